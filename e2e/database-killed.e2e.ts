import { mkdtemp, readFile, rm } from "node:fs/promises";
import { Agent } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { portalApi } from "@hz/contract/paths";
import { channelOf, draftReport, sealedReport, sendReport } from "../scripts/bench/reporters.ts";
import { withDatabase } from "./database.ts";
import { type Product, startProduct } from "./product.ts";

const REPORTS = 50;
const BACK_WITHIN_MS = 10_000;
/** They come all at once, which is no flood here. */
const UNBRAKED = { FREE_REPORTS_PER_MINUTE: "10000" };

/** Kills the embedded database with 50 reports on their way, which are sent again until they are acknowledged, as browsers do. */
async function killDatabase(product: Product): Promise<void> {
  const channel = await channelOf(product.url);
  const agent = new Agent({ keepAlive: true, maxSockets: 10 });
  const drafts = await Promise.all(Array.from({ length: REPORTS }, () => draftReport(channel.accountId, channel.department)));
  const reports = await Promise.all(drafts.map((draft) => sealedReport(channel, 1_000, [], draft)));
  let acknowledged = 0;
  let refused = 0;
  let killedAt = 0;
  let backAt = 0;
  let next = 0;
  const work = async () => {
    while (next < reports.length) {
      const report = reports[next++]!;
      const deadline = Date.now() + 60_000;
      for (let isSent = false; !isSent && Date.now() < deadline;) {
        const { status } = await sendReport(agent, product.url, report);
        isSent = status === 200;
        if (isSent && killedAt > 0 && backAt === 0 && refused > 0) backAt = Date.now();
        if (!isSent) {
          expect(status).toBe(503);
          refused++;
          await sleep(50);
        } else if (++acknowledged === 15) {
          const pid = Number((await readFile(join(product.dataFolder, "pg18", "postmaster.pid"), "utf8")).split("\n")[0]);
          killedAt = Date.now();
          process.kill(pid, "SIGKILL");
        }
      }
    }
  };
  await Promise.all(Array.from({ length: 10 }, work));
  agent.destroy();
  console.log(`embedded database killed: back after ${backAt - killedAt} ms, ${refused} answers 503`);
  expect(acknowledged).toBe(REPORTS);
  expect(refused).toBeGreaterThan(0);
  expect(backAt - killedAt).toBeLessThan(BACK_WITHIN_MS);

  for (const { token } of drafts) {
    const body = JSON.stringify({ token });
    const login = await fetch(product.url + portalApi.caseLogin, { method: "POST", headers: { "content-type": "application/json" }, body });
    expect(login.status).toBe(200);
  }
  // Jobs go on, and whoever listens for changes listens again.
  const count = (text: string) => withDatabase(product, async (database) => Number((await database.query<{ n: string }>(text)).rows[0]!.n));
  await expect
    .poll(() => count("select count(*) as n from pgboss.job where name = 'notify-of-report' and state < 'completed'"), { timeout: 30_000 })
    .toBe(0);
  await expect
    .poll(() => count("select count(*) as n from pg_stat_activity where query ~ '^(listen|select pg_notify)'"))
    .toBeGreaterThan(0);
  const lines = product
    .output()
    .split("\n")
    .filter((line) => line.startsWith("{") && !line.includes('"request"'));
  expect(lines.filter((line) => line.includes("database-lost"))).toHaveLength(1);
  expect(lines.filter((line) => line.includes("database-back"))).toHaveLength(1);
  expect(lines.length).toBeLessThan(60);
}

test("a killed embedded database is back by itself within ten seconds, and no acknowledged report is lost", async () => {
  test.setTimeout(180_000);
  const product = await startProduct(UNBRAKED);
  try {
    await killDatabase(product);
  } finally {
    await product.stop();
  }
});

test("also one that an earlier process had started", async () => {
  test.setTimeout(180_000);
  const folder = await mkdtemp(join(tmpdir(), "hz-killed-"));
  const [first, second] = [await startProduct(UNBRAKED, folder), await startProduct(UNBRAKED, folder)];
  first.process.kill("SIGKILL");
  try {
    await killDatabase(second);
  } finally {
    await second.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
