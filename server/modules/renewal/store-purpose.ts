import type { SignedPurpose } from "@hz/contract/people/departments";
import { bytes } from "../../bytes.ts";
import type { Context } from "../../context.ts";
import { emit } from "../../events/emit.ts";
import { Failure } from "../../http/failures.ts";
import type { UserCaller } from "../../http/handle.ts";
import { accountOf } from "../accounts/index.ts";
import { record } from "../audit/index.ts";
import { notifyOfDelivery, notifyOfSigning } from "../categories/index.ts";
import { areDepartments, currentKey, requireSigned, isOffice, sharesWith, withoutSharing } from "../departments/index.ts";
import { lockDepartment, replacePurpose } from "./store.ts";

/**
 * Keeps what the account's key signed that a department is for, in the place of what it signed before. Throws NOT_FOUND,
 * BOX_REFUSED where the account's key did not sign it, KEYS_CHANGED where there is a newer key or the department is called otherwise by now, STAND_IN_SHARED where it shares people with one that
 * it would stand in for, or is an ordinary office itself.
 */
export async function storePurpose(ctx: Context, caller: UserCaller, departmentId: string, signed: SignedPurpose): Promise<void> {
  const { accountId, userId } = caller;
  const { epoch, purpose } = signed;
  await ctx.db.tenant(accountId, (tx) =>
    withoutSharing(tx, accountId, async () => {
      const department = await lockDepartment(tx, accountId, departmentId);
      if (!department || !(await areDepartments(tx, accountId, purpose.standsInFor))) throw new Failure("NOT_FOUND");
      const newest = await currentKey(tx, accountId, departmentId);
      if (newest.epoch !== epoch || department.name !== purpose.name) throw new Failure("KEYS_CHANGED");
      if (purpose.standsInFor.length > 0 && (await isOffice(tx, accountId, departmentId))) throw new Failure("STAND_IN_SHARED");
      if ((await sharesWith(tx, accountId, purpose.standsInFor, [departmentId])).size > 0) throw new Failure("STAND_IN_SHARED");
      const signature = bytes(signed.signature);
      requireSigned(accountId, (await accountOf(tx, accountId)).public_key, { ...newest, purpose, signature: signed.signature });
      const before = newest.purpose?.standsInFor ?? [];
      await replacePurpose(tx, accountId, departmentId, { epoch, purpose: JSON.stringify(purpose), signature });
      // Without what was signed nobody is led there any more.
      const narrows = before.some((office) => !purpose.standsInFor.includes(office));
      if (narrows) await notifyOfDelivery(ctx, tx, caller, [departmentId]);
      else if (before.length > 0 && newest.signature !== signed.signature) await notifyOfSigning(ctx, tx, caller, departmentId);
      // That an office is one was so before it was signed.
      if (before.join() === purpose.standsInFor.join()) return;
      record(accountId, {
        actor: userId,
        action: "department.purpose-signed",
        target: departmentId,
        details: { for: purpose.standsInFor },
      });
      emit(accountId, { type: "keys-changed", ref: departmentId });
    }),
  );
}
