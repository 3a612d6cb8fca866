/** Dragging a die with a mouse or a finger; a short way is still a tap. */

const TAP = 7;

export interface Dragging {
  /** It has begun, or goes on, so far from where it was grabbed. */
  move: (x: number, y: number) => void;
  /** It was let go over a slot, over somebody, or over neither. */
  drop: (slot: string | null, seat: number | null) => void;
  cancel: () => void;
}

/** Follow a pointer from where it was pressed; says whether what follows was a drag, for the click that comes after. */
export function follow(event: PointerEvent, { move, drop, cancel }: Dragging): void {
  if (event.button !== 0 || !event.isPrimary) return;
  const target = event.currentTarget as HTMLElement;
  const { clientX, clientY, pointerId } = event;
  let drags = false;

  function moved(now: PointerEvent): void {
    const x = now.clientX - clientX;
    const y = now.clientY - clientY;
    if (!drags && Math.hypot(x, y) < TAP) return;
    if (!drags) target.setPointerCapture(pointerId);
    drags = true;
    move(x, y);
  }
  function end(): void {
    target.removeEventListener("pointermove", moved);
    target.removeEventListener("pointerup", up);
    target.removeEventListener("pointercancel", cancelled);
  }
  function up(now: PointerEvent): void {
    end();
    if (!drags) return;
    target.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => target.removeEventListener("click", swallow, { capture: true }));
    const [slot, seat] = under(now.clientX, now.clientY);
    if (under(clientX, clientY)[0] === slot && Math.hypot(now.clientX - clientX, now.clientY - clientY) < 3 * TAP)
      cancel();
    else drop(slot, seat);
  }
  function cancelled(): void {
    end();
    if (drags) cancel();
  }
  target.addEventListener("pointermove", moved);
  target.addEventListener("pointerup", up);
  target.addEventListener("pointercancel", cancelled);
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
