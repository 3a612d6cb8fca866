/** Dragging a die with a mouse or a finger; a short way is still a tap. */

const TAP = 7;

export interface Dragging {
  /** It has begun, or goes on, so far from where it was grabbed. */
  move: (x: number, y: number) => void;
  /** It was let go over a slot, over somebody, or over neither. */
  drop: (slot: string | null, seat: number | null) => void;
  cancel: () => void;
}

/** Follow a pointer from where it was pressed, wherever it goes and whatever becomes of what was pressed. */
export function follow(event: PointerEvent, { move, drop, cancel }: Dragging): void {
  if (event.button !== 0 || !event.isPrimary) return;
  const { clientX, clientY, pointerId } = event;
  const listening = new AbortController();
  let drags = false;

  function moved(now: PointerEvent): void {
    if (now.buttons === 0) return cancelled();
    const x = now.clientX - clientX;
    const y = now.clientY - clientY;
    drags ||= Math.hypot(x, y) >= TAP;
    if (drags) move(x, y);
  }
  function up(now: PointerEvent): void {
    listening.abort();
    if (!drags) return;
    window.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => window.removeEventListener("click", swallow, { capture: true }));
    const [slot, seat] = under(now.clientX, now.clientY);
    if (under(clientX, clientY)[0] === slot && Math.hypot(now.clientX - clientX, now.clientY - clientY) < 3 * TAP)
      cancel();
    else drop(slot, seat);
  }
  function cancelled(): void {
    listening.abort();
    if (drags) cancel();
  }
  function hear(name: "pointermove" | "pointerup" | "pointercancel", heard: (now: PointerEvent) => void): void {
    const ours = (now: PointerEvent) => now.pointerId === pointerId && heard(now);
    window.addEventListener(name, ours, { signal: listening.signal });
  }
  hear("pointermove", moved);
  hear("pointerup", up);
  hear("pointercancel", cancelled);
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

/** What lies under a point of the page. */
function under(x: number, y: number): [slot: string | null, seat: number | null] {
  const found = document.elementsFromPoint(x, y);
  const slot = found.map((each) => each.closest("[data-slot]")).find((each) => each !== null);
  const seat = found.map((each) => each.closest("[data-seat]")).find((each) => each !== null);
  const number = seat?.getAttribute("data-seat");
  return [slot?.getAttribute("data-slot") ?? null, number ? Number(number) : null];
}
