import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readCatalog } from "../../db/catalog.ts";
import type { CatalogTable } from "../../db/catalog-rules.ts";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { wholeOf } from "../../testing/builders-files.ts";
import { aFullCompany, type FullCompany, rowsOf, SEALED_WORDS } from "../../testing/builders-full.ts";
import { onQueue } from "../../testing/job-queue.ts";
import { CONTENTS, LEFT_OUT } from "./contents.ts";
import { exportAccount, type Exported, type Sink } from "./index.ts";

let own: TestApplication;
let company: FullCompany;
let other: FullCompany;
let catalog: CatalogTable[];
let exported: Exported;
const files = new Map<string, Buffer>();

const into =
  (kept: Map<string, Buffer>): Sink =>
  async (path, body) => {
    const chunks: Buffer[] = [];
    for await (const chunk of body) chunks.push(Buffer.from(chunk as string));
    kept.set(path, Buffer.concat(chunks));
  };

beforeAll(async () => {
  own = await testApplication();
  company = await aFullCompany(own);
  other = await aFullCompany(own);
  catalog = await own.db.directory(readCatalog);
  exported = await exportAccount(own.ctx, company.accountId, into(files));
});
afterAll(() => own.close());

type Line = Record<string, unknown>;
const linesOf = (table: string): Line[] =>
  files
    .get(`tabellen/${table}.jsonl`)!
    .toString()
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);
const tenantTables = () => catalog.filter(({ name, rowSecurity }) => rowSecurity && !name.startsWith("directory_"));

test("every table of an account is there, with all of its rows and none of another account", async () => {
  const rows = await rowsOf(own, company.accountId);
  // The company of this test uses every table: whoever adds one gives it a row.
  expect(Object.entries(rows).filter(([, count]) => count === 0)).toEqual([]);
  const names = tenantTables().map(({ name }) => name);
  expect(Object.keys(CONTENTS).sort()).toEqual(names.sort());
  expect(exported.tables.map(({ name }) => name).sort()).toEqual(names);
  for (const name of names) {
    // The entry about the export itself.
    expect(linesOf(name), name).toHaveLength(rows[name]!);
    expect(new Set(linesOf(name).map((line) => line["account_id"]))).toEqual(new Set([company.accountId]));
  }
  expect(Buffer.concat([...files.values()]).includes(other.accountId)).toBe(false);
});

test("every column is there but the ones that are left out by name", () => {
  for (const { name, columns } of tenantTables()) {
    const left = Object.keys(LEFT_OUT[name as "users"] ?? {});
    const known = columns.map((column) => column.name);
    expect(known).toEqual(expect.arrayContaining(left));
    expect(Object.keys(linesOf(name)[0]!), name).toEqual(known.filter((column) => !left.includes(column)));
  }
});

test("each column of bytes, and each that sounds like a secret, was decided on", () => {
  const decided = tenantTables().flatMap(({ name, columns }) =>
    columns
      .filter((column) => column.type === "bytea" || /hash|secret|token|salt|code/.test(column.name))
      .filter((column) => !Object.hasOwn(LEFT_OUT[name as "users"] ?? {}, column.name))
      .map((column) => `${name}.${column.name}`),
  );
  // What stands here goes out: public keys, signatures, boxes that only people open, the chain of the audit log, what records in the DNS say.
  expect(decided).toEqual([
    "accounts.public_key",
    "audit_entries.hash",
    "audit_heads.hash",
    "channel_domains.token",
    "channel_logos.hash",
    "channel_logos.content",
    "department_keys.public_key",
    "department_keys.signature",
    "emergency_keys.kem_public_key",
    "emergency_keys.sig_public_key",
    "emergency_keys.member_signature",
    "emergency_keys.wrap",
    "exports.file_hash",
    "file_parts.sha256",
    "former_account_keys.public_key",
    "former_keys.kem_public_key",
    "former_keys.sig_public_key",
    "former_keys.member_signature",
    "former_keys.invite_public_key",
    "former_keys.invite_certificate",
    "grants.box",
    "grants.signature",
    "invitations.public_key",
    "invitations.certificate",
    "key_log.signature",
    "key_log.hash",
    "key_log_notes.box",
    "messages.box",
    "notes.box",
    "passkeys.credential_id",
    "passkeys.public_key",
    "receipt_signatures.text_hash",
    "receipt_signatures.signature",
    "report_evidence.body_hash",
    "report_evidence.wording",
    "report_evidence.signature",
    "reports.rk_id",
    "reports.reporter_pk",
    "reports.sealed_key",
    "reports.fast_key",
    "reports.wrapped_key",
    "reports.title",
    "reports.body",
    "reports.notes_key",
    "successions.former_public_key",
    "successions.public_key",
    "successions.signature",
    "users.kdf_salt",
    "users.recovery_wrap",
    "users.kem_public_key",
    "users.sig_public_key",
    "users.member_signature",
    "users.invite_public_key",
    "users.invite_certificate",
  ]);
});

test("no secret of the server is in it, in no spelling, and no word of a report", async () => {
  const all = Buffer.concat([...files.values()]);
  let secrets = 0;
  for (const [table, columns] of Object.entries(LEFT_OUT))
    for (const column of Object.keys(columns)) {
      const rows = await onQueue<Record<string, unknown>>(own, `select ${column} from ${table} where account_id = $1`, [company.accountId]);
      for (const value of rows.map((row) => row[column])) {
        if (!Buffer.isBuffer(value)) continue;
        secrets++;
        for (const spelling of ["base64", "base64url", "hex"] as const) expect(all.includes(value.toString(spelling))).toBe(false);
      }
    }
  expect(secrets).toBeGreaterThan(8);
  for (const words of SEALED_WORDS) expect(all.includes(words)).toBe(false);
});

test("bytes are base64 and exact, and the parts of files lie beside them as they are stored", async () => {
  const [row] = await onQueue<{ body: Buffer; content: Buffer }>(
    own,
    `select r.body, l.content from reports r, channel_logos l where r.account_id = $1 and l.account_id = $1`,
    [company.accountId],
  );
  expect(Buffer.from(linesOf("reports")[0]!["body"] as string, "base64")).toEqual(row!.body);
  expect(linesOf("channel_logos")[0]!["content"]).toBe(row!.content.toString("base64"));
  const whole = Buffer.from(wholeOf(company.file));
  const name = `dateien/${company.file.id}/0-${createHash("sha256").update(whole).digest("hex")}`;
  expect([...files.keys()].filter((path) => path.startsWith("dateien/"))).toEqual([name]);
  expect(files.get(name)!.equals(whole)).toBe(true);
  expect(exported).toMatchObject({ parts: 1, bytes: whole.length, missing: [], damaged: [] });
});

test("the text beside it says what is what, and what is not there", () => {
  const text = files.get("LIESMICH.txt")!.toString();
  for (const { name } of exported.tables) expect(text).toMatch(new RegExp(`^ {2}${name} +\\d+ {2}\\S`, "m"));
  expect(text).toContain("users.auth_hash");
  expect(text).toContain("versiegelt");
  expect(text).not.toContain("Achtung");
});

test("the account's own log says that it was exported", () => {
  expect(linesOf("audit_entries").at(-1)).toMatchObject({ actor_id: null, action: "account.exported" });
});

test("more rows than are read at once all arrive, each once", async () => {
  await own.db.tenant(other.accountId, async (tx) => {
    const row = await tx.selectFrom("notes").selectAll().executeTakeFirstOrThrow();
    const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
    await tx
      .insertInto("notes")
      .values(Array.from({ length: 59 }, (_, n) => ({ ...row, id: id(n) })))
      .execute();
  });
  const kept = new Map<string, Buffer>();
  await exportAccount(own.ctx, other.accountId, into(kept));
  const lines = kept.get("tabellen/notes.jsonl")!.toString().trim().split("\n");
  expect(lines).toHaveLength(60);
  expect(new Set(lines).size).toBe(60);
});

test("what is written while it runs is not in it: all tables are of one moment", async () => {
  const kept = new Map<string, Buffer>();
  const before = (await rowsOf(own, other.accountId))["notes"]!;
  const { tables } = await exportAccount(own.ctx, other.accountId, async (path, body) => {
    await into(kept)(path, body);
    if (path !== "tabellen/accounts.jsonl") return;
    await own.db.tenant(other.accountId, async (tx) => {
      const row = await tx.selectFrom("notes").selectAll().executeTakeFirstOrThrow();
      await tx
        .insertInto("notes")
        .values({ ...row, id: "00000000-0000-4000-9000-000000000000" })
        .execute();
    });
  });
  expect((await rowsOf(own, other.accountId))["notes"]).toBe(before + 1);
  expect(tables.find(({ name }) => name === "notes")).toEqual({ name: "notes", rows: before });
});

test("bytes that the store has lost or damaged are named, and the rest comes all the same", async () => {
  const part = `0-${createHash("sha256")
    .update(Buffer.from(wholeOf(other.file)))
    .digest("hex")}`;
  const key = `${other.accountId}/${other.file.id}/${part}`;
  const kept = new Map<string, Buffer>();
  await own.ctx.store.put(key, new Uint8Array(5));
  expect((await exportAccount(own.ctx, other.accountId, into(kept))).damaged).toEqual([`dateien/${other.file.id}/${part}`]);
  await own.ctx.store.delete(key);
  const result = await exportAccount(own.ctx, other.accountId, into(kept));
  expect(result).toMatchObject({ missing: [`dateien/${other.file.id}/${part}`], damaged: [] });
  expect(kept.get("LIESMICH.txt")!.toString()).toContain("Achtung: Diese Teile fehlen");
});

test("an account that does not exist is refused", async () => {
  await expect(exportAccount(own.ctx, "00000000-0000-4000-8000-000000000000", into(new Map()))).rejects.toThrow("gibt es nicht");
});
