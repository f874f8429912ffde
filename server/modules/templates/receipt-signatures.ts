import { createHash } from "node:crypto";
import type { AnswerOf, BodyOf } from "@hz/contract/route";
import { mayDo } from "@hz/contract/permissions";
import { PORTAL_LANGUAGE_CODES, type PortalLanguage } from "@hz/contract/languages";
import type { SignedConfirmation } from "@hz/contract/templates/receipt";
import type { templateRoutes } from "@hz/contract/templates/templates";
import { bytes, wire } from "../../bytes.ts";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import type { UserCaller } from "../../http/handle.ts";
import { membersOf } from "../users/index.ts";
import { type Confirmed, wordsOf } from "./confirmation.ts";
import { newestConfirmation } from "./store.ts";

const hashOf = (text: string) => createHash("sha256").update(text).digest();

/** The signature of a text, whoever made it. */
const signatureOf = (tx: Tx, accountId: string, language: PortalLanguage, text: string) =>
  tx
    .selectFrom("receipt_signatures")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("language", "=", language)
    .where("text_hash", "=", hashOf(text))
    .executeTakeFirst();

/** Each language with the words that the next report is confirmed in. */
async function inForce(tx: Tx, accountId: string): Promise<(readonly [PortalLanguage, string])[]> {
  const texts = (await newestConfirmation(tx, accountId))?.texts ?? {};
  return PORTAL_LANGUAGE_CODES.flatMap((language) => (texts[language] === undefined ? [] : [[language, texts[language]] as const]));
}

/**
 * In which languages nobody has signed what channels confirm by themselves. A signature from before its signer was vouched for the
 * last time, or of somebody who is gone, counts as none: under another key of the account nobody may take it for the office's word.
 */
export async function receiptUnsigned(tx: Tx, accountId: string): Promise<PortalLanguage[]> {
  const unsigned: PortalLanguage[] = [];
  for (const [language, text] of await inForce(tx, accountId)) {
    const signature = await signatureOf(tx, accountId, language, text);
    const signer = signature && (await vouchedSince(tx, accountId, signature.user_id));
    if (!signer || signer.joined_at > signature.signed_at) unsigned.push(language);
  }
  return unsigned;
}

const vouchedSince = (tx: Tx, accountId: string, userId: string) =>
  tx
    .selectFrom("users")
    .select("joined_at")
    .where("account_id", "=", accountId)
    .where("id", "=", userId)
    .where("is_active", "=", true)
    .where("member_signature", "is not", null)
    .executeTakeFirst();

/** The same for whoever may sign them; nobody else is asked. */
export async function receiptToSign(tx: Tx, caller: UserCaller): Promise<{ receiptUnsigned?: PortalLanguage[] }> {
  if (caller.guest !== null || caller.isWaiting || !mayDo(caller.permissions, "Einstellungen")) return {};
  return { receiptUnsigned: await receiptUnsigned(tx, caller.accountId) };
}

/** Keeps signatures of the texts that are in force; what is said otherwise by now is nobody's word any more. */
export function signReceipt(
  ctx: Context,
  { accountId, userId }: Pick<UserCaller, "accountId" | "userId">,
  { signed }: BodyOf<typeof templateRoutes.signReceipt>,
): Promise<AnswerOf<typeof templateRoutes.signReceipt>> {
  return ctx.db.tenant(accountId, async (tx) => {
    const current = new Map(await inForce(tx, accountId));
    for (const { language, text, signedAt, signature } of signed) {
      if (current.get(language) !== text) continue;
      const said = { user_id: userId, signed_at: signedAt, signature: bytes(signature) };
      await tx
        .insertInto("receipt_signatures")
        .values({ account_id: accountId, language, text_hash: hashOf(text), ...said })
        .onConflict((conflict) => conflict.columns(["account_id", "language", "text_hash"]).doUpdateSet(said))
        .execute();
    }
    return { receiptUnsigned: await receiptUnsigned(tx, accountId) };
  });
}

/** What a report's channel said by itself when it came, unfilled, as somebody signed it; null where it said nothing. */
export async function signedConfirmationOf(tx: Tx, accountId: string, report: Confirmed): Promise<SignedConfirmation | null> {
  const words = await wordsOf(tx, accountId, report);
  if (!words) return null;
  const texts: SignedConfirmation["texts"] = {};
  for (const language of PORTAL_LANGUAGE_CODES) {
    const text = words.texts[language];
    const row = text === undefined ? undefined : await signatureOf(tx, accountId, language, text);
    if (text !== undefined && row)
      texts[language] = { text, byUserId: row.user_id, signedAt: row.signed_at, signature: wire(row.signature) };
  }
  const signers = await membersOf(tx, accountId, [...new Set(Object.values(texts).map(({ byUserId }) => byUserId))]);
  return { companyName: words.companyName, department: words.department, texts, signers };
}
