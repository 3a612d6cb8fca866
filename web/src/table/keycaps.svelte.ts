/** What is printed on the key at a place of this person's keyboard, as far as the browser tells. */
import { settings } from "../settings/settings.svelte.ts";

interface Keyboards {
  keyboard?: { getLayoutMap?: () => Promise<ReadonlyMap<string, string>> };
}

/** Keys with a sign rather than a letter. */
const SIGNS: Readonly<Record<string, string>> = { Backspace: "⌫", Space: "␣", Enter: "⏎" };
/** Signs that lie elsewhere on other keyboards. */
const USUAL: Readonly<Record<string, string>> = { Comma: ",", Period: ".", Slash: "/" };

let layout = $state.raw<ReadonlyMap<string, string>>(new Map());
void (navigator as Keyboards).keyboard?.getLayoutMap?.().then(
  (map) => (layout = map),
  () => {}, // then the letters of the place
);

/** `code` is that of a `KeyboardEvent`; digits are called by their figure, also where they need the shift key. */
export function keycap(code: string): string {
  if (code.startsWith("Digit")) return code.slice("Digit".length);
  return SIGNS[code] ?? (layout.get(code) ?? USUAL[code] ?? code.replace(/^Key/, "")).toUpperCase();
}

/** The same for whoever listens; nothing while keys are switched off. */
export function shortcut(code: string): string | undefined {
  return settings.chosen.keys ? keycap(code) : undefined;
}
