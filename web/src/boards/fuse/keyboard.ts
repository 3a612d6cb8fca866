/** Keys of this board, heard anywhere on the page but where somebody writes. */
import { settings } from "../../settings/settings.svelte.ts";
import { types } from "../../shell/keys.ts";
import type { Desk } from "../../table/desk.ts";
import type { FuseInput } from "./input.svelte.ts";

export function heard(event: KeyboardEvent, desk: Desk, input: FuseInput): void {
  if (!settings.chosen.keys || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const target = event.target as HTMLElement;
  if (types(target)) return;
  if ((event.code === "Space" || event.code === "Enter") && target.closest("button, a, [role=button]")) return;
  if (event.code === "KeyT" && desk.mayTalk) input.talk();
  else if (event.repeat || !input.press(event.code)) return;
  event.preventDefault();
}
