import { expect, it } from "vitest";
import type { FuseView, SeatTold } from "../../server/wire.ts";
import type { GameEvent } from "../../table/fold.ts";
import { printedOf } from "./dice.ts";
import { flightOf } from "./flying.svelte.ts";
import { inWords, standingOf } from "./seats.ts";
import { figures } from "./time.ts";

const quiet = {
  question: null,
  picking: [],
  tray: [],
  phase: "draft",
  bag_holder: 1,
  stopped: [],
  confirmed: [],
  owed: [0, 0],
} as unknown as FuseView;
const ana: SeatTold = { seat: 0, player: "person", name: "Ana", called: "Ana", here: true, ready: true };

it("what a seat does is the most telling of all", () => {
  expect(standingOf(quiet, ana)).toEqual({ is: "done" });
  expect(standingOf({ ...quiet, owed: [2, 0] }, ana)).toEqual({ is: "owes", dice: 2 });
  const holds = { ...quiet, owed: [2, 0], tray: [{ die: "R3" as const, is: "held" as const, seat: 0 }] };
  expect(standingOf(holds, ana)).toEqual({ is: "holds", die: "R3" });
  expect(standingOf({ ...holds, picking: [0] }, ana)).toEqual({ is: "picks" });
  const question = { cause: "penalty" as const, shown: "R3", seats: [1] };
  expect(standingOf({ ...holds, question }, ana)).toEqual({ is: "spared" });
  expect(standingOf(holds, { ...ana, here: false })).toEqual({ is: "away" });
  expect(standingOf({ ...quiet, phase: "roll", bag_holder: 0 }, ana)).toEqual({ is: "rolls" });
  expect(standingOf({ ...quiet, confirmed: [0] }, ana)).toEqual({ is: "agreed" });
});

it("before the dice are rolled nobody but whoever rolls them is said to do anything", () => {
  const before = { ...quiet, phase: "roll" as const };
  expect(inWords(standingOf(before, ana), { me: false })).toBe("");
  expect(inWords(standingOf({ ...before, bag_holder: 0 }, ana), { me: false })).toBe("rolls");
});

it("what I do is said behind my own name, not as of somebody else", () => {
  expect(inWords({ is: "rolls" }, { me: true })).toBe("roll");
  expect(inWords({ is: "holds", die: "R3" }, { me: true })).toBe("hold R3");
});

it("what is printed in a slot", () => {
  expect(printedOf("_")).toEqual({ kind: "blank" });
  expect(printedOf("?")).toEqual({ kind: "any" });
  expect(printedOf("G5")).toEqual({ kind: "asks", one: { colour: "g", value: "5" } });
  expect(printedOf("R/4")).toEqual({
    kind: "either",
    one: { colour: "r", value: null },
    other: { colour: null, value: "4" },
  });
});

it("time in figures, never less than nothing", () => {
  expect([221_400, 59_001, 10_000, -5].map(figures)).toEqual(["3:42", "1:00", "0:10", "0:00"]);
});

it("dice fly to the bag from what is emptied, and from the tray to whoever is given one", () => {
  const free = { die: "R3" as const, is: "free" as const, seat: null };
  const view = { ...quiet, turn: 4, tray: [free, { die: "R3" as const, is: "held" as const, seat: 1 }] };
  const flown = (event: GameEvent) => flightOf(event, view);
  expect(flown({ event: "die_lost", seat: 1, die: "R3", card: "B12", slot: 3 })?.dice).toBe('[data-lies^="B12.3"]');
  expect(flown({ event: "defused", seat: 1, card: "B1", points: 2 })?.dice).toBe('[data-lies^="B1."]');
  expect(flown({ event: "given", seat: 0, to: 1, die: "R3" })).toMatchObject({
    dice: '[data-piece="die 4.2"]',
    to: '[data-seat="1"]',
  });
  expect(flown({ event: "placed", seat: 1, die: "R3", card: "B12", slot: 3 })).toBeNull();
});
