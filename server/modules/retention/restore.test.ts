import fs from "node:fs/promises";
import path from "node:path";
import { reportRoutes } from "@hz/contract/reports/reports";
import { retentionRoutes } from "@hz/contract/procedure/retention";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { runForAll } from "../../testing/account-runs.ts";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { anOffice, aReport, aSubmitted, type Submitted, type TestOffice } from "../../testing/builders.ts";
import { aFile, uploadToChannel } from "../../testing/builders-files.ts";
import { closedAgo, listedFor } from "../../testing/builders-retention.ts";
import { call, send } from "../../testing/call.ts";
import { onQueue, untilJobs } from "../../testing/job-queue.ts";
import { retention } from "./jobs.ts";
import { redoDeletions } from "./redo-deletions.ts";

let own: TestApplication;
let second: TestApplication;
let office: TestOffice;
beforeAll(async () => {
  own = await testApplication();
  second = await own.another();
  await own.startWorker();
  // A start does it once by itself, which is not to come between what a test restores and looks at.
  await untilJobs(own, "redo-deletions", (jobs) => jobs.length > 0 && jobs.every(({ state }) => state === "completed"));
});
beforeEach(async () => {
  office = await anOffice(own);
});
afterAll(() => own.close());

const isThere = async ({ id }: { id: string }) =>
  (await send(own.app, reportRoutes.get, { params: { id }, as: office.as })).statusCode === 200;
const count = async (name: "deletion_records" | "deleted_reports") =>
  (await own.db.tenant(office.accountId, (tx) => tx.selectFrom(name).selectAll().execute())).length;
const log = () => fs.readFile(path.join(own.ctx.config.dataFolder, "deletions.log"), "utf8");
const logged = ({ id }: { id: string }) => vi.waitFor(async () => expect(await log()).toContain(id), { timeout: 20_000, interval: 50 });

async function due(report?: Submitted): Promise<Submitted> {
  const made = report ?? (await aSubmitted(own, office));
  await closedAgo(own, office, made.id, { months: 36, days: 3 });
  return made;
}
async function allDue(reports: Submitted[]) {
  await runForAll(own.ctx, retention);
  for (const { id } of reports) await listedFor(own, office, id, 31);
}

/** Puts a report's row back as an older backup of the database would have it, and forgets that it was deleted. */
async function restored({ id }: Submitted, row: unknown) {
  await onQueue(own, `insert into reports select * from jsonb_populate_record(null::reports, $1::jsonb)`, [JSON.stringify(row)]);
  await onQueue(own, `delete from deletion_records where report_id = $1`, [id]);
  await onQueue(own, `delete from deleted_reports where account_id = $1`, [office.accountId]);
}
const rowOf = async ({ id }: Submitted) =>
  (await onQueue<{ row: unknown }>(own, `select to_jsonb(r) as row from reports r where id = $1`, [id]))[0]!.row;

test("§ 11 (5): what was deleted, by the rule or by hand, stays deleted after an older backup of the database is restored", async () => {
  const [byRule, byHand, kept] = [await due(), await aSubmitted(own, office), await aSubmitted(own, office)];
  await allDue([byRule]);
  const rows = [await rowOf(byRule), await rowOf(byHand)];
  await runForAll(own.ctx, retention);
  await call(own.app, reportRoutes.remove, { params: { id: byHand.id }, as: office.as, body: { reason: "spam" } });
  for (const report of [byRule, byHand]) await logged(report);
  await restored(byRule, rows[0]);
  await restored(byHand, rows[1]);
  expect([await isThere(byRule), await isThere(byHand)]).toEqual([true, true]);
  await redoDeletions(own.ctx);
  expect([await isThere(byRule), await isThere(byHand), await isThere(kept)]).toEqual([false, false, true]);
  const { deleted } = await call(own.app, retentionRoutes.list, { as: office.as });
  expect(deleted.map(({ ground }) => ground).sort()).toEqual(["rule", "spam"]);
  await redoDeletions(own.ctx);
  expect([await count("deletion_records"), await count("deleted_reports")]).toEqual([2, 2]);
});

test("an account whose deletions cannot be made again holds up no other", async () => {
  const others = await anOffice(own);
  const [mine, theirs] = [await aSubmitted(own, office), await aSubmitted(own, others)];
  const of = [
    { at: office, ...mine },
    { at: others, ...theirs },
  ];
  for (const { at, ...report } of of) {
    const row = await rowOf(report);
    await call(own.app, reportRoutes.remove, { params: { id: report.id }, as: at.as, body: { reason: "spam" } });
    await logged(report);
    await restored(report, row);
  }
  await onQueue(
    own,
    `create function refuse() returns trigger language plpgsql as $$ begin
      if new.account_id::text = tg_argv[0] then raise exception 'refused'; end if; return new; end $$`,
  );
  const there = async ({ id }: { id: string }) => (await onQueue(own, `select 1 from reports where id = $1`, [id])).length === 1;
  // Whichever of the two comes first.
  for (const [failing, whole] of [
    [of[0]!, of[1]!],
    [of[1]!, of[0]!],
  ] as const) {
    const row = await rowOf(whole);
    await onQueue(
      own,
      `create trigger refuse before insert on deletion_records for each row execute function refuse('${failing.at.accountId}')`,
    );
    await expect(redoDeletions(own.ctx)).rejects.toThrow("refused");
    await onQueue(own, `drop trigger refuse on deletion_records`);
    expect([await there(failing), await there(whole)]).toEqual([true, false]);
    await restored(whole, row);
  }
  await onQueue(own, `drop function refuse`);
});

test("the log outlives a line that a crash cut off, and says nothing but ids, time and ground", async () => {
  const [first, next] = [await aSubmitted(own, office), await aSubmitted(own, office)];
  const remove = ({ id }: Submitted) =>
    call(own.app, reportRoutes.remove, { params: { id }, as: office.as, body: { reason: "duplicate" } });
  await remove(first);
  await logged(first);
  await fs.appendFile(path.join(own.ctx.config.dataFolder, "deletions.log"), `2026-01-01T00:00:00.000Z ${office.accountId} 0199`);
  const row = await rowOf(next);
  await remove(next);
  await logged(next);
  const line = (await log()).split("\n").find((one) => one.includes(next.id));
  expect(line).toMatch(new RegExp(`^\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z ${office.accountId} ${next.id} duplicate$`));
  await restored(next, row);
  await redoDeletions(own.ctx);
  expect(await isThere(next)).toBe(false);
});

test("two runs at once, on two instances, delete each report once", async () => {
  const reports = await Promise.all([1, 2, 3, 4].map(() => due()));
  await allDue(reports);
  await Promise.all([runForAll(own.ctx, retention), runForAll(second.ctx, retention), runForAll(own.ctx, retention)]);
  // What one run saw locked by another one has had its turn.
  await runForAll(own.ctx, retention);
  expect(await Promise.all(reports.map(isThere))).toEqual([false, false, false, false]);
  expect([await count("deletion_records"), await count("deleted_reports")]).toEqual([4, 4]);
});

test("§ 11 (5): a run that is killed in the middle of a deletion leaves a whole report, and the next one goes on", async () => {
  const withFile = await aReport(office);
  const file = await aFile(withFile.draft);
  await uploadToChannel(own, office.channel.linkSuffix, withFile.draft, file);
  const { reportId: id } = await call(own.app, reportRoutes.submit, {
    body: { ...withFile.body, files: [file.claim], uploadToken: withFile.draft.uploadToken },
  });
  const report = { ...withFile, id } as Submitted;
  await due(report);
  await allDue([report]);
  const blobs = async () => {
    let blobCount = 0;
    for await (const _ of own.ctx.store.list(office.accountId)) blobCount++;
    return blobCount;
  };
  // The connection dies with the process, after the rows are gone and before the commit.
  const killer = `create function die() returns trigger language plpgsql as $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$`;
  await onQueue(own, killer);
  await onQueue(own, `create trigger die after insert on deletion_records for each row execute function die()`);
  await expect(runForAll(own.ctx, retention)).rejects.toThrow();
  await onQueue(own, `drop trigger die on deletion_records`);
  expect([await isThere(report), await blobs(), await count("deletion_records")]).toEqual([true, 1, 0]);
  await runForAll(own.ctx, retention);
  expect(await isThere(report)).toBe(false);
  await vi.waitFor(async () => expect(await blobs()).toBe(0), { timeout: 20_000, interval: 50 });
});

test("those responsible hear of the list, by one mail a day at most, without a word of what", async () => {
  const reports = [await due(), await due()];
  const mails = async () =>
    (await own.ctx.mailer.listMails()).filter(({ to, subject }) => to === office.person.email && /Löschung an/.test(subject));
  const sent = () => untilJobs(own, "mail-deletion-soon", (jobs) => jobs.every(({ state }) => state === "completed"));
  await runForAll(own.ctx, retention);
  await vi.waitFor(async () => expect(await mails()).toHaveLength(1), { timeout: 20_000, interval: 50 });
  reports.push(await due());
  await runForAll(own.ctx, retention);
  await sent();
  expect(await mails()).toHaveLength(1);
  own.move(86_400_000);
  await runForAll(own.ctx, retention);
  await vi.waitFor(async () => expect(await mails()).toHaveLength(2), { timeout: 20_000, interval: 50 });
  own.move(86_400_000);
  await runForAll(own.ctx, retention);
  await sent();
  expect(await mails()).toHaveLength(2);
  own.move(-2 * 86_400_000);
  for (const { caseNumber } of reports) expect(JSON.stringify(await mails())).not.toContain(caseNumber);
});
