import { expect, test } from "vitest";
import type { Desk } from "../table/desk.ts";
import { kindOf } from "./kind.ts";

const desk = (more: object) =>
  ({ past: false, refusal: null, view: null, choices: [], inert: false, ...more }) as unknown as Desk;

test.each([
  ["wait", {}],
  ["mine", { choices: [{}] }],
  ["wait", { choices: [{}], inert: true }],
  ["over", { view: { outcome: { result: "won" } } }],
  ["over lost", { view: { outcome: { result: "lost" } } }],
  ["refused", { refusal: {}, choices: [{}] }],
  ["past", { past: true, refusal: {} }],
])("the sentence is of the kind %s", (kind, more) => {
  expect(kindOf(desk(more))).toBe(kind);
});

test("a refusal that is told elsewhere leaves the sentence as it is", () => {
  expect(kindOf(desk({ refusal: {}, choices: [{}] }), null)).toBe("mine");
});
