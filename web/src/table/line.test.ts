import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Told } from "../server/wire.ts";
import { FakeSocket, latest } from "./fake_socket.ts";
import { Line, type LineState } from "./line.ts";

describe("a line to a table", () => {
  let states: LineState[];
  let heard: Told[];
  let line: Line;
  let pinged: boolean;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", FakeSocket);
    FakeSocket.made = [];
    states = [];
    heard = [];
    pinged = false;
    line = new Line("ws://host/ws/t", {
      told: (message) => heard.push(message),
      state: (state) => states.push(state),
      joining: () => ({ type: "join", language: "en" }),
      pinged: () => pinged,
    });
    line.open();
  });
  afterEach(() => {
    line.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("asks under a name of its own also where a page has no https", () => {
    vi.stubGlobal("crypto", { getRandomValues: (numbers: Uint32Array) => numbers.fill(7) });
    const elsewhere = new Line("ws://192.0.2.1/ws/t", {
      told() {},
      state() {},
      joining: () => ({ type: "join", language: "en" }),
      pinged: () => pinged,
    });
    expect(elsewhere.ask({ type: "hint" })).toBe("7-1");
  });

  it("joins first", () => {
    latest().opens();
    expect(latest().sent[0]).toEqual({ type: "join", language: "en" });
    expect(states.at(-1)).toEqual({ kind: "open" });
  });

  it("says again what was not answered, under the same id, and nothing that was", () => {
    latest().opens();
    const first = line.ask({ type: "undo", step: 3 });
    const second = line.ask({ type: "play", action: "roll", step: 3 });
    latest().tells({ type: "accepted", id: first, version: 4, step: 4 });
    latest().breaks();
    expect(states.at(-1)?.kind).toBe("lost");
    vi.advanceTimersByTime(10_000);
    latest().opens();
    expect(latest().sent.slice(1)).toEqual([{ type: "play", action: "roll", step: 3, id: second }]);
  });

  it("keeps what is asked while it is away", () => {
    const id = line.ask({ type: "ready" });
    latest().opens();
    expect(latest().sent[1]).toEqual({ type: "ready", id });
  });

  it("answers pings without telling anybody", () => {
    latest().opens();
    latest().tells({ type: "ping", number: 5 });
    expect(latest().sent.at(-1)).toEqual({ type: "pong", number: 5 });
    expect(heard.map((each) => each.type)).toEqual(["table"]);
  });

  it("is lost when a message is not answered and nothing else is heard", () => {
    latest().opens();
    const id = line.ask({ type: "play", action: "roll", step: 3 });
    vi.advanceTimersByTime(5_000);
    latest().tells({ type: "contested" });
    vi.advanceTimersByTime(5_000);
    expect(states.at(-1)).toEqual({ kind: "open" });
    vi.advanceTimersByTime(1_000);
    expect(states.at(-1)?.kind).toBe("lost");
    vi.advanceTimersByTime(250);
    latest().opens();
    expect(FakeSocket.made).toHaveLength(2);
    expect(latest().sent[1]).toEqual({ type: "play", action: "roll", step: 3, id });
    latest().tells({ type: "accepted", id, version: 4, step: 4 });
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made).toHaveLength(2);
  });

  it("waits as long for the answer to what is asked after a silence", () => {
    latest().opens();
    vi.advanceTimersByTime(5_000);
    line.ask({ type: "ready" });
    vi.advanceTimersByTime(5_000);
    expect(states.at(-1)).toEqual({ kind: "open" });
    line.ask({ type: "undo", step: 3 });
    vi.advanceTimersByTime(1_000);
    expect(states.at(-1)?.kind).toBe("lost");
  });

  it("lets a bot think about a hint, and a table where nothing happens be silent", () => {
    latest().opens();
    line.ask({ type: "hint" });
    vi.advanceTimersByTime(60_000);
    expect(states.at(-1)).toEqual({ kind: "open" });
  });

  it("is lost where pings stay away, and while it is being opened for too long", () => {
    pinged = true;
    latest().opens();
    for (let number = 0; number < 5; number += 1) {
      vi.advanceTimersByTime(2_000);
      latest().tells({ type: "ping", number });
    }
    expect(states.at(-1)).toEqual({ kind: "open" });
    vi.advanceTimersByTime(6_000);
    expect(states.at(-1)?.kind).toBe("lost");
    vi.advanceTimersByTime(250);
    expect(states.at(-1)).toEqual({ kind: "opening" });
    vi.advanceTimersByTime(15_000);
    expect(states.at(-1)?.kind).toBe("lost");
  });

  it("comes back to a table that cannot be read just now, later and later, and says why", () => {
    latest().opens();
    const why = "this table cannot be read just now";
    for (const pause of [250, 500, 1_000, 2_000, 4_000, 8_000, 8_000]) {
      latest().tells({ type: "bye", code: "table_unreadable", sentence: why });
      latest().breaks();
      expect(states.at(-1)).toEqual({ kind: "lost", again: performance.now() + pause, why });
      vi.advanceTimersByTime(pause);
    }
    latest().opens();
    expect(states.at(-1)).toEqual({ kind: "open" });
    latest().breaks();
    expect(states.at(-1)).toMatchObject({ kind: "lost", why: "" });
  });

  it("comes back to a server that stops, and not to a seat that somebody took over", () => {
    latest().opens();
    latest().tells({ type: "bye", code: "server_stops", sentence: "" });
    latest().breaks();
    vi.advanceTimersByTime(10_000);
    expect(FakeSocket.made).toHaveLength(2);
    latest().opens();
    latest().tells({ type: "bye", code: "taken_over", sentence: "Somebody took it." });
    latest().breaks();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made).toHaveLength(2);
    expect(states.at(-1)).toEqual({ kind: "gone", code: "taken_over", sentence: "Somebody took it." });
  });
});
