import { authRoutes } from "@hz/contract/sign-in/auth";
import { categoryRoutes } from "@hz/contract/channels/categories";
import { channelAddressRoutes } from "@hz/contract/channels/channel-addresses";
import { channelRoutes } from "@hz/contract/channels/channels";
import { channelQuestionRoutes } from "@hz/contract/channels/questions";
import { confidentialityRoutes } from "@hz/contract/reports/confidentiality";
import { departmentRoutes } from "@hz/contract/people/departments";
import { draftKeyRoutes } from "@hz/contract/reports/draft-keys";
import { evaluationRoutes } from "@hz/contract/account/evaluations";
import { eventRoutes } from "@hz/contract/events";
import { evidenceRoutes } from "@hz/contract/reports/evidence";
import { exportRoutes } from "@hz/contract/reports/exports";
import { fileRoutes } from "@hz/contract/reports/files";
import { invitationRoutes } from "@hz/contract/people/invitations";
import { messageRoutes } from "@hz/contract/reports/messages";
import { peopleRoutes } from "@hz/contract/people/people";
import { deskRoutes } from "@hz/contract/reports/desk";
import { holderRoutes } from "@hz/contract/reports/report-holders";
import { reportRoutes } from "@hz/contract/reports/reports";
import type { BodyOf, ParamsOf, QueryOf, Route } from "@hz/contract/route";
import { userRoutes } from "@hz/contract/people/users";
import { verificationRoutes } from "@hz/contract/sign-in/verification";
import { newCode, newId, randomBytes, recoveryKeys, sealFastKey, toBase64Url, wrapForRecovery } from "@hz/crypto";
import type * as z from "zod";
import type { TestApplication } from "./application.ts";
import { aColleague, aFounding, anOffice, aSubmitted, authOf, signIn, type Submitted, type TestOffice } from "./builders.ts";
import { aFile, digestOf, type TestFile, tokenOf, uploadToChannel, uploadToReport } from "./builders-files.ts";
import { aDisclosure, aMessage, aNote, aRedaction, someEvidence } from "./builders-thread.ts";
import { statusRoutes } from "@hz/contract/status";
import { supportRoutes } from "@hz/contract/account/support";
import { templateRoutes } from "@hz/contract/templates/templates";
import { addressOf, type Headers } from "./call.ts";
import { addAccount } from "./loops-account.ts";
import { addArchive } from "./loops-archive.ts";
import { addBilling } from "./loops-billing.ts";
import { addDepartments } from "./loops-departments.ts";
import { addDomains } from "./loops-domains.ts";
import { addEntries } from "./loops-entries.ts";
import { addGuests } from "./loops-guests.ts";
import { addHandover } from "./loops-handover.ts";
import { addPeople } from "./loops-people.ts";
import { addProcedure } from "./loops-procedure.ts";
import { addProcessing } from "./loops-processing.ts";
import { addReadiness } from "./loops-readiness.ts";
import { addRetention } from "./loops-retention.ts";
import { addSafetyCalls } from "./loops-safety.ts";
import { addTemplates } from "./loops-templates.ts";

/** One company with a report, a colleague, a thread and files in every state. */
export type World = {
  office: TestOffice;
  report: Submitted;
  /** Named by the report's first message; on its way from the form, from the reporter, from a handler. */
  files: Record<"claimed" | "form" | "case" | "desk", TestFile>;
  calls: Map<Route, GoodCall>;
};

/** A call that succeeds, any number of times; `prepare` makes again what the call uses up. */
export type GoodCall = {
  params: Record<string, string | number>;
  query: Record<string, string | number>;
  body: unknown;
  as: Headers;
  prepare?: () => Promise<unknown>;
};

/** Notes the good call of a route, typed by it. */
export type AddCall = <R extends Route>(
  route: R,
  given: { params?: ParamsOf<R>; query?: QueryOf<R>; body?: BodyOf<R>; as?: Headers; prepare?: () => Promise<unknown> },
) => unknown;

/** Good calls of these succeed once only: afterwards there is nothing left to remove. */
export const ONCE: ReadonlySet<Route> = new Set<Route>([
  reportRoutes.remove,
  reportRoutes.confirmDeletion,
  verificationRoutes.verify,
  verificationRoutes.release,
  departmentRoutes.remove,
  authRoutes.signOut,
  peopleRoutes.remove,
  invitationRoutes.accept,
  templateRoutes.remove,
]);

/** Builds a company with everything that the contract's routes read and write, and a good call of each route. */
export async function aWorld(test: TestApplication): Promise<World> {
  const office = await anOffice(test);
  const report = await aSubmitted(test, office);
  const [claimed, form, onCase, desk] = [
    await aFile(report.draft),
    await aFile(report.draft),
    await aFile(report.draft),
    await aFile(report.draft),
  ];
  await uploadToReport(test, "case", report.id, report.as, claimed);
  const message = { ...(await aMessage(report.draft, null)), files: [claimed.claim] };
  await test.app.inject({ method: "POST", url: `/api/public/case/${report.id}/messages`, headers: report.as, payload: message });
  await uploadToChannel(test, office.channel.linkSuffix, report.draft, form);
  await uploadToReport(test, "case", report.id, report.as, onCase);
  await uploadToReport(test, "report", report.id, office.as, desk);
  const files = { claimed, form, case: onCase, desk };
  const world = { office, report, files, calls: new Map<Route, GoodCall>() };
  await fill(test, world, message);
  await addDepartments(test, office, world.calls);
  for (const route of [messageRoutes.send, messageRoutes.addNote, invitationRoutes.invite])
    await sendCall(test, route, world.calls.get(route)!);
  return world;
}

async function fill(
  test: TestApplication,
  { office, report, files, calls }: World,
  message: BodyOf<typeof messageRoutes.caseSend>,
): Promise<void> {
  const { person, as } = office;
  const { id, draft } = report;
  const { linkSuffix } = office.channel;
  const add: AddCall = (route, given) =>
    calls.set(route, { params: {}, query: {}, body: undefined, as: {}, ...(given as Partial<GoodCall>) });
  // What a call has is read as it is sent: a getter stays one.
  await addSafetyCalls(test, office, (route, given) =>
    calls.set(route, Object.defineProperties({ params: {}, query: {}, body: undefined, as: {} }, Object.getOwnPropertyDescriptors(given))),
  );
  const part = (file: TestFile) => ({ ...digestOf(file.parts[0]!), "content-type": "application/octet-stream" });

  const auth = await authOf(test, person.email, person.password);
  add(authRoutes.register, { body: (await aFounding()).registration });
  add(authRoutes.challenge, { body: { email: person.email } });
  add(authRoutes.signIn, { body: { email: person.email, auth, remember: false } });
  for (const route of [
    authRoutes.session,
    authRoutes.keys,
    userRoutes.current,
    userRoutes.names,
    channelRoutes.list,
    channelAddressRoutes.get,
    categoryRoutes.list,
    reportRoutes.counts,
    reportRoutes.trend,
    statusRoutes.get,
    supportRoutes.get,
    eventRoutes.account,
  ])
    add(route, { as });
  add(authRoutes.signOut, { as: (await signIn(test, person)).as });
  const recovery = await recoveryKeys(await newCode("recovery"), person.userId);
  const recoveryWrap = toBase64Url(await wrapForRecovery(person.userKey, recovery, person.userId));
  add(authRoutes.setRecovery, { as, body: { recoveryAuth: toBase64Url(recovery.auth), recoveryWrap, auth } });

  await addAccount(test, office, add);
  await addBilling(test, office, add);
  await addArchive(test, office, add);
  await addTemplates(test, office, add);
  await addDomains(test, office, add);

  const tab = { id: toBase64Url(randomBytes(32)) };
  add(draftKeyRoutes.keep, { body: { ...tab, key: toBase64Url(randomBytes(32)) } });
  for (const route of [draftKeyRoutes.recall, draftKeyRoutes.forget]) add(route, { body: tab });

  add(channelRoutes.portal, { params: { linkSuffix } });
  add(channelRoutes.challenge, { params: { linkSuffix }, query: { kind: "report" } });
  add(channelRoutes.portalCategories, { params: { linkSuffix } });
  add(channelQuestionRoutes.portal, { params: { linkSuffix } });

  add(evaluationRoutes.get, { as, query: { from: "2026-01-01", to: "2026-12-31" } });
  add(evaluationRoutes.recordExport, { as, body: { kind: "csv", from: "2026-01-01", to: "2026-12-31" } });
  add(reportRoutes.list, { as, query: { limit: 10 } });
  add(reportRoutes.get, { as, params: { id } });
  add(holderRoutes.holders, { as, params: { id } });
  const colleague = await aColleague(test, office);
  add(deskRoutes.updateSeveral, { as, body: { ids: [id], status: "in_progress" } });
  add(deskRoutes.markRead, { as, params: { id }, body: { lastMessageId: null } });
  add(deskRoutes.texts, { as, body: { ids: [id] } });
  add(deskRoutes.apart, { as });
  add(deskRoutes.apartTexts, { as, body: { ids: [id] } });
  // Opened and answered it is not set apart, so that the other calls have it still.
  const heard = { reports: [{ id, heardUntil: new Date(0).toISOString() }] };
  for (const route of [deskRoutes.setApart, deskRoutes.removeApart]) add(route, { as, body: heard });
  add(deskRoutes.endApart, { as, body: { ids: [id] } });
  add(reportRoutes.update, { as, params: { id }, body: { status: "open", assignedTo: colleague.person.userId } });
  const body = { reason: "spam", note: "" } as const;
  add(reportRoutes.remove, { as, params: { id: (await aSubmitted(test, office)).id }, body });
  const unwanted = await aSubmitted(test, office);
  await test.db.tenant(office.accountId, (tx) =>
    tx
      .insertInto("report_deletions")
      .values({ account_id: office.accountId, report_id: unwanted.id, requested_by: colleague.person.userId, reason: "spam" })
      .execute(),
  );
  add(reportRoutes.confirmDeletion, { as, params: { id: unwanted.id } });
  add(reportRoutes.endDeletion, { as, params: { id } });
  add(evidenceRoutes.sign, { as, params: { id }, body: someEvidence(report.body, test.ctx.now()) });
  const fastKey = toBase64Url(await sealFastKey(office.office.founded.departmentSeed, draft.head, draft.reportKey));
  add(reportRoutes.fastKeys, { as, body: { keys: [{ id, fastKey }] } });
  add(reportRoutes.submit, { body: report.body });
  add(reportRoutes.updateNotification, {
    body: { caseNumber: report.caseNumber, token: draft.token, notificationEmail: "eva@example.org" },
  });
  add(reportRoutes.caseLogin, { body: { token: draft.token } });

  await addPeople(test, office, add);
  await addProcedure(test, office, add);
  await addRetention(test, office, add);
  await addProcessing(test, office, add);
  await addReadiness(test, office, add);
  await addEntries(test, office, add);
  await addHandover(test, office, add);
  await addGuests(test, office, add);

  const params = { id };
  for (const route of [messageRoutes.list, messageRoutes.notes, messageRoutes.history]) add(route, { as, params });
  add(messageRoutes.send, { as, params, body: await aMessage(draft, person) });
  for (const route of [messageRoutes.caseList, eventRoutes.case]) add(route, { as: report.as, params });
  add(messageRoutes.caseSend, { as: report.as, params, body: message });
  add(messageRoutes.addNote, { as, params, body: await aNote(office, draft, person) });

  const sha256 = toBase64Url(randomBytes(32));
  add(exportRoutes.keep, { as, params, body: { kind: "pdf", sha256, size: 4096, withPerson: false } });
  add(exportRoutes.recordList, { as });
  add(exportRoutes.check, { body: { sha256 } });

  // A report of its own: the same redaction may come again, another one of the same text may not.
  const redacted = await aSubmitted(test, office);
  add(messageRoutes.redact, {
    as,
    params: { id: redacted.id },
    body: await aRedaction(office, redacted.draft, person, { box: redacted.body.body }),
  });

  const named = await aSubmitted(test, office, { reportType: "confidential", contactName: "Eva Muster" });
  add(confidentialityRoutes.showIdentity, { as, params: { id: named.id } });

  add(confidentialityRoutes.disclosures, { as, params });
  const disclosed = await aSubmitted(test, office);
  add(confidentialityRoutes.addDisclosure, {
    as,
    params: { id: disclosed.id },
    body: await aDisclosure(office, disclosed.draft, person),
  });

  const whole = { id, fileId: files.claimed.id };
  add(fileRoutes.caseFile, { as: report.as, params: whole });
  add(fileRoutes.reportFile, { as, params: whole });
  const form = { linkSuffix, fileId: files.form.id };
  add(fileRoutes.portalParts, { as: tokenOf(draft), params: form });
  add(fileRoutes.portalPart, { as: { ...tokenOf(draft), ...part(files.form) }, params: { ...form, part: 0 }, body: files.form.parts[0]! });
  const onCase = { id, fileId: files.case.id };
  add(fileRoutes.caseParts, { as: report.as, params: onCase });
  add(fileRoutes.casePart, { as: { ...report.as, ...part(files.case) }, params: { ...onCase, part: 0 }, body: files.case.parts[0]! });
  const onDesk = { id, fileId: files.desk.id };
  add(fileRoutes.reportParts, { as, params: onDesk });
  add(fileRoutes.reportPart, { as: { ...as, ...part(files.desk) }, params: { ...onDesk, part: 0 }, body: files.desk.parts[0]! });
}

/** A registration's body with another account and address, so that it is a new one. */
export function renewed(body: BodyOf<typeof authRoutes.register>): BodyOf<typeof authRoutes.register> {
  const accountId = newId();
  return { ...body, email: `${accountId}@muster.example`, keys: { ...body.keys, accountId } };
}

let calls = 0;
/** Sends a good call, or one that was made bad; every one from another address, so that no limit answers first. `text` is a body as it stands. */
export async function sendCall(test: TestApplication, route: Route, { params, query, body, as, prepare }: GoodCall, text?: string) {
  await prepare?.();
  const isBytes = body instanceof Uint8Array;
  const json = body === undefined ? undefined : JSON.stringify(body);
  calls++;
  return test.app.inject({
    method: route.method,
    url: addressOf(route, params, query),
    headers: {
      ...(isBytes
        ? { "content-length": String(body.length) }
        : body === undefined && text === undefined
          ? {}
          : { "content-type": "application/json" }),
      ...as,
    },
    payload: text ?? (isBytes ? Buffer.from(body) : json),
    remoteAddress: `10.${calls >> 16}.${(calls >> 8) & 255}.${calls & 255}`,
  });
}

/** An answer's status with the code of a refusal, or null. */
export function verdict({ statusCode, body }: Awaited<ReturnType<typeof sendCall>>): { status: number; code: string | null } {
  return { status: statusCode, code: statusCode < 400 ? null : JSON.parse(body).code };
}

/** Whether a route takes a JSON body. */
export const takesJson = (route: Route) => route.body !== "bytes" && !(route.body as z.ZodType).safeParse(undefined).success;
