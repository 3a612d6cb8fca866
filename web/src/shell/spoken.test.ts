import { expect, test } from "vitest";
import { nextMark } from "./spoken.ts";

test("the clock is spoken at the next mark that is still to come", () => {
  expect(nextMark(600_000)).toBe(300_000);
  expect(nextMark(300_000)).toBe(120_000);
  expect(nextMark(10_001)).toBe(10_000);
  expect(nextMark(9_000)).toBe(null);
});
