/** Dice that leave the bombs drop into the bag: copies of them, for the dice themselves are gone. */
import { settings } from "../../settings/settings.svelte.ts";
import type { GameEvent } from "../../table/fold.ts";

const SVG = "http://www.w3.org/2000/svg";
const LASTS = { die_lost: 260, spoiled: 260, defused: 500 } as const;
const EASE = "cubic-bezier(.3, 0, .7, 1)";

/** The slots that an event empties, as a beginning of their names; and how long that takes. */
export function emptied(event: GameEvent): { slots: string; lasts: number } | null {
  const card = String(event["card"]);
  if (event.event === "die_lost") return { slots: `${card}.${String(event["slot"])}`, lasts: LASTS.die_lost };
  if (event.event === "spoiled" || event.event === "defused") return { slots: `${card}.`, lasts: LASTS[event.event] };
  return null;
}

/** Let dice leave whenever something happens that empties slots; to be called while a component is set up. */
export function leaving(root: () => HTMLElement | undefined, events: () => readonly GameEvent[]): void {
  $effect.pre(() => {
    const happened = events();
    const board = root();
    if (!board || settings.still || document.hidden) return;
    for (const { slots, lasts } of happened.map(emptied).filter((each) => each !== null))
      for (const die of board.querySelectorAll<SVGGElement>(`[data-lies^="${slots}"]`)) drop(board, die, lasts);
  });
}

function drop(board: HTMLElement, die: SVGGElement, lasts: number): void {
  const from = die.getBoundingClientRect();
  const bag = board.querySelector("[data-bag]")?.getBoundingClientRect();
  if (!bag || !from.width) return;
  const copy = document.createElementNS(SVG, "svg");
  const box = die.getBBox();
  copy.setAttribute("viewBox", `${box.x} ${box.y} ${box.width} ${box.height}`);
  copy.setAttribute("aria-hidden", "true");
  const group = die.cloneNode(true) as SVGGElement;
  for (const name of ["data-piece", "data-lies", "transform"]) group.removeAttribute(name);
  copy.append(group);
  Object.assign(copy.style, {
    position: "fixed",
    pointerEvents: "none",
    zIndex: "6",
    left: `${from.x}px`,
    top: `${from.y}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
  });
  board.append(copy);
  const by = `${bag.x + bag.width / 2 - from.x - from.width / 2}px ${bag.y + bag.height / 2 - from.y - from.height / 2}px`;
  const way = copy.animate([{}, { translate: by, scale: 0.4, opacity: 0.3 }], { duration: lasts, easing: EASE });
  way.onfinish = way.oncancel = () => copy.remove();
}
