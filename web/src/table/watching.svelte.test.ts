import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Entry, Now } from "../server/wire.ts";
import { FakeSocket, latest } from "./fake_socket.ts";
import { LiveTable } from "./live.svelte.ts";

beforeEach(() => {
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.made = [];
});
afterEach(() => vi.unstubAllGlobals());

it("wakes nobody by news in which nothing is new to them", () => {
  const table = new LiveTable("t");
  const woken = { latest: 0, step: 0, log: 0 };
  const end = $effect.root(() => {
    $effect(() => table.open());
    $effect(() => void (table.latest, (woken.latest += 1)));
    $effect(() => void (table.step, (woken.step += 1)));
    $effect(() => void (table.log, (woken.log += 1)));
  });
  flushSync();
  const now = { step: 3, view: null, actions: [], clock: null } as unknown as Now;
  const played: Entry = { version: 2, kind: "played", step: 3, time: 0, lines: [] };
  const tells = (version: number, entries: Entry[]) => {
    latest().tells({ type: "news", version, entries, seats: null, now, time: 0 });
    flushSync();
  };
  latest().tells({ type: "table", language: "en", version: 1, after: 0, seats: [], log: [], now });
  tells(2, [played]);
  const before = { ...woken };
  // What watchers say to each other reaches a seat as a version alone.
  tells(3, []);
  tells(4, []);
  expect(woken).toEqual(before);
  end();
});
