import { createHash } from "node:crypto";
import fs, { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { install, run } from "./setup.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const dist = join(root, "dist");
const SOURCES = [
  "{web,contract,crypto}/**/*.{ts,tsx,css,svg,json,webp,png,ico}",
  "scripts/portal-guard.ts",
  "vite.config.ts",
  "package-lock.json",
];

/** A hash over everything the build is made from, the same on every machine for the same sources. */
export function sourceStamp() {
  const hash = createHash("sha256");
  const files = fs.globSync(SOURCES, { cwd: root, exclude: (name) => /node_modules|\.test\./.test(name) }).sort();
  for (const file of files) {
    const content = readFileSync(join(root, file));
    hash.update(`${file.replaceAll("\\", "/")}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

/** Builds the interface when its sources have changed since the last build, and tells whether it did. */
export async function ensureBuilt() {
  const stamp = sourceStamp();
  if (isBuilt(stamp)) return false;
  await build(stamp);
  return true;
}

function isBuilt(stamp) {
  const file = join(dist, "stamp");
  return existsSync(file) && readFileSync(file, "utf8") === stamp;
}

/** Builds beside the present build and takes its place when whole: a failed build, or two at once, break nothing. */
async function build(stamp) {
  const next = join(root, `.cache/build-${process.pid}`);
  try {
    await buildInto(next);
    writeFileSync(join(next, "stamp"), stamp);
    if (isBuilt(stamp)) return;
    rmSync(dist, { recursive: true, force: true });
    renameSync(next, dist);
  } finally {
    rmSync(next, { recursive: true, force: true });
  }
}

async function buildInto(folder) {
  mkdirSync(folder, { recursive: true });
  const { createBuilder } = await import("vite");
  const into = (name) => ({ build: { outDir: join(folder, name) } });
  const environments = { client: into("client"), portal: into("portal"), ssr: into("ssr") };
  const builder = await createBuilder({ root, logLevel: "warn", environments });
  await builder.buildApp();
  for (const half of ["client", "portal"]) pack(join(folder, half));
}

/** Writes the brotli and gzip form beside each text file of a folder; fonts and pictures are packed already. */
function pack(folder) {
  for (const name of fs.globSync("**/*.{js,css,svg,json,txt,wasm}", { cwd: folder })) {
    const path = join(folder, name);
    const plain = readFileSync(path);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
    writeFileSync(`${path}.br`, brotliCompressSync(plain, { params }));
    writeFileSync(`${path}.gz`, gzipSync(plain, { level: 9 }));
  }
}

async function main(args) {
  install();
  // Older Nodes cannot look for files; the one that was installed can.
  if (!fs.globSync) return run("scripts/build.mjs", args);
  const started = performance.now();
  try {
    const built = args.includes("--if-changed") ? await ensureBuilt() : (await build(sourceStamp()), true);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(built ? `Oberfläche gebaut (${seconds} s)` : "Oberfläche unverändert");
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

// Older Nodes do not have import.meta.main, and would build nothing without a word.
if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv.slice(2));
