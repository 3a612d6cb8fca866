import { expect, test } from "vitest";
import type { Choice } from "../server/wire.ts";
import type { Asking } from "../table/line.ts";
import { wordsOf } from "./unsent.ts";

const choice = (label: string | null) => ({ action: "roll", words: "roll the dice", label }) as Choice;
const turn = { action: "any: acw", label: "Turn it.", in_full: [{ action: "any: acw 2", arguments: {} }] } as Choice;
const yes = { sign: "yes", words: "yes", means: "I agree", points: false };
const table = {
  choices: [choice("Roll the dice."), turn],
  absent: [{ seat: 2, actions: [choice(null)] }],
  signs: [yes],
};
const words = (asked: Asking) => wordsOf({ id: "1", asked, done: null }, table);

test("a move is named as it was offered, also one for somebody who is away", () => {
  expect(words({ type: "play", action: "roll", step: 3 })).toBe("Roll the dice.");
  expect(words({ type: "play", action: "roll", step: 3, seat: 2 })).toBe("roll the dice");
});

test("a whole sentence is named as what it begins with, and a sign by its word", () => {
  expect(words({ type: "play", action: "any: acw 2", step: 3 })).toBe("Turn it.");
  expect(words({ type: "sign", sign: "yes", piece: null })).toBe("yes");
});

test("what is said is named by itself, and a step back as its button is", () => {
  expect(words({ type: "say", text: "Take the red one" })).toBe("Take the red one");
  expect(words({ type: "undo", step: 3 })).toBe("Undo");
  expect(words({ type: "ready", ready: true })).toBe("");
});
