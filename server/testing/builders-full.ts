import { randomBytes } from "node:crypto";
import { messageRoutes } from "@hz/contract/reports/messages";
import { reportRoutes } from "@hz/contract/reports/reports";
import { keyLogRoutes } from "@hz/contract/keys/key-log";
import { successionRoutes } from "@hz/contract/keys/successions";
import { toBase64Url } from "@hz/crypto";
import { newId } from "../db/new-id.ts";
import type { TestApplication } from "./application.ts";
import { aColleague, aDepartment, anOffice, aReport, asReporter, CONTENT, type TestOffice } from "./builders.ts";
import { fillChannel } from "./builders-channels.ts";
import { aFile, type TestFile, uploadToChannel } from "./builders-files.ts";
import { founded, someEntries } from "./builders-key-log.ts";
import { aSuccession } from "./builders-reset.ts";
import { aMessage } from "./builders-thread.ts";
import { call } from "./call.ts";
import { onQueue } from "./job-queue.ts";

export type FullCompany = TestOffice & { reportId: string; file: TestFile; as: Record<string, string>; asReporter: Record<string, string> };

const bytes = (length = 32) => randomBytes(length);

/** A company with at least one row in every table that carries an account, by the ways of the product where that is short. */
export async function aFullCompany(test: TestApplication): Promise<FullCompany> {
  const office = await anOffice(test);
  const { accountId, departmentId, person } = office;
  await aColleague(test, office);
  await aDepartment(test, office);
  const report = await aReport(office);
  const file = await aFile(report.draft);
  await uploadToChannel(test, office.channel.linkSuffix, report.draft, file);
  const body = { ...report.body, files: [file.claim], uploadToken: report.draft.uploadToken };
  const { reportId } = await call(test.app, reportRoutes.submit, { body });
  const reporter = asReporter(report.draft);
  await call(test.app, messageRoutes.caseSend, { params: { id: reportId }, as: reporter, body: await aMessage(report.draft, null) });
  await call(test.app, successionRoutes.sign, { as: office.as, body: { successions: [await aSuccession(test, office)] } });
  const { entries } = await someEntries(office, [await founded(office)]);
  await call(test.app, keyLogRoutes.append, { as: office.as, body: { after: 0, entries } });
  await call(test.app, keyLogRoutes.note, { as: office.as, body: { box: toBase64Url(randomBytes(92)) } });
  const [id, userId, now] = [newId(), person.userId, new Date()];
  const of = { account_id: accountId };
  const on = { ...of, report_id: reportId };
  const keys = { kem_public_key: bytes(), sig_public_key: bytes(), joined_at: 1, member_signature: bytes() };
  await test.db.tenant(accountId, async (tx) => {
    await tx
      .insertInto("former_keys")
      .values({ ...of, ...keys, id, user_id: userId })
      .execute();
    await tx
      .insertInto("department_leavings")
      .values({ ...of, department_id: departmentId, user_id: userId, by_user_id: userId, at: now })
      .execute();
    const email = "neu@muster.example";
    const named = { email, first_name: "Ida", last_name: "Neu", role: "Auswertung" as const, permissions: [], department_ids: [] };
    await tx
      .insertInto("invitations")
      .values({ ...of, ...named, id, invited_by: userId, code_hash: bytes() })
      .execute();
    await tx
      .insertInto("emergency_keys")
      .values({ ...of, ...keys, id, auth_hash: bytes(), wrap: test.ctx.secrets.seal(bytes(88), `emergency ${id}`), created_by: userId })
      .execute();
    await tx
      .insertInto("second_factor_codes")
      .values({ ...of, user_id: userId, code_hash: bytes() })
      .execute();
    const passkey = { credential_id: bytes(), public_key: bytes(), counter: 1, transports: ["usb"], name: "Schlüsselbund" };
    await tx
      .insertInto("passkeys")
      .values({ ...of, ...passkey, id, user_id: userId })
      .execute();
    const channel = await fillChannel(tx, office);
    await tx
      .insertInto("own_templates")
      .values({ ...of, id, title: "Dank", purpose: "message" })
      .execute();
    await tx
      .insertInto("templates")
      .values({ ...of, id, language: "de", text: "Vielen Dank.", updated_at: now, updated_by: userId })
      .execute();
    await tx
      .insertInto("receipt_signatures")
      .values({ ...of, language: "de", text_hash: bytes(32), user_id: userId, signed_at: 1, signature: bytes(64) })
      .execute();
    await tx
      .insertInto("report_reads")
      .values({ ...on, user_id: userId, read_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await tx
      .insertInto("report_deletions")
      .values({ ...on, requested_by: userId, reason: "spam" })
      .execute();
    await tx
      .insertInto("status_changes")
      .values({ ...on, from_status: "new", to_status: "open", user_id: userId })
      .execute();
    await tx
      .insertInto("assignment_changes")
      .values({ ...on, to_user_id: userId })
      .execute();
    await tx
      .insertInto("notes")
      .values({ ...on, id, author_id: userId, box: bytes() })
      .execute();
    await tx
      .insertInto("report_evidence")
      .values({
        ...on,
        user_id: userId,
        body_hash: bytes(32),
        wording: bytes(32),
        received_on: "2026-03-02",
        signed_on: "2026-03-03",
        office: "Meldestelle",
        signature: bytes(64),
      })
      .execute();
    await tx
      .insertInto("redactions")
      .values({ ...on, id, user_id: userId, places: 1, at: now })
      .execute();
    await tx
      .insertInto("procedure_steps")
      .values({ ...on, id, kind: "scope", result: "yes", user_id: userId, at: now })
      .execute();
    await tx
      .insertInto("measures")
      .values({ ...on, id, kind: "investigation", state: "planned", day: "2026-03-02", user_id: userId, created_by: userId })
      .execute();
    await tx
      .insertInto("disclosures")
      .values({ ...on, id, user_id: userId, ground: "consent", day: "2026-01-02", told: true, replaces: null, at: now })
      .execute();
    await tx
      .insertInto("retention_announcements")
      .values({ ...on, day: "2029-03-02" })
      .execute();
    await tx
      .insertInto("retention_holds")
      .values({ ...on, id, user_id: userId, review_day: "2029-03-02", created_by: userId, created_at: now })
      .execute();
    await tx
      .insertInto("retention_notices")
      .values({ ...on, user_id: userId, kind: "listed", mark: "2029-01-25", told_on: "2029-01-25" })
      .execute();
    await tx
      .insertInto("processing_agreements")
      .values({ ...of, id, version: "0".repeat(64), at: now, user_id: userId, signer_name: "Gerda Gründer", document: "{}" })
      .execute();
    await tx
      .insertInto("trainings")
      .values({ ...of, id, user_id: userId, day: "2026-01-02", title: "Grundkurs", recorded_by: userId, at: now })
      .execute();
    await tx
      .insertInto("readiness_reviews")
      .values({ ...of, id, kind: "external", user_id: userId, at: now })
      .execute();
    await tx
      .insertInto("drills")
      .values({ ...of, id, channel_id: channel.id, started_by: userId, started_at: now })
      .execute();
    await tx
      .insertInto("deletion_records")
      .values({ ...of, report_id: id, deleted_at: now, ground: "rule", department_id: departmentId, had_recusal: false })
      .execute();
    const day = "2026-01-02";
    await tx
      .insertInto("deleted_reports")
      .values({
        ...of,
        channel_id: channel.id,
        department_id: departmentId,
        report_type: "anonymous",
        way: "portal",
        status: "closed",
        received_day: day,
        deleted_day: day,
        ground: "rule",
        had_recusal: false,
      })
      .execute();
    await tx
      .insertInto("reminders")
      .values({ ...on, user_id: userId, kind: "feedback", mark: "2026-01-02", due: "2026-02-01", at: now })
      .execute();
    await tx
      .insertInto("destroyed_recordings")
      .values({ ...on, file_id: id, message_id: id, user_id: userId, at: now })
      .execute();
    await tx
      .insertInto("transfers")
      .values({ ...on, id, from_department_id: departmentId, to_department_id: departmentId, reason: "bias", user_id: userId, at: now })
      .execute();
    await tx
      .insertInto("recusals")
      .values({ ...on, id, user_id: userId, by_user_id: userId, at: now, lifted_at: now, lifted_by: userId, lift_reason: "mistake" })
      .execute();
    const guest = { role: "lawyer", notes: "none", may_see_identity: false } as const;
    await tx
      .insertInto("guest_accesses")
      .values({
        ...on,
        id,
        user_id: id,
        name: "Gast",
        ...guest,
        last_day: day,
        granted_by: userId,
        granted_at: now,
        ended_by: userId,
        ended_at: now,
      })
      .execute();
    await tx
      .insertInto("stand_in_guests")
      .values({ ...of, guest_id: id, report_id: id })
      .execute();
    await tx
      .insertInto("exports")
      .values({ ...of, file_hash: bytes(), size: 1, user_id: userId, at: now })
      .execute();
    await tx
      .insertInto("failed_mails")
      .values({ ...of, id, kind: "mail-verification", user_id: userId })
      .execute();
    await tx
      .insertInto("news_mails")
      .values({ ...of, recipient_id: userId, about_id: departmentId, news: 1 })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const customer = `cus_${accountId.replaceAll("-", "")}`;
    await tx
      .insertInto("billing_customers")
      .values({ ...of, customer_id: customer, read_at: now })
      .execute();
    await tx
      .insertInto("invoices")
      .values({ ...of, id: "in_1", created_at: now, invoice: "{}" })
      .execute();
    await tx.updateTable("users").set({ totp_secret: bytes(), recovery_auth_hash: bytes() }).where("id", "=", userId).execute();
    await tx.updateTable("reports").set({ notification_address: bytes() }).execute();
  });
  const later = new Date(now.getTime() + 86_400_000);
  await test.db.tenant(of.account_id, async (tx) => {
    await tx
      .insertInto("directory_customers")
      .values({ ...of, customer_id: `cus_${accountId.replaceAll("-", "")}` })
      .execute();
    await tx
      .insertInto("directory_demos")
      .values({ ...of, until: later })
      .execute();
    const ticket = { user_id: userId, purpose: "sign-in", expires_at: later };
    await tx
      .insertInto("directory_tickets")
      .values({ ...of, ...ticket, ticket_hash: bytes() })
      .execute();
    await tx
      .insertInto("directory_tokens")
      .values({ ...of, ...ticket, token_hash: bytes() })
      .execute();
    await tx
      .insertInto("directory_calendars")
      .values({ ...of, user_id: userId, token_hash: bytes(), created_at: now })
      .execute();
    await tx
      .insertInto("directory_exports")
      .values({ ...of, file_hash: bytes() })
      .execute();
    await tx
      .insertInto("directory_passkeys")
      .values({ ...of, credential_hash: bytes(), user_id: userId, passkey_id: id })
      .execute();
  });
  return { ...office, reportId, file, asReporter: reporter };
}

/** How many rows of an account there are in each table that carries one, directories included; counted past all fences. Of moves one is elsewhere. */
export async function rowsOf(test: TestApplication, accountId: string): Promise<Record<string, number>> {
  const tables = await onQueue<{ name: string }>(
    test,
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'account_id' and c.relname <> 'directory_moves' order by 1`,
  );
  const each = tables.map(({ name }) => `select '${name}' as name, count(*)::int as count from ${name} where account_id = $1`);
  const counts = await onQueue<{ name: string; count: number }>(test, each.join(" union all "), [accountId]);
  return Object.fromEntries(counts.map(({ name, count }) => [name, count]));
}

/** The words of the report that `aFullCompany` submits: none of them may ever be readable outside a browser. */
export const SEALED_WORDS = [CONTENT.title, CONTENT.description];
