import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Table } from "../../server/wire.ts";
import lock from "../../stories/assembly/assembly-lock.json";
import declare from "../../stories/assembly/assembly-declare-plain.json";
import { StillTable } from "../../table/still.svelte.ts";
import { Input } from "./input.svelte.ts";
import { Keyboard } from "./keyboard.svelte.ts";

describe("keys while a card has the focus", () => {
  const desk = new StillTable(declare.table as unknown as Table, { lively: true });
  let heard: AbortController;
  const taps = vi.fn();
  let play: ReturnType<typeof vi.spyOn>;
  let cards: HTMLButtonElement[];

  beforeEach(() => {
    heard = new AbortController();
    taps.mockClear();
    play = vi.spyOn(desk, "play");
    const input = new Input(desk);
    const keyboard = new Keyboard(desk, input, { open: () => {} });
    const { signal } = heard;
    window.addEventListener("keydown", (event) => keyboard.first(event), { signal, capture: true });
    window.addEventListener("keydown", (event) => keyboard.heard(event), { signal });
    cards = [1, 2].map(() => document.body.appendChild(document.createElement("button")));
    cards.forEach((card) => card.addEventListener("keydown", (event) => taps(event.code)));
  });
  afterEach(() => {
    heard.abort();
    vi.restoreAllMocks();
    document.body.replaceChildren();
  });

  const press = (on: HTMLElement | undefined, code: string, repeat = false): boolean =>
    !on?.dispatchEvent(new KeyboardEvent("keydown", { code, repeat, bubbles: true, cancelable: true }));

  it("confirm by Enter what they have put together; else Enter is the card's own", () => {
    const [first, second] = cards;
    expect(press(first, "Enter")).toBe(false);
    press(first, "KeyD");
    expect(press(second, "Enter")).toBe(false);
    expect(play).not.toHaveBeenCalled();
    taps.mockClear();
    expect(press(first, "Enter")).toBe(true);
    expect(taps).not.toHaveBeenCalled();
    expect(play).toHaveBeenCalledWith("deploy_lock: deploy");
  });

  it("press once, however long they are held", () => {
    const [first] = cards;
    expect(press(first, "Enter", true)).toBe(true);
    press(first, "KeyD");
    expect(press(first, "Enter", true)).toBe(true);
    expect(play).not.toHaveBeenCalled();
    expect(taps.mock.calls.flat()).toEqual(["KeyD"]);
  });
});

describe("figures of a bay", () => {
  const choose = (bay: number) => ({ ...lock.table.now.actions[0], action: String(bay), arguments: { bay } });
  const actions = [1, 2, 12].map(choose);
  const table = { ...lock.table, now: { ...lock.table.now, actions } } as unknown as Table;

  function typing() {
    const desk = new StillTable(table, { lively: true });
    const input = new Input(desk);
    const tap = vi.spyOn(input, "tap");
    const keyboard = new Keyboard(desk, input, { open: () => {} });
    const type = (figure: number, repeat = false) =>
      keyboard.heard(new KeyboardEvent("keydown", { code: `Digit${figure}`, cancelable: true, repeat }));
    return { desk, tap, keyboard, type };
  }
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("wait for another one where one could follow", () => {
    const { tap, type } = typing();
    type(1);
    expect(tap).not.toHaveBeenCalled();
    type(2);
    expect(tap.mock.calls).toEqual([[12]]);
    type(1);
    vi.runAllTimers();
    expect(tap).toHaveBeenLastCalledWith(1);
  });

  it("are a bay also where it cannot be picked: it says why", () => {
    const { tap, type } = typing();
    type(7);
    type(0);
    expect(tap.mock.calls).toEqual([[7]]);
  });

  it("are dropped when the table asks something else meanwhile, or the board goes", () => {
    const { desk, tap, keyboard, type } = typing();
    type(1);
    Object.assign(desk, { step: desk.step + 1 });
    vi.runAllTimers();
    expect(tap).not.toHaveBeenCalled();
    type(1);
    keyboard.forget();
    vi.runAllTimers();
    expect(tap).not.toHaveBeenCalled();
    type(1);
    Object.assign(desk, { step: desk.step + 1 });
    type(2);
    expect(tap.mock.calls).toEqual([[2]]);
  });

  it("are no figures where they stand for the sign that asks for the rules", () => {
    const { keyboard, tap } = typing();
    const asked = new KeyboardEvent("keydown", { code: "Digit6", key: "?", shiftKey: true, cancelable: true });
    keyboard.heard(asked);
    vi.runAllTimers();
    expect(tap).not.toHaveBeenCalled();
    expect(asked.defaultPrevented).toBe(false);
  });

  it("are typed anew by every press, not by a key that is held", () => {
    const { tap, type } = typing();
    type(2, true);
    expect(tap).not.toHaveBeenCalled();
  });
});
