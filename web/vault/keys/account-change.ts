import type { Grant, KeyRing } from "@hz/contract/sign-in/auth";
import { type Bytes, fromBase64Url, toBase64Url } from "@hz/crypto";
import { openingSeeds } from "./held-keys.ts";
import { openRing } from "./keys.ts";
import { grantSeedsToSelf, grantToSelf, type Holder } from "../people/self-grants.ts";

/**
 * Opens the ring as the account's former key vouches for it (null for who knew none: as the server says), and seals everything anew
 * to this person, by this person, together with the account key that was compared as pinned, and the former one as what it is.
 * Throws KeyRingFailure "member".
 */
export async function sealAnew(
  userKey: Bytes,
  holder: Holder,
  ring: KeyRing,
  known: Bytes | null,
): Promise<{ accountPublicKey: string; grants: Omit<Grant, "byUserId">[]; formerSeeds: string[] }> {
  const served = fromBase64Url(ring.accountPublicKey);
  const before = known ? { ...ring, accountPublicKey: toBase64Url(known) } : ring;
  const held = await openRing(userKey, holder, before);
  const own = { kem: held.kem, sig: held.sig };
  const grants = [await grantToSelf(holder, own, { kind: "trust" }, served)];
  if (known) grants.push(await grantToSelf(holder, own, { kind: "former" }, known));
  // What was given under a key between the known one and this opens by the server's word, as it does for whoever knows none.
  const named = await openRing(userKey, holder, { ...ring, grants: ring.grants.filter(({ what }) => what.kind === "department") });
  grants.push(...(await grantSeedsToSelf(holder, own, new Map([...openingSeeds(named), ...openingSeeds(held)]))));
  const formerSeeds: string[] = [];
  const notes = ring.grants.filter(({ what }) => what.kind === "trust");
  for (const grant of ring.grants) {
    if (grant.what.kind !== "account") continue;
    const { accountSeed } = await openRing(userKey, holder, { ...before, grants: [...notes, grant] });
    if (accountSeed) formerSeeds.push(grant.signature);
  }
  return {
    accountPublicKey: ring.accountPublicKey,
    grants: grants.map(({ what, box, signature }) => ({ what, box, signature })),
    formerSeeds,
  };
}
