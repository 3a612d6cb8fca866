import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Refusal, UNREACHABLE } from "./http.ts";
import { once } from "./once.ts";

const unreachable = new Refusal({ code: UNREACHABLE, sentence: "" }, 0);

describe("what is asked once", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("is asked once for all who want it", async () => {
    const ask = vi.fn().mockResolvedValue("name");
    await Promise.all([once("shared", ask), once("shared", ask)]);
    expect(await once("shared", ask)).toBe("name");
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it("is asked again until a server that cannot be reached is back", async () => {
    const ask = vi.fn().mockRejectedValueOnce(unreachable).mockRejectedValueOnce(unreachable).mockResolvedValue("name");
    const told = once("back", ask);
    await vi.runAllTimersAsync();
    expect(await told).toBe("name");
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it("is asked anew by the next one after it was refused", async () => {
    const ask = vi
      .fn()
      .mockRejectedValueOnce(new Refusal({ code: "no_such_game", sentence: "No." }, 404))
      .mockResolvedValue("name");
    await expect(once("refused", ask)).rejects.toThrow("No.");
    expect(await once("refused", ask)).toBe("name");
  });
});
