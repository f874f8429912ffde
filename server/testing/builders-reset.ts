import { createHash } from "node:crypto";
import type { Grant } from "@hz/contract/sign-in/auth";
import type { NewEmergencyKey } from "@hz/contract/keys/emergency";
import type { NewPassword } from "@hz/contract/sign-in/password-reset";
import type { Succession } from "@hz/contract/keys/successions";
import {
  accountKey,
  type Bytes,
  fromBase64Url,
  newAccountSeed,
  newCode,
  newId,
  randomBytes,
  signSuccession,
  toBase64Url,
  userKeys,
} from "@hz/crypto";
import { offerEmergency } from "../../web/vault/keys/emergency.ts";
import { holdKeys } from "../../web/vault/keys/keys.ts";
import { wrapByPassword } from "../../web/vault/keys/new-password.ts";
import { offerRecovery } from "../../web/vault/keys/recovery.ts";
import { answerWithCode } from "../../web/vault/keys/reset-keys.ts";
import { grantToSelf } from "../../web/vault/people/self-grants.ts";
import { authRoutes } from "@hz/contract/sign-in/auth";
import { setRecovery } from "../modules/auth/index.ts";
import { setEmergencyKey } from "../modules/emergency/index.ts";
import type { TestApplication } from "./application.ts";
import { aColleague, authOf, quickly, type SignedIn, type TestOffice } from "./builders.ts";
import { call } from "./call.ts";

/** Opens this person's ring in this process as their browser does: what the vault makes next, they make. */
export const atTheBrowserOf = async (test: TestApplication, { person, as }: SignedIn, accountId: string) =>
  holdKeys(person.userKey, { accountId, userId: person.userId }, await call(test.app, authRoutes.keys, { as }));

/** Puts a reset link's token for this person into the directory, as the mail's job does, and resolves to it. */
export async function aResetToken(
  test: TestApplication,
  {
    accountId,
    userId,
    hours = 1,
    token = toBase64Url(randomBytes(32)),
  }: { accountId: string; userId: string; hours?: number; token?: string },
): Promise<string> {
  await test.db.tenant(accountId, (tx) =>
    tx
      .insertInto("directory_tokens")
      .values({
        token_hash: createHash("sha256").update(fromBase64Url(token)).digest(),
        account_id: accountId,
        user_id: userId,
        purpose: "reset-password",
        expires_at: new Date(test.ctx.now().getTime() + hours * 3_600_000),
      })
      .onConflict((conflict) => conflict.column("token_hash").doNothing())
      .execute(),
  );
  return token;
}

/** Sets a recovery code for this person, as the page does; resolves to the code with its proof. */
export async function aRecoveryCode(
  test: TestApplication,
  signedIn: SignedIn,
  accountId: string,
): Promise<{ code: string; recoveryAuth: string; recoveryWrap: string }> {
  await atTheBrowserOf(test, signedIn, accountId);
  const offer = await offerRecovery();
  const { code: _, ...kept } = offer;
  // Asked for where there is a code already.
  const auth = await authOf(test, signedIn.person.email, signedIn.person.password);
  await call(test.app, authRoutes.setRecovery, { as: signedIn.as, body: { ...kept, auth } });
  return offer;
}

/** A colleague who can reset at any time: what each call of the reset uses up, `prepare` makes again. */
export async function aResetter(
  test: TestApplication,
  office: TestOffice,
): Promise<{
  token: string;
  recoveryAuth: string;
  emergency: NewEmergencyKey;
  password: NewPassword;
  prepare: () => Promise<void>;
}> {
  const { accountId } = office;
  const colleague = await aColleague(test, office);
  const { userId, userKey } = colleague.person;
  const { recoveryAuth, recoveryWrap } = await aRecoveryCode(test, colleague, accountId);
  await atTheBrowserOf(test, office, accountId);
  const { key: emergency } = await offerEmergency(null);
  const token = toBase64Url(randomBytes(32));
  const prepare = async () => {
    await aResetToken(test, { accountId, userId, token });
    await setRecovery(test.ctx, accountId, userId, { recoveryAuth, recoveryWrap });
    await setEmergencyKey(test.ctx, accountId, office.person.userId, emergency);
  };
  return { token, recoveryAuth, emergency, password: await newPassword(userId, userKey), prepare };
}

/** What a new password becomes on its way to the server. */
export const newPassword = (userId: string, userKey: Bytes, password = "Neu-Gesetzt-2026!") =>
  wrapByPassword(userId, password, userKey, quickly);

/** A person's pin of the account's present key. */
export async function trustPin({
  accountId,
  person,
  office,
}: TestOffice): Promise<{ accountPublicKey: string; grants: Omit<Grant, "byUserId">[]; formerSeeds: string[] }> {
  const { accountPublicKey } = office.founded.keys;
  const own = await userKeys(person.userKey, person.userId);
  const { byUserId: _, ...pin } = await grantToSelf(
    { accountId, userId: person.userId },
    own,
    { kind: "trust" },
    fromBase64Url(accountPublicKey),
  );
  return { accountPublicKey, grants: [pin], formerSeeds: [] };
}

/** Makes a former key of the account for the office's founder; resolves to what it signed: the present one follows. */
export async function aSuccession(test: TestApplication, { accountId, person, office }: TestOffice): Promise<Succession> {
  const former = await accountKey(newAccountSeed());
  const { accountPublicKey: publicKey } = office.founded.keys;
  await test.db.tenant(accountId, async (tx) => {
    const key = { account_id: accountId, public_key: Buffer.from(former.publicKey), replaced_at: test.ctx.now() };
    await tx.insertInto("former_account_keys").values(key).execute();
    const grant = await tx.selectFrom("grants").selectAll().where("kind", "=", "account").executeTakeFirstOrThrow();
    await tx
      .insertInto("grants")
      .values({ ...grant, id: newId(), to_user_id: person.userId, of_former_key: true })
      .execute();
  });
  const signature = await signSuccession(former, { accountId, publicKey: fromBase64Url(publicKey), signedAt: 1 });
  return { formerPublicKey: toBase64Url(former.publicKey), publicKey, signedAt: 1, signature: toBase64Url(signature) };
}

/** The proof of a code that nobody has. */
export const wrongProof = async (userId: string) => (await answerWithCode(await newCode("recovery"), userId)).auth;
export const noProof = toBase64Url(new Uint8Array(32));
