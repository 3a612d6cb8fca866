import { expect, it } from "vitest";
import type { Choice, FuseView, SignTold } from "../../server/wire.ts";
import draft from "../../stories/fuse/fuse-draft.json";
import pending from "../../stories/fuse/fuse-pending.json";
import penalty from "../../stories/fuse/fuse-penalty.json";
import pick from "../../stories/fuse/fuse-pick.json";
import roll from "../../stories/fuse/fuse-roll.json";
import { wishOf, type Situation } from "./keys.ts";

interface Told {
  table: { now: { view: unknown; actions: Choice[]; signs: SignTold[] } };
}

function situation({ table: { now } }: Told, change: Partial<Situation> = {}): Situation {
  const { actions, signs } = now;
  const nothing = { active: null, giving: false, begun: false, absent: false };
  return { view: now.view as FuseView, choices: actions, signs, ...nothing, ...change };
}
const held = { place: 3, die: "R5", how: "held" } as const;
const played = (code: string, now: Situation) => {
  const wish = wishOf(code, now);
  return wish?.kind === "play" ? wish.choice.action : wish?.kind;
};

it("takes a die by its place in the tray", () => {
  expect(wishOf("Digit4", situation(pending))).toEqual({ kind: "take", place: 3 });
  expect(wishOf("Numpad4", situation(pending))).toEqual({ kind: "take", place: 3 });
  expect(wishOf("Digit6", situation(pending))).toBeNull();
});

it("places the die in hand by the number on the slot", () => {
  const now = situation(draft, { active: held });
  expect(played("Digit1", now)).toBe("place r5 on b24.2");
  expect(played("Digit2", now)).toBe("place r5 on b43.3");
  expect(played("Digit3", now)).toBeUndefined();
});

it("gives it to somebody after G", () => {
  const now = situation(draft, { active: held });
  expect(played("KeyG", now)).toBe("give");
  expect(played("Digit2", { ...now, giving: true })).toBe("give r5 to 3");
});

it("puts it back, or asks why it cannot be burnt", () => {
  const now = situation(draft, { active: held });
  expect(played("Backspace", now)).toBe("release r5");
  expect(wishOf("KeyX", now)).toEqual({ kind: "why", action: "burn r5" });
  expect(wishOf("KeyX", situation(draft))).toBeNull();
});

it("forgets what was begun; a die in the hand leaves the key to whoever else wants it", () => {
  const now = situation(draft, { active: held });
  expect(wishOf("Escape", now)).toBeNull();
  expect(wishOf("Escape", { ...now, begun: true })).toEqual({ kind: "drop" });
});

it("answers what is asked: which die is lost, which bomb is picked, a roll", () => {
  expect(played("Digit1", situation(penalty))).toMatch(/^lose /);
  const row = situation(pick).view.row;
  expect(played("Digit3", situation(pick))).toBe(`pick ${row[2]?.card.toLowerCase() ?? ""}`);
  expect(played("Space", situation(roll))).toBe("roll");
});

it("calls by the keys of the left hand", () => {
  expect(wishOf("KeyQ", situation(draft))).toMatchObject({ kind: "call", sign: { sign: "need_red" } });
  expect(wishOf("KeyF", situation(draft))).toMatchObject({ kind: "call", sign: { sign: "thanks" } });
  expect(wishOf("KeyQ", { ...situation(draft), signs: [] })).toBeNull();
});

it("plays for somebody who is away", () => {
  expect(wishOf("KeyP", situation(draft, { absent: true }))).toEqual({ kind: "stand_in" });
  expect(wishOf("KeyP", situation(draft))).toBeNull();
});

it("leaves other keys alone", () => {
  expect(wishOf("KeyH", situation(draft))).toBeNull();
  expect(wishOf("Space", situation(draft))).toBeNull();
});
