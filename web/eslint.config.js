import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules/", "src/server/api.ts", "src/server/wire.ts"] },
  js.configs.recommended,
  ts.configs.strict,
  svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { extraFileExtensions: [".svelte"], parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      eqeqeq: "error",
      "no-console": "error",
      "svelte/no-at-html-tags": "error",
      "svelte/no-navigation-without-resolve": "off",
      // What is shown is replaced as a whole (`$state.raw`); maps inside are read, never watched.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  { files: ["tools/**"], rules: { "no-console": "off" } },
);
