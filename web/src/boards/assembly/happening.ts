/** What just happened, as effects on the board: which thing, how, and when; nothing here moves anything. */
import type { Entry } from "../../server/wire.ts";
import { eventsOf, type GameEvent } from "../../table/fold.ts";
import { way } from "./geometry.ts";
import { BAYS } from "./terms.ts";

export type Effect = { delay: number } & (
  | { does: "roll" | "refresh" }
  | { does: "drop"; module: string; bay: number }
  | { does: "turn"; module: string; from: number; by: number }
  | { does: "cross"; piece: "module" | "plan"; from: number; to: number }
  | { does: "fill" | "empty" | "stripe" | "plan" | "blink"; bay: number }
  | { does: "shake" | "discard"; seat: number }
  | { does: "ask" | "answer" }
  | { does: "light"; segment: number }
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
  ask: 160,
  answer: 160,
  discard: 260,
  blink: 260,
  light: 300,
};

/** More at once nobody follows: the board then shows how it is. */
const MOST = 12;
/** What comes one after the other: how much later each begins than the one before. */
const LATER: Partial<Record<Effect["does"], number>> = { plan: 60, blink: 60, light: 50 };

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

/** The bays from the die on that the module passes over. */
function passed(die: number, bay: number): Begun[] {
  const count = way(die, bay, "cw");
  return Array.from({ length: count }, (_, index) => ({ does: "blink", bay: ((die + index - 1) % BAYS) + 1 }));
}

/** The segments of the hub, once round. */
const round: Begun[] = Array.from({ length: BAYS }, (_, segment) => ({ does: "light", segment }));

function begun(event: GameEvent, direction: "cw" | "acw" | null): Begun[] {
  const bay = Number(event["bay"]);
  switch (event.event) {
    case "deployed":
      return [
        { does: "roll" },
        ...passed(Number(event["die"]), bay),
        { does: "drop", module: String(event["module"]), bay },
      ];
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
    case "asked":
      return event["command"] === null ? [] : [{ does: "ask" }];
    case "answered":
      return [{ does: "answer" }];
    case "card_discarded":
      return [{ does: "discard", seat: Number(event["seat"]) }];
    case "won":
    case "lost":
      return round;
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
  const begunSo: Partial<Record<Effect["does"], number>> = {};
  for (const event of events) {
    if (event.event === "rotated") direction = event["direction"] === "cw" ? "cw" : "acw";
    for (const each of begun(event, direction)) {
      if (each.does === "discard" && last === "discard") continue; // a whole hand goes at once
      if (last !== null && each.does !== last) {
        delay += last === "roll" ? LASTS.roll : LASTS[last] / 2;
        groups += 1;
      }
      last = each.does;
      const before = begunSo[each.does] ?? 0;
      begunSo[each.does] = before + 1;
      effects.push({ ...each, delay: delay + before * (LATER[each.does] ?? 0) } as Effect);
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
