// Brings a machine that has only Node and npm to where the project's own scripts can run. Plain JavaScript for old Nodes.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const stamp = join(root, "node_modules", ".installed");
const lockHash = () =>
  createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");

/** Installs the packages of the lockfile when they are missing or another lockfile's. */
export function install() {
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lockHash()) return;
  console.log("Pakete werden installiert …");
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const result = spawnSync(npm, ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (result.status !== 0)
    fail("Die Pakete konnten nicht installiert werden. Bitte prüfen Sie die Verbindung zur Paketquelle und starten Sie erneut.");
  writeFileSync(stamp, lockHash());
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

/** Flags of the product's own process: a small young generation keeps its memory low; what WebCrypto warns of is meant. */
export const NODE_FLAGS = ["--max-semi-space-size=4", "--disable-warning=ExperimentalWarning"];

/** What every process of the product is started with: compiled code is kept between starts. */
export const environment = () => ({ ...process.env, NODE_COMPILE_CACHE: join(root, ".cache", "node") });

/** Runs a program of the project to its end; stops everything when it fails. */
export function run(file, args = [], env = {}) {
  const result = spawnSync(nodePath(), [join(root, file), ...args], { cwd: root, stdio: "inherit", env: { ...environment(), ...env } });
  if (result.status !== 0) process.exit(result.status ?? 1);
}

function fail(line) {
  console.error(line);
  process.exit(1);
}
