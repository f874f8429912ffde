import type { Grant } from "@hz/contract/sign-in/auth";
import { type Bytes, type GrantWhat, sealGrant, toBase64Url } from "@hz/crypto";
import { heldKeys, keysInHand, openingSeeds } from "../keys/held-keys.ts";
import { seedName } from "../keys/keys.ts";

/** This person does not hold what was to be granted. */
export class NotHeld extends Error {
  constructor() {
    super("A key that is not held cannot be granted");
    this.name = "NotHeld";
  }
}

/** Tells whether this person could grant it. */
export const isHeld = (what: GrantWhat): boolean => heldSeed(what) !== null;

/**
 * Grants seeds to a receiver whose public key was verified: a vouched member, an invitation made here, or keys whose fingerprint
 * people compared. Throws NotHeld.
 */
export async function grantTo(to: { userId: string; kemPublicKey: Bytes }, whats: readonly GrantWhat[]): Promise<Grant[]> {
  const seeds = whats.map((what) => {
    const seed = heldSeed(what);
    if (!seed) throw new NotHeld();
    return { what, seed };
  });
  return sealGrants(to, seeds);
}

/** The same for keys that were opened elsewhere, such as those of one report. */
export function sealGrants(
  to: { userId: string; kemPublicKey: Bytes },
  seeds: readonly { what: GrantWhat; seed: Bytes }[],
): Promise<Grant[]> {
  const { accountId, userId, sig } = keysInHand();
  return Promise.all(
    seeds.map(async ({ what, seed }) => {
      const { box, signature } = await sealGrant({ accountId, what, to, by: { userId, sig } }, seed);
      return { what, byUserId: userId, box: toBase64Url(box), signature: toBase64Url(signature) };
    }),
  );
}

function heldSeed(what: GrantWhat): Bytes | null {
  const held = heldKeys();
  // Who colleagues are, only a known account key tells.
  if (!held?.knowsAccountKey) return null;
  if (what.kind === "account") return held.accountSeed;
  if (what.kind === "trust") return held.accountPublicKey;
  if (what.kind === "former") return null;
  // A report's own key is no colleague's to hold: whoever reads it has it open.
  if ("reportId" in what) return null;
  return openingSeeds(held).get(seedName(what.departmentId, what.epoch)) ?? null;
}
