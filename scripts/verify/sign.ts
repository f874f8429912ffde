// npm run release:sign -- --key <file>: signs the manifest of what is built here with the release key, which no server has.
import { createPrivateKey, sign } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { MANIFEST, SIGNATURE } from "../manifest.mjs";
import { root, run } from "../setup.mjs";
import { readManifest } from "./manifests.ts";

function signManifest(): string {
  const { values } = parseArgs({ options: { key: { type: "string" } } });
  if (!values.key) throw new Error("Bitte nennen Sie die Datei mit dem Schlüssel: npm run release:sign -- --key <Datei>");
  const key = createPrivateKey(readFileSync(values.key));
  if (key.asymmetricKeyType !== "ed25519") throw new Error("Der Schlüssel ist keiner für Ed25519.");
  run("scripts/build.mjs", ["--if-changed"]);
  const dist = join(root, "dist/web");
  const manifest = readFileSync(join(dist, MANIFEST));
  const { version, commit } = readManifest(manifest)!;
  if (commit === null)
    throw new Error("Dieser Ordner ist nicht genau ein Commit. Unterschrieben wird nur, was jeder noch einmal bauen kann.");
  writeFileSync(join(dist, SIGNATURE), sign(null, manifest, key));
  return `Version ${version}, Commit ${commit} ist unterschrieben: ${join("dist/web", SIGNATURE)}`;
}

try {
  console.log(signManifest());
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
