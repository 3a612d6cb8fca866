/** How many games ended with which score, as bars. */
import type { ScoreCount } from "../server/api.ts";

export interface Bar extends ScoreCount {
  /** Of the highest bar, from 0 to 1. */
  share: number;
  mine: boolean;
}

/** The bars from the lowest score to the highest; where a score was both lost and won, the lost one first. */
export function barsOf(scores: readonly ScoreCount[], mine: { score: number; won: boolean } | null): Bar[] {
  const most = Math.max(1, ...scores.map(({ number }) => number));
  const sorted = [...scores].sort((one, other) => one.score - other.score || Number(one.won) - Number(other.won));
  return sorted.map((each) => ({
    ...each,
    share: each.number / most,
    mine: mine !== null && each.score === mine.score && each.won === mine.won,
  }));
}
