import type { KeyRing } from "@hz/contract/sign-in/auth";
import { successionRoutes } from "@hz/contract/keys/successions";
import type { Bytes, SigningKey } from "@hz/crypto";
import { call } from "../../../api/client.ts";
import type { Holder } from "../../../vault/people/self-grants.ts";
import { formerKeysHeld, signOn } from "../../../vault/keys/succession.ts";

/** The former keys of the account that somebody holds and that nothing leads on from. */
export async function formerKeysInHand(userKey: Bytes, holder: Holder, ring: KeyRing): Promise<SigningKey[]> {
  const { ended } = await call(successionRoutes.read);
  return ended.length === 0 ? [] : formerKeysHeld(userKey, holder, ring, ended);
}

/** Signs with former keys in hand, and sends, that the key whose fingerprint people compared follows them. */
export async function sendSuccessions(accountId: string, former: readonly SigningKey[], compared: Bytes): Promise<void> {
  const successions = await signOn(accountId, former, compared);
  if (successions.length > 0) await call(successionRoutes.sign, { body: { successions } });
}
