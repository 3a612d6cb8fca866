/** What a surrender has cost, as the server foretold it the moment before. */
import { eventsOf, type GameEvent, type Latest } from "../../table/fold.ts";
import type { Side, View, Who } from "./terms.ts";

export interface Forfeited {
  who: Who;
  points: number;
  paysNothing: readonly string[];
  /** What your side brought, where that was told. */
  side: { side: Side; points: number } | null;
}

/** Null where the last thing that happened was no surrender. */
export function forfeitedBy(latest: Latest | null): Forfeited | null {
  const events = latest ? eventsOf(latest.entries) : [];
  const surrendered = events.find((each) => each.event === "surrendered");
  const cost = (latest?.before.view as View | null | undefined)?.surrender;
  if (!surrendered || !cost) return null;
  return {
    who: surrendered["who"] as Who,
    points: cost.points,
    paysNothing: cost.pays_nothing,
    side: sideIn(events),
  };
}

function sideIn(events: readonly GameEvent[]): Forfeited["side"] {
  const paid = events.find((each) => each.event === "side_paid" && each["who"] === "you");
  return paid ? { side: paid["side"] as Side, points: Number(paid["points"]) } : null;
}
