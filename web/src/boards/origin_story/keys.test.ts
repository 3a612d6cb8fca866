import { expect, test } from "vitest";
import { isForTheBoard, pressesAgain } from "./keys.ts";

const pressed = (init: KeyboardEventInit) => isForTheBoard(new KeyboardEvent("keydown", init));

test("the slash is the board's", () => {
  expect(pressed({ code: "Slash", key: "/" })).toBe(true);
});

test("the question mark is left to the shell, wherever it lies", () => {
  expect(pressed({ code: "Slash", key: "?", shiftKey: true })).toBe(false);
  expect(pressed({ code: "Slash", key: "?" })).toBe(false);
});

test("a key that is held is one tap: it neither acts again nor presses again, but steps follow each other", () => {
  expect(pressed({ code: "Digit1", key: "1", repeat: true })).toBe(false);
  expect(pressed({ code: "Enter", key: "Enter", repeat: true })).toBe(false);
  for (const code of ["Comma", "Period"]) expect(pressed({ code, repeat: true })).toBe(true);
  const again = (code: string, repeat: boolean) => pressesAgain(new KeyboardEvent("keydown", { code, repeat }));
  expect([again("Enter", true), again("NumpadEnter", true), again("Enter", false)]).toEqual([true, true, false]);
});
