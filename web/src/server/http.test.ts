import { afterEach, expect, it, vi } from "vitest";
import { get, Refusal, UNREACHABLE } from "./http.ts";

afterEach(() => vi.unstubAllGlobals());

it("takes an answer that is cut off on its way for none", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response('{"game": "fu')));
  const refused = await get("/api/games/fuse").catch((problem: unknown) => problem);
  expect(refused).toBeInstanceOf(Refusal);
  expect((refused as Refusal).code).toBe(UNREACHABLE);
});
