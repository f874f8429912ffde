import { isReservedSuffix } from "@hz/contract/channels/reserved-suffixes";
import { sql } from "kysely";
import { elsewhere } from "../../db/cells.ts";
import type { Database, Tx } from "../../db/database.ts";
import { remembered } from "../../db/remembered.ts";
import { firstPages } from "./default-content.ts";

/** Adds a channel with the defaults of the specification (9.4); its suffix was claimed before. */
export async function insertChannel(
  tx: Tx,
  accountId: string,
  channel: {
    id: string;
    name: string;
    linkSuffix: string;
    companyName: string;
    userId: string;
    departmentId: string;
    conflictDepartmentId?: string | null;
  },
): Promise<void> {
  await tx
    .insertInto("channels")
    .values({
      account_id: accountId,
      id: channel.id,
      user_id: channel.userId,
      name: channel.name,
      link_suffix: channel.linkSuffix,
      company_name: channel.companyName,
      settings: JSON.stringify({
        allowAnonymous: true,
        allowFiles: true,
        requireCategory: false,
        autoAcknowledge: true,
        retentionMonths: null,
        logo: null,
        brandColor: null,
      }),
      languages: JSON.stringify(firstPages(channel.name, channel.companyName)),
      department_id: channel.departmentId,
      conflict_department_id: channel.conflictDepartmentId ?? null,
    })
    .execute();
}

/**
 * Makes a link suffix the channel's own; false where it is another one's. A suffix never goes to another account, not even
 * when its channel has another one now or is deleted: posters hang for years, and nobody else shall receive who follows them. What is
 * the service's own is refused, but for a channel that was given it before (`isGivenOut`), elsewhere.
 */
export async function claimSuffix(tx: Tx, accountId: string, channelId: string, linkSuffix: string, isGivenOut = false): Promise<boolean> {
  if (isGivenOut || !isReservedSuffix(linkSuffix))
    await tx
      .insertInto("directory_channels")
      .values({ link_suffix: linkSuffix, account_id: accountId, channel_id: channelId })
      .onConflict((conflict) => conflict.column("link_suffix").doNothing())
      .execute();
  if (!(await isSuffixFree(tx, accountId, linkSuffix, channelId))) return false;
  await tx
    .updateTable("directory_channels")
    .set({ channel_id: channelId })
    .where("link_suffix", "=", linkSuffix)
    .where("account_id", "=", accountId)
    .execute();
  return true;
}

/**
 * Whether this channel could have this suffix: nobody has or had it and it is not the service's own, or it does, or a deleted channel of
 * the same account did.
 */
export async function isSuffixFree(tx: Tx, accountId: string, linkSuffix: string, channelId: string | undefined): Promise<boolean> {
  const row = await tx
    .selectFrom("directory_channels as d")
    .leftJoin("channels as c", (on) =>
      on.on("c.account_id", "=", accountId).onRef("c.account_id", "=", "d.account_id").onRef("c.id", "=", "d.channel_id"),
    )
    .select(["d.account_id as account", "d.channel_id as claimed", "c.id as channel"])
    .where("d.link_suffix", "=", linkSuffix)
    .executeTakeFirst();
  if (await isHadElsewhere(linkSuffix)) return false;
  if (!row) return !isReservedSuffix(linkSuffix);
  return row.account === accountId && (row.claimed === channelId || row.channel === null);
}

const isHadElsewhere = async (linkSuffix: string) =>
  (await elsewhere(`channel ${linkSuffix}`, (other) => accountOfSuffix(other, linkSuffix))) !== undefined;

const accountOfSuffix = async (tx: Tx, linkSuffix: string): Promise<string | undefined> =>
  (await tx.selectFrom("directory_channels").select("account_id").where("link_suffix", "=", linkSuffix).executeTakeFirst())?.account_id;

/** Of a channel: since when links and posters that were handed out before open nothing and nobody said that they were renewed; else null. */
export const linksEnded = (channel: string) => sql<Date | null>`(
  select a.links_ended_at from accounts a where a.account_id = ${sql.ref(`${channel}.account_id`)}
    and ${sql.ref(`${channel}.created_at`)} < a.links_ended_at
    and coalesce(${sql.ref(`${channel}.links_renewed_at`)}, '-infinity') < a.links_ended_at)`;

/** The account's channels, oldest first, each with whether reports came by it. */
export const channelsOf = (tx: Tx, accountId: string) =>
  tx
    .selectFrom("channels as c")
    .selectAll("c")
    .select((select) =>
      select
        .exists(
          select
            .selectFrom("reports as r")
            .select("r.id")
            .whereRef("r.account_id", "=", "c.account_id")
            .whereRef("r.channel_id", "=", "c.id")
            .where("r.account_id", "=", accountId),
        )
        .$castTo<boolean>()
        .as("has_reports"),
    )
    .select(linksEnded("c").as("links_ended_at"))
    .where("c.account_id", "=", accountId)
    .orderBy("c.created_at")
    .orderBy("c.id")
    .execute();

type Change = {
  name?: string | undefined;
  companyName?: string;
  linkSuffix?: string | undefined;
  description?: string;
  isActive?: boolean | undefined;
  settings?: object | undefined;
  defaultLanguage?: string | undefined;
  successorId?: string | null | undefined;
  /** All of them, as they are from now on. */
  languages?: object | undefined;
  questions?: object;
  /** When it was switched on or off. */
  at?: Date;
};

/** Changes what is given; settings are added to those that are there. */
export const updateChannel = (tx: Tx, accountId: string, id: string, change: Change) =>
  tx
    .updateTable("channels")
    .set({
      ...(change.name !== undefined && { name: change.name }),
      ...(change.companyName !== undefined && { company_name: change.companyName }),
      ...(change.linkSuffix !== undefined && { link_suffix: change.linkSuffix }),
      ...(change.description !== undefined && { description: change.description }),
      ...(change.defaultLanguage !== undefined && { default_language: change.defaultLanguage }),
      ...(change.successorId !== undefined && { successor_id: change.successorId }),
      ...(change.languages && { languages: JSON.stringify(change.languages) }),
      ...(change.questions && { questions: JSON.stringify(change.questions) }),
      ...(change.settings && { settings: sql<string>`settings || ${JSON.stringify(change.settings)}::jsonb` }),
      ...(change.isActive !== undefined && { is_active: change.isActive, deactivated_at: change.isActive ? null : (change.at ?? null) }),
      updated_at: sql`app_now()`,
    })
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .execute();

/** Deletes a channel by which no report came; false where reports did. Its suffixes stay the account's. */
export async function deleteChannel(tx: Tx, accountId: string, id: string): Promise<boolean> {
  // Whoever submits right now waits for this row, and is refused when it is gone.
  await tx.selectFrom("channels").select("id").where("account_id", "=", accountId).where("id", "=", id).forUpdate().execute();
  const report = tx.selectFrom("reports").select("id").where("account_id", "=", accountId).where("channel_id", "=", id).limit(1);
  if (await report.executeTakeFirst()) return false;
  await tx.deleteFrom("channels").where("account_id", "=", accountId).where("id", "=", id).execute();
  return true;
}

/** Sets where a channel delivers to; resolves to where it did, undefined where there is no such channel. */
export async function setDelivery(
  tx: Tx,
  accountId: string,
  id: string,
  to: { department: string; conflict: string | null },
): Promise<{ department: string; conflict: string | null } | undefined> {
  const before = await tx
    .selectFrom("channels")
    .select(["department_id as department", "conflict_department_id as conflict"])
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  await tx
    .updateTable("channels")
    .set({ department_id: to.department, conflict_department_id: to.conflict, updated_at: sql`app_now()` })
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .execute();
  return before;
}

/** The channel that has this suffix, or had it: a former address leads to where its channel is now. */
const channelAt = (tx: Tx, accountId: string, linkSuffix: string) =>
  tx
    .selectFrom("channels as c")
    .innerJoin("directory_channels as d", (on) => on.onRef("d.account_id", "=", "c.account_id").onRef("d.channel_id", "=", "c.id"))
    .selectAll("c")
    .where("c.account_id", "=", accountId)
    .where("d.link_suffix", "=", linkSuffix);

/** The active one of them. */
export const activeChannel = (tx: Tx, accountId: string, linkSuffix: string) =>
  channelAt(tx, accountId, linkSuffix).where("c.is_active", "=", true).executeTakeFirst();

/** Whether it takes reports or not: cases go on where a channel is archived. */
export const anyChannel = (tx: Tx, accountId: string, linkSuffix: string) => channelAt(tx, accountId, linkSuffix).executeTakeFirst();

/** The channel that takes reports in an archived one's place; one that is archived itself does not. */
export const successorOf = async (tx: Tx, accountId: string, id: string | null) =>
  id === null
    ? undefined
    : tx
        .selectFrom("channels")
        .selectAll()
        .where("account_id", "=", accountId)
        .where("id", "=", id)
        .where("is_active", "=", true)
        .executeTakeFirst();

/** How many channels take reports, and how many there are. */
export const activeChannelCount = (tx: Tx, accountId: string) =>
  tx
    .selectFrom("channels")
    .select([sql<number>`(count(*) filter (where is_active))::int`.as("count"), sql<number>`count(*)::int`.as("total")])
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow();

/** How many channels took reports at each of these moments. */
export async function channelsActiveAt(tx: Tx, accountId: string, moments: readonly Date[]): Promise<number[]> {
  const { rows } = await sql<{ count: number }>`
    select count(c.id)::int as count from unnest(${moments}::timestamptz[]) with ordinality as m (at, place)
    left join channels c on c.account_id = ${accountId} and c.created_at <= m.at and (c.deactivated_at is null or c.deactivated_at > m.at)
    group by m.place order by m.place`.execute(tx);
  return rows.map(({ count }) => count);
}

/** Finds the account of a link suffix, remembered: every use reads the channel again inside its tenant, by suffix and activity. */
export const createChannelDirectory = (db: Database) => remembered((linkSuffix) => db.find((tx) => accountOfSuffix(tx, linkSuffix)));

/** A channel by its id, archived or not: a report's channel never goes away. */
export const channelOfId = (tx: Tx, accountId: string, id: string) =>
  tx.selectFrom("channels").selectAll().where("account_id", "=", accountId).where("id", "=", id).executeTakeFirstOrThrow();

/** The address of an active channel of this account; undefined where there is none. */
export async function suffixOfChannel(tx: Tx, accountId: string, id: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom("channels")
    .select("link_suffix")
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .where("is_active", "=", true)
    .executeTakeFirst();
  return row?.link_suffix;
}

export type StoredLogo = { hash: string; width: number; height: number; content: Buffer };

/** Keeps a channel's only logo, or none. */
export async function replaceLogo(tx: Tx, accountId: string, id: string, logo: StoredLogo | null): Promise<void> {
  await tx.deleteFrom("channel_logos").where("account_id", "=", accountId).where("channel_id", "=", id).execute();
  if (logo) {
    const { hash, content } = logo;
    await tx.insertInto("channel_logos").values({ account_id: accountId, channel_id: id, hash, content }).execute();
  }
  const named = logo && { hash: logo.hash, width: logo.width, height: logo.height };
  await updateChannel(tx, accountId, id, { settings: { logo: named } });
}

/** The picture of this hash of the channel that has this suffix, or had it; undefined where it has none or another one. */
export const logoOf = (tx: Tx, accountId: string, linkSuffix: string, hash: string) =>
  tx
    .selectFrom("channel_logos as l")
    .innerJoin("directory_channels as d", (on) => on.onRef("d.account_id", "=", "l.account_id").onRef("d.channel_id", "=", "l.channel_id"))
    .select("l.content")
    .where("l.account_id", "=", accountId)
    .where("d.link_suffix", "=", linkSuffix)
    .where("l.hash", "=", hash)
    .executeTakeFirst();

/** Keeps who said that a channel's links and posters were renewed. */
export const saveLinksRenewed = (tx: Tx, accountId: string, id: string, { by, at }: { by: string; at: Date }) =>
  tx
    .updateTable("channels")
    .set({ links_renewed_at: at, links_renewed_by: by })
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .execute();
