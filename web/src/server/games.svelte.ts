/** What is told about a game, once for each language. */
import { settings } from "../settings/settings.svelte.ts";
import type { GameAbout } from "./api.ts";
import { get } from "./http.ts";
import { once } from "./once.ts";

export function gameAbout(game: string): Promise<GameAbout> {
  return once(`game ${settings.language} ${game}`, () => get<GameAbout>(`/api/games/${encodeURIComponent(game)}`));
}
