import { flushSync, mount, unmount } from "svelte";
import { expect, it, vi } from "vitest";
import type { Choice } from "../../server/wire.ts";
import OpenSlot from "./OpenSlot.svelte";

it("takes a key that is held for one tap", () => {
  const onuse = vi.fn();
  const choice = {
    action: "place r3 on b13.2",
    words: "R3 on B13",
    arguments: { card: "B13", slot: 2 },
  } as unknown as Choice;
  const props = { open: { choice, key: 1 }, x: 0, y: 0, keys: true, onuse };
  const shown = mount(OpenSlot, { target: document.body, props });
  flushSync();
  const press = (repeat: boolean) =>
    document
      .querySelector("[data-slot]")
      ?.dispatchEvent(new KeyboardEvent("keydown", { code: "Enter", repeat, bubbles: true }));
  press(false);
  press(true);
  expect(onuse).toHaveBeenCalledTimes(1);
  void unmount(shown);
});
