/** Where on the page a piece lies that the guide speaks of. */

/** The element of a piece: what carries its key, else what is called as the piece is. */
export function elementOf(root: ParentNode, key: string, label: string | undefined): Element | null {
  const marked = root.querySelector(`[data-key="${CSS.escape(key)}"]`);
  if (marked || !label) return marked;
  const named = [...root.querySelectorAll("[aria-label]")];
  return named.find((each) => each.getAttribute("aria-label")?.startsWith(label)) ?? null;
}
