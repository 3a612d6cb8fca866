import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** Where the Python package looks for the client. */
const BUILT = "../src/tablemate/server/client";
const SERVER = "http://127.0.0.1:8000";
const TEXT = /\.(js|css|html|svg|json|webmanifest)$/;

/** Text files besides as they are sent, so that nothing is compressed while somebody waits. */
function compressed(): Plugin {
  let folder = "";
  return {
    name: "compressed",
    apply: "build",
    configResolved: (config) => void (folder = resolve(config.root, config.build.outDir)),
    closeBundle() {
      for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (!TEXT.test(file)) continue;
        const path = join(folder, file);
        const data = readFileSync(path);
        writeFileSync(`${path}.br`, brotliCompressSync(data));
        writeFileSync(`${path}.gz`, gzipSync(data, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), compressed()],
  base: "/client/",
  build: { outDir: BUILT, emptyOutDir: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: {
    proxy: {
      "/api": SERVER,
      "/language": SERVER,
      "/ws": { target: SERVER, ws: true },
    },
  },
  test: {
    environment: "jsdom",
    // One jsdom for each worker, and still each file by itself.
    pool: "vmThreads",
    include: ["src/**/*.test.ts"],
    // Tests read the colours.
    css: { include: /src\/styles\// },
    setupFiles: ["src/browser.test-setup.ts"],
  },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
} as Parameters<typeof defineConfig>[0]);
