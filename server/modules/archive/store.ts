import { type ArchiveTable, CASE_TABLES, type CaseTable } from "@hz/contract/account/archive";
import { type RawBuilder, sql } from "kysely";
import { readCatalog } from "../../db/catalog.ts";
import type { CatalogTable } from "../../db/catalog-rules.ts";
import type { Database, Tx } from "../../db/database.ts";
import { hiddenGuests } from "../../db/guest-access.ts";
import { isDataError } from "../../db/violations.ts";
import { Failure } from "../../http/failures.ts";
import type { UserCaller } from "../../http/handle.ts";
import { entriesFor } from "../audit/index.ts";
import { COLUMNS_LEFT_OUT } from "./contents.ts";

type Name = ArchiveTable | CaseTable;
/** The database's tables by their names. */
export type Catalog = ReadonlyMap<string, CatalogTable>;

/** Reads what columns and keys the tables have. */
export const catalogOf = async (db: Database): Promise<Catalog> =>
  new Map((await db.directory(readCatalog)).map((table) => [table.name, table]));

type Reader = { accountId: string; userId: string };

const MOST_ROWS = 500;
/** Few enough that rows with pictures or pages of text in them fit into memory. */
const FEW_ROWS = 10;
const LARGE: ReadonlySet<Name> = new Set<Name>(["channel_logos", "channel_duties", "channels"]);

/** A report's columns that its key lies in, and what stands there for whoever waits for the department's. */
const KEY_COLUMNS: Record<string, RawBuilder<unknown>> = {
  sealed_key: sql`''::bytea as sealed_key`,
  fast_key: sql`null::bytea as fast_key`,
  notes_key: sql`null::bytea as notes_key`,
  notes_key_by: sql`null::uuid as notes_key_by`,
};

/** A row as a line of an archive, without the columns that are left out. */
function lineOf(catalog: Catalog, name: Name, hasKey = true) {
  const left = COLUMNS_LEFT_OUT[name] ?? [];
  const columns = catalog.get(name)!.columns.filter((column) => !left.includes(column.name));
  const closed = name === "reports" && !hasKey ? KEY_COLUMNS : {};
  const kept = sql.join(columns.map((column) => closed[column.name] ?? sql.ref(`t.${column.name}`)));
  return sql<string>`json_build_object('table', ${name}::text, 'row', (select row_to_json(k) from (select ${kept}) k))::text`;
}

/** What a table is sorted by, besides the account. */
function keyOf(catalog: Catalog, name: Name) {
  const { indexes, columns } = catalog.get(name)!;
  const names = indexes.find(({ primary }) => primary)!.columns.filter((column) => column !== "account_id");
  return names.map((column) => ({ ref: sql.ref(`t.${column}`), type: columns.find((one) => one.name === column)!.type }));
}

/** The place after a row, as it travels; throws INVALID_INPUT for anything else. */
function placeOf(after: string, length: number): string[] {
  try {
    const place = JSON.parse(Buffer.from(after, "base64url").toString()) as unknown;
    if (Array.isArray(place) && place.length === length && place.every((value) => typeof value === "string")) return place;
  } catch {
    // Said below.
  }
  throw new Failure("INVALID_INPUT", ["after"]);
}

/** A table's rows as this person may have them: of reports that are gone those of their departments that nobody was kept out of. */
function rowsFor(accountId: string, userId: string, name: ArchiveTable) {
  if (name === "audit_entries") return entriesFor(accountId, { userId, mayRead: true });
  // How far the numbers of reports about offices are is for those who read them; a number given out twice nobody could tell from here.
  if (name === "report_counters")
    return sql`(select c.account_id, c.value, coalesce((select max(r.number) from reports r where r.account_id = ${accountId}
      and r.number > 900000 and r.department_id in (select m.department_id from department_members m
        where m.account_id = ${accountId} and m.user_id = ${userId})), 900000) as apart
      from report_counters c where c.account_id = ${accountId})`;
  if (name === "former_keys")
    return sql`(select * from former_keys where account_id = ${accountId} and user_id not in ${hiddenGuests(accountId, userId)})`;
  if (name === "users") return sql`(select * from users where account_id = ${accountId} and id not in ${hiddenGuests(accountId, userId)})`;
  if (name === "stand_in_guests")
    return sql`(select * from stand_in_guests where account_id = ${accountId} and guest_id not in ${hiddenGuests(accountId, userId)})`;
  // Of which case an export was, nobody keeps: who exported what when would tell of cases that this person does not read.
  if (name === "exports") return sql`(select * from exports where account_id = ${accountId} and user_id = ${userId})`;
  if (name !== "deletion_records" && name !== "deleted_reports") return sql`${sql.table(name)}`;
  return sql`(select * from ${sql.table(name)} where account_id = ${accountId} and not had_recusal and department_id in (
    select m.department_id from department_members m where m.account_id = ${accountId} and m.user_id = ${userId}))`;
}

/** A page of a table of the account as this person may have it, in the order of its key, and where the next one begins. */
export async function tablePage(tx: Tx, { accountId, userId }: Reader, catalog: Catalog, name: ArchiveTable, after: string | undefined) {
  const key = keyOf(catalog, name);
  const most = LARGE.has(name) ? FEW_ROWS : MOST_ROWS;
  const place = after === undefined ? [] : placeOf(after, key.length);
  const values = place.map((value, at) => sql`${value}::${sql.raw(key[at]!.type)}`);
  const later = values.length > 0 ? sql`and (${sql.join(key.map(({ ref }) => ref))}) > (${sql.join(values)})` : sql``;
  const order = key.length > 0 ? sql`order by ${sql.join(key.map(({ ref }) => ref))}` : sql``;
  const here = sql`json_build_array(${sql.join(key.map(({ ref }) => sql`${ref}::text`))})::text`;
  const read = sql<{ line: string; place: string }>`select ${lineOf(catalog, name)} as line, ${here} as place
    from ${rowsFor(accountId, userId, name)} t where t.account_id = ${accountId} ${later} ${order} limit ${most}`.execute(tx);
  const { rows } = await read.catch((error: unknown) => {
    // A place that nobody was told.
    throw isDataError(error) ? new Failure("INVALID_INPUT", ["after"]) : error;
  });
  const isLast = rows.length < most || key.length === 0;
  return { lines: rows.map(({ line }) => line), next: isLast ? null : Buffer.from(rows.at(-1)!.place).toString("base64url") };
}

/** Everything of one report, table by table; without its keys to whom they were not granted. */
export async function caseLines(tx: Tx, accountId: string, catalog: Catalog, reportId: string, hasKey: boolean): Promise<string[]> {
  const lines: string[] = [];
  for (const name of CASE_TABLES) {
    const of = sql.ref(name === "reports" ? "t.id" : "t.report_id");
    const { rows } = await sql<{ line: string }>`select ${lineOf(catalog, name, hasKey)} as line from ${sql.table(name)} t
      where t.account_id = ${accountId} and ${of} = ${reportId} order by ${sql.join(keyOf(catalog, name).map(({ ref }) => ref))}`.execute(
      tx,
    );
    for (const { line } of rows) lines.push(line);
  }
  return lines;
}

/** Keeps when a session last read of an archive. */
export const noteArchive = (tx: Tx, { accountId, sessionId }: UserCaller, at: Date | null) =>
  tx.updateTable("sessions").set({ archive_at: at }).where("account_id", "=", accountId).where("id", "=", sessionId).execute();

/** Whether a person has begun an archive since then, as the audit log says. */
export async function beganArchive(tx: Tx, { accountId, userId }: UserCaller, since: Date): Promise<boolean> {
  const entries = tx.selectFrom("audit_entries").select("seq").where("account_id", "=", accountId).where("actor_id", "=", userId);
  const begun = entries.where("at", ">", since).where("action", "=", "account.archive-begun").limit(1);
  return (await begun.executeTakeFirst()) !== undefined;
}
