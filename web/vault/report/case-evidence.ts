import { addDays, berlinDay } from "@hz/contract/procedure/deadlines";
import type { CaseEvidence, EvidenceFile, SignedEvidence } from "@hz/contract/reports/evidence";
import type { Member } from "@hz/contract/sign-in/auth";
import { fromBase64Url, toBase64Url, verifyEvidence, wordingKey } from "@hz/crypto";
import { isSignedBy, vouchedMembers } from "../people/members.ts";
import { evidenceStatement, hashesOf, isOfReport, wordingOf } from "./evidence.ts";
import type { OpenCase } from "./open-case.ts";

/** What the office signed of a case: nothing yet, something that does not hold, or what can be saved. */
export type CheckedEvidence =
  | { state: "none" }
  | { state: "refused" }
  | { state: "holds"; file: EvidenceFile; withText: EvidenceFile | null; receivedOn: string; signedOn: string; office: string };

/**
 * Checks what the office signed of this case: that one of the account's keys vouches for who signed, and that it is about this report,
 * this text and this day. Where the text was redacted since, nobody can compare that any more.
 */
export async function checkEvidence(open: OpenCase, now: Date): Promise<CheckedEvidence> {
  const { evidence } = open.found;
  if (!evidence) return { state: "none" };
  try {
    const chain = await chainOf(open, evidence);
    const hashes = await hashesOf(open, open.found.body);
    const { receivedAt } = open.found;
    const isThis = hashes ? isOfReport(evidence, hashes, receivedAt) : open.redaction !== null && isOfDay(evidence, receivedAt);
    if (!chain || !isThis || !isPlausible(evidence, now)) return { state: "refused" };
    const file = fileOf(open, evidence, chain);
    const { receivedOn, signedOn, office } = evidence;
    return { state: "holds", file, withText: await withText(open, file), receivedOn, signedOn, office };
  } catch {
    // What is not even well-formed was signed by nobody.
    return { state: "refused" };
  }
}

const isOfDay = ({ receivedOn }: SignedEvidence, receivedAt: string) => receivedOn === berlinDay(new Date(receivedAt));

/** Clocks of offices may be a day ahead, and no more. */
const isPlausible = ({ receivedOn, signedOn }: SignedEvidence, now: Date) =>
  signedOn >= receivedOn && signedOn <= addDays(berlinDay(now), 1);

type Chain = { accountPublicKey: string; signer: Member };

/** Which key of the account vouches for which keys of whoever signed. */
async function chainOf({ head, accountKeys }: OpenCase, evidence: CaseEvidence): Promise<Chain | null> {
  const said = evidenceStatement(head, evidence);
  const signature = fromBase64Url(evidence.signature);
  for (const key of accountKeys)
    for (const signer of evidence.signers) {
      const members = vouchedMembers(head.accountId, key, [signer]);
      if (await isSignedBy(members, evidence.byUserId, (own) => verifyEvidence(own, said, signature)))
        return { accountPublicKey: toBase64Url(key), signer };
    }
  return null;
}

function fileOf({ head, found }: OpenCase, { signers: _signers, ...evidence }: CaseEvidence, chain: Chain): EvidenceFile {
  const { departmentId, epoch, reportId } = head;
  const report = { departmentId, epoch, reportId, rkId: toBase64Url(head.rkId), reporterPk: toBase64Url(head.reporterPk) };
  const { accountId, successions } = found;
  return { format: "hinweiszentrale-nachweis", version: 1, accountId, ...chain, successions, report, evidence };
}

async function withText({ content, redaction, reportKey, head }: OpenCase, file: EvidenceFile): Promise<EvidenceFile | null> {
  if (!content || redaction) return null;
  return { ...file, text: { key: toBase64Url(await wordingKey(reportKey, head)), text: wordingOf(content) } };
}
