/** What a person has chosen on this board and not sent yet; it belongs to one step of the table, and ends with it. */
import { untrack } from "svelte";
import type { Choice, Previewed, SignTold } from "../../server/wire.ts";
import { settings } from "../../settings/settings.svelte.ts";
import type { Desk } from "../../table/desk.ts";
import {
  byBay,
  commanded,
  commands,
  declared,
  distances,
  NOTHING,
  paidWith,
  payments,
  readDraft,
  roleFor,
  sentence,
  type Draft,
} from "./draft.ts";
import { inWords } from "./terms.ts";

interface Made {
  step: number;
  draft: Draft;
  /** A choice that is no declaration. */
  chosen: string | null;
  /** A bay about which there are several choices. */
  bay: number | null;
}

const fresh = (step: number): Made => ({ step, draft: NOTHING, chosen: null, bay: null });

/** Bays that were tapped one after the other: the first is on its way, the others wait until the table asks for them. */
interface Run {
  step: number;
  bays: readonly [number, ...number[]];
}

export class Input {
  readonly #desk: Desk;
  #made: Made;
  /** What was foreseen of what was sent last. */
  #last = $state.raw<{ action: string; preview: Previewed } | null>(null);
  #run = $state.raw<Run | null>(null);
  #pointing = $state.raw<{ step: number; sign: string } | null>(null);
  /** The step that was answered last. */
  #answered = -1;

  constructor(desk: Desk) {
    this.#desk = desk;
    this.#made = $state.raw(this.#begun());
  }

  /** What is looked at already when the board opens. */
  #begun(): Made {
    const { step, foreseen, choices } = this.#desk;
    if (!foreseen) return fresh(step);
    const draft = readDraft(choices, foreseen.action);
    return draft ? { ...fresh(step), draft } : { ...fresh(step), chosen: foreseen.action };
  }

  #now = $derived.by(() => (this.#made.step === this.#desk.step ? this.#made : fresh(this.#desk.step)));

  /** A sign that waits for the bay it points at. */
  get pointing(): string | null {
    const { step, inert } = this.#desk;
    return this.#pointing?.step === step && !inert ? this.#pointing.sign : null;
  }
  set pointing(sign: string | null) {
    this.#pointing = sign === null ? null : { step: this.#desk.step, sign };
  }
  get draft(): Draft {
    return this.#now.draft;
  }
  get bay(): number | null {
    return this.#now.bay;
  }
  get choices(): readonly Choice[] {
    return this.#desk.inert ? [] : this.#desk.choices;
  }
  get seat(): number {
    return typeof this.#desk.viewer === "number" ? this.#desk.viewer : -1;
  }

  /** What I am asked. */
  kind = $derived.by(() => {
    if (!this.choices.length) return null;
    return this.#desk.view?.waiting.find(({ seat }) => seat === this.seat)?.kind ?? null;
  });
  bays = $derived.by(() => byBay(this.choices));
  /** What ends the picking, where something is picked. */
  done = $derived.by(() => this.choices.find(({ kind }) => kind === "done") ?? null);

  /** How far what is declared can go, where that is to be said. */
  distances = $derived.by(() => distances(this.choices, this.draft));

  /** What would be sent now. */
  action = $derived.by(() => {
    const { chosen, draft } = this.#now;
    return chosen ?? sentence(this.choices, draft) ?? (this.picked.length ? (this.done?.action ?? null) : null);
  });
  /** The choice behind it, for its words. */
  choice = $derived.by(() => {
    const action = this.action;
    return this.choices.find((each) => each.action === action) ?? declared(this.choices, this.draft);
  });
  /** What the server foresees of it. */
  preview = $derived.by(() => {
    const { foreseen, pending } = this.#desk;
    if (foreseen && foreseen.action === this.action) return foreseen.preview;
    return this.#last && pending.has(this.#last.action) ? this.#last.preview : null;
  });

  /** What is picked so far, while bays are picked. */
  get picked(): readonly number[] {
    const view = this.#desk.view;
    if (view?.game !== "assembly" || !view.waiting.some(({ kind }) => kind === "pick")) return [];
    return view.command?.picked ?? [];
  }
  get sending(): boolean {
    return this.action !== null && this.#desk.pending.has(this.action);
  }

  /** Ask what would follow whenever something is chosen, and go on with bays that wait. */
  watch(): void {
    $effect(() => {
      const action = this.choice?.leads_on ? null : this.action;
      untrack(() => this.#desk.foresee(action));
    });
    $effect(() => {
      const { step, refusal } = this.#desk;
      untrack(() => this.#goOn(step, refusal !== null));
    });
  }

  /** The table asks for the next bay: those that were tapped meanwhile are tapped now. */
  #goOn(step: number, refused: boolean): void {
    const run = this.#run;
    if (!run || (step === run.step && !refused)) return;
    this.#run = null;
    const [, ...waiting] = refused ? [] : run.bays;
    for (const bay of waiting) this.tap(bay);
  }

  #make(change: Partial<Made>, atOnce = settings.chosen.oneTap): void {
    this.#made = { ...this.#now, ...change };
    this.#desk.chose();
    if (atOnce) this.confirm();
  }

  /** One answer to each question: while it is on its way, what is tapped besides is no second one. */
  play(action: string): void {
    const { step, pending, inert } = this.#desk;
    if (inert || (pending.size && this.#answered === step)) return;
    this.#answered = step;
    this.#desk.play(action);
  }

  /** A tap on something that is chosen already is the second one, which commits. */
  tapped(chosen: boolean, choose: () => void): void {
    if (chosen && this.action !== null) this.confirm();
    else choose();
  }

  /** Ask why something cannot be done, while there is something to do; the answer takes the place of the sentence. */
  why(action: string): void {
    if (!this.#desk.inert && this.#desk.view?.waiting.length) this.#desk.why(action);
  }

  pay(payment: string): void {
    if (!payments(this.choices).includes(payment)) return this.why(inWords.declare(payment));
    const view = this.#desk.view;
    const agreed = view?.game === "assembly" && view.answer === "yes" ? view.asked : null;
    this.#draft(paidWith(this.choices, payment, agreed));
  }

  command(command: string): void {
    const all = this.choices;
    const able = payments(all).find((each) => declared(all, { ...NOTHING, payment: each, command }));
    const payment = this.draft.payment ?? able ?? payments(all)[0] ?? "";
    const draft = commanded(all, { ...this.draft, payment }, command);
    if (declared(all, draft)) this.#draft(draft);
    else this.why(inWords.declare(payment, command));
  }

  /** The role of my own, used or not. */
  get ownRole(): string | null {
    const view = this.#desk.view;
    return view?.game === "assembly" ? (view.roles[this.seat]?.role ?? null) : null;
  }

  useRole(): void {
    const { payment, command, role } = this.draft;
    if (payment === null || this.ownRole === null) return;
    if (roleFor(this.choices, this.draft)) return this.#draft({ ...this.draft, role: !role });
    const [first = ""] = commands(this.choices, payment);
    this.why(`${inWords.declare(payment, command ?? first)} with ${this.ownRole}`);
  }

  ask(command: string | null): void {
    const choice = this.choices.find((each) => each.arguments["command"] === command);
    if (choice) this.play(choice.action);
    else this.why(inWords.ask(command));
  }

  distance(distance: number): void {
    this.#make({ draft: { ...this.draft, distance } });
  }

  #draft(draft: Draft): void {
    const [first = null] = settings.chosen.oneTap ? [] : distances(this.choices, draft);
    this.#make({ draft: { ...draft, distance: draft.distance ?? first } });
  }

  /** What is only a part of an answer is played at once: nothing happens before the rest is said. */
  choose(choice: Choice): void {
    const about = choice.arguments["bay"];
    const chosen = { chosen: choice.action, bay: about === this.bay ? this.bay : null };
    if (!choice.leads_on || typeof about !== "number") return this.#make(chosen);
    this.#run = { step: this.#desk.step, bays: [about] };
    this.#make(chosen, true);
  }

  /** A sign is made at once, or waits for the bay it points at. */
  sign({ sign, points }: SignTold): void {
    if (this.#desk.inert) return;
    if (points) this.pointing = this.pointing === sign ? null : sign;
    else this.#desk.sign(sign);
  }

  /** A bay was tapped; the answer says whether it means anything now. */
  tap(bay: number): void {
    if (this.pointing !== null) {
      this.#desk.sign(this.pointing, String(bay));
      this.pointing = null;
      return;
    }
    if (this.#run) {
      const { step, bays } = this.#run;
      if (bays.at(-1) !== bay) this.#run = { step, bays: [...bays, bay] };
      return;
    }
    const about = this.bays.get(bay) ?? [];
    const [only, ...more] = about;
    if (only && !more.length) this.tapped(this.#now.chosen === only.action, () => this.choose(only));
    else if (only) this.#make({ bay, chosen: null });
    else if (this.picked.at(-1) === bay && this.#desk.mayUndo) this.#desk.undo();
    else this.why(inWords.bay(bay));
  }

  confirm(): void {
    const action = this.action;
    if (action === null || this.sending || this.#desk.inert) return;
    this.#last = this.preview && { action, preview: this.preview };
    this.play(action);
  }

  /** One step back: the sign that waits, what is chosen, or what was picked. */
  back(): void {
    const { chosen, draft, bay } = this.#now;
    if (this.pointing !== null) this.pointing = null;
    else if (chosen !== null || bay !== null || draft !== NOTHING) this.#made = fresh(this.#desk.step);
    else if (this.#desk.mayUndo && this.picked.length) this.#desk.undo();
  }

  get canGoBack(): boolean {
    const { chosen, draft, bay } = this.#now;
    const made = this.pointing !== null || chosen !== null || bay !== null || draft !== NOTHING;
    return made || (this.#desk.mayUndo && this.picked.length > 0);
  }
}
