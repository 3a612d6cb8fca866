/** Keys of this board, heard anywhere on the page but where somebody writes. */
import { settings } from "../../settings/settings.svelte.ts";
import { ownsKey } from "../../shell/keys.ts";
import type { Desk } from "../../table/desk.ts";
import type { FuseInput } from "./input.svelte.ts";

export function heard(event: KeyboardEvent, desk: Desk, input: FuseInput): void {
  if (!settings.chosen.keys || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (ownsKey(event)) return;
  if (event.code === "KeyT" && desk.mayTalk) input.talk();
  else if (event.repeat || !input.press(event.code)) return;
  event.preventDefault();
}
