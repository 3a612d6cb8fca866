import { expect, it } from "vitest";
import { Doing } from "./asked.svelte.ts";
import { Refusal } from "./http.ts";

it("does once what is asked for twice at a time", async () => {
  const doing = new Doing();
  let times = 0;
  const what = () => Promise.resolve((times += 1));
  await Promise.all([doing.try(what), doing.try(what)]);
  expect([times, doing.busy]).toEqual([1, false]);
  await doing.try(what);
  expect(times).toBe(2);
});

it("keeps why it was refused until it is tried again", async () => {
  const doing = new Doing();
  const refusal = new Refusal({ code: "seat_taken", sentence: "Taken." }, 409);
  await doing.try(() => Promise.reject(refusal));
  expect(doing.refusal).toBe(refusal);
  await doing.try(() => Promise.resolve());
  expect(doing.refusal).toBeNull();
});
