import type { Channel, ChannelChange, channelRoutes, NewChannel } from "@hz/contract/channels/channels";
import { MAX_CHANNELS } from "@hz/contract/limits";
import type { AnswerOf } from "@hz/contract/route";
import type { z } from "zod";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { emit } from "../../events/emit.ts";
import { Failure } from "../../http/failures.ts";
import { demandConfirmation, type UserCaller } from "../../http/handle.ts";
import { accountOf, lockAccount } from "../accounts/index.ts";
import { record } from "../audit/index.ts";
import { notifyOfDelivery } from "../categories/index.ts";
import { oldestDepartment } from "../departments/index.ts";
import { changedLanguages } from "./change-languages.ts";
import { channelsOf, claimSuffix, deleteChannel, insertChannel, isSuffixFree, updateChannel } from "./store.ts";
import { channelView } from "./view.ts";
import { refreshConfirmation } from "../templates/index.ts";

type Row = Awaited<ReturnType<typeof channelsOf>>[number];

/** Runs `work` with the account's channels held, oldest first; says so to open pages. */
export function changing<Result>(
  ctx: Context,
  { accountId }: UserCaller,
  work: (tx: Tx, rows: readonly Row[]) => Promise<Result>,
): Promise<Result> {
  return ctx.db.tenant(accountId, async (tx) => {
    await lockAccount(tx, accountId);
    const result = await work(tx, await channelsOf(tx, accountId));
    emit(accountId, { type: "channels-changed", ref: null });
    return result;
  });
}

export const viewOf = async (tx: Tx, accountId: string, id: string) =>
  channelView((await channelsOf(tx, accountId)).find((row) => row.id === id)!);

/** A channel that goes or comes is a way to whoever stands in that goes or comes: they hear of it. */
const notifyStandIns = async (ctx: Context, tx: Tx, caller: UserCaller, { conflict_department_id: standIn }: Row): Promise<void> => {
  if (standIn !== null) await notifyOfDelivery(ctx, tx, caller, [standIn]);
};

/** Adds a channel, whose reports go where the oldest one's go, also those about the office. Throws LINK_SUFFIX_TAKEN or TOO_MANY_CHANNELS. */
export function createChannel(ctx: Context, caller: UserCaller, given: z.output<typeof NewChannel>): Promise<Channel> {
  return changing(ctx, caller, async (tx, rows) => {
    const { accountId, userId } = caller;
    const { id, name, linkSuffix, description, isActive, settings } = given;
    const there = rows.find((row) => row.id === id);
    if (there) return channelView(there);
    if (rows.length >= MAX_CHANNELS) throw new Failure("TOO_MANY_CHANNELS");
    if (!(await claimSuffix(tx, accountId, id, linkSuffix))) throw new Failure("LINK_SUFFIX_TAKEN", ["linkSuffix"]);
    const companyName = given.companyName || (await accountOf(tx, accountId)).company_name;
    const departmentId = rows[0]?.department_id ?? (await oldestDepartment(tx, accountId));
    if (departmentId === undefined) throw new Failure("NOT_FOUND");
    const conflictDepartmentId = rows[0]?.conflict_department_id ?? null;
    await insertChannel(tx, accountId, { id, name, linkSuffix, companyName, userId, departmentId, conflictDepartmentId });
    await updateChannel(tx, accountId, id, { description, settings, ...(isActive ? {} : { isActive, at: ctx.now() }) });
    await refreshConfirmation(tx, accountId);
    record(accountId, { actor: userId, action: "channel.created", target: id });
    return viewOf(tx, accountId, id);
  });
}

/** Saves what is given and differs. Throws NOT_FOUND, LINK_SUFFIX_TAKEN, CONFIRMATION_NEEDED for how long reports are kept, or INVALID_INPUT where no language would be left or the successor is no other channel. */
export function changeChannel(ctx: Context, caller: UserCaller, id: string, given: z.output<typeof ChannelChange>): Promise<Channel> {
  return changing(ctx, caller, async (tx, rows) => {
    const { accountId, userId } = caller;
    const row = rows.find((one) => one.id === id);
    if (!row) throw new Failure("NOT_FOUND");
    const before = channelView(row);
    const plain = (["name", "linkSuffix", "defaultLanguage", "successorId"] as const).filter(
      (field) => given[field] !== undefined && given[field] !== before[field],
    );
    const { settings = {} } = given;
    const set = (["allowAnonymous", "allowFiles", "requireCategory", "autoAcknowledge", "retentionMonths", "brandColor"] as const).filter(
      (field) => settings[field] !== undefined && settings[field] !== before.settings[field],
    );
    const isSwitched = given.isActive !== undefined && given.isActive !== before.isActive;
    const { languages, isEdited } = changedLanguages(before, given);
    if (plain.length === 0 && set.length === 0 && !isSwitched && !isEdited) return before;
    const { successorId = null } = given;
    if (successorId === id || (successorId !== null && !rows.some((one) => one.id === successorId)))
      throw new Failure("INVALID_INPUT", ["successorId"]);
    if (set.includes("retentionMonths")) demandConfirmation(caller);
    if (plain.includes("linkSuffix") && !(await claimSuffix(tx, accountId, id, given.linkSuffix!)))
      throw new Failure("LINK_SUFFIX_TAKEN", ["linkSuffix"]);
    // Switched off again it would seem to have been on until now.
    await updateChannel(tx, accountId, id, { ...given, languages, isActive: isSwitched ? given.isActive : undefined, at: ctx.now() });
    if (languages) await refreshConfirmation(tx, accountId);
    const details = { fields: [...plain, ...set, ...(isEdited ? ["languages"] : [])], ...(isSwitched && { isActive: given.isActive! }) };
    record(accountId, { actor: userId, action: "channel.changed", target: id, details });
    if (isSwitched) await notifyStandIns(ctx, tx, caller, row);
    return viewOf(tx, accountId, id);
  });
}

/** Deletes a channel, or archives it where reports came by it. Throws NOT_FOUND. */
export function removeChannel(ctx: Context, caller: UserCaller, id: string): Promise<AnswerOf<typeof channelRoutes.remove>> {
  return changing(ctx, caller, async (tx, rows) => {
    const { accountId, userId } = caller;
    const row = rows.find((one) => one.id === id);
    if (!row) throw new Failure("NOT_FOUND");
    const archived = !(await deleteChannel(tx, accountId, id));
    await refreshConfirmation(tx, accountId);
    if (archived && !row.is_active) return { archived };
    if (row.is_active) await notifyStandIns(ctx, tx, caller, row);
    if (archived) await updateChannel(tx, accountId, id, { isActive: false, at: ctx.now() });
    record(accountId, { actor: userId, action: archived ? "channel.archived" : "channel.deleted", target: id });
    return { archived };
  });
}

/** Whether this channel, or a new one, could have this suffix. */
export const suffixIsFree = (
  ctx: Context,
  { accountId }: UserCaller,
  linkSuffix: string,
  channelId: string | undefined,
): Promise<boolean> => ctx.db.tenant(accountId, (tx) => isSuffixFree(tx, accountId, linkSuffix, channelId));
