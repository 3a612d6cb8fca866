import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../../settings/settings.svelte.ts";
import { stories } from "../../stories/story.ts";
import { StillTable } from "../../table/still.svelte.ts";
import { Acting } from "./acting.svelte.ts";
import { Telling } from "./telling.svelte.ts";

function sitting(name: string) {
  const story = stories.find((each) => each.name === `origin-story-${name}`);
  if (!story) throw new Error(`no story ${name}`);
  const desk = new StillTable(story.table, { lively: true });
  const [play, why] = [vi.spyOn(desk, "play"), vi.spyOn(desk, "why")];
  const telling = new Telling();
  const acting = new Acting(() => desk, telling);
  const press = (...codes: string[]) => codes.map((code) => acting.byKey(new KeyboardEvent("keydown", { code })));
  const asked = () => acting.choosing.asking;
  const chosen = () => acting.choosing.chosen?.action ?? null;
  return { desk, play, why, telling, acting, press, asked, chosen };
}

afterEach(() => vi.restoreAllMocks());

describe("a card", () => {
  it("is laid by its digit, and played by the same digit or by Enter", () => {
    for (const second of ["Digit2", "Numpad2", "Enter", "NumpadEnter"]) {
      const { press, play, chosen } = sitting("trick");
      expect(press("Digit2")).toEqual([true]);
      expect([chosen(), play.mock.calls]).toEqual(["play 5l", []]);
      press(second);
      expect(play.mock.calls, second).toEqual([["play 5l"]]);
    }
  });

  it("is another one by another digit, and none after Escape", () => {
    const { press, play, chosen } = sitting("trick");
    press("Digit2", "Digit9");
    expect(chosen()).toBe("play 5s");
    expect(press("Escape", "Escape", "Enter")).toEqual([true, false, false]);
    expect([chosen(), play.mock.calls]).toEqual([null, []]);
  });

  it("that cannot be played is asked about; the tenth is written 0", () => {
    const { press, play, why } = sitting("ten");
    press("Digit1", "Digit0", "Digit6", "Digit6");
    expect(why.mock.calls).toEqual([["play 6l"], ["play 13s"]]);
    expect(play.mock.calls).toEqual([["play 9m"]]);
  });

  it("that is laid ends what was refused before", () => {
    const { desk, press } = sitting("trick");
    const chose = vi.spyOn(desk, "chose");
    press("Digit2");
    expect(chose).toHaveBeenCalledOnce();
  });

  it("needs one press where that is so set", () => {
    settings.choose({ oneTap: true });
    const { press, play } = sitting("trick");
    press("Digit1");
    settings.choose({ oneTap: null });
    expect(play.mock.calls).toEqual([["play 2l"]]);
  });
});

describe("what is prepared", () => {
  it("is kept, charged, or taken as a side", () => {
    const story = sitting("story");
    story.press("Digit3", "Enter");
    expect(story.play.mock.calls).toEqual([["keep s23"]]);
    const side = sitting("side");
    side.press("KeyH", "KeyV", "KeyV");
    expect(side.play.mock.calls).toEqual([["villain"]]);
    const charge = sitting("charge");
    charge.press("Digit1", "Enter");
    expect(charge.play.mock.calls).toEqual([["charge s20"], ["done"]]);
  });

  it("is no side where none is asked about: the key is left to others", () => {
    const { press, play } = sitting("trick");
    expect(press("KeyH", "KeyV")).toEqual([false, false]);
    expect(play).not.toHaveBeenCalled();
  });
});

describe("an answer while another is on its way", () => {
  /** The table as it is while something is on its way there, or once it has gone on by a step. */
  function goesOn(table: ReturnType<typeof sitting>, told: object): void {
    Object.assign(table.desk, told);
    table.acting.choosing.goOn();
  }

  const [first, second, third] = ["charge s1", "charge s2", "charge s3"];

  function charging() {
    const table = sitting("charge");
    const choices = [first, second, third].map((action) => ({ ...table.desk.choices[0], action }));
    Object.assign(table.desk, { choices });
    return table;
  }

  it("follows it where tokens are placed, one after the other", () => {
    const table = charging();
    const { desk, press, play, acting } = table;
    press("Digit1");
    goesOn(table, { pending: new Set([first]) });
    press("Digit1", "Digit2", "Digit3", "Digit2");
    expect(play.mock.calls).toEqual([[first]]);
    expect([...acting.choosing.pending]).toEqual([first, second, third]);
    goesOn(table, { pending: new Set(), step: desk.step + 1 });
    goesOn(table, { pending: new Set([second]) });
    expect(play.mock.calls).toEqual([[first], [second]]);
    goesOn(table, { pending: new Set(), step: desk.step + 1 });
    expect(play.mock.calls).toEqual([[first], [second], [third]]);
  });

  it("is what its digit stood for at first, however many are charged", () => {
    const table = charging();
    table.acting.choosing.goOn();
    table.press("Digit1");
    goesOn(table, { step: table.desk.step + 1, choices: table.desk.choices.slice(1) });
    table.press("Digit1", "Digit2");
    expect(table.why.mock.calls).toEqual([[first]]);
    expect(table.play.mock.calls).toEqual([[first], [second]]);
  });

  it("is nothing any more after a refusal, nor where it became impossible: that is said", () => {
    for (const [told, asks] of [
      [{}, 0],
      [{ step: 999 }, 1],
    ] as const) {
      const table = charging();
      table.press("Digit1");
      goesOn(table, { pending: new Set([first]) });
      table.press("Digit2");
      goesOn(table, { pending: new Set(), choices: table.desk.choices.slice(2), ...told });
      expect(table.play.mock.calls).toEqual([[first]]);
      expect(table.why.mock.calls).toEqual(asks ? [[second]] : []);
    }
  });

  it("is not given where the next question is another one", () => {
    const table = sitting("trick");
    table.press("Digit2", "Digit2");
    goesOn(table, { pending: new Set(["play 5l"]) });
    table.press("Digit1", "Digit1");
    goesOn(table, { pending: new Set(), step: 999 });
    expect(table.play.mock.calls).toEqual([["play 5l"]]);
  });
});

describe("a surrender", () => {
  it("is asked again, and done by the second press", () => {
    const { press, play, asked } = sitting("surrender");
    expect([press("KeyS"), asked(), play.mock.calls]).toEqual([[true], true, []]);
    press("KeyS");
    expect(play.mock.calls).toEqual([["surrender"]]);
  });

  it("is never done by Enter, and Escape is the safe answer", () => {
    const { press, play, asked } = sitting("surrender");
    expect(press("KeyS", "Enter", "Escape")).toEqual([true, false, true]);
    expect([asked(), play.mock.calls]).toEqual([false, []]);
  });

  it("is not asked about once a card is chosen, nor where there can be none", () => {
    const { press, play, asked } = sitting("surrender");
    press("KeyS", "Digit5");
    expect(asked()).toBe(false);
    press("Enter");
    expect(play.mock.calls).toEqual([["play 13m"]]);
  });

  it("is asked about where there can be none", () => {
    const { press, asked, play, why } = sitting("trick");
    expect(press("KeyS", "KeyS")).toEqual([true, true]);
    expect([asked(), play.mock.calls, why.mock.calls]).toEqual([false, [], [["surrender"], ["surrender"]]]);
  });
});

describe("the story", () => {
  let table: ReturnType<typeof sitting>;
  const names = ["one", "two", "three"];

  beforeEach(() => {
    table = sitting("trick");
    table.telling.steps = names.map((line) => ({ name: line, lines: [line], cards: [], who: null, events: [] }));
    table.telling.at = 0;
  });

  it("goes on and back by a step, and to its end", () => {
    const { press, telling } = table;
    press("Period", "Period", "Comma");
    expect(telling.at).toBe(1);
    press("Slash");
    expect(telling.over).toBe(true);
  });

  it("is told to its end by Enter, which commits nothing yet; whatever is chosen ends it too", () => {
    const { press, telling, play, chosen } = table;
    expect(press("Enter")).toEqual([true]);
    expect([telling.over, play.mock.calls]).toEqual([true, []]);
    press("Comma", "Digit1");
    expect([telling.over, chosen()]).toEqual([true, "play 2l"]);
  });
});

it("a card of a row, and a card with abilities, can be asked about by whoever sits here", () => {
  const { desk, acting, why } = sitting("trick");
  acting.whyCard("4.5L");
  acting.whyPower("s15");
  expect(why.mock.calls).toEqual([["play 4.5l"], ["use s15"]]);
  expect(acting.asks).toBe(true);
  Object.assign(desk, { viewer: "spectator" });
  expect(acting.asks).toBe(false);
});

it("nothing is chosen, and nothing asked, at a table where nothing can be done", () => {
  const { desk, press, play, why } = sitting("trick");
  Object.assign(desk, { inert: true });
  expect(press("Digit1", "Enter", "KeyS")).toEqual([false, false, false]);
  expect([play.mock.calls, why.mock.calls]).toEqual([[], []]);
});
