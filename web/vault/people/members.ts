import type { Member } from "@hz/contract/sign-in/auth";
import { type Bytes, CryptoFailure, fromBase64Url, verifyInvite, verifyMember } from "@hz/crypto";

/** The public keys of a person that the account's key vouches for, the newest first. */
export type MemberKeys = readonly { kemPublicKey: Bytes; sigPublicKey: Bytes; joinedAt: number }[];

/** Whom the account's key vouches for, by user id; nothing for anybody else. */
export type Members = { get(userId: string): MemberKeys | undefined | Promise<MemberKeys> };

/** Those on the server's list whose keys the account's key vouches for, each checked when first asked for. */
export function vouchedMembers(accountId: string, accountPublicKey: Bytes, list: readonly Member[]): Members {
  const checked = new Map<string, Promise<MemberKeys>>();
  const check = async (userId: string): Promise<MemberKeys> => {
    const entries = list.filter((member) => member.userId === userId);
    const holds = await Promise.all(entries.map((member) => isVouched(accountId, accountPublicKey, member).catch(() => false)));
    return entries
      .filter((_, index) => holds[index])
      .map(publicKeysOf)
      .sort((a, b) => b.joinedAt - a.joinedAt);
  };
  return {
    get(userId) {
      const found = checked.get(userId) ?? check(userId);
      checked.set(userId, found);
      return found;
    },
  };
}

/** Everybody on the server's list, by its word alone: enough to open, for nothing else. */
export function namedMembers(list: readonly Member[]): Members {
  return { get: (userId) => list.filter((member) => member.userId === userId).map(publicKeysOf) };
}

const publicKeysOf = ({ kemPublicKey, sigPublicKey, joinedAt }: Member) => ({
  kemPublicKey: fromBase64Url(kemPublicKey),
  sigPublicKey: fromBase64Url(sigPublicKey),
  joinedAt,
});

/** The same by any of several keys of the account: what a former key vouched for counts where the address named that one. */
export function vouchedByAny(accountId: string, accountPublicKeys: readonly Bytes[], list: readonly Member[]): Members {
  const each = accountPublicKeys.map((key) => vouchedMembers(accountId, key, list));
  return {
    get: async (userId) =>
      (await Promise.all(each.map((one) => one.get(userId)))).flatMap((keys) => keys ?? []).sort((a, b) => b.joinedAt - a.joinedAt),
  };
}

/** These people's keys in a form that can be handed to a worker. */
export async function membersFor(members: Members, userIds: Iterable<string>): Promise<ReadonlyMap<string, MemberKeys>> {
  const named = await Promise.all([...new Set(userIds)].map(async (id) => [id, (await members.get(id)) ?? []] as const));
  return new Map(named);
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

/** Whether a signature holds under one of the person's keys. */
export async function isSignedBy(members: Members, userId: string, verify: (key: Bytes) => Promise<boolean>): Promise<boolean> {
  for (const { sigPublicKey } of (await members.get(userId)) ?? []) if (await verify(sigPublicKey)) return true;
  return false;
}

/** Opens a box signed by a person, trying each of the person's keys. Throws CryptoFailure "signature". */
export async function openByMember<T>(members: Members, userId: string, open: (sigPublicKey: Bytes) => Promise<T>): Promise<T> {
  let failure: unknown = new CryptoFailure("signature");
  for (const { sigPublicKey } of (await members.get(userId)) ?? [])
    try {
      return await open(sigPublicKey);
    } catch (error) {
      failure = error;
    }
  throw failure;
}

/**
 * The moment, in seconds, for a statement about new keys of a person. It is later than every earlier one, whatever the clocks of
 * those who gave them said: the newest keys are the ones that count.
 */
export async function joinedNow(members: Members, userId: string, seconds: number): Promise<number> {
  const newest = (await members.get(userId))?.[0];
  return Math.max(seconds, newest ? newest.joinedAt + 1 : 0);
}
