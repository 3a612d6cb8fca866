/** What the person is about to do: a choice that lies on the table, and whether a surrender is asked again. */
import type { Choice } from "../../server/wire.ts";
import { settings } from "../../settings/settings.svelte.ts";
import type { Desk } from "../../table/desk.ts";
import { ofKind } from "./choosing.ts";
import type { View } from "./terms.ts";

/** Tokens that were placed while another was on its way: they follow it as soon as the table asks for them. */
interface Run {
  step: number;
  actions: readonly string[];
}

export class Choosing {
  #desk: () => Desk;
  #action = $state<string | null>(null);
  #asking = $state(false);
  /** Whatever is asked anew starts without a choice. */
  #step = $state(-1);
  #run = $state.raw<Run | null>(null);
  #digits = $state.raw<readonly string[]>([]);

  constructor(desk: () => Desk) {
    this.#desk = desk;
  }

  get chosen(): Choice | null {
    const { step, choices } = this.#desk();
    return (this.#step === step && choices.find((each) => each.action === this.#action)) || null;
  }

  get asking(): boolean {
    return this.#asking && this.#step === this.#desk().step && this.surrender !== undefined;
  }

  get surrender(): Choice | undefined {
    return this.#desk().choices.find((each) => each.kind === "surrender");
  }

  /** What is on its way, or follows it. */
  get pending(): ReadonlySet<string> {
    const { pending } = this.#desk();
    return this.#run ? new Set([...pending, ...this.#run.actions]) : pending;
  }

  /** What charges, by its digit: each keeps its own while tokens are placed. */
  get digits(): readonly string[] {
    if (!this.#charges) return [];
    const charges = ofKind(this.#desk().choices, "charge").map(({ action }) => action);
    return [...new Set([...this.#digits, ...charges])];
  }

  isChosen(choice: Choice | undefined): boolean {
    return choice !== undefined && choice === this.chosen;
  }

  /** One tap chooses, a second one commits; where it is so set, one is enough. */
  tap(choice: Choice): void {
    if (this.#desk().inert) return;
    if (settings.chosen.oneTap || this.isChosen(choice)) return this.commit(choice);
    this.#now();
    this.#action = choice.action;
    this.#asking = false;
  }

  /** One answer at a time; a second one is kept only while tokens are placed, since what comes next is the same question. */
  commit(choice: Choice): void {
    const { pending, step } = this.#desk();
    if (!pending.size) this.#desk().play(choice.action);
    else if (this.#charges && !this.pending.has(choice.action))
      this.#run = { step, actions: [...(this.#run?.actions ?? []), choice.action] };
  }

  get #charges(): boolean {
    return (this.#desk().view as View | null)?.waiting[0]?.kind === "charge";
  }

  /** The table has answered: what was kept is played, or it is said why it cannot be; a refusal, or another question, ends it. */
  goOn(): void {
    const { pending, step, choices } = this.#desk();
    this.#digits = this.digits;
    if (!this.#run || pending.size) return;
    const { step: before, actions } = this.#run;
    this.#run = null;
    const [next, ...more] = actions;
    if (next === undefined || before === step || !this.#charges) return;
    if (!choices.some(({ action }) => action === next)) return this.#desk().why(next);
    if (more.length) this.#run = { step, actions: more };
    this.#desk().play(next);
  }

  askSurrender(): void {
    this.#now();
    this.#action = null;
    this.#asking = true;
  }

  /** The question is taken back. */
  playOn(): void {
    this.#asking = false;
  }

  /** One step back; false if there is nothing to go back from. */
  back(): boolean {
    const any = this.asking || this.chosen !== null;
    this.playOn();
    this.#action = null;
    return any;
  }

  #now(): void {
    this.#step = this.#desk().step;
    this.#desk().chose();
  }
}
