/** Keys of the shell, by their place; the keys of a game win, but for the one that explains. */

export type ShellKey = "rules" | "hint" | "undo" | "log" | "talk" | "back" | "region" | "time" | "next" | "explain";

const BY_PLACE: Readonly<Record<string, ShellKey>> = {
  KeyH: "hint",
  KeyU: "undo",
  KeyJ: "log",
  KeyT: "talk",
  KeyY: "time",
  KeyN: "next",
  KeyI: "explain",
};

/** What a key asks of the shell, once however long it is held; letters only where they may act and nothing is typed. */
export function shellKey(event: KeyboardEvent, letters: boolean): ShellKey | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.code === "F6") return "region";
  if (event.repeat) return null;
  if (event.key === "Escape") return "back";
  if (!letters || types(event.target)) return null;
  // The question mark is a sign, and lies elsewhere on each keyboard.
  if (event.key === "?") return "rules";
  return event.shiftKey ? null : (BY_PLACE[event.code] ?? null);
}

const PRESSES = new Set(["Space", "Enter", "NumpadEnter"]);
/** What Space and Enter press, or open; and what Space scrolls besides. */
const PRESSED = "button, a, summary, select, input, [role=button], [role=switch]";
const SCROLLED = `${PRESSED}, [tabindex="0"]`;

/** Whether what is focused has its own use for a key: it takes letters, or is pressed or scrolled by it. */
export function ownsKey({ code, target }: KeyboardEvent): boolean {
  if (types(target)) return true;
  if (!PRESSES.has(code) || !(target instanceof Element)) return false;
  return target.closest(code === "Space" ? SCROLLED : PRESSED) !== null;
}

/** Whether what is focused takes letters. */
export function types(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !["button", "checkbox", "radio", "range"].includes(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || target.isContentEditable;
}
