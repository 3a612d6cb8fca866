/** Lets effects be seen: on top of pieces that move to their new places, and over at once for whoever wants stillness. */
import { settings } from "../../settings/settings.svelte.ts";
import { crossed, RADIUS, turned } from "./geometry.ts";
import { LASTS, type Effect } from "./happening.ts";

const EASE = "cubic-bezier(.2, .7, .2, 1)";
const MARKED = 1_200;

function found(root: Element, effect: Effect): Element | null {
  switch (effect.does) {
    case "roll":
      return root.querySelector("[data-die]");
    case "drop":
    case "turn":
      return root.querySelector(`[data-module="${CSS.escape(effect.module)}"]`);
    case "cross":
      return root.querySelector(`[data-${effect.piece === "plan" ? "plan" : "lies"}="${effect.to}"]`);
    case "refresh":
      return root.querySelector("[data-heap]");
    case "shake":
      return root.querySelector(`[data-seat="${effect.seat}"]`);
    case "stripe":
      return root.querySelector(`[data-bay="${effect.bay}"] .rim`);
    case "plan":
      return root.querySelector(`[data-plan="${effect.bay}"]`);
    case "ask":
    case "answer":
      return root.querySelector(`[data-says="${effect.does}"]`);
    case "discard":
      return root.querySelector("[data-discard]");
    case "light":
      return root.querySelector(`[data-segment="${effect.segment}"]`);
    default:
      return root.querySelector(`[data-bay="${effect.bay}"] .field`);
  }
}

const px = (x: number, y: number) => `${x.toFixed(1)}px ${y.toFixed(1)}px`;

/** A card from a hand to where it lies now; a back turns on its way. */
function flown(held: Element | null, card: Element): Keyframe[] {
  if (!held) return [{ opacity: 0.1 }, { opacity: 1 }];
  const [from, to] = [held.getBoundingClientRect(), card.getBoundingClientRect()];
  const translate = px(from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2);
  const scale = held.getAttribute("data-held") === "back" ? "0 1" : "1";
  return [
    { translate, scale },
    { translate: px(0, 0), scale: "1" },
  ];
}

function frames(effect: Effect, root: Element, element: Element): Keyframe[] {
  switch (effect.does) {
    case "roll":
      return [{ rotate: "0deg" }, { rotate: "540deg" }, { rotate: "720deg" }];
    case "drop":
      return [
        { opacity: 0, translate: px(0, -60), scale: "1.6" },
        { opacity: 1, translate: px(0, 0), scale: "1" },
      ];
    case "turn":
      return turned(effect.from, effect.by).map(({ x, y }) => ({ translate: px(x, y) }));
    case "cross":
      return crossed(effect.from, effect.to, effect.piece === "plan" ? RADIUS.plan : RADIUS.token).map(({ x, y }) => ({
        translate: px(x, y),
      }));
    case "shake":
      return [0, 3, -3, 3, 0].map((x) => ({ translate: px(x, 0) }));
    case "discard":
      return flown(
        root.querySelector(`[data-seat="${effect.seat}"] [data-held], [data-held="${effect.seat}"]`),
        element,
      );
    case "ask":
    case "answer":
      return [
        { opacity: 0, translate: px(effect.does === "ask" ? -14 : 14, 0) },
        { opacity: 1, translate: px(0, 0) },
      ];
    case "blink":
    case "light":
      return [{ opacity: 1 }, { opacity: 0.2 }, { opacity: 1 }];
    case "stripe":
      return [{ opacity: 1 }, { opacity: 0.1 }, { opacity: 1 }, { opacity: 0.1 }, { opacity: 1 }];
    case "fill":
      return [
        { scale: "0.55", opacity: 0.2 },
        { scale: "1", opacity: 1 },
      ];
    default:
      return [{ opacity: 0.1 }, { opacity: 1 }];
  }
}

/** Show effects; what is still under way of earlier ones is given as it ends. */
export function show(root: Element, effects: readonly Effect[]): void {
  if (document.hidden) return;
  for (const effect of effects) {
    const element = found(root, effect);
    if (!element) continue;
    if (settings.still) element.animate([{ opacity: 0.35 }, { opacity: 1 }], { duration: MARKED });
    else
      element.animate(frames(effect, root, element), {
        duration: LASTS[effect.does],
        delay: effect.delay,
        easing: EASE,
        fill: "backwards",
      });
  }
}
