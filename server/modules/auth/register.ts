import type { Registration } from "@hz/contract/sign-in/auth";
import { TRIAL_DAYS_WITHOUT_CARD } from "@hz/contract/limits";
import { FIRST_DEPARTMENT } from "@hz/contract/people/neutral-name";
import { PERMISSIONS } from "@hz/contract/permissions";
import { isGrantBox, isPasswordWrap } from "@hz/crypto/envelope";
import { bytes } from "../../bytes.ts";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { newId } from "../../db/new-id.ts";
import { isUniqueViolation } from "../../db/violations.ts";
import { Failure } from "../../http/failures.ts";
import { sameBytes } from "../../secrets.ts";
import { insertAccount } from "../accounts/index.ts";
import { record } from "../audit/index.ts";
import { insertDefaultCategories } from "../categories/index.ts";
import { claimSuffix, insertChannel } from "../channels/index.ts";
import { addMember, insertDepartment, insertGrant } from "../departments/index.ts";
import { refreshConfirmation } from "../templates/index.ts";
import { insertUser, userOf } from "../users/index.ts";
import { claimAddress, emailHash, normalEmail, ownerOf } from "./directory.ts";
import { authHash } from "./prove-password.ts";
import { mailVerification } from "./mail-jobs.ts";

const FIRST_CHANNEL = "Meldekanal 1";

function refuseBadBoxes({ keys }: Registration): void {
  const wellFormed = isPasswordWrap(bytes(keys.userKeyWrap)) && keys.grants.every((grant) => isGrantBox(bytes(grant.box)));
  const ownIds = keys.member.userId === keys.userId && keys.grants.every((grant) => grant.byUserId === keys.userId);
  const { departmentId, epoch } = keys.department;
  const kinds = new Set(keys.grants.map((grant) => grant.what.kind));
  const ownKeys = keys.grants.every(
    ({ what }) => what.kind !== "department" || (what.departmentId === departmentId && what.epoch === epoch),
  );
  if (!wellFormed || !ownIds || !ownKeys || !kinds.has("account") || !kinds.has("department") || epoch !== 1)
    throw new Failure("BOX_REFUSED");
}

class SuffixTaken extends Error {}

/** Throws what `register` would, as far as it is known beforehand: EMAIL_TAKEN or BOX_REFUSED. */
export async function refuseRegistration(ctx: Context, input: Registration): Promise<void> {
  refuseBadBoxes(input);
  const owner = await ctx.db.find((tx) => ownerOf(tx, emailHash(ctx.secrets, input.email)));
  if (owner) throw new Failure("EMAIL_TAKEN", ["email"]);
}

/** For how long a registration whose answer was lost may come again. */
const REPEATS_MS = 60 * 60_000;

/**
 * Tells whether this very registration has gone through already: the same ids, and the same proof of the password. It is answered by a
 * session, and is no other way to sign in: only the founder of an account of this hour, who has no second factor, is known by it.
 */
export function isRegistered(ctx: Context, { keys }: Registration): Promise<boolean> {
  return ctx.db.tenant(keys.accountId, async (tx) => {
    const user = await userOf(tx, keys.accountId, keys.userId);
    if (!user?.is_active || !user.is_account_owner || user.totp_confirmed_at !== null) return false;
    if (ctx.now().getTime() - user.created_at.getTime() > REPEATS_MS) return false;
    return sameBytes(user.auth_hash, authHash(ctx.secrets, keys.userId, keys.auth));
  });
}

/**
 * Makes an account with everything it starts with, in one transaction: company, owner, keys, department, categories and
 * first channel. All keys were made in the owner's browser; `within` adds to the same transaction. Throws EMAIL_TAKEN or BOX_REFUSED.
 */
export async function register(
  ctx: Context,
  input: Registration,
  options: { linkSuffix?: string; trialEnd?: Date; within?: (tx: Tx) => Promise<void> } = {},
): Promise<{ accountId: string; userId: string }> {
  refuseBadBoxes(input);
  const { keys } = input;
  const { accountId, userId } = keys;
  const now = ctx.now();
  const companyName = input.companyName || input.fullName;
  const insert = (linkSuffix: string) =>
    ctx.db.tenant(accountId, async (tx) => {
      await insertAccount(tx, {
        accountId,
        companyName,
        companyWebsite: input.companyWebsite || null,
        howFoundUs: input.howFoundUs ?? null,
        publicKey: bytes(keys.accountPublicKey),
        trialEndDate: options.trialEnd ?? new Date(now.getTime() + TRIAL_DAYS_WITHOUT_CARD * 86_400_000),
      });
      await claimAddress(tx, accountId, userId, emailHash(ctx.secrets, input.email));
      await insertUser(tx, accountId, {
        id: userId,
        email: normalEmail(input.email),
        first_name: input.firstName,
        last_name: input.lastName,
        full_name: input.fullName,
        role: "Admin",
        permissions: [...PERMISSIONS],
        is_account_owner: true,
        created_at: now,
        kdf_suite: keys.kdfSuite,
        kdf_salt: bytes(keys.kdfSalt),
        auth_hash: authHash(ctx.secrets, userId, keys.auth),
        user_key_wrap: ctx.secrets.seal(bytes(keys.userKeyWrap), `user-key ${userId}`),
        kem_public_key: bytes(keys.member.kemPublicKey),
        sig_public_key: bytes(keys.member.sigPublicKey),
        joined_at: keys.member.joinedAt,
        member_signature: bytes(keys.member.signature),
      });
      await insertDepartment(tx, accountId, FIRST_DEPARTMENT, keys.department);
      await addMember(tx, accountId, keys.department.departmentId, userId);
      for (const grant of keys.grants) await insertGrant(tx, accountId, userId, grant);
      await insertDefaultCategories(tx, accountId);
      const channelId = newId();
      if (!(await claimSuffix(tx, accountId, channelId, linkSuffix))) throw new SuffixTaken();
      await insertChannel(tx, accountId, {
        id: channelId,
        name: FIRST_CHANNEL,
        linkSuffix,
        companyName,
        userId,
        departmentId: keys.department.departmentId,
      });
      await refreshConfirmation(tx, accountId);
      await ctx.jobs.enqueue(mailVerification, { accountId, userId });
      await options.within?.(tx);
      record(accountId, { actor: userId, action: "account.created" });
    });
  // Two companies of the same millisecond: the later one takes the next that is free.
  for (let at = now.getTime(); ; at++)
    try {
      await insert(options.linkSuffix ?? `channel-${at}`);
      return { accountId, userId };
    } catch (error) {
      if (isUniqueViolation(error, "accounts")) throw new Failure("BOX_REFUSED");
      if (!(error instanceof SuffixTaken)) throw error;
      if (options.linkSuffix) throw new Failure("LINK_SUFFIX_TAKEN");
    }
}
