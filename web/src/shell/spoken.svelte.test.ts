import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { GameClock } from "../table/clock.svelte.ts";
import type { Desk } from "../table/desk.ts";
import { settings } from "../settings/settings.svelte.ts";
import Spoken from "./Spoken.svelte";
import type { Place } from "./spoken.ts";

afterEach(() => {
  vi.useRealTimers();
  settings.choose({ spoken: null });
});

it("says the time at every mark, though nothing is told meanwhile", () => {
  vi.useFakeTimers();
  const clock = new GameClock({ now: 0, end: 600_000, runs: true, starts_in: 0 }, Date.now());
  const desk = { clock, latest: null, contest: null, viewer: 0 } as unknown as Desk;
  const shown = mount(Spoken, { target: document.body, props: { desk } });
  flushSync();
  const said = [480, 60, 30, 20].map((seconds) => {
    vi.advanceTimersByTime(seconds * 1_000);
    flushSync();
    return document.body.textContent.trim();
  });
  expect(new Set(said).size).toBe(4);
  void unmount(shown);
  expect(vi.getTimerCount()).toBe(0);
});

it("says the time when it is asked for, and not again with each message", () => {
  const clockAt = (now: number) => new GameClock({ now, end: 600_000, runs: false, starts_in: 0 }, 0);
  const deskAt = (now: number) => ({ clock: clockAt(now), latest: null, contest: null, viewer: 0 }) as unknown as Desk;
  const props = $state({ desk: deskAt(0), asked: 0 });
  const shown = mount(Spoken, { target: document.body, props });
  const said = () => {
    flushSync();
    return document.body.textContent.trim();
  };
  expect(said()).toBe("");
  props.asked = 1;
  const once = said();
  expect(once).not.toBe("");
  props.desk = deskAt(60_000);
  expect(said()).toBe(once);
  props.asked = 2;
  expect(said()).not.toBe(once);
  void unmount(shown);
});

it("says what others do where no clock runs, unless somebody has set it otherwise", () => {
  const latest = { entries: [{ version: 1, seat: 1, lines: ["Ben says no."] }] };
  const clock = new GameClock({ now: 0, end: 600_000, runs: false, starts_in: 0 }, 0);
  const said = (clocked: boolean, spoken: boolean | null) => {
    settings.choose({ spoken });
    const desk = { clock: clocked ? clock : null, latest, contest: null, viewer: 0 } as unknown as Desk;
    const shown = mount(Spoken, { target: document.body, props: { desk } });
    flushSync();
    const text = document.body.textContent.trim();
    void unmount(shown);
    return text;
  };
  expect([said(false, null), said(true, null)]).toEqual(["Ben says no.", ""]);
  expect([said(false, false), said(true, true)]).toEqual(["", "Ben says no."]);
});

it("says what the table waits for where one comes to it, once; and that the clock is about to start", () => {
  const clock = new GameClock({ now: 0, end: 600_000, runs: false, starts_in: 3_000 }, Date.now());
  const waiting = { clock, latest: null, contest: null, viewer: 0, sentence: "Who is ready?" } as unknown as Desk;
  const props: { desk: Desk; place: Place | null } = $state({ desk: waiting, place: null });
  const shown = mount(Spoken, { target: document.body, props });
  const at = (place: Place, sentence: string) => {
    [props.desk, props.place] = [{ ...waiting, sentence }, place];
    flushSync();
    return document.body.textContent.trim();
  };
  flushSync();
  expect(document.body.textContent.trim()).toBe("");
  expect(at("lobby", "Who is ready?")).toBe("Who is ready?");
  expect(at("count", "Who is ready?")).toBe("In 3 seconds the clock starts for all at once.");
  expect(at("board", "You roll.")).toBe("You roll.");
  expect(at("board", "Ben rolls.")).toBe("");
  expect(at("board", "You roll.")).toBe("");
  void unmount(shown);
});

it("says the same words of somebody again when they are said again", () => {
  const desk = (version: number) =>
    ({
      latest: { entries: [{ version, seat: 1, sign: "stuck", lines: ["Ben: (I am stuck)"] }] },
      viewer: 0,
    }) as unknown as Desk;
  const props = $state({ desk: desk(1) });
  const shown = mount(Spoken, { target: document.body, props });
  flushSync();
  const first = document.querySelector("[role=status] > p");
  props.desk = desk(2);
  flushSync();
  const second = document.querySelector("[role=status] > p");
  expect(second?.textContent).toBe(first?.textContent);
  expect(second).not.toBe(first);
  void unmount(shown);
});
