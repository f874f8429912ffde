import type { EvidenceFile } from "@hz/contract/reports/evidence";
import { type Bytes, bytesOf, ctx, fingerprint, idOf, isSigned, numberOf, sha256, textOf } from "./signed.ts";

/**
 * What becomes of a file that somebody chose. `altered`: what it says is not what was signed. `foreign`: the account's key that it
 * names does not vouch for whoever signed. `text`: the words that it shows, and whether they are the report's.
 */
export type Verdict =
  | { state: "unreadable" | "version" | "altered" | "foreign" | "unsupported" }
  | {
      state: "valid";
      fingerprint: string;
      /** Other keys of the account, each of which signed the next one. */
      others: string[];
      office: string;
      receivedOn: string;
      signedOn: string;
      bodyHash: string;
      reportId: string;
      text: { words: string; isOfReport: boolean } | null;
    };

/** Checks evidence by itself: nothing is asked of anybody. */
export async function readEvidence(content: string): Promise<Verdict> {
  const file = parsed(content);
  if (file?.format !== "hinweiszentrale-nachweis") return { state: "unreadable" };
  if (file.version !== 1) return { state: "version" };
  if (!(await hasSignatures())) return { state: "unsupported" };
  try {
    return await checked(file as EvidenceFile);
  } catch {
    return { state: "altered" };
  }
}

function parsed(content: string): { format?: unknown; version?: unknown } | null {
  try {
    return JSON.parse(content) as { format?: unknown } | null;
  } catch {
    return null;
  }
}

/** An old browser has no Ed25519; that says nothing of the file. */
const hasSignatures = () =>
  crypto.subtle.generateKey("Ed25519", false, ["sign", "verify"]).then(
    () => true,
    () => false,
  );

async function checked(file: EvidenceFile): Promise<Verdict> {
  const accountId = idOf(file.accountId);
  const { evidence, report, signer } = file;
  const isWord = await isSigned(bytesOf(signer.sigPublicKey, 32), statementOf(file), bytesOf(evidence.signature, 64));
  if (!isWord || signer.userId !== evidence.byUserId) return { state: "altered" };
  const key = bytesOf(file.accountPublicKey, 32);
  if (!(await isVouched(accountId, key, signer))) return { state: "foreign" };
  const others = await otherKeys(accountId, file);
  if (!others) return { state: "altered" };
  const { office, receivedOn, signedOn, bodyHash } = evidence;
  return {
    state: "valid",
    fingerprint: await fingerprint(accountId, key),
    others: await Promise.all(others.map((one) => fingerprint(accountId, bytesOf(one, 32)))),
    office,
    receivedOn,
    signedOn,
    bodyHash,
    reportId: report.reportId,
    text: file.text ? await textIn(file.text, evidence.wording) : null,
  };
}

function statementOf({ accountId, report, evidence }: EvidenceFile): Bytes {
  const where = [idOf(accountId), idOf(report.departmentId), numberOf(report.epoch)];
  const which = [idOf(report.reportId), bytesOf(report.rkId, 32), bytesOf(report.reporterPk, 32)];
  const what = [bytesOf(evidence.bodyHash, 32), bytesOf(evidence.wording, 32)];
  const said = [textOf(evidence.receivedOn), textOf(evidence.signedOn), textOf(evidence.office)];
  return ctx("report-evidence", ...where, ...which, ...what, ...said);
}

async function isVouched(accountId: Bytes, key: Bytes, { invite, ...signer }: EvidenceFile["signer"]): Promise<boolean> {
  const userId = idOf(signer.userId);
  const joinedAt = numberOf(signer.joinedAt);
  const kemHash = await sha256(bytesOf(signer.kemPublicKey, 1216));
  const member = ctx("member", accountId, userId, kemHash, bytesOf(signer.sigPublicKey, 32), joinedAt);
  const signature = bytesOf(signer.signature, 64);
  if (!invite) return isSigned(key, member, signature);
  const inviteKey = bytesOf(invite.sigPublicKey, 32);
  const certified = ctx("invite", accountId, userId, inviteKey, textOf(invite.permits), numberOf(invite.notAfter));
  if (joinedAt > invite.notAfter || !(await isSigned(key, certified, bytesOf(invite.certificate, 64)))) return false;
  return isSigned(inviteKey, member, signature);
}

/** The keys before and after the one that vouches, as far as each signed the next; null where one of these signatures does not hold. */
async function otherKeys(accountId: Bytes, { accountPublicKey, successions }: EvidenceFile): Promise<string[] | null> {
  const way = [accountPublicKey];
  for (const { formerPublicKey, publicKey, signedAt, signature } of successions) {
    const [former, next] = [bytesOf(formerPublicKey, 32), bytesOf(publicKey, 32)];
    const statement = ctx("account-succession", accountId, former, next, numberOf(signedAt));
    if (formerPublicKey === publicKey || !(await isSigned(former, statement, bytesOf(signature, 64)))) return null;
  }
  // As often as there are signatures: they may stand in any order.
  for (const _ of successions)
    for (const { formerPublicKey, publicKey } of successions) {
      if (way.includes(publicKey) && !way.includes(formerPublicKey)) way.push(formerPublicKey);
      if (way.includes(formerPublicKey) && !way.includes(publicKey)) way.push(publicKey);
    }
  return way.slice(1);
}

async function textIn({ key, text }: NonNullable<EvidenceFile["text"]>, wording: string) {
  const commitment = await sha256(ctx("evidence-wording", bytesOf(key, 32), textOf(text)));
  const said = bytesOf(wording, 32);
  return { words: text, isOfReport: commitment.every((byte, at) => byte === said[at]) };
}
