import { chmod, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A clock that programs take for the machine's, moved while they run. */
export type FakeClock = {
  /** What such a program, and what it starts, needs in its environment. */
  env: Record<string, string>;
  /** Seconds, below 0 where it is behind. */
  ahead(): number;
  /** Moves it; programs know within a second. */
  set(ahead: number): Promise<void>;
  remove(): Promise<void>;
};

/** A clock by Debian's libfaketime. What measures spans (timers, time limits) is left as it is. */
export async function startFakeClock(): Promise<FakeClock> {
  const library = process.env["CLOCK_LIBRARY"] || "/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1";
  const folder = await mkdtemp(join(tmpdir(), "hz-clock-"));
  // A database may run as another user.
  await chmod(folder, 0o755);
  const file = join(folder, "ahead");
  let ahead = 0;
  const set = async (seconds: number) => {
    ahead = seconds;
    await writeFile(`${file}.new`, `${seconds < 0 ? "" : "+"}${seconds}`);
    await rename(`${file}.new`, file);
  };
  await set(0);
  return {
    env: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      // Seconds after which a program looks into the file again.
      FAKETIME_CACHE_DURATION: "1",
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
    },
    ahead: () => ahead,
    set,
    remove: () => rm(folder, { recursive: true }),
  };
}
