/** Which sounds tell of which events. */

export type Cue = "turn" | "roll" | "card" | "slide" | "lock" | "take" | "alarm" | "bell" | "won" | "lost";

const OF: Readonly<Record<string, Cue>> = {
  rolled: "roll",
  die_rolled: "roll",
  deployed: "roll",
  played: "card",
  card_drawn: "card",
  picked: "card",
  story_kept: "card",
  follow_drew: "card",
  rotated: "slide",
  swapped: "slide",
  cycled: "slide",
  plans_swapped: "slide",
  plans_cycled: "slide",
  scrambled: "slide",
  refreshed: "slide",
  locked: "lock",
  placed: "lock",
  charged: "lock",
  aligned: "lock",
  claimed: "take",
  given: "take",
  released: "take",
  malfunction: "alarm",
  sabotage: "alarm",
  penalty: "alarm",
  die_lost: "alarm",
  spoiled: "alarm",
  pushed_out: "alarm",
  defused: "bell",
  trick_won: "bell",
  scored: "bell",
  won: "won",
  lost: "lost",
  time_up: "lost",
};
/** So many sounds in a row are still understood. */
const MOST = 3;

/** The sounds of what happened, each once, in its order; the end of a game is heard in any case. */
export function cuesOf(events: readonly string[]): Cue[] {
  const cues = [...new Set(events.flatMap((each) => OF[each] ?? []))];
  const ends = (cue: Cue) => cue === "won" || cue === "lost";
  const end = cues.filter(ends);
  const rest = cues.filter((each) => !ends(each)).slice(0, MOST - end.length);
  return [...rest, ...end];
}
