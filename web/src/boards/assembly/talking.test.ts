import { expect, it } from "vitest";
import type { AssemblyView } from "../../server/wire.ts";
import { channelState } from "./talking.ts";

function view(channel: "open" | "signs" | "closed", change: Partial<AssemblyView> = {}): AssemblyView {
  const talk = { mode: "reduced", channel, closes_on: [], palette: { signs: [], words: [] } };
  return { viewer: 0, asked: null, talk, ...change } as unknown as AssemblyView;
}

it("says why talk is closed", () => {
  expect(channelState(view("open"), true, false)).toBe("open");
  expect(channelState(view("signs"), false, true)).toBe("signs");
  expect(channelState(view("open"), false, false)).toBe("ended");
  expect(channelState(view("closed", { asked: "lock" }), false, false)).toBe("asked");
  expect(channelState(view("closed"), false, false)).toBe("declared");
  expect(channelState(view("open", { viewer: "spectator" }), false, false)).toBe("watching");
});
