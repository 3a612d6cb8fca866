import { describe, expect, it } from "vitest";
import type { Entry } from "../../server/wire.ts";
import type { GameEvent } from "../../table/fold.ts";
import { stories } from "../../stories/story.ts";
import { after, knownOf, piecesOf, pileOf, scenesOf, sceneOf, sinceTheTrick, stepsOf, trickAround } from "./telling.ts";
import type { View } from "./terms.ts";

const story = stories.find((each) => each.name === "origin-story-follow");
if (!story) throw new Error("a story is missing");
const view = story.table.now.view as View;

function entry(version: number, events: GameEvent[], told: string[]): Entry {
  return { version, kind: "played", step: version, time: 0, lines: told, played: { events }, told };
}

describe("steps", () => {
  it("gather what belongs together, and name nobody's turn", () => {
    const steps = stepsOf([
      entry(
        1,
        [
          { event: "follow_drew", who: "automaton", card: "10B" },
          { event: "follow_drew", who: "automaton", card: "8B" },
          { event: "kept", who: "automaton", card: "10B" },
          { event: "not_kept", who: "automaton", card: "8B" },
          { event: "played", who: "automaton", card: "7L", value: 7, why: null },
          { event: "turn_started", trick: 1 },
        ],
        ["She draws 10B.", "She draws 8B.", "She keeps 10B.", "8B goes.", "She plays 7L.", "It is your turn."],
      ),
    ]);
    expect(steps.map(({ lines }) => lines)).toEqual([
      ["She draws 10B.", "She draws 8B."],
      ["She keeps 10B.", "8B goes."],
      ["She plays 7L."],
    ]);
    expect(steps.map(({ who }) => who)).toEqual(["automaton", "automaton", "automaton"]);
  });

  it("draw cards that come and go in numbers", () => {
    const [step] = stepsOf([
      entry(
        1,
        [
          { event: "keyword", who: "factoryon", keyword: "replace", number: 1 },
          { event: "row_discarded", who: "factoryon", card: "13M" },
          { event: "row_drew", who: "factoryon", card: "8S" },
        ],
        ["Replace 1.", "A card goes.", "A card comes."],
      ),
    ]);
    expect(step?.lines).toEqual(["Replace 1."]);
    expect(step?.cards).toEqual([
      { card: "13M", goes: true },
      { card: "8S", goes: false },
    ]);
  });

  it("are the lines of an entry where its events are not told one by one", () => {
    const plain: Entry = { ...entry(1, [{ event: "aligned", side: "hero" }], ["You are a hero."]), told: [] };
    expect(stepsOf([plain])).toEqual([
      { name: "1", lines: ["You are a hero."], cards: [], who: null, events: [{ event: "aligned", side: "hero" }] },
    ]);
  });

  it("begin with the trick, and with what is fresh", () => {
    const log = [
      entry(1, [{ event: "trick_started", trick: 1, leader: "you" }], ["Trick 1."]),
      entry(2, [{ event: "trick_started", trick: 2, leader: "you" }], ["Trick 2."]),
      entry(3, [{ event: "power_used", power: "s1" }], ["It works."]),
      entry(4, [{ event: "played", who: "you", card: "1L", value: 1 }], ["You play 1L."]),
    ];
    const { steps, from } = sinceTheTrick(log, log.slice(3));
    expect(steps.map(({ lines }) => lines[0])).toEqual(["Trick 2.", "It works.", "You play 1L."]);
    expect(from).toBe(2);
  });

  it("belong to one trick: what ended the one before is none of the next", () => {
    const won = entry(
      1,
      [
        { event: "played", who: "automaton", card: "1L", value: 1 },
        { event: "trick_won", who: "you", trick: 2 },
        { event: "trick_started", trick: 3, leader: "you" },
        { event: "to_beat", card: "1L" },
      ],
      ["She plays 1L.", "You win.", "Trick 3.", "Beat 1L."],
    );
    const steps = stepsOf([won]);
    expect([0, 1, 2, 3].map((at) => trickAround(steps, at))).toEqual([
      { from: 0, to: 2 },
      { from: 0, to: 2 },
      { from: 2, to: 4 },
      { from: 2, to: 4 },
    ]);
    expect(trickAround([], -1)).toEqual({ from: 0, to: 0 });
  });
});

describe("the table between two views", () => {
  const known = knownOf(view);
  const happened = (events: GameEvent[]) => events.reduce((scene, event) => after(scene, event, known), sceneOf(view));

  it("lets cards come to the right end, the far left, and leave", () => {
    const first = view.rows.automaton[0]?.card ?? "";
    const scene = happened([
      { event: "follow_drew", who: "automaton", card: "9L" },
      { event: "love_added", who: "automaton", card: "4.5L" },
      { event: "pushed_out", who: "automaton", card: first },
    ]);
    const row = scene.rows.automaton.map(({ card }) => card);
    expect(row.at(-1)).toBe("9L");
    expect(row[0]).toBe("4.5L");
    expect(row).not.toContain(first);
    expect(scene.rows.automaton[0]?.value).toBe(4.5);
  });

  it("moves a played card to the trick, which a trick that is won gives away", () => {
    const card = view.rows.factoryon[0]?.card ?? "";
    const scene = happened([
      { event: "trick_started", trick: 3, leader: "factoryon" },
      { event: "played", who: "factoryon", card, value: 99 },
      { event: "played", who: "automaton", card: "1B", value: 1 },
      { event: "trick_won", who: "automaton", trick: 3 },
    ]);
    expect(scene.rows.factoryon.map((each) => each.card)).not.toContain(card);
    expect(scene.plays.map((each) => [each.card, each.wins])).toEqual([
      [card, false],
      ["1B", true],
    ]);
    expect(scene.plays[0]?.changed).toBe(true);
    expect(scene.tricks.automaton).toBe(view.tricks.automaton + 1);
  });

  it("plays a card as the suit that was told before, which is led then, and names no best card by itself", () => {
    const scene = happened([
      { event: "trick_started", trick: 3, leader: "you" },
      { event: "counts_as", card: "9M", suit: "L" },
      { event: "played", who: "you", card: "9M", value: 9 },
    ]);
    expect(scene.led).toBe("L");
    expect(scene.plays).toMatchObject([{ card: "9M", suit: "L", changed: true, wins: false }]);
  });

  it("gives a trick that was won to its winner when it leaves the middle", () => {
    const events: GameEvent[] = [
      { event: "trick_started", trick: 3, leader: "factoryon" },
      { event: "played", who: "factoryon", card: "9M", value: 9 },
      { event: "played", who: "automaton", card: "12M", value: 12 },
      { event: "trick_won", who: "automaton", trick: 3 },
    ];
    expect(pileOf(happened(events), "automaton")).toEqual([]);
    const next = happened([...events, { event: "trick_started", trick: 4, leader: "automaton" }]);
    expect(pileOf(next, "automaton")).toEqual(["9M", "12M"]);
    expect(pileOf(next, "you")).toEqual([]);
  });

  it("is empty when a round begins, and counts what is scored", () => {
    const scene = happened([
      { event: "scored", who: "you", points: 3, total: 12 },
      { event: "round_started", round: 4, dealer: "you" },
    ]);
    expect(scene).toMatchObject({ rows: { automaton: [], factoryon: [] }, plays: [], preparing: true, round: 4 });
    expect(scene.side).toBeNull();
    expect(scene.vp.you).toBe(12);
  });

  it("is that of the tricks as soon as a side is taken, so that what follows is told there", () => {
    const scene = happened([
      { event: "round_started", round: 4, dealer: "you" },
      { event: "aligned", side: "villain" },
    ]);
    expect(scene).toMatchObject({ side: "villain", preparing: false, rows: { automaton: [], factoryon: [] } });
  });

  it("reaches what the server shows, by the events of the last step of a real game", () => {
    const log = story.table.log;
    const last = log.at(-1);
    const events = (last?.played?.["events"] ?? []) as GameEvent[];
    const rows = { automaton: [...view.rows.automaton], factoryon: [...view.rows.factoryon] };
    const tricks = { you: 0, automaton: 0, factoryon: 0 };
    const before: View = { ...view, plays: [], led: null, trick: 1, tricks, rows };
    const scenes = scenesOf(before, stepsOf(last ? [last] : []), view);
    expect(events.length).toBeGreaterThan(5);
    expect(scenes.at(-1)?.plays.map(({ card }) => card)).toEqual(view.plays.map(({ card }) => card));
    const { led, leader, trick, round, side, vp } = view;
    expect(scenes.at(-1)).toMatchObject({ led, leader, trick, round, side, vp, tricks: view.tricks, preparing: false });
  });
});

describe("a line", () => {
  const letters = { L: "L", B: "B", M: "M", S: "S" } as const;
  it("is split where it names cards, by the letters of the language", () => {
    expect(piecesOf("She plays 4½L, not 13M.", letters)).toEqual([
      { text: "She plays " },
      { card: "4½L", suit: "L", value: "4½" },
      { text: ", not " },
      { card: "13M", suit: "M", value: "13" },
      { text: "." },
    ]);
    expect(piecesOf("Elle joue 9F.", { F: "M" })).toContainEqual({ card: "9F", suit: "M", value: "9" });
  });
  it("stays whole where nothing is named, or nothing is known", () => {
    expect(piecesOf("Card X7 (s34), 12Lb.", letters)).toEqual([{ text: "Card X7 (s34), 12Lb." }]);
    expect(piecesOf("9L", {})).toEqual([{ text: "9L" }]);
  });
});
