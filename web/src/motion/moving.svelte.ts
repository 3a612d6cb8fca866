/** Pieces move from where they were to where they are: what carries `data-piece` keeps its name, and one element moves.
 *
 * The plan is made from before and after, so that it can be skipped at any time.  Only where they are and `opacity` change.
 */
import { settings } from "../settings/settings.svelte.ts";

export interface Place {
  x: number;
  y: number;
}
export type Places = ReadonlyMap<string, Place>;

export interface Motion {
  piece: string;
  /** Where it comes from, seen from where it is; null: it was not there before. */
  from: Place | null;
}

const NEAR = 1.5;
/** More new pieces than these are another picture: they are there at once, for nobody could follow them. */
const MANY = 12;

/** Which pieces move, from before and after. */
export function planned(before: Places, after: Places): Motion[] {
  const moved: Motion[] = [];
  const added: Motion[] = [];
  for (const [piece, now] of after) {
    const was = before.get(piece);
    if (!was) added.push({ piece, from: null });
    else if (Math.hypot(was.x - now.x, was.y - now.y) > NEAR)
      moved.push({ piece, from: { x: was.x - now.x, y: was.y - now.y } });
  }
  return added.length > MANY ? moved : [...moved, ...added];
}

function pieces(root: Element): [string, Element][] {
  return [...root.querySelectorAll("[data-piece]")].map((each) => [each.getAttribute("data-piece") ?? "", each]);
}

/** The middle of an element; of a piece of a drawing its own origin, for what is drawn of it may still be loading. */
function placeOf(element: Element): Place {
  const origin = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
  if (origin) return { x: origin.e, y: origin.f };
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

function places(root: Element): Map<string, Place> {
  return new Map(pieces(root).map(([piece, element]) => [piece, placeOf(element)]));
}

/** How many of a drawing's own units a pixel of the screen is. */
function unit(element: Element): number {
  const scale = element instanceof SVGGraphicsElement ? element.getScreenCTM()?.a : 1;
  return 1 / (scale || 1);
}

const EASE = "cubic-bezier(.2, .7, .2, 1)";
const MARK = 1_200;

/** From somewhere to where an element is; of a drawing only the whole `transform` moves without laying out and painting anew. */
function way(element: Element, from: Place): Keyframe[] {
  if (!(element instanceof SVGGraphicsElement))
    return [{ translate: `${from.x}px ${from.y}px` }, { translate: "0px 0px" }];
  const by = unit((element.parentElement as Element | null) ?? element);
  const own = getComputedStyle(element).transform.replace("none", "");
  return [`translate(${from.x * by}px, ${from.y * by}px)`, "translate(0px, 0px)"].map((to) => ({
    transform: `${to} ${own}`,
  }));
}

function move(element: Element, { from }: Motion, duration: number): void {
  if (settings.still) {
    element.animate([{ opacity: 0.4 }, { opacity: 1 }], { duration: from ? MARK : 1 });
  } else if (from) {
    element.animate(way(element, from), { duration, easing: EASE });
  } else element.animate([{ opacity: 0 }, { opacity: 1 }], { duration, easing: EASE });
}

/** Let the pieces under an element move whenever what is shown changes.
 *
 * `shown` is read to know when; `duration` says how long the movement takes, 0 to jump.  Where the pieces went is looked up
 * once a frame, when they are laid out anyway, however much has happened meanwhile.
 */
export function moving(root: () => Element | undefined, shown: () => unknown, duration: () => number): void {
  let before: Places | null = null;
  let frame: number | null = null;

  function settle(): void {
    frame = null;
    const now = root();
    const lasts = duration();
    if (!now || !before?.size || !lasts) return;
    const elements = new Map(pieces(now));
    for (const motion of planned(before, places(now))) {
      const piece = elements.get(motion.piece);
      if (piece) move(piece, motion, lasts);
    }
  }

  $effect.pre(() => {
    shown();
    if (frame !== null) return;
    const element = root();
    before = element && !document.hidden ? places(element) : null;
    if (before) frame = requestAnimationFrame(settle);
  });
  $effect(() => () => cancelAnimationFrame(frame ?? 0));
}
