import { describe, expect, it } from "vitest";
import { parsed } from "./json.ts";

describe("what the server writes", () => {
  it("keeps every digit of a seed", () => {
    expect(parsed('{"seed": 8739842556931161885, "deals": [{"seed":7}]}')).toEqual({
      seed: "8739842556931161885",
      deals: [{ seed: "7" }],
    });
  });

  it("leaves what people type as they typed it", () => {
    expect(parsed(JSON.stringify({ text: '"seed": 12', seed: null }))).toEqual({ text: '"seed": 12', seed: null });
  });
});
