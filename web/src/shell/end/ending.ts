/** The end of a game as it is shown: bands around the one that was reached, and a table like the last one. */
import type { TableAsked } from "../../server/api.ts";
import type { Ended, SeatTold, Table, View } from "../../server/wire.ts";
import { botOf } from "../people.ts";

export interface Band {
  words: string;
  mine: boolean;
}

/** The band that was reached, with the one below and the one above it. */
export function bandsAround(ended: Ended, outcome: View["outcome"]): Band[] {
  const at = Object.keys(outcome?.bands ?? {}).indexOf(outcome?.band ?? "");
  if (at < 0) return [];
  return ended.bands.map((words, index): Band => ({ words, mine: index === at })).slice(Math.max(0, at - 1), at + 2);
}

/** The same again: the same options, bots where bots sat, and whoever asks in the first seat. */
export function sameAgain(table: Table, seats: readonly SeatTold[]): TableAsked {
  const own = seats.findIndex((each) => each.seat === table.viewer);
  const order =
    own > 0 ? [own, ...seats.keys()].filter((seat, index, all) => all.indexOf(seat) === index) : seats.keys();
  const wanted = [...order].map((index) => {
    const seat = seats[index];
    return { bot: botOf(seat?.player), name: seat?.name ?? null };
  });
  return {
    game: table.game,
    options: table.agreed,
    seats: wanted as NonNullable<TableAsked["seats"]>,
    practice: table.practice,
    sit: true,
  };
}
