import { expect, test } from "vitest";
import type { View } from "../server/wire.ts";
import { hasTalk, isAmongWatchers } from "./desk.ts";

const view = (told: object) => ({ outcome: null, abandoned: false, ...told }) as unknown as View;

test("those who watch are among themselves until the game is over", () => {
  expect(isAmongWatchers({ viewer: "spectator", view: view({}) })).toBe(true);
  expect(isAmongWatchers({ viewer: "spectator", view: null })).toBe(true);
  expect(isAmongWatchers({ viewer: "spectator", view: view({ outcome: { result: "won" } }) })).toBe(false);
  expect(isAmongWatchers({ viewer: "spectator", view: view({ abandoned: true }) })).toBe(false);
  expect(isAmongWatchers({ viewer: 0, view: view({}) })).toBe(false);
});

test("talk that is closed for a while is still there, unless there are only signs", () => {
  const assembly = (mode: string) => view({ game: "assembly", talk: { mode } });
  const closed = { mayTalk: false, past: false };
  expect(hasTalk({ ...closed, view: assembly("limited") })).toBe(true);
  expect(hasTalk({ ...closed, view: assembly("jammed") })).toBe(false);
  expect(hasTalk({ mayTalk: true, past: false, view: assembly("jammed") })).toBe(true);
  expect(hasTalk({ mayTalk: true, past: true, view: assembly("limited") })).toBe(false);
});
