import { describe, expect, it } from "vitest";
import type { Choice, Entry, FuseView } from "../../server/wire.ts";
import draft from "../../stories/fuse/fuse-draft.json";
import pending from "../../stories/fuse/fuse-pending.json";
import penalty from "../../stories/fuse/fuse-penalty.json";
import sabotage from "../../stories/fuse/fuse-sabotage.json";
import solo from "../../stories/fuse/fuse-solo.json";
import {
  activeDie,
  callOf,
  callsOf,
  causeOf,
  choiceOf,
  giverOf,
  onlyDie,
  onTheWay,
  openSlots,
  takingOf,
  usersOf,
  type Hand,
} from "./choices.ts";

interface Told {
  table: { now: { view: unknown; actions: Choice[] }; log: unknown[] };
}

function hand(story: Told, change: Partial<Hand> = {}): Hand {
  const { view, actions } = story.table.now;
  return { view: view as FuseView, choices: actions, pending: new Set(), seat: 0, chosen: null, ...change };
}
const logOf = (story: Told) => story.table.log as Entry[];

describe("the die before somebody", () => {
  it("is the one in the hand", () => {
    expect(activeDie(hand(draft))).toEqual({ place: 3, die: "R5", how: "held" });
  });

  it("is the one that was asked for", () => {
    expect(activeDie(hand(pending, { pending: new Set(["claim r5"]) }))).toEqual({ place: 3, die: "R5", how: "asked" });
  });

  it("is of equal dice the one that was tapped", () => {
    const asked = hand(pending, { pending: new Set(["claim r3"]), chosen: 1 });
    expect(activeDie(asked)?.place).toBe(1);
    expect(activeDie({ ...asked, chosen: null })?.place).toBe(0);
  });

  it("is the one that is looked at where dice are not held", () => {
    expect(activeDie(hand(solo, { chosen: 1 }))).toEqual({ place: 1, die: "R2", how: "chosen" });
    expect(activeDie(hand(solo))).toBeNull();
  });

  it("is none that can be claimed and was not", () => {
    expect(activeDie(hand(pending, { chosen: 3 }))).toBeNull();
  });
});

describe("slots", () => {
  it("are open for the die, numbered as their choices come", () => {
    const { choices } = hand(draft);
    expect([...openSlots(choices, "R5")].map(([slot, { key }]) => [slot, key])).toEqual([
      ["B24.2", 1],
      ["B43.3", 2],
    ]);
    expect(openSlots(choices, "K6").size).toBe(0);
  });

  it("are those of the dice that can be lost where no die is placed", () => {
    const { choices } = hand(penalty);
    expect(openSlots(choices, null).size).toBe(choices.filter((choice) => choice.kind === "lose").length);
    expect(openSlots(choices, null).size).toBeGreaterThan(1);
  });

  it("show the dice that are on their way, from the place they lie in", () => {
    const sent = hand(pending, { pending: new Set(["place r5 on b24.2"]) });
    expect([...onTheWay(sent)]).toEqual([["B24.2", { die: "R5", place: 3 }]]);
    expect(onTheWay(hand(pending)).size).toBe(0);
  });
});

describe("dice of the tray", () => {
  it("are claimed where dice are held, looked at where not, and neither without a choice", () => {
    expect(takingOf(hand(pending).choices, "R3")).toMatchObject({ action: "claim r3" });
    expect(takingOf(hand(solo).choices, "R2")).toBe("look");
    expect(takingOf([], "R3")).toBeNull();
  });

  it("tell who could use them, unless the table gives no such help", () => {
    const { view } = hand(pending);
    expect(usersOf(view, 3)).toContain(3);
    expect(usersOf({ ...view, fits: null }, 3)).toBeNull();
  });

  it("tell who could use no other", () => {
    const { view } = hand(pending);
    expect(onlyDie(view, 3)).toBe("R5");
    expect(onlyDie(view, 0)).toBeNull();
    expect(onlyDie({ ...view, owed: [0, 0, 0, 0, 0] }, 3)).toBeNull();
  });
});

describe("why dice are lost", () => {
  it("is the burnt die, with what it showed before", () => {
    const cause = causeOf(logOf(penalty), "penalty", "B6");
    expect(cause).toMatchObject({ seat: 1, before: "B2" });
    expect(cause.lines.join(" ")).toContain("B6");
  });

  it("is the sabotage card, in the words of the log", () => {
    const cause = causeOf(logOf(sabotage), "sabotage", "6");
    expect(cause.before).toBeNull();
    expect(cause.lines.some((line) => line.startsWith("Sabotage"))).toBe(true);
  });

  it("is nothing where the log tells nothing", () => {
    expect(causeOf([], "penalty", "B6")).toEqual({ lines: [], seat: null, before: null });
  });
});

describe("calls", () => {
  it("are what each seat said last, in the words of the sign", () => {
    const calls = callsOf(logOf(draft), (sign) => (sign === "need_yellow" ? "I need yellow" : undefined));
    expect(calls.get(3)).toBe("I need yellow");
    expect(calls.get(1)).toBe("Who takes the blue one?");
  });

  it("name the die that they point at", () => {
    const pointing: Entry = {
      version: 1,
      kind: "signed",
      step: 1,
      time: 0,
      lines: [],
      seat: 2,
      sign: "x",
      piece: "R5",
    };
    expect(callsOf([pointing], (sign, die) => `${sign} ${die}`).get(2)).toBe("x R5");
  });

  it("are forgotten after a while", () => {
    const quiet = Array.from({ length: 12 }, (): Entry => ({
      version: 1,
      kind: "played",
      step: 1,
      time: 0,
      lines: [],
    }));
    expect(callsOf([...logOf(draft), ...quiet], () => undefined).size).toBe(0);
  });
});

it("finds a choice by its kind and its arguments", () => {
  const { choices } = hand(draft);
  expect(choiceOf(choices, "place", { die: "R5", card: "B43", slot: 3 })?.action).toBe("place r5 on b43.3");
  expect(choiceOf(choices, "place", { die: "R5", card: "B43", slot: 4 })).toBeUndefined();
});

describe("what the log tells of oneself", () => {
  const log = (...events: object[]) => [{ played: { events } }] as unknown as Entry[];
  const given = { event: "given", seat: 1, to: 0, die: "R5" };
  const { view } = hand(draft);

  it("is who has given the die that one holds", () => {
    expect(giverOf(log(given), view, 0)).toBe(1);
    expect(giverOf(log(given, { event: "claimed", seat: 0, die: "R5" }), view, 0)).toBeNull();
    expect(giverOf(log(given), { ...view, tray: [] }, 0)).toBeNull();
    expect(giverOf(log({ ...given, to: 2 }), view, 0)).toBeNull();
  });

  it("is what one called last, while it is fresh", () => {
    const signed = { kind: "signed", seat: 0, sign: "stuck" } as Entry;
    expect(callOf([signed, ...logOf(draft).slice(0, 5)], 0)).toBe("stuck");
    expect(callOf([signed, ...logOf(draft).slice(0, 20)], 0)).toBeUndefined();
    expect(callOf([signed], 1)).toBeUndefined();
  });
});
