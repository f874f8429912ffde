import type { Evidence, SignedEvidence } from "@hz/contract/reports/evidence";
import { berlinDay } from "@hz/contract/procedure/deadlines";
import type { Report } from "@hz/contract/reports/reports";
import {
  type Bytes,
  equalBytes,
  type EvidenceStatement,
  fromBase64Url,
  type ReportHead,
  sha256,
  signEvidence,
  toBase64Url,
  verifyEvidence,
  wordingCommitment,
  wordingKey,
} from "@hz/crypto";
import type { ReportContent } from "../content/contents.ts";
import { keysInHand } from "../keys/held-keys.ts";
import { isSignedBy } from "../people/members.ts";
import type { OpenReport } from "./open-report.ts";

/** The words of a report that its evidence commits to. */
export const wordingOf = ({ title, description }: Pick<ReportContent, "title" | "description">) => `${title}\n\n${description}`;

/** What was signed, as the protocol has it. */
export const evidenceStatement = (head: ReportHead, said: Evidence): EvidenceStatement => ({
  head,
  bodyHash: fromBase64Url(said.bodyHash),
  wording: fromBase64Url(said.wording),
  receivedOn: said.receivedOn,
  signedOn: said.signedOn,
  office: said.office,
});

/** The hashes that whoever opened a report can compute of it; null where its text was redacted, or does not open. */
export async function hashesOf(
  { head, reportKey, content, redaction }: Pick<OpenReport, "head" | "reportKey" | "content" | "redaction">,
  body: string,
): Promise<{ bodyHash: Bytes; wording: Bytes } | null> {
  if (!content || redaction) return null;
  const wording = await wordingCommitment(await wordingKey(reportKey, head), wordingOf(content));
  return { bodyHash: await sha256(fromBase64Url(body)), wording };
}

/** Whether evidence says these hashes of a report, and this moment of its receipt. */
export const isOfReport = (said: Evidence, hashes: { bodyHash: Bytes; wording: Bytes }, receivedAt: string): boolean =>
  equalBytes(fromBase64Url(said.bodyHash), hashes.bodyHash) &&
  equalBytes(fromBase64Url(said.wording), hashes.wording) &&
  said.receivedOn === berlinDay(new Date(receivedAt));

/**
 * Signs that the report came, for its reporter to keep. Null where that stands there already, or where this person's word counts
 * nothing; what does not hold, or was vouched for by a key that is none any more, is signed anew.
 */
export async function evidenceToKeep(report: Report, open: OpenReport, companyName: string): Promise<Evidence | null> {
  const { sig, isVouched, knowsAccountKey } = keysInHand();
  const hashes = await hashesOf(open, report.body);
  if (!isVouched || !knowsAccountKey || !hashes) return null;
  // What is not even well-formed does not hold either.
  const { evidence, receivedAt } = report;
  if (evidence && (await holds(evidence, open.head).catch(() => false)) && isOfReport(evidence, hashes, receivedAt)) return null;
  const said = {
    receivedOn: berlinDay(new Date(receivedAt)),
    signedOn: berlinDay(new Date()),
    office: [report.department, companyName].filter(Boolean).join(", "),
  };
  const signature = await signEvidence(sig, { head: open.head, ...hashes, ...said });
  const [bodyHash, wording] = [toBase64Url(hashes.bodyHash), toBase64Url(hashes.wording)];
  return { bodyHash, wording, ...said, signature: toBase64Url(signature) };
}

const holds = async (said: SignedEvidence, head: ReportHead): Promise<boolean> =>
  isSignedBy(keysInHand().members, said.byUserId, (key) =>
    verifyEvidence(key, evidenceStatement(head, said), fromBase64Url(said.signature)),
  );
