/** What follows an input at once waits until the input is painted.
 *
 * A server that is near answers before the frame that shows the tap, and all that the answer changes would be drawn in that
 * same frame.  Nothing overtakes anything; nothing waits while nobody looks, nor for long.
 */

/** The longest wait for a frame, in milliseconds. */
const LONGEST = 200;

export class Painting {
  #later: (() => void)[] | null = null;
  #frame = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** There was an input: what comes from now on waits for its frame. */
  begin(): void {
    if (this.#later || document.hidden) return;
    this.#later = [];
    this.#endIn(LONGEST);
    // A task of its own comes after what the frame paints.
    this.#frame = requestAnimationFrame(() => this.#endIn(0));
  }

  /** Now, or as soon as the frame is painted, in the order in which it came. */
  then(what: () => void): void {
    if (this.#later) this.#later.push(what);
    else what();
  }

  end(): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
    const later = this.#later ?? [];
    this.#later = null;
    for (const each of later) each();
  }

  #endIn(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.end(), ms);
  }
}
