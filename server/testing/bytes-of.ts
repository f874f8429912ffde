import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

/** One hash over names, kinds, rights and contents of everything in a folder; of what is not there its absence. */
export function bytesOf(folder: string): string {
  const hash = createHash("sha256");
  const add = (place: string, name: string) => {
    const found = fs.lstatSync(place, { throwIfNoEntry: false });
    hash.update(`${name}\0${found?.mode ?? "absent"}\0`);
    if (found?.isFile()) hash.update(fs.readFileSync(place));
    if (found?.isDirectory()) for (const one of fs.readdirSync(place).sort()) add(path.join(place, one), `${name}/${one}`);
  };
  add(folder, "");
  return hash.digest("hex");
}
