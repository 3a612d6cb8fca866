/** Who sits at a table, and names as a list of a language. */
import type { SeatTold } from "../server/wire.ts";
import type { Viewer } from "../table/desk.ts";

export type Presence = "open" | "bot" | "here" | "away";

export function presenceOf(seat: Pick<SeatTold, "player" | "here">): Presence {
  if (seat.player === null) return "open";
  if (botOf(seat.player) !== null) return "bot";
  return seat.here ? "here" : "away";
}

/** Is there a seat for somebody whom a link can be sent to? */
export function haveRoom(seats: readonly SeatTold[], viewer: Viewer): boolean {
  return seats.some((each) => each.seat !== viewer && presenceOf(each) !== "bot");
}

/** What stands for somebody in little room: the first letter of a name as people see it, or the number of the seat. */
export function initialOf({ name, seat }: Pick<SeatTold, "name" | "seat">): string {
  const [first] = new Intl.Segmenter().segment(name ?? "");
  return first?.segment ?? String(seat + 1);
}

/** The bot of a seat by its name, if one sits there: `bot greedy 1` is greedy. */
export function botOf(player: string | null | undefined): string | null {
  return /^bot (\S+)/.exec(player ?? "")?.[1] ?? null;
}

/** Names in a row, as the language has it. */
export function listed(names: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(names);
}

/** The names of these seats. */
export function called(seats: readonly SeatTold[], wanted: readonly number[]): string[] {
  return seats.filter((each) => wanted.includes(each.seat)).map((each) => each.called);
}
