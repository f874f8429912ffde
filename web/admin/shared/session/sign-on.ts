import type { KeyRing } from "@hz/contract/sign-in/auth";
import { successionRoutes } from "@hz/contract/keys/successions";
import type { Bytes, SigningKey } from "@hz/crypto";
import { call } from "../../../api/client.ts";
import type { Holder } from "../../../vault/people/self-grants.ts";
import { formerKeysHeld, signOn } from "../../../vault/keys/succession.ts";

/** Takes who is signed in and their ring; gives the former keys of the account that they hold and that nothing leads on from. */
export async function formerKeysInHand(userKey: Bytes, holder: Holder, ring: KeyRing): Promise<SigningKey[]> {
  const { ended } = await call(successionRoutes.read);
  return ended.length === 0 ? [] : formerKeysHeld(userKey, holder, ring, ended);
}

/** Takes former keys in hand and the key whose fingerprint people compared, and sends what they say: that it follows them. */
export async function sendSuccessions(accountId: string, former: readonly SigningKey[], compared: Bytes): Promise<void> {
  const successions = await signOn(accountId, former, compared);
  if (successions.length > 0) await call(successionRoutes.sign, { body: { successions } });
}
