import { newCode, recoveryKeys, toBase64Url, wrapForRecovery } from "@hz/crypto";
import { keysInHand } from "./held-keys.ts";

/** A fresh recovery code as shown, and what the server keeps of it once its owner has confirmed it. */
export type RecoveryOffer = { code: string; recoveryAuth: string; recoveryWrap: string };

/** Makes a recovery code and wraps the signed-in person's user key by it; nothing has left the browser yet. */
export async function offerRecovery(): Promise<RecoveryOffer> {
  const { userId, userKey } = keysInHand();
  const code = await newCode("recovery");
  const keys = await recoveryKeys(code, userId);
  const wrap = await wrapForRecovery(userKey, keys, userId);
  return { code, recoveryAuth: toBase64Url(keys.auth), recoveryWrap: toBase64Url(wrap) };
}

/** Whether somebody typed the last two groups of a code as shown. */
export function confirmsCode(code: string, typed: string): boolean {
  const bare = (text: string) =>
    text
      .replace(/[\s\p{Pd}]/gu, "")
      .toUpperCase()
      .replaceAll("O", "0")
      .replace(/[IL]/g, "1");
  return bare(typed) === bare(code).slice(-8);
}
