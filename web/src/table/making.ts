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

/** A table as it is usually played alone. */
export const ownTable = (game: string): TableAsked => ({ game, sit: true });

/** Does an address ask for a table at once? On somebody's own machine alone, so that no link makes tables elsewhere. */
export function asksForTable({ hostname, searchParams }: URL): boolean {
  return searchParams.has("now") && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
}

/** A table as it is usually played, alone or with bots in the other seats. */
export function usualTable(game: GameAbout, company: Company): TableAsked {
  const several = severalOf(game.players);
  const bot = game.bots.at(-1);
  if (company === "alone" || several === null || bot === undefined) return ownTable(game.game);
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
