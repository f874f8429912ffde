import { auditRoutes } from "@hz/contract/audit";
import { authRoutes } from "@hz/contract/auth";
import { categoryRoutes } from "@hz/contract/categories";
import { channelRoutes } from "@hz/contract/channels";
import { emergencyRoutes } from "@hz/contract/emergency";
import { companyRoutes } from "@hz/contract/company";
import { departmentRoutes } from "@hz/contract/departments";
import { eventRoutes } from "@hz/contract/events";
import { fileRoutes } from "@hz/contract/files";
import { invitationRoutes } from "@hz/contract/invitations";
import { messageRoutes } from "@hz/contract/messages";
import { resetRoutes } from "@hz/contract/password-reset";
import { peopleRoutes } from "@hz/contract/people";
import { reportRoutes } from "@hz/contract/reports";
import { mailRoutes } from "@hz/contract/mails";
import type { BodyOf, ParamsOf, QueryOf, Route } from "@hz/contract/route";
import { securityRoutes } from "@hz/contract/security";
import { userRoutes } from "@hz/contract/users";
import { verificationRoutes } from "@hz/contract/verification";
import { fromBase64Url, newCode, newId, recoveryKeys, sealFastKey, toBase64Url, wrapForRecovery } from "@hz/crypto";
import type * as z from "zod";
import { grantTo } from "../../web/vault/grant.ts";
import type { TestApplication } from "./application.ts";
import { aColleague, aFounding, anOffice, aSubmitted, aToken, authOf, signIn, type Submitted, type TestOffice } from "./builders.ts";
import { aGrant, aKey, aRealDepartment, aResealing, aSubmittedTo } from "./builders-departments.ts";
import { aFile, digestOf, type TestFile, tokenOf, uploadToChannel, uploadToReport } from "./builders-files.ts";
import { aResetter, trustPin } from "./builders-reset.ts";
import { aMessage, aNote } from "./builders-thread.ts";
import { addressOf, call, type Headers } from "./call.ts";
import { addSafetyCalls } from "./loops-safety.ts";
import { anAcceptance, anInvite, founderOf, hold, invited } from "./builders-people.ts";

/** One company with a report, a colleague, a thread and files in every state. */
export type World = {
  office: TestOffice;
  report: Submitted;
  /** Named by the report's first message; on its way from the form, from the reporter, from a handler. */
  files: Record<"claimed" | "form" | "case" | "desk", TestFile>;
  calls: Map<Route, GoodCall>;
};

/** A call that succeeds, any number of times; `prepare` makes again what the call uses up. */
/** A call that succeeds, any number of times. */
export type GoodCall = {
  params: Record<string, string | number>;
  query: Record<string, string | number>;
  body: unknown;
  as: Headers;
  prepare?: () => Promise<unknown>;
};

/** Good calls of these succeed once only: afterwards there is nothing left to remove. */
export const ONCE: ReadonlySet<Route> = new Set<Route>([
  reportRoutes.remove,
  reportRoutes.confirmDeletion,
  verificationRoutes.verify,
  departmentRoutes.remove,
  authRoutes.signOut,
  peopleRoutes.remove,
  invitationRoutes.accept,
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
  await fillDepartments(test, world);
  for (const route of [messageRoutes.send, messageRoutes.addNote]) await sendCall(test, route, world.calls.get(route)!);
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
  const add = <R extends Route>(
    route: R,
    given: { params?: ParamsOf<R>; query?: QueryOf<R>; body?: BodyOf<R>; as?: Headers; prepare?: () => Promise<unknown> },
  ) => calls.set(route, { params: {}, query: {}, body: undefined, as: {}, ...(given as Partial<GoodCall>) });
  // What a call has is read as it is sent: a getter stays one.
  await addSafetyCalls(test, office, (route, given) =>
    calls.set(route, Object.defineProperties({ params: {}, query: {}, body: undefined, as: {} }, Object.getOwnPropertyDescriptors(given))),
  );
  const part = (file: TestFile) => ({ ...digestOf(file.parts[0]!), "content-type": "application/octet-stream" });

  add(authRoutes.register, { body: (await aFounding()).registration });
  add(authRoutes.challenge, { body: { email: person.email } });
  add(authRoutes.signIn, { body: { email: person.email, auth: await authOf(test, person.email, person.password), remember: false } });
  for (const route of [
    authRoutes.session,
    authRoutes.keys,
    userRoutes.current,
    userRoutes.names,
    peopleRoutes.list,
    peopleRoutes.departments,
    peopleRoutes.waiting,
    peopleRoutes.access,
    channelRoutes.list,
    categoryRoutes.list,
    reportRoutes.counts,
    eventRoutes.account,
    mailRoutes.failed,
    verificationRoutes.keepEmail,
    companyRoutes.get,
    securityRoutes.get,
    auditRoutes.list,
    auditRoutes.people,
    auditRoutes.export,
    auditRoutes.check,
  ])
    add(route, { as });
  add(authRoutes.signOut, { as: (await signIn(test, person)).as });
  const recovery = await recoveryKeys(await newCode("recovery"), person.userId);
  const recoveryWrap = toBase64Url(await wrapForRecovery(person.userKey, recovery, person.userId));
  add(authRoutes.setRecovery, { as, body: { recoveryAuth: toBase64Url(recovery.auth), recoveryWrap } });

  add(mailRoutes.dismissFailed, { as, query: { until: new Date().toISOString() } });
  add(verificationRoutes.verify, { query: { token: await aToken(test, office, "verify-email") } });
  add(verificationRoutes.resend, { body: { email: person.email } });
  const auth = await authOf(test, person.email, person.password);
  add(verificationRoutes.changeEmail, { as, body: { email: `neu.${person.email}`, auth } });
  const reset = await aResetter(test, office);
  const { prepare, token } = reset;
  add(resetRoutes.request, { body: { email: person.email } });
  add(resetRoutes.validate, { query: { token }, prepare });
  add(resetRoutes.recovery, { body: { token, recoveryAuth: reset.recoveryAuth }, prepare });
  add(resetRoutes.emergency, { body: { token, auth: reset.emergency.auth }, prepare });
  add(resetRoutes.confirm, { body: { ...reset.password, token, way: { kind: "recovery", recoveryAuth: reset.recoveryAuth } }, prepare });
  add(resetRoutes.trust, { as, body: await trustPin(office) });
  add(emergencyRoutes.put, { as, body: reset.emergency });
  for (const route of [emergencyRoutes.get, emergencyRoutes.remove]) add(route, { as });
  add(companyRoutes.save, { as, body: { companyName: "Muster AG", companyEmail: "post@muster.example", legalForm: "AG" } });
  add(companyRoutes.saveOwn, { as, body: { fullName: "Gerda Gründer", email: "", companyWebsite: "muster.example" } });
  const security = { requireSecondFactor: false, twoPersonDeletion: false, showHandlerNames: true };
  add(securityRoutes.save, { as, body: { ...security, sessionHours: 12, idleMinutes: 60, retentionMonths: 36 } });

  add(channelRoutes.portal, { params: { linkSuffix } });
  add(channelRoutes.portalCategories, { params: { linkSuffix } });

  add(reportRoutes.list, { as, query: { limit: 10 } });
  add(reportRoutes.get, { as, params: { id } });
  const colleague = await aColleague(test, office);
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
  const fastKey = toBase64Url(await sealFastKey(office.office.founded.departmentSeed, draft.head, draft.reportKey));
  add(reportRoutes.fastKeys, { as, body: { keys: [{ id, fastKey }] } });
  add(reportRoutes.submit, { body: report.body });
  add(reportRoutes.updateNotification, {
    body: { caseNumber: report.caseNumber, token: draft.token, notificationEmail: "eva@example.org" },
  });
  add(reportRoutes.caseLogin, { body: { token: draft.token } });

  await addPeople(test, office, add);

  const params = { id };
  for (const route of [messageRoutes.list, messageRoutes.notes]) add(route, { as, params });
  add(messageRoutes.send, { as, params, body: await aMessage(draft, person) });
  for (const route of [messageRoutes.caseList, eventRoutes.case]) add(route, { as: report.as, params });
  add(messageRoutes.caseSend, { as: report.as, params, body: message });
  add(messageRoutes.addNote, { as, params, body: await aNote(office, draft, person) });

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

/** One department to take people into, one whose key is renewed, one to delete. */
async function fillDepartments(test: TestApplication, { office, calls }: World): Promise<void> {
  const { as, person } = office;
  const add = <R extends Route>(route: R, given: { params?: ParamsOf<R>; body?: BodyOf<R> }) =>
    calls.set(route, { params: {}, query: {}, body: undefined, as, ...(given as Partial<GoodCall>) });
  const [circle, renewed, empty] = [
    await aRealDepartment(test, office, [person]),
    await aRealDepartment(test, office, [person]),
    await aRealDepartment(test, office, [person]),
  ];
  add(departmentRoutes.list, {});
  add(departmentRoutes.people, {});
  add(departmentRoutes.create, { body: circle.body });
  add(departmentRoutes.rename, { params: { id: circle.id }, body: { name: "Revision" } });
  add(departmentRoutes.remove, { params: { id: empty.id } });
  const [joining, outside] = [await aColleague(test, office), await aColleague(test, office)];
  const grants = [await aGrant(office, { departmentId: circle.id, epoch: 1 }, circle.seed, joining.person)];
  const member = { id: circle.id, userId: joining.person.userId };
  add(departmentRoutes.addMember, { params: member, body: { grants } });
  await sendCall(test, departmentRoutes.addMember, calls.get(departmentRoutes.addMember)!);
  add(departmentRoutes.grant, { params: member, body: { grants } });
  add(departmentRoutes.removeMember, { params: { id: circle.id, userId: outside.person.userId } });

  const channel = (await call(test.app, channelRoutes.list, { as }))[0]!;
  const [category] = await call(test.app, categoryRoutes.list, { as });
  add(channelRoutes.setDelivery, {
    params: { id: channel.id },
    body: { departmentId: office.departmentId, conflictDepartmentId: renewed.id },
  });
  add(categoryRoutes.setDelivery, { params: { id: category!.id }, body: { departmentId: circle.id } });
  await sendCall(test, channelRoutes.setDelivery, calls.get(channelRoutes.setDelivery)!);
  await aSubmittedTo(test, office, renewed.key);
  const next = await aKey(office, renewed.id, 2, [person]);
  const at = { id: renewed.id };
  add(departmentRoutes.renewKey, { params: at, body: { key: next.key, grants: next.grants } });
  await sendCall(test, departmentRoutes.renewKey, calls.get(departmentRoutes.renewKey)!);
  add(departmentRoutes.toReseal, { params: at });
  const body = await aResealing(test, office, renewed.id, [
    [1, renewed.seed],
    [2, next.seed],
  ]);
  add(departmentRoutes.reseal, { params: at, body });
}

type Add = <R extends Route>(route: R, given: { params?: ParamsOf<R>; query?: QueryOf<R>; body?: BodyOf<R>; as?: Headers }) => unknown;

/** Good calls around people: one colleague to change and grant to, one to delete, and an invitation for each use of one. */
async function addPeople(test: TestApplication, office: TestOffice, add: Add): Promise<void> {
  const { as } = office;
  const [colleague, leaving] = [await aColleague(test, office), await aColleague(test, office)];
  const params = { id: colleague.person.userId };
  const { email } = colleague.person;
  add(peopleRoutes.get, { as, params });
  add(peopleRoutes.update, {
    as,
    params,
    body: { firstName: "Kim", lastName: "Anders", email, permissions: ["Meldungen"], language: "Deutsch", isActive: true },
  });
  add(peopleRoutes.remove, { as, params: { id: leaving.person.userId } });
  await hold(test, office.accountId, founderOf(office));
  const { own } = await call(test.app, authRoutes.keys, { as: colleague.as });
  const what = { kind: "department" as const, departmentId: office.departmentId, epoch: 1 };
  const grants = await grantTo({ userId: params.id, kemPublicKey: fromBase64Url(own.kemPublicKey) }, [what]);
  add(peopleRoutes.grant, { as, params, body: { ...own, member: null, grants } });

  add(invitationRoutes.invite, { as, body: (await anInvite(test, office)).body });
  const { body: again } = await invited(test, office);
  add(invitationRoutes.renew, { as, params: { id: again.id }, body: { keys: again.keys } });
  add(invitationRoutes.offer, { query: { token: (await invited(test, office)).token } });
  const accepting = await invited(test, office);
  add(invitationRoutes.accept, { body: (await anAcceptance(test, accepting, accepting.code)).acceptance });
}

/** Gives a registration's body another account and address, so that it is a new one. */
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

/** Takes an answer and gives its status with the code of a refusal, or null. */
export function verdict({ statusCode, body }: Awaited<ReturnType<typeof sendCall>>): { status: number; code: string | null } {
  return { status: statusCode, code: statusCode < 400 ? null : JSON.parse(body).code };
}

/** Whether a route takes a JSON body. */
export const takesJson = (route: Route) => route.body !== "bytes" && !(route.body as z.ZodType).safeParse(undefined).success;

type Path = (string | number)[];
const REMOVED = Symbol("removed");

/** Every place in a JSON value, the value itself excluded. */
export function placesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return path.length > 0 ? [path] : [];
  const steps = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  const inside = steps.flatMap((step) => placesOf((value as Record<string | number, unknown>)[step], [...path, step]));
  return path.length > 0 ? [path, ...inside] : inside;
}

/** A copy of the value with something else in one place. */
export function replaced(value: unknown, [step, ...rest]: Path, by: unknown): unknown {
  if (step === undefined) return by;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string | number, unknown>;
  const next = replaced(copy[step], rest, by);
  if (next === REMOVED) delete copy[step];
  else copy[step] = next;
  return copy;
}

/** What stands in one place of a value. */
export const valueAt = (value: unknown, path: Path) =>
  path.reduce<unknown>((part, step) => (part as Record<string | number, unknown>)[step], value);

const half = String.fromCharCode(0xd800);
const OTHER_VALUES: [string, (was: unknown) => unknown][] = [
  ["missing", () => REMOVED],
  ["null", () => null],
  ["empty", () => ""],
  ["a number", () => 12345],
  ["a negative number", () => -1],
  ["a huge number", () => 1e300],
  ["a truth value", () => true],
  ["a list", () => [1]],
  ["an object", () => ({ toString: 1, length: 3 })],
  ["cut off", (was) => (typeof was === "string" ? was.slice(0, -1) : [])],
  ["too long", (was) => (typeof was === "string" ? was + "A".repeat(700) : "A".repeat(700))],
  ["with NUL", (was) => `${typeof was === "string" ? was.slice(0, -1) : "a"}\0`],
  ["with half a surrogate pair", (was) => `${typeof was === "string" ? was.slice(0, -1) : "a"}${half}`],
  ["SQL", () => "'; drop table reports; --"],
  ["a format", () => "%s%n${{7*7}}"],
];

/** Takes what makes a good body, anew each time, and gives every way in which one field can be wrong: where and how, and the body. */
export function* wrongBodies(good: () => unknown): Generator<{ what: string; body: unknown; isText: boolean }> {
  for (const path of placesOf(good()))
    for (const [name, make] of OTHER_VALUES) {
      const body = good();
      yield { what: `${path.join(".")}: ${name}`, body: replaced(body, path, make(valueAt(body, path))), isText: name.startsWith("with ") };
    }
}

/** Takes a body and gives its JSON with a key of the language's own objects at the beginning of every object. */
export function withPrototypeKeys(body: unknown): string[] {
  const text = JSON.stringify(body);
  const starts = [...text.matchAll(/\{/g)].map(({ index }) => index + 1);
  const keys = ['"__proto__":{"isAdmin":true},', '"constructor":{"prototype":{"isAdmin":true}},'];
  return starts.flatMap((at) => keys.map((key) => (text.slice(0, at) + key + text.slice(at)).replace(",}", "}")));
}
