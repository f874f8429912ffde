import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import type { PortalCategory, PortalChannel } from "@hz/contract/channels/channels";
import type { FileClaim } from "@hz/contract/reports/messages";
import type { Outcome } from "@hz/contract/procedure/procedure-terms";
import { sql } from "kysely";
import {
  type Bytes,
  fromBase64Url,
  newId,
  newNotesKey,
  sealFile,
  sealMessage,
  sealNote,
  sealNotesKey,
  sha256,
  toBase64Url,
  caseKeys,
} from "@hz/crypto";
import type { MessageContent } from "../../web/vault/content/contents.ts";
import type { Context } from "../../server/context.ts";
import type { Tx } from "../../server/db/database.ts";
import { storePart, uploaderByToken } from "../../server/modules/files/index.ts";
import { addNote, sendMessage } from "../../server/modules/messages/index.ts";
import { changeReport, insertSteps, reportSubmission } from "../../server/modules/reports/index.ts";
import { encodeMessage, encodeNote, nextLink } from "../../web/vault/content/content.ts";
import { draftReport, type ReportDraft, sealReport } from "../../web/vault/report/seal-report.ts";
import type { DemoReport } from "./demo-reports.ts";
import type { Person } from "./people.ts";

export type DemoOffice = {
  channel: PortalChannel;
  categories: PortalCategory[];
  people: { anna: Person; malik: Person };
  departmentSeed: Bytes;
};

const DAY_MS = 86_400_000;
const before = (days: number) => new Date(Date.now() - days * DAY_MS);

/** Puts one demo report into the product, by the same functions that answer the API, and moves it to its dates. */
export async function seedReport(ctx: Context, office: DemoOffice, report: DemoReport): Promise<void> {
  const { channel } = office;
  const accountId = channel.accountId;
  const draft = await draftReport(accountId, channel.department);
  const reportId = draft.head.reportId;
  const sealed = await Promise.all((report.files ?? []).map((file) => seedFile(ctx, channel, draft, file)));
  const category = office.categories.find(({ name }) => name === report.category) ?? null;
  const content = {
    title: report.title,
    description: report.description,
    reportType: report.type,
    category: category && { id: category.id, name: category.name },
    contactName: report.contact?.name ?? "",
    contactPhone: report.contact?.phone ?? "",
    contactEmail: report.contact?.email ?? "",
    language: "de" as const,
    files: sealed.map(({ info }) => info),
  };
  await reportSubmission(ctx)(
    await sealReport(draft, { linkSuffix: channel.linkSuffix, content, claims: sealed.map(({ claim }) => claim) }),
  );
  await seedThread(ctx, office, draft, report);
  await seedNotes(ctx, office, draft, report);
  const latest = Math.min(report.daysAgo, ...[...(report.messages ?? []), ...(report.notes ?? [])].map(({ daysAgo }) => daysAgo));
  await ctx.db.tenant(accountId, async (tx) => {
    const assignee = report.assignee ? office.people[report.assignee].userId : null;
    await changeReport(tx, accountId, reportId, { status: report.status, assigned_to: assignee });
    if (report.status !== "new")
      await sql`insert into status_changes (account_id, report_id, from_status, to_status, user_id, at)
        values (${accountId}, ${reportId}, 'new', ${report.status}, ${assignee}, ${before(latest)})`.execute(tx);
    const [created, last] = [before(report.daysAgo), before(latest)];
    await sql`update reports set created_at = ${created}, received_at = ${created}, acknowledged_at = ${created}, last_activity_at = ${last}
      where account_id = ${accountId} and id = ${reportId}`.execute(tx);
    if (report.outcome) await seedClosure(tx, accountId, reportId, { outcome: report.outcome, by: assignee, at: last });
    await seedReads(tx, accountId, reportId);
  });
}

/** The last word of the office was the feedback; with it the procedure ended. */
async function seedClosure(
  tx: Tx,
  accountId: string,
  reportId: string,
  end: { outcome: Outcome; by: string | null; at: Date },
): Promise<void> {
  const message = await tx
    .selectFrom("messages")
    .select(["id", "author_id", "created_at"])
    .where("account_id", "=", accountId)
    .where("report_id", "=", reportId)
    .where("is_from_reporter", "=", false)
    .orderBy("created_at", "desc")
    .executeTakeFirst();
  if (message?.author_id) {
    const { id, author_id: user, created_at: at } = message;
    await sql`update messages set kind = 'feedback' where account_id = ${accountId} and id = ${id}`.execute(tx);
    await sql`update reports set feedback_at = ${at}, feedback_by = ${user} where account_id = ${accountId} and id = ${reportId}`.execute(
      tx,
    );
    await insertSteps(tx, accountId, [{ id, report_id: reportId, kind: "feedback", result: null, user_id: user, at }]);
  }
  await sql`update reports set closed_at = ${end.at}, closed_by = ${end.by}, outcome = ${end.outcome},
    no_feedback_reason = case when feedback_at is null then 'unreachable' end where account_id = ${accountId} and id = ${reportId}`.execute(
    tx,
  );
  if (end.by)
    await insertSteps(tx, accountId, [
      { id: newId(), report_id: reportId, kind: "closed", result: end.outcome, user_id: end.by, at: end.at },
    ]);
}

/** Reports that are being handled were seen, up to the office's last answer; new ones are unread. */
async function seedReads(tx: Tx, accountId: string, reportId: string): Promise<void> {
  await sql`update reports r set reporter_activity_at = greatest(r.created_at, (select max(m.created_at) from messages m
    where m.account_id = r.account_id and m.report_id = r.id and m.is_from_reporter))
    where r.account_id = ${accountId} and r.id = ${reportId}`.execute(tx);
  await sql`insert into report_reads (account_id, report_id, user_id, read_at)
    select r.account_id, r.id, d.user_id, greatest(r.created_at, (select max(m.created_at) from messages m
      where m.account_id = r.account_id and m.report_id = r.id and not m.is_from_reporter))
    from reports r join department_members d on d.account_id = r.account_id and d.department_id = r.department_id
    where r.account_id = ${accountId} and r.id = ${reportId} and r.status <> 'new'`.execute(tx);
}

async function seedFile(ctx: Context, channel: PortalChannel, draft: ReportDraft, file: { name: string; type: string; text: string }) {
  const bytes = new TextEncoder().encode(file.text);
  const id = newId();
  const sealed = await sealFile(draft.reportKey, draft.head, id, {
    size: bytes.length,
    slice: async (start, end) => bytes.slice(start, end),
  });
  const uploaderHash = uploaderByToken(draft.uploadToken);
  const channelId = await ctx.db.tenant(channel.accountId, async (tx) => {
    const row = tx
      .selectFrom("channels")
      .select("id")
      .where("account_id", "=", channel.accountId)
      .where("link_suffix", "=", channel.linkSuffix);
    return (await row.executeTakeFirstOrThrow()).id;
  });
  for (let part = 0; part < sealed.partCount; part++) {
    const box = await sealed.part(part);
    const announced = { size: box.length, digest: createHash("sha256").update(box).digest() };
    await storePart(
      ctx,
      { accountId: channel.accountId, fileId: id, part, home: { channelId }, uploaderHash, isStranger: false },
      announced,
      Readable.from([Buffer.from(box)]),
    );
  }
  const claim: FileClaim = { id, sealedSize: sealed.sealedSize, partCount: sealed.partCount };
  return { claim, info: { id, name: file.name, type: file.type, size: bytes.length } };
}

async function seedThread(ctx: Context, office: DemoOffice, { head, reportKey, password }: ReportDraft, report: DemoReport): Promise<void> {
  const { accountId, reportId } = head;
  const reporter = (await caseKeys(password)).sig;
  const thread: { content: MessageContent; hash: string }[] = [];
  for (const message of report.messages ?? []) {
    const person = message.from === "reporter" ? null : office.people[message.from];
    const role = person ? "handler" : "reporter";
    const id = newId();
    const content: MessageContent = {
      role,
      authorId: person?.userId ?? null,
      author: person ? "Meldestelle" : "",
      ...nextLink(thread),
      time: Math.floor(before(message.daysAgo).getTime() / 1000),
      text: message.text,
      files: [],
    };
    const box = await sealMessage(reportKey, head, { id, role }, encodeMessage(content), person?.sig ?? reporter);
    thread.push({ content, hash: toBase64Url(await sha256(box)) });
    await sendMessage(
      ctx,
      { accountId, reportId, authorId: person?.userId ?? null },
      { id, box: toBase64Url(box), files: [] },
      async () => {},
    );
    await ctx.db.tenant(accountId, (tx) =>
      sql`update messages set created_at = ${before(message.daysAgo)} where account_id = ${accountId} and id = ${id}`.execute(tx),
    );
  }
}

async function seedNotes(ctx: Context, office: DemoOffice, { head }: ReportDraft, report: DemoReport): Promise<void> {
  const { accountId, reportId } = head;
  const notesKey = newNotesKey();
  for (const [index, note] of (report.notes ?? []).entries()) {
    const person = office.people[note.from];
    const id = newId();
    const time = Math.floor(before(note.daysAgo).getTime() / 1000);
    const text = encodeNote({ authorId: person.userId, author: person.fullName, time, text: note.text });
    const box = toBase64Url(await sealNote(notesKey, head, id, text, person.sig));
    const first = index === 0;
    const publicKey = fromBase64Url(office.channel.department.publicKey);
    const key = first ? toBase64Url(await sealNotesKey(publicKey, head, notesKey, person.sig)) : null;
    await addNote(
      ctx,
      { accountId, reportId, userId: person.userId },
      { id, box, notesKey: key, sealedTo: { departmentId: head.departmentId, epoch: head.epoch } },
      async () => {},
    );
    await ctx.db.tenant(accountId, (tx) =>
      sql`update notes set created_at = ${before(note.daysAgo)} where account_id = ${accountId} and id = ${id}`.execute(tx),
    );
  }
}
