/** What keys do on the board of FUSE; read by their place on the keyboard. */
import type { Choice, FuseView, SignTold } from "../../server/wire.ts";
import { choiceOf, choicesOf, openSlots, type Active } from "./choices.ts";

/** The keys of the calls, in their order. */
export const CALL_KEYS = ["KeyQ", "KeyW", "KeyE", "KeyR", "KeyA", "KeyS", "KeyD", "KeyF"] as const;

/** Opens what can be played for somebody who is away. */
export const STAND_IN_KEY = "KeyP";

export type Wish =
  | { kind: "play"; choice: Choice }
  | { kind: "take"; place: number }
  | { kind: "give" }
  | { kind: "drop" }
  | { kind: "call"; sign: SignTold }
  | { kind: "why"; action: string }
  | { kind: "stand_in" };

export interface Situation {
  view: FuseView;
  choices: readonly Choice[];
  signs: readonly SignTold[];
  active: Active | null;
  /** `G` was pressed: a digit says to whom. */
  giving: boolean;
  /** Something was begun that can be forgotten. */
  begun: boolean;
  /** Somebody is away for whom something can be played. */
  absent: boolean;
}

export function digitOf(code: string): number | null {
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1];
  return digit === undefined ? null : Number(digit);
}

const played = (choice: Choice | undefined): Wish | null => (choice ? { kind: "play", choice } : null);

/** What a key asks for; null: nothing here. */
export function wishOf(code: string, now: Situation): Wish | null {
  const digit = digitOf(code);
  if (digit !== null) return counted(digit, now);
  const call = CALL_KEYS.findIndex((each) => each === code);
  if (call >= 0) {
    const sign = now.signs[call];
    return sign ? { kind: "call", sign } : null;
  }
  return lettered(code, now);
}

function lettered(code: string, { choices, active, begun, absent }: Situation): Wish | null {
  switch (code) {
    case "Space":
      return played(choiceOf(choices, "roll") ?? choiceOf(choices, "confirm"));
    case "Enter":
      return played(choiceOf(choices, "confirm"));
    case "KeyU":
      return played(choiceOf(choices, "take_back"));
    case "KeyG":
      return choiceOf(choices, "give") ? { kind: "give" } : null;
    case "Backspace":
      return played(choiceOf(choices, "release")) ?? (begun ? { kind: "drop" } : null);
    case "Escape":
      return begun ? { kind: "drop" } : null;
    case "KeyX":
      return active ? burn(choices, active.die) : null;
    case STAND_IN_KEY:
      return absent ? { kind: "stand_in" } : null;
    default:
      return null;
  }
}

export function pick(choices: readonly Choice[], card: string): Wish {
  const choice = choiceOf(choices, "pick", { card });
  return choice ? { kind: "play", choice } : { kind: "why", action: `pick ${card.toLowerCase()}` };
}

export function burn(choices: readonly Choice[], die: string): Wish {
  const choice = choiceOf(choices, "burn", { die });
  return choice ? { kind: "play", choice } : { kind: "why", action: `burn ${die.toLowerCase()}` };
}

/** A digit answers the question of the moment: to whom, which die is lost, which bomb, which slot, which die. */
function counted(digit: number, { view, choices, active, giving }: Situation): Wish | null {
  if (giving) return played(choicesOf(choices, "give")[digit - 1]);
  const nth = (kind: string) => choicesOf(choices, kind)[digit - 1];
  if (choiceOf(choices, "lose")) return played(nth("lose"));
  if (choiceOf(choices, "pick")) {
    const card = view.row[digit - 1]?.card;
    return card === undefined ? null : pick(choices, card);
  }
  if (active) return played([...openSlots(choices, active.die).values()][digit - 1]?.choice);
  return digit <= view.tray.length ? { kind: "take", place: digit - 1 } : null;
}
