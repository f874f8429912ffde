import { createHash } from "node:crypto";
import type { NewSession } from "@hz/contract/sign-in/auth";
import { authRoutes } from "@hz/contract/sign-in/auth";
import { channelRoutes, type PortalChannel } from "@hz/contract/channels/channels";
import type { TokenPurpose } from "@hz/contract/limits";
import type { Role } from "@hz/contract/permissions";
import type { SubmitReport } from "@hz/contract/reports/reports";
import { reportRoutes } from "@hz/contract/reports/reports";
import { fromBase64Url, newId, passwordKeys, toBase64Url } from "@hz/crypto";
import type { ReportContent } from "../../web/vault/content/contents.ts";
import { bringIn, foundOffice, type Office, type Person } from "../../scripts/seed/people.ts";
import type { Stretch } from "../../web/vault/keys/found-account.ts";
import { draftReport, type ReportDraft, sealReport } from "../../web/vault/report/seal-report.ts";
import { addColleague } from "../modules/auth/index.ts";
import { issueToken } from "../modules/tokens/index.ts";
import { userOf } from "../modules/users/index.ts";
import type { TestApplication } from "./application.ts";
import { call, type Headers, send } from "./call.ts";

/** Stands in for Argon2id, which takes half a second by design. */
export const quickly: Stretch = async (password, salt) => new Uint8Array(createHash("sha256").update(salt).update(password).digest());

/** Somebody with a running session. */
export type SignedIn = { person: Person; session: NewSession; as: Headers };

/** A company that registered over HTTP, with what its founder's browser keeps. */
export type TestOffice = SignedIn & { office: Office; accountId: string; departmentId: string; channel: PortalChannel };

const PASSWORD = "Ein Passwort 2026";
let count = 0;

/** A registration as a browser would make it; every call another company and address. */
export async function aFounding(email = `gruender${++count}@muster.example`): Promise<Office> {
  return foundOffice({ firstName: "Gerda", lastName: "Gründer", email, password: PASSWORD, companyName: `Muster ${count} AG` }, quickly);
}

/** What the later requests of a session carry, from the answer that started it. */
export function credentials(reply: Awaited<ReturnType<typeof send>>): Headers {
  const [cookie] = reply.cookies;
  return { cookie: `${cookie!.name}=${cookie!.value}`, authorization: `Bearer ${reply.json<NewSession>().sessionToken}` };
}

/** Registers a new company with its session, its first department and its channel; its owner's address is confirmed unless told. */
export async function anOffice(test: TestApplication, { isConfirmed = true }: { isConfirmed?: boolean } = {}): Promise<TestOffice> {
  const office = await aFounding();
  const { accountId, department } = office.founded.keys;
  // From an address of its own, because one that registers many companies is refused.
  const reply = await send(test.app, authRoutes.register, { body: office.registration, from: `10.0.${count >> 8}.${count & 255}` });
  if (reply.statusCode !== 200) throw new Error(reply.body);
  const as = credentials(reply);
  if (isConfirmed)
    await test.db.tenant(accountId, (tx) =>
      tx.updateTable("users").set({ is_email_verified: true }).where("account_id", "=", accountId).execute(),
    );
  const [first] = await call(test.app, channelRoutes.list, { as });
  const channel = await call(test.app, channelRoutes.portal, { params: { linkSuffix: first!.linkSuffix } });
  return { office, accountId, departmentId: department.departmentId, channel, person: office.founder, session: reply.json(), as };
}

/** What proves a password to the server, as the browser derives it from the challenge. */
export async function authOf(test: TestApplication, email: string, password: string): Promise<string> {
  const { userId, kdfSuite: suite, kdfSalt } = await call(test.app, authRoutes.challenge, { body: { email } });
  const salt = fromBase64Url(kdfSalt);
  return toBase64Url((await passwordKeys(await quickly(password, salt, suite), { userId, suite, salt })).auth);
}

/** Signs a person in, as one does. */
export async function signIn(test: TestApplication, person: Person, remember = false): Promise<SignedIn> {
  const auth = await authOf(test, person.email, person.password);
  const reply = await send(test.app, authRoutes.signIn, { body: { email: person.email, auth, remember } });
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return { person, session: reply.json(), as: credentials(reply) };
}

/** Brings a colleague into the office, signed in; `departmentId` is the office's own unless told. */
export async function aColleague(
  test: TestApplication,
  { office, accountId, departmentId }: TestOffice,
  who: { role?: Role; departmentId?: string } = {},
): Promise<SignedIn> {
  const fullName = `Kim Kollege ${++count}`;
  const made = await bringIn(office, { fullName, email: `kollege${count}@muster.example`, password: PASSWORD }, undefined, {
    stretch: quickly,
  });
  const names = { firstName: "Kim", lastName: `Kollege ${count}`, fullName, email: made.person.email };
  await addColleague(test.ctx, accountId, {
    ...made,
    ...names,
    role: who.role ?? "Fallbearbeitung",
    departmentId: who.departmentId ?? departmentId,
  });
  return signIn(test, made.person);
}

/** Adds a second department to the account, whose key counts as held by the people who hold the first one's; resolves to its id. */
export async function aDepartment(test: TestApplication, { accountId, departmentId }: TestOffice, name = "Zweite Stelle"): Promise<string> {
  const id = newId();
  await test.db.tenant(accountId, async (tx) => {
    await tx.insertInto("departments").values({ account_id: accountId, id, name }).execute();
    const key = await tx.selectFrom("department_keys").selectAll().where("department_id", "=", departmentId).executeTakeFirstOrThrow();
    await tx
      .insertInto("department_keys")
      .values({ ...key, department_id: id, purpose: null })
      .execute();
    const people = tx.selectFrom("users").select("id");
    const held = await tx
      .selectFrom("grants")
      .selectAll()
      .where("department_id", "=", departmentId)
      .where("to_user_id", "in", people)
      .execute();
    await tx
      .insertInto("grants")
      .values(held.map((grant) => ({ ...grant, id: newId(), department_id: id })))
      .execute();
  });
  return id;
}

type TokenOwner = { accountId: string; person: { userId: string } };

/** A token as the mail of this purpose carries it to the office's founder. */
export function aToken(test: TestApplication, { accountId, person }: TokenOwner, purpose: TokenPurpose): Promise<string> {
  const { userId } = person;
  return test.db.tenant(accountId, async (tx) => {
    const user = (await userOf(tx, accountId, userId))!;
    const email = purpose === "change-email" ? (user.pending_email ?? user.email) : user.email;
    return issueToken(test.ctx, tx, { accountId, userId, email, purpose, run: newId() });
  });
}

/** A sealed report that was not sent yet, with what the reporter keeps. */
export type TestReport = { draft: ReportDraft; body: SubmitReport };

/** What stands in the report that builders seal. */
export const CONTENT: ReportContent = {
  title: "Rechnungen ohne Leistung",
  description: "Seit dem Frühjahr werden Rechnungen bezahlt, denen nichts gegenübersteht.",
  reportType: "anonymous",
  category: null,
  contactName: "",
  contactPhone: "",
  contactEmail: "",
  language: "de",
  files: [],
};

/** Seals a report to the channel's department, without files. */
export async function aReport({ channel }: TestOffice, content: Partial<ReportContent> = {}): Promise<TestReport> {
  const draft = await draftReport(channel.accountId, channel.department);
  return { draft, body: await sealReport(draft, { linkSuffix: channel.linkSuffix, content: { ...CONTENT, ...content }, claims: [] }) };
}

/** What the reporter's browser sends to prove the case. */
export const asReporter = (draft: ReportDraft): Headers => ({ authorization: `Case ${draft.token}` });

/** A report that has been submitted, with the reporter's proof. */
export type Submitted = TestReport & { id: string; caseNumber: string; as: Headers };

/** Seals a report and submits it over HTTP. */
export async function aSubmitted(test: TestApplication, office: TestOffice, content: Partial<ReportContent> = {}): Promise<Submitted> {
  const report = await aReport(office, content);
  const { caseNumber, reportId } = await call(test.app, reportRoutes.submit, { body: report.body });
  return { ...report, id: reportId, caseNumber, as: asReporter(report.draft) };
}
