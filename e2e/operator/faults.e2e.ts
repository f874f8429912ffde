import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { portalApi } from "@hz/contract/portal-paths";
import type { SubmitReport } from "@hz/contract/reports/reports";
import {
  channelOf,
  draftReport,
  type ReportDraft,
  sealedFile,
  sealedReport,
  send,
  sendFile,
  sendReport,
} from "../../scripts/bench/reporters.ts";
import { startPostgres } from "../../scripts/bench/product.ts";
import { startProduct, test } from "../helpers/product.ts";

const ENGINES = ["embedded", "postgres"] as const;
const REPORTS = 1_000;
const WITH_FILE = 40;

type Prepared = { draft: ReportDraft; file: Awaited<ReturnType<typeof sealedFile>> | null; report: SubmitReport };

for (const engine of ENGINES) {
  test(`kill -9 in the middle of ${REPORTS} submissions loses nothing that was acknowledged (${engine})`, async () => {
    const folder = await mkdtemp(join(tmpdir(), "hz-faults-"));
    const server = engine === "postgres" ? await startPostgres() : null;
    const env: Record<string, string> = server ? { DATABASE_URL: server.url, HZ_DEMO: "on" } : {};
    try {
      const first = await startProduct(env, folder);
      const channel = await channelOf(first.url);
      const acknowledged: { token: string; body: string; sealed?: Buffer; fileId?: string }[] = [];
      const prepared: Prepared[] = [];
      for (let n = 0; n < REPORTS; n++) {
        const draft = await draftReport(channel.accountId, channel.department);
        const file = n % (REPORTS / WITH_FILE) === 0 ? await sealedFile(draft, 200_000) : null;
        prepared.push({ draft, file, report: await sealedReport(channel, 1_000, file ? [file.claim] : [], draft) });
      }
      const agent = new Agent({ keepAlive: true, maxSockets: 20 });
      let next = 0;
      let killed = false;
      const work = async () => {
        while (next < prepared.length && !killed) {
          const { draft, file, report } = prepared[next++]!;
          try {
            if (file) await sendFile(agent, first.url, draft, file);
            const { status } = await sendReport(agent, first.url, report);
            if (status !== 200) continue;
            acknowledged.push({
              token: draft.token,
              body: report.body,
              ...(file ? { sealed: Buffer.concat(file.parts.map(({ part }) => part)), fileId: file.claim.id } : {}),
            });
            // In the middle, with twenty submissions under way.
            if (acknowledged.length === REPORTS / 2) {
              killed = true;
              first.process.kill("SIGKILL");
            }
          } catch (error) {
            if (!killed) throw error;
          }
        }
      };
      await Promise.all(Array.from({ length: 20 }, work));
      agent.destroy();
      expect(acknowledged.length).toBeGreaterThanOrEqual(REPORTS / 2);

      const second = await startProduct(env, folder);
      let files = 0;
      for (const { token, body, sealed, fileId } of acknowledged) {
        const login = await fetch(second.url + portalApi.caseLogin, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ token }),
        });
        expect(login.status).toBe(200);
        const found = (await login.json()) as { id: string; body: string };
        expect(found.body).toBe(body);
        if (!fileId) continue;
        const download = await fetch(second.url + portalApi.caseFile(found.id, fileId), { headers: { authorization: `Case ${token}` } });
        expect(Buffer.from(await download.arrayBuffer()).equals(sealed!)).toBe(true);
        files++;
      }
      expect(files).toBeGreaterThan(5);
      await second.stop();
    } finally {
      await server?.stop();
      await rm(folder, { recursive: true, force: true });
    }
  });
}

test("two instances started at once on an empty database both come up and both serve", async () => {
  const server = await startPostgres();
  const env = { DATABASE_URL: server.url, HZ_DEMO: "on", HZ_SECRET: Buffer.alloc(32, 7).toString("base64url") };
  try {
    const instances = await Promise.all([startProduct(env), startProduct(env)]);
    const accounts = await Promise.all(instances.map(async ({ url }) => (await channelOf(url)).accountId));
    expect(new Set(accounts).size).toBe(1);
    await Promise.all(instances.map((instance) => instance.stop()));
  } finally {
    await server.stop();
  }
});

test("two instances started at once on one empty data folder both come up", async () => {
  const folder = await mkdtemp(join(tmpdir(), "hz-faults-"));
  try {
    const [first, second] = await Promise.all([startProduct({}, folder), startProduct({}, folder)]);
    expect((await channelOf(first!.url)).accountId).toBe((await channelOf(second!.url)).accountId);
    await Promise.all([first!.stop(), second!.stop()]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test("a stopped service lets running submissions finish", async () => {
  const product = await startProduct();
  const channel = await channelOf(product.url);
  const agent = new Agent({ keepAlive: true });
  const reports = await Promise.all(Array.from({ length: 20 }, () => sealedReport(channel, 1_000)));
  const answers = Promise.allSettled(reports.map((report) => sendReport(agent, product.url, report)));
  const health = await send(agent, `${product.url}/api/ready?${randomUUID()}`, "GET", {}, "");
  expect(health.status).toBe(200);
  const began = Date.now();
  // Ctrl+C under npm brings the signal twice; the exit code tells a service that closed everything from one that broke off.
  product.process.kill("SIGINT");
  await product.stop();
  expect(product.process.exitCode).toBe(0);
  // Ten seconds is when a stuck service gives up; a sound one is far from it.
  expect(Date.now() - began).toBeLessThan(8_000);
  for (const answer of await answers) if (answer.status === "fulfilled") expect(answer.value.status).toBe(200);
  agent.destroy();
});
