import { createHash, randomBytes } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { ConfigError } from "./config.ts";
import { makeFolder } from "./make-folder.ts";
import { createSecrets, type Secrets } from "./secrets.ts";

/** The server's own key as it was found. */
export type ServerKey = {
  /** HZ_SECRET or the path of the key file, for lines to the operator. */
  from: string;
  /** What it may mean: a line's end that an editor added does not count, unless it always stood there. */
  candidates: Secrets[];
  /** Whether it has the form that new installations need: 32 bytes. */
  isWellFormed: boolean;
};

const FORM = /^([A-Za-z0-9_-]{43}=?|[0-9a-fA-F]{64})$/;
const keyPath = (dataFolder: string) => path.join(dataFolder, "secret.key");

/** The key from HZ_SECRET (`secret`) or the data folder, null where there is neither. Reads only. */
export function readKey(secret: string | null, dataFolder: string): ServerKey | null {
  if (secret !== null) return keyOf("HZ_SECRET", secret);
  const file = keyPath(dataFolder);
  try {
    return keyOf(file, fs.readFileSync(file, "utf8"));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "ENOTDIR") return null;
    if (code === "EISDIR") throw new ConfigError(`${file} ist ein Ordner; dort gehört die Schlüsseldatei hin.`);
    throw new ConfigError(`Die Schlüsseldatei ${file} lässt sich nicht lesen (${code}). Bitte prüfen Sie die Rechte.`);
  }
}

function keyOf(from: string, text: string): ServerKey {
  const trimmed = text.trim();
  // As it was derived ever since: installations live by it.
  const derive = (value: string) => createSecrets(createHash("sha256").update(value).digest());
  return {
    from,
    candidates: trimmed.length < 32 ? [] : [...new Set([trimmed, text])].map(derive),
    isWellFormed: FORM.test(trimmed),
  };
}

/** Makes the key file of a new installation; of several servers starting at once all use the same one. */
export function makeKeyFile(dataFolder: string): void {
  const file = keyPath(dataFolder);
  makeFolder(dataFolder);
  const draft = `${file}.${process.pid}`;
  try {
    fs.writeFileSync(draft, randomBytes(32).toString("base64url"), { mode: 0o600, flush: true });
    fs.linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    fs.rmSync(draft, { force: true });
  }
}
