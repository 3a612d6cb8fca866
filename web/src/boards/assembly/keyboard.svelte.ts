/** Keys of this board, heard anywhere on the page but where somebody writes. */
import { ownsKey, types } from "../../shell/keys.ts";
import type { SignTold } from "../../server/wire.ts";
import { settings } from "../../settings/settings.svelte.ts";
import type { Desk } from "../../table/desk.ts";
import { awaitsMore } from "./draft.ts";
import type { Input } from "./input.svelte.ts";
import { intentOf, type Intent } from "./keys.ts";
import { listed } from "./listing.ts";
import type { Part } from "./parts.ts";
import { BAYS, SIGN_GROUPS, signGroup, THREE } from "./terms.ts";

/** How long a second figure may take, in milliseconds. */
const WAIT = 700;
const ENTER = new Set(["Enter", "NumpadEnter"]);
const ALL = Array.from({ length: BAYS }, (_, index) => index + 1);

interface Shell {
  open: (part: Part) => void;
}

export class Keyboard {
  readonly #desk: Desk;
  readonly #input: Input;
  readonly #shell: Shell;
  /** Where the focus was when a key last did something on the board. */
  #acted: Element | null = null;
  /** Figures that were typed, and the step that they belong to. */
  #typing = { step: -1, figures: "" };
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(desk: Desk, input: Input, shell: Shell) {
    this.#desk = desk;
    this.#input = input;
    this.#shell = shell;
  }

  /** Heard before any piece hears it: Enter confirms what keys have put together, while the focus stays where it was.
   *
   * A key that is held presses once: else it would choose, and then confirm.
   */
  first(event: KeyboardEvent): void {
    if (!ENTER.has(event.code) || types(event.target)) return;
    const on = this.#target(event);
    const confirms = on !== null && on === this.#acted && this.#input.action !== null;
    if (!confirms && !(event.repeat && ownsKey(event))) return;
    event.preventDefault();
    event.stopPropagation();
    if (confirms && !event.repeat) this.#input.confirm();
  }

  /** What has the focus while keys may act; null where they mean something else. */
  #target(event: KeyboardEvent): Element | null {
    if (!settings.chosen.keys || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return null;
    // The sign that asks for the rules lies elsewhere on each keyboard, on some above a figure.
    if (event.key === "?") return null;
    const on = event.target instanceof Element ? event.target : document.body;
    return types(on) ? null : on;
  }

  heard(event: KeyboardEvent): void {
    const on = this.#target(event);
    if (!on || event.repeat || ownsKey(event)) return;
    const input = this.#input;
    const intent = intentOf(event.code, {
      kind: input.kind,
      distances: input.distances,
      signs: this.#desk.signs.length > 0,
      pointing: input.pointing !== null,
      bays: input.bays.size > 0,
    });
    if (!intent || (intent.does === "back" && !input.canGoBack)) return;
    event.preventDefault();
    this.#acted = on;
    this.#do(intent);
  }

  #do(intent: Intent): void {
    const input = this.#input;
    switch (intent.does) {
      case "command":
        return input.kind === "ask" ? input.ask(intent.command) : input.command(intent.command);
      case "nothing":
        return input.ask(null);
      case "card":
        return this.#card(intent.number);
      case "three":
        return input.pay(THREE);
      case "distance":
        return input.distance(intent.number);
      case "role":
        return input.useRole();
      case "confirm":
        return input.confirm();
      case "back":
        return input.back();
      case "choice":
        return this.#choice(intent.number);
      case "figure":
        return this.#figure(intent.number);
      case "sign":
        return this.#sign(this.#signs()[intent.number - 1]);
      case "point":
        return this.#sign(this.#desk.signs.find(({ points }) => points));
      case "talk":
      case "log":
        return this.#shell.open(intent.does);
    }
  }

  #card(number: number): void {
    const view = this.#desk.view;
    const card = view?.game === "assembly" ? view.hands[this.#input.seat]?.[number - 1] : undefined;
    if (card) this.#input.pay(card);
  }

  #choice(number: number): void {
    const choice = listed(this.#input.choices, this.#input.bay, this.#input.picked)[number - 1];
    if (!choice) return;
    if (this.#input.kind === "answer") this.#input.play(choice.action);
    else this.#input.choose(choice);
  }

  #signs() {
    return SIGN_GROUPS.flatMap((group) => this.#desk.signs.filter(({ sign }) => signGroup(sign) === group));
  }

  #sign(sign: SignTold | undefined): void {
    if (sign) this.#input.sign(sign);
  }

  /** A bay by its figures; after a 1 another figure is waited for where one could follow. */
  #figure(number: number): void {
    const { step } = this.#desk;
    const before = this.#typing.step === step ? this.#typing.figures : "";
    this.forget();
    const figures = `${before}${number}`;
    const bays = this.#input.pointing === null ? [...this.#input.bays.keys()] : ALL;
    if (!awaitsMore(figures, bays)) return this.#typed(figures);
    this.#typing = { step, figures };
    this.#timer = setTimeout(() => step === this.#desk.step && this.#typed(figures), WAIT);
  }

  /** A bay that cannot be picked says why. */
  #typed(figures: string): void {
    this.forget();
    const bay = ALL.find((each) => String(each) === figures);
    if (bay !== undefined) this.#input.tap(bay);
  }

  /** Figures that wait for another one are not waited for any more. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#typing = { step: -1, figures: "" };
  }
}
