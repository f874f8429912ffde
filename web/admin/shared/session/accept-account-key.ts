import { authRoutes } from "@hz/contract/sign-in/auth";
import { resetRoutes } from "@hz/contract/sign-in/password-reset";
import { successionRoutes } from "@hz/contract/keys/successions";
import { type Bytes, fromBase64Url } from "@hz/crypto";
import { call } from "../../../api/client.ts";
import { sealAnew } from "../../../vault/keys/account-change.ts";
import { wayFrom } from "../../../vault/keys/account-way.ts";
import { accountPrint, printOfUserKey } from "../../../vault/people/fingerprints.ts";
import { recallUserKey } from "../../../vault/keys/session.ts";

/** What a person compares before they accept another key of the account. */
type AccountChange = {
  known: string;
  served: string;
  /** The fingerprint of their own keys, which whoever releases them compares; null where they have gone from this browser. */
  own: string | null;
  /** The one key that may be accepted after comparing. */
  accountPublicKey: string;
  /** Whether the key that this person knows signed that the served one follows. It spares nobody the comparing. */
  isSigned: boolean;
  /** Whether a former key in this person's hands will sign it, once they accept. */
  signs: boolean;
};

/** Who is signed in with their user key and ring; the key is null where it has gone from this browser. */
async function ownRing() {
  const [session, ring] = await Promise.all([call(authRoutes.session), call(authRoutes.keys)]);
  const { user, sessionId, sessionKey } = session;
  const userKey = await recallUserKey(sessionKey, { userId: user.id, sessionId });
  return { holder: { accountId: user.accountId, userId: user.id }, ring, userKey };
}

/** Seldom needed, and every first load would bring it. */
const signing = () => import("./sign-on.ts");

/** Whether a former key in this person's hands will sign the present one, once they accept it. */
export async function willSign(): Promise<boolean> {
  const { holder, ring, userKey } = await ownRing();
  return userKey !== null && (await (await signing()).formerKeysInHand(userKey, holder, ring)).length > 0;
}

/** What the server says now, to be compared with the account's key that this person knows. */
export async function readAccountChange(known: Bytes): Promise<AccountChange> {
  const [{ holder, ring, userKey }, { successions }] = await Promise.all([ownRing(), call(successionRoutes.read)]);
  const { accountId } = holder;
  const { accountPublicKey } = ring;
  const way = await wayFrom({ accountId, accountPublicKey, successions }, known).catch(() => null);
  return {
    known: await accountPrint(accountId, known),
    served: await accountPrint(accountId, fromBase64Url(accountPublicKey)),
    own: userKey && (await printOfUserKey(userKey, holder.userId)),
    accountPublicKey,
    isSigned: way !== null && way.length > 1,
    signs: await willSign(),
  };
}

/**
 * Pins the account's key whose fingerprint was `compared` and seals what this person holds anew: who granted it may be vouched for
 * no more. `known` is the key known until now, null for none. Former keys in their hands sign it first, for links and posters;
 * afterwards they are gone. Throws ApiError, or KeyRingFailure when the server has changed its word meanwhile.
 */
export async function acceptAccountKey(known: Bytes | null, compared: string): Promise<void> {
  const { holder, ring, userKey } = await ownRing();
  if (!userKey) return;
  const body = await sealAnew(userKey, holder, { ...ring, accountPublicKey: compared }, known);
  const { formerKeysInHand, sendSuccessions } = await signing();
  await sendSuccessions(holder.accountId, await formerKeysInHand(userKey, holder, ring), fromBase64Url(compared));
  await call(resetRoutes.trust, { body });
}
