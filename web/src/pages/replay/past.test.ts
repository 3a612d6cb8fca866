import { expect, test } from "vitest";
import type { Replay, SeenAt, StepAbout } from "../../server/api.ts";
import { isTimed, opened, pauseAfter, tableAt, turnFrom, turnsOf } from "./past.ts";

const step = (number: number, events: string[] = [], at?: number): StepAbout => ({
  step: number,
  played: { seat: 0, events: events.map((event) => ({ event })), ...(at === undefined ? {} : { at }) },
  notation: null,
  lines: [`step ${number}`],
});

test("open eyes see in one view what each seat sees", () => {
  const first = {
    viewer: 0,
    hands: [
      ["swap", "cw"],
      ["hidden", "hidden"],
    ],
    pile: { count: 3, known: ["hidden"] },
  };
  const other = {
    viewer: 1,
    hands: [
      ["hidden", "hidden"],
      ["any", "wild"],
    ],
    pile: { count: 3, known: ["hidden"] },
  };
  expect(opened([first, other])).toEqual({
    viewer: 0,
    hands: [
      ["swap", "cw"],
      ["any", "wild"],
    ],
    pile: { count: 3, known: ["hidden"] },
  });
});

test("a table of the past offers nothing, and its log ends there", () => {
  const replay = {
    game: "assembly",
    options: [],
    agreed: {},
    practice: false,
    seats: [{ seat: 0, player: "person", name: null, called: "seat 1" }],
    steps: [step(0), step(1), step(2)],
  } as unknown as Replay;
  const seen = {
    step: 1,
    last: 2,
    viewer: "0",
    views: [{ viewer: 0 }],
    questions: [],
    labels: null,
  } as unknown as SeenAt;
  const table = tableAt(replay, seen, "It is over.");
  expect(table.now.actions).toEqual([]);
  expect(table.now.sentence).toBe("It is over.");
  expect(table.log.map((each) => each.step)).toEqual([0, 1]);
  expect(table.viewer).toBe(0);
  expect(table.now).not.toHaveProperty("sections");
  const sections = [{ heading: "The ring", lines: ["Bay 1."] }];
  expect(tableAt(replay, { ...seen, sections }, "It is over.").now.sections).toEqual(sections);
});

test("the clock of the past shows when a step was, until time is up", () => {
  const steps = [step(0), step(1, [], 1_000), step(2), step(3, [], 60_080)];
  const replay = { options: [], seats: [], steps, clock: 60_000 } as unknown as Replay;
  const shown = (at: number, of = replay) => {
    const seen = { step: at, viewer: "0", views: [{ viewer: 0 }], questions: [], labels: null };
    return tableAt(of, seen as unknown as SeenAt, "").now.clock;
  };
  expect([0, 1, 2, 3].map((at) => shown(at)?.now)).toEqual([0, 1_000, 1_000, 60_000]);
  expect(shown(1)).toMatchObject({ end: 60_000, runs: false });
  expect(shown(1, { ...replay, clock: null })).toBe(null);
  expect(shown(1, { ...replay, steps: [step(0), step(1)] })).toBe(null);
});

test("turns begin where an event says so", () => {
  const steps = [step(0, ["turn_started"]), step(1), step(2, ["placed", "turn_started"]), step(3)];
  expect(turnsOf(steps)).toEqual([0, 2]);
});

test("from turn to turn, and to the ends", () => {
  expect(turnFrom([0, 4, 9], 4, 1, 12)).toBe(9);
  expect(turnFrom([0, 4, 9], 9, 1, 12)).toBe(12);
  expect(turnFrom([0, 4, 9], 6, -1, 12)).toBe(4);
  expect(turnFrom([2], 1, -1, 12)).toBe(0);
});

test("at true speed a step lasts as long as it took", () => {
  const steps = [step(0), step(1, [], 1_000), step(2, [], 1_250)];
  expect(isTimed(steps)).toBe(true);
  expect(pauseAfter(steps, 1, "true")).toBe(250);
  expect(pauseAfter(steps, 1, "true", 1_100)).toBe(150);
  expect(pauseAfter(steps, 1, 2)).toBe(450);
  expect(pauseAfter(steps, 0, "true")).toBe(900);
});
