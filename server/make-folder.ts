import fs from "node:fs";
import path from "node:path";

/**
 * Makes a folder and those above it that are missing; throws where one cannot be made. Node's own `recursive` tries for
 * ever where the folder above is there and takes none (`/proc/x`), and a process in it hears no signal.
 */
export function makeFolder(folder: string, mode?: number): void {
  if (fs.existsSync(folder)) return;
  const above = path.dirname(folder);
  if (above !== folder) makeFolder(above, mode);
  try {
    fs.mkdirSync(folder, { mode });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}
