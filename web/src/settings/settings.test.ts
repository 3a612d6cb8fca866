import { describe, expect, it } from "vitest";
import { firstOf, read, type Chosen } from "./settings.svelte.ts";

describe("the language of a browser", () => {
  it.each([
    [["fr-CA", "en"], "fr"],
    [["de", "FR_fr", "en"], "fr"],
    [["en-GB", "fr"], "en"],
    [["frr", "fy"], "en"],
    [["x-klingon", ""], "en"],
    [[], "en"],
  ])("of %j is %s", (wanted, spoken) => {
    expect(firstOf(wanted)).toBe(spoken);
  });
});

describe("what a browser has kept", () => {
  const usual = { language: "en", theme: "system", sound: false } as Chosen;

  it("counts as far as it is what we keep", () => {
    const kept = JSON.stringify({ language: "fr", theme: "<b>", sound: "yes", evil: 1 });
    expect(read(kept, usual)).toEqual({ ...usual, language: "fr" });
  });

  it.each([null, "", "{", "null", "[]", '"x"'])("is as if nothing were kept where it is %j", (kept) => {
    expect(read(kept, usual)).toEqual(usual);
  });
});
