/** What just happened, as effects on the board: which thing, how, and when; nothing here moves anything. */
import type { Entry } from "../../server/wire.ts";
import { eventsOf, type GameEvent } from "../../table/fold.ts";
import { way } from "./geometry.ts";

export type Effect = { delay: number } & (
  | { does: "roll" | "refresh" }
  | { does: "drop"; module: string; bay: number }
  | { does: "turn"; module: string; from: number; by: number }
  | { does: "cross"; piece: "module" | "plan"; from: number; to: number }
  | { does: "fill" | "empty" | "stripe" | "plan"; bay: number }
  | { does: "shake"; seat: number }
);

/** How long each takes, in milliseconds. */
export const LASTS: Record<Effect["does"], number> = {
  roll: 500,
  drop: 260,
  turn: 420,
  cross: 420,
  fill: 260,
  empty: 260,
  stripe: 900,
  plan: 420,
  refresh: 420,
  shake: 180,
};

/** More at once nobody follows: the board then shows how it is. */
const MOST = 12;
/** Plans land one after the other. */
const LAID = 60;

type Begun = Effect extends infer Each ? (Each extends Effect ? Omit<Each, "delay"> : never) : never;

/** Pieces that change places: what lay on each of these bays lies on the next one, and of the last on the first. */
function crossing(piece: "module" | "plan", ...bays: unknown[]): Begun[] {
  return bays.map((from, index) => ({
    does: "cross",
    piece,
    from: Number(from),
    to: Number(bays[(index + 1) % bays.length]),
  }));
}

function begun(event: GameEvent, direction: "cw" | "acw" | null): Begun[] {
  const bay = Number(event["bay"]);
  switch (event.event) {
    case "deployed":
      return [{ does: "roll" }, { does: "drop", module: String(event["module"]), bay }];
    case "die_rolled":
      return [{ does: "roll" }];
    case "module_moved":
      return [
        { does: "turn", module: String(event["module"]), from: bay, by: way(bay, Number(event["to"]), direction) },
      ];
    case "swapped":
      return crossing("module", bay, event["other"]);
    case "cycled":
      return crossing("module", event["first"], event["second"], event["third"]);
    case "plans_swapped":
      return crossing("plan", bay, event["other"]);
    case "plans_cycled":
      return crossing("plan", event["first"], event["second"], event["third"]);
    case "locked":
      return (event["bays"] as number[]).map((each) => ({ does: "fill", bay: each }));
    case "unlocked":
      return [{ does: "empty", bay }];
    case "malfunction":
      return [{ does: "stripe", bay }];
    case "refreshed":
      return [{ does: "refresh" }];
    case "plan_laid":
      return [{ does: "plan", bay }];
    case "verified":
      return event["verified"] === false ? [{ does: "shake", seat: Number(event["seat"]) }] : [];
    default:
      return [];
  }
}

/** Things of one kind happen together; the next kind begins when the one before is half done, a drop after its die. */
export function effectsOf(events: readonly GameEvent[]): Effect[] {
  const effects: Effect[] = [];
  let direction: "cw" | "acw" | null = null;
  let groups = 0;
  let delay = 0;
  let last: Effect["does"] | null = null;
  let laid = 0;
  for (const event of events) {
    if (event.event === "rotated") direction = event["direction"] === "cw" ? "cw" : "acw";
    for (const each of begun(event, direction)) {
      if (last !== null && each.does !== last) {
        delay += last === "roll" ? LASTS.roll : LASTS[last] / 2;
        groups += 1;
      }
      last = each.does;
      const later = each.does === "plan" ? LAID * laid++ : 0;
      effects.push({ ...each, delay: delay + later } as Effect);
    }
  }
  return groups > MOST ? [] : effects;
}

/** What the die showed last. */
export function lastDie(log: readonly Entry[]): number | null {
  for (let index = log.length - 1; index >= 0; index -= 1) {
    const entry = log[index];
    const event =
      entry && eventsOf([entry]).findLast((each) => each.event === "deployed" || each.event === "die_rolled");
    if (event && typeof event["die"] === "number") return event["die"];
  }
  return null;
}

/** The malfunction that happened last in what was just told: `A12` for bay 12 of set A. */
export function malfunctionIn(events: readonly GameEvent[]): string | null {
  const event = events.findLast((each) => each.event === "malfunction");
  return event ? `${String(event["set"])}${String(event["bay"])}` : null;
}
