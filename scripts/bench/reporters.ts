import type { PortalChannel } from "@hz/contract/channels/channels";
import { DEMO_LINK_SUFFIX } from "@hz/contract/limits";
import { portalApi } from "@hz/contract/portal-paths";
import type { SubmitReport } from "@hz/contract/reports/reports";
import { createHash } from "node:crypto";
import { Agent, request } from "node:http";
import { request as secureRequest } from "node:https";
import { sealFile } from "@hz/crypto";
import { draftReport, freshId, sealReport, type ReportDraft } from "../../web/vault/report/seal-report.ts";

export { draftReport, type ReportDraft } from "../../web/vault/report/seal-report.ts";

/** Reads a channel, the demo's unless told otherwise, as the portal does. */
export async function channelOf(url: string, linkSuffix = DEMO_LINK_SUFFIX): Promise<PortalChannel> {
  const answer = await fetch(url + portalApi.channel(linkSuffix));
  return (await answer.json()) as PortalChannel;
}

/** A text of about this many bytes that does not repeat itself word for word. */
export const textOf = (bytes: number) =>
  Array.from({ length: Math.ceil(bytes / 36) }, () => crypto.randomUUID())
    .join("")
    .slice(0, bytes);

/** A sealed report of the given text size, ready to be sent. */
export async function sealedReport(
  channel: PortalChannel,
  textBytes: number,
  claims: SubmitReport["files"] = [],
  draft?: ReportDraft,
  title?: string,
) {
  const used = draft ?? (await draftReport(channel.accountId, channel.department));
  const content = {
    title: title ?? `Messung ${used.head.reportId.slice(0, 8)}`,
    description: textOf(textBytes),
    reportType: "anonymous" as const,
    category: null,
    contactName: "",
    contactPhone: "",
    contactEmail: "",
    language: "de" as const,
    files: claims.map(({ id }) => ({ id, name: "messung.txt", type: "text/plain", size: 1 })),
  };
  return sealReport(used, { linkSuffix: channel.linkSuffix, content, claims });
}

/** Sends one request over a shared keep-alive connection; resolves to status and time in milliseconds. */
export function send(
  agent: Agent,
  url: string,
  method: string,
  headers: Record<string, string>,
  body: Uint8Array | string,
): Promise<{ status: number; ms: number }> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const outgoing = (url.startsWith("https:") ? secureRequest : request)(
      url,
      { agent, method, headers: { "content-length": String(Buffer.byteLength(body)), ...headers } },
      (answer) => {
        answer.resume();
        answer.on("end", () => resolve({ status: answer.statusCode ?? 0, ms: performance.now() - began }));
      },
    );
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}

export const sendReport = (agent: Agent, url: string, report: SubmitReport | string) =>
  send(
    agent,
    url + portalApi.submit,
    "POST",
    { "content-type": "application/json" },
    typeof report === "string" ? report : JSON.stringify(report),
  );

/** A file sealed beforehand: its claim and every part with its digest. */
export async function sealedFile(draft: ReportDraft, size: number) {
  const bytes = Buffer.alloc(size, "Messung ");
  const id = freshId();
  const sealed = await sealFile(draft.reportKey, draft.head, id, {
    size,
    slice: async (start, end) => new Uint8Array(bytes.subarray(start, end)),
  });
  const parts = [];
  for (let n = 0; n < sealed.partCount; n++) {
    const part = await sealed.part(n);
    parts.push({ part, digest: createHash("sha256").update(part).digest("base64url") });
  }
  return { claim: { id, sealedSize: sealed.sealedSize, partCount: sealed.partCount }, parts };
}

/** Uploads all parts of a sealed file, two at a time. */
export async function sendFile(agent: Agent, url: string, draft: ReportDraft, file: Awaited<ReturnType<typeof sealedFile>>): Promise<void> {
  let next = 0;
  const work = async () => {
    while (next < file.parts.length) {
      const n = next++;
      const { part, digest } = file.parts[n]!;
      const headers = { "content-type": "application/octet-stream", "x-upload-token": draft.uploadToken, "x-part-sha256": digest };
      const { status } = await send(agent, url + portalApi.part(DEMO_LINK_SUFFIX, file.claim.id, n), "PUT", headers, part);
      if (status !== 200) throw new Error(`part ${n}: ${status}`);
    }
  };
  await Promise.all([work(), work()]);
}
