/** What a person does at this board, by a tap or by a key: choose, commit, ask why not, step through what is told. */
import type { Choice } from "../../server/wire.ts";
import type { Desk } from "../../table/desk.ts";
import { Choosing } from "./choice.svelte.ts";
import { mainOf, ofDigit, ofKind } from "./choosing.ts";
import { digitOf } from "./keys.ts";
import type { Tab } from "./Tabs.svelte";
import type { Telling } from "./telling.svelte.ts";
import type { View } from "./terms.ts";

export class Acting {
  readonly choosing: Choosing;
  /** On a phone: what is to be seen under the board; null until somebody wants something. */
  tab = $state<Tab | null>(null);
  /** Where there is room for only one of them beside the board. */
  below = $state<"tableau" | "log">("tableau");
  #desk: () => Desk;
  #telling: Telling;

  constructor(desk: () => Desk, telling: Telling) {
    this.#desk = desk;
    this.#telling = telling;
    this.choosing = new Choosing(desk);
  }

  get choices(): readonly Choice[] {
    const desk = this.#desk();
    return desk.inert ? [] : desk.choices;
  }

  /** Somebody sits here, who may ask why something cannot be done. */
  get asks(): boolean {
    const { viewer, past } = this.#desk();
    return viewer !== "spectator" && !past;
  }

  tap = (choice: Choice): void => {
    this.#telling.finish();
    this.tab = "hand";
    this.choosing.tap(choice);
  };

  commit = (choice: Choice): void => {
    this.#telling.finish();
    this.choosing.commit(choice);
  };

  askSurrender = (): void => {
    this.#telling.finish();
    this.tab = "hand";
    this.choosing.askSurrender();
  };

  why = (action: string): void => {
    this.#telling.finish();
    if (this.choices.length) this.#desk().why(action);
  };

  whyCard = (card: string): void => this.why(`play ${card.toLowerCase()}`);
  whyPower = (power: string): void => this.why(`use ${power}`);
  whySurrender = (): void => this.why("surrender");

  /** True: the key was ours. */
  byKey(event: KeyboardEvent): boolean {
    const digit = digitOf(event);
    if (digit !== null && this.choices.length) return (this.#byDigit(digit), true);
    switch (event.code) {
      case "Comma":
        return (this.#telling.step(-1), true);
      case "Period":
        return (this.#telling.step(1), true);
      case "Slash":
        return (this.#telling.finish(), true);
      case "Escape":
        return this.choosing.back();
      case "Enter":
      case "NumpadEnter":
        return this.#confirms();
      case "KeyS":
        return this.#surrenders();
      case "KeyJ":
      case "KeyT":
        // The shell goes there, as soon as it is to be seen.
        return ((this.tab = this.below = "log"), false);
      case "KeyH":
      case "KeyV": {
        const [side] = ofKind(this.choices, event.code === "KeyH" ? "hero" : "villain");
        if (side) this.tap(side);
        return side !== undefined;
      }
      default:
        return false;
    }
  }

  #byDigit(digit: number): void {
    const charge = this.choosing.digits[digit === 0 ? 9 : digit - 1];
    if (charge !== undefined) return this.#charges(charge);
    const hand = (this.#desk().view as View | null)?.hand.map(({ card }) => card) ?? [];
    const meant = ofDigit(this.choices, digit, hand);
    if (meant === "not here") this.whyCard(hand[digit === 0 ? 9 : digit - 1] ?? "");
    else if (meant) this.tap(meant);
  }

  #charges(action: string): void {
    const choice = this.choices.find((each) => each.action === action);
    if (choice) this.commit(choice);
    else this.why(action);
  }

  #confirms(): boolean {
    if (!this.#telling.over) return (this.#telling.finish(), true);
    const main = mainOf(this.choices, this.choosing.chosen);
    if (this.choosing.asking || !main) return false;
    return (this.commit(main), true);
  }

  #surrenders(): boolean {
    const { surrender, asking } = this.choosing;
    if (!this.choices.length) return false;
    if (!surrender) this.whySurrender();
    else if (asking) this.commit(surrender);
    else this.askSurrender();
    return true;
  }
}
