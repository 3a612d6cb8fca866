import { describe, expect, it, vi } from "vitest";
import type { Choice, Previewed, Table } from "../../server/wire.ts";
import answer from "../../stories/assembly/assembly-answer.json";
import ask from "../../stories/assembly/assembly-ask.json";
import declare from "../../stories/assembly/assembly-declare-plain.json";
import preview from "../../stories/assembly/assembly-declare.json";
import done from "../../stories/assembly/assembly-lock-done.json";
import lock from "../../stories/assembly/assembly-lock.json";
import signs from "../../stories/assembly/assembly-signs.json";
import swap from "../../stories/assembly/assembly-swap.json";
import move from "../../stories/assembly/assembly-malfunction.json";
import { StillTable } from "../../table/still.svelte.ts";
import { Input } from "./input.svelte.ts";
import { Keyboard } from "./keyboard.svelte.ts";

function at(story: { table: unknown; foreseen?: unknown }, foreseen = false) {
  const desk = new StillTable(story.table as Table, {
    lively: true,
    foreseen: foreseen ? (story.foreseen as { action: string; preview: Previewed }) : null,
  });
  const play = vi.spyOn(desk, "play");
  return { desk, play, input: new Input(desk) };
}

describe("what is put together on the board", () => {
  it("is a declaration, bit by bit", () => {
    const { input } = at(declare);
    expect(input.kind).toBe("declare");
    input.pay("any");
    expect(input.action).toBeNull();
    input.command("acw");
    expect(input.action).toBe("any: acw 1");
    input.distance(2);
    expect(input.action).toBe("any: acw 2");
    input.useRole();
    expect(input.action).toBe("any: acw with sammie");
    input.back();
    expect(input.action).toBeNull();
  });

  it("begins with what is looked at already", () => {
    expect(at(preview, true).input.draft).toMatchObject({ payment: "any", command: "acw", distance: 2 });
  });

  it("is sent by the second tap on the same thing, not by the first", () => {
    const { input, play } = at(swap);
    input.tap(3);
    expect(input.action).toBe("3");
    expect(play).not.toHaveBeenCalled();
    input.tap(3);
    expect(play).toHaveBeenCalledWith("3");
  });

  it("can be the end of picking as soon as something is picked", () => {
    const { input } = at(done);
    expect(input.picked).toEqual([1]);
    expect(input.action).toBe("done");
    input.tap(10);
    expect(input.action).toBe("10");
  });

  it("asks which way where there are several choices about a bay", () => {
    const { input } = at(move);
    input.tap(2);
    expect(input.action).toBeNull();
    expect(input.bay).toBe(2);
    expect(input.bays.get(2)).toHaveLength(2);
    for (const way of input.bays.get(2) ?? []) {
      input.choose(way);
      expect(input.action).toBe(way.action);
      expect(input.bay).toBe(2); // so that the other way can still be chosen
    }
  });

  it("asks the server why, where a bay cannot be picked", () => {
    const { desk, input } = at(lock);
    const why = vi.spyOn(desk, "why");
    input.tap(12);
    expect(why).toHaveBeenCalledWith("12");
    expect(input.action).toBeNull();
  });
});

describe("what cannot be done", () => {
  it("is asked about instead of chosen: a command, a payment, a role, a bay", () => {
    const { desk, input } = at(declare);
    const why = vi.spyOn(desk, "why");
    input.tap(5);
    input.pay("swap");
    input.pay("deploy_lock");
    input.command("swap");
    input.useRole();
    expect(why.mock.calls.flat()).toEqual([
      "5",
      "swap: deploy",
      "deploy_lock: swap",
      "deploy_lock: deploy with sammie",
    ]);
    expect(input.draft).toMatchObject({ payment: "deploy_lock", command: null, role: false });
  });

  it("is a question that the edition does not let one ask", () => {
    const { desk, input, play } = at(ask);
    const why = vi.spyOn(desk, "why");
    Object.assign(desk, { choices: desk.choices.filter(({ action }) => action !== "ask lock") });
    input.ask("lock");
    expect(why).toHaveBeenCalledWith("ask lock");
    input.ask(null);
    expect(play.mock.calls).toEqual([["ask nothing"]]);
  });

  it("is asked about nothing where nothing can be done", () => {
    const { desk, input } = at(declare);
    const why = vi.spyOn(desk, "why");
    Object.assign(desk, { inert: true });
    input.tap(5);
    input.pay("swap");
    expect(why).not.toHaveBeenCalled();
  });
});

/** The bays that can be picked first at the story of a lock. */
const LEADING = ["3", "4", "5", "10"];

describe("a bay that is only a part of an answer", () => {
  const picks = lock.table.now.actions as Choice[];

  it("is said to be one by the server", () => {
    expect(picks.filter(({ leads_on: part }) => part).map(({ action }) => action)).toEqual(LEADING);
  });

  it("is played by the first tap, and those that are tapped meanwhile wait", () => {
    const { input, play } = at(lock);
    const [first = 0, second = 0] = LEADING.map(Number);
    input.tap(first);
    input.tap(first);
    input.tap(second);
    expect(play.mock.calls).toEqual([[String(first)]]);
  });
});

describe("one question", () => {
  const sent = (story: { table: unknown }, action: string) => {
    const made = at(story);
    made.play.mockImplementation(() => void Object.assign(made.desk, { pending: new Set([action]) }));
    return made;
  };
  const press = (desk: StillTable, input: Input, code: string) =>
    new Keyboard(desk, input, { open: () => {} }).heard(new KeyboardEvent("keydown", { code }));

  it("is asked once: while it is on its way another one is no refusal", () => {
    const { desk, input, play } = sent(ask, "ask deploy");
    press(desk, input, "KeyD");
    press(desk, input, "KeyL");
    expect(play.mock.calls).toEqual([["ask deploy"]]);
    Object.assign(desk, { pending: new Set(), step: desk.step + 1 });
    input.ask("lock");
    expect(play).toHaveBeenLastCalledWith("ask lock");
  });

  it("has one answer", () => {
    const { desk, input, play } = sent(answer, "yes");
    press(desk, input, "Digit1");
    press(desk, input, "Digit2");
    expect(play).toHaveBeenCalledTimes(1);
  });

  it("of the next step is answered though the answer before is still on its way", () => {
    const { desk, input, play } = sent(ask, "ask deploy");
    input.ask("deploy");
    Object.assign(desk, { step: desk.step + 1 });
    input.ask("lock");
    expect(play).toHaveBeenCalledTimes(2);
  });
});

describe("signs", () => {
  it("are made at once, or wait for their bay", () => {
    const { desk, input } = at(signs);
    const made = vi.spyOn(desk, "sign");
    const [first, pointing] = [desk.signs[0], desk.signs.find(({ points }) => points)];
    if (first) input.sign(first);
    if (pointing) input.sign(pointing);
    input.tap(10);
    expect(made.mock.calls).toEqual([["deploy"], ["point_at_bay", "10"]]);
    expect(input.pointing).toBeNull();
  });

  it("are made by nobody while nothing can be done, and the one that waits waits on", () => {
    const { desk, input } = at(signs);
    const made = vi.spyOn(desk, "sign");
    const pointing = desk.signs.find(({ points }) => points);
    if (pointing) input.sign(pointing);
    Object.assign(desk, { inert: true });
    for (const sign of desk.signs) input.sign(sign);
    new Keyboard(desk, input, { open: () => {} }).heard(new KeyboardEvent("keydown", { code: "Digit1" }));
    input.tap(10);
    expect(made).not.toHaveBeenCalled();
    Object.assign(desk, { inert: false });
    expect(input.pointing).toBe("point_at_bay");
  });
});
