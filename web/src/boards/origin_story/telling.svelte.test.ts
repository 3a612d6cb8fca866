import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Entry } from "../../server/wire.ts";
import { settings, type Chosen } from "../../settings/settings.svelte.ts";
import { stories } from "../../stories/story.ts";
import type { GameEvent, Latest } from "../../table/fold.ts";
import { Telling } from "./telling.svelte.ts";
import type { View } from "./terms.ts";

const story = stories.find((each) => each.name === "origin-story-follow");
if (!story) throw new Error("a story is missing");
const now = story.table.now;
const view = now.view as View;

/** An entry of as many steps as there are cards: each played by another than the one before. */
function played(version: number, ...cards: string[]): Entry {
  const events: GameEvent[] = cards.map((card, place) => {
    const who = place % 2 ? "factoryon" : "automaton";
    return place ? { event: "played", who, card, value: 1 } : { event: "trick_started", trick: 1, leader: who };
  });
  const told = events.map(({ event }) => `${event}.`);
  return { version, kind: "played", step: version, time: 0, lines: told, played: { events }, told };
}

const cards = (count: number) => Array.from({ length: count }, (_, place) => `${place}M`);
const news = (entry: Entry, missed = false): Latest => ({ entries: [entry], before: now, missed });

describe("what was told is played out", () => {
  let telling: Telling;
  let end: () => void;

  beforeEach(() => {
    vi.useFakeTimers();
    telling = new Telling();
    end = $effect.root(() => {
      $effect(() => telling.run());
    });
  });
  afterEach(() => {
    end();
    settings.choose({ speed: "normal" });
    vi.useRealTimers();
  });

  function hear(steps: number, { speed = "normal", missed = false }: { speed?: Chosen["speed"]; missed?: boolean }) {
    settings.choose({ speed });
    const entry = played(1, ...cards(steps));
    telling.hear(news(entry, missed), [entry], view);
    flushSync();
  }
  function after(ms: number): number {
    vi.advanceTimersByTime(ms);
    flushSync();
    return telling.at;
  }

  it("a step for each beat, until the table is as the server has it", () => {
    hear(4, { speed: "slow" });
    expect(telling.steps).toHaveLength(4);
    expect([telling.at, telling.playing]).toEqual([0, true]);
    expect([after(899), after(1), after(900)]).toEqual([0, 1, 2]);
    expect(telling.scene?.plays.map(({ card }) => card)).toEqual(["1M", "2M"]);
    expect(after(900)).toBe(3);
    expect([telling.over, telling.playing, telling.scene]).toEqual([true, false, null]);
  });

  it("at the speed that is chosen, or at once", () => {
    hear(4, {});
    expect([after(400), after(400)]).toEqual([1, 2]);
    hear(4, { speed: "instant" });
    expect([telling.at, telling.playing]).toEqual([3, false]);
  });

  it("not where nobody could follow it, or nobody looks", () => {
    hear(41, {});
    expect(telling.over).toBe(true);
    vi.spyOn(document, "hidden", "get").mockReturnValueOnce(true);
    hear(4, {});
    expect(telling.over).toBe(true);
  });

  it("after a lost line only if that takes three seconds at most", () => {
    hear(8, { missed: true });
    expect(telling.playing).toBe(true);
    hear(9, { missed: true });
    expect(telling.over).toBe(true);
    hear(9, {});
    expect(telling.playing).toBe(true);
    hear(5, { speed: "slow", missed: true });
    expect(telling.over).toBe(true);
  });

  it("step by step, back and forth, once somebody does so", () => {
    hear(4, { speed: "slow" });
    expect([after(900), after(900)]).toEqual([1, 2]);
    telling.step(-1);
    flushSync();
    expect(after(9_000)).toBe(1);
    expect(telling.scene?.plays.map(({ card }) => card)).toEqual(["1M"]);
    telling.step(-1);
    telling.step(-1);
    expect(telling.at).toBe(0);
    for (let times = 0; times < 5; times += 1) telling.step(1);
    expect([telling.at, telling.over]).toEqual([3, true]);
  });

  it("on, to the end at once, or once more from its beginning", () => {
    hear(4, { speed: "slow" });
    telling.play();
    flushSync();
    expect(after(9_000)).toBe(0);
    telling.finish();
    expect(telling.over).toBe(true);
    telling.play();
    flushSync();
    expect([telling.at, after(900)]).toEqual([0, 1]);
    telling.finish();
    flushSync();
    expect(after(9_000)).toBe(3);
  });

  it("from what is new: what the trick began with is there, and can be gone back to", () => {
    const [first, second] = [played(1, ...cards(3)), played(2, ...cards(3))];
    const goesOn = {
      ...second,
      played: { events: (second.played?.["events"] as GameEvent[]).slice(1) },
      told: ["a", "b"],
    };
    settings.choose({ speed: "instant" });
    telling.hear(news(first), [first], view);
    settings.choose({ speed: "slow" });
    telling.hear(news(goesOn), [first, goesOn], view);
    flushSync();
    expect([telling.steps.length, telling.at]).toEqual([5, 3]);
    telling.step(-1);
    telling.step(-1);
    expect(telling.scene?.plays.map(({ card }) => card)).toEqual(["1M"]);
  });

  it("once, however often it is shown", () => {
    const entry = played(1, ...cards(4));
    const latest = news(entry);
    telling.hear(latest, [entry], view);
    telling.finish();
    telling.hear(latest, [entry], view);
    expect(telling.over).toBe(true);
  });

  it("on, whoever comes or speaks meanwhile: talk is no step", () => {
    const entry = played(1, ...cards(4));
    const talk: Entry = { version: 2, kind: "said", step: 1, time: 0, lines: ["Ana: well!"] };
    settings.choose({ speed: "slow" });
    telling.hear(news(entry), [entry], view);
    flushSync();
    expect(after(900)).toBe(1);
    telling.hear(news(talk), [entry, talk], view);
    flushSync();
    expect([telling.at, telling.playing, telling.steps.length]).toEqual([1, true, 4]);
    expect(telling.latest?.entries).toEqual([entry]);
  });

  const lines = () => telling.steps.flatMap((step) => step.lines);

  it("not where the table is another moment of the past: that one's steps are there, to the last", () => {
    const [first, second, third] = [played(1, ...cards(3)), played(2, ...cards(2)), played(3, ...cards(4))];
    telling.hear(news(third), [first, second, third], view);
    for (const [log, steps] of [
      [[first, second], 2],
      [[first], 3],
      [[first, second, third], 4],
    ] as const) {
      telling.hear(null, log, view);
      flushSync();
      expect([telling.steps.length, telling.at, telling.playing]).toEqual([steps, steps - 1, false]);
    }
  });

  it("in the language that is chosen now, and with the cards it was told with", () => {
    const entry = played(1, ...cards(3));
    const french = { ...entry, told: ["Un.", "Deux.", "Trois."] };
    telling.hear(news(entry), [entry], view);
    telling.hear(null, [french], view);
    flushSync();
    expect([lines(), telling.over]).toEqual([french.told, true]);
    telling.step(-1);
    expect(telling.scene?.plays.map(({ card }) => card)).toEqual(["1M"]);
    const again = { ...entry, told: ["One.", "Two.", "Three."] };
    telling.hear(null, [again], view);
    expect(lines()).toEqual(again.told);
  });

  it("without what was taken back", () => {
    const [first, second] = [played(1, ...cards(2)), played(2, ...cards(3))];
    const back: Entry = { version: 3, kind: "took_back", step: 1, time: 0, lines: ["You take it back."] };
    telling.hear(news(second), [first, second], view);
    telling.hear(news(back), [first, second, back], view);
    expect([telling.steps.length, telling.over, telling.latest]).toEqual([2, true, null]);
  });
});
