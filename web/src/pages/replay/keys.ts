/** Keys of the replay, by their place. */
import { ownsKey } from "../../shell/keys.ts";

export type ReplayKey = "back" | "on" | "turn-back" | "turn-on" | "first" | "last" | "play" | "view" | "continue";

const BY_PLACE: Readonly<Record<string, ReplayKey>> = {
  Home: "first",
  End: "last",
  Space: "play",
  KeyV: "view",
  KeyC: "continue",
};

/** Letters only where they may act. */
export function replayKey(event: KeyboardEvent, letters: boolean): ReplayKey | null {
  if (event.ctrlKey || event.metaKey || event.altKey || ownsKey(event)) return null;
  const turn = event.shiftKey ? "turn-" : "";
  const slides = event.target instanceof HTMLInputElement;
  if (event.code === "ArrowLeft") return slides && !turn ? null : `${turn}back`;
  if (event.code === "ArrowRight") return slides && !turn ? null : `${turn}on`;
  if (event.shiftKey || (slides && !event.code.startsWith("Key"))) return null;
  if (event.code.startsWith("Key") && !letters) return null;
  return BY_PLACE[event.code] ?? null;
}
