import type { BodyOf } from "@hz/contract/route";
import type { departmentRoutes } from "@hz/contract/people/departments";
import type { Context } from "../../context.ts";
import { isUniqueViolation } from "../../db/violations.ts";
import { emit } from "../../events/emit.ts";
import { Failure } from "../../http/failures.ts";
import type { UserCaller } from "../../http/handle.ts";
import { accountOf } from "../accounts/index.ts";
import { record } from "../audit/index.ts";
import { refuseActing, standingOf, lockAndRecheck } from "../auth/index.ts";
import { addMember, currentKey, requireSigned, insertDepartment } from "../departments/index.ts";
import { demandReaders, holdReceivers, refuseBadGrants, refuseBadTime, storeGrants } from "./check-grants.ts";
import { lockDepartment, personOf, refuseTakenName } from "./store.ts";
import { mailMembersChanged } from "./notify-members.ts";

/** Makes a department with its members and its first key, in one transaction. The same one may come again. */
export async function createDepartment(ctx: Context, caller: UserCaller, input: BodyOf<typeof departmentRoutes.create>): Promise<void> {
  const { accountId, userId } = caller;
  const { key, grants } = input;
  const { departmentId } = key;
  const giving = { accountId, userId, departmentId, grants };
  const members = [...new Set(input.members)];
  refuseBadGrants(giving, [1]);
  refuseBadTime(key, ctx.now());
  if (key.epoch !== 1) throw new Failure("BOX_REFUSED");
  const attempt = () =>
    ctx.db.tenant(accountId, async (tx) => {
      const own = await lockAndRecheck(ctx, tx, caller, "Benutzer und Abteilungen");
      if (await lockDepartment(tx, accountId, departmentId)) {
        const { publicKey } = await currentKey(tx, accountId, departmentId);
        if (publicKey !== key.publicKey) throw new Failure("KEYS_CHANGED");
        return;
      }
      requireSigned(accountId, (await accountOf(tx, accountId)).public_key, key);
      await refuseTakenName(tx, accountId, departmentId, input.name);
      await holdReceivers(tx, giving);
      await insertDepartment(tx, accountId, input.name, key);
      for (const member of members) {
        const person = await personOf(tx, accountId, member);
        if (!person) throw new Failure("INVALID_INPUT", ["members"]);
        refuseActing(caller, own, standingOf(person));
        await addMember(tx, accountId, departmentId, member, userId);
        if (member !== userId) await ctx.jobs.enqueue(mailMembersChanged, { accountId, userId: member, change: "added", as: "person" });
      }
      await demandReaders(tx, giving);
      await storeGrants(tx, giving);
      record(accountId, { actor: userId, action: "department.created", target: departmentId, details: { members } });
      emit(accountId, { type: "keys-changed", ref: departmentId });
    });
  await attempt().catch((error) => (isUniqueViolation(error, "departments") ? attempt() : Promise.reject(error)));
}
