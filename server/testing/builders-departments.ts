import type { DepartmentKey } from "@hz/contract/channels/channels";
import { departmentRoutes, type NewGrant, type Resealed } from "@hz/contract/people/departments";
import type { BodyOf } from "@hz/contract/route";
import { reportRoutes } from "@hz/contract/reports/reports";
import { accountKey, type Bytes, newId, sealGrant, toBase64Url, userKeys } from "@hz/crypto";
import type { Person } from "../../scripts/seed/people.ts";
import { newDepartmentKey } from "../../web/vault/people/department-key.ts";
import { type ResealKeys, resealRows } from "../../web/vault/people/reseal.ts";
import { draftReport, sealReport } from "../../web/vault/report/seal-report.ts";
import type { TestApplication } from "./application.ts";
import { asReporter, CONTENT, type Submitted, type TestOffice } from "./builders.ts";
import { call } from "./call.ts";

/** One epoch of a department's key with its grants, as a browser makes them. */
export type TestKey = { seed: Bytes; key: DepartmentKey; grants: NewGrant[] };
/** A department that was made over HTTP, with its first key. */
export type TestDepartment = TestKey & { id: string; name: string; body: BodyOf<typeof departmentRoutes.create> };

/** Grants a seed to a person, by another one. */
export async function aGrant(
  { accountId, person }: TestOffice,
  what: { departmentId: string; epoch: number },
  seed: Bytes,
  to: Person,
  by: Person = person,
): Promise<NewGrant> {
  const { kem, sig } = await userKeys(to.userKey, to.userId);
  const granted = { kind: "department" as const, ...what };
  const { box, signature } = await sealGrant(
    {
      accountId,
      what: granted,
      to: { userId: to.userId, kemPublicKey: kem.publicKey },
      by: { userId: by.userId, sig: by.sig },
    },
    seed,
  );
  const grant = { what: granted, byUserId: by.userId, box: toBase64Url(box), signature: toBase64Url(signature) };
  return { toUserId: to.userId, sigPublicKey: toBase64Url(sig.publicKey), grant };
}

/** Makes an epoch of a department's key for these readers. */
export async function aKey(
  office: TestOffice,
  departmentId: string,
  epoch: number,
  readers: Person[],
  by = office.person,
): Promise<TestKey> {
  const account = await accountKey(office.office.founded.accountSeed);
  const { seed, key } = await newDepartmentKey(account, { accountId: office.accountId, departmentId, epoch }, Date.now());
  const grants = await Promise.all(readers.map((reader) => aGrant(office, { departmentId, epoch }, seed, reader, by)));
  return { seed, key, grants };
}

/** How many an office was given: no two are called the same. */
const given = new WeakMap<TestOffice, number>();

/** Makes a department with these members, over HTTP; the first one of an office is its "Zweite Stelle". */
export async function aRealDepartment(test: TestApplication, office: TestOffice, members: Person[]): Promise<TestDepartment> {
  const id = newId();
  const count = (given.get(office) ?? 0) + 1;
  given.set(office, count);
  const name = count === 1 ? "Zweite Stelle" : `Stelle ${count + 1}`;
  const made = await aKey(office, id, 1, members);
  const body = { name, key: made.key, members: members.map(({ userId }) => userId), grants: made.grants };
  await call(test.app, departmentRoutes.create, { body, as: office.as });
  return { ...made, id, name, body };
}

/** Seals a report to a department's key and submits it over HTTP. */
export async function aSubmittedTo(
  test: TestApplication,
  { accountId, channel }: TestOffice,
  key: DepartmentKey,
  category: { id: string; name: string } | null = null,
): Promise<Submitted> {
  const draft = await draftReport(accountId, key);
  const body = await sealReport(draft, { linkSuffix: channel.linkSuffix, content: { ...CONTENT, category }, claims: [] });
  const { caseNumber, reportId } = await call(test.app, reportRoutes.submit, { body });
  return { draft, body, id: reportId, caseNumber, as: asReporter(draft) };
}

/** Asks for what waits and seals it anew, as a browser with these seeds does, without sending it. */
export async function aResealing(
  test: TestApplication,
  office: TestOffice,
  departmentId: string,
  seeds: [epoch: number, seed: Bytes][],
  { person, as }: Pick<TestOffice, "person" | "as"> = office,
): Promise<{ epoch: number; reports: Resealed[] }> {
  const { epoch, rows } = await call(test.app, departmentRoutes.toReseal, { params: { id: departmentId }, as });
  const own = { kemPublicKey: new Uint8Array(), sigPublicKey: office.person.sig.publicKey, joinedAt: 0 };
  const keys: ResealKeys = {
    accountId: office.accountId,
    userId: person.userId,
    userKey: person.userKey,
    seeds: new Map(seeds.map(([at, seed]) => [`${departmentId}/${at}`, seed])),
    openOnly: new Map(),
    members: new Map([[office.person.userId, [own]]]),
  };
  const { reports, unreadable } = await resealRows(keys, { departmentId, epoch }, rows);
  if (unreadable > 0) throw new Error(`${unreadable} reports did not open`);
  return { epoch, reports };
}
