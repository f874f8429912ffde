// npm run sbom: writes what of others is in the product (sbom.json, or the file that is named), with versions, licences and hashes, as
// CycloneDX. It is npm's own list of the lockfile, of a copy that says what npm asks for.
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { root } from "./setup.mjs";

/** What a package's own file LICENSE says where its package.json names none. */
const UNNAMED_LICENSES = { "node_modules/png-js": "MIT" };

const json = (file) => JSON.parse(readFileSync(join(root, file), "utf8"));

/**
 * npm's answer about the product's dependencies. npm names no package without a version, which our own rooms have not, and leaves out what
 * a tool takes as well (pg, zod): the copy's rooms have the product's version, and no tools are in it.
 */
export function makeSbom() {
  const lock = json("package-lock.json");
  const { version, workspaces } = json("package.json");
  const folder = mkdtempSync(join(tmpdir(), "hz-sbom-"));
  const home = join(folder, "hinweiszentrale");
  try {
    for (const room of ["", ...workspaces]) {
      const { devDependencies: _tools, ...manifest } = { ...json(join(room, "package.json")), version };
      const { devDependencies: _locked, ...entry } = { ...lock.packages[room], version };
      lock.packages[room] = entry;
      mkdirSync(join(home, room), { recursive: true });
      writeFileSync(join(home, room, "package.json"), JSON.stringify(manifest));
    }
    for (const [place, license] of Object.entries(UNNAMED_LICENSES)) lock.packages[place].license ??= license;
    const packages = Object.fromEntries(Object.entries(lock.packages).filter(([, { dev }]) => !dev));
    writeFileSync(join(home, "package-lock.json"), JSON.stringify({ ...lock, packages }));
    cpSync(join(root, ".npmrc"), join(home, ".npmrc"));
    return askNpm(home);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function askNpm(cwd) {
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const asked = ["sbom", "--package-lock-only", "--omit", "dev", "--sbom-format", "cyclonedx"];
  const result = spawnSync(npm, asked, { cwd, encoding: "utf8", maxBuffer: 2 ** 26, shell: process.platform === "win32" });
  if (result.status !== 0) throw new Error(`npm sbom: ${result.error ?? result.stderr}`);
  return JSON.parse(result.stdout);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = resolve(process.argv[2] ?? "sbom.json");
  const sbom = makeSbom();
  writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`);
  console.log(`${file}: ${sbom.components.length} Bestandteile, CycloneDX ${sbom.specVersion}`);
}
