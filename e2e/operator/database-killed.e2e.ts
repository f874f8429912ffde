import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "@playwright/test";
import { portalApi } from "@hz/contract/portal-paths";
import type { SubmitReport } from "@hz/contract/reports/reports";
import { Client } from "pg";
import { embeddedUrl, startPostgres } from "../../scripts/bench/product.ts";
import { channelOf, draftReport, sealedReport } from "../../scripts/bench/reporters.ts";
import { type Product, startProduct, test } from "../helpers/product.ts";

const REPORTS = 50;
/** So long one report is sent again. No bar for speed, which the benchmark prints: a slow machine takes its time. */
const PATIENCE_MS = 60_000;
/** They come all at once, which is no flood here. */
const UNBRAKED = { FREE_REPORTS_PER_MINUTE: "10000" };

/** Where a database is, and how it is killed. */
type Victim = { url: (product: Product) => Promise<string>; kill: (product: Product) => Promise<void> };

const embedded: Victim = {
  url: ({ dataFolder }) => embeddedUrl(dataFolder),
  async kill({ dataFolder }) {
    process.kill(Number((await readFile(join(dataFolder, "pg18", "postmaster.pid"), "utf8")).split("\n")[0]), "SIGKILL");
  },
};

/** A server of the operator's own, whose postmaster lives: it ends all connections and recovers, as after any crash. */
const external = (url: string): Victim => ({
  url: async () => url,
  async kill() {
    const [{ pid }] = await asked<{ pid: number }>(url, "select pid from pg_stat_activity where backend_type = 'checkpointer'");
    process.kill(pid, "SIGKILL");
  },
});

async function asked<Row extends object>(url: string, statement: string): Promise<[Row]> {
  const client = new Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  return (await client.query<Row>(statement).finally(() => client.end())).rows as [Row];
}

/** Sends a report and gives the status with what is said to the reporter. */
async function submit(product: Product, report: SubmitReport): Promise<{ status: number; message?: string }> {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(product.url + portalApi.submit, { method: "POST", headers, body: JSON.stringify(report) });
  return { status: answer.status, message: ((await answer.json()) as { message?: string }).message ?? "" };
}

/** Kills the database with 50 reports on their way, which are sent again until they are acknowledged, as browsers do. */
async function killDatabase(product: Product, victim: Victim): Promise<void> {
  const channel = await channelOf(product.url);
  const drafts = await Promise.all(Array.from({ length: REPORTS }, () => draftReport(channel.accountId, channel.department)));
  const reports = await Promise.all(drafts.map((draft) => sealedReport(channel, 1_000, [], draft)));
  let acknowledged = 0;
  let refused = 0;
  let killedAt = 0;
  let killing = Promise.resolve();
  let backAt = 0;
  let next = 0;
  const work = async () => {
    while (next < reports.length) {
      const report = reports[next++]!;
      const deadline = Date.now() + PATIENCE_MS;
      for (let isSent = false; !isSent && Date.now() < deadline;) {
        // A fast machine would have sent them all before it was killed.
        await killing;
        const { status, message } = await submit(product, report);
        isSent = status === 200;
        if (isSent && killedAt > 0 && backAt === 0 && refused > 0) backAt = Date.now();
        if (!isSent) {
          expect({ status, message }).toEqual({
            status: 503,
            message: expect.stringMatching(/^Der Dienst ist gerade nicht erreichbar\. Ihre Angaben sind noch da/),
          });
          refused++;
          await sleep(50);
        } else if (++acknowledged === 15) {
          killedAt = Date.now();
          await (killing = victim.kill(product));
        }
      }
    }
  };
  await Promise.all(Array.from({ length: 10 }, work));
  console.log(`database killed: back after ${backAt - killedAt} ms, ${refused} answers 503`);
  expect(acknowledged).toBe(REPORTS);
  expect(refused).toBeGreaterThan(0);

  for (const { token } of drafts) {
    const body = JSON.stringify({ token });
    const login = await fetch(product.url + portalApi.caseLogin, { method: "POST", headers: { "content-type": "application/json" }, body });
    expect(login.status).toBe(200);
  }
  // Jobs go on, and whoever listens for changes listens again.
  const url = await victim.url(product);
  const count = async (text: string) => Number((await asked<{ n: string }>(url, text))[0].n);
  // One that was at work in that moment is tried again half a minute later at the soonest.
  await expect
    .poll(() => count("select count(*) as n from pgboss.job where name = 'notify-of-report' and state < 'completed'"), { timeout: 120_000 })
    .toBe(0);
  await expect
    .poll(() => count("select count(*) as n from pg_stat_activity where query ~ '^(listen|select pg_notify)'"))
    .toBeGreaterThan(0);
  const lines = product
    .output()
    .split("\n")
    .filter((line) => line.startsWith("{") && !line.includes('"request"'));
  for (const event of ["database-lost", "database-back"])
    expect(lines.filter((line) => line.includes(event))).toHaveLength(victim === embedded ? 1 : 0);
  expect(lines.length).toBeLessThan(60);
}

test("a killed embedded database is back by itself, and no acknowledged report is lost", async () => {
  const product = await startProduct(UNBRAKED);
  try {
    await killDatabase(product, embedded);
  } finally {
    await product.stop();
  }
});

test("a killed PostgreSQL of one's own costs no acknowledged report either, and every other one is told so and sent again", async () => {
  const server = await startPostgres();
  const product = await startProduct({ ...UNBRAKED, DATABASE_URL: server.url, HZ_DEMO: "on" });
  try {
    await killDatabase(product, external(server.url));
  } finally {
    await product.stop();
    await server.stop();
  }
});

test("also one that an earlier process had started", async () => {
  const folder = await mkdtemp(join(tmpdir(), "hz-killed-"));
  const [first, second] = [await startProduct(UNBRAKED, folder), await startProduct(UNBRAKED, folder)];
  first.process.kill("SIGKILL");
  try {
    await killDatabase(second, embedded);
  } finally {
    await second.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
