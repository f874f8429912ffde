import { createHash } from "node:crypto";
import fs, { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";
import { headOf, keepSignature, renameManifest, writeManifest } from "./manifest.mjs";
import { install, run } from "./setup.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const dist = join(root, "dist");
/** The folders of `dist`: what is built anew when its sources have changed. */
const PARTS = {
  web: {
    builds: ["client", "portal", "ssr", "reader"],
    sources: [
      "{web,contract,crypto}/**/*.{ts,tsx,css,svg,json,webp,png,ico}",
      "scripts/{portal-guard,classic-worker,reader-build,open-archive/**/*}.ts",
    ],
  },
  server: {
    builds: ["server"],
    sources: ["{server,contract,crypto,scripts/seed}/**/*.ts", "scripts/{serve,server-build}.ts"],
  },
};
const OF_BOTH = ["vite.config.ts", "scripts/{held-text.ts,build.mjs,manifest.mjs}", "package-lock.json"];
/** For how long a server that still runs may load a part that a newer build has not. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** A hash over everything a part is made from, the same on every machine for the same sources. */
function stampOf({ sources }) {
  const hash = createHash("sha256");
  const files = fs
    .globSync([...sources, ...OF_BOTH], { cwd: root, exclude: (name) => /node_modules|\.test\.|\btesting\b|\bvitest\./.test(name) })
    .sort();
  for (const file of files) {
    const content = readFileSync(join(root, file));
    hash.update(`${file.replaceAll("\\", "/")}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

/** Builds the parts that have changed since they were built, or `all`, and says which. */
async function build({ all }) {
  const built = [];
  const head = headOf(root);
  for (const [name, part] of Object.entries(PARTS)) {
    const stamp = stampOf(part);
    if (!all && isBuilt(name, stamp)) continue;
    await replace(name, part, stamp, head);
    built.push(name);
  }
  renameManifest(join(dist, "web"), head);
  return built;
}

function isBuilt(name, stamp) {
  const file = join(dist, name, "stamp");
  return existsSync(file) && readFileSync(file, "utf8") === stamp;
}

/** Builds beside the present build and takes its place when whole: a failed build, or two at once, break nothing. */
async function replace(name, { builds }, stamp, head) {
  const next = join(root, `.cache/build-${process.pid}`);
  const place = join(dist, name);
  try {
    await buildInto(next, builds);
    if (name === "server") keepOlder(place, next);
    else {
      writeManifest(next, head);
      keepSignature(place, next);
    }
    writeFileSync(join(next, "stamp"), stamp);
    if (isBuilt(name, stamp)) return;
    mkdirSync(dist, { recursive: true });
    rmSync(place, { recursive: true, force: true });
    renameSync(next, place);
  } finally {
    rmSync(next, { recursive: true, force: true });
  }
}

function keepOlder(place, next) {
  for (const file of fs.globSync("*.js", { cwd: place })) {
    const isRecent = Date.now() - statSync(join(place, file)).mtimeMs < KEPT_MS;
    if (isRecent && !existsSync(join(next, file))) cpSync(join(place, file), join(next, file), { preserveTimestamps: true });
  }
}

async function buildInto(folder, names) {
  const { createBuilder } = await import("vite");
  const outDir = (name) => (names.length === 1 ? folder : join(folder, name));
  const environments = Object.fromEntries(names.map((name) => [name, { build: { outDir: outDir(name) } }]));
  const builder = await createBuilder({ root, logLevel: "warn", environments });
  for (const name of names) await builder.build(builder.environments[name]);
  for (const half of ["client", "portal"].filter((name) => names.includes(name))) {
    nameSources(join(folder, half, ".vite/manifest.json"));
    pack(join(folder, half));
  }
}

/** The bundler names some sources by where they lie on this machine: two builds of the same in two folders shall be the same. */
function nameSources(file) {
  writeFileSync(file, readFileSync(file, "utf8").replaceAll(`${root.replaceAll("\\", "/")}`, ""));
}

/** Writes the brotli form beside each text file of a folder; fonts and pictures are packed already. */
function pack(folder) {
  for (const name of fs.globSync("**/*.{js,css,svg,json,txt,wasm}", { cwd: folder })) {
    const path = join(folder, name);
    const plain = readFileSync(path);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
    writeFileSync(`${path}.br`, brotliCompressSync(plain, { params }));
  }
}

function lineOf(error) {
  if (["EACCES", "EPERM", "EROFS"].includes(error?.code))
    return `In ${dist} lässt sich nicht schreiben (${error.code}). Bitte bauen Sie einmal als der Benutzer, dem der Ordner gehört: npm run build`;
  return error instanceof Error ? error.message : error;
}

async function main(args) {
  install();
  // Older Nodes cannot look for files; the one that was installed can.
  if (!fs.globSync) return run("scripts/build.mjs", args);
  const started = performance.now();
  try {
    const built = await build({ all: !args.includes("--if-changed") });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    if (built.includes("web")) console.log(`Oberfläche gebaut (${seconds} s)`);
    else console.log(built.length > 0 ? `Dienst gebaut (${seconds} s)` : "Nichts zu bauen");
  } catch (error) {
    console.error(lineOf(error));
    process.exitCode = 1;
  }
}

// Older Nodes do not have import.meta.main, and would build nothing without a word.
if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv.slice(2));
