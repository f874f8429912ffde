import type { Grant, Member } from "@hz/contract/sign-in/auth";
import { type Bytes, type GrantWhat, type KemKey, sealGrant, signMember, type SigningKey, toBase64Url } from "@hz/crypto";

/** Somebody's own keys: a person's, or the emergency key's. */
export type OwnKeys = { kem: KemKey; sig: SigningKey };
export type Holder = { accountId: string; userId: string };

export async function grantToSelf({ accountId, userId }: Holder, own: OwnKeys, what: GrantWhat, seed: Bytes): Promise<Grant> {
  const to = { userId, kemPublicKey: own.kem.publicKey };
  const { box, signature } = await sealGrant({ accountId, what, to, by: { userId, sig: own.sig } }, seed);
  return { what, byUserId: userId, box: toBase64Url(box), signature: toBase64Url(signature) };
}

/** The account key's statement that vouches for a holder's keys. */
export async function vouchFor(account: SigningKey, holder: Holder, own: OwnKeys, nowMs: number): Promise<Member> {
  const joinedAt = Math.floor(nowMs / 1000);
  const statement = { ...holder, kemPublicKey: own.kem.publicKey, sigPublicKey: own.sig.publicKey, joinedAt };
  return {
    userId: holder.userId,
    kemPublicKey: toBase64Url(own.kem.publicKey),
    sigPublicKey: toBase64Url(own.sig.publicKey),
    joinedAt,
    signature: toBase64Url(await signMember(account, statement)),
    invite: null,
  };
}

/** Grants seeds, by `departmentId/epoch`, to their holder. */
export function grantSeedsToSelf(holder: Holder, own: OwnKeys, seeds: ReadonlyMap<string, Bytes>): Promise<Grant[]> {
  return Promise.all(
    [...seeds].map(([name, seed]) => {
      const [departmentId = "", epoch] = name.split("/");
      return grantToSelf(holder, own, { kind: "department", departmentId, epoch: Number(epoch) }, seed);
    }),
  );
}
