import type { Vouched } from "@hz/contract/people/departments";
import { bytes } from "../../bytes.ts";
import type { Context } from "../../context.ts";
import { emit } from "../../events/emit.ts";
import { Failure } from "../../http/failures.ts";
import type { UserCaller } from "../../http/handle.ts";
import { accountOf } from "../accounts/index.ts";
import { currentKey, requireSigned } from "../departments/index.ts";
import { refuseBadTime } from "./check-grants.ts";
import { lockDepartment, replaceVouched } from "./store.ts";

/**
 * Keeps until when the account's key vouches for a department's newest key; what else was signed of it stays. Throws NOT_FOUND,
 * KEYS_CHANGED where there is a newer key, INVALID_INPUT for a time that no browser of ours chooses, BOX_REFUSED where the account's
 * key did not sign it.
 */
export const storeVouched = (ctx: Context, { accountId }: UserCaller, departmentId: string, vouched: Vouched): Promise<void> =>
  ctx.db.tenant(accountId, async (tx) => {
    if (!(await lockDepartment(tx, accountId, departmentId))) throw new Failure("NOT_FOUND");
    const newest = await currentKey(tx, accountId, departmentId);
    if (newest.epoch !== vouched.epoch) throw new Failure("KEYS_CHANGED");
    const { notAfter, signature } = vouched;
    refuseBadTime(vouched, ctx.now(), "notAfter");
    requireSigned(accountId, (await accountOf(tx, accountId)).public_key, { ...newest, notAfter, signature });
    await replaceVouched(tx, accountId, departmentId, { epoch: newest.epoch, notAfter, signature: bytes(signature) });
    emit(accountId, { type: "keys-changed", ref: departmentId });
  });
