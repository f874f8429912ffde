import { readFile, mkdtemp, rm } from "node:fs/promises";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Held } from "./held.ts";
import { embeddedUrl, startIn } from "../product.ts";
import { channelOf } from "../reporters.ts";
import { backAfter, failedOf, lookFor, startSending, untilQuiet } from "./senders.ts";

const BEFORE_MS = 3_000;
const SENDERS = 8;
const ENV = { HZ_DEMO: "on" };

type Victim = {
  name: string;
  kill: (dataFolder: string, service: { pid: number; ended: Promise<unknown> }) => Promise<"service" | "database">;
};
const VICTIMS: readonly Victim[] = [
  {
    name: "the service",
    kill: async (_, { pid, ended }) => {
      process.kill(pid, "SIGKILL");
      await ended;
      return "service";
    },
  },
  {
    name: "its database",
    kill: async (dataFolder) => {
      process.kill(Number((await readFile(join(dataFolder, "pg18", "postmaster.pid"), "utf8")).split("\n")[0]), "SIGKILL");
      return "database";
    },
  },
];

/** Killed while reports are sent: what was acknowledged is there afterwards, each once. */
export async function killed(): Promise<Held[]> {
  const figures: Held[] = [];
  for (const victim of VICTIMS) figures.push(await oneKilled(victim));
  return figures;
}

async function oneKilled({ name, kill }: Victim): Promise<Held> {
  const folder = await mkdtemp(join(tmpdir(), "hz-assault-"));
  const dataFolder = join(folder, "product");
  let product = await startIn(dataFolder, ENV);
  const place = { url: product.url };
  const sending = startSending(place, await channelOf(product.url), { senders: SENDERS });
  await sleep(BEFORE_MS);
  const before = sending.acknowledged.size;
  const killedAt = performance.now();
  const what = await kill(dataFolder, { pid: product.child.pid!, ended: once(product.child, "exit") });
  if (what === "service") {
    product = await startIn(dataFolder, ENV);
    place.url = product.url;
  }
  await untilQuiet(sending, killedAt);
  await sending.end();
  const { lost, doubled } = await lookFor(product.url, await embeddedUrl(dataFolder), sending);
  await product.stop();
  await rm(folder, { recursive: true, force: true });
  return {
    name: `kill -9 of ${name} while ${SENDERS} send reports`,
    value: `lost ${lost}, doubled ${doubled}`,
    bar: "lost 0, doubled 0",
    isHeld: lost === 0 && doubled === 0 && sending.backAt() !== undefined,
    beside: `${sending.acknowledged.size} acknowledged, ${before} of them before; ${failedOf(sending)} tries failed; ${backAfter(sending, killedAt)}`,
  };
}
