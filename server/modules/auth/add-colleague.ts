import type { Grant, Member } from "@hz/contract/sign-in/auth";
import { needsAccountKey, type Role, ROLES } from "@hz/contract/permissions";
import { bytes } from "../../bytes.ts";
import type { Context } from "../../context.ts";
import { addMember, insertGrant } from "../departments/index.ts";
import { insertUser } from "../users/index.ts";
import { claimAddress, emailHash, normalEmail } from "./directory.ts";
import { authHash } from "./prove-password.ts";

type NewColleague = {
  firstName: string;
  lastName: string;
  fullName: string;
  email: string;
  role: Role;
  departmentId: string;
  kdfSalt: string;
  auth: string;
  userKeyWrap: string;
  member: Member;
  grants: Grant[];
};

/** Adds a person whose keys, statement and grants were made by somebody who holds the account's key. */
export async function addColleague(ctx: Context, accountId: string, input: NewColleague): Promise<void> {
  const { userId } = input.member;
  await ctx.db.tenant(accountId, async (tx) => {
    await claimAddress(tx, accountId, userId, emailHash(ctx.secrets, input.email));
    await insertUser(tx, accountId, {
      id: userId,
      email: normalEmail(input.email),
      is_email_verified: true,
      first_name: input.firstName,
      last_name: input.lastName,
      full_name: input.fullName,
      role: input.role,
      permissions: [...ROLES[input.role]],
      kdf_suite: 1,
      kdf_salt: bytes(input.kdfSalt),
      auth_hash: authHash(ctx.secrets, userId, input.auth),
      user_key_wrap: ctx.secrets.seal(bytes(input.userKeyWrap), `user-key ${userId}`),
      kem_public_key: bytes(input.member.kemPublicKey),
      sig_public_key: bytes(input.member.sigPublicKey),
      joined_at: input.member.joinedAt,
      member_signature: bytes(input.member.signature),
      recovery_confirmed_at: ctx.now(),
    });
    await addMember(tx, accountId, input.departmentId, userId);
    // The account's key is for those who may vouch by it, and for nobody else.
    const grants = input.grants.filter(({ what }) => what.kind !== "account" || needsAccountKey(ROLES[input.role]));
    for (const grant of grants) await insertGrant(tx, accountId, userId, grant);
  });
}
