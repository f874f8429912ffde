import { sql, type Selectable } from "kysely";
import { elsewhere } from "../../db/cells.ts";
import type { Tx } from "../../db/database.ts";
import type { Tables } from "../../db/tables.ts";

export type DomainRow = Selectable<Tables["channel_domains"]>;

/** The link suffix of a channel, active or not; undefined where there is none. */
export async function suffixOf(tx: Tx, accountId: string, channelId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom("channels")
    .select("link_suffix")
    .where("account_id", "=", accountId)
    .where("id", "=", channelId)
    .executeTakeFirst();
  return row?.link_suffix;
}

/** A channel's domains, oldest first. */
export const domainsOf = (tx: Tx, accountId: string, channelId: string): Promise<DomainRow[]> =>
  tx
    .selectFrom("channel_domains")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("channel_id", "=", channelId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();

export const provedOf = (tx: Tx, accountId: string) =>
  tx
    .selectFrom("channel_domains")
    .select(["channel_id", "domain"])
    .where("account_id", "=", accountId)
    .where("proved_at", "is not", null)
    .orderBy("created_at")
    .orderBy("id")
    .execute();

export const domainOfId = (tx: Tx, accountId: string, id: string): Promise<DomainRow | undefined> =>
  tx.selectFrom("channel_domains").selectAll().where("account_id", "=", accountId).where("id", "=", id).executeTakeFirst();

/** The same, held until the transaction ends. */
export const lockDomain = (tx: Tx, accountId: string, id: string): Promise<DomainRow | undefined> =>
  tx.selectFrom("channel_domains").selectAll().where("account_id", "=", accountId).where("id", "=", id).forUpdate().executeTakeFirst();

/** Adds a domain that is still to be proved; undefined where the account has it already. */
export const insertDomain = (
  tx: Tx,
  accountId: string,
  given: { id: string; channelId: string; domain: string; token: string },
): Promise<DomainRow | undefined> =>
  tx
    .insertInto("channel_domains")
    .values({ account_id: accountId, id: given.id, channel_id: given.channelId, domain: given.domain, token: given.token })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();

type Change = Partial<Pick<DomainRow, "proved_at" | "missing_since" | "lost_at" | "checked_at">>;

export const updateDomain = (tx: Tx, accountId: string, id: string, change: Change): Promise<DomainRow> =>
  tx
    .updateTable("channel_domains")
    .set(change)
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();

export async function deleteDomain(tx: Tx, accountId: string, channelId: string, id: string): Promise<string | undefined> {
  const row = await tx
    .deleteFrom("channel_domains")
    .where("account_id", "=", accountId)
    .where("channel_id", "=", channelId)
    .where("id", "=", id)
    .returning("domain")
    .executeTakeFirst();
  return row?.domain;
}

/** Makes a proved domain the account's own; false where another account proved it before. */
export async function claimDomain(tx: Tx, accountId: string, { id, domain }: DomainRow, linkSuffix: string): Promise<boolean> {
  await tx
    .insertInto("directory_domains")
    .values({ domain, account_id: accountId, domain_id: id, link_suffix: linkSuffix })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await tx
    .selectFrom("directory_domains")
    .select("account_id")
    .where("account_id", "=", accountId)
    .where("domain_id", "=", id)
    .executeTakeFirst();
  if (row === undefined) return false;
  const other = await elsewhere(`domain ${domain}`, (there) =>
    there.selectFrom("directory_domains").select("account_id").where("domain", "=", domain).executeTakeFirst(),
  );
  if (other) await releaseDomain(tx, accountId, id);
  return other === undefined;
}

/** Gives a domain free for whoever proves it next. */
export const releaseDomain = (tx: Tx, accountId: string, id: string) =>
  tx.deleteFrom("directory_domains").where("account_id", "=", accountId).where("domain_id", "=", id).execute();

/** All proved domains, whoever has them. */
export const provedDomains = (tx: Tx) =>
  tx
    .selectFrom("directory_domains")
    .select(["domain", "link_suffix", "account_id", "domain_id"])
    .orderBy(sql`domain`)
    .execute();
