/** Where a guided first game stands: which prompts are for this moment, and what is to be tapped next. */
import type { GuideAbout, PromptAbout } from "../../server/api.ts";

/** The prompts of a moment by their places, first to last; all but the last are only read. */
export interface Moment {
  first: number;
  last: number;
}

/** The moment after so many moves of the guide were made. */
export function momentAt(prompts: readonly PromptAbout[], followed: number): Moment {
  const last = Math.max(
    0,
    prompts.findLastIndex((each) => each.at <= followed),
  );
  const first = prompts.findIndex((each) => each.at === prompts[last]?.at);
  return { first: Math.max(0, first), last };
}

/** The move that the guide waits for at a prompt; null where there is only something to read. */
export function nextMove(guide: GuideAbout, followed: number, shown: number): string | null {
  const prompt = guide.prompts[shown];
  if (!prompt || shown !== momentAt(guide.prompts, followed).last) return null;
  return followed < prompt.at + prompt.actions.length ? (guide.actions[followed] ?? null) : null;
}

/** The pieces of a prompt after so many moves of the guide: those of its next move. */
export function piecesAt(prompt: PromptAbout, followed: number): readonly string[] {
  return prompt.pieces[Math.min(Math.max(0, followed - prompt.at), prompt.pieces.length - 1)] ?? [];
}
