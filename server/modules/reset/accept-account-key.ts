import type { BodyOf } from "@hz/contract/route";
import type { resetRoutes } from "@hz/contract/sign-in/password-reset";
import { isGrantBox } from "@hz/crypto/envelope";
import { bytes } from "../../bytes.ts";
import type { Context } from "../../context.ts";
import { emit } from "../../events/emit.ts";
import { Failure } from "../../http/failures.ts";
import { personOrigin } from "../../http/rate-limit.ts";
import { sameBytes } from "../../secrets.ts";
import { accountOf } from "../accounts/index.ts";
import { record } from "../audit/index.ts";
import { insertGrant } from "../departments/index.ts";
import { userOf } from "../users/index.ts";
import { mayMail, notifyOfWaiting } from "./jobs.ts";
import { deleteAccountSeeds, deleteGrant, dropOldestFormers, grantersBeside } from "./store.ts";

/**
 * Keeps a person's word to themselves for the account's new key, together with what they hold, sealed anew to themselves:
 * who had granted it is vouched for no more. Throws KEYS_CHANGED when the account's key is another one by now.
 */
export async function acceptAccountKey(
  ctx: Context,
  caller: { accountId: string; userId: string },
  input: BodyOf<typeof resetRoutes.trust>,
): Promise<void> {
  const { accountId, userId } = caller;
  const grants = input.grants.filter(({ what }) => what.kind !== "account");
  const pins = grants.filter(({ what }) => what.kind === "trust");
  const formers = grants.filter(({ what }) => what.kind === "former");
  if (
    pins.length !== 1 ||
    formers.length > 1 ||
    grants.length !== input.grants.length ||
    !grants.every(({ box }) => isGrantBox(bytes(box)))
  )
    throw new Failure("BOX_REFUSED");
  await ctx.db.tenant(accountId, async (tx) => {
    const { public_key: publicKey } = await accountOf(tx, accountId);
    if (!sameBytes(publicKey, bytes(input.accountPublicKey))) throw new Failure("KEYS_CHANGED");
    for (const grant of grants) {
      // Of former keys of the account there may be several: each is kept.
      const before = await (grant.what.kind === "former"
        ? dropOldestFormers(tx, accountId, userId)
        : deleteGrant(tx, accountId, userId, grant.what));
      // Nobody gives themselves what they did not have.
      if (grant.what.kind === "department" && before.numDeletedRows === 0n) throw new Failure("BOX_REFUSED");
      await insertGrant(tx, accountId, userId, { ...grant, byUserId: userId });
    }
    if (input.formerSeeds.length > 0) await deleteAccountSeeds(tx, accountId, userId, input.formerSeeds.map(bytes));
    record(accountId, { actor: userId, action: "account-key.accepted", target: accountId });
    emit(accountId, { type: "keys-changed", ref: userId });
    const isWaiting = (await userOf(tx, accountId, userId))?.is_vouched === false;
    if (isWaiting && mayMail(ctx, "account-key-accepted", personOrigin(accountId, userId)))
      for (const id of await grantersBeside(tx, accountId, userId)) await ctx.jobs.enqueue(notifyOfWaiting, { accountId, userId: id });
  });
}
