/** Keys of this board, heard anywhere on the page but where somebody writes. */
import { settings } from "../../settings/settings.svelte.ts";
import { ownsKey } from "../../shell/keys.ts";
import type { Desk } from "../../table/desk.ts";
import type { FuseInput } from "./input.svelte.ts";

export function heard(event: KeyboardEvent, desk: Desk, input: FuseInput): void {
  if (isHeldDown(event)) event.preventDefault();
  if (!settings.chosen.keys || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  // The sign that asks for the rules lies elsewhere on each keyboard, also on digits.
  if (ownsKey(event) || event.key === "?") return;
  if (event.code === "KeyT" && desk.mayTalk) input.talk();
  else if (event.code === "KeyJ") input.readLog();
  else if (event.repeat || !input.press(event.code)) return;
  event.preventDefault();
}

/** However long a key is held on a choice, it is one tap. */
function isHeldDown({ repeat, target }: KeyboardEvent): boolean {
  return repeat && target instanceof Element && target.matches("[data-choice]");
}
