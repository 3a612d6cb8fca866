import { expect, test } from "vitest";
import { marksToCome } from "./spoken.ts";

test("the clock is spoken at each mark that is still to come", () => {
  expect(marksToCome(600_000)).toEqual([300_000, 120_000, 60_000, 30_000, 10_000]);
  expect(marksToCome(30_000)).toEqual([10_000]);
  expect(marksToCome(9_000)).toEqual([]);
});
