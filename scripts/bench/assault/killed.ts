import { reportRoutes } from "@hz/contract/reports/reports";
import { readFile, mkdtemp, rm } from "node:fs/promises";
import { once } from "node:events";
import { Agent } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Held } from "./held.ts";
import { embeddedUrl, startIn } from "../product.ts";
import { withClient } from "../../../server/db/pool.ts";
import { channelOf, draftReport, sealedReport, sendReport } from "../reporters.ts";

const BEFORE_MS = 3_000;
const AFTER_MS = 3_000;
const SENDERS = 8;
const READY_MS = 60_000;
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
  const address = { url: product.url, isEnded: false };
  const channel = await channelOf(product.url);
  const agent = new Agent({ keepAlive: true, maxSockets: SENDERS });
  const acknowledged = new Map<string, string>();
  // When each try ended: the service is back with the first report it takes after the last that it did not.
  const ends: { at: number; isTaken: boolean }[] = [];
  const send = async () => {
    while (!address.isEnded) {
      const draft = await draftReport(channel.accountId, channel.department);
      const report = await sealedReport(channel, 200, [], draft);
      const answer = await sendReport(agent, address.url, report).catch(() => null);
      const isTaken = answer?.status === 200;
      ends.push({ at: performance.now(), isTaken });
      if (isTaken) acknowledged.set(draft.head.reportId, draft.token);
      else await sleep(50);
    }
  };
  const senders = Array.from({ length: SENDERS }, send);
  await sleep(BEFORE_MS);
  const before = acknowledged.size;
  const killedAt = performance.now();
  const what = await kill(dataFolder, { pid: product.child.pid!, ended: once(product.child, "exit") });
  if (what === "service") {
    product = await startIn(dataFolder, ENV);
    address.url = product.url;
  }
  const backAt = () => ends.find(({ at, isTaken }) => isTaken && at > (ends.findLast((one) => !one.isTaken)?.at ?? Infinity))?.at;
  const isQuiet = () => performance.now() - (backAt() ?? Infinity) > AFTER_MS;
  while (!isQuiet() && performance.now() - killedAt < READY_MS) await sleep(50);
  address.isEnded = true;
  await Promise.all(senders);
  agent.destroy();
  const failed = ends.filter(({ isTaken }) => !isTaken).length;
  const { lost, rows } = await lookFor(product.url, dataFolder, acknowledged);
  await product.stop();
  await rm(folder, { recursive: true, force: true });
  return {
    name: `kill -9 of ${name} while ${SENDERS} send reports`,
    value: `lost ${lost}, doubled ${rows.all - rows.single}`,
    bar: "lost 0, doubled 0",
    isHeld: lost === 0 && rows.all === rows.single && backAt() !== undefined,
    beside: `${acknowledged.size} acknowledged, ${before} of them before; ${failed} tries failed; back after ${(((backAt() ?? NaN) - killedAt) / 1000).toFixed(1)} s`,
  };
}

/** How many of the acknowledged cases do not open, and how many rows there are for all reports and for different ones. */
async function lookFor(url: string, dataFolder: string, acknowledged: Map<string, string>) {
  let lost = 0;
  for (const [id, token] of acknowledged) {
    const { method, path } = reportRoutes.caseLogin;
    const answer = await fetch(url + path, { method, headers: { "content-type": "application/json" }, body: JSON.stringify({ token }) });
    if (!answer.ok || ((await answer.json()) as { id: string }).id !== id) lost += 1;
  }
  const rows = await withClient(await embeddedUrl(dataFolder), async (client) => {
    const sql = "select count(*)::int as all, count(distinct (wrapped_key, body))::int as single from reports";
    return (await client.query<{ all: number; single: number }>(sql)).rows[0]!;
  });
  return { lost, rows };
}
