import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect } from "@playwright/test";
import { DEMO_LINK_SUFFIX } from "@hz/contract/limits";
import { portalApi } from "@hz/contract/portal-paths";
import type { SubmitReport } from "@hz/contract/reports/reports";
import { startPostgres } from "../../scripts/bench/product.ts";
import { channelOf, draftReport, sealedFile, sealedReport, sendFile } from "../../scripts/bench/reporters.ts";
import { withDatabase } from "../helpers/database.ts";
import { fillSignIn } from "../helpers/handler.ts";
import { DEMO, type Product, startProduct, test } from "../helpers/product.ts";
import { noSmallDisk, smallDisk } from "../helpers/small-disk.ts";

test.skip(noSmallDisk !== null, noSmallDisk ?? "");

const FULL = "Der Speicher des Servers ist voll.";
const UNBRAKED = { FREE_REPORTS_PER_MINUTE: "10000" };
const MEGABYTES = 300;

async function post(product: Product, path: string, body: unknown): Promise<{ status: number; message: string }> {
  const answer = await fetch(product.url + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const { message = "" } = (await answer.json()) as { message?: string };
  return { status: answer.status, message };
}
const submit = (product: Product, report: SubmitReport) => post(product, portalApi.submit, report);

/** Expects that each acknowledged report opens at the reporter's door. */
async function expectThere(product: Product, tokens: string[]) {
  for (const token of tokens) expect((await post(product, portalApi.caseLogin, { token })).status).toBe(200);
}

test("a disk that fills up in the middle of a part of a file: called full, nothing of it stays, and the same part is taken when there is room", async () => {
  const disk = smallDisk(100);
  const server = await startPostgres();
  const product = await startProduct({ ...UNBRAKED, DATABASE_URL: server.url, HZ_DEMO: "on" }, join(disk.folder, "data"));
  const agent = new Agent({ keepAlive: true });
  try {
    const channel = await channelOf(product.url);
    const draft = await draftReport(channel.accountId, channel.department);
    const file = await sealedFile(draft, 12_000_000);
    const { part, digest } = file.parts[0]!;
    const outgoing = request(product.url + portalApi.part(DEMO_LINK_SUFFIX, file.claim.id, 0), {
      agent,
      method: "PUT",
      headers: {
        "content-length": part.byteLength,
        "content-type": "application/octet-stream",
        "x-upload-token": draft.uploadToken,
        "x-part-sha256": digest,
      },
    });
    outgoing.on("error", () => {});
    const answered = once(outgoing, "response");
    const arriving = join(product.dataFolder, "files", ".incoming");
    outgoing.write(part.subarray(0, part.byteLength / 2));
    await expect.poll(() => readdirSync(arriving).length).toBe(1);
    disk.fill();
    outgoing.end(part.subarray(part.byteLength / 2));
    const [answer] = await answered;
    expect({ status: answer.statusCode, said: await text(answer) }).toEqual({ status: 507, said: expect.stringContaining(FULL) });
    expect(readdirSync(arriving)).toEqual([]);

    // A report without files goes where there is room: into the database.
    const plain = await draftReport(channel.accountId, channel.department);
    expect((await submit(product, await sealedReport(channel, 1_000, [], plain))).status).toBe(200);
    disk.free();
    await sendFile(agent, product.url, draft, file);
    expect((await submit(product, await sealedReport(channel, 1_000, [file.claim], draft))).status).toBe(200);
    await expectThere(product, [plain.token, draft.token]);
  } finally {
    agent.destroy();
    await product.stop();
    await server.stop();
    disk.remove();
  }
});

test("a disk that is full under the embedded database: called full to reporter and office, and it goes on by itself when there is room", async ({
  page,
}) => {
  const disk = smallDisk(MEGABYTES);
  const folder = join(disk.folder, "data");
  let product = await startProduct(UNBRAKED, folder);
  const acknowledged: string[] = [];
  const channel = await channelOf(product.url);
  const next = async () => {
    const draft = await draftReport(channel.accountId, channel.department);
    const answer = await submit(product, await sealedReport(channel, 20_000, [], draft));
    if (answer.status === 200) acknowledged.push(draft.token);
    return answer;
  };
  const expectFull = async () => {
    for (let tries = 0; tries < 3; tries++) expect(await next()).toEqual({ status: 507, message: expect.stringContaining(FULL) });
    await page.goto(`${product.url}/anmelden`);
    await fillSignIn(page, DEMO);
    await expect(page.getByText(FULL)).toBeVisible();
  };
  const expectBack = async () => {
    disk.free();
    await expect.poll(async () => (await next()).status, { timeout: 30_000 }).toBe(200);
    await expectThere(product, acknowledged);
  };
  try {
    for (let n = 0; n < 10; n++) expect((await next()).status).toBe(200);
    disk.fill();
    // What is set aside inside of its files may still take some; each of them is there afterwards.
    await expect.poll(async () => (await next()).status).toBe(507);
    await expectFull();
    await expectBack();

    // Its journal finds no room either: it ends itself, and cannot start.
    disk.fill();
    const journal = withDatabase(product, async (database) => {
      for (let part = 0; part < 20; part++) await database.query("select pg_logical_emit_message(false, 'x', 'x'), pg_switch_wal()");
    });
    await expect(journal).rejects.toThrow(/No space left|terminated/);
    await expect.poll(() => product.output()).toMatch(/"database-not-starting","ms":\d+,"error":"ENOSPC"/);
    await expectFull();
    await expectBack();
    expect(product.output()).toContain('"event":"database-back"');

    // Nor does the service, and it says why in one line.
    await product.stop();
    disk.fill();
    const refused = await startProduct(UNBRAKED, folder).catch((error: Error) => error.message);
    expect(refused).toMatch(/^the product ended with 1:\n[^\n]*(kein Platz mehr|\(ENOSPC\))[^\n]*\n?$/);
    disk.free();
    product = await startProduct(UNBRAKED, folder);
    await expectThere(product, acknowledged);
    // What the database noted in its own log repeats nothing that people sent.
    const log = readFileSync(join(folder, "pg.log"), "utf8");
    expect(log).toContain("No space left on device");
    expect(log).not.toMatch(/submit_report\(|DETAIL|demo-company/);
  } finally {
    await product.stop();
    disk.remove();
  }
});

test("a first start on a full disk says so in one line, and leaves nothing that a second one stumbles over", async () => {
  const disk = smallDisk(MEGABYTES);
  const folder = join(disk.folder, "data");
  try {
    for (const room of [0, 1, 30]) {
      disk.fill(room);
      const refused = await startProduct({}, folder).catch((error: Error) => error.message);
      expect(refused).toMatch(/^the product ended with 1:\n[^\n]*(kein Platz|freien Platz)[^\n]*\n?$/);
      disk.free();
    }
    const product = await startProduct({}, folder);
    expect((await submit(product, await sealedReport(await channelOf(product.url), 1_000))).status).toBe(200);
    await product.stop();
  } finally {
    disk.remove();
  }
});
