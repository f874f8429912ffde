import { DutyFacts, NO_FACTS, OwnBody, OwnTexts } from "@hz/contract/channels/channel-duties";
import { sql } from "kysely";
import * as z from "zod";
import type { Tx } from "../../db/database.ts";

/** Of facts that were not known when a row was written there is nothing in it. */
const Stored = z.object({ facts: DutyFacts.partial(), bodies: z.array(OwnBody), texts: OwnTexts });
export type StoredDuties = { facts: DutyFacts; bodies: OwnBody[]; texts: z.infer<typeof OwnTexts> };

const NOTHING: StoredDuties = { facts: NO_FACTS, bodies: [], texts: {} };

/** What was given of each of the account's channels, by channel; those of which nothing was given are not in it. */
export async function storedDuties(tx: Tx, accountId: string): Promise<Map<string, StoredDuties>> {
  const rows = await tx.selectFrom("channel_duties").selectAll().where("account_id", "=", accountId).execute();
  return new Map(rows.map((row) => [row.channel_id, fromRow(row)]));
}

/** What was given of one channel. */
export async function storedDutiesOf(tx: Tx, accountId: string, channelId: string): Promise<StoredDuties> {
  const row = await tx
    .selectFrom("channel_duties")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("channel_id", "=", channelId)
    .executeTakeFirst();
  return row ? fromRow(row) : NOTHING;
}

/** The data of one channel without its texts, which are long: every page of the portal asks for them. */
export async function dutyFactsOf(tx: Tx, accountId: string, channelId: string): Promise<DutyFacts> {
  const row = await tx
    .selectFrom("channel_duties")
    .select("facts")
    .where("account_id", "=", accountId)
    .where("channel_id", "=", channelId)
    .executeTakeFirst();
  return { ...NO_FACTS, ...DutyFacts.partial().parse(row?.facts ?? {}) };
}

/** Keeps what is given of a channel from now on. */
export async function saveDuties(tx: Tx, accountId: string, channelId: string, duties: StoredDuties): Promise<void> {
  const { facts, bodies, texts } = duties;
  const values = { facts: JSON.stringify(facts), bodies: JSON.stringify(bodies), texts: JSON.stringify(texts) };
  await tx
    .insertInto("channel_duties")
    .values({ account_id: accountId, channel_id: channelId, ...values })
    .onConflict((conflict) => conflict.columns(["account_id", "channel_id"]).doUpdateSet({ ...values, updated_at: sql<Date>`app_now()` }))
    .execute();
}

function fromRow(row: { facts: unknown; bodies: unknown; texts: unknown }): StoredDuties {
  const { facts, bodies, texts } = Stored.parse({ facts: row.facts, bodies: row.bodies, texts: row.texts });
  return { facts: { ...NO_FACTS, ...facts }, bodies, texts };
}
