import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Table } from "../../server/wire.ts";
import declare from "../../stories/assembly/assembly-declare-plain.json";
import { StillTable } from "../../table/still.svelte.ts";
import { Input } from "./input.svelte.ts";
import { Keyboard } from "./keyboard.svelte.ts";

describe("keys while a card has the focus", () => {
  const desk = new StillTable(declare.table as unknown as Table, { lively: true });
  const heard = new AbortController();
  const taps = vi.fn();
  let play: ReturnType<typeof vi.spyOn>;
  let cards: HTMLButtonElement[];

  beforeEach(() => {
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

  const press = (on: HTMLElement | undefined, code: string): boolean =>
    !on?.dispatchEvent(new KeyboardEvent("keydown", { code, bubbles: true, cancelable: true }));

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
});
