import { expect, it } from "vitest";
import { labelled } from "../../words/words.svelte.ts";

it("tells whoever watches nothing of hands, which FUSE has not and Origin Story shows", () => {
  expect(labelled("en", "watch-what")).not.toMatch(/hand/i);
  expect(labelled("fr", "watch-what")).not.toMatch(/mains?\b/i);
});
