import { execFileSync } from "node:child_process";
import path from "node:path";
import { messageRoutes } from "@hz/contract/reports/messages";
import { reportRoutes } from "@hz/contract/reports/reports";
import { afterAll, beforeAll, expect, test } from "vitest";
import { RETRY_LIMIT } from "../../jobs/jobs.ts";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { anOffice, aSubmitted } from "../../testing/builders.ts";
import { aMessage } from "../../testing/builders-thread.ts";
import { call } from "../../testing/call.ts";
import { newestBinaries } from "../../testing/debian-postgres.ts";
import { hurry, jobsOf, onQueue, untilJobs } from "../../testing/job-queue.ts";
import { type MailServer, startMailServer } from "../../testing/mail-server.ts";
import { allRows, tablesWith } from "../../testing/rows.ts";

let server: MailServer;
let own: TestApplication;
beforeAll(async () => {
  server = await startMailServer();
  own = await testApplication({ smtpUrl: server.url });
  await own.startWorker();
});
afterAll(async () => {
  await own.close();
  await server.close();
});

test("an address that the mail server refuses stands in no table and in no line of the log", async () => {
  const address = "geheime.melderin@privat.example";
  const office = await anOffice(own);
  const report = await aSubmitted(own, office);
  const known = `bekannt-${report.id}`;
  server.refuse();
  await call(own.app, reportRoutes.updateNotification, {
    body: { caseNumber: report.caseNumber, token: report.draft.token, notificationEmail: address },
  });
  const news = await aMessage(report.draft, office.person, "Geheime Antwort");
  await call(own.app, messageRoutes.send, { params: { id: report.id }, as: office.as, body: news });
  await untilJobs(own, "notify-reporter", (jobs) => jobs.some(({ state }) => state === "retry"));
  // And once more to its very end, where the queue keeps it for days.
  await hurry(own, "notify-reporter", RETRY_LIMIT - 1);
  await untilJobs(own, "notify-reporter", (jobs) => jobs.some(({ state }) => state === "failed"));
  await untilJobs(own, "mail-report-news", (jobs) => jobs.some(({ state }) => state === "retry"));

  // What is there is found: the search is no empty one.
  await onQueue(own, "create table kept_by_a_test as select jsonb_build_object('to', $1::text) as text, convert_to($1, 'UTF8') as bytes", [
    known,
  ]);
  const rows = await allRows(own.db.directUrl);
  expect(tablesWith(rows, known)).toEqual(["public.kept_by_a_test"]);
  expect(tablesWith(rows, address)).toEqual([]);
  expect(tablesWith(rows, "melderin")).toEqual([]);
  // Nor in a dump, which holds what is in no table as well. The programs of one version read no newer server.
  if (process.env["HZ_TEST_ENGINE"] === "postgres") {
    const dump = execFileSync(path.join(newestBinaries(), "pg_dump"), ["--dbname", own.db.directUrl], {
      encoding: "utf8",
      maxBuffer: 2 ** 28,
    });
    expect(dump).toContain(known);
    expect(dump).not.toMatch(/melderin|6d656c646572696e/);
  }
  const inQueue = [...rows].filter(([name]) => name.startsWith("pgboss."));
  expect(tablesWith(new Map(inQueue), office.person.email)).toEqual([]);
  expect(own.log.join("\n")).not.toMatch(/@|melderin/);

  const [run] = await onQueue<{ output: unknown }>(
    own,
    "select output from pgboss.job where name = 'notify-reporter' and state = 'failed'",
  );
  expect(run!.output).toEqual({ name: "Error", message: "EENVELOPE 550" });
  expect(own.log.map((line) => JSON.parse(line)).find(({ job }) => job === "notify-reporter")).toMatchObject({
    event: "job-trouble",
    error: "EENVELOPE 550",
  });
  // Ids, and nothing else.
  for (const { data } of await jobsOf(own, "notify-reporter")) expect(data).toEqual({ accountId: office.accountId, reportId: report.id });
});
