import { flushSync } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { settings } from "../settings/settings.svelte.ts";
import { sounds } from "./sounds.ts";

afterEach(() => vi.unstubAllGlobals());

it("is not heard again when something else is chosen", () => {
  const begun = vi.fn();
  const knob = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
  const source = { connect: vi.fn(), start: begun, stop: vi.fn() };
  class FakeContext {
    currentTime = 0;
    sampleRate = 2;
    destination = {};
    resume = () => Promise.resolve();
    createGain = () => ({ gain: knob, connect: vi.fn() });
    createBuffer = () => ({ getChannelData: () => new Float32Array(1) });
    createBufferSource = () => ({ ...source });
  }
  vi.stubGlobal("AudioContext", FakeContext);
  vi.stubGlobal("OscillatorNode", FakeContext);
  settings.choose({ sound: true });
  const deaf = sounds.listen();
  dispatchEvent(new Event("pointerup"));
  const end = $effect.root(() => {
    $effect(() => sounds.play(["card"]));
  });
  flushSync();
  expect(begun).toHaveBeenCalledTimes(1);
  settings.choose({ keys: false });
  flushSync();
  expect(begun).toHaveBeenCalledTimes(1);
  end();
  deaf();
});
