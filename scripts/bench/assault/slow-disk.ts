import { execFileSync } from "node:child_process";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { embeddedUrl, startIn } from "../product.ts";
import { channelOf } from "../reporters.ts";
import type { Held } from "./held.ts";
import { lookFor, refusalsOf, type Sending, startSending } from "./senders.ts";

const [SENDERS, FILE_BYTES] = [4, 100_000];
/** What a sync takes more, and for how long it does. */
const [SLOW_MS, SLOW_FOR_MS] = [1_000, 15_000];
const [STUCK_MS, STUCK_FOR_MS] = [50_000, 60_000];
/** A statement may take half a minute; a report with its file is a few. */
const PATIENCE_MS = 120_000;

/** The disk under files and embedded database takes a second for each sync, then fifty. */
export async function slowDisk(): Promise<Held[]> {
  const folder = await mkdtemp(join(tmpdir(), "hz-assault-"));
  // The embedded database may run as another user.
  await chmod(folder, 0o755);
  const [library, pace] = [join(folder, "slow-sync.so"), join(folder, "pace")];
  execFileSync("/usr/bin/gcc", ["-shared", "-fPIC", "-O1", "-o", library, fileURLToPath(new URL("slow-sync.c", import.meta.url)), "-ldl"]);
  const slow = (ms: number) => writeFile(pace, String(ms));
  await slow(0);
  const dataFolder = join(folder, "product");
  const product = await startIn(dataFolder, { HZ_DEMO: "on", LD_PRELOAD: library, SLOW_SYNC: pace });
  try {
    const channel = await channelOf(product.url);
    const figures: Held[] = [];
    for (const [ms, during] of [
      [SLOW_MS, SLOW_FOR_MS],
      [STUCK_MS, STUCK_FOR_MS],
    ] as const) {
      await slow(ms);
      // What was under way when it became slow is over.
      await sleep(1_500);
      const sending = startSending({ url: product.url }, channel, { senders: SENDERS, fileBytes: FILE_BYTES });
      await sleep(during);
      const ready = await fetch(`${product.url}/readyz`).then(({ status }) => status);
      const ended = sending.end();
      await Promise.race([ended, sleep(PATIENCE_MS)]);
      await slow(0);
      await ended;
      figures.push(figureOf(ms, sending, await lookFor(product.url, await embeddedUrl(dataFolder), sending), ready));
    }
    const after = startSending({ url: product.url }, channel, { senders: SENDERS, fileBytes: FILE_BYTES });
    await sleep(5_000);
    await after.end();
    const { lost, damaged } = await lookFor(product.url, await embeddedUrl(dataFolder), after);
    return [
      ...figures,
      {
        name: "the same disk, fast again",
        value: `${after.acknowledged.size > 0 ? "goes on by itself" : "stays away"}, lost ${lost + damaged}`,
        bar: "goes on by itself, lost 0",
        isHeld: after.acknowledged.size > 0 && lost + damaged === 0,
        beside: `${after.acknowledged.size} acknowledged in 5 s`,
      },
    ];
  } finally {
    await slow(0);
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function figureOf(ms: number, sending: Sending, found: Awaited<ReturnType<typeof lookFor>>, ready: number): Held {
  const taken = sending.ends.filter(({ isTaken }) => isTaken).map(({ ms }) => ms);
  // Before an acknowledgement lie a sync of the file's bytes and one of the report.
  const early = taken.filter((took) => took < ms).length;
  const unclear = [...sending.refusals.keys()].filter((said) => !/^(503 UNAVAILABLE|507 STORAGE_FULL)$/.test(said)).length;
  const longest = Math.max(0, ...sending.ends.map(({ ms }) => ms));
  return {
    name: `each sync takes ${ms / 1000} s more, while ${SENDERS} send reports with files`,
    value: `acknowledged before they were on the disk ${early}, lost ${found.lost + found.damaged}, doubled ${found.doubled}, unclear answers ${unclear}`,
    bar: "acknowledged before they were on the disk 0, lost 0, doubled 0, unclear answers 0",
    isHeld: early + found.lost + found.damaged + found.doubled + unclear === 0 && sending.ends.length > 0,
    beside: `${taken.length} acknowledged; the longest try took ${(longest / 1000).toFixed(0)} s; said meanwhile: ${refusalsOf(sending)}; readiness ${ready}`,
  };
}
