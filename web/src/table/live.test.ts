import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Entry, Now, Table } from "../server/wire.ts";
import { settings } from "../settings/settings.svelte.ts";
import { FakeSocket, latest } from "./fake_socket.ts";
import { LiveTable } from "./live.svelte.ts";

const now = (step: number, more: Partial<Now> = {}): Now =>
  ({ step, sentence: `step ${step}`, questions: [], actions: [], signs: [], view: null, ...more }) as Now;
const told = (more: Partial<Now> = {}, log: Entry[] = []): Table =>
  ({
    type: "table",
    game: "assembly",
    viewer: 0,
    language: "en",
    version: 1,
    after: 0,
    seats: [],
    log,
    now: now(3, more),
  }) as unknown as Table;
const entry = (version: number, kind = "played"): Entry => ({ version, kind, step: version, time: 0, lines: [] });

describe("a table online", () => {
  let table: LiveTable;
  let leave: () => void;

  function joined(more: Partial<Now> = {}): FakeSocket {
    const socket = latest();
    socket.readyState = FakeSocket.OPEN;
    socket.onopen?.();
    socket.tells(told(more));
    return socket;
  }
  const said = (socket: FakeSocket, type: string) => socket.sent.filter((each) => each.type === type);

  const idOf = (socket: FakeSocket, type: string) => said(socket, type).map((each) => ("id" in each ? each.id : ""))[0];

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", FakeSocket);
    // Nothing waits for a frame.
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    FakeSocket.made = [];
    table = new LiveTable("t");
    leave = table.open();
  });
  afterEach(() => {
    leave();
    vi.restoreAllMocks();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("sends a move once, and shows it as pending until it is answered", () => {
    const socket = joined();
    table.play("any: cw");
    table.play("any: cw");
    expect(said(socket, "play")).toHaveLength(1);
    expect(table.pending.has("any: cw")).toBe(true);
    const id = idOf(socket, "play");
    socket.tells({ type: "accepted", id, version: 2, step: 4 });
    table.play("any: cw");
    expect(said(socket, "play")).toHaveLength(1);
    expect(table.pending.has("any: cw")).toBe(true);
    socket.tells({ type: "news", version: 2, entries: [entry(2)], seats: null, now: now(4), time: 0 });
    expect(table.pending.size).toBe(0);
  });

  it("paints the tap before what follows it, which comes in its order, however rare frames are", () => {
    vi.spyOn(document, "hidden", "get").mockReturnValue(false);
    const frames = vi.spyOn(window, "requestAnimationFrame");
    const socket = joined();
    const follows = (version: number) => {
      table.play("any: cw");
      expect(table.pending.has("any: cw")).toBe(true);
      socket.tells({
        type: "accepted",
        id: said(socket, "play")
          .map((each) => "id" in each && each.id)
          .at(-1),
        version,
      });
      socket.tells({ type: "news", version, entries: [entry(version)], seats: null, now: now(version), time: 0 });
      expect([table.step, table.pending.size]).not.toEqual([version, 0]);
    };
    follows(4);
    const [paint] = frames.mock.calls.at(-1) ?? [];
    paint?.(0);
    expect(table.step).toBe(3);
    vi.advanceTimersByTime(0);
    expect([table.step, table.pending.size]).toEqual([4, 0]);
    frames.mockReturnValue(0);
    follows(5);
    vi.advanceTimersByTime(200);
    expect([table.step, table.pending.size]).toEqual([5, 0]);
    follows(6);
    socket.breaks();
    expect([table.step, table.line.kind]).toEqual([6, "lost"]);
  });

  it("forgets at once what is acknowledged again, when the table shows it already", () => {
    const socket = joined();
    table.play("any: cw");
    socket.tells({ type: "accepted", id: idOf(socket, "play"), version: 1, step: 3 });
    expect(table.pending.size).toBe(0);
  });

  it("plays for somebody who is away, beside one's own move", () => {
    const roll = { action: "roll", kind: "roll", arguments: {}, notation: "", words: "roll the dice", label: null };
    const socket = joined({ absent: [{ seat: 2, actions: [roll] }] });
    expect(table.absent).toEqual([{ seat: 2, actions: [roll] }]);
    table.play("roll", 2);
    table.play("roll", 2);
    expect(table.pending.size).toBe(0);
    table.play("roll");
    expect(said(socket, "play").map((each) => ("seat" in each ? each.seat : null))).toEqual([2, null]);
    expect([...table.pending]).toEqual(["roll"]);
  });

  it("keeps a move over a lost connection and sends it again under the same id", () => {
    const socket = joined();
    table.play("any: cw");
    socket.breaks();
    expect(table.line.kind).toBe("lost");
    expect(table.inert).toBe(true);
    expect(table.waiting).toHaveLength(1);
    table.tryNow();
    const again = joined();
    expect(said(again, "play")).toEqual(said(socket, "play"));
    expect(table.inert).toBe(false);
  });

  it("plays nothing while the connection is lost", () => {
    joined().breaks();
    table.play("any: cw");
    expect(table.waiting).toEqual([]);
  });

  it("shows a refusal for a while", () => {
    const socket = joined();
    table.play("any: cw");
    const id = idOf(socket, "play");
    socket.tells({ type: "refused", id, code: "x", rule: "", sentence: "No.", topic: null });
    expect(table.refusal?.sentence).toBe("No.");
    expect(table.pending.size).toBe(0);
    vi.advanceTimersByTime(4_000);
    expect(table.refusal).toBe(null);
  });

  it("says a refusal no longer once something else is chosen, or a step follows where no clock runs", () => {
    const socket = joined();
    const refuse = () => socket.tells({ type: "refused", id: null, code: "x", rule: "", sentence: "No.", topic: null });
    const sentence = () => table.refusal?.sentence ?? null;
    refuse();
    table.chose();
    expect(sentence()).toBe(null);
    refuse();
    socket.tells(told({ step: 4 }));
    expect(sentence()).toBe(null);
    refuse();
    socket.tells(told({ step: 5, clock: { now: 0, end: 600_000, runs: true } as Now["clock"] }));
    expect(sentence()).toBe("No.");
  });

  it("leaves what was refused to be said to be said again, unless something else is written", () => {
    const socket = joined();
    const refuse = (id: string | undefined) =>
      socket.tells({ type: "refused", id, code: "x", rule: "", sentence: "Too much.", topic: null });
    table.say("Take the red one");
    refuse(idOf(socket, "say"));
    expect(table.unsaid).toBe("Take the red one");
    table.unsaid = "No, the blue";
    table.say("Take the red one");
    refuse(said(socket, "say").map((each) => ("id" in each ? each.id : ""))[1]);
    expect(table.unsaid).toBe("No, the blue");
  });

  it("joins again for headings where boards are to be lists, and without them where not", () => {
    const socket = joined();
    const wanted = () => said(socket, "join").map((each) => "sections" in each && each.sections);
    table.speak();
    expect(wanted()).toEqual([false]);
    settings.choose({ list: true });
    table.speak();
    socket.tells(told({ sections: [{ heading: "The ring", lines: ["Bay 1."] }] }));
    table.speak();
    expect(table.sections).toEqual([{ heading: "The ring", lines: ["Bay 1."] }]);
    settings.choose({ list: false });
    table.speak();
    expect(wanted()).toEqual([false, true, false]);
  });

  it("shows a hint until the table goes on", () => {
    const socket = joined();
    table.hint();
    const id = idOf(socket, "hint");
    expect(table.advice).toEqual({ id, hint: null, refused: null });
    socket.tells({ type: "hint", id, bot: "greedy", action: "any: cw", notation: "", words: "", sentence: "Turn." });
    expect(table.advice?.hint?.sentence).toBe("Turn.");
    socket.tells({ type: "news", version: 2, entries: [entry(2)], seats: null, now: now(4), time: 0 });
    expect(table.advice).toBe(null);
  });

  it("says why something cannot be done as a refusal is said, for a while", () => {
    joined();
    table.tell("Nothing can be taken back now.");
    expect(table.refusal?.sentence).toBe("Nothing can be taken back now.");
    vi.advanceTimersByTime(4_000);
    expect(table.refusal).toBe(null);
  });

  it("asks for one hint, and for one step back, at a time", () => {
    const socket = joined();
    table.hint();
    table.hint();
    table.undo();
    table.undo();
    expect(said(socket, "hint")).toHaveLength(1);
    expect(said(socket, "undo")).toHaveLength(1);
    const id = idOf(socket, "hint");
    socket.tells({ type: "refused", id, code: "hint_failed", rule: "", sentence: "No hint.", topic: null });
    table.hint();
    expect(said(socket, "hint")).toHaveLength(2);
    socket.tells({ type: "accepted", id: idOf(socket, "undo"), version: 2, step: 2 });
    table.undo();
    expect(said(socket, "undo")).toHaveLength(1);
    socket.tells({ type: "news", version: 2, entries: [entry(2)], seats: null, now: now(2), time: 0 });
    table.undo();
    expect(said(socket, "undo")).toHaveLength(2);
  });

  it("forgets what would follow, and a hint, when it joins at another step or in another language", () => {
    const socket = joined();
    for (const other of [told({ step: 5 }), { ...told({ step: 5 }), language: "fr" }]) {
      table.foresee("any: cw");
      table.hint();
      socket.tells(other);
      expect(table.foreseen).toBe(null);
      expect(table.advice).toBe(null);
      table.foresee("any: cw");
      socket.tells(other);
      expect(table.foreseen?.action).toBe("any: cw");
      table.foresee(null);
    }
  });

  it("shows why there is no hint beside the hint, not as a refusal of a move", () => {
    const socket = joined();
    table.hint();
    const id = idOf(socket, "hint");
    socket.tells({ type: "refused", id, code: "hints_off", rule: "", sentence: "No hints here.", topic: null });
    expect(table.advice?.refused?.sentence).toBe("No hints here.");
    expect(table.refusal).toBe(null);
  });

  it("says how the game ended instead of what it waits for, with the seed as it is written", () => {
    const socket = joined();
    const ended = { sentences: ["You have won!"], bands: [], abandoned: false, seed: "SEED", salt: "s" };
    const message = JSON.stringify({
      type: "news",
      version: 2,
      entries: [],
      seats: null,
      now: { ...now(4), ended },
      time: 0,
    });
    socket.onmessage?.({ data: message.replace('"SEED"', "8739842556931161885") });
    expect(table.sentence).toBe("You have won!");
    expect(table.now?.ended?.seed).toBe("8739842556931161885");
  });

  it("asks for the whole log when a game goes on that it joined in a pause", () => {
    const socket = latest();
    socket.readyState = FakeSocket.OPEN;
    socket.onopen?.();
    socket.tells(told({ paused: true }, [entry(1)]));
    socket.tells({ type: "news", version: 2, entries: [], seats: null, now: now(3, { paused: true }), time: 0 });
    expect(said(socket, "join")).toHaveLength(1);
    const goesOn = now(3, { paused: false });
    socket.tells({ type: "news", version: 3, entries: [entry(3, "resumed")], seats: null, now: goesOn, time: 0 });
    expect(said(socket, "join").map((each) => "last" in each && each.last)).toEqual([null, null]);
    socket.tells(told({ paused: false }, [{ ...entry(1), played: {} }]));
    expect(said(socket, "join")).toHaveLength(2);
  });

  it("asks for the whole log when its line comes back after a pause in which it joined", () => {
    const socket = joined();
    socket.tells(told({ paused: true }, [entry(1)]));
    socket.breaks();
    table.tryNow();
    expect(said(joined({ paused: false }), "join").map((each) => "last" in each && each.last)).toEqual([null]);
  });

  it("lets nobody play at a table that was closed", () => {
    const socket = joined();
    socket.tells({ type: "news", version: 2, entries: [entry(2, "closed")], seats: null, now: now(3), time: 0 });
    expect(table.closed).toBe(true);
    expect(table.inert).toBe(true);
  });

  it("looks for its line after the page was hidden for long", () => {
    joined();
    const seen = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    document.dispatchEvent(new Event("visibilitychange"));
    vi.advanceTimersByTime(60_000);
    seen.mockReturnValue("visible");
    document.dispatchEvent(new Event("visibilitychange"));
    expect(FakeSocket.made).toHaveLength(2);
    seen.mockRestore();
  });

  it("looks for its line after the page slept, while what counts time stood still", () => {
    joined();
    const stands = vi.spyOn(performance, "now").mockReturnValue(1);
    const seen = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    document.dispatchEvent(new Event("visibilitychange"));
    vi.setSystemTime(Date.now() + 60_000);
    seen.mockReturnValue("visible");
    document.dispatchEvent(new Event("visibilitychange"));
    expect(FakeSocket.made).toHaveLength(2);
    seen.mockRestore();
    stands.mockRestore();
  });

  it("joins again when the page is looked at while a clock runs, however short it was hidden", () => {
    const clock = { now: 0, end: 600_000, runs: true, starts_in: 0 };
    const socket = joined({ clock });
    document.dispatchEvent(new Event("visibilitychange"));
    expect(said(socket, "join")).toHaveLength(2);
    expect(FakeSocket.made).toHaveLength(1);
  });

  it("leaves the table to the tab that has it when it is only looked at", async () => {
    vi.useRealTimers();
    joined();
    const looks = new LiveTable("t", { looks: true });
    const close = looks.open();
    await new Promise((goOn) => setTimeout(goOn, 50));
    expect(table.elsewhere).toBe(false);
    close();
  });

  it("tells another tab of this browser that the table is open here", async () => {
    vi.useRealTimers();
    joined();
    const other = new LiveTable("t");
    const close = other.open();
    await vi.waitFor(() => expect(table.elsewhere).toBe(true));
    table.play("any: cw");
    expect(table.waiting).toEqual([]);
    close();
  });
});
