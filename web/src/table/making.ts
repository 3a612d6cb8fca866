/** Tables that are made from this browser, and where one goes then. */
import { go } from "../routing.svelte.ts";
import type { GameAbout, TableAsked, TableMade } from "../server/api.ts";
import { post } from "../server/http.ts";
import { keepLinks } from "./links.ts";

export type Company = "alone" | "bot";
/** At most as many as the server takes. */
export type Seats = NonNullable<TableAsked["seats"]>;

/** How many play where somebody wants company: as few as can be. */
export function severalOf(players: readonly number[]): number | null {
  const several = players.filter((each) => each > 1);
  return several.length ? Math.min(...several) : null;
}

/** A table as it is usually played, alone or with bots in the other seats. */
export function usualTable(game: GameAbout, company: Company): TableAsked {
  const several = severalOf(game.players);
  const bot = game.bots.at(-1);
  if (company === "alone" || several === null || bot === undefined) return { game: game.game, sit: true };
  const bots = Array.from({ length: several - 1 }, () => ({ bot }));
  return { game: game.game, options: { players: several }, seats: [{}, ...bots] as Seats, sit: true };
}

/** Where one goes after a table was made: to its links, if somebody else is to have one, or else to the table. */
export function placeOf(made: TableMade): string {
  const others = made.seats.filter(({ seat }) => seat !== made.seat);
  return others.length ? `/t/${made.table}/share` : `/t/${made.table}`;
}

/** Make a table, keep its links, and go there. */
export async function open(path: string, asked: unknown): Promise<void> {
  const made = await post<TableMade>(path, asked);
  keepLinks(made.table, made.seats);
  go(placeOf(made));
}
