import type { Incident } from "@hz/contract/service-status";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

/** Opens one and gives its number, the next. */
export async function insertIncident(tx: Tx, { title, begunAt }: { title: string; begunAt: Date }): Promise<number> {
  const { number } = await tx
    .insertInto("service_incidents")
    .columns(["number", "title", "begun_at", "ended_at"])
    .expression((eb) =>
      eb
        .selectFrom("service_incidents")
        .select([
          sql<number>`coalesce(max(number), 0) + 1`.as("number"),
          sql<string>`${title}::text`.as("title"),
          sql<Date>`${begunAt}::timestamptz`.as("begun_at"),
          sql<Date | null>`null::timestamptz`.as("ended_at"),
        ]),
    )
    .returning("number")
    .executeTakeFirstOrThrow();
  return number;
}

/** Adds an update at the end. */
export async function insertUpdate(tx: Tx, incident: number, { at, text }: { at: Date; text: string }): Promise<void> {
  await sql`
    insert into service_updates (incident, number, at, text)
    select ${incident}::integer, coalesce(max(number), 0) + 1, ${at}::timestamptz, ${text}::text
    from service_updates where incident = ${incident}::integer`.execute(tx);
}

/** An incident, which nobody else changes until the transaction ends. */
export const lockIncident = (tx: Tx, number: number) =>
  tx.selectFrom("service_incidents").selectAll().where("number", "=", number).forUpdate().executeTakeFirst();

export const endIncident = (tx: Tx, number: number, endedAt: Date) =>
  tx.updateTable("service_incidents").set({ ended_at: endedAt }).where("number", "=", number).execute();

/** Those that last first, else the newest first; at most so many of them. */
export async function findIncidents(tx: Tx, most: number): Promise<Incident[]> {
  const rows = await tx
    .selectFrom("service_incidents")
    .selectAll()
    .orderBy(sql`ended_at is not null`)
    .orderBy("begun_at", "desc")
    .orderBy("number", "desc")
    .limit(most)
    .execute();
  if (rows.length === 0) return [];
  const numbers = rows.map(({ number }) => number);
  const updates = await tx.selectFrom("service_updates").selectAll().where("incident", "in", numbers).orderBy("number").execute();
  return rows.map(({ number, title, begun_at, ended_at }) => ({
    number,
    title,
    begunAt: begun_at.toISOString(),
    endedAt: ended_at?.toISOString() ?? null,
    updates: updates.filter(({ incident }) => incident === number).map(({ at, text }) => ({ at: at.toISOString(), text })),
  }));
}
