import { portalApi } from "@hz/contract/portal-paths";
import { Agent } from "node:http";
import { caseKeys, newId, sealMessage, toBase64Url } from "@hz/crypto";
import { createApp } from "../../server/app.ts";
import { readConfig } from "../../server/config.ts";
import { createRateLimiter } from "../../server/http/rate-limit.ts";
import { wire } from "../../server/wiring.ts";
import { encodeMessage } from "../../web/vault/content/content.ts";
import type { Measured } from "./product.ts";
import { channelOf, draftReport, type ReportDraft, sealedFile, sealedReport, send, sendReport } from "./reporters.ts";

export const FILES_A_MESSAGE = 10;
const WORDS =
  "im Lager werden seit März Lackreste in den Abfluss gegossen und niemand unternimmt etwas dagegen obwohl die Abteilungsleitung davon weiß Rechnungen Lieferanten Prüfung Beträge".split(
    " ",
  );

/** Words as people write them, never twice in the same order: what is set, searched and shown costs what it costs with real ones. */
const wordsOf = (count: number, from: number) =>
  Array.from({ length: count }, (_, n) => WORDS[(n * 7 + from * (n + 3)) % WORDS.length]).join(" ");

/** A second instance beside the product, for whose limits a minute passes at each look: what is measured is what months have brought. */
async function beside({ databaseUrl, dataFolder }: Measured): Promise<{ url: string; stop(): Promise<void> }> {
  const config = readConfig({ ...process.env, PORT: "0", HOST: "127.0.0.1", HZ_DATA: dataFolder, DATABASE_URL: databaseUrl });
  const wired = await wire(config, () => {});
  let minutes = 0;
  const ctx = Object.assign(wired.ctx, { rateLimiter: createRateLimiter({ now: () => 60_000 * minutes++ }) });
  const app = await createApp(ctx, { pages: false });
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  const stop = async () => {
    await app.close();
    await wired.close();
  };
  return { url, stop };
}

type LongCase = { title: string; messages: number; files: number };

/** Sends a report and writes on as its reporter: many messages, the first of them with files. */
export async function longCase(product: Measured, wanted: LongCase): Promise<void> {
  const unlimited = await beside(product);
  await writeOn(unlimited.url, wanted);
  await unlimited.stop();
}

async function writeOn(url: string, { title, messages, files }: LongCase): Promise<void> {
  const channel = await channelOf(url);
  const draft = await draftReport(channel.accountId, channel.department);
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const { status } = await sendReport(agent, url, await sealedReport(channel, 2000, [], draft, title));
  if (status !== 200) throw new Error(`report: ${status}`);
  const headers = { authorization: `Case ${draft.token}` };
  const { sig } = await caseKeys(draft.password);
  let prev: string | null = null;
  for (let seq = 0; seq < messages; seq++) {
    const claims = seq < files / FILES_A_MESSAGE ? await upload(agent, url, draft, headers) : [];
    const id = newId();
    const infos = claims.map((file, n) => ({ id: file.id, name: `Beleg-${seq}-${n}.txt`, type: "text/plain", size: 2000 }));
    const content = {
      role: "reporter" as const,
      authorId: null,
      author: "",
      seq,
      prev,
      time: 1_790_000_000 + seq,
      text: `${wordsOf(45, seq)}.`,
      files: infos,
    };
    const box = await sealMessage(draft.reportKey, draft.head, { id, role: "reporter" }, encodeMessage(content), sig);
    prev = toBase64Url(new Uint8Array(await crypto.subtle.digest("SHA-256", box)));
    const body = JSON.stringify({ id, box: toBase64Url(box), files: claims });
    const sent = await send(
      agent,
      url + portalApi.caseMessages(draft.head.reportId),
      "POST",
      { "content-type": "application/json", ...headers },
      body,
    );
    if (sent.status !== 200) throw new Error(`message ${seq}: ${sent.status}`);
  }
  agent.destroy();
}

async function upload(agent: Agent, url: string, draft: ReportDraft, headers: Record<string, string>) {
  const claims = [];
  for (let n = 0; n < FILES_A_MESSAGE; n++) {
    const { claim, parts } = await sealedFile(draft, 2000);
    for (const [part, { part: bytes, digest }] of parts.entries()) {
      const own = { ...headers, "content-type": "application/octet-stream", "x-upload-token": draft.uploadToken, "x-part-sha256": digest };
      const { status } = await send(agent, url + portalApi.casePart(draft.head.reportId, claim.id, part), "PUT", own, bytes);
      if (status !== 200) throw new Error(`file: ${status}`);
    }
    claims.push(claim);
  }
  return claims;
}
