/** What a key means on this board: by its place on the keyboard, and by what the table asks. */
import type { Command } from "./terms.ts";

export interface Situation {
  /** What I am asked, if anything. */
  kind: string | null;
  /** How far it can go, where that is the next thing to say. */
  distances: readonly number[];
  /** Signs can be made. */
  signs: boolean;
  /** A sign waits for the bay that it points at. */
  pointing: boolean;
  /** Bays can be picked. */
  bays: boolean;
}

export type Intent =
  | { does: "command"; command: Command }
  | { does: "nothing" | "three" | "role" | "confirm" | "back" | "point" | "talk" | "log" }
  | { does: "card" | "distance" | "choice" | "sign" | "figure"; number: number };

const COMMAND_KEYS: Record<string, Command> = { KeyD: "deploy", KeyL: "lock", KeyS: "swap", KeyC: "cw", KeyA: "acw" };

/** The key of a command, for the hint on its button. */
export function keyOf(command: string): string {
  return Object.entries(COMMAND_KEYS).find(([, each]) => each === command)?.[0] ?? "";
}

export function intentOf(code: string, now: Situation): Intent | null {
  const figure = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  if (figure !== undefined) return figured(Number(figure), now);
  if (code === "KeyT") return { does: "talk" };
  if (code === "KeyJ") return { does: "log" };
  if (code === "KeyB" && now.signs) return { does: "point" };
  if (code === "Backspace" || code === "Escape") return { does: "back" };
  if (now.kind === null) return null;
  if (code === "Enter" || code === "NumpadEnter") return { does: "confirm" };
  return lettered(code, now);
}

function figured(number: number, now: Situation): Intent | null {
  if (now.pointing || now.bays) return { does: "figure", number };
  if (now.kind === "declare" && number === 0) return { does: "three" };
  if (now.kind === "declare" || (now.kind === "ask" && !now.signs)) {
    return { does: now.distances.includes(number) ? "distance" : "card", number };
  }
  if (now.signs) return number ? { does: "sign", number } : null;
  return now.kind !== null && number ? { does: "choice", number } : null;
}

function lettered(code: string, { kind }: Situation): Intent | null {
  const command = COMMAND_KEYS[code];
  if (command && (kind === "ask" || kind === "declare")) return { does: "command", command };
  if (code === "KeyN" && kind === "ask") return { does: "nothing" };
  if (code === "KeyR" && kind === "declare") return { does: "role" };
  return null;
}
