import { channelDutyRoutes } from "@hz/contract/channels/channel-duties";
import { channelRoutes } from "@hz/contract/channels/channels";
import { channelQuestionRoutes } from "@hz/contract/channels/questions";
import type { Door } from "../../context.ts";
import { emit } from "../../events/emit.ts";
import { Failure } from "../../http/failures.ts";
import { updateAccount } from "../accounts/index.ts";
import { record } from "../audit/index.ts";
import { notifyOfDelivery } from "../categories/index.ts";
import { areDepartments, refuseSignedStandIn, withoutSharing } from "../departments/index.ts";
import { changeDuties } from "./change-duties.ts";
import { changeChannel, createChannel, removeChannel, suffixIsFree } from "./change-channel.ts";
import { changeQuestions } from "./change-questions.ts";
import { confirmLinks } from "./confirm-links.ts";
import { channelDuties } from "./duties.ts";
import { removeLogo, setLogo } from "./set-logo.ts";
import { channelsOf, setDelivery } from "./store.ts";
import { channelView, versionedQuestionsOf } from "./view.ts";

export function registerChannelRoutes({ handle, ctx }: Door): void {
  handle(channelRoutes.list, ({ caller }) =>
    ctx.db.tenant(caller.accountId, async (tx) => (await channelsOf(tx, caller.accountId)).map(channelView)),
  );

  handle(channelRoutes.create, ({ caller, body }) => createChannel(ctx, caller, body));
  handle(channelRoutes.update, ({ caller, params, body }) => changeChannel(ctx, caller, params.id, body));
  handle(channelRoutes.remove, ({ caller, params }) => removeChannel(ctx, caller, params.id));
  handle(channelRoutes.setLogo, ({ caller, params, query, body }) => setLogo(ctx, caller, params.id, body, query));
  handle(channelRoutes.removeLogo, ({ caller, params }) => removeLogo(ctx, caller, params.id));
  handle(channelRoutes.suffix, async ({ caller, query }) => ({
    isFree: await suffixIsFree(ctx, caller, query.linkSuffix, query.channelId),
  }));

  handle(channelRoutes.confirmLinks, ({ caller, params, body }) => confirmLinks(ctx, caller, params.id, body.endedAt));

  handle(channelDutyRoutes.get, ({ caller, params }) =>
    ctx.db.tenant(caller.accountId, async (tx) => {
      const row = (await channelsOf(tx, caller.accountId)).find(({ id }) => id === params.id);
      if (!row) throw new Failure("NOT_FOUND");
      return channelDuties(ctx, tx, row);
    }),
  );
  handle(channelDutyRoutes.save, ({ caller, params, body }) => changeDuties(ctx, caller, params.id, body));

  handle(channelQuestionRoutes.get, ({ caller, params }) =>
    ctx.db.tenant(caller.accountId, async (tx) => {
      const row = (await channelsOf(tx, caller.accountId)).find(({ id }) => id === params.id);
      if (!row) throw new Failure("NOT_FOUND");
      return versionedQuestionsOf(row);
    }),
  );
  handle(channelQuestionRoutes.save, ({ caller, params, body }) => changeQuestions(ctx, caller, params.id, body));

  handle(channelRoutes.setDelivery, ({ caller, params, body }) => {
    const { accountId, userId } = caller;
    const { departmentId: department, conflictDepartmentId: conflict } = body;
    return ctx.db.tenant(accountId, async (tx) => {
      // A report about a department must not come to that department.
      if (department === conflict) throw new Failure("INVALID_INPUT", ["conflictDepartmentId"]);
      const before = await withoutSharing(tx, accountId, async () => {
        if (!(await areDepartments(tx, accountId, [department, conflict]))) throw new Failure("NOT_FOUND");
        await refuseSignedStandIn(tx, accountId, department);
        // Who stands in is somebody else.
        if (conflict) await updateAccount(tx, accountId, { no_stand_in_at: null });
        return setDelivery(tx, accountId, params.id, { department, conflict });
      });
      if (!before) throw new Failure("NOT_FOUND");
      if (before.department === department && before.conflict === conflict) return {};
      const details = { departmentBefore: before.department, department, conflictBefore: before.conflict, conflict };
      record(accountId, { actor: userId, action: "channel.delivery-changed", target: params.id, details });
      // Nobody standing in is no department that reports go to.
      const concerned = [before.department, department, before.conflict, conflict].filter((id) => id !== null);
      await notifyOfDelivery(ctx, tx, caller, concerned);
      emit(accountId, { type: "keys-changed", ref: department });
      return {};
    });
  });
}
