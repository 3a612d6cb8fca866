/** What a piece of a board is called and what it may do, wherever somebody points at it, in the words of the server. */
import type { Desk } from "../../table/desk.ts";

export interface Explanation {
  element: Element;
  words: string;
  /** The key of its label; cards have that name in the legend too. */
  key: string | null;
}

type Told = Pick<Desk, "labels" | "choices">;

/** About the innermost piece of the board around something; null where there is none. */
export function explanationAt(target: EventTarget | null, told: Told): Explanation | null {
  const board = target instanceof Element ? target.closest("#board") : null;
  for (let each = target as Element | null; board && each && each !== board; each = each.parentElement) {
    const found = explanationOf(each, told);
    if (found) return found;
    // A button that is no piece is none of the piece that it lies on.
    if (each.matches("button, a, input, [role=group]")) return null;
  }
  return null;
}

function explanationOf(element: Element, { labels, choices }: Told): Explanation | null {
  const said = element.getAttribute("aria-label") ?? element.getAttribute("title") ?? "";
  const key = keyOf(element, said, labels);
  const label = labels[key ?? ""] ?? "";
  const chosen = choices.some((each) => each.label && said.includes(each.label));
  const words = chosen || (label && said.startsWith(label)) ? said : label;
  return words ? { element, words, key } : null;
}

/** By the key that it carries, else by what it is called: the whole label, or one with more behind it. */
function keyOf(element: Element, said: string, labels: Told["labels"]): string | null {
  for (const name of ["data-key", "data-piece"]) {
    const key = element.getAttribute(name);
    if (key !== null && labels[key]) return key;
  }
  return element.matches("[role=group]") ? null : pieceCalled(said, labels);
}

/** The key of the piece that is called so, with more behind it or without. */
export function pieceCalled(said: string, labels: Told["labels"]): string | null {
  return Object.entries(labels).find(([, label]) => label && said.startsWith(label))?.[0] ?? null;
}
