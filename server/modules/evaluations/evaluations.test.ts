import type { ReportType } from "@hz/contract/reports/report-content";
import { auditRoutes } from "@hz/contract/account/audit";
import { evaluationRoutes, type Figures } from "@hz/contract/account/evaluations";
import { handoverRoutes } from "@hz/contract/procedure/handover";
import type { QueryOf } from "@hz/contract/route";
import { newId } from "@hz/crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, aDepartment, anOffice, aSubmitted, type TestOffice } from "../../testing/builders.ts";
import { call, refused } from "../../testing/call.ts";

let own: TestApplication;
beforeAll(async () => {
  own = await testApplication();
});
afterAll(() => own.close());

type Query = QueryOf<typeof evaluationRoutes.get>;
const YEAR = { from: "2025-01-01", to: "2025-12-31" };
const ask = (as: TestOffice["as"], query: Partial<Query> = {}) =>
  call(own.app, evaluationRoutes.get, { as, query: { ...YEAR, ...query } as Query });
const refusal = (as: TestOffice["as"], query: Partial<Query> = {}) =>
  refused(own.app, evaluationRoutes.get, { as, query: { ...YEAR, ...query } as Query });
const filled = ({ cells }: { cells: Record<string, number | null> }) =>
  Object.fromEntries(Object.entries(cells).filter(([, count]) => count !== 0));

/** Copies a report so often, received on a day of that year, in a department of choice. */
async function copies(office: TestOffice, id: string, count: number, change: { at?: string; department?: string; type?: ReportType } = {}) {
  const { at = "2025-05-05T10:00:00Z", department = office.departmentId, type = "anonymous" } = change;
  await own.db.tenant(office.accountId, async (tx) => {
    const row = await tx.selectFrom("reports").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    for (let copy = 0; copy < count; copy++)
      await tx
        .insertInto("reports")
        .values({
          ...row,
          id: newId(),
          number: nextNumber(),
          case_number: newId().slice(0, 12),
          token_hash: Buffer.from(newId()),
          department_id: department,
          report_type: type,
          received_at: at,
          acknowledged_at: new Date(at),
        })
        .execute();
  });
}
let number = 1000;
const nextNumber = () => ++number;

async function aYear() {
  const office = await anOffice(own);
  const { id } = await aSubmitted(own, office);
  return { office, id };
}

test("a period's figures stand beside those of the one before, and other companies count in none", async () => {
  const { office, id } = await aYear();
  await copies(office, id, 3);
  await copies(office, id, 2, { at: "2024-12-31T22:59:59Z", type: "confidential" });
  const stranger = await aYear();
  await copies(stranger.office, stranger.id, 7);
  const { current, previous, before, hidden } = await ask(office.as);
  expect([before, hidden]).toEqual([{ from: "2024-01-01", to: "2024-12-31" }, "none"]);
  expect([filled(current.tables.received), current.tables.received.total]).toEqual([{ "2025-05": 3 }, 3]);
  expect(filled(current.tables.type)).toEqual({ anonymous: 3 });
  expect(filled(previous.tables.type)).toEqual({ confidential: 2 });
  expect(filled(current.tables.channel)).toEqual({ [await channelOf(office)]: 3 });
  expect(current.spans.acknowledgement).toEqual({ state: "there", median: 0, ninth: 0 });
  // All five are still open at the year's end, and have had no feedback.
  expect(filled(current.tables.age)).toEqual({ "over-180": 5 });
  expect(filled(current.tables.overdue)).toEqual({ feedback: 5 });
});

const channelOf = async (office: TestOffice) => (await ask(office.as)).names.channels[0]!.id;

test("findings, messages, measures, disclosures and ends are counted once and where they belong", async () => {
  const { office, id } = await aYear();
  await copies(office, id, 2);
  await own.db.tenant(office.accountId, async (tx) => {
    const [first, second] = await tx.selectFrom("reports").select("id").where("id", "!=", id).execute();
    const base = { account_id: office.accountId, report_id: first!.id, user_id: office.person.userId };
    for (const [result, at] of [
      ["no", "2025-05-06"],
      ["yes", "2025-05-07"],
    ] as const)
      await tx
        .insertInto("procedure_steps")
        .values({ ...base, id: newId(), kind: "scope", result, at: new Date(at) })
        .execute();
    const message = { account_id: office.accountId, report_id: first!.id, box: Buffer.alloc(8), author_id: null };
    for (const [is_from_reporter, created_at] of [
      [false, "2025-05-08"],
      [false, "2025-05-10"],
      // Who comes back after the year has come back; what is open at its end waits all the same.
      [true, "2026-02-01"],
    ] as const)
      await tx
        .insertInto("messages")
        .values({ ...message, id: newId(), is_from_reporter, created_at })
        .execute();
    const measure = { account_id: office.accountId, report_id: first!.id, created_by: base.user_id, user_id: base.user_id };
    for (const [state, day] of [
      ["taken", "2025-12-31"],
      ["planned", "2026-01-01"],
    ] as const)
      await tx
        .insertInto("measures")
        .values({ ...measure, id: newId(), kind: "handover", state, day })
        .execute();
    const disclosure = { ...base, day: "2025-06-01", told: true, at: new Date() };
    const wrong = newId();
    await tx
      .insertInto("disclosures")
      .values({ ...disclosure, id: wrong, ground: "consent", replaces: null })
      .execute();
    await tx
      .insertInto("disclosures")
      .values({ ...disclosure, id: newId(), ground: "court-order", replaces: wrong })
      .execute();
    await sql`update reports set status = 'closed', closed_at = '2025-08-13T10:00:00Z', outcome = 'handed-internal' where id = ${second!.id}`.execute(
      tx,
    );
  });
  const { tables, spans } = (await ask(office.as)).current;
  expect(filled(tables.scope)).toEqual({ yes: 1, none: 1 });
  expect(filled(tables.returned)).toEqual({ yes: 1, no: 1 });
  expect(filled(tables.waiting)).toEqual({ waiting: 1 });
  expect(filled(tables.measures)).toEqual({ "handover taken": 1 });
  expect(filled(tables.disclosures)).toEqual({ "court-order": 1 });
  expect(filled(tables.outcome)).toEqual({ "handed-internal": 1 });
  expect(spans.closure.median).toBe(100);
});

test("§ 8: whoever is outside the office sees no count below five, nor what would give one", async () => {
  const { office, id } = await aYear();
  await copies(office, id, 9);
  await copies(office, id, 3, { type: "confidential" });
  const outside = await aColleague(own, office, { role: "Auswertung" });
  const { current, hidden, own: departments } = await ask(outside.as);
  expect([hidden, departments]).toEqual(["all", []]);
  expect(current.tables.type).toEqual({ cells: { anonymous: null, revealed: 0, confidential: null }, total: 12 });
  expect(current.tables.returned).toEqual({ cells: { yes: null, no: null }, total: null });
  // As it leaves the office it is the same for those inside.
  expect((await ask(office.as, { hidden: "all" })).current).toEqual(current);
  expect((await ask(office.as)).current.tables.type.cells).toMatchObject({ anonymous: 9, confidential: 3 });
});

test("a member who is kept out of one of its cases is outside the office there", async () => {
  const { office, id } = await aYear();
  const biased = await aColleague(own, office, { role: "Admin" });
  expect(await ask(biased.as)).toMatchObject({ hidden: "none", own: [office.departmentId] });
  const { userId } = biased.person;
  await call(own.app, handoverRoutes.recuse, { params: { id }, as: biased.as, body: { id: newId(), userId } });
  expect(await ask(biased.as)).toMatchObject({ hidden: "all", own: [] });
  expect(await refusal(biased.as, { departments: office.departmentId })).toBe("NOT_OWN_DEPARTMENT");
  expect(await refusal(biased.as, { from: "2025-05-05", to: "2025-05-05" })).toBe("PERIOD_UNEVEN");
});

test("members see their own department exactly, others' with small counts hidden", async () => {
  const { office, id } = await aYear();
  const second = await aDepartment(own, office);
  await copies(office, id, 2);
  await copies(office, id, 3, { department: second });
  const { current, hidden } = await ask(office.as);
  expect([hidden, current.tables.type.cells.anonymous, current.tables.type.total]).toEqual(["others", null, null]);
  const alone = await ask(office.as, { departments: office.departmentId });
  expect([alone.hidden, alone.current.tables.type.total]).toEqual(["none", 2]);
  const mine = await ask(office.as, { departments: "own" });
  expect([mine.hidden, mine.current.tables.type.total]).toEqual(["none", 2]);
  expect(await refusal(office.as, { departments: second })).toBe("NOT_OWN_DEPARTMENT");
  // A channel is looked at within the own departments.
  expect((await ask(office.as, { channels: await channelOf(office) })).current.tables.type.total).toBe(2);
});

test("who is outside may neither pick channels and departments nor cut periods small", async () => {
  const { office } = await aYear();
  const outside = await aColleague(own, office, { role: "Auswertung" });
  expect(await refusal(outside.as, { channels: await channelOf(office) })).toBe("NOT_OWN_DEPARTMENT");
  expect(await refusal(outside.as, { departments: office.departmentId })).toBe("NOT_OWN_DEPARTMENT");
  expect((await ask(outside.as, { departments: "own" })).hidden).toBe("all");
  expect(await refusal(outside.as, { to: "2025-12-30" })).toBe("PERIOD_UNEVEN");
  expect((await ask(outside.as, { to: "2025-03-31" })).before).toEqual({ from: "2024-10-01", to: "2024-12-31" });
});

test("what leaves the office keeps to the same rules whoever asks: whole quarters of everything", async () => {
  const { office } = await aYear();
  const file = { hidden: "all" } as const;
  expect((await ask(office.as, { to: "2025-01-30" })).hidden).toBe("none");
  for (const to of ["2025-01-30", "2025-01-31"]) expect(await refusal(office.as, { ...file, to })).toBe("PERIOD_UNEVEN");
  expect(await refusal(office.as, { ...file, channels: await channelOf(office) })).toBe("NOT_OWN_DEPARTMENT");
  expect(await refusal(office.as, { ...file, departments: office.departmentId })).toBe("NOT_OWN_DEPARTMENT");
  expect((await ask(office.as, { ...file, to: "2025-03-31" })).hidden).toBe("all");
});

test("§ 8: a file less what one knows of the own department gives no small count of the others, and it is the same whoever asks", async () => {
  const { office, id } = await aYear();
  const second = await aDepartment(own, office);
  const outside = await aColleague(own, office, { role: "Auswertung" });
  const small = async (query: Partial<Query>) => {
    const [file, mine] = [await ask(office.as, { hidden: "all", ...query }), await ask(office.as, { departments: "own", ...query })];
    expect((await ask(outside.as, query)).current).toEqual(file.current);
    return (["current", "previous"] as const).flatMap((which) =>
      Object.entries(file[which].tables).flatMap(([name, { cells, total }]) => {
        const known = mine[which].tables[name as keyof Figures["tables"]];
        const left = Object.entries(cells).map(([key, count]) => [key, count === null ? 0 : count - (known.cells[key] ?? 0)] as const);
        return [...left, ["total", total === null ? 0 : total - (known.total ?? 0)] as const].filter(([, count]) => count > 0 && count < 5);
      }),
    );
  };
  await copies(office, id, 12, { type: "confidential" });
  await copies(office, id, 1, { department: second });
  expect((await ask(office.as, { hidden: "all" })).current.tables.received.total).toBeNull();
  for (const to of ["2025-12-31", "2025-06-30"]) expect(await small({ to })).toEqual([]);
  // What is enough in all tells its total, and still no cell that is small.
  await copies(office, id, 5, { department: second, type: "confidential" });
  expect((await ask(office.as, { hidden: "all" })).current.tables.received.total).toBe(18);
  for (const to of ["2025-12-31", "2025-06-30"]) expect(await small({ to })).toEqual([]);
});

test("how few have ended follows neither from what is open, nor from the period after, nor from the one after that", async () => {
  const { office, id } = await aYear();
  await copies(office, id, 9, { at: "2023-05-05T10:00:00Z" });
  await own.db.tenant(office.accountId, (tx) =>
    sql`update reports set status = 'closed', closed_at = '2023-08-13T10:00:00Z', outcome = 'duplicate'
      where id in (select id from reports where received_at < '2024-01-01' limit 3)`.execute(tx),
  );
  const outside = await aColleague(own, office, { role: "Auswertung" });
  const totals = ({ tables }: Figures) => [tables.received.total, tables.outcome.total, tables.age.total];
  for (const [year, now, before] of [
    ["2023", [9, null, null], [0, 0, 0]],
    ["2024", [0, null, null], [9, null, null]],
    ["2025", [0, 0, 6], [0, null, null]],
  ] as const) {
    const { current, previous } = await ask(outside.as, { from: `${year}-01-01`, to: `${year}-12-31` });
    expect([totals(current), totals(previous)]).toEqual([now, before]);
    expect([current, previous].map(({ spans }) => spans.age.state === "hidden")).toEqual([now[2] === null, before[2] === null]);
  }
  expect(totals((await ask(office.as, { from: "2023-01-01", to: "2023-12-31" })).current)).toEqual([9, 3, 6]);
});

test("periods that make no sense and what there is not are refused", async () => {
  const { office } = await aYear();
  const stranger = await anOffice(own);
  expect(await refusal(office.as, { from: "2025-02-01", to: "2025-01-31" })).toBe("PERIOD_REVERSED");
  expect(await refusal(office.as, { from: "2015-12-31", to: "2025-12-31" })).toBe("PERIOD_TOO_LONG");
  expect(await refusal(office.as, { from: "2025-02-30" })).toBe("INVALID_INPUT");
  expect(await refusal(office.as, { channels: "alle" })).toBe("INVALID_INPUT");
  for (const channel of [newId(), await channelOf(stranger)]) expect(await refusal(office.as, { channels: channel })).toBe("NOT_FOUND");
  expect(await refusal(office.as, { departments: stranger.departmentId })).toBe("NOT_FOUND");
});

test("an export is an entry with its form and period; people who handle reports only have no figures", async () => {
  const { office } = await aYear();
  await call(own.app, evaluationRoutes.recordExport, { as: office.as, body: { kind: "pdf", ...YEAR } });
  const { entries } = await call(own.app, auditRoutes.list, { as: office.as, query: {} });
  expect(entries.find(({ action }) => action === "evaluations.exported")).toMatchObject({
    details: { kind: "pdf", ...YEAR },
    target: null,
  });
  const handler = await aColleague(own, office);
  expect(await refusal(handler.as)).toBe("FORBIDDEN");
});
