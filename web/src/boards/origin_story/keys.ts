/** Keys by their place on the keyboard, without a modifier, and never those of what has the focus. */
import { ownsKey } from "../../shell/keys.ts";

export function isForTheBoard(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey || event.defaultPrevented) return false;
  // The sign that asks for the rules lies elsewhere on each keyboard, and not always with Shift.
  if (event.key === "?") return false;
  return !ownsKey(event);
}

export function digitOf({ code }: KeyboardEvent): number | null {
  const [, digit] = /^(?:Digit|Numpad)([0-9])$/.exec(code) ?? [];
  return digit === undefined ? null : Number(digit);
}
