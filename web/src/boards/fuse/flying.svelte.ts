/** Dice that go where no die lies, into the bag or to whoever is given one: copies of them fly there. */
import { settings } from "../../settings/settings.svelte.ts";
import type { Entry, FuseView } from "../../server/wire.ts";
import { eventsOf, type GameEvent } from "../../table/fold.ts";
import { trayPiece } from "./pieces.ts";

const SVG = "http://www.w3.org/2000/svg";
const LASTS = { die_lost: 260, spoiled: 260, defused: 500, given: 260 } as const;
const EASE = "cubic-bezier(.3, 0, .7, 1)";

/** The dice that fly, where to, and how long that takes. */
interface Flight {
  dice: string;
  to: string;
  lasts: number;
}

/** What an event lets fly, if it does; the table is as it is after it. */
export function flightOf(event: GameEvent, view: FuseView): Flight | null {
  const fromBomb = (slots: string, lasts: number) => ({ dice: `[data-lies^="${slots}"]`, to: "[data-bag]", lasts });
  const card = String(event["card"]);
  switch (event.event) {
    case "die_lost":
      return fromBomb(`${card}.${String(event["slot"])}`, LASTS.die_lost);
    case "spoiled":
    case "defused":
      return fromBomb(`${card}.`, LASTS[event.event]);
    case "given": {
      const place = view.tray.findIndex(({ is, seat }) => is === "held" && seat === event["to"]);
      const piece = trayPiece(view.turn, place);
      return { dice: `[data-piece="${piece}"]`, to: `[data-seat="${String(event["to"])}"]`, lasts: LASTS.given };
    }
    default:
      return null;
  }
}

/** Let dice fly whenever something happens that sends them away; to be called while a component is set up. */
export function flying(
  root: () => HTMLElement | undefined,
  latest: () => readonly Entry[],
  view: () => FuseView | null,
): void {
  let flown: readonly Entry[] = [];
  $effect.pre(() => {
    const [entries, board, now] = [latest(), root(), view()];
    if (entries === flown) return;
    flown = entries;
    if (!board || !now || settings.still || document.hidden) return;
    const flights = eventsOf(entries).map((event) => flightOf(event, now));
    for (const { dice, to, lasts } of flights.filter((each) => each !== null))
      for (const die of board.querySelectorAll<SVGGElement>(dice)) fly(board, die, to, lasts);
  });
}

function fly(board: HTMLElement, die: SVGGElement, to: string, lasts: number): void {
  const from = die.getBoundingClientRect();
  const there = board.querySelector(to)?.getBoundingClientRect();
  if (!there || !from.width) return;
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
  const right = there.x + there.width / 2 - from.x - from.width / 2;
  const down = there.y + there.height / 2 - from.y - from.height / 2;
  const way = copy.animate([{}, { translate: `${right}px ${down}px`, scale: 0.4, opacity: 0.3 }], {
    duration: lasts,
    easing: EASE,
  });
  way.onfinish = way.oncancel = () => copy.remove();
}
