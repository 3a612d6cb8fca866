/** Keys of the replay, by their place. */

export type ReplayKey = "back" | "on" | "turn-back" | "turn-on" | "first" | "last" | "play" | "view" | "continue";

const BY_PLACE: Readonly<Record<string, ReplayKey>> = {
  Home: "first",
  End: "last",
  Space: "play",
  KeyV: "view",
  KeyC: "continue",
};
/** What has an own use for arrows and the space bar. */
const OWN = "button, a, select, summary, input, [role=tab], [tabindex='0']";

export function replayKey(event: KeyboardEvent): ReplayKey | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const turn = event.shiftKey ? "turn-" : "";
  const own = event.target instanceof Element && event.target.closest(OWN) !== null;
  const slides = event.target instanceof HTMLInputElement;
  if (event.code === "ArrowLeft") return slides && !turn ? null : `${turn}back`;
  if (event.code === "ArrowRight") return slides && !turn ? null : `${turn}on`;
  if (event.shiftKey || (own && event.code === "Space") || (slides && !event.code.startsWith("Key"))) return null;
  return BY_PLACE[event.code] ?? null;
}
