/** Where on the page a piece lies that the guide speaks of. */

const OPEN = "[data-choice]:not([aria-disabled='true'], [aria-pressed='true']), .may";

/** The element of a piece: what can be tapped of what carries its key, or of what is called as the piece is. */
export function elementOf(root: ParentNode, key: string, label: string | undefined): Element | null {
  const keyed = [
    ...root.querySelectorAll(["data-key", "data-slot", "data-piece"].map((by) => `[${by}="${key}"]`).join()),
  ];
  const found = keyed.length || !label ? keyed : called(root, label);
  const open = found.map((each) => (isOpen(each) ? each : each.querySelector(OPEN))).find((each) => each !== null);
  return open ?? found[0] ?? null;
}

function called(root: ParentNode, label: string): Element[] {
  return [...root.querySelectorAll("[aria-label]")].filter((each) =>
    each.getAttribute("aria-label")?.startsWith(label),
  );
}

/** Can it be tapped for a choice, and is not chosen yet? */
export const isOpen = (piece: Element) => piece.matches(OPEN);

/** How far from its upper right corner to its middle a mark is moved, until it lies on the piece. */
const INWARD = [0, 0.15, 0.3, 0.45];
/** Corners are round, in pixels. */
const ROUND = 12;

/** Where a mark points at a piece: at its upper right corner, or farther in where that is beside it, as on a wedge. */
export function spotOn(piece: Element): { x: number; y: number } | null {
  const { right, top, width, height } = piece.getBoundingClientRect();
  if (!width) return null;
  const spots = INWARD.map((share) => ({ x: right - share * width, y: top + share * height }));
  const lies = ({ x, y }: { x: number; y: number }) => piece.contains(document.elementFromPoint(x - ROUND, y + ROUND));
  return spots.find(lies) ?? spots[0] ?? null;
}
