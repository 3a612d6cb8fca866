import { describe, expect, it } from "vitest";
import { foresight } from "./foresight.ts";
import type { Bay, Module } from "./terms.ts";

const MODULES: Module[] = ["engineering", "ai_core", "transporter", "shuttle_bay"];

function ring(modules: (Module | null)[], change: Partial<Bay> = {}): Bay[] {
  return MODULES.map((plan, index) => ({
    bay: index + 1,
    plan,
    locked: false,
    module: modules[index] ?? null,
    malfunction: false,
    ...(index === 0 ? change : {}),
  }));
}

const NOW = ring(["ai_core", "engineering", null, null]);

function told(bays: Bay[], events: Record<string, unknown>[] = []) {
  return { board: { bays }, view: null, events };
}

describe("what would be", () => {
  it("tells which modules would lie elsewhere, and which way they go", () => {
    const turned = told(ring([null, "ai_core", "engineering", null]), [{ event: "rotated", direction: "cw" }]);
    const seen = foresight(NOW, turned);
    expect(seen?.ghosts).toEqual([
      { module: "ai_core", from: 1, to: 2 },
      { module: "engineering", from: 2, to: 3 },
    ]);
    expect(seen?.matched).toEqual([2]);
    expect(seen?.direction).toBe("cw");
  });

  it("tells what would be locked", () => {
    const seen = foresight(ring(["engineering"]), told(ring([null], { locked: true })));
    expect(seen?.locked).toEqual([1]);
    expect(seen?.matched).toEqual([]);
    expect(seen?.direction).toBeNull();
  });

  it("tells which plans would change, and what matches then", () => {
    const seen = foresight(NOW, told(ring(["ai_core", "engineering"], { plan: "ai_core" })));
    expect(seen?.planned).toEqual([1]);
    expect(seen?.matched).toEqual([1]);
  });

  it("is nothing where the ring stays, or nobody knows", () => {
    expect(foresight(NOW, told(NOW))).toBeNull();
    expect(foresight(NOW, { board: null, view: null, events: [] })).toBeNull();
    expect(foresight(NOW, null)).toBeNull();
  });
});
