import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { portalApi } from "@hz/contract/portal-paths";
import { expect } from "@playwright/test";
import { Client } from "pg";
import { type Loss, startReplicas } from "../../scripts/bench/product.ts";
import { channelOf, draftReport, sealedReport } from "../../scripts/bench/reporters.ts";
import { startDatabaseProxy } from "../helpers/database-proxy.ts";
import { type Product, startProduct, test } from "../helpers/product.ts";

/** Acknowledged by both processes before the first server is killed, and again after it. */
const EACH = 40;
const REPORTERS = 8;
/** So long one report is sent again. No bar for speed: a slow machine takes its time. */
const PATIENCE_MS = 120_000;

async function asked<Row extends object>(url: string, statement: string, values: unknown[] = []): Promise<Row[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on("error", () => {});
  await client.connect();
  return (await client.query<Row>(statement, values).finally(() => client.end())).rows;
}
const count = async (url: string, statement: string, values?: unknown[]) =>
  Number((await asked<{ n: string }>(url, `select count(*) as n from ${statement}`, values))[0]!.n);

const post = async (url: string, body: unknown) => {
  const answer = await fetch(url, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
  await answer.arrayBuffer();
  return answer.status;
};

/** Reporters who send one report after the other to both processes, and each again until it is acknowledged. */
async function reporters(urls: readonly string[]) {
  const channel = await channelOf(urls[0]!);
  const acknowledged: { id: string; token: string; at: number }[] = [];
  const refused: number[] = [];
  const over = new AbortController();
  const work = async (url: string) => {
    while (!over.signal.aborted) {
      const draft = await draftReport(channel.accountId, channel.department);
      const report = await sealedReport(channel, 1_000, [], draft);
      const deadline = Date.now() + PATIENCE_MS;
      for (;;) {
        const status = await post(url + portalApi.submit, report);
        if (status === 200) break;
        refused.push(status);
        if (Date.now() > deadline) throw new Error(`still ${status}`);
        await sleep(100);
      }
      acknowledged.push({ id: draft.head.reportId, token: draft.token, at: Date.now() });
      // Reporters think between two reports; a loop without a pause would only take the machine from the service.
      await sleep(20);
    }
  };
  const working = Promise.all(Array.from({ length: REPORTERS }, (_, n) => work(urls[n % urls.length]!)));
  working.catch(() => {});
  return {
    acknowledged,
    refused,
    async until(more: number): Promise<void> {
      const wanted = acknowledged.length + more;
      await Promise.race([working, expect.poll(() => acknowledged.length, { timeout: PATIENCE_MS }).toBeGreaterThanOrEqual(wanted)]);
    },
    async stop(): Promise<void> {
      over.abort();
      await working;
    },
  };
}

/** What every process has open again after a failover: it hears of events, and the worker works. */
async function isWhole(url: string, since: Date): Promise<void> {
  const listening = "pg_stat_activity where query ~ '^(listen|select pg_notify)'";
  await expect.poll(() => count(url, listening), { timeout: 60_000 }).toBe(2);
  // The one that was at work is given up when nobody has heard of it for half a minute; it is tried again minutes later, which nobody waits for here.
  await expect.poll(() => count(url, "pgboss.job where name = 'notify-of-report' and state = 'active'"), { timeout: 120_000 }).toBe(0);
  await expect.poll(() => count(url, "pgboss.job where completed_on > $1", [since]), { timeout: 120_000 }).toBeGreaterThan(0);
}

/** Has a job be at work, and known to the standby as such, when the first database is lost: what it reads is held until then. */
async function holdJob(primary: string, standby: string): Promise<void> {
  const client = new Client({ connectionString: primary });
  client.on("error", () => {});
  await client.connect();
  await client.query("begin; lock table users in access exclusive mode");
  await expect.poll(() => count(standby, "pgboss.job where name = 'notify-of-report' and state = 'active'"), { timeout: 30_000 }).toBe(1);
}

/** Loses the first of two databases under load, promotes the second, and has the first come back. */
async function failOver(how: Loss): Promise<void> {
  test.skip(!(process.env["PROXIES"] ?? "").includes("haproxy"), "HAProxy cannot be had here");
  test.setTimeout(400_000);
  const folder = await mkdtemp(join(tmpdir(), "hz-failover-"));
  const servers = await startReplicas();
  const { primary, standby } = servers;
  const proxy = await startDatabaseProxy([primary.port, standby.port]);
  const products: Product[] = [];
  try {
    await asked(primary.url, "create role hz_check login connection limit 4");
    // Until it has asked it takes both for good.
    await expect.poll(proxy.output, { timeout: 30_000 }).toMatch(/Server datenbank\/zwei is DOWN/);
    await expect.poll(() => asked(proxy.url, "select 1").catch(() => []), { timeout: 30_000 }).toHaveLength(1);
    const env = { DATABASE_URL: proxy.url, HZ_DEMO: "on", HZ_SECRET: Buffer.alloc(32, 5).toString("base64url") };
    for (const ROLE of ["all", "web"]) products.push(await startProduct({ ...env, ROLE }, folder));
    const before = await count(primary.url, "reports");
    const sending = await reporters(products.map(({ url }) => url));
    await sending.until(EACH);

    await holdJob(primary.url, standby.url);
    const lostAt = Date.now();
    await servers.lose(how);
    await servers.promote();
    const promotedAt = Date.now();
    await sending.until(EACH);
    const backAt = sending.acknowledged.find(({ at }) => at > promotedAt)!.at;
    console.log(
      `first database ${how}: answers again after ${((backAt - lostAt) / 1000).toFixed(1)} s, ${sending.refused.length} times 503`,
    );
    expect(new Set(sending.refused)).toEqual(new Set([503]));

    await test.step("the first one comes back and believes that it is still the one: nobody goes to it", async () => {
      await servers.bringBack(how);
      await expect.poll(proxy.output, { timeout: 30_000 }).toMatch(/Server datenbank\/eins is UP/);
      await sending.until(EACH);
    });
    await sending.stop();

    const ids = sending.acknowledged.map(({ id }) => id);
    expect(await count(standby.url, "reports where id = any ($1)", [ids])).toBe(ids.length);
    expect(await count(standby.url, "reports")).toBe(before + ids.length);
    for (const [n, { token }] of sending.acknowledged.entries())
      if (n % 5 === 0) expect(await post(products[0]!.url + portalApi.caseLogin, { token })).toBe(200);
    await isWhole(standby.url, new Date());
  } finally {
    for (const product of products) await product.stop();
    await proxy.stop();
    await servers.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

for (const how of ["killed", "hangs"] satisfies Loss[])
  test(`the first database ${how === "killed" ? "is killed" : "hangs"}: the second has all that was acknowledged, and the service goes on`, () =>
    failOver(how));
