import type { ReportTexts } from "@hz/contract/reports/desk";
import { type Bytes, fromBase64Url, openMessage, type ReportHead } from "@hz/crypto";
import { decodeMessage } from "../content/content.ts";
import { headOf } from "./head.ts";
import type { Members } from "../people/members.ts";
import { openedBody } from "./open-body.ts";
import { openReportKey, type Seeds } from "./open-rows.ts";
import { seedName } from "../keys/ring-seeds.ts";

/** Nothing is redacted that nobody has worked on, so nobody's signature is asked for. */
const NOBODY: Members = new Map();

/**
 * Whether a person is heard in a report: the description opens, or anything that its reporter wrote and signed, and can be read.
 * The title does not count.
 */
export async function hears(accountId: string, seeds: Seeds, report: ReportTexts): Promise<boolean> {
  const seed = seeds.get(seedName(report.sealedTo.departmentId, report.sealedTo.epoch));
  const key = seed && (await openReportKey(accountId, seed, report).catch(() => null));
  if (!key) return false;
  const keys = { head: headOf(accountId, report), reportKey: key.reportKey, members: NOBODY };
  if ((await openedBody(keys, report)).content !== null) return true;
  for (const message of report.messages) if (await says(keys.reportKey, keys.head, message).catch(() => false)) return true;
  return false;
}

/** Throws where it does not open or is nothing that can be read. */
async function says(reportKey: Bytes, head: ReportHead, { id, isFromWhistleblower, box }: ReportTexts["messages"][number]) {
  if (!isFromWhistleblower) return false;
  const signed = await openMessage(reportKey, head, { id, role: "reporter" }, fromBase64Url(box));
  decodeMessage(signed.text);
  return signed.verify(head.reporterPk);
}
