import { NEW_CHANNEL_LANGUAGES } from "@hz/contract/languages";
import { auditRoutes } from "@hz/contract/account/audit";
import { companyRoutes } from "@hz/contract/account/company";
import { channelRoutes } from "@hz/contract/channels/channels";
import { acknowledgementDue, feedbackDue } from "@hz/contract/procedure/deadlines";
import { messageRoutes } from "@hz/contract/reports/messages";
import { procedureRoutes } from "@hz/contract/procedure/procedure";
import { reportRoutes } from "@hz/contract/reports/reports";
import { templateRoutes } from "@hz/contract/templates/templates";
import { newId } from "@hz/crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runForAll } from "../../testing/account-runs.ts";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, anOffice, aSubmitted, type Submitted, type TestOffice } from "../../testing/builders.ts";
import { aMessage } from "../../testing/builders-thread.ts";
import { call, refused, send } from "../../testing/call.ts";
import { afterRelease } from "../templates/confirmation.ts";

let own: TestApplication;
let office: TestOffice;
beforeAll(async () => {
  own = await testApplication();
  office = await anOffice(own);
});
afterAll(() => own.close());

/** Whether the office's channel confirms receipts by itself. */
async function confirmsItself(autoAcknowledge: boolean): Promise<void> {
  const [channel] = await call(own.app, channelRoutes.list, { as: office.as });
  await call(own.app, channelRoutes.update, { params: { id: channel!.id }, as: office.as, body: { settings: { autoAcknowledge } } });
}
/** A report whose receipt nobody has confirmed yet. */
async function unconfirmed(): Promise<Submitted> {
  await confirmsItself(false);
  return aSubmitted(own, office);
}
const anOfficial = async (report: Submitted, kind: "acknowledgement" | "feedback", by = office.person) => ({
  ...(await aMessage(report.draft, by)),
  kind,
});
type Official = Awaited<ReturnType<typeof anOfficial>>;
const write = ({ id }: Submitted, body: Official, as = office.as) => call(own.app, messageRoutes.send, { params: { id }, as, body });
const procedure = ({ id }: Submitted) => call(own.app, procedureRoutes.get, { params: { id }, as: office.as });
const login = ({ draft }: Submitted) => call(own.app, reportRoutes.caseLogin, { body: { token: draft.token } });
const line = async ({ id }: Submitted) =>
  (await call(own.app, reportRoutes.list, { query: { ids: id, limit: 1 }, as: office.as })).rows[0]!;
const entries = async ({ id }: Submitted) =>
  (await call(own.app, auditRoutes.list, { as: office.as, query: { target: id } })).entries.map(({ action }) => action);
const history = async ({ id }: Submitted) =>
  (await call(own.app, messageRoutes.history, { params: { id }, as: office.as })).map(({ what }) => what.kind);

test("§ 17 (1) no. 1: a channel confirms the receipt as it is submitted, and the reporter sees that and when", async () => {
  await confirmsItself(true);
  const report = await aSubmitted(own, office);
  const { receivedAt, acknowledged, steps, feedback, closed, measures } = await procedure(report);
  expect(acknowledged).toEqual({ at: receivedAt, by: null });
  expect({ steps, feedback, closed, measures }).toEqual({ steps: [], feedback: null, closed: null, measures: [] });
  expect(await login(report)).toMatchObject({
    receivedAt,
    acknowledgedAt: receivedAt,
    confirmation: Object.fromEntries(NEW_CHANNEL_LANGUAGES.map((language) => [language, expect.stringContaining(report.caseNumber)])),
    feedbackAt: null,
  });
  expect(await line(report)).toMatchObject({
    createdAt: receivedAt,
    receivedAt,
    acknowledgedAt: receivedAt,
    feedbackAt: null,
    closedAt: null,
  });
  expect(await history(report)).toEqual(["acknowledged", "received"]);
});

test("what a channel says by itself is the company's own text, filled from the case, and the house's in the other language", async () => {
  const company = await anOffice(own);
  const params = { id: "receipt-automatic", language: "de" } as const;
  const text = "Fall {fallnummer} ist da. Sie hören bis {rueckmeldung_bis} von uns.";
  await call(own.app, templateRoutes.saveText, { as: company.as, params, body: { text, seen: null } });
  const report = await aSubmitted(own, company);
  const { confirmation, acknowledgedAt, receivedAt } = await login(report);
  const { lastDay } = feedbackDue(new Date(receivedAt), new Date(acknowledgedAt!));
  const day = new Date(`${lastDay}T12:00:00Z`).toLocaleDateString("de-DE", { day: "numeric", month: "long", year: "numeric" });
  expect(confirmation?.de).toBe(`Fall ${report.caseNumber} ist da. Sie hören bis ${day} von uns.`);
  expect(confirmation?.en).toContain("Hello,");
});

test("§ 17 (1) no. 1: the words of a confirmation stay as they were on its day, for reporter and office, whatever is changed later", async () => {
  const company = await anOffice(own);
  const params = { id: "receipt-automatic", language: "de" } as const;
  const first = await aSubmitted(own, company);
  const desk = async ({ id }: Submitted) => (await call(own.app, reportRoutes.get, { params: { id }, as: company.as })).confirmation;
  const before = (await login(first)).confirmation;
  expect(before?.de).toContain("Interne Meldestelle, ");
  expect(await desk(first)).toEqual(before);
  const { companyName } = await call(own.app, companyRoutes.get, { as: company.as });
  const { stored } = await call(own.app, templateRoutes.saveText, {
    as: company.as,
    params,
    body: { text: "{unternehmen} dankt für {fallnummer}.", seen: null },
  });
  const second = await aSubmitted(own, company);
  await call(own.app, companyRoutes.save, { as: company.as, body: { companyName: "Neue Firma" } });
  const third = await aSubmitted(own, company);
  await call(own.app, templateRoutes.resetText, { as: company.as, params, query: { seen: stored!.updatedAt } });
  const fourth = await aSubmitted(own, company);
  const said = [before?.de, `${companyName} dankt für ${second.caseNumber}.`, `Neue Firma dankt für ${third.caseNumber}.`];
  for (const [index, report] of [first, second, third].entries()) {
    expect((await login(report)).confirmation?.de).toBe(said[index]);
    expect((await desk(report))?.de).toBe(said[index]);
  }
  expect((await login(fourth)).confirmation?.de).toContain("Interne Meldestelle, Neue Firma");
});

test("what is saved without a change of the words keeps no further wording, and of two who change at once none is lost", async () => {
  const company = await anOffice(own);
  const { accountId, as } = company;
  const kept = () =>
    own.db.tenant(accountId, (tx) =>
      tx.selectFrom("confirmation_texts").select("number").where("account_id", "=", accountId).orderBy("number").execute(),
    );
  expect(await kept()).toHaveLength(1);
  await call(own.app, companyRoutes.save, { as, body: { companyWebsite: "https://neu.example" } });
  await runForAll(own.ctx, afterRelease);
  expect(await kept()).toHaveLength(1);
  const params = { id: "receipt-automatic", language: "en" } as const;
  await Promise.all([
    call(own.app, companyRoutes.save, { as, body: { companyName: "Zugleich GmbH" } }),
    call(own.app, templateRoutes.saveText, { as, params, body: { text: "Thanks from {unternehmen}.", seen: null } }),
  ]);
  const { confirmation } = await login(await aSubmitted(own, company));
  expect(confirmation?.en).toBe("Thanks from Zugleich GmbH.");
  expect(confirmation?.de).toContain("Zugleich GmbH");
});

test("in a language that came after a confirmation there is none of it", async () => {
  const company = await anOffice(own);
  const row = { account_id: company.accountId, number: 2, company_name: "Alt", texts: JSON.stringify({ de: "Fall vom {eingangsdatum}." }) };
  await own.db.tenant(company.accountId, (tx) => tx.insertInto("confirmation_texts").values(row).execute());
  const { confirmation, receivedAt } = await login(await aSubmitted(own, company));
  const day = new Date(receivedAt).toLocaleDateString("de-DE", { dateStyle: "long", timeZone: "Europe/Berlin" });
  expect(confirmation).toEqual({ de: `Fall vom ${day}.` });
});

test("a channel confirms in the languages that the account's channels speak: one that is added or taken away counts from the next report on", async () => {
  const company = await anOffice(own);
  const [channel] = await call(own.app, channelRoutes.list, { as: company.as });
  const params = { id: channel!.id };
  const spoken = async () => Object.keys((await login(await aSubmitted(own, company))).confirmation!);
  expect((await spoken()).toSorted()).toEqual(NEW_CHANNEL_LANGUAGES.toSorted());
  await call(own.app, channelRoutes.update, { as: company.as, params, body: { languages: { el: {}, ru: null } } });
  const now = await spoken();
  expect(now).toContain("el");
  expect(now).not.toContain("ru");
  expect(now).toHaveLength(NEW_CHANNEL_LANGUAGES.length);
});

test("§ 17 (1) no. 1: where the channel does not, a person confirms once, which reporter, log and history show", async () => {
  const report = await unconfirmed();
  expect((await procedure(report)).acknowledged).toBeNull();
  expect(await login(report)).toMatchObject({ acknowledgedAt: null, confirmation: null });
  const sent = await anOfficial(report, "acknowledgement");
  expect(await write(report, sent)).toMatchObject({ id: sent.id, kind: "acknowledgement" });
  const { acknowledged, steps, receivedAt } = await procedure(report);
  const by = office.person.userId;
  expect(acknowledged).toEqual({ at: expect.any(String), by });
  expect(steps).toEqual([{ id: sent.id, kind: "acknowledged", result: null, by, at: acknowledged!.at }]);
  expect(new Date(acknowledged!.at).getTime()).toBeLessThan(acknowledgementDue(new Date(receivedAt)).endsAt.getTime());
  expect(await login(report)).toMatchObject({ acknowledgedAt: acknowledged!.at, confirmation: null });
  const { messages } = await call(own.app, messageRoutes.caseList, { params: { id: report.id }, as: report.as });
  expect(messages.map(({ id, kind }) => [id, kind])).toEqual([[sent.id, "acknowledgement"]]);
  expect(await history(report)).toEqual(["acknowledged", "received"]);
  expect(await entries(report)).toEqual(["report.acknowledged"]);
});

test("§ 17 (1) no. 1: a second confirmation is refused and not sent, also after the channel's own; the first one may come again", async () => {
  const report = await unconfirmed();
  const [first, second] = [await anOfficial(report, "acknowledgement"), await anOfficial(report, "acknowledgement")];
  const answer = await write(report, first);
  const at = (await procedure(report)).acknowledged!.at;
  own.move(60_000);
  expect(await write(report, first)).toEqual(answer);
  const params = { id: report.id };
  expect(await refused(own.app, messageRoutes.send, { params, as: office.as, body: second })).toBe("ALREADY_ACKNOWLEDGED");
  expect((await procedure(report)).acknowledged!.at).toBe(at);
  expect(await call(own.app, messageRoutes.list, { params, as: office.as })).toHaveLength(1);
  expect(await refused(own.app, messageRoutes.send, { params, as: office.as, body: { ...first, kind: "feedback" } })).toBe(
    "MESSAGE_CONFLICT",
  );
  await confirmsItself(true);
  const other = await aSubmitted(own, office);
  const body = await anOfficial(other, "acknowledgement");
  expect(await refused(own.app, messageRoutes.send, { params: { id: other.id }, as: office.as, body })).toBe("ALREADY_ACKNOWLEDGED");
});

test("§ 17 (1) no. 1: of two people who confirm at the same moment exactly one has done it", async () => {
  const colleague = await aColleague(own, office);
  for (let round = 0; round < 5; round++) {
    const report = await unconfirmed();
    const [mine, theirs] = [await anOfficial(report, "acknowledgement"), await anOfficial(report, "acknowledgement", colleague.person)];
    const params = { id: report.id };
    const replies = await Promise.all([
      send(own.app, messageRoutes.send, { params, as: office.as, body: mine }),
      send(own.app, messageRoutes.send, { params, as: colleague.as, body: theirs }),
    ]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const { acknowledged, steps } = await procedure(report);
    expect(steps).toMatchObject([{ kind: "acknowledged", by: acknowledged!.by, id: replies[0]!.statusCode === 200 ? mine.id : theirs.id }]);
    expect(await call(own.app, messageRoutes.list, { params, as: office.as })).toHaveLength(1);
  }
});

test("§ 17 (2): only a message marked as feedback counts; the first one stops the clock, later ones are further steps", async () => {
  const report = await unconfirmed();
  await call(own.app, messageRoutes.send, { params: { id: report.id }, as: office.as, body: await aMessage(report.draft, office.person) });
  expect((await procedure(report)).feedback).toBeNull();
  const [first, second] = [await anOfficial(report, "feedback"), await anOfficial(report, "feedback")];
  await write(report, first);
  const { feedback } = await procedure(report);
  expect(feedback).toEqual({ at: expect.any(String), by: office.person.userId });
  own.move(60_000);
  await write(report, second);
  await write(report, second);
  const after = await procedure(report);
  expect(after.feedback).toEqual(feedback);
  expect(after.steps.map(({ id, kind }) => [id, kind])).toEqual([
    [first.id, "feedback"],
    [second.id, "feedback"],
  ]);
  expect(await login(report)).toMatchObject({ feedbackAt: feedback!.at });
  expect(await line(report)).toMatchObject({ feedbackAt: feedback!.at });
  expect(await entries(report)).toEqual(["report.feedback-given", "report.feedback-given", "report.answered"]);
});

test("a reporter can only write: what only the office may say is refused", async () => {
  const report = await unconfirmed();
  for (const kind of ["acknowledgement", "feedback"] as const) {
    const body = { ...(await aMessage(report.draft, null)), kind };
    expect(await refused(own.app, messageRoutes.caseSend, { params: { id: report.id }, as: report.as, body: body as never })).toBe(
      "INVALID_INPUT",
    );
  }
  expect(await procedure(report)).toMatchObject({ acknowledged: null, feedback: null, steps: [] });
});

test("§ 17 (2): feedback that was given earlier by phone and documented later stops the clock when it was given, with who gave it", async () => {
  const report = await unconfirmed();
  const received = Date.parse((await procedure(report)).receivedAt);
  const after = (minutes: number) => new Date(received + minutes * 60_000).toISOString();
  own.move(600_000);
  const colleague = await aColleague(own, office);
  const earlier = after(4);
  await write(report, await anOfficial(report, "feedback"));
  const params = { id: report.id };
  const step = (at: string) => ({ id: newId(), kind: "feedback", result: "phone", at, note: null }) as const;
  await call(own.app, procedureRoutes.addStep, { params, as: colleague.as, body: step(earlier) });
  const given = { at: earlier, by: colleague.person.userId };
  expect((await procedure(report)).feedback).toEqual(given);
  // Documented once more, with a later moment, it stays the first.
  await call(own.app, procedureRoutes.addStep, { params, as: office.as, body: step(after(6)) });
  expect((await procedure(report)).feedback).toEqual(given);
});
