/** Names on cards, and what bombs ask for in words, in the language that is chosen. */
import type { FuseBothNames } from "../../server/wire.ts";
import { settings } from "../../settings/settings.svelte.ts";
import type { Legend } from "../../table/legend.svelte.ts";

export function nameOf({ name }: { name: string | FuseBothNames }): string {
  return typeof name === "string" ? name : name[settings.language];
}

/** What a bomb asks for; nothing until it is told. */
export function wordsOf(legend: Legend, card: string): string {
  return legend.noun("bombs", card)?.text ?? "";
}

/** Where there is little room: how its slots are related; what each of them asks for is printed in it. */
export function shortOf(legend: Legend, card: string): string {
  return legend.noun("bombs", card)?.short ?? "";
}
