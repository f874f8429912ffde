import { departmentRoutes } from "@hz/contract/people/departments";
import { authRoutes, type KeyRing, type NewSession } from "@hz/contract/sign-in/auth";
import { AUTOMATIC_RECEIPT } from "@hz/contract/templates/template-fill";
import { templateRoutes } from "@hz/contract/templates/templates";
import type { AnswerOf } from "@hz/contract/route";
import type { CurrentUser } from "@hz/contract/people/users";
import type { Bytes } from "@hz/crypto";
import { storeAuthToken } from "../../../api/auth-token.ts";
import { call } from "../../../api/client.ts";
import { canSignKeys, heldKeys, KeyRingFailure } from "../../../vault/keys/held-keys.ts";
import { holdKeys } from "../../../vault/keys/keys.ts";
import { storeUserKey, recallUserKey } from "../../../vault/keys/session.ts";
import { signPurpose } from "../../../vault/people/purpose.ts";
import { isVouchingDue, vouchAnew } from "../../../vault/people/vouch-anew.ts";
import { languageTexts } from "../languages/language-texts.ts";
import { emptyQueries, queryClient } from "../queries/query-client.ts";
import { ownWords } from "../search/kept-words.ts";
import { keepKeyLog, readKeyLog } from "./key-log.ts";
import { noteSessionBack } from "./lost-session.ts";
import { noteAccountKey } from "./note-account-key.ts";
import { leaveSession } from "./session.ts";
import { USER } from "./user.ts";

/**
 * Keeps a fresh session and the user key for the next reload, and opens the key ring. Throws ApiError or KeyRingFailure. Where the
 * account's key is another one than this person knows, the session stays and no key is opened: the next screen asks.
 */
export async function beginSession(session: NewSession, userKey: Bytes): Promise<void> {
  const { user, sessionId, sessionKey, sessionToken } = session;
  emptyQueries();
  ownWords(user.id);
  noteSessionBack();
  storeAuthToken(sessionToken);
  try {
    await storeUserKey(userKey, sessionKey, { userId: user.id, sessionId });
    const ring = await call(authRoutes.keys);
    await holdKeys(userKey, { accountId: user.accountId, userId: user.id }, ring);
    signWhatIsMissing(user, ring);
  } catch (error) {
    if (error instanceof KeyRingFailure && error.knownAccountKey) return;
    leaveSession();
    throw error;
  }
  queryClient.setQueryData<CurrentUser>(USER, user);
  void noteAccountKey(user).catch(() => undefined);
}

/**
 * Opens the key ring of a session that this browser began earlier, by the user key that was kept for it. False where none was;
 * throws KeyRingFailure.
 */
export async function openSession({ user, sessionId, sessionKey }: AnswerOf<typeof authRoutes.session>, ring: KeyRing): Promise<boolean> {
  const userKey = await recallUserKey(sessionKey, { userId: user.id, sessionId });
  if (!userKey) return false;
  await holdKeys(userKey, { accountId: user.accountId, userId: user.id }, ring);
  ownWords(user.id);
  signWhatIsMissing(user, ring);
  queryClient.setQueryData<CurrentUser>(USER, user);
  void noteAccountKey(user).catch(() => undefined);
  return true;
}

/** In the background: nobody waits for it, and what fails is done at the next sign-in. */
function signWhatIsMissing(user: CurrentUser, ring: KeyRing): void {
  void signHouseTexts(ring).catch(() => undefined);
  void signOffices(ring)
    .catch(() => false)
    // Whoever has left meanwhile asks and signs nothing more.
    .then((hasSigned) => heldKeys() && keepAndVouch(user, ring, hasSigned))
    .catch(() => undefined);
}

/**
 * Signs the house's texts among what channels confirm by themselves and nobody has signed: they are part of this program. A company's
 * own words are signed by whoever writes or reads them.
 */
async function signHouseTexts({ receiptUnsigned = [] }: KeyRing): Promise<void> {
  if (receiptUnsigned.length === 0) return;
  const { signReceiptTexts } = await import("../../../vault/people/sign-receipt.ts");
  const texts = await Promise.all(
    receiptUnsigned.map(async (language) => ({ language, text: (await languageTexts(language)).templates[AUTOMATIC_RECEIPT] })),
  );
  await call(templateRoutes.signReceipt, { body: await signReceiptTexts(texts) });
}

/** The key log first: by what it says the account's key vouches anew. `isOld` is whether something was signed since the ring was read. */
async function keepAndVouch(user: CurrentUser, ring: KeyRing, isOld: boolean): Promise<void> {
  const now = isOld ? await call(authRoutes.keys) : ring;
  await keepKeyLog(user, now);
  await vouchForDepartments(now);
}

/** Has the account's key vouch anew for departments' keys that it has not vouched for lately, as the key log knows them. */
async function vouchForDepartments({ departments }: KeyRing): Promise<void> {
  if (!canSignKeys() || !departments.some((key) => isVouchingDue(key, Date.now()))) return;
  for (const { departmentId: id, ...body } of await vouchAnew(await readKeyLog(), departments, Date.now()))
    await call(departmentRoutes.vouch, { params: { id }, body });
}

/**
 * Has the account's key say of every department of the ring as served of which it says nothing yet that it is an ordinary office:
 * that is what old statements were taken for. Who stands in for whom is signed where somebody says so themselves. Whether it did.
 */
async function signOffices({ departments }: KeyRing): Promise<boolean> {
  if (!canSignKeys()) return false;
  const newest = [...new Map(departments.toSorted((a, b) => a.epoch - b.epoch).map((key) => [key.departmentId, key])).values()];
  const unsigned = newest.filter(({ purpose }) => purpose === null);
  for (const { name, ...key } of unsigned) {
    const body = await signPurpose(key, { name, standsInFor: [] });
    await call(departmentRoutes.setPurpose, { params: { id: key.departmentId }, body });
  }
  return unsigned.length > 0;
}
