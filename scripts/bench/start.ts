import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { median, print } from "./figures.ts";
import { memoryOf, startIn } from "./product.ts";

const STARTS = 5;
/** Long enough for what a start gives back a second after it. */
const IDLE_AFTER_MS = 4_000;

/** What a Node takes in which nothing runs. */
async function bareNode(): Promise<number> {
  const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "ignore" });
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const { now } = await memoryOf(child.pid!);
  child.kill();
  return now;
}

/** A start as in production: without a demo, on a data folder that is there already; and the memory it idles in. */
export async function benchStart(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "hz-bench-"));
  const runs: { seconds: number; memory: number }[] = [];
  try {
    // The first one makes the database.
    for (let n = 0; n <= STARTS; n++) {
      const product = await startIn(join(folder, "product"), { HZ_DEMO: "off" });
      if (n > 0) {
        await new Promise((resolve) => setTimeout(resolve, IDLE_AFTER_MS));
        runs.push({ seconds: product.startedInMs / 1000, memory: (await memoryOf(product.child.pid!)).now });
      }
      await product.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  print("Start without a demo", [
    {
      name: `start to listening, median of ${STARTS}`,
      value: `${median(runs.map(({ seconds }) => seconds)).toFixed(2)} s`,
      bar: "≤ 1.5 s",
    },
    {
      name: "server's memory, idle",
      value: `${median(runs.map(({ memory }) => memory)).toFixed(0)} MB`,
      bar: "≤ 120 MB",
      beside: `a bare Node: ${(await bareNode()).toFixed(0)} MB`,
    },
  ]);
}
