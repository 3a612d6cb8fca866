/** A table as the messages of the server make it: each one folded into what was there. */
import type { Entry, News, Now, SeatTold, Table } from "../server/wire.ts";

export interface Held {
  /** What stays: the game, the options, who looks. */
  table: Table;
  seats: SeatTold[];
  log: Entry[];
  now: Now;
  version: number;
  /** When the message about it came, by this browser's own clock, for the game's. */
  heard: number;
  latest: Latest | null;
}

/** What the last message told anew, and how the table was before it: what is animated. */
export interface Latest {
  entries: Entry[];
  before: Now;
  /** It happened while the line was lost. */
  missed: boolean;
}

export function withTable(held: Held | null, message: Table, heard: number): Held {
  const goesOn = held !== null && message.after > 0;
  return {
    table: message,
    seats: message.seats,
    log: goesOn ? [...held.log.filter((each) => each.version <= message.after), ...message.log] : message.log,
    now: message.now,
    version: message.version,
    heard,
    latest: goesOn && message.log.length ? { entries: message.log, before: held.now, missed: true } : null,
  };
}

/** News that were known already, as after a connection was lost, change nothing. */
export function withNews(held: Held, message: News, heard: number): Held {
  if (message.version < held.version) return held;
  const entries = message.entries.filter((each) => each.version > held.version);
  return {
    ...held,
    seats: message.seats ?? held.seats,
    log: entries.length ? [...held.log, ...entries] : held.log,
    now: message.now,
    version: message.version,
    heard,
    latest: entries.length ? { entries, before: held.now, missed: false } : held.latest,
  };
}

/** Is all told that was played? Whoever joins in a pause is told only that something was. */
export function isWhole(log: readonly Entry[]): boolean {
  return log.every((each) => each.kind !== "played" || each.played);
}

/** The events of what happened, in their order. */
export function eventsOf(entries: readonly Entry[]): GameEvent[] {
  return entries.flatMap((entry) => (entry.played?.["events"] as GameEvent[] | undefined) ?? []);
}

export interface GameEvent {
  event: string;
  [argument: string]: unknown;
}
