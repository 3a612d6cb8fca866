/** What can stand in the one place under the action: by room and by what there is. */
import type { AssemblyView } from "../../server/wire.ts";

export type Part = "hand" | "log" | "reference" | "talk";

export interface Room {
  wide: boolean;
  phone: boolean;
}

/** The parts that share the place, in the order of their tabs. */
export function partsOf(view: AssemblyView, { wide, phone }: Room, signs: boolean): Part[] {
  const talk = view.players > 1 && (!wide || signs);
  return [
    ...(phone && view.viewer !== "spectator" ? (["hand"] as const) : []),
    ...(talk ? (["talk"] as const) : []),
    "log",
    ...(wide ? [] : (["reference"] as const)),
  ];
}

/** What is shown of them: what was chosen, if it is there, else the first that is wanted. */
export function shownPart(parts: readonly Part[], chosen: Part | null, { phone }: Room, signs: boolean): Part {
  if (chosen && parts.includes(chosen)) return chosen;
  if (phone && parts.includes("hand")) return "hand";
  return signs && parts.includes("talk") ? "talk" : "log";
}
