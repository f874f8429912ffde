import { spawnSync } from "node:child_process";
import { closeSync, fstatSync, ftruncateSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const mounted = (folder: string, megabytes: number) =>
  spawnSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=755`, "tmpfs", folder]).status === 0;
const unmounted = (folder: string) => {
  // What still ends in there does not keep it.
  spawnSync("umount", ["-l", folder]);
  rmSync(folder, { recursive: true, force: true });
};

/** Why this machine gives no disk of one's own to fill, or null. */
export const noSmallDisk = (() => {
  const folder = mkdtempSync(join(tmpdir(), "hz-disk-"));
  const isThere = mounted(folder, 1);
  unmounted(folder);
  return isThere ? null : "no disk of one's own can be mounted here (it takes root, and a container that may mount)";
})();

/** Mounts a real disk of so many megabytes, which can be filled to the last byte and freed again; ends with `remove()`. */
export function smallDisk(megabytes: number) {
  const folder = mkdtempSync(join(tmpdir(), "hz-disk-"));
  if (!mounted(folder, megabytes)) throw new Error("the disk was not mounted");
  const ballast = join(folder, "ballast");
  return {
    folder,
    /** Leaves so many megabytes, none unless told. */
    fill(left = 0) {
      const file = openSync(ballast, "a");
      for (const size of [1024 * 1024, 4096, 1]) {
        const block = Buffer.alloc(size);
        try {
          while (writeSync(file, block) === size);
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
        }
      }
      if (left > 0) ftruncateSync(file, fstatSync(file).size - left * 1024 * 1024);
      closeSync(file);
    },
    free: () => rmSync(ballast, { force: true }),
    remove: () => unmounted(folder),
  };
}
