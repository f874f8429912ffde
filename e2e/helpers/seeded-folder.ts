import { execFile } from "node:child_process";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

/** Names the folder that `make-seeded.ts` has made before all journeys; of the environment, for workers are processes of their own; the product refuses settings `HZ_…` that it does not know. */
export const SEEDED = "SEEDED_FOLDER";

/** Gives an empty folder of its own. */
export const newFolder = () => mkdtemp(join(tmpdir(), "hz-e2e-"));

/** Gives a data folder with database and demo as a first start leaves them: most of that start's time goes there. */
export async function copyOfSeeded(): Promise<string> {
  const folder = await newFolder();
  // With owners and rights: the database refuses a folder that is not its user's.
  await promisify(execFile)("cp", ["-a", `${process.env[SEEDED]}/.`, folder]);
  return folder;
}
