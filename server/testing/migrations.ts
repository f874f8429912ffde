import fs from "node:fs";
import os from "node:os";
import path from "node:path";

const all = path.join(import.meta.dirname, "../db/migrations");

/** Takes a migration's name or number and gives a folder with those before it, as an older version had them. */
export function migrationsBefore(name: string): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "hz-before-"));
  for (const one of fs.readdirSync(all)) if (one < name) fs.copyFileSync(path.join(all, one), path.join(folder, one));
  process.on("exit", () => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}
