import { expect, test } from "vitest";
import type { View } from "../server/wire.ts";
import { isAmongWatchers } from "./desk.ts";

const view = (told: object) => ({ outcome: null, abandoned: false, ...told }) as unknown as View;

test("those who watch are among themselves until the game is over", () => {
  expect(isAmongWatchers({ viewer: "spectator", view: view({}) })).toBe(true);
  expect(isAmongWatchers({ viewer: "spectator", view: null })).toBe(true);
  expect(isAmongWatchers({ viewer: "spectator", view: view({ outcome: { result: "won" } }) })).toBe(false);
  expect(isAmongWatchers({ viewer: "spectator", view: view({ abandoned: true }) })).toBe(false);
  expect(isAmongWatchers({ viewer: 0, view: view({}) })).toBe(false);
});
