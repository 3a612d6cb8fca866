import { beforeEach, expect, it, vi } from "vitest";
import { follow, type Dragging } from "./drag.ts";

let die: HTMLElement;
let heard: Record<keyof Dragging, ReturnType<typeof vi.fn>>;

beforeEach(() => {
  document.body.innerHTML = "<button>R3</button><div data-slot='B13.2'></div>";
  die = document.querySelector("button") as HTMLElement;
  heard = { move: vi.fn(), drop: vi.fn(), cancel: vi.fn() };
  document.elementsFromPoint = (x) => (x > 50 ? [...document.querySelectorAll("[data-slot]")] : [die]);
  die.addEventListener("pointerdown", (event) => follow(event, heard as unknown as Dragging), { once: true });
  point(die, "pointerdown", 0);
});

function point(at: EventTarget, type: string, clientX: number, more: PointerEventInit = {}): void {
  const init = { clientX, buttons: 1, pointerId: 1, isPrimary: true, bubbles: true, ...more };
  at.dispatchEvent(new PointerEvent(type, init));
}

it("is a drag once the pointer has gone far enough, and ends where it is let go", () => {
  point(die, "pointermove", 5);
  expect(heard.move).not.toHaveBeenCalled();
  point(die, "pointermove", 60);
  expect(heard.move).toHaveBeenCalledWith(60, 0);
  point(die, "pointerup", 60, { buttons: 0 });
  expect(heard.drop).toHaveBeenCalledWith("B13.2", null);
});

it("ends as well when what was pressed is taken away meanwhile", () => {
  point(die, "pointermove", 60);
  die.remove();
  point(document.body, "pointerup", 60, { buttons: 0 });
  expect(heard.drop).toHaveBeenCalledTimes(1);
  point(document.body, "pointermove", 90);
  expect(heard.move).toHaveBeenCalledTimes(1);
});

it("ends without a trace when it was let go outside the page", () => {
  point(die, "pointermove", 60);
  point(document.body, "pointermove", 70, { buttons: 0 });
  expect(heard.cancel).toHaveBeenCalledTimes(1);
  point(die, "pointermove", 90);
  expect(heard.move).toHaveBeenCalledTimes(1);
});

it("does not heed another finger", () => {
  point(document.body, "pointermove", 60, { pointerId: 2 });
  point(document.body, "pointerup", 60, { pointerId: 2 });
  expect(heard.move).not.toHaveBeenCalled();
  point(die, "pointermove", 60);
  expect(heard.move).toHaveBeenCalledTimes(1);
});
