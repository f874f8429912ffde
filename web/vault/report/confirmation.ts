import type { PortalLanguage } from "@hz/contract/languages";
import type { Case } from "@hz/contract/reports/reports";
import { AUTOMATIC_RECEIPT, piecesOf } from "@hz/contract/templates/template-fill";
import { valuesOf } from "@hz/contract/templates/template-values";
import { type Bytes, fromBase64Url, verifyOfficeText } from "@hz/crypto";
import { isSignedBy, type Members, vouchedByAny } from "../people/members.ts";

/** A piece of a text: words that were signed, or what the reader's browser put in a placeholder's place, by the service's word. */
export type SaidPiece = { text: string; isFilled: boolean };
/** The confirmation of a report as somebody of the office signed it; `signedAt` in Unix seconds. */
export type SaidConfirmation = { pieces: SaidPiece[]; signedAt: number };

/** What goes into a signed text by the service's word is short and of one line, so that it carries no message of its own. */
const isPlain = (value: string) => value.length <= 100 && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(value);

/**
 * What the office confirmed by itself, in a language: the words that somebody signed whom these keys of the account vouch for, with
 * the placeholders filled here. Null where nobody did, for this account, this template and this language: then what the service
 * states in its place is its word alone.
 */
export async function openConfirmation(
  found: Case,
  language: PortalLanguage,
  accountKeys: readonly Bytes[],
): Promise<SaidConfirmation | null> {
  const { acknowledgedAt, signedConfirmation } = found;
  const said = signedConfirmation?.texts[language];
  if (!signedConfirmation || !said || acknowledgedAt === null) return null;
  try {
    const members = vouchedByAny(found.accountId, accountKeys, signedConfirmation.signers);
    if (!(await isOffice(members, found.accountId, language, said))) return null;
    return { pieces: filled(found, acknowledgedAt, language, signedConfirmation), signedAt: said.signedAt };
  } catch {
    // What is not even well-formed was signed by nobody.
    return null;
  }
}

type Signed = NonNullable<Case["signedConfirmation"]>["texts"][PortalLanguage] & {};

const isOffice = (members: Members, accountId: string, language: string, { text, byUserId, signedAt, signature }: Signed) =>
  isSignedBy(members, byUserId, (key) =>
    verifyOfficeText(key, { accountId, templateId: AUTOMATIC_RECEIPT, language, signedAt, text }, fromBase64Url(signature)),
  );

/** Throws where a value is more than a name, a number or a day. */
function filled(found: Case, acknowledgedAt: string, language: PortalLanguage, said: NonNullable<Case["signedConfirmation"]>): SaidPiece[] {
  const { caseNumber, receivedAt } = found;
  const { companyName, department } = said;
  // What was said then knew of no end, and so of no deletion.
  const dates = { caseNumber, receivedAt, acknowledgedAt, closedAt: null, retentionMonths: 0 };
  const values = valuesOf(dates, { language, companyName, now: new Date(acknowledgedAt), department });
  return piecesOf(said.texts[language]!.text).map((piece) => {
    const value = piece.kind === "placeholder" ? values[piece.name] : null;
    if (value !== null && !isPlain(value)) throw new Error("More than a name, a number or a day");
    return value === null ? { text: piece.text, isFilled: false } : { text: value, isFilled: true };
  });
}
