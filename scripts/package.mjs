// npm run package -- [folder]: writes what an installation runs and nothing else: the built product, the program Node, and the few files of
// others that are read at run time. With --image it is a whole root folder, for a container: the C library and places to write lie in it.
import { execFileSync } from "node:child_process";
import fs, { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { install, NODE_FLAGS, nodePath, root, run } from "./setup.mjs";

const MOST_BYTES = 200e6;
/** In a container. */
const HOME = "opt/hinweiszentrale";
const [USER, DATA] = [10001, "var/lib/hinweiszentrale"];

const json = (file) => JSON.parse(readFileSync(join(root, file), "utf8"));
/** Beside what a server loads, packages bring what browsers load, sources and notes. */
const IS_RUN = (file) =>
  !/\.(map|md|ts)$|pdfkit\.(browser|standalone|old)|\.old\.js$|\/(docs?|types|tools|test|css)$|fontkit\/src$/.test(file);

/** These packages and all that they need, as far as this machine has installed them. */
function withDependencies(names) {
  const { packages } = json("package-lock.json");
  const placeOf = (name, inside) =>
    [`${inside}node_modules/${name}`, `node_modules/${name}`].find((place) => existsSync(join(root, place)));
  const found = new Set();
  const add = (name, inside) => {
    const place = placeOf(name, inside);
    if (!place || found.has(place)) return;
    found.add(place);
    const { dependencies, optionalDependencies } = packages[place];
    for (const next of Object.keys({ ...dependencies, ...optionalDependencies })) add(next, `${place}/`);
  };
  for (const name of names) add(name, "");
  return [...found];
}

/** Builds the one command into the folder, with what it finds beside its sources. */
async function buildInto(folder) {
  const { createBuilder } = await import("vite");
  const outDir = join(folder, "dist/server");
  const builder = await createBuilder({ root, logLevel: "error", environments: { packaged: { build: { outDir, emptyOutDir: true } } } });
  await builder.build(builder.environments.packaged);
  cpSync(join(root, "dist/web"), join(folder, "dist/web"), { recursive: true });
  for (const place of ["server/db/migrations", "payment-simulator/pages/style.css"])
    cpSync(join(root, place), join(folder, place), { recursive: true });
  const { name, version, license, type } = json("package.json");
  writeFileSync(join(folder, "package.json"), `${JSON.stringify({ name, version, private: true, license, type }, null, 2)}\n`);
}

function addPackages(folder) {
  // The picture library itself is built in; its programs cannot be.
  const programs = withDependencies(["sharp"]).filter((place) => /@img\/sharp-/.test(place));
  for (const place of [...programs, ...withDependencies(["pdfkit"])])
    cpSync(join(root, place), join(folder, place), { recursive: true, filter: (file) => IS_RUN(file.slice(root.length)) });
  const typeface = "node_modules/@fontsource/source-sans-3";
  for (const file of fs.globSync(["package.json", "LICENSE", "files/*-{400,700}-normal.woff"], { cwd: join(root, typeface) }))
    cpSync(join(root, typeface, file), join(folder, typeface, file));
}

function addCommand(folder) {
  const bin = join(folder, "bin");
  mkdirSync(bin, { recursive: true });
  cpSync(realpathSync(nodePath()), join(bin, "node"));
  const command = `#!/bin/sh\nhome=$(dirname "$(dirname "$(readlink -f "$0")")")\nexport MALLOC_ARENA_MAX="\${MALLOC_ARENA_MAX:-2}"\n`;
  const start = `exec "$home/bin/node" ${NODE_FLAGS.join(" ")} "$home/dist/server/hinweiszentrale.js" "$@"\n`;
  writeFileSync(join(bin, "hinweiszentrale"), command + start, { mode: 0o755 });
}

/** The C library's files that programs of the folder are linked to, each where they look for it. */
function addLibraries(image, folder) {
  const programs = [
    join(folder, "bin/node"),
    ...fs.globSync("node_modules/@img/sharp-*/**/*.node", { cwd: folder }).map((file) => join(folder, file)),
  ];
  for (const program of programs)
    for (const [, file] of execFileSync("ldd", [program], { encoding: "utf8" }).matchAll(/(?:=>|^)\s*(\/\S+)/gm))
      if (!file.startsWith(folder)) cpSync(realpathSync(file), join(image, file));
  for (const [place, mode, user] of [
    ["tmp", 0o1777, 0],
    [DATA, 0o700, USER],
  ]) {
    mkdirSync(join(image, place), { recursive: true });
    chmodSync(join(image, place), mode);
    if (process.getuid() === 0) fs.chownSync(join(image, place), user, user);
  }
  mkdirSync(join(image, "etc"), { recursive: true });
  writeFileSync(join(image, "etc/passwd"), `hinweise:x:${USER}:${USER}::/${DATA}:/bin/false\n`);
}

function bytesOf(place) {
  if (statSync(place).isFile()) return statSync(place).size;
  return fs.readdirSync(place).reduce((sum, name) => sum + bytesOf(join(place, name)), 0);
}

/** What lies there is replaced: that may only be an older package. */
function refuseOther(target, folder) {
  if (!existsSync(target) || fs.readdirSync(target).length === 0 || existsSync(join(folder, "dist/server/hinweiszentrale.js"))) return;
  console.error(`In ${target} liegt etwas anderes als ein Paket. Bitte nennen Sie einen leeren Ordner.`);
  process.exit(1);
}

const megabytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;

async function main(args) {
  install();
  // Older Nodes cannot look for files; the one that was installed can.
  if (!fs.globSync) return run("scripts/package.mjs", args);
  run("scripts/build.mjs", ["--if-changed"]);
  const isImage = args.includes("--image");
  const target = resolve(args.find((one) => !one.startsWith("--")) ?? join(root, "package"));
  const folder = isImage ? join(target, HOME) : target;
  refuseOther(target, folder);
  rmSync(target, { recursive: true, force: true });
  await buildInto(folder);
  addPackages(folder);
  addCommand(folder);
  if (isImage) addLibraries(target, folder);
  const total = bytesOf(target);
  for (const part of ["bin/node", "dist/web", "dist/server", "node_modules"])
    console.log(`  ${part.padEnd(14)}${megabytes(bytesOf(join(folder, part)))}`);
  console.log(`${target}: ${megabytes(total)}`);
  if (total <= MOST_BYTES) return;
  console.error(`Das ist mehr als ${megabytes(MOST_BYTES)}.`);
  process.exitCode = 1;
}

await main(process.argv.slice(2));
