import { t } from "../words/words.svelte.ts";

/** At which times of the clock its time is spoken, in milliseconds left. */
const MARKS = [300_000, 120_000, 60_000, 30_000, 10_000];

/** The next of them, as long as so much is left; null when none is to come. */
export function nextMark(left: number): number | null {
  return MARKS.find((mark) => mark < left) ?? null;
}

/** Milliseconds that are left, in words. */
export function timeLeft(left: number): string {
  const seconds = Math.max(0, Math.round(left / 1_000));
  return t("clock-left", { minutes: Math.floor(seconds / 60), seconds: seconds % 60 });
}
