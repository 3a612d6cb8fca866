import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import type { Table } from "../../server/wire.ts";
import draft from "../../stories/fuse/fuse-draft.json";
import roll from "../../stories/fuse/fuse-roll.json";
import { StillTable } from "../../table/still.svelte.ts";
import Calls from "./Calls.svelte";
import { FuseInput } from "./input.svelte.ts";
import { heard } from "./keyboard.ts";

afterEach(() => document.body.replaceChildren());

/** Presses a key on something of the page, at a table; says whether the browser does what it would do by itself. */
function pressed(told: { table: unknown }, html: string, key: KeyboardEventInit): { itself: boolean; played: number } {
  document.body.innerHTML = html;
  const desk = new StillTable(told.table as Table, { lively: true });
  const play = vi.spyOn(desk, "play");
  const input = new FuseInput(() => desk);
  const event = new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...key });
  document.body.addEventListener("keydown", () => heard(event, desk, input), { once: true });
  const itself = document.body.firstElementChild?.dispatchEvent(event) ?? true;
  return { itself, played: play.mock.calls.length };
}
const CHOICE = "<button data-choice>R3</button>";
const ENTER = { code: "Enter", key: "Enter" };

it("taps a choice once, however long a key is held on it", () => {
  expect(pressed(draft, CHOICE, ENTER).itself).toBe(true);
  expect(pressed(draft, CHOICE, { ...ENTER, repeat: true }).itself).toBe(false);
});

it("leaves a key that is held on anything else to the browser", () => {
  expect(pressed(draft, "<button>Rules</button>", { ...ENTER, repeat: true }).itself).toBe(true);
});

it("plays once, however long a key of the board is held", () => {
  const space = { code: "Space", key: " " };
  expect(pressed(roll, "<p>", space)).toEqual({ itself: false, played: 1 });
  expect(pressed(roll, "<p>", { ...space, repeat: true }).played).toBe(0);
});

it("leaves to the rules the sign that asks for them, though it lies on a digit", () => {
  expect(pressed(draft, "<p>", { code: "Digit1", key: "1" }).played).toBe(1);
  expect(pressed(draft, "<p>", { code: "Digit1", key: "?", shiftKey: true })).toEqual({ itself: true, played: 0 });
});

it("leads to the log where the calls lie in its place", async () => {
  const desk = new StillTable(draft.table as unknown as Table, { lively: true });
  const input = new FuseInput(() => desk);
  const shown = mount(Calls, { target: document.body, props: { desk, input } });
  flushSync();
  expect(document.querySelector("[data-log]")).toBeNull();
  heard(new KeyboardEvent("keydown", { code: "KeyJ", key: "j", cancelable: true }), desk, input);
  await tick();
  expect(document.activeElement).toBe(document.querySelector("[data-log]"));
  expect(document.activeElement?.tagName).toBe("DIV");
  void unmount(shown);
});
