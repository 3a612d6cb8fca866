/** At which times of the clock its time is spoken, in milliseconds left. */
const MARKS = [300_000, 120_000, 60_000, 30_000, 10_000];

/** The next of them, as long as so much is left; null when none is to come. */
export function nextMark(left: number): number | null {
  return MARKS.find((mark) => mark < left) ?? null;
}
