/** Parts of a page that have a name, for going from one to the next by a key. */
const REGIONS =
  ".tools, [data-sentence], main section[aria-label], main aside[aria-label], main nav[aria-label], main [role=log]:not([data-log] *)";

/** Focus what comes after the region that has the focus now; after the last one comes the first. */
export function nextRegion(root: ParentNode = document): void {
  const regions = [...root.querySelectorAll<HTMLElement>(REGIONS)].filter((each) => each.getClientRects().length);
  const at = regions.findLastIndex((each) => each.contains(document.activeElement));
  focusOn(regions[(at + 1) % regions.length]);
}

/** Focus something, also where it takes no input. */
export function focusOn(element: HTMLElement | null | undefined): void {
  if (!element) return;
  if (element.tabIndex < 0 && !element.hasAttribute("tabindex")) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
