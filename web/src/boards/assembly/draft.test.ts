import { describe, expect, it } from "vitest";
import type { Choice } from "../../server/wire.ts";
import {
  awaitsMore,
  byBay,
  byCard,
  commanded,
  commands,
  declared,
  distances,
  NOTHING,
  paidWith,
  payments,
  readDraft,
  roleFor,
  sentence,
} from "./draft.ts";

function choice(action: string, kind: string, args: Record<string, unknown>): Choice {
  return { action, kind, arguments: args, notation: action, words: action, label: null };
}

function declare(payment: string, command: string, role: string | null = null): Choice {
  return choice(`${payment}: ${command}${role ? ` with ${role}` : ""}`, "declare", { payment, command, role });
}

/** A rotation, with how far it can go. */
function turning(payment: string, command: string): Choice {
  const turns = declare(payment, command);
  const whole = (distance: number) => ({
    action: `${turns.action} ${distance}`,
    arguments: { ...turns.arguments, distance },
  });
  return { ...turns, in_full: [1, 2].map(whole) };
}

const CHOICES = [
  declare("deploy_lock", "deploy"),
  declare("deploy_lock", "lock"),
  turning("any", "cw"),
  declare("any", "cw", "sammie"),
  turning("any", "acw"),
  declare("swap", "swap"),
];

describe("a declaration in the making", () => {
  it("offers only what the server gave", () => {
    expect(payments(CHOICES)).toEqual(["deploy_lock", "any", "swap"]);
    expect(commands(CHOICES, "any")).toEqual(["cw", "acw"]);
    expect(commands(CHOICES, "wild")).toEqual([]);
    expect(roleFor(CHOICES, { ...NOTHING, payment: "any", command: "cw" })).toBe("sammie");
    expect(roleFor(CHOICES, { ...NOTHING, payment: "any", command: "acw" })).toBeNull();
    expect(declared(CHOICES, { ...NOTHING, payment: "any", command: "acw", role: true })).toBeNull();
  });

  it("is the only command there is, or what the partner agreed to", () => {
    expect(paidWith(CHOICES, "swap", null).command).toBe("swap");
    expect(paidWith(CHOICES, "deploy_lock", null).command).toBeNull();
    expect(paidWith(CHOICES, "deploy_lock", "lock").command).toBe("lock");
    expect(paidWith(CHOICES, "deploy_lock", "swap").command).toBeNull();
  });

  it("becomes a sentence when nothing is missing", () => {
    const turn = { ...NOTHING, payment: "any", command: "cw" };
    expect(sentence(CHOICES, turn)).toBeNull();
    expect(sentence(CHOICES, { ...turn, distance: 2 })).toBe("any: cw 2");
    expect(sentence(CHOICES, { ...turn, role: true })).toBe("any: cw with sammie");
    expect(sentence(CHOICES, { ...NOTHING, payment: "deploy_lock", command: "lock" })).toBe("deploy_lock: lock");
    expect(distances(CHOICES, turn)).toEqual([1, 2]);
    expect(distances(CHOICES, { ...turn, role: true })).toEqual([]);
  });

  it("drops a role that another command cannot use", () => {
    const draft = { ...NOTHING, payment: "any", command: "cw", role: true };
    expect(commanded(CHOICES, draft, "acw")).toMatchObject({ command: "acw", role: false });
  });

  it("is read from the sentence of a preview", () => {
    expect(readDraft(CHOICES, "any: acw 2")).toEqual({ payment: "any", command: "acw", role: false, distance: 2 });
    expect(readDraft(CHOICES, "any: cw with sammie")).toMatchObject({ role: true, distance: null });
    expect(readDraft(CHOICES, "wild: cw 1")).toBeNull();
    const used = choice("swap!", "declare", { payment: "swap", command: "swap", role: "noah" });
    expect(readDraft([used], "swap!")).toMatchObject({ role: true });
  });
});

describe("choices on the board", () => {
  it("are found by bay and by card", () => {
    const asked = [
      choice("move 3 cw", "move", { bay: 3, direction: "cw" }),
      choice("move 3 acw", "move", { bay: 3, direction: "acw" }),
      choice("discard any", "discard", { card: "any" }),
    ];
    expect(byBay(asked).get(3)).toHaveLength(2);
    expect([...byBay(asked).keys()]).toEqual([3]);
    expect(byCard(asked, "any")?.action).toBe("discard any");
    expect(byCard(asked, "swap")).toBeNull();
  });

  it("wait for another figure only where one could follow", () => {
    expect(awaitsMore("1", [1, 2, 10])).toBe(true);
    expect(awaitsMore("1", [1, 2])).toBe(false);
    expect(awaitsMore("10", [1, 10])).toBe(false);
    expect(awaitsMore("1", [11])).toBe(true);
    expect(awaitsMore("7", [1, 11])).toBe(false);
  });
});
