// npm run verify -- <address> [--key <file>]: builds what is here and says whether a running installation gives out the same.
import { spawnSync } from "node:child_process";
import { createPublicKey } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { root, run } from "../setup.mjs";
import type { IsBefore } from "./manifests.ts";
import { verifyInstallation } from "./verify.ts";

/** The public half of the release key, once there is one. */
const KEY = join(root, "release-key.pem");

const isBefore: IsBefore = (one, other) => {
  const { status } = spawnSync("git", ["-C", root, "merge-base", "--is-ancestor", one, other], { stdio: "ignore" });
  return status === 0 ? true : status === 1 ? false : null;
};

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { key: { type: "string" } } });
  const [address = ""] = positionals;
  const keyFile = values.key ?? (existsSync(KEY) ? KEY : null);
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) {
    console.error("Bitte nennen Sie die Adresse der Installation: npm run verify -- https://melden.example [--key <Datei>]");
    return 2;
  }
  const key = keyFile === null ? null : createPublicKey(readFileSync(keyFile));
  run("scripts/build.mjs", ["--if-changed"]);
  const began = Date.now();
  const { differences, notes, files, pages } = await verifyInstallation({ address, dist: join(root, "dist/web"), key, isBefore });
  for (const line of differences) console.error(`✗ ${line}`);
  for (const line of notes) console.log(`! ${line}`);
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  if (differences.length > 0) console.error(`Die Installation gibt nicht das aus, was hier gebaut ist (${seconds} s).`);
  else console.log(`✓ ${files} Dateien und ${pages} Seiten sind, was hier gebaut ist${key ? ", unterschrieben" : ""} (${seconds} s).`);
  return differences.length > 0 ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(`✗ Nicht geprüft: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 2;
}
