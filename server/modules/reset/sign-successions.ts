import type { BodyOf } from "@hz/contract/route";
import type { successionRoutes } from "@hz/contract/keys/successions";
import { bytes } from "../../bytes.ts";
import type { Context } from "../../context.ts";
import { emit } from "../../events/emit.ts";
import { Failure } from "../../http/failures.ts";
import { sameBytes } from "../../secrets.ts";
import { formerAccountKeys, insertSuccession, isSuccession, refreshLinksEnded, lockAccount } from "../accounts/index.ts";
import { record } from "../audit/index.ts";
import { holdsFormerSeed } from "./store.ts";

/**
 * Keeps that former keys of the account signed the present one, and since when links open nothing now. What is kept already is
 * not kept again. Throws KEYS_CHANGED where another key is present by now, BOX_REFUSED for a key that was never the account's
 * or did not sign, and for who was granted no former key: whoever kept a copy of one while they worked here is not asked.
 */
export async function signSuccessions(
  ctx: Context,
  { accountId, userId }: { accountId: string; userId: string },
  { successions }: BodyOf<typeof successionRoutes.sign>,
): Promise<void> {
  await ctx.db.tenant(accountId, async (tx) => {
    const { public_key: present } = await lockAccount(tx, accountId);
    if (!(await holdsFormerSeed(tx, accountId, userId))) throw new Failure("BOX_REFUSED");
    const former = await formerAccountKeys(tx, accountId);
    let saved = 0;
    for (const said of successions) {
      if (!sameBytes(present, bytes(said.publicKey))) throw new Failure("KEYS_CHANGED");
      const wasKey = former.some(({ public_key: key }) => key && sameBytes(key, bytes(said.formerPublicKey)));
      if (!wasKey || !isSuccession(accountId, said)) throw new Failure("BOX_REFUSED");
      if (await insertSuccession(tx, accountId, userId, said)) saved++;
    }
    if (saved === 0) return;
    await refreshLinksEnded(tx, accountId, present);
    record(accountId, { actor: userId, action: "account-key.signed-on", target: accountId });
    emit(accountId, { type: "channels-changed", ref: null });
  });
}
