import type { Grant } from "@hz/contract/sign-in/auth";
import type { BodyOf } from "@hz/contract/route";
import type { Missing, peopleRoutes } from "@hz/contract/people/people";
import { bytes } from "../../bytes.ts";
import type { Context } from "../../context.ts";
import { emit } from "../../events/emit.ts";
import { Failure } from "../../http/failures.ts";
import { demandConfirmation, type UserCaller } from "../../http/handle.ts";
import { sameBytes } from "../../secrets.ts";
import { record } from "../audit/index.ts";
import { refuseHidden, lockAndRecheck } from "../auth/index.ts";
import { insertGrantOnce } from "../departments/index.ts";
import { lockUser, updateUser, userOf } from "../users/index.ts";
import { checkBoxes, isAllowed } from "./check-grants.ts";
import { accessIndex } from "./missing.ts";
import { isVouchedNow } from "./vouched-now.ts";

/**
 * Keeps what a colleague hands on, for exactly the keys that the server has of the receiver at this moment. What the
 * receiver has already stays as it is, so that of two colleagues at once the second one is not refused. Throws NOT_FOUND, KEYS_CHANGED (also for more than the receiver may have now or the giver holds), FORBIDDEN (the giver cannot vouch, or is not vouched for) or BOX_REFUSED.
 */
export async function storeGrants(ctx: Context, caller: UserCaller, id: string, body: BodyOf<typeof peopleRoutes.grant>): Promise<Missing> {
  const { accountId, userId: giverId } = caller;
  return ctx.db.tenant(accountId, async (tx) => {
    await lockAndRecheck(ctx, tx, caller, ["Meldungen", "Benutzer und Abteilungen", "Einstellungen"]);
    await refuseHidden(tx, accountId, giverId, id);
    const user = await lockUser(tx, accountId, id);
    if (!user || user.deleted_at || !user.is_active) throw new Failure("NOT_FOUND");
    const sameKeys = sameBytes(user.kem_public_key, bytes(body.kemPublicKey)) && sameBytes(user.sig_public_key, bytes(body.sigPublicKey));
    if (!sameKeys) throw new Failure("KEYS_CHANGED");
    const { kemPublicKey, sigPublicKey, member } = body;
    if (member && !(await isVouchedNow(tx, accountId, { userId: id, kemPublicKey, sigPublicKey, ...member })))
      throw new Failure("KEYS_CHANGED");

    const book = await accessIndex(tx, accountId);
    const departmentIds = book.departmentsOf(id).map((one) => one.id);
    checkBoxes(body.grants, giverId);
    const receiver = { permissions: user.permissions, departmentIds, trust: id === giverId };
    // What was made ready before somebody took permissions, a department or an epoch away; of a key that the giver does not hold the
    // answer is the same, or it would tell which older ones are in use.
    const isHeld = ({ what }: Grant) => what.kind !== "department" || book.holds(giverId, what);
    if (!body.grants.every((grant) => isHeld(grant) && isAllowed(grant, receiver, book))) throw new Failure("KEYS_CHANGED");
    const vouches = book.vouchers.has(giverId);
    const isVouched = (await userOf(tx, accountId, giverId))!.is_vouched;
    const mayGive = ({ what }: Grant) => what.kind === "trust" || (isVouched && (what.kind !== "account" || vouches));
    if (!body.grants.every(mayGive) || (body.member && (!vouches || id === giverId))) throw new Failure("FORBIDDEN");
    const isNew = !user.is_vouched;
    // Keys that nobody vouches for get nothing: whoever grants has compared them, and says so by vouching.
    if (isNew && !body.member && body.grants.length > 0) throw new Failure("KEYS_CHANGED");
    // What is handed on is kept for good, on the receiver's own device.
    if (id !== giverId && (body.member || body.grants.length > 0)) demandConfirmation(caller);
    if (isNew && body.member)
      await updateUser(tx, accountId, id, { joined_at: body.member.joinedAt, member_signature: bytes(body.member.signature) });
    const given: Grant[] = [];
    for (const grant of body.grants) if (await insertGrantOnce(tx, accountId, id, grant)) given.push(grant);

    if (id !== giverId) {
      // Not how many keys: more than one of a department tells that older epochs are in use, and so that reports lie there.
      const details = { vouched: isNew && body.member !== null, account: given.some(({ what }) => what.kind === "account") };
      record(accountId, { actor: giverId, action: "user.access-granted", target: id, details });
      emit(accountId, { type: "keys-changed", ref: id });
    }
    return (await accessIndex(tx, accountId, id, giverId)).missingFor((await userOf(tx, accountId, id))!);
  });
}
