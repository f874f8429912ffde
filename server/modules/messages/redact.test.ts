import { createHash } from "node:crypto";
import { messageRoutes } from "@hz/contract/reports/messages";
import { reportRoutes } from "@hz/contract/reports/reports";
import { fromBase64Url, newId, newNotesKey, sealTitle, toBase64Url } from "@hz/crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, aDepartment, anOffice, aSubmitted, type Submitted, type TestOffice } from "../../testing/builders.ts";
import { aMessage, aNote, aRedaction, noBox } from "../../testing/builders-thread.ts";
import { call, refused } from "../../testing/call.ts";

let own: TestApplication;
let office: TestOffice;
beforeAll(async () => {
  own = await testApplication();
  office = await anOffice(own);
});
afterAll(() => own.close());

type Body = Awaited<ReturnType<typeof aRedaction>>;
const redact = (id: string, body: Omit<Body, "title"> & { title: string | null }, as = office.as) =>
  call(own.app, messageRoutes.redact, { params: { id }, as, body });
const refusal = (id: string, body: Omit<Body, "title"> & { title: string | null }, as = office.as) =>
  refused(own.app, messageRoutes.redact, { params: { id }, as, body });
const get = (id: string) => call(own.app, reportRoutes.get, { params: { id }, as: office.as });
const history = (id: string, as = office.as) => call(own.app, messageRoutes.history, { params: { id }, as });
const login = ({ draft }: Submitted) => call(own.app, reportRoutes.caseLogin, { body: { token: draft.token } });
const thread = ({ id, as }: Submitted) => call(own.app, messageRoutes.caseList, { params: { id }, as });
const ofBody = ({ draft, body }: Submitted, by = office.person) => aRedaction(office, draft, by, { box: body.body });

/** In how many rows of the account's tables these bytes stand. */
async function found(box: string): Promise<number> {
  const like = `%${Buffer.from(fromBase64Url(box)).toString("hex")}%`;
  const tables = await own.db.tenant(office.accountId, (tx) =>
    sql<{ name: string }>`select distinct table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'account_id' and table_name not like 'directory%'`.execute(tx),
  );
  let rows = 0;
  for (const { name } of tables.rows) {
    const hit = await own.db.tenant(office.accountId, (tx) =>
      sql<{ n: number }>`select count(*)::int as n from ${sql.table(name)} t where t::text like ${like}`.execute(tx),
    );
    rows += hit.rows[0]!.n;
  }
  return rows;
}

test("§ 8: a redacted body takes the place of the old one for both sides, which is gone, and its title with it", async () => {
  const report = await aSubmitted(own, office);
  const { id, draft, body } = report;
  expect(await found(body.body)).toBe(1);
  const title = toBase64Url(await sealTitle(draft.reportKey, draft.head, "█████"));
  const sent = { ...(await ofBody(report)), title, places: 3 };
  await redact(id, sent);
  const by = { byUserId: office.person.userId, at: expect.any(String) };
  expect(await get(id)).toMatchObject({ body: sent.box, title, bodyRedaction: by });
  expect(await login(report)).toMatchObject({ body: sent.box, bodyRedaction: by, redactors: [{ userId: office.person.userId }] });
  expect(await thread(report)).toMatchObject({ bodyRedactedAt: expect.any(String) });
  expect([await found(body.body), await found(body.title), await found(sent.box)]).toEqual([0, 0, 1]);
});

test("§ 8: a redacted message takes the place of the old one; the reporter gets the key that vouches for it", async () => {
  const report = await aSubmitted(own, office);
  const { id, draft, as } = report;
  const message = await aMessage(draft, null, "Ich heiße Erika Muster.");
  await call(own.app, messageRoutes.caseSend, { params: { id }, as, body: message });
  const colleague = await aColleague(own, office);
  const sent = await aRedaction(office, draft, colleague.person, { box: message.box, messageId: message.id });
  await redact(id, sent, colleague.as);
  const after = await thread(report);
  expect(after.messages).toMatchObject([
    { id: message.id, isFromWhistleblower: true, authorId: null, box: sent.box, redaction: { byUserId: colleague.person.userId } },
  ]);
  expect(after.members.map(({ userId }) => userId)).toEqual([colleague.person.userId]);
  expect([await found(message.box), await found(sent.box)]).toEqual([0, 1]);
  // A browser that did not hear that its message had arrived sends it once more: it is there.
  await call(own.app, messageRoutes.caseSend, { params: { id }, as, body: message });
  expect((await thread(report)).messages).toMatchObject([{ box: sent.box }]);
});

test("a text that was redacted meanwhile is not redacted from what stood there before", async () => {
  const report = await aSubmitted(own, office);
  const key = newNotesKey();
  const seal = async () => aRedaction(office, report.draft, office.person, { box: report.body.body, key });
  const first = await seal();
  await redact(report.id, first);
  const late = await seal();
  const second = { ...late, reason: { ...late.reason, notesKey: null, sealedTo: null } } as unknown as Body;
  expect(await refusal(report.id, second)).toBe("TEXT_CHANGED");
  expect(await get(report.id)).toMatchObject({ body: first.box });
  expect(await call(own.app, messageRoutes.notes, { params: { id: report.id }, as: office.as })).toHaveLength(1);
  const again = { ...second, replaces: createHash("sha256").update(fromBase64Url(first.box)).digest("base64url") };
  await redact(report.id, again);
  expect(await get(report.id)).toMatchObject({ body: second.box });
});

test("of two at the same moment one replaces the text, the other is told", async () => {
  const report = await aSubmitted(own, office);
  const key = newNotesKey();
  await call(own.app, messageRoutes.addNote, {
    params: { id: report.id },
    as: office.as,
    body: await aNote(office, report.draft, office.person, { key }),
  });
  const bodies = await Promise.all(
    [1, 2, 3].map(async () => {
      const sent = await aRedaction(office, report.draft, office.person, { box: report.body.body, key });
      return { ...sent, reason: { ...sent.reason, notesKey: null, sealedTo: null } } as unknown as Body;
    }),
  );
  const codes = await Promise.all(
    bodies.map((body) =>
      redact(report.id, body).then(
        () => "done",
        () => refusal(report.id, body),
      ),
    ),
  );
  expect(codes.sort()).toEqual(["TEXT_CHANGED", "TEXT_CHANGED", "done"]);
});

test("the same redaction may come again; another one under its id, or for another report, may not", async () => {
  const [report, other] = [await aSubmitted(own, office), await aSubmitted(own, office)];
  const sent = await ofBody(report);
  await redact(report.id, sent);
  await Promise.all([redact(report.id, sent), redact(report.id, sent)]);
  expect((await history(report.id)).map(({ what }) => what.kind)).toEqual(["redaction", "acknowledged", "received"]);
  const changed = await ofBody(report);
  expect(await refusal(report.id, { ...changed, reason: { ...changed.reason, id: sent.reason.id } })).toBe("MESSAGE_CONFLICT");
  expect(await refusal(other.id, sent)).toBe("MESSAGE_CONFLICT");
});

test("what is no box, a title with a message, and a reason without its key change nothing", async () => {
  const report = await aSubmitted(own, office);
  const sent = await ofBody(report);
  expect(await refusal(report.id, { ...sent, box: noBox(4152) })).toBe("BOX_REFUSED");
  expect(await refusal(report.id, { ...sent, title: noBox(312) })).toBe("BOX_REFUSED");
  expect(await refusal(report.id, { ...sent, messageId: newId(), title: report.body.title })).toBe("INVALID_INPUT");
  expect(await refusal(report.id, { ...sent, messageId: newId() })).toBe("TEXT_CHANGED");
  expect(await refusal(report.id, { ...sent, reason: { ...sent.reason, notesKey: null, sealedTo: null } } as unknown as Body)).toBe(
    "INVALID_INPUT",
  );
  expect(await get(report.id)).toMatchObject({ body: report.body.body, bodyRedaction: null, notesKey: null });
});

test("nobody of another department or company redacts or reads the history, and a reporter neither", async () => {
  const report = await aSubmitted(own, office);
  const sent = await ofBody(report);
  const strangers = [await aColleague(own, office, { departmentId: await aDepartment(own, office) }), await anOffice(own)];
  for (const { as } of strangers) {
    expect(await refusal(report.id, sent, as)).toBe("NOT_FOUND");
    expect(await refused(own.app, messageRoutes.history, { params: { id: report.id }, as })).toBe("NOT_FOUND");
  }
  expect(await refusal(report.id, sent, report.as)).toBe("NOT_SIGNED_IN");
  expect(await get(report.id)).toMatchObject({ body: report.body.body });
});

test("the audit log has ids and figures only, and the reporter learns nothing of the reason", async () => {
  const report = await aSubmitted(own, office);
  const sent = { ...(await ofBody(report)), places: 4 };
  await redact(report.id, sent);
  const entries = await own.db.tenant(office.accountId, (tx) =>
    tx
      .selectFrom("audit_entries")
      .select(["actor_id", "entry"])
      .where("target_id", "=", report.id)
      .where("action", "=", "report.redacted")
      .execute(),
  );
  expect(entries.map(({ actor_id, entry }) => [actor_id, JSON.parse(entry).details])).toEqual([
    [office.person.userId, { message: null, places: 4 }],
  ]);
  const seen = JSON.stringify([await login(report), await thread(report)]);
  expect(seen).not.toContain(sent.reason.id);
  expect(seen).not.toContain(sent.reason.box.slice(60, 100));
});

test("the history has everything that happened, newest first, by ids and figures", async () => {
  const report = await aSubmitted(own, office);
  const { id, draft, as } = report;
  const me = office.person.userId;
  const update = (body: object) => call(own.app, reportRoutes.update, { params: { id }, as: office.as, body });
  const message = await aMessage(draft, null);
  await call(own.app, messageRoutes.caseSend, { params: { id }, as, body: message });
  await update({ status: "in_progress" });
  await update({ assignedTo: me });
  await call(own.app, messageRoutes.send, { params: { id }, as: office.as, body: await aMessage(draft, office.person) });
  await redact(id, await aRedaction(office, draft, office.person, { box: message.box, messageId: message.id }));
  await update({ assignedTo: null, status: "in_progress" });
  expect((await history(id)).map(({ by, what }) => [by, what])).toEqual([
    [me, { kind: "assigned", from: me, to: null }],
    [me, { kind: "redaction", messageId: message.id, places: 1 }],
    [me, { kind: "message", isFromWhistleblower: false, files: 0 }],
    [me, { kind: "assigned", from: null, to: me }],
    [me, { kind: "status", from: "new", to: "in_progress" }],
    [null, { kind: "message", isFromWhistleblower: true, files: 0 }],
    [null, { kind: "acknowledged", way: null }],
    [null, { kind: "received" }],
  ]);
});
