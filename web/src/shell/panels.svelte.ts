/** What the shell shows beside the board: one thing at a time, and the way back to where the focus was. */
import { focusOn } from "./regions.ts";

export type Panel = "rules" | "hint" | "settings" | "table";

export class Panels {
  shown = $state<Panel | null>(null);
  topic = $state<string | null>(null);
  /** What the rules are searched for. */
  search = $state("");
  /** What waits for the focus in what was opened; a board may show that in another place later, and moves no focus. */
  entering = $state<"section" | "input" | null>(null);
  #before: Element | null = null;

  open(panel: Panel): void {
    if (this.shown === null) this.#before = document.activeElement;
    this.shown = panel;
    this.entering = "section";
  }

  rules(topic: string | null): void {
    this.topic = topic;
    this.open("rules");
  }

  toggle(panel: Panel): void {
    if (this.shown === panel) this.close();
    else this.open(panel);
  }

  /** What had the focus is gone for a moment, with the place where it was shown. */
  moves(had: Element | null): void {
    if (this.shown && had) this.entering = had.matches("input") ? "input" : "section";
  }

  /** Something else takes the place, and has the focus already. */
  putAway(): void {
    this.shown = this.#before = null;
    this.search = "";
  }

  /** The focus goes back; where what had it is gone meanwhile, as a refusal with its rule, to the sentence. */
  close(): void {
    const before = this.#before;
    this.putAway();
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    else if (before) focusOn(document.querySelector<HTMLElement>("[data-sentence]"));
  }
}
