import type { InvitationKeys } from "@hz/contract/people/invitations";
import { TOKEN_HOURS } from "@hz/contract/limits";
import { needsAccountKey, type Permission, readsReports } from "@hz/contract/permissions";
import { accountKey, type GrantWhat, inviteKeys, newCode, signInvite, toBase64Url } from "@hz/crypto";
import { grantTo, isHeld } from "./grant.ts";
import { keysInHand } from "../keys/held-keys.ts";

/** Who is invited, as far as keys go: permissions, and departments with the epochs that reading needs. */
export type Invited = { id: string; permissions: readonly Permission[]; departments: readonly { id: string; epochs: readonly number[] }[] };

/** A code to hand over another way, and what the server keeps of the invitation; both null where this person cannot vouch. */
export type InvitationOffered = { code: string; keys: InvitationKeys } | { code: null; keys: null };

/** The grants that these permissions and departments come with. */
export function keysFor({ permissions, departments }: Pick<Invited, "permissions" | "departments">): GrantWhat[] {
  const account: GrantWhat[] = needsAccountKey(permissions) ? [{ kind: "account" }] : [];
  if (!readsReports(permissions)) return account;
  return [
    ...account,
    ...departments.flatMap(({ id, epochs }) => epochs.map((epoch): GrantWhat => ({ kind: "department", departmentId: id, epoch }))),
  ];
}

/**
 * Makes the code, the certificate of the account's key, and grants of what this person holds. The account's public key goes along,
 * so that nobody needs our word for it.
 */
export async function makeInvitation(invited: Invited, nowMs = Date.now()): Promise<InvitationOffered> {
  const made = await certifyInvitation(invited.id, invited.permissions.join(","), nowMs);
  if (!made) return { code: null, keys: null };
  const { code, kemPublicKey, ...keys } = made;
  const whats = keysFor(invited).filter(isHeld);
  const grants = await grantTo({ userId: invited.id, kemPublicKey }, [{ kind: "trust" }, ...whats]);
  return { code, keys: { ...keys, grants } };
}

/**
 * Makes an invitation's code, the key to seal to, and the account key's certificate; `permits` is in words. Null where this person
 * cannot vouch.
 */
export async function certifyInvitation(id: string, permits: string, nowMs = Date.now()) {
  const { accountId, accountSeed } = keysInHand();
  if (!accountSeed) return null;
  const code = await newCode("invite");
  const { tokenHash, kem, sig } = await inviteKeys(code, id);
  const notAfter = Math.floor(nowMs / 1000) + TOKEN_HOURS.invitation * 3_600;
  const statement = { accountId, inviteId: id, sigPublicKey: sig.publicKey, permits, notAfter };
  const certificate = await signInvite(await accountKey(accountSeed), statement);
  return {
    code,
    kemPublicKey: kem.publicKey,
    codeHash: toBase64Url(tokenHash),
    certificate: { sigPublicKey: toBase64Url(sig.publicKey), permits, notAfter, certificate: toBase64Url(certificate) },
  };
}
