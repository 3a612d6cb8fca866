/** What is printed on the key at a place of this person's keyboard, as far as the browser tells. */
interface Keyboards {
  keyboard?: { getLayoutMap?: () => Promise<ReadonlyMap<string, string>> };
}

/** Keys with a sign rather than a letter. */
const SIGNS: Readonly<Record<string, string>> = { Backspace: "⌫", Space: "␣", Enter: "⏎" };

let layout = $state.raw<ReadonlyMap<string, string>>(new Map());
void (navigator as Keyboards).keyboard?.getLayoutMap?.().then(
  (map) => (layout = map),
  () => {}, // then the letters of the place
);

/** `code` is that of a `KeyboardEvent`. */
export function keycap(code: string): string {
  return SIGNS[code] ?? (layout.get(code) ?? code.replace(/^Key|^Digit/, "")).toUpperCase();
}
