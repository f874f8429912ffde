import { type ChannelDuties, type DutyCode, missingDuties } from "@hz/contract/channels/channel-duties";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { accountOf } from "../accounts/index.ts";
import { newestKeys, signedName } from "../departments/index.ts";
import { storedDuties, storedDutiesOf, type StoredDuties } from "./duties-store.ts";
import { anyChannel, channelsOf } from "./store.ts";
import { type ChannelRow, dutiesView } from "./view.ts";

const SUFFIX = /^[a-z0-9-]{1,60}$/;

/** What a channel's portal says beside its form; `kept` where it was read before. */
export async function channelDuties(ctx: Context, tx: Tx, row: ChannelRow, kept?: StoredDuties): Promise<ChannelDuties> {
  const { account_id: accountId, department_id: departmentId } = row;
  const departmentName = signedName((await newestKeys(tx, accountId)).get(departmentId)!);
  const known = { departmentName, outside: outsideOf(ctx) };
  return dutiesView(row, await accountOf(tx, accountId), known, kept ?? (await storedDutiesOf(tx, accountId, row.id)));
}

/** Whom the operator's part of the agreement names outside of the EU. */
const outsideOf = ({ config: { operator } }: Context): ChannelDuties["outside"] =>
  (operator.texts.processing?.subProcessors ?? []).flatMap(({ name, service, place, transfer }) =>
    transfer === null ? [] : [{ name, service, place, ground: transfer }],
  );

/** What a channel's portal says beside its form, found by its suffix or a former one; null where there is none. */
export async function portalDuties(ctx: Context, linkSuffix: string): Promise<ChannelDuties | null> {
  const accountId = SUFFIX.test(linkSuffix) ? await ctx.channelDirectory(linkSuffix) : undefined;
  if (!accountId) return null;
  return ctx.db.tenant(accountId, async (tx) => {
    const row = await anyChannel(tx, accountId, linkSuffix);
    return row ? channelDuties(ctx, tx, row) : null;
  });
}

/** Which mandatory data are missing of each of the account's channels, by channel. */
export async function missingDutiesOf(tx: Tx, accountId: string): Promise<Map<string, DutyCode[]>> {
  const [account, keys, kept] = [await accountOf(tx, accountId), await newestKeys(tx, accountId), await storedDuties(tx, accountId)];
  const rows = await channelsOf(tx, accountId);
  return new Map(
    rows.map((row) => {
      const known = { departmentName: signedName(keys.get(row.department_id)!), outside: [] };
      return [row.id, missingDuties(dutiesView(row, account, known, kept.get(row.id)))];
    }),
  );
}
