import { describe, expect, it } from "vitest";
import { pageOfLink } from "./joining.ts";

describe("a link that was pasted", () => {
  it.each([
    ["http://10.0.0.2:8000/s/abcdefgh12_-", "/s/abcdefgh12_-"],
    ["  https://tables.example.org/t/abcdefgh?watch=1 ", "/t/abcdefgh?watch=1"],
    ["https://tables.example.org/t/abcdefgh/share", "/t/abcdefgh"],
    ["s/abcdefgh", "/s/abcdefgh"],
    ["Sit here: http://x/s/abcdefgh and bring cake", "/s/abcdefgh"],
  ])("%s leads to %s", (text, page) => {
    expect(pageOfLink(text)).toBe(page);
  });

  it.each(["", "hello", "http://x/s/short", "http://x/boss/abcdefgh", "/new/fuse"])("%s leads nowhere", (text) => {
    expect(pageOfLink(text)).toBeNull();
  });
});
