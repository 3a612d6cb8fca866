// Unpacks the pinned browser into ./pinned: the program, the libraries that it needs, and its font. Run by tools/browser.sh.
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";
import { extract } from "tar-fs";

const packed = (name) => createReadStream(`node_modules/@sparticuz/chromium/bin/${name}.br`);
const unpack = (name, into) => pipeline(packed(name), createBrotliDecompress(), into);

await rm("pinned", { recursive: true, force: true });
await mkdir("pinned");
await Promise.all([
  unpack("chromium", createWriteStream("pinned/headless_shell", { mode: 0o755 })),
  unpack("al2023.tar", extract("pinned", { chown: false })),
  unpack("fonts.tar", extract("pinned", { chown: false })),
]);
