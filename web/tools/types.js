// Writes src/server/wire.ts and src/server/api.ts from the schemas of the server, in the file that is named first
// (tools/schemas.py writes it).  With --check nothing is written: types that are not those of the server are an error.
import { readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";
import { format, resolveConfig } from "prettier";

const check = process.argv.includes("--check");
const schemas = JSON.parse(readFileSync(process.argv[2], "utf8"));
const BANNER = "// Written by `make types` from the schemas of the server; do not edit.";

/** Titles would rename what has a name already. */
function untitled(part) {
  if (Array.isArray(part)) return part.map(untitled);
  if (part === null || typeof part !== "object") return part;
  const { title, ...rest } = part;
  const kept = typeof title === "object" ? { title } : {};
  return Object.fromEntries(Object.entries({ ...kept, ...rest }).map(([name, inner]) => [name, untitled(inner)]));
}

async function typesOf(schema) {
  const everything = { anyOf: Object.keys(schema.$defs).map((name) => ({ $ref: `#/$defs/${name}` })) };
  const source = await compile(untitled({ ...everything, $defs: schema.$defs }), "Anything", {
    bannerComment: BANNER,
    additionalProperties: false,
    unknownAny: true,
  });
  return source.replace(/^export type Anything =[^;]*;\n/m, "");
}

let stale = false;
for (const [name, schema] of Object.entries(schemas)) {
  const file = new URL(`../src/server/${name}.ts`, import.meta.url);
  const options = { ...(await resolveConfig(file)), parser: "typescript" };
  const types = await format(await typesOf(schema), options);
  if (!check) writeFileSync(file, types);
  else if (readFileSync(file, "utf8") !== types) stale = true;
}
if (stale) {
  console.error("The types in web/src/server are not those of the server: run `make types`.");
  process.exit(1);
}
