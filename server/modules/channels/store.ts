import { sql } from "kysely";
import type { Database, Tx } from "../../db/database.ts";
import { newId } from "../../db/new-id.ts";
import { defaultLanguages } from "./default-content.ts";

/** Adds a channel with the defaults of the specification (9.4); throws the database's unique violation for a taken suffix. */
export async function insertChannel(
  tx: Tx,
  accountId: string,
  channel: { name: string; linkSuffix: string; companyName: string; userId: string; departmentId: string },
): Promise<string> {
  const id = newId();
  await tx
    .insertInto("channels")
    .values({
      account_id: accountId,
      id,
      user_id: channel.userId,
      name: channel.name,
      link_suffix: channel.linkSuffix,
      company_name: channel.companyName,
      settings: JSON.stringify({ allowAnonymous: true, allowFiles: true, requireCategory: false, logo: null }),
      languages: JSON.stringify(defaultLanguages(channel.name, channel.companyName)),
      department_id: channel.departmentId,
    })
    .execute();
  await tx.insertInto("directory_channels").values({ link_suffix: channel.linkSuffix, account_id: accountId, channel_id: id }).execute();
  return id;
}

export const channelsOf = (tx: Tx, accountId: string) =>
  tx.selectFrom("channels").selectAll().where("account_id", "=", accountId).orderBy("created_at").orderBy("id").execute();

/** Sets where a channel delivers to and gives where it did; undefined where there is no such channel. */
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
    .set({ department_id: to.department, conflict_department_id: to.conflict, updated_at: sql`now()` })
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .execute();
  return before;
}

/** The active channel of this suffix, or undefined. */
export const activeChannel = (tx: Tx, accountId: string, linkSuffix: string) =>
  tx
    .selectFrom("channels")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("link_suffix", "=", linkSuffix)
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

const MAX_REMEMBERED = 10_000;

/**
 * Finds the account of a link suffix. What was found once is remembered in the process; that is safe because every use
 * reads the channel again inside its tenant, by suffix and activity.
 */
export function createChannelDirectory(db: Database) {
  const remembered = new Map<string, string>();
  return async (linkSuffix: string): Promise<string | undefined> => {
    const known = remembered.get(linkSuffix);
    if (known) return known;
    const row = await db.directory((tx) =>
      tx.selectFrom("directory_channels").select("account_id").where("link_suffix", "=", linkSuffix).executeTakeFirst(),
    );
    if (!row) return undefined;
    if (remembered.size >= MAX_REMEMBERED) remembered.clear();
    remembered.set(linkSuffix, row.account_id);
    return row.account_id;
  };
}

/** A channel by its id, archived or not: a report's channel never goes away. */
export const channelOfId = (tx: Tx, accountId: string, id: string) =>
  tx.selectFrom("channels").selectAll().where("account_id", "=", accountId).where("id", "=", id).executeTakeFirstOrThrow();
