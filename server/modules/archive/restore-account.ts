import { randomBytes } from "node:crypto";
import { ARCHIVE_TABLES, type ArchiveTable, CASE_TABLES, type CaseTable } from "@hz/contract/account/archive";
import type { Grant, Member } from "@hz/contract/sign-in/auth";
import type { DepartmentKey } from "@hz/contract/channels/channels";
import { TRIAL_DAYS_WITHOUT_CARD } from "@hz/contract/limits";
import type { NewPassword } from "@hz/contract/sign-in/password-reset";
import { PERMISSIONS } from "@hz/contract/permissions";
import { bytes } from "../../bytes.ts";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { isUniqueViolation } from "../../db/violations.ts";
import { record } from "../audit/index.ts";
import { authHash, emailHash, normalEmail, ownerAnywhere } from "../auth/index.ts";
import { claimSuffix } from "../channels/index.ts";
import { addMember, insertDepartmentKey, insertGrant } from "../departments/index.ts";
import { Refusal } from "../operator/index.ts";
import { bytesOf, hexOf, insertRows, type Row } from "./insert-rows.ts";
import type { StoredPart } from "./stored-parts.ts";
import { asStoredNow } from "./rows-of-before.ts";
import { refreshConfirmation } from "../templates/index.ts";
import { type Catalog, catalogOf } from "./store.ts";

/** Who gets the account: one of its people, with new keys that the account's key vouches for, and a new password. */
export type NewOwner = { userId: string; email: string; password: NewPassword; member: Member; grants: readonly Grant[] };

/** One report's rows by their tables. */
export type CaseRows = Record<CaseTable, Row[]>;

/** An archive that was checked, with what was made for it anew. */
export type ReadBack = {
  accountId: string;
  owner: NewOwner;
  /** Keys of departments that the archive opens nothing of any more, so that new reports find a reader. */
  departments: readonly DepartmentKey[];
  table: (name: ArchiveTable) => AsyncIterable<Row[]>;
  cases: () => AsyncIterable<CaseRows>;
  /** The sealed parts of each file that is there. */
  parts: ReadonlyMap<string, readonly StoredPart[]>;
};

/** Somebody who was excluded from a case: the exclusion names an id under which nobody will ever sign in again. */
export type LostRecusal = { number: number; caseNumber: string; userId: string };

/** Throws Refusal where the account or the address is on this installation already. */
export async function refuseKnown(ctx: Context, accountId: string, email: string): Promise<void> {
  const account = await ctx.db.tenant(accountId, (tx) =>
    tx.selectFrom("accounts").select("account_id").where("account_id", "=", accountId).executeTakeFirst(),
  );
  if (account) throw new Refusal("Dieses Konto gibt es auf dieser Installation schon. Es wurde nichts eingelesen.");
  const taken = await ctx.db.find((tx) =>
    tx.selectFrom("directory_emails").select("account_id").where("email_hash", "=", emailHash(ctx.secrets, email)).executeTakeFirst(),
  );
  if (taken) throw takenAddress(email);
}

const takenAddress = (email: string) =>
  new Refusal(`Mit ${email} ist auf dieser Installation schon jemand angemeldet. Es wurde nichts eingelesen.`);

/** Adds the account with everything of it, in one transaction; gives how many reports it has and whose exclusions no longer hold. Throws Refusal. */
export async function restoreAccount(ctx: Context, archive: ReadBack): Promise<{ reports: number; recusals: LostRecusal[] }> {
  const catalog = await catalogOf(ctx.db);
  const { accountId, owner } = archive;
  try {
    return await ctx.db.tenant(accountId, async (tx) => {
      for (const name of ARCHIVE_TABLES)
        for await (const rows of archive.table(name)) await addTable(ctx, tx, catalog, archive, name, rows);
      for (const key of archive.departments) await insertDepartmentKey(tx, accountId, key);
      for (const grant of owner.grants) await insertGrant(tx, accountId, owner.userId, grant);
      // An archive of before such words were kept has none.
      await refreshConfirmation(tx, accountId);
      await closeChain(tx, accountId);
      const categories = new Set(
        (await tx.selectFrom("categories").select("id").where("account_id", "=", accountId).execute()).map(({ id }) => id),
      );
      let reports = 0;
      const recusals: LostRecusal[] = [];
      for await (const rows of archive.cases()) {
        await addCase(ctx, tx, catalog, archive, categories, rows);
        recusals.push(...lostRecusals(rows, owner.userId));
        reports++;
      }
      record(accountId, { actor: null, action: "account.read-back", details: { reports } });
      return { reports, recusals };
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new Refusal("Das Archiv wird gerade schon eingelesen oder ist es schon. Es wurde nichts geändert.");
    throw error;
  }
}

async function addTable(ctx: Context, tx: Tx, catalog: Catalog, archive: ReadBack, name: ArchiveTable, rows: Row[]): Promise<void> {
  const { accountId, owner } = archive;
  const insert = (given: readonly Row[]) => insertRows(tx, accountId, catalog, name, given);
  switch (name) {
    case "accounts":
      return insert(rows.map((row) => freshAccount(row, ctx.now())));
    case "users":
      await insert(rows.map((row) => (row["id"] === owner.userId ? ownerRow(ctx, row, owner) : formerPerson(ctx, row))));
      return insertFormerKeys(ctx, tx, catalog, archive, rows);
    case "departments":
      // Their seeds stood in the archive as plain text.
      await insert(rows.map((row) => ({ ...row, renewal_due: true })));
      for (const { id } of rows) await addMember(tx, accountId, String(id), owner.userId);
      return;
    case "department_members":
      // Nobody else can sign in.
      return;
    case "channels":
      for (const { id, link_suffix: suffix } of rows)
        if (!(await claimSuffix(tx, accountId, String(id), String(suffix), true)))
          throw new Refusal(`Den Meldekanal „${String(suffix)}“ gibt es auf dieser Installation schon. Es wurde nichts eingelesen.`);
      return insert(rows);
    case "exports":
      await insert(rows);
      for (const row of rows)
        await tx
          .insertInto("directory_exports")
          .values({ file_hash: bytesOf(row["file_hash"]), account_id: accountId })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      return;
    default:
      return insert(rows.map((row) => asStoredNow(name, row)));
  }
}

/** What the account had agreed with the operator of the old installation stays there: here its trial begins. */
function freshAccount(row: Row, now: Date): Row {
  const { subscription_status: _, plan_name: _plan, current_period_end: _end, cancel_at_period_end: _cancel, ...kept } = row;
  const none = {
    trial_reminded_at: null,
    trial_over_mailed_at: null,
    payment_standing: null,
    agreement_told: null,
    deletion_due_at: null,
    deletion_reminded_at: null,
    deletion_begun_at: null,
  };
  return { ...kept, ...none, trial_end_date: new Date(now.getTime() + TRIAL_DAYS_WITHOUT_CARD * 86_400_000).toISOString() };
}

function ownerRow(ctx: Context, row: Row, { userId, email, password, member }: NewOwner): Row {
  return {
    ...row,
    email: normalEmail(email),
    role: "Admin",
    permissions: [...PERMISSIONS],
    is_account_owner: true,
    is_email_verified: true,
    is_active: true,
    kdf_suite: password.kdfSuite,
    kdf_salt: hexOf(bytes(password.kdfSalt)),
    auth_hash: hexOf(authHash(ctx.secrets, userId, password.auth)),
    user_key_wrap: hexOf(ctx.secrets.seal(bytes(password.userKeyWrap), `user-key ${userId}`)),
    kem_public_key: hexOf(bytes(member.kemPublicKey)),
    sig_public_key: hexOf(bytes(member.sigPublicKey)),
    joined_at: member.joinedAt,
    member_signature: hexOf(bytes(member.signature)),
    invite_public_key: null,
    invite_permits: null,
    invite_not_after: null,
    invite_certificate: null,
    keys_changed_at: ctx.now().toISOString(),
    deleted_at: null,
  };
}

/** As if deleted: name and public keys stay, because messages, notes and the audit log go on naming the person. */
function formerPerson(ctx: Context, row: Row): Row {
  return {
    ...row,
    // The address becomes free; this one nobody can have.
    email: `${String(row["id"])}@geloescht.invalid`,
    role: "Individuell",
    permissions: [],
    is_account_owner: false,
    is_email_verified: false,
    is_active: false,
    kdf_salt: hexOf(randomBytes(16)),
    auth_hash: hexOf(randomBytes(32)),
    user_key_wrap: hexOf(new Uint8Array()),
    deleted_at: row["deleted_at"] ?? ctx.now().toISOString(),
  };
}

/** What the new owner signed with their former keys stays signed. */
async function insertFormerKeys(
  ctx: Context,
  tx: Tx,
  catalog: Catalog,
  { accountId, owner }: ReadBack,
  rows: readonly Row[],
): Promise<void> {
  const row = rows.find(({ id }) => id === owner.userId);
  if (row) {
    const hash = emailHash(ctx.secrets, owner.email);
    if (await ownerAnywhere(tx, hash)) throw takenAddress(owner.email);
    await tx.insertInto("directory_emails").values({ email_hash: hash, account_id: accountId, user_id: owner.userId }).execute();
    if (row["member_signature"] === null) return;
    const { kem_public_key, sig_public_key, joined_at, member_signature } = row;
    const { invite_public_key, invite_permits, invite_not_after, invite_certificate } = row;
    const keys = { kem_public_key, sig_public_key, joined_at, member_signature };
    const invite = { invite_public_key, invite_permits, invite_not_after, invite_certificate };
    const place = { id: crypto.randomUUID(), user_id: owner.userId, replaced_at: ctx.now().toISOString() };
    await insertRows(tx, accountId, catalog, "former_keys", [{ ...keys, ...invite, ...place } as Row]);
  }
}

/** The chain goes on after the last entry of the archive. */
async function closeChain(tx: Tx, accountId: string): Promise<void> {
  const last = await tx
    .selectFrom("audit_entries")
    .select(["seq", "hash"])
    .where("account_id", "=", accountId)
    .orderBy("seq", "desc")
    .limit(1)
    .executeTakeFirst();
  if (last) await tx.insertInto("audit_heads").values({ account_id: accountId, seq: last.seq, hash: last.hash }).execute();
}

/** Everybody but the owner comes back under a new id, if at all. */
function lostRecusals({ reports, recusals }: CaseRows, ownerId: string): LostRecusal[] {
  const { number, case_number: caseNumber } = reports[0]!;
  return recusals
    .filter((row) => row["lifted_at"] === null && row["user_id"] !== ownerId)
    .map((row) => ({ number: Number(number), caseNumber: String(caseNumber), userId: String(row["user_id"]) }));
}

async function addCase(
  ctx: Context,
  tx: Tx,
  catalog: Catalog,
  { accountId, owner, parts }: ReadBack,
  categories: ReadonlySet<string>,
  rows: CaseRows,
): Promise<void> {
  const reportRow = rows.reports[0]!;
  const reports = rows.reports.map((row) => ({
    ...row,
    submit_hash: hexOf(randomBytes(32)),
    assigned_to: row["assigned_to"] === owner.userId ? owner.userId : null,
    // One that went while the archive was made.
    category_id: categories.has(String(row["category_id"])) ? row["category_id"]! : null,
  }));
  const files: Row[] = rows.files
    .filter(({ id }) => parts.has(String(id)))
    .map((row) => ({ ...row, channel_id: null, uploader_hash: hexOf(randomBytes(32)) }));
  // No guest can sign in any more.
  const guests = rows.guest_accesses.map((row) => ({ ...row, ended_at: row["ended_at"] ?? ctx.now().toISOString() }));
  // The thirty days of the list before deletion begin anew, or the first night would delete what nobody saw there.
  const restored: CaseRows = { ...rows, reports, files, guest_accesses: guests, retention_announcements: [], retention_notices: [] };
  for (const name of CASE_TABLES) await insertRows(tx, accountId, catalog, name, restored[name]);
  for (const { id } of files) {
    const stored = parts.get(String(id))!.map(({ part, size, sha256 }) => ({ file_id: id!, part, size, sha256: hexOf(sha256) }));
    await insertRows(tx, accountId, catalog, "file_parts", stored);
  }
  await tx
    .insertInto("directory_cases")
    .values({ token_hash: bytesOf(reportRow["token_hash"]), account_id: accountId, report_id: String(reportRow["id"]) })
    .execute();
}
