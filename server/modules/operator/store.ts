import { CLOSED_STATUSES, REPORT_STATUSES } from "@hz/contract/reports/reports";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

/** Figures of an account, without a look at anything sealed. */
export type Figures = { users: number; channels: number; reports: number; sealedBytes: number };

export async function figuresOf(tx: Tx, accountId: string): Promise<Figures> {
  const { rows } = await sql<Figures>`
    select
      (select count(*)::int from users where account_id = ${accountId} and deleted_at is null) as users,
      (select count(*)::int from channels where account_id = ${accountId} and is_active) as channels,
      (select count(*)::int from reports where account_id = ${accountId}) as reports,
      (select coalesce(sum(size), 0)::float8 from file_parts where account_id = ${accountId}) as "sealedBytes"`.execute(tx);
  return rows[0]!;
}

/** How many reports are open, and how many of the closed ones were promised to be kept for longer or are held. */
export async function retainedReports(tx: Tx, accountId: string, now: Date): Promise<{ open: number; kept: number }> {
  const open = REPORT_STATUSES.filter((status) => !CLOSED_STATUSES.some((one) => one === status));
  const { rows } = await sql<{ open: number; kept: number }>`
    select (count(*) filter (where r.status = any(${open})))::int as open,
      (count(*) filter (where r.status <> all(${open}) and (
        coalesce(r.closed_at, r.updated_at) + make_interval(months => r.promised_months) > ${now}::timestamptz
        or exists (select 1 from retention_holds h where h.account_id = r.account_id and h.report_id = r.id and h.ended_at is null))))::int as kept
    from reports r where r.account_id = ${accountId}`.execute(tx);
  return rows[0]!;
}

/**
 * Locks out everybody: no sign-in, no session, no link of a mail, no portal, no case. The owner, who otherwise stays whatever
 * happens, ceases to be one with that: nobody acts for the account any more. The addresses stay, because by them nightly work
 * finds the account again.
 */
export async function shutDoors(tx: Tx, accountId: string): Promise<void> {
  await tx.updateTable("users").set({ is_active: false, is_account_owner: false }).where("account_id", "=", accountId).execute();
  await tx.updateTable("channels").set({ is_active: false }).where("account_id", "=", accountId).execute();
  await tx.deleteFrom("sessions").where("account_id", "=", accountId).execute();
  const doors = ["sessions", "channels", "cases", "tokens", "tickets", "passkeys"] as const;
  for (const door of doors) await tx.deleteFrom(`directory_${door}`).where("account_id", "=", accountId).execute();
}

/** Deletes so many reports with everything of theirs but their files' bytes; gives how many there were. */
export async function deleteSomeReports(tx: Tx, accountId: string, most: number): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom("reports")
    .where("account_id", "=", accountId)
    .where("id", "in", (from) => from.selectFrom("reports").select("id").where("account_id", "=", accountId).limit(most))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Deletes the account's row and with it whatever is left of it in any table. */
export async function deleteEverything(tx: Tx, accountId: string): Promise<void> {
  // A long audit log goes in one statement.
  await sql`select set_config('statement_timeout', '120s', true)`.execute(tx);
  // What points at channels and departments without going with them goes first, and grants, which point at nothing.
  for (const table of ["reports", "channels", "categories", "grants"] as const)
    await tx.deleteFrom(table).where("account_id", "=", accountId).execute();
  await tx.deleteFrom("accounts").where("account_id", "=", accountId).execute();
}

export type Part = { file_id: string; part: number; sha256: Buffer };

/** Parts of files in the order of their keys, beginning after this one. */
export const partsAfter = (tx: Tx, accountId: string, after: Pick<Part, "file_id" | "part"> | null, most: number): Promise<Part[]> => {
  let query = tx.selectFrom("file_parts").select(["file_id", "part", "sha256"]).where("account_id", "=", accountId);
  if (after) query = query.where(sql<boolean>`(file_id, part) > (${after.file_id}::uuid, ${after.part}::int)`);
  return query.orderBy("file_id").orderBy("part").limit(most).execute();
};
