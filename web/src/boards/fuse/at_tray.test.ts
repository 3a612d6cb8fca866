import { expect, it } from "vitest";
import type { Entry } from "../../server/wire.ts";
import type { Desk } from "../../table/desk.ts";
import { toldAtTray } from "./at_tray.ts";

const LINES = ["The table plays for you.", "You put R2 back."];

function desk(by: string | undefined, over: Partial<Desk> = {}): Desk {
  const played = { seat: 0, by, events: [{ event: "released" }] };
  const entry = { seat: 0, lines: LINES, played } as unknown as Entry;
  return { contest: null, refusal: null, viewer: 0, latest: { entries: [entry] }, ...over } as unknown as Desk;
}

it("tells of a die that the table took back from whoever looks", () => {
  expect(toldAtTray(desk("table"))).toBe(LINES.join(" "));
  expect(toldAtTray(desk("table", { viewer: 1 }))).toBeNull();
});

it("tells nothing of a die that somebody put back themselves", () => {
  expect(toldAtTray(desk(undefined))).toBeNull();
});

it("tells first of a race", () => {
  const refusal = { code: "taken", sentence: "Ben has it." } as Desk["refusal"];
  expect(toldAtTray(desk("table", { refusal }))).toBe("Ben has it.");
});
