/** Keys by their place on the keyboard, without a modifier, and never while somebody writes. */

export function isForTheBoard(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey || event.defaultPrevented) return false;
  // The sign that asks for the rules lies elsewhere on each keyboard, and not always with Shift.
  if (event.key === "?") return false;
  const at = event.target;
  if (!(at instanceof HTMLElement)) return true;
  return !at.isContentEditable && !["INPUT", "TEXTAREA", "SELECT"].includes(at.tagName);
}

/** A key that presses what has the focus is left to it. */
export function presses(event: KeyboardEvent): boolean {
  const keys = event.code === "Enter" || event.code === "NumpadEnter" || event.code === "Space";
  return keys && event.target instanceof HTMLElement && event.target.closest("button, a, summary") !== null;
}

export function digitOf({ code }: KeyboardEvent): number | null {
  const [, digit] = /^(?:Digit|Numpad)([0-9])$/.exec(code) ?? [];
  return digit === undefined ? null : Number(digit);
}
