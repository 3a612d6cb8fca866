/** What the server is asked while a page is shown: asked again when the language, or what the question reads, changes. */
import { Refusal } from "./http.ts";

export class Asked<T> {
  value = $state.raw<T | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  #ask: () => Promise<T>;
  #latest = 0;

  /** To be made while a component is set up. */
  constructor(ask: () => Promise<T>) {
    this.#ask = ask;
    $effect(() => void this.again());
  }

  /** Ask once more; an answer that is overtaken by a later question is dropped. */
  async again(): Promise<void> {
    const number = ++this.#latest;
    try {
      const value = await this.#ask();
      if (number === this.#latest) [this.value, this.refusal] = [value, null];
    } catch (problem) {
      if (number === this.#latest) this.refusal = refusalOf(problem);
    }
  }
}

/** What a button asks of the server: once at a time, however often it is pressed, and why it was refused. */
export class Doing {
  busy = $state(false);
  refusal = $state.raw<Refusal | null>(null);

  async try(what: () => Promise<unknown>): Promise<void> {
    if (this.busy) return;
    [this.busy, this.refusal] = [true, null];
    try {
      await what();
    } catch (problem) {
      this.refusal = refusalOf(problem);
    } finally {
      this.busy = false;
    }
  }
}

/** A refusal of the server; anything else is a mistake of ours, and not hidden. */
export function refusalOf(problem: unknown): Refusal {
  if (problem instanceof Refusal) return problem;
  throw problem;
}
