import { createHash } from "node:crypto";
import type { FileClaim } from "@hz/contract/reports/messages";
import { portalApi } from "@hz/contract/portal-paths";
import { sealFile } from "@hz/crypto";
import { expect, type Page } from "@playwright/test";
import { channelOf, draftReport, type ReportDraft } from "../../scripts/bench/reporters.ts";
import { freshId, sealReport } from "../../web/vault/report/seal-report.ts";
import { openCase, type Receipt, type Upload, type Written } from "./reporter.ts";

/** A report that was sent: its id, what opens it, and its channel's address. */
export type Submitted = Receipt & { id: string; address: string };
type Report = Omit<Written, "files" | "category"> & { files?: Exclude<Upload, string>[]; aboutOffice?: boolean };

/**
 * Takes a channel's address and sends a report there as the portal's form does, but not by its pages: those have journeys of their
 * own, and most others need a report only to be there.
 */
export async function submitReport(
  address: string,
  { title, description, contact, files = [], aboutOffice = false }: Report,
): Promise<Submitted> {
  const { origin, pathname } = new URL(address);
  const channel = await channelOf(origin, decodeURIComponent(pathname.split("/").at(-1)!));
  const draft = await draftReport(channel.accountId, aboutOffice ? channel.conflict! : channel.department);
  const claims: FileClaim[] = [];
  for (const { buffer } of files) claims.push(await upload(origin, channel.linkSuffix, draft, buffer));
  const content = {
    title,
    description,
    reportType: contact ? ("confidential" as const) : ("anonymous" as const),
    category: null,
    contactName: contact?.name ?? "",
    contactPhone: contact?.phone ?? "",
    contactEmail: contact?.email ?? "",
    language: "de" as const,
    files: files.map(({ name, mimeType, buffer }, n) => ({ id: claims[n]!.id, name, type: mimeType, size: buffer.length })),
  };
  const body = JSON.stringify(await sealReport(draft, { linkSuffix: channel.linkSuffix, content, claims }));
  const answer = await sent(origin + portalApi.submit, "POST", { "content-type": "application/json" }, body);
  const { caseNumber } = (await answer.json()) as { caseNumber: string };
  return { caseNumber, password: draft.password, id: draft.head.reportId, address };
}

/** Opens the case of a report that was sent, by its channel's start page. */
export async function returnToCase(page: Page, { address, password, caseNumber }: Omit<Submitted, "id">): Promise<void> {
  // An open portal has this address already, and with a fragment behind it browsers stay where they are.
  await page.goto("about:blank");
  await page.goto(address);
  await openCase(page, password, caseNumber);
}

async function upload(origin: string, linkSuffix: string, draft: ReportDraft, bytes: Buffer): Promise<FileClaim> {
  const id = freshId();
  const slice = async (start: number, end: number) => new Uint8Array(bytes.subarray(start, end));
  const sealed = await sealFile(draft.reportKey, draft.head, id, { size: bytes.length, slice });
  for (let n = 0; n < sealed.partCount; n++) {
    const part = await sealed.part(n);
    const digest = createHash("sha256").update(part).digest("base64url");
    const headers = { "content-type": "application/octet-stream", "x-upload-token": draft.uploadToken, "x-part-sha256": digest };
    await sent(origin + portalApi.part(linkSuffix, id, n), "PUT", headers, part);
  }
  return { id, sealedSize: sealed.sealedSize, partCount: sealed.partCount };
}

async function sent(
  url: string,
  method: string,
  headers: Record<string, string>,
  body: string | Uint8Array<ArrayBuffer>,
): Promise<Response> {
  const answer = await fetch(url, { method, headers, body });
  expect(answer.status, `${method} ${url}`).toBe(200);
  return answer;
}
