import { expect, test } from "vitest";
import { isForTheBoard } from "./keys.ts";

const pressed = (init: KeyboardEventInit) => isForTheBoard(new KeyboardEvent("keydown", init));

test("the slash is the board's", () => {
  expect(pressed({ code: "Slash", key: "/" })).toBe(true);
});

test("the question mark is left to the shell, wherever it lies", () => {
  expect(pressed({ code: "Slash", key: "?", shiftKey: true })).toBe(false);
  expect(pressed({ code: "Slash", key: "?" })).toBe(false);
});
