import { ARCHIVE_TABLES, archiveRoutes, ArchiveRow, CASE_TABLES } from "@hz/contract/account/archive";
import { auditRoutes } from "@hz/contract/account/audit";
import { confirmationRoutes } from "@hz/contract/reports/confirmation";
import { handoverRoutes } from "@hz/contract/procedure/handover";
import { reportRoutes } from "@hz/contract/reports/reports";
import { newId } from "@hz/crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readCatalog } from "../../db/catalog.ts";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, aDepartment, aSubmitted, anOffice, authOf, signIn, type TestOffice } from "../../testing/builders.ts";
import { aRealDepartment } from "../../testing/builders-departments.ts";
import { aFullCompany, type FullCompany } from "../../testing/builders-full.ts";
import { aTransfer } from "../../testing/builders-handover.ts";
import { archiveBegun } from "../../testing/builders-archive.ts";
import { call, refused, send } from "../../testing/call.ts";
import { COLUMNS_LEFT_OUT, NOT_KEPT } from "./contents.ts";

let own: TestApplication;
let company: FullCompany;
let office: TestOffice;
beforeAll(async () => {
  own = await testApplication();
  company = await aFullCompany(own);
  office = await anOffice(own);
  await archiveBegun(own, office);
});
afterAll(() => own.close());

type Row = ArchiveRow["row"];
const rowsIn = (lines: string[]) => lines.map((line) => ArchiveRow.parse(JSON.parse(line)));

test("every table of an account is in the archive or left out for a reason", async () => {
  const catalog = await own.db.directory(readCatalog);
  const tenant = catalog.filter(({ name, rowSecurity }) => rowSecurity && !name.startsWith("directory_")).map(({ name }) => name);
  expect([...ARCHIVE_TABLES, ...CASE_TABLES, ...Object.keys(NOT_KEPT)].toSorted()).toEqual(tenant.toSorted());
  const withReport = catalog.filter(({ columns }) => columns.some(({ name }) => name === "report_id")).map(({ name }) => name);
  // Of a report that is gone nothing is left to go with it; a guest's keys and mails that failed stay behind with everybody else's, and whose guest somebody was outlives the report.
  const apart = ["deletion_records", "grants", "failed_mails", "stand_in_guests"];
  const kept = withReport.filter((name) => !name.startsWith("directory_") && !apart.includes(name));
  expect(kept.filter((name) => !(CASE_TABLES as readonly string[]).includes(name))).toEqual([]);
});

test("rows come whole but for what only the old installation can use, and none of another account", async () => {
  const caller = company.as;
  await archiveBegun(own, company);
  const lines: string[] = [];
  for (const table of ARCHIVE_TABLES) {
    const page = await call(own.app, archiveRoutes.table, { params: { table }, as: caller });
    expect(page.lines.length, table).toBeGreaterThan(0);
    expect(page.next).toBeNull();
    lines.push(...page.lines);
  }
  lines.push(...(await call(own.app, archiveRoutes.report, { params: { id: company.reportId }, as: caller })).lines);
  const rows = rowsIn(lines);
  expect(new Set(rows.map(({ table }) => table))).toEqual(new Set([...ARCHIVE_TABLES, ...CASE_TABLES]));
  expect(new Set(rows.map(({ row }) => row["account_id"]))).toEqual(new Set([company.accountId]));
  const catalog = await own.db.directory(readCatalog);
  for (const { table, row } of rows) {
    const columns = catalog.find(({ name }) => name === table)!.columns.map(({ name }) => name);
    const left = COLUMNS_LEFT_OUT[table] ?? [];
    expect(columns).toEqual(expect.arrayContaining([...left]));
    expect(Object.keys(row)).toEqual(columns.filter((name) => !left.includes(name)));
  }
});

test("a long table comes in pages, each row once, in the order of its key", async () => {
  await own.db.tenant(office.accountId, async (tx) => {
    const rows = Array.from({ length: 1203 }, (_, at) => ({ account_id: office.accountId, id: newId(), name: `K ${at}`, position: at }));
    await tx.insertInto("categories").values(rows).execute();
  });
  const found: Row[] = [];
  const sizes: number[] = [];
  for (let after: string | null | undefined; after !== null;) {
    const query = after === undefined ? {} : { after };
    const page = await call(own.app, archiveRoutes.table, { params: { table: "categories" }, query, as: office.as });
    found.push(...rowsIn(page.lines).map(({ row }) => row));
    sizes.push(page.lines.length);
    after = page.next;
  }
  expect(sizes.slice(0, 2)).toEqual([500, 500]);
  const ids = found.map(({ id }) => String(id));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(ids.toSorted());
  expect(ids.length).toBeGreaterThanOrEqual(1203);
  for (const after of ["unsinn", Buffer.from('["x"]').toString("base64url"), Buffer.from("[]").toString("base64url")])
    expect(await refused(own.app, archiveRoutes.table, { params: { table: "categories" }, query: { after }, as: office.as })).toBe(
      "INVALID_INPUT",
    );
});

test("reports of other departments and those somebody is excluded from are never given, nor counted", async () => {
  const { person } = office;
  const colleague = await aColleague(own, office, { role: "Admin" });
  const elsewhere = await aRealDepartment(own, office, [colleague.person]);
  const [mine, excluded, moved] = [await aSubmitted(own, office), await aSubmitted(own, office), await aSubmitted(own, office)];
  const recusal = { params: { id: excluded.id }, as: office.as, body: { id: newId(), userId: person.userId } };
  await call(own.app, handoverRoutes.recuse, recusal);
  const body = await aTransfer(own, office, moved.id, elsewhere.id);
  await call(own.app, handoverRoutes.transfer, { params: { id: moved.id }, as: office.as, body });

  expect(await archiveBegun(own, office)).toEqual({ reports: 1 });
  expect(await call(own.app, archiveRoutes.reports, { as: office.as })).toEqual({ ids: [mine.id], next: null });
  for (const { id } of [excluded, moved]) {
    expect(await refused(own.app, archiveRoutes.report, { params: { id }, as: office.as })).toBe("NOT_FOUND");
    // Nor does anything of them stand in a table of the account.
    for (const table of ARCHIVE_TABLES) {
      const { lines } = await call(own.app, archiveRoutes.table, { params: { table }, as: office.as });
      expect(lines.join("\n")).not.toContain(id);
    }
  }
});

test("of reports that are gone and of the log it has what this person reads, and the log's numbers, times and hashes", async () => {
  const one = await anOffice(own);
  const elsewhere = await aColleague(own, one, { role: "Admin", departmentId: await aDepartment(own, one) });
  const [plain, recused] = [await aSubmitted(own, one), await aSubmitted(own, one)];
  const excluded = await aColleague(own, one);
  const recusal = { id: newId(), userId: excluded.person.userId };
  await call(own.app, handoverRoutes.recuse, { params: { id: recused.id }, as: one.as, body: recusal });
  for (const { id } of [plain, recused])
    await call(own.app, reportRoutes.remove, { params: { id }, as: one.as, body: { reason: "spam", note: "" } });
  for (const reader of [one, elsewhere]) await archiveBegun(own, reader);
  const of = async (table: (typeof ARCHIVE_TABLES)[number], { as }: Pick<TestOffice, "as">) =>
    rowsIn((await call(own.app, archiveRoutes.table, { params: { table }, as })).lines).map(({ row }) => row);

  expect((await of("deletion_records", one)).map(({ report_id }) => report_id)).toEqual([plain.id]);
  expect(await of("deleted_reports", one)).toHaveLength(1);
  expect(await of("deletion_records", elsewhere)).toEqual([]);
  expect(await of("deleted_reports", elsewhere)).toEqual([]);
  const [mine, theirs] = [await of("audit_entries", one), await of("audit_entries", elsewhere)];
  expect(JSON.stringify(mine)).not.toContain(recused.id);
  expect(mine.find((row) => row["target_id"] === plain.id)).toMatchObject({
    action: "report.deleted",
    entry: expect.stringContaining("spam"),
  });
  for (const id of [plain.id, recused.id, excluded.person.userId]) {
    const about = theirs.filter((row) => JSON.stringify(row).includes(id));
    expect(about.map(({ action }) => action)).toEqual(id === excluded.person.userId ? ["session.started"] : []);
  }
  const chain = (rows: Row[]) => rows.map(({ seq, at, hash }) => ({ seq, at, hash }));
  expect(chain(theirs)).toEqual(chain(mine));
  const blank = { actor_id: null, action: "report.not-read", target_id: null, entry: "" };
  for (const row of theirs.filter(({ entry }) => entry === "")) expect(row).toMatchObject(blank);
  expect(theirs.filter(({ entry }) => entry === "")).toHaveLength(3);
});

test("it takes the password to begin, and all four permissions; beginning and end are in the log, without a plan, too", async () => {
  const one = await anOffice(own);
  await aSubmitted(own, one);
  const { as: session, accountId, person } = one;
  const wrong = await authOf(own, person.email, "Ein anderes Passwort 1!");
  expect(await refused(own.app, archiveRoutes.begin, { as: session, body: { auth: wrong } })).toBe("PASSWORD_WRONG");
  await own.db.tenant(accountId, (tx) =>
    tx
      .updateTable("accounts")
      .set({ subscription_status: "canceled", trial_end_date: new Date(0) })
      .execute(),
  );
  await archiveBegun(own, one);
  await call(own.app, archiveRoutes.finish, { as: session });
  const { entries } = await call(own.app, auditRoutes.list, { as: session, query: {} });
  expect(entries.slice(0, 2).map(({ action, details, actor }) => [action, details, actor?.id])).toEqual([
    ["account.archive-finished", {}, person.userId],
    ["account.archive-begun", {}, person.userId],
  ]);
  const manager = await aColleague(own, one, { role: "Verwaltung" });
  expect(await refused(own.app, archiveRoutes.reports, { as: manager.as })).toBe("FORBIDDEN");
});

describe("nothing of it is read by whoever has not begun one with the password", () => {
  const MINUTE = 60_000;
  let one: TestOffice;
  let report: string;
  beforeAll(async () => {
    one = await anOffice(own);
    report = (await aSubmitted(own, one)).id;
  });
  /** What each call of an archive answers to this session. */
  const answers = async (as = one.as) => {
    const codes = [
      await send(own.app, archiveRoutes.reports, { as }),
      await send(own.app, archiveRoutes.report, { as, params: { id: report } }),
      await send(own.app, archiveRoutes.table, { as, params: { table: "users" } }),
      await send(own.app, archiveRoutes.finish, { as }),
    ].map((reply) => (reply.statusCode === 200 ? 200 : (reply.json<{ code: string }>().code as string)));
    expect(new Set(codes).size, codes.join()).toBe(1);
    return codes[0];
  };

  test("neither right after the sign-in nor by another proof", async () => {
    expect(await answers()).toBe("CONFIRMATION_NEEDED");
    const auth = await authOf(own, one.person.email, one.person.password);
    await call(own.app, confirmationRoutes.confirm, { as: one.as, body: { auth } });
    expect(await answers()).toBe("CONFIRMATION_NEEDED");
    expect(await refused(own.app, archiveRoutes.begin, { as: one.as, body: { auth: "A".repeat(43) } })).toBe("PASSWORD_WRONG");
    expect(await answers()).toBe("CONFIRMATION_NEEDED");
  });

  test("by this session and this person alone, as long as it goes on, and no longer than until its end", async () => {
    const stolen = await signIn(own, one.person);
    const colleague = await aColleague(own, one, { role: "Admin" });
    own.move(6 * MINUTE);
    await archiveBegun(own, one);
    for (const { as } of [stolen, colleague]) expect(await answers(as)).toBe("CONFIRMATION_NEEDED");
    const read = (as = one.as) => send(own.app, archiveRoutes.reports, { as }).then(({ statusCode }) => statusCode);
    for (let n = 0; n < 4; n++) {
      expect(await read()).toBe(200);
      own.move(29 * MINUTE);
    }
    expect(await answers()).toBe(200);
    expect(await answers()).toBe("CONFIRMATION_NEEDED");
  });

  test("after a long silence, or in a new session, once they have proved anew who they are", async () => {
    await archiveBegun(own, one);
    own.move(30 * MINUTE);
    expect(await answers()).toBe("CONFIRMATION_NEEDED");
    const auth = await authOf(own, one.person.email, one.person.password);
    await call(own.app, confirmationRoutes.confirm, { as: one.as, body: { auth } });
    expect(await answers()).toBe(200);
    const again = await signIn(own, one.person);
    expect(await answers(again.as)).toBe(200);
    own.move(6 * MINUTE);
    expect(await answers(again.as)).toBe("CONFIRMATION_NEEDED");
  });
});
