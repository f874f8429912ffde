// Brings a machine that has only Node and npm to where the project's own scripts can run. Plain JavaScript for old Nodes.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const lockHash = (folder) =>
  createHash("sha256")
    .update(readFileSync(join(folder, "package-lock.json")))
    .digest("hex");

const json = (file) => JSON.parse(readFileSync(file, "utf8"));
const fitsHere = (wanted, here) => !wanted || wanted.includes(here) || wanted.some((one) => one.startsWith("!") && one !== `!${here}`);

/** Whether what is installed, whoever installed it, is what the lockfile names. */
export function isInstalled(folder = root) {
  if (
    existsSync(join(folder, "node_modules", ".installed")) &&
    readFileSync(join(folder, "node_modules", ".installed"), "utf8") === lockHash(folder)
  )
    return true;
  const list = join(folder, "node_modules", ".package-lock.json");
  if (!existsSync(list)) return false;
  const there = json(list).packages;
  return Object.entries(json(join(folder, "package-lock.json")).packages).every(([place, wanted]) => {
    if (!place.startsWith("node_modules/")) return true;
    const found = there[place];
    if (!found) return wanted.optional === true || !fitsHere(wanted.os, process.platform) || !fitsHere(wanted.cpu, process.arch);
    return wanted.link ? found.link === true : found.version === wanted.version && existsSync(join(folder, place));
  });
}

/** Installs the packages of the lockfile when they are missing or another lockfile's. The old ones stay until the new are there. */
export function install() {
  if (isInstalled()) return;
  console.log("Pakete werden installiert …");
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const staging = join(root, ".install");
  const clear = () => rmSync(staging, { recursive: true, force: true });
  clear();
  const packages = [".", ...json(join(root, "package.json")).workspaces];
  for (const file of [...packages.map((name) => join(name, "package.json")), "package-lock.json", ".npmrc"])
    cpSync(join(root, file), join(staging, file));
  const result = spawnSync(npm, ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: staging,
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (result.status !== 0) {
    clear();
    fail(
      "Die Pakete konnten nicht installiert werden; was da war, ist unverändert. Bitte prüfen Sie die Verbindung zur Paketquelle und starten Sie erneut.",
    );
  }
  const modules = join(root, "node_modules");
  if (existsSync(modules)) renameSync(modules, join(staging, "old"));
  renameSync(join(staging, "node_modules"), modules);
  writeFileSync(join(modules, ".installed"), lockHash(root));
  clear();
}

/** The Node that runs the product: the pinned one, or the machine's own where it is new enough. */
export function nodePath() {
  const pinned = join(root, "node_modules", ".bin", process.platform === "win32" ? "node.cmd" : "node");
  if (existsSync(pinned)) return pinned;
  if (Number(process.versions.node.split(".")[0]) >= 24) return process.execPath;
  return fail(
    `Für dieses Betriebssystem liegt kein Node bei. Bitte installieren Sie Node 24 oder neuer (gefunden: ${process.versions.node}).`,
  );
}

/** Flags of the product's own process: a small young generation keeps its memory low, as does what it gives back after its start; what WebCrypto warns of is meant. */
export const NODE_FLAGS = ["--max-semi-space-size=4", "--expose-gc", "--disable-warning=ExperimentalWarning"];

/** What every process of the product is started with: compiled code is stored between starts; two heaps of glibc's do for all threads. */
export const environment = () => ({ MALLOC_ARENA_MAX: "2", ...process.env, NODE_COMPILE_CACHE: join(root, ".cache", "node") });

/** Runs a program of the project to its end; stops everything when it fails. */
export function run(file, args = [], env = {}) {
  const result = spawnSync(nodePath(), [join(root, file), ...args], { cwd: root, stdio: "inherit", env: { ...environment(), ...env } });
  if (result.status !== 0) process.exit(result.status ?? 1);
}

function fail(line) {
  console.error(line);
  process.exit(1);
}
