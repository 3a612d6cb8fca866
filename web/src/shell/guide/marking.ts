/** Where on the page a piece lies that the guide speaks of. */

/** The element of a piece: what carries its key, else what is called as the piece is. */
export function elementOf(root: ParentNode, key: string, label: string | undefined): Element | null {
  const marked = root.querySelector(`[data-key="${CSS.escape(key)}"]`);
  if (marked || !label) return marked;
  const named = [...root.querySelectorAll("[aria-label]")];
  return named.find((each) => each.getAttribute("aria-label")?.startsWith(label)) ?? null;
}

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
