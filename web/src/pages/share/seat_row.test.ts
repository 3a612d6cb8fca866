import { mount, unmount } from "svelte";
import { expect, test } from "vitest";
import type { SeatTold } from "../../server/wire.ts";
import SeatRow from "./SeatRow.svelte";

const seat: SeatTold = { seat: 1, player: "person", name: "Ben", called: "Ben", here: true, ready: false };

function buttonsOf(stays: boolean): number {
  const nothing = () => {};
  const asked = { oncode: nothing, onreissue: nothing, onbot: nothing };
  const props = { seat, mine: false, path: "/s/x", base: "", host: true, stays, bots: [], chosen: false, ...asked };
  const shown = mount(SeatRow, { target: document.body, props });
  const buttons = document.querySelectorAll("button").length;
  void unmount(shown);
  return buttons;
}

test("the host may change who sits there, and nobody after the end", () => {
  expect(buttonsOf(false)).toBeGreaterThan(0);
  expect(buttonsOf(true)).toBe(0);
});
