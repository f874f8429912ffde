// Builds what is here a second time in another folder and says which file came out otherwise: whoever checks a running installation
// needs the same bytes as whoever built it. Runs in npm test, after the build.
import { execFileSync, spawnSync } from "node:child_process";
import fs, { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MANIFEST } from "./manifest.mjs";
import { environment, nodePath, root } from "./setup.mjs";

/** Copies the sources, and the packages as links to the same bytes where the file system can. */
function copyTo(folder) {
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { cwd: root, encoding: "utf8" });
  for (const file of listed.split("\0").filter((name) => name && fs.existsSync(join(root, name))))
    cpSync(join(root, file), join(folder, file));
  const packages = [join(root, "node_modules"), join(folder, "node_modules")];
  if (spawnSync("cp", ["-al", ...packages]).status === 0) return;
  rmSync(packages[1], { recursive: true, force: true });
  execFileSync("cp", ["-a", ...packages]);
}

/** The files of the second build that the first has not, or otherwise. Of its servers the first also keeps parts of the last day. */
const differing = (first, second) =>
  fs
    .readdirSync(second, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(second.length + 1))
    .filter((name) => !fs.existsSync(join(first, name)) || !readFileSync(join(first, name)).equals(readFileSync(join(second, name))));

const began = Date.now();
const folder = join(mkdtempSync(join(tmpdir(), "hz-built-again-")), "elsewhere");
try {
  copyTo(folder);
  const { commit } = JSON.parse(readFileSync(join(root, "dist/web", MANIFEST), "utf8"));
  const env = { ...environment(), NODE_COMPILE_CACHE: "", BUILD_COMMIT: commit ?? "", TZ: "Pacific/Kiritimati", LC_ALL: "C" };
  const { status } = spawnSync(nodePath(), [join(folder, "scripts/build.mjs")], {
    cwd: folder,
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) process.exit(status ?? 1);
  const others = ["web", "server"].flatMap((part) =>
    differing(join(root, "dist", part), join(folder, "dist", part)).map((name) => `${part}/${name}`),
  );
  for (const name of others) console.error(`✗ In einem anderen Ordner gebaut, ist ${name} nicht dieselbe Datei`);
  if (others.length > 0) process.exitCode = 1;
  else console.log(`✓ zweimal gebaut, dieselben Dateien (${((Date.now() - began) / 1000).toFixed(0)} s)`);
} finally {
  rmSync(join(folder, ".."), { recursive: true, force: true });
}
