import { expect, test } from "vitest";

const sources = import.meta.glob<string>(["../**/*.svelte", "./base.css"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const LITERAL = /#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(|:\s*(white|black)\b/i;

test("every colour is a token", () => {
  const styles = Object.entries(sources).map(([path, text]) => [path, text.split("<style>").at(-1) ?? ""] as const);
  expect(styles.length).toBeGreaterThan(100);
  expect(
    styles.filter(([, style]) => LITERAL.test(style.replaceAll(/url\([^)]*\)/g, ""))).map(([path]) => path),
  ).toEqual([]);
});
