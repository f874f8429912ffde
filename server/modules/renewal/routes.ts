import { mayActOn } from "@hz/contract/people/authority";
import { departmentRoutes, LEFT_SAID_DAYS } from "@hz/contract/people/departments";
import type { Door } from "../../context.ts";
import { emit } from "../../events/emit.ts";
import { Failure } from "../../http/failures.ts";
import { record } from "../audit/index.ts";
import { lockPeople, standingOf } from "../auth/index.ts";
import { grantToMember, addToDepartment, removeFromDepartment } from "./change-members.ts";
import { createDepartment } from "./create-department.ts";
import { removeDepartment } from "./delete-department.ts";
import { listDepartments } from "./list-departments.ts";
import { nobodyElse, sayNobodyElse } from "./nobody-else.ts";
import { departmentRows, emergencyRow, peopleRows } from "./overview-store.ts";
import { renewKey } from "./renew-key.ts";
import { reseal, toReseal } from "./reseal.ts";
import { storePurpose } from "./store-purpose.ts";
import { storeVouched } from "./store-vouched.ts";
import { leavingsOf, lockDepartment, refuseTakenName, renameDepartment } from "./store.ts";

export function registerDepartmentRoutes({ handle, ctx }: Door): void {
  handle(departmentRoutes.list, ({ caller }) => ctx.db.tenant(caller.accountId, (tx) => listDepartments(tx, caller)));

  handle(departmentRoutes.names, async ({ caller: { accountId } }) => {
    const all = await ctx.db.tenant(accountId, (tx) => departmentRows(tx, accountId, null));
    return all.map(({ id, name }) => ({ id, name }));
  });

  handle(departmentRoutes.people, ({ caller }) =>
    ctx.db.tenant(caller.accountId, async (tx) => {
      const people = await peopleRows(tx, caller.accountId);
      const [emergency] = await emergencyRow(tx, caller.accountId);
      return {
        people: people.map((row) => ({
          userId: row.id,
          fullName: row.full_name,
          isReader: row.is_reader,
          isVouched: row.is_vouched,
          mayMove: mayActOn({ id: caller.userId, permissions: caller.permissions }, standingOf(row)),
        })),
        emergencyKey: emergency?.id ?? null,
      };
    }),
  );

  handle(departmentRoutes.create, async ({ caller, body }) => {
    await createDepartment(ctx, caller, body);
    return {};
  });

  handle(departmentRoutes.rename, ({ caller, params, body }) =>
    ctx.db.tenant(caller.accountId, async (tx) => {
      const { accountId, userId } = caller;
      await lockPeople(tx, accountId);
      const before = await lockDepartment(tx, accountId, params.id);
      if (!before) throw new Failure("NOT_FOUND");
      if (before.name === body.name) return {};
      await refuseTakenName(tx, accountId, params.id, body.name);
      await renameDepartment(tx, accountId, params.id, body.name);
      record(accountId, { actor: userId, action: "department.renamed", target: params.id, details: { from: before.name, to: body.name } });
      emit(accountId, { type: "keys-changed", ref: params.id });
      return {};
    }),
  );

  handle(departmentRoutes.nobodyElse, ({ caller }) => nobodyElse(ctx, caller));
  handle(departmentRoutes.sayNobodyElse, async ({ caller, body }) => {
    await sayNobodyElse(ctx, caller, body.isSo);
    return {};
  });

  handle(departmentRoutes.setPurpose, async ({ caller, params, body }) => {
    await storePurpose(ctx, caller, params.id, body);
    return {};
  });

  handle(departmentRoutes.vouch, async ({ caller, params, body }) => {
    await storeVouched(ctx, caller, params.id, body);
    return {};
  });

  handle(departmentRoutes.remove, async ({ caller, params }) => {
    await removeDepartment(ctx, caller, params.id);
    return {};
  });
}

/** Who belongs to a department, and its keys. */
export function registerMemberRoutes({ handle, ctx }: Door): void {
  handle(departmentRoutes.addMember, async ({ caller, params, body }) => {
    await addToDepartment(ctx, caller, { departmentId: params.id, userId: params.userId }, body.grants);
    return {};
  });
  handle(departmentRoutes.grant, async ({ caller, params, body }) => {
    await grantToMember(ctx, caller, { departmentId: params.id, userId: params.userId }, body.grants);
    return {};
  });
  handle(departmentRoutes.removeMember, async ({ caller, params }) => {
    await removeFromDepartment(ctx, caller, { departmentId: params.id, userId: params.userId });
    return {};
  });

  handle(departmentRoutes.left, ({ caller: { accountId, userId } }) =>
    ctx.db.tenant(accountId, async (tx) => {
      const since = new Date(ctx.now().getTime() - LEFT_SAID_DAYS * 86_400_000);
      return (await leavingsOf(tx, accountId, userId, since)).map(({ at, ...left }) => ({ ...left, at: at.toISOString() }));
    }),
  );

  handle(departmentRoutes.renewKey, async ({ caller, params, body }) => {
    await renewKey(ctx, caller, params.id, body);
    return {};
  });
  handle(departmentRoutes.toReseal, ({ caller, params, query }) => toReseal(ctx, caller, params.id, query));
  handle(departmentRoutes.reseal, async ({ caller, params, body }) => reseal(ctx, caller, params.id, body));
}
