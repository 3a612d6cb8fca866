import { expect, test } from "vitest";
import type { Entry } from "../server/wire.ts";
import { marksToCome, spokenOf } from "./spoken.ts";

test("the clock is spoken at each mark that is still to come", () => {
  expect(marksToCome(600_000)).toEqual([300_000, 120_000, 60_000, 30_000, 10_000]);
  expect(marksToCome(30_000)).toEqual([10_000]);
  expect(marksToCome(9_000)).toEqual([]);
});

test("what others do is spoken, and what a drawn board does not speak itself", () => {
  const entry = (line: string, more: Partial<Entry>) => ({ seat: 1, lines: [line], ...more }) as Entry;
  const entries = [
    entry("You ask for a lock.", { seat: 0 }),
    entry("Ben says no.", {}),
    entry("Ben: hello", { said: "hello" }),
    entry("You play 3 of love. The Automaton wins.", { seat: 0, told: ["The Automaton wins."] }),
  ];
  expect(spokenOf(entries, 0, { list: false })).toEqual(["Ben says no."]);
  expect(spokenOf(entries, 0, { list: true })).toEqual([
    "Ben says no.",
    "Ben: hello",
    "You play 3 of love. The Automaton wins.",
  ]);
});
