/** Keys by their place on the keyboard, without a modifier, and never those of what has the focus. */
import { ownsKey, types } from "../../shell/keys.ts";

/** Steps of the story follow each other while their key is held. */
const STEPS = new Set(["Comma", "Period"]);
const CONFIRMS = new Set(["Enter", "NumpadEnter"]);

/** A key that is held is one tap, never the second one that commits. */
export function isHeld({ repeat, code }: KeyboardEvent): boolean {
  return repeat && !STEPS.has(code);
}

/** Held, it would press again and again what has the focus. */
export function pressesAgain(event: KeyboardEvent): boolean {
  return isHeld(event) && CONFIRMS.has(event.code);
}

/** With `confirms`, Enter is none of what has the focus. */
export function isForTheBoard(event: KeyboardEvent, { confirms = false } = {}): boolean {
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey || event.defaultPrevented) return false;
  if (isHeld(event)) return false;
  // The sign that asks for the rules lies elsewhere on each keyboard, and not always with Shift.
  if (event.key === "?") return false;
  return !ownsKey(event) || (confirms && CONFIRMS.has(event.code) && !types(event.target));
}

export function digitOf({ code }: KeyboardEvent): number | null {
  const [, digit] = /^(?:Digit|Numpad)([0-9])$/.exec(code) ?? [];
  return digit === undefined ? null : Number(digit);
}
