import { categoryRoutes } from "@hz/contract/channels/categories";
import { channelRoutes } from "@hz/contract/channels/channels";
import { reportRoutes } from "@hz/contract/reports/reports";
import { messageRoutes } from "@hz/contract/reports/messages";
import { randomBytes, toBase64Url } from "@hz/crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, anOffice, aSubmitted, type TestOffice } from "../../testing/builders.ts";
import { call, refused } from "../../testing/call.ts";

let own: TestApplication;
let office: TestOffice;
beforeAll(async () => {
  own = await testApplication();
  office = await anOffice(own);
});
afterAll(() => own.close());

const wrong = () => toBase64Url(randomBytes(32));
const login = (token: string, from?: string) => call(own.app, reportRoutes.caseLogin, { body: { token }, from });
const tryToken = (token: string, from: string) => refused(own.app, reportRoutes.caseLogin, { body: { token }, from });

test("the token opens the case with what the reporter may see, and nothing of the office", async () => {
  const [category] = await call(own.app, categoryRoutes.list, { as: office.as });
  const { id, draft, body, caseNumber } = await aSubmitted(own, office, { category: { id: category!.id, name: category!.name } });
  const opened = await login(draft.token);
  expect(opened).toMatchObject({
    id,
    caseNumber,
    accountId: office.accountId,
    channelName: "Meldekanal 1",
    status: "new",
    caseWorker: null,
    department: "Interne Meldestelle",
    allowFiles: true,
    hasNotificationEmail: false,
    category: { id: category!.id, name: category!.name },
    wrappedKey: body.wrappedKey,
    body: body.body,
    rkId: body.rkId,
    files: [],
  });
  expect(JSON.stringify(opened)).not.toContain(office.person.userId);
});

test("the case says where its channel's portal is, which goes on while the channel is archived", async () => {
  const target = await anOffice(own);
  const { draft } = await aSubmitted(own, target);
  const [channel] = await call(own.app, channelRoutes.list, { as: target.as });
  expect((await login(draft.token)).linkSuffix).toBe(channel!.linkSuffix);
  await call(own.app, channelRoutes.remove, { params: { id: channel!.id }, as: target.as });
  expect((await login(draft.token)).linkSuffix).toBe(channel!.linkSuffix);
});

test("the reporter sees the handler's name only where the company shows it", async () => {
  const target = await anOffice(own);
  const colleague = await aColleague(own, target);
  const { id, draft } = await aSubmitted(own, target);
  await call(own.app, reportRoutes.update, { params: { id }, as: target.as, body: { assignedTo: colleague.person.userId } });
  expect((await login(draft.token)).caseWorker).toBe("Meldestelle");
  await own.db.tenant(target.accountId, (tx) => tx.updateTable("accounts").set({ show_handler_names: true }).execute());
  expect((await login(draft.token)).caseWorker).toBe(colleague.person.fullName);
});

test("without names it sees the department that answers for the case, also on the desk", async () => {
  const target = await anOffice(own);
  const { id, draft } = await aSubmitted(own, target);
  await call(own.app, reportRoutes.update, { params: { id }, as: target.as, body: { assignedTo: target.person.userId } });
  await own.db.tenant(target.accountId, (tx) => tx.updateTable("departments").set({ name: "Ombudsrat" }).execute());
  expect(await login(draft.token)).toMatchObject({ caseWorker: "Ombudsrat", department: "Ombudsrat" });
  expect((await call(own.app, reportRoutes.get, { params: { id }, as: target.as })).department).toBe("Ombudsrat");
});

test("wrong tokens are counted per origin until no more are looked at; the right one opens all the same", async () => {
  const { draft } = await aSubmitted(own, office);
  const tries: string[] = [];
  for (let n = 0; n < 25; n++) tries.push(await tryToken(wrong(), "10.1.1.1"));
  expect(tries).toEqual([...Array.from({ length: 20 }, () => "CASE_NOT_FOUND"), ...Array.from({ length: 5 }, () => "TOO_MANY_TRIES")]);
  await login(draft.token, "10.1.1.1");
  expect(await tryToken(wrong(), "10.1.1.2")).toBe("CASE_NOT_FOUND");
  own.move(5 * 60_000 + 1);
  expect(await tryToken(wrong(), "10.1.1.1")).toBe("CASE_NOT_FOUND");
});

test("wrong tokens count wherever they are shown", async () => {
  const { id, caseNumber, as } = await aSubmitted(own, office);
  const from = "10.1.1.3";
  for (let n = 0; n < 10; n++) {
    expect(await refused(own.app, messageRoutes.caseList, { params: { id }, as: { authorization: `Case ${wrong()}` }, from })).toBe(
      "CASE_NOT_FOUND",
    );
    const body = { caseNumber, token: wrong(), notificationEmail: "" as const };
    expect(await refused(own.app, reportRoutes.updateNotification, { body, from })).toBe("CASE_NOT_FOUND");
  }
  expect(await tryToken(wrong(), from)).toBe("TOO_MANY_TRIES");
  await call(own.app, messageRoutes.caseList, { params: { id }, as, from });
});

test("§ 8: no IP address of anybody is kept in memory or in the log", async () => {
  await tryToken(wrong(), "203.0.113.77");
  expect(own.log.join("\n")).not.toContain("203.0.113.77");
});

test("a token opens its own case only", async () => {
  const [mine, other] = [await aSubmitted(own, office), await aSubmitted(own, office)];
  expect(await refused(own.app, messageRoutes.caseList, { params: { id: other.id }, as: mine.as })).toBe("CASE_NOT_FOUND");
  const body = { caseNumber: other.caseNumber, token: mine.draft.token, notificationEmail: "eva@example.org" };
  expect(await refused(own.app, reportRoutes.updateNotification, { body })).toBe("CASE_NOT_FOUND");
  expect((await login(other.draft.token)).hasNotificationEmail).toBe(false);
});

test("the token is stored as its hash only", async () => {
  const { draft } = await aSubmitted(own, office);
  const rows = await own.db.directory((tx) => tx.selectFrom("directory_cases").selectAll().execute());
  const hashes = rows.map((row) => row.token_hash.toString("base64url"));
  expect(hashes).toContain(draft.tokenHash);
  expect(hashes).not.toContain(draft.token);
});

test("an address for news is stored sealed, shown to nobody, replaced and removed by the reporter", async () => {
  const { id, draft, caseNumber } = await aSubmitted(own, office);
  const set = (notificationEmail: string) =>
    call(own.app, reportRoutes.updateNotification, { body: { caseNumber, token: draft.token, notificationEmail } });
  const stored = () =>
    own.db.tenant(office.accountId, (tx) => tx.selectFrom("reports").selectAll().where("id", "=", id).executeTakeFirstOrThrow());
  const activity = (await stored()).last_activity_at;
  await set("Eva.Hinweis@example.org");
  const sealed = (await stored()).notification_address!;
  expect(sealed.toString("latin1")).not.toMatch(/eva\.hinweis|example\.org/i);
  expect(own.ctx.secrets.open(sealed, `address ${id}`).toString()).toBe("Eva.Hinweis@example.org");
  expect(() => own.ctx.secrets.open(sealed, `address ${draft.head.departmentId}`)).toThrow();
  expect((await login(draft.token)).hasNotificationEmail).toBe(true);
  const seen = JSON.stringify([
    await call(own.app, reportRoutes.get, { params: { id }, as: office.as }),
    (await call(own.app, reportRoutes.list, { as: office.as })).rows,
  ]);
  expect(seen).not.toMatch(/notification|example\.org/i);
  // When a reporter comes by is no business of the office.
  expect((await stored()).last_activity_at).toEqual(activity);

  await set("anders@example.org");
  expect(own.ctx.secrets.open((await stored()).notification_address!, `address ${id}`).toString()).toBe("anders@example.org");
  await set("");
  expect((await stored()).notification_address).toBeNull();
  expect((await login(draft.token)).hasNotificationEmail).toBe(false);
  const bad = { caseNumber, token: draft.token, notificationEmail: "keine Adresse" };
  expect(await refused(own.app, reportRoutes.updateNotification, { body: bad })).toBe("INVALID_INPUT");
});
