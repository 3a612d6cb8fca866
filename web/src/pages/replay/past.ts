/** A game that is over as tables that stand still: one for each step. */
import type { PlayerAbout, Replay, SeenAt, StepAbout } from "../../server/api.ts";
import type { ClockTold, Entry, SeatTold, Table, View } from "../../server/wire.ts";
import type { GameEvent } from "../../table/fold.ts";
import { standingTable } from "../../table/standing.ts";

const HIDDEN = "hidden";

/** A view in which everything is filled in that another view knows. */
export function opened(views: readonly unknown[]): unknown {
  const [first, ...others] = views;
  if (first === HIDDEN) return others.find((each) => each !== HIDDEN) ?? HIDDEN;
  if (Array.isArray(first))
    return first.map((each: unknown, index) =>
      opened([each, ...others.flatMap((other) => (Array.isArray(other) ? [other[index] as unknown] : []))]),
    );
  if (typeof first !== "object" || first === null) return first;
  return Object.fromEntries(
    Object.entries(first).map(([name, value]) => [
      name,
      opened([value, ...others.flatMap((other) => (isObject(other) ? [other[name]] : []))]),
    ]),
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function entryOf({ step, played, lines }: StepAbout): Entry {
  const seat = typeof played["seat"] === "number" ? played["seat"] : null;
  return { version: step, kind: "played", step, time: 0, lines, seat, played };
}

const seatOf = ({ seat, player, name, called }: PlayerAbout): SeatTold => ({
  seat,
  player,
  name,
  called,
  here: true,
  ready: true,
});

/** What the clock showed after a step, where one ran. */
function clockAt({ clock, steps }: Replay, step: number): ClockTold | null {
  if (clock === null || !isTimed(steps)) return null;
  const now = steps.slice(0, step + 1).findLast((each) => timeOf(each) !== null);
  return { now: Math.min(clock, timeOf(now) ?? 0), end: clock, runs: false, starts_in: 0 };
}

/** The table after a step, as whoever looks at the record sees it; `over` is said where nothing was asked any more. */
export function tableAt(replay: Replay, seen: SeenAt, over: string): Table {
  const open = seen.viewer === "open";
  const view = (open ? opened(seen.views) : seen.views[0]) as View;
  const sentence = seen.questions[0]?.sentence ?? over;
  const { step, questions, labels } = seen;
  const listed = seen.sections ? { sections: seen.sections } : {};
  const moment = { step, sentence, questions, labels, ...listed, clock: clockAt(replay, step) };
  return standingTable(view, moment, {
    game: replay.game,
    options: replay.options as string[][],
    agreed: replay.agreed,
    practice: replay.practice,
    seats: replay.seats.map(seatOf),
    log: replay.steps.filter((each) => each.step <= seen.step).map(entryOf),
  });
}

/** The steps with which a turn, a trick or a round begins. */
export function turnsOf(steps: readonly StepAbout[]): number[] {
  const begins = (event: GameEvent) => event.event.endsWith("_started");
  return steps.filter(({ played }) => (played["events"] as GameEvent[]).some(begins)).map(({ step }) => step);
}

/** The turn before or behind a step: where it begins; the ends of the game where there is none. */
export function turnFrom(turns: readonly number[], step: number, by: -1 | 1, last: number): number {
  return by > 0 ? (turns.find((each) => each > step) ?? last) : (turns.findLast((each) => each < step) ?? 0);
}

/** How long one looks at a step before the next comes, in milliseconds; at `true` speed until the clock shows that. */
export function pauseAfter(
  steps: readonly StepAbout[],
  step: number,
  speed: "true" | number,
  now: number | null = timeOf(steps[step]),
): number {
  const beat = 900;
  if (speed !== "true") return beat / speed;
  const next = timeOf(steps[step + 1]);
  return now === null || next === null ? beat : Math.max(0, next - now);
}

function timeOf(step: StepAbout | undefined): number | null {
  const at = step?.played["at"];
  return typeof at === "number" ? at : null;
}

/** Whether a clock ran, so that there is a true speed. */
export function isTimed(steps: readonly StepAbout[]): boolean {
  return steps.some((each) => timeOf(each) !== null);
}
