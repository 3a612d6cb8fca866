/** What the shell shows beside the board: one thing at a time, and the way back to where the focus was. */

export type Panel = "rules" | "hint" | "settings" | "table";

export class Panels {
  shown = $state<Panel | null>(null);
  topic = $state<string | null>(null);
  #before: Element | null = null;

  open(panel: Panel): void {
    if (this.shown === null) this.#before = document.activeElement;
    this.shown = panel;
  }

  rules(topic: string | null): void {
    this.topic = topic;
    this.open("rules");
  }

  toggle(panel: Panel): void {
    if (this.shown === panel) this.close();
    else this.open(panel);
  }

  close(): void {
    this.shown = null;
    if (this.#before instanceof HTMLElement && this.#before.isConnected) this.#before.focus({ preventScroll: true });
    this.#before = null;
  }
}
