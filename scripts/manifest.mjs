// The manifest of what browsers are given: which bytes lie at which address, of which version and commit. Plain JavaScript for old Nodes.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import fs, { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Where a build (`dist/web`) keeps it. */
export const MANIFEST = "manifest.json";
/** Beside it, where the release was signed: 64 bytes over the manifest's. */
export const SIGNATURE = "manifest.json.sig";
/** The builds that browsers load from, and what people save to open an archive; each with the addresses of its files as paths. */
const FOLDERS = ["client", "portal", "reader"];

const write = (dist, manifest) => writeFileSync(join(dist, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
const digest = (bytes, kind, form) => createHash(kind).update(bytes).digest(form);

/**
 * Writes the manifest of a build that was just made. `integrity` is ours, in the form that browsers check by; `hashes` is the field
 * of the same meaning in the draft of WAICT (draft-waict-integrity-v2), which knows SHA-256 alone and leaves out what it does not know.
 */
export function writeManifest(dist, head) {
  const files = FOLDERS.flatMap((folder) =>
    fs.globSync("**/*.*", { cwd: join(dist, folder) }).map((name) => [`/${name.replaceAll("\\", "/")}`, folder]),
  )
    // What is packed lies beside what it unpacks to; the bundler's own notes are given to nobody.
    .filter(([url]) => !url.endsWith(".br") && !url.startsWith("/.vite/"))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([url, folder]) => [url, readFileSync(join(dist, folder, url))]);
  write(dist, {
    ...head,
    integrity: Object.fromEntries(files.map(([url, bytes]) => [url, `sha384-${digest(bytes, "sha384", "base64")}`])),
    hashes: Object.fromEntries(files.map(([url, bytes]) => [url, digest(bytes, "sha256", "base64url")])),
  });
}

/** Names version and commit of now where a build is still right. The hashes stay those of the build: bytes changed since are not vouched for. */
export function renameManifest(dist, head) {
  const manifest = JSON.parse(readFileSync(join(dist, MANIFEST), "utf8"));
  if (manifest.version !== head.version || manifest.commit !== head.commit) write(dist, { ...manifest, ...head });
}

/** Takes a signature along to a build that is the same as the one it was made for. */
export function keepSignature(before, next) {
  const [old, now] = [before, next].map((dist) => join(dist, MANIFEST));
  const isSame = fs.existsSync(join(before, SIGNATURE)) && readFileSync(old).equals(readFileSync(now));
  if (isSame) cpSync(join(before, SIGNATURE), join(next, SIGNATURE));
}

/** Version and commit of a folder; the commit is null where the folder is not exactly one, and `BUILD_COMMIT` where it is no repository. */
export function headOf(root) {
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const git = (...args) => {
    const { status, stdout } = spawnSync("git", ["-C", root, ...args], { encoding: "utf8" });
    return status === 0 ? stdout.trim() : null;
  };
  const commit = git("rev-parse", "HEAD");
  if (commit === null || git("rev-parse", "--show-prefix") !== "") return { version, commit: process.env.BUILD_COMMIT || null };
  return { version, commit: git("status", "--porcelain") === "" ? commit : null };
}
