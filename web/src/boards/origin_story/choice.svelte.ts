/** What the person is about to do: a choice that lies on the table, and whether a surrender is asked again. */
import type { Choice } from "../../server/wire.ts";
import { settings } from "../../settings/settings.svelte.ts";
import type { Desk } from "../../table/desk.ts";

export class Choosing {
  #desk: () => Desk;
  #action = $state<string | null>(null);
  #asking = $state(false);
  /** Whatever is asked anew starts without a choice. */
  #step = $state(-1);

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

  commit(choice: Choice | null): void {
    if (choice) this.#desk().play(choice.action);
  }

  askSurrender(): void {
    this.#now();
    this.#action = null;
    this.#asking = true;
  }

  /** One step back; false if there is nothing to go back from. */
  back(): boolean {
    const any = this.asking || this.chosen !== null;
    this.#asking = false;
    this.#action = null;
    return any;
  }

  #now(): void {
    this.#step = this.#desk().step;
  }
}
