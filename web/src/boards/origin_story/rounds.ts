/** How rounds went, from the events of the log. */
import { eventsOf, type GameEvent } from "../../table/fold.ts";
import type { Entry } from "../../server/wire.ts";
import { TRICKS, type Side, type View, type Who } from "./terms.ts";

/** What became of a trick: whose it is, cancelled, under way, or still to come. */
export type TrickState = { trick: number; is: "won"; by: Who } | { trick: number; is: "cancelled" | "now" | "open" };

function ofThisRound(events: readonly GameEvent[]): readonly GameEvent[] {
  return events.slice(1 + events.findLastIndex((each) => each.event === "round_started"));
}

/** The tricks of this round. */
export function tricksOf(log: readonly Entry[], trick: number): TrickState[] {
  const events = ofThisRound(eventsOf(log));
  const won = new Map(events.flatMap((each) => (each.event === "trick_won" ? [[each["trick"], each["who"]]] : [])));
  const cancelled = new Set<unknown>();
  let under = 0;
  for (const each of events) {
    if (each.event === "trick_started") under = Number(each["trick"]);
    if (each.event === "trick_cancelled") cancelled.add(under);
  }
  return Array.from({ length: TRICKS }, (_, place): TrickState => {
    const number = place + 1;
    if (won.has(number)) return { trick: number, is: "won", by: won.get(number) as Who };
    if (cancelled.has(number)) return { trick: number, is: "cancelled" };
    return { trick: number, is: number === trick ? "now" : "open" };
  });
}

/** The side that was taken in each round, as far as there was one. */
export function sidesOf(log: readonly Entry[]): (Side | null)[] {
  // The first round has begun before anything was played.
  const sides: (Side | null)[] = [null];
  for (const each of eventsOf(log)) {
    if (each.event === "round_started") sides[Number(each["round"]) - 1] = null;
    if (each.event === "aligned") sides[sides.length - 1] = each["side"] as Side;
  }
  return sides;
}

/** The points of all three after each finished round, from the start on. */
export function totalsOf({ rounds }: Pick<View, "rounds">): Record<Who, number>[] {
  const totals = [{ automaton: 0, factoryon: 0, you: 0 }];
  for (const each of rounds) {
    const last = totals.at(-1) ?? { automaton: 0, factoryon: 0, you: 0 };
    totals.push({
      automaton: last.automaton + each.automaton,
      factoryon: last.factoryon + each.factoryon,
      you: last.you + each.you,
    });
  }
  return totals;
}
