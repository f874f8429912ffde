import { auditRoutes } from "@hz/contract/account/audit";
import { confidentialityRoutes } from "@hz/contract/reports/confidentiality";
import { berlinDay } from "@hz/contract/procedure/deadlines";
import { messageRoutes } from "@hz/contract/reports/messages";
import { newId, newNotesKey } from "@hz/crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, aDepartment, anOffice, aSubmitted, type Submitted, type TestOffice } from "../../testing/builders.ts";
import { aDisclosure, noBox } from "../../testing/builders-thread.ts";
import { call, refused, send } from "../../testing/call.ts";

let own: TestApplication;
let office: TestOffice;
beforeAll(async () => {
  own = await testApplication();
  office = await anOffice(own);
});
afterAll(() => own.close());

type Body = Awaited<ReturnType<typeof aDisclosure>>;
const add = (id: string, body: Body, as = office.as) => call(own.app, confidentialityRoutes.addDisclosure, { params: { id }, as, body });
const refusal = (id: string, body: Body, as = office.as) =>
  refused(own.app, confidentialityRoutes.addDisclosure, { params: { id }, as, body });
const list = (id: string, as = office.as) => call(own.app, confidentialityRoutes.disclosures, { params: { id }, as });
const notes = (id: string) => call(own.app, messageRoutes.notes, { params: { id }, as: office.as });
const sealed = ({ draft }: Submitted, facts: Parameters<typeof aDisclosure>[3] = {}) => aDisclosure(office, draft, office.person, facts);
/** The same once the notes key is there. */
const later = async (report: Submitted, facts: Parameters<typeof aDisclosure>[3]) => {
  const body = await sealed(report, facts);
  return { ...body, note: { ...body.note, notesKey: null, sealedTo: null } } as unknown as Body;
};

test("§ 9: an entry is in the ledger, its words in a note of its kind, and log and history say that there is one", async () => {
  const report = await aSubmitted(own, office);
  const { id } = report;
  const body = await sealed(report, { ground: "court-order", told: false });
  await add(id, body);
  const me = office.person.userId;
  const facts = { ground: "court-order", day: "2026-01-02", told: false, replaces: null };
  expect(await list(id)).toEqual([{ id: body.note.id, byUserId: me, at: expect.any(String), ...facts }]);
  expect(await notes(id)).toMatchObject([{ id: body.note.id, kind: "disclosure", authorId: me, box: body.note.box }]);
  const { entries } = await call(own.app, auditRoutes.list, { as: office.as, query: { target: id } });
  expect(entries.find(({ action }) => action === "disclosure.recorded")).toMatchObject({
    actor: { id: me },
    details: { ground: "court-order", corrects: null },
  });
  expect(JSON.stringify(entries)).not.toContain("Staatsanwaltschaft");
  const history = await call(own.app, messageRoutes.history, { params: { id }, as: office.as });
  expect(history[0]).toMatchObject({ by: me, what: { kind: "disclosure", isCorrection: false } });
});

test("the same entry may come again and stays one; other words under its id are a conflict", async () => {
  const report = await aSubmitted(own, office);
  const key = newNotesKey();
  const body = await sealed(report, { key });
  expect(await add(report.id, body)).toEqual(await add(report.id, body));
  expect(await list(report.id)).toHaveLength(1);
  const other = await sealed(report, { key });
  expect(await refusal(report.id, { ...other, note: { ...other.note, id: body.note.id } })).toBe("MESSAGE_CONFLICT");
  const elsewhere = await aSubmitted(own, office);
  expect(await refusal(elsewhere.id, body)).toBe("MESSAGE_CONFLICT");
});

test("an entry is corrected by a later one, once, and only within its report", async () => {
  const report = await aSubmitted(own, office);
  const { id } = report;
  const key = newNotesKey();
  const first = await sealed(report, { key });
  await add(id, first);
  const second = await later(report, { key, replaces: first.note.id });
  await add(id, second);
  expect((await list(id)).map(({ replaces }) => replaces)).toEqual([null, first.note.id]);
  expect(await refusal(id, await later(report, { key, replaces: first.note.id }))).toBe("DISCLOSURE_REPLACED");

  const elsewhere = await aSubmitted(own, office);
  for (const replaces of [first.note.id, newId()])
    expect(await refusal(elsewhere.id, await sealed(elsewhere, { replaces }))).toBe("INVALID_INPUT");
  const history = await call(own.app, messageRoutes.history, { params: { id }, as: office.as });
  expect(history[0]).toMatchObject({ what: { kind: "disclosure", isCorrection: true } });
});

test("of two corrections at the same moment one is kept, the other is told", async () => {
  const report = await aSubmitted(own, office);
  const key = newNotesKey();
  const first = await sealed(report, { key });
  await add(report.id, first);
  const corrections = await Promise.all([1, 2, 3].map(() => later(report, { key, replaces: first.note.id })));
  const replies = await Promise.all(
    corrections.map((body) => send(own.app, confidentialityRoutes.addDisclosure, { params: { id: report.id }, as: office.as, body })),
  );
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  expect(await list(report.id)).toHaveLength(2);
});

test("a day to come, and what is no box, are refused", async () => {
  const report = await aSubmitted(own, office);
  const tomorrow = berlinDay(new Date(own.ctx.now().getTime() + 86_400_000));
  expect(await refusal(report.id, await sealed(report, { day: tomorrow }))).toBe("INVALID_INPUT");
  const body = await sealed(report);
  expect(await refusal(report.id, { ...body, note: { ...body.note, box: noBox(4200) } })).toBe("BOX_REFUSED");
  expect(await list(report.id)).toEqual([]);
  expect(await notes(report.id)).toEqual([]);
  await add(report.id, await sealed(report, { day: berlinDay(own.ctx.now()) }));
});

test("who may not read the report may neither see nor add", async () => {
  const report = await aSubmitted(own, office);
  await add(report.id, await sealed(report));
  const stranger = await aColleague(own, office, { departmentId: await aDepartment(own, office) });
  expect(await refused(own.app, confidentialityRoutes.disclosures, { params: { id: report.id }, as: stranger.as })).toBe("NOT_FOUND");
  expect(await refusal(report.id, await sealed(report), stranger.as)).toBe("NOT_FOUND");
});

test("the database itself lets nobody change or remove an entry, and it goes with its report", async () => {
  const report = await aSubmitted(own, office);
  await add(report.id, await sealed(report));
  const inTenant = (statement: ReturnType<typeof sql>) => own.db.tenant(office.accountId, (tx) => statement.execute(tx));
  await expect(inTenant(sql`update disclosures set ground = 'consent'`)).rejects.toThrow(/permission denied/);
  await expect(inTenant(sql`delete from disclosures`)).rejects.toThrow(/permission denied/);
  await inTenant(sql`delete from reports where id = ${report.id}`);
  const left = await inTenant(sql`select 1 from disclosures where report_id = ${report.id}`);
  expect(left.rows).toEqual([]);
});
