import { expect, test } from "vitest";
import type { SeatTold } from "../server/wire.ts";
import { botOf, haveRoom, initialOf, listed, presenceOf } from "./people.ts";

test("a seat is open, a bot's, or somebody's who is here or away", () => {
  expect(presenceOf({ player: null, here: false })).toBe("open");
  expect(presenceOf({ player: "bot greedy 1", here: false })).toBe("bot");
  expect(presenceOf({ player: "person", here: true })).toBe("here");
  expect(presenceOf({ player: "person", here: false })).toBe("away");
});

test("a seat is shown by a letter of its name, whole, or by its number", () => {
  expect(initialOf({ name: "Ana", seat: 0 })).toBe("A");
  expect(initialOf({ name: "👩‍🚀 Zoé", seat: 0 })).toBe("👩‍🚀");
  expect(initialOf({ name: null, seat: 1 })).toBe("2");
});

test.each([
  ["bot greedy 1", "greedy"],
  ["person", null],
  [null, null],
])("%s is the bot %s", (player, bot) => {
  expect(botOf(player)).toBe(bot);
});

test("links are sent where somebody else may sit than a bot", () => {
  const seat = (number: number, player: string | null) => ({ seat: number, player, here: true }) as SeatTold;
  expect(haveRoom([seat(0, "person"), seat(1, "bot greedy 1")], 0)).toBe(false);
  expect(haveRoom([seat(0, "person"), seat(1, null)], 0)).toBe(true);
  expect(haveRoom([seat(0, "person"), seat(1, "bot greedy 1")], "spectator")).toBe(true);
});

test("names are listed as the language has it", () => {
  expect(listed(["Ana", "Ben"], "en")).toBe("Ana and Ben");
  expect(listed(["Ana", "Ben", "Cy"], "fr")).toBe("Ana, Ben et Cy");
});
