import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { GameClock } from "../table/clock.svelte.ts";
import type { Desk } from "../table/desk.ts";
import { settings } from "../settings/settings.svelte.ts";
import Spoken from "./Spoken.svelte";

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
  const latest = { entries: [{ seat: 1, lines: ["Ben says no."] }] };
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
