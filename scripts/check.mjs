// npm run check: everything that needs no browser. Each step says how long it took.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { environment, install, nodePath, root } from "./setup.mjs";
import { ensureBuckets, ensureDatabaseServer, ensurePooler } from "./system-packages.mjs";

install();
ensureDatabaseServer();
ensurePooler();
ensureBuckets();

const bin = (name) => join(root, "node_modules", ".bin", name);
/** What the compiler knows of a project it notes, and the next time looks at what is another since. */
const types = (name, project) => {
  const notes = join(root, "node_modules/.cache/types", `${project.replaceAll(/\W/g, "-")}.tsbuildinfo`);
  return [`types: ${name}`, bin("tsc"), ["-p", project, "--incremental", "--tsBuildInfoFile", notes]];
};
const steps = [
  types("contract", "contract"),
  types("crypto", "crypto"),
  types("server and scripts", "."),
  types("benchmarks", "scripts/bench"),
  types("web", "web"),
  types("tests of web", "web/tsconfig.test.json"),
  types("tests of crypto", "crypto/tsconfig.test.json"),
  types("e2e", "e2e"),
  ["lint", bin("oxlint"), ["--deny-warnings"]],
  ["format", bin("oxfmt"), ["--check", "."]],
  ["unused", bin("knip"), []],
  ["imports", nodePath(), ["scripts/check-imports.ts"]],
  ["sizes", nodePath(), ["scripts/check-sizes.ts"]],
  ["figures", nodePath(), ["scripts/figures.ts"]],
  ["migrations", nodePath(), ["scripts/check-migrations.ts"]],
  ["tests", nodePath(), [join(root, "node_modules/vitest/vitest.mjs"), "run"]],
];

for (const [name, command, args] of steps) {
  const began = Date.now();
  const path = `${join(root, "node_modules", ".bin")}:${process.env.PATH}`;
  const result = spawnSync(command, args, { cwd: root, stdio: "inherit", env: { ...environment(), PATH: path } });
  if (result.status !== 0) {
    console.error(`✗ ${name}`);
    process.exit(result.status ?? 1);
  }
  console.log(`✓ ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
}
