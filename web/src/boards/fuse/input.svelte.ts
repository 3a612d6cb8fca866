/** What somebody does at the board of FUSE: which die is looked at, what is dragged, to whom it goes. */
import { tick } from "svelte";
import type { AbsentTold, Choice, FuseView, SignTold } from "../../server/wire.ts";
import { settings } from "../../settings/settings.svelte.ts";
import { focusOn } from "../../shell/regions.ts";
import type { Desk } from "../../table/desk.ts";
import {
  activeDie,
  choiceOf,
  choicesOf,
  onTheWay,
  openSlots,
  takingOf,
  type Active,
  type Coming,
  type Hand,
} from "./choices.ts";
import { wishOf, type Wish } from "./keys.ts";
import { trayPiece } from "./pieces.ts";

/** A die of a turn that is dragged, and how far. */
export interface Drag {
  piece: string;
  x: number;
  y: number;
}

export class FuseInput {
  chosen = $state<number | null>(null);
  /** What was chosen and is to be confirmed, where one tap is not enough. */
  selected = $state<string | null>(null);
  giving = $state(false);
  /** A call that waits for the die it points at. */
  pointing = $state.raw<SignTold | null>(null);
  drag = $state.raw<Drag | null>(null);
  /** The seat that gets the die as soon as it is in the hand. */
  gift = $state<number | null>(null);
  /** Talk and log take the place of the calls, where there is no room for both. */
  talking = $state(false);
  /** How often what can be played for somebody who is away was asked for by its key. */
  standIns = $state(0);

  /** The place of the tray that was looked at when something was played. */
  #sent: number | null = null;
  #turn: number | undefined;
  readonly #desk: () => Desk;

  constructor(desk: () => Desk) {
    this.#desk = desk;
  }

  view = $derived.by(() => this.#desk().view as FuseView | null);
  seat = $derived.by(() => {
    const { viewer } = this.#desk();
    return typeof viewer === "number" ? viewer : null;
  });
  choices: readonly Choice[] = $derived.by(() => (this.#desk().inert ? [] : this.#desk().choices));
  /** The seats of people who are away, and what can be played for them. */
  absent: readonly AbsentTold[] = $derived.by(() => (this.#desk().inert ? [] : this.#desk().absent));
  /** What can be called: to nobody where one is alone. */
  calls: readonly SignTold[] = $derived.by(() => {
    const { inert, seats, signs } = this.#desk();
    return inert || seats.length < 2 ? [] : signs;
  });
  pending: ReadonlySet<string> = $derived.by(() => this.#desk().pending);
  hand: Hand | null = $derived.by(() => {
    const { view, choices, pending, seat, chosen } = this;
    return view && { view, choices, pending, seat, chosen };
  });
  active: Active | null = $derived.by(() => {
    const { hand, drag } = this;
    return hand && (activeDie(hand) ?? this.#dragged(hand.view, drag));
  });
  /** Are dice taken into the hand at this table? */
  holds = $derived(
    this.active?.how === "held" || this.active?.how === "asked" || choiceOf(this.choices, "claim") !== undefined,
  );
  losing = $derived(this.choices.some((choice) => choice.kind === "lose"));
  picking = $derived(this.choices.some((choice) => choice.kind === "pick"));
  open = $derived(openSlots(this.choices, this.losing ? null : (this.active?.die ?? "")));
  coming: Map<string, Coming> = $derived(this.hand ? onTheWay(this.hand) : new Map());
  oneTap = $derived(settings.chosen.oneTap ?? true);
  /** Is there something to be forgotten: a first tap, a die that is looked at, a gift or a call that waits for one? */
  begun = $derived(
    this.giving ||
      this.selected !== null ||
      this.gift !== null ||
      this.pointing !== null ||
      this.active?.how === "chosen",
  );

  #dragged(view: FuseView, drag: Drag | null): Active | null {
    const place = drag ? this.#placeOf(drag.piece) : -1;
    const die = view.tray[place];
    return die?.is === "free" ? { place, die: die.die, how: "chosen" } : null;
  }

  /** Where a die of the tray lies: nowhere once its turn is over, or while dice are lost. */
  #placeOf(piece: string): number {
    const { view } = this;
    return view && !view.question ? view.tray.findIndex((_, place) => trayPiece(view.turn, place) === piece) : -1;
  }

  /** Play a choice, or choose it first where a second tap is wanted. */
  use(choice: Choice): void {
    if (!this.oneTap && this.selected !== choice.action) {
      this.selected = choice.action;
      return this.#desk().chose();
    }
    this.play(choice);
  }

  /** A second tap, before the table shows what the first has done, asks for nothing more. */
  play(choice: Choice): void {
    const { chosen } = this;
    if (this.pending.has(choice.action)) return;
    this.forget();
    this.chosen = choice.kind === "place" || choice.kind === "claim" ? chosen : null;
    this.#sent = this.chosen;
    this.#desk().play(choice.action);
  }

  /** Once the table shows what was sent, or it was refused, its die is looked at no more; another one is. */
  settle(): void {
    if (this.pending.size) return;
    if (this.chosen === this.#sent) this.chosen = null;
    this.#sent = null;
  }

  /** With a turn goes what was begun with its dice. */
  keepTo(turn: number | undefined): void {
    if (turn !== this.#turn) this.forget();
    this.#turn = turn;
  }

  forget(): void {
    this.chosen = this.selected = this.gift = null;
    this.giving = false;
    this.pointing = this.drag = null;
  }

  /** A die of the tray was tapped. */
  take(place: number): void {
    const die = this.view?.tray[place]?.die;
    if (die === undefined) return;
    if (this.pointing) return this.point(die);
    if (this.active?.place === place) return this.putBack();
    const taking = takingOf(this.choices, die);
    if (taking === "look") {
      this.chosen = place;
      this.#desk().chose();
    } else if (taking) {
      this.chosen = place;
      this.play(taking);
    } else this.why(`claim ${die}`);
  }

  /** The die goes back to the tray. */
  putBack(): void {
    const release = choiceOf(this.choices, "release");
    if (this.active?.how === "held" && release) this.play(release);
    else this.forget();
  }

  point(die: string): void {
    const sign = this.pointing;
    this.pointing = null;
    if (sign) this.#desk().sign(sign.sign, die);
  }

  /** A call: at once, or with the die that is before one, or with the next that is tapped. */
  call(sign: SignTold): void {
    if (!sign.points) this.#desk().sign(sign.sign);
    else if (this.active) this.#desk().sign(sign.sign, this.active.die);
    else this.pointing = this.pointing ? null : sign;
  }

  /** A slot was tapped that can be used for nothing now. */
  closed(slot: string): void {
    this.why(this.losing ? `lose ${slot}` : `place ${this.active?.die ?? this.#uselessOn(slot)} on ${slot}`);
  }

  /** A bomb of somebody else was tapped: what is before one does not go there, and nothing is lost there. */
  closedTo(card: string): void {
    this.why(this.active ? `place ${this.active.die} on ${card}.1` : `lose ${card}.1`);
  }

  /** Where no die is before one: the first of the tray that does not go there, else any. */
  #uselessOn(slot: string): string {
    const free = this.view?.tray.filter((each) => each.is === "free") ?? [];
    return free.find(({ die }) => !openSlots(this.choices, die).has(slot))?.die ?? "r1";
  }

  why(action: string): void {
    if (!this.#desk().inert) this.#desk().why(action.toLowerCase());
  }

  /** Once only: a field that comes later leaves the focus where it is, so that keys go on meaning moves. */
  talk(): void {
    this.#talksAt("[data-talk]");
  }

  /** The log, whose lines lead to rules, lies where the calls do if there is no room for both. */
  readLog(): void {
    this.#talksAt("[data-log]");
  }

  #talksAt(part: string): void {
    this.talking = true;
    void tick().then(() => focusOn(document.querySelector<HTMLElement>(part)));
  }

  /** Play for somebody who is away. */
  standIn(seat: number, choice: Choice): void {
    this.#desk().play(choice.action, seat);
  }

  /** Give the die to somebody: at once, or as soon as it is in the hand; else, why not? */
  promise(seat: number): void {
    const { active } = this;
    const choice = choiceOf(this.choices, "give", { seat: seat + 1 });
    if (choice) this.use(choice);
    else if (active?.how === "asked") this.gift = seat;
    else if (active) this.why(`give ${active.die} to ${seat + 1}`);
  }

  give(seat: number): void {
    const choice = choiceOf(this.choices, "give", { seat: seat + 1 });
    this.gift = null;
    if (choice) this.play(choice);
  }

  /** A die was dropped: on a slot, on somebody, or into the hand. */
  drop(piece: string, slot: string | null, seat: number | null): void {
    this.drag = null;
    const place = this.#placeOf(piece);
    const die = this.view?.tray[place]?.die;
    if (die === undefined) return;
    const held = this.active?.how === "held" && this.active.place === place;
    this.chosen = place;
    const [card, number] = slot?.split(".") ?? [];
    const placing = choiceOf(this.choices, "place", { die, card, slot: Number(number) });
    if (placing) this.play(placing);
    else if (slot) this.why(`place ${die} on ${slot}`);
    else if (held && seat !== null) this.give(seat);
    else if (!held) {
      this.take(place);
      this.gift = seat;
    }
  }

  wish(code: string): Wish | null {
    const { view, choices, active, giving, begun } = this;
    const now = { choices, signs: this.calls, active, giving, begun, absent: this.absent.length > 0 };
    return view && wishOf(code, { view, ...now });
  }

  /** A key was pressed; says whether it meant something here. */
  press(code: string): boolean {
    return this.fulfil(this.wish(code));
  }

  fulfil(wish: Wish | null): boolean {
    switch (wish?.kind) {
      case "play":
        this.use(wish.choice);
        break;
      case "take":
        this.take(wish.place);
        break;
      case "give":
        this.giving = !this.giving;
        break;
      case "drop":
        this.forget();
        break;
      case "call":
        this.call(wish.sign);
        break;
      case "why":
        this.why(wish.action);
        break;
      case "stand_in":
        this.standIns += 1;
        break;
      default:
        return false;
    }
    return true;
  }

  /** What was promised to somebody goes to them once it is in the hand; if it never comes, or goes, it is forgotten. */
  goOn(): void {
    if (!choiceOf(this.choices, "give")) this.giving = false;
    if (this.gift === null) return;
    if (choicesOf(this.choices, "give").length) this.give(this.gift);
    else if (!this.active) this.gift = null;
  }
}
