import { messageRoutes } from "@hz/contract/reports/messages";
import { reportRoutes } from "@hz/contract/reports/reports";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Tx } from "../../db/database.ts";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, anOffice, aSubmitted, type Submitted, type TestOffice } from "../../testing/builders.ts";
import { aMessage } from "../../testing/builders-thread.ts";
import { call } from "../../testing/call.ts";

let own: TestApplication;
beforeAll(async () => {
  own = await testApplication();
  await own.startWorker();
});
afterAll(() => own.close());

/** The mails to these addresses, once there are so many; oldest first. */
async function mailsTo(addresses: string[], number: number) {
  const isNews = ({ subject }: { subject: string }) => !subject.startsWith("Bitte bestätigen");
  const found = async () => (await own.ctx.mailer.listMails()).filter((mail) => addresses.includes(mail.to) && isNews(mail)).reverse();
  await vi.waitFor(async () => expect(await found()).toHaveLength(number), { timeout: 20_000, interval: 100 });
  return found();
}
async function queue(statement: string): Promise<unknown[]> {
  const client = new pg.Client(own.db.directUrl);
  await client.connect();
  return (await client.query(statement).finally(() => client.end())).rows;
}
/** Resolves when no mail is waiting or being written any more. */
const quiet = () =>
  vi.waitFor(
    async () =>
      expect(await queue("select name from pgboss.job where (name like 'notify-%' or name like 'mail-%') and state < 'completed'")).toEqual(
        [],
      ),
    {
      timeout: 20_000,
      interval: 100,
    },
  );

const write = async (office: TestOffice, report: Submitted) =>
  call(own.app, messageRoutes.send, {
    params: { id: report.id },
    as: office.as,
    body: await aMessage(report.draft, office.person, "Geheime Antwort"),
  });
const reply = async (report: Submitted) =>
  call(own.app, messageRoutes.caseSend, {
    params: { id: report.id },
    as: report.as,
    body: await aMessage(report.draft, null, "Geheime Nachricht"),
  });
const leave = (report: Submitted, notificationEmail: string) =>
  call(own.app, reportRoutes.updateNotification, { body: { caseNumber: report.caseNumber, token: report.draft.token, notificationEmail } });

test("a new report is announced to everybody of the department who may read it, without a word about it", async () => {
  const office = await anOffice(own);
  const handler = await aColleague(own, office);
  const clerk = await aColleague(own, office, { role: "Verwaltung" });
  const report = await aSubmitted(own, office, { title: "Geheimer Titel", description: "Geheime Beschreibung" });
  const mails = await mailsTo([office.person.email, handler.person.email, clerk.person.email], 2);
  expect(mails.map(({ to }) => to).sort()).toEqual([office.person.email, handler.person.email].sort());
  for (const mail of mails) {
    expect(mail.subject).toBe("Neue Meldung eingegangen");
    expect(mail.text).toContain("http://localhost:3000/meldungen");
    for (const secret of ["Geheim", report.caseNumber, report.id, report.draft.token, "HZ-"])
      expect(mail.text + mail.html + mail.subject).not.toContain(secret);
  }
});

test("a new report is announced to those alone who hold the department's key, and to all where nobody does", async () => {
  const office = await anOffice(own);
  const handler = await aColleague(own, office);
  const both = [office.person.email, handler.person.email];
  const change = (work: (tx: Tx) => Promise<unknown>) => own.db.tenant(office.accountId, work);
  await change((tx) => tx.deleteFrom("grants").where("kind", "=", "department").where("to_user_id", "=", handler.person.userId).execute());
  await aSubmitted(own, office);
  await quiet();
  expect((await mailsTo(both, 1)).map(({ to }) => to)).toEqual([office.person.email]);
  // The key is still held, by somebody who handles no reports any more.
  await change((tx) =>
    tx
      .updateTable("users")
      .set({ permissions: ["Einstellungen"] })
      .where("id", "=", office.person.userId)
      .execute(),
  );
  own.move(11 * 60_000);
  await aSubmitted(own, office);
  await quiet();
  expect((await mailsTo([handler.person.email], 1)).map(({ subject }) => subject)).toEqual(["Neue Meldung eingegangen"]);
});

test("a reporter's message goes to the assignee alone, or to all where nobody is assigned", async () => {
  const office = await anOffice(own);
  const handler = await aColleague(own, office);
  const both = [office.person.email, handler.person.email];
  const report = await aSubmitted(own, office);
  await mailsTo(both, 2);
  await reply(report);
  const news = await mailsTo(both, 4);
  expect(news.slice(2).map(({ subject }) => subject)).toEqual(["Neue Nachricht zu einer Meldung", "Neue Nachricht zu einer Meldung"]);
  await call(own.app, reportRoutes.update, { params: { id: report.id }, as: office.as, body: { assignedTo: handler.person.userId } });
  own.move(11 * 60_000);
  await reply(report);
  const [mail] = (await mailsTo(both, 5)).slice(4);
  expect(mail!.to).toBe(handler.person.email);
  expect(mail!.text + mail!.html).not.toMatch(/Geheim/);
  await quiet();
  await mailsTo(both, 5);
});

test("a reporter is written to only with an address, only for the office's messages, and in words that give nothing away", async () => {
  const office = await anOffice(own);
  const report = await aSubmitted(own, office);
  await write(office, report);
  await quiet();
  const address = "eva.hinweis@example.org";
  await leave(report, address);
  await reply(report);
  await quiet();
  await mailsTo([address], 0);
  await write(office, report);
  const [mail] = await mailsTo([address], 1);
  expect(mail!.subject).toBe("Es gibt Neuigkeiten / There is news");
  expect(mail!.text).toContain(`http://localhost:3000/portal/${office.channel.linkSuffix}/case`);
  for (const secret of ["Geheim", report.caseNumber, report.id, report.draft.token, report.draft.password, "Meldung", "Muster"])
    expect(mail!.text + mail!.html + mail!.subject, secret).not.toContain(secret);
  await leave(report, "");
  await write(office, report);
  await quiet();
  await mailsTo([address], 1);
});

test("neither the queue nor the log ever holds an address or a word of a case", async () => {
  const office = await anOffice(own);
  const report = await aSubmitted(own, office, { title: "Geheimer Titel" });
  await leave(report, "ida.hinweis@example.org");
  await write(office, report);
  await quiet();
  const rows = await queue("select data::text, output::text from pgboss.job");
  const seen = JSON.stringify(rows) + own.log.join("\n");
  expect(rows.length).toBeGreaterThan(2);
  for (const secret of ["@example.org", "@muster.example", "Geheim", report.caseNumber, report.draft.token])
    expect(seen, secret).not.toContain(secret);
});
