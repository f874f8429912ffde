import type { Member } from "@hz/contract/auth";
import { type Bytes, CryptoFailure, fromBase64Url, verifyInvite, verifyMember } from "@hz/crypto";

/** The public keys of the people that the account's key vouches for, by user id; a person's newest keys come first. */
export type Members = ReadonlyMap<string, readonly { kemPublicKey: Bytes; sigPublicKey: Bytes; joinedAt: number }[]>;

/** Takes the server's list of members and keeps those whose keys the account's key vouches for. */
export async function vouchedMembers(accountId: string, accountPublicKey: Bytes, list: readonly Member[]): Promise<Members> {
  const holds = await Promise.all(list.map((member) => isVouched(accountId, accountPublicKey, member).catch(() => false)));
  const members = new Map<string, { kemPublicKey: Bytes; sigPublicKey: Bytes; joinedAt: number }[]>();
  for (const [index, { userId, kemPublicKey, sigPublicKey, joinedAt }] of list.entries()) {
    if (!holds[index]) continue;
    const keys = members.get(userId) ?? [];
    keys.push({ kemPublicKey: fromBase64Url(kemPublicKey), sigPublicKey: fromBase64Url(sigPublicKey), joinedAt });
    members.set(
      userId,
      keys.sort((a, b) => b.joinedAt - a.joinedAt),
    );
  }
  return members;
}

/** Whether the account's key vouches for a member: itself, or by an invitation that it certified for this very user. */
async function isVouched(accountId: string, accountPublicKey: Bytes, member: Member): Promise<boolean> {
  const { userId, joinedAt, invite } = member;
  const [kemPublicKey, sigPublicKey] = [fromBase64Url(member.kemPublicKey), fromBase64Url(member.sigPublicKey)];
  const statement = { accountId, userId, kemPublicKey, sigPublicKey, joinedAt };
  const signature = fromBase64Url(member.signature);
  if (!invite) return verifyMember(accountPublicKey, statement, signature);
  const { permits, notAfter } = invite;
  const inviteKey = fromBase64Url(invite.sigPublicKey);
  const certified = { accountId, inviteId: userId, sigPublicKey: inviteKey, permits, notAfter };
  const isCertified = await verifyInvite(accountPublicKey, certified, fromBase64Url(invite.certificate), joinedAt);
  return isCertified && (await verifyMember(inviteKey, statement, signature));
}

/** Takes the members, a person and a check of a signature; tells whether it holds under one of the person's keys. */
export async function isSignedBy(members: Members, userId: string, verify: (key: Bytes) => Promise<boolean>): Promise<boolean> {
  for (const { sigPublicKey } of members.get(userId) ?? []) if (await verify(sigPublicKey)) return true;
  return false;
}

/** Takes the members, a person and what opens a box signed by that person; tries the person's keys. Throws CryptoFailure "signature". */
export async function openByMember<T>(members: Members, userId: string, open: (sigPublicKey: Bytes) => Promise<T>): Promise<T> {
  let failure: unknown = new CryptoFailure("signature");
  for (const { sigPublicKey } of members.get(userId) ?? [])
    try {
      return await open(sigPublicKey);
    } catch (error) {
      failure = error;
    }
  throw failure;
}
