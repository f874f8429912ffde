import type { PortalLanguage } from "@hz/contract/languages";
import type { BodyOf } from "@hz/contract/route";
import { AUTOMATIC_RECEIPT } from "@hz/contract/templates/template-fill";
import type { templateRoutes } from "@hz/contract/templates/templates";
import { signOfficeText, toBase64Url } from "@hz/crypto";
import { keysInHand, KeyNotSigned } from "../keys/held-keys.ts";

/**
 * Signs what channels confirm by themselves: only words that this person wrote or read, or that are part of this program, never what
 * the server alone calls the office's text. Throws KeyNotSigned where the account's key does not vouch for this person.
 */
export async function signReceiptTexts(
  texts: readonly { language: PortalLanguage; text: string }[],
): Promise<BodyOf<typeof templateRoutes.signReceipt>> {
  const { accountId, sig, isVouched, knowsAccountKey } = keysInHand();
  if (!isVouched || !knowsAccountKey) throw new KeyNotSigned();
  const signedAt = Math.floor(Date.now() / 1000);
  const sign = async ({ language, text }: (typeof texts)[number]) => {
    const signature = await signOfficeText(sig, { accountId, templateId: AUTOMATIC_RECEIPT, language, signedAt, text });
    return { language, text, signedAt, signature: toBase64Url(signature) };
  };
  return { signed: await Promise.all(texts.map(sign)) };
}
