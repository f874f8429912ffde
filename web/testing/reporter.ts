import type { Case } from "@hz/contract/reports/reports";
import { newId } from "@hz/crypto";
import type { ThreadEntry } from "../vault/content/thread.ts";
import { namedKey } from "../vault/report/named-key.ts";
import { type OpenCase, openCase, openThread, readPassword, sealReply } from "../vault/report/open-case.ts";
import { tell } from "./answers.ts";
import { type KeptCase, nextMoment } from "./case.ts";
import { ACCOUNT_ID, RING } from "./keys.ts";

/** The case as its reporter reads it now, by the case password alone. */
export async function asReporter({ draft, report, messages }: KeptCase): Promise<{ open: OpenCase; thread: ThreadEntry[] }> {
  const found: Case = {
    id: report.id,
    accountId: ACCOUNT_ID,
    accountPublicKey: RING.accountPublicKey,
    successions: [],
    caseNumber: report.caseNumber,
    channelName: "Meldekanal 1",
    status: report.status,
    category: null,
    linkSuffix: "muster",
    caseWorker: null,
    department: report.department,
    allowFiles: true,
    hasNotificationEmail: false,
    createdAt: report.createdAt,
    receivedAt: report.receivedAt,
    acknowledgedAt: report.acknowledgedAt,
    confirmation: report.confirmation,
    signedConfirmation: null,
    feedbackAt: report.feedbackAt,
    departmentId: report.departmentId,
    epoch: report.epoch,
    rkId: report.rkId,
    reporterPk: report.reporterPk,
    wrappedKey: draft.wrappedKey,
    body: report.body,
    bodyRedaction: report.bodyRedaction,
    redactors: RING.members,
    evidence: report.evidence && { ...report.evidence, signers: RING.members },
    files: report.files,
    way: report.way,
    destroyed: [],
    closedAt: null,
    lostAt: null,
    held: "now",
  };
  const open = await openCase(found, (await readPassword(draft.password)).keys, namedKey("", 0));
  return { open, thread: await openThread(open, messages, RING.members) };
}

/** Writes as the reporter, of which the office's browsers hear. */
export async function reporterWrites(kept: KeptCase, text: string): Promise<void> {
  const { open, thread } = await asReporter(kept);
  const { id, box } = await sealReply(open, thread, { id: newId(), text, files: [] });
  const at = nextMoment();
  kept.messages.push({ id, box, kind: "message", isFromWhistleblower: true, authorId: null, files: [], redaction: null, createdAt: at });
  kept.history.unshift({ at, by: null, what: { kind: "message", isFromWhistleblower: true, files: 0 } });
  tell("message-created", kept.report.id);
}
