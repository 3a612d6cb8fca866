import { expect, test } from "vitest";
import { cuesOf } from "./cues.ts";

test("each sound is heard once, in the order of the events", () => {
  expect(cuesOf(["rolled", "die_rolled", "die_rolled", "placed"])).toEqual(["roll", "lock"]);
});

test("what has no sound of its own is silent", () => {
  expect(cuesOf(["turn_started", "nothing_lost"])).toEqual([]);
});

test("many events are cut short, and the end is still heard", () => {
  expect(cuesOf(["claimed", "rolled", "placed", "defused", "won"])).toEqual(["take", "roll", "won"]);
});
