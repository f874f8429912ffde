import { NOT_READ, auditRoutes, type AuditLine } from "@hz/contract/account/audit";
import { handoverRoutes } from "@hz/contract/procedure/handover";
import type { Permission } from "@hz/contract/permissions";
import { reportRoutes } from "@hz/contract/reports/reports";
import { newId } from "@hz/crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, aDepartment, anOffice, aSubmitted, type SignedIn, type TestOffice } from "../../testing/builders.ts";
import { aGuest } from "../../testing/builders-guests.ts";
import { call, send } from "../../testing/call.ts";

let own: TestApplication;
beforeAll(async () => {
  own = await testApplication();
});
afterAll(() => own.close());

type Query = Parameters<typeof call<typeof auditRoutes.list>>[2] extends { query?: infer Q } | undefined ? Q : never;
const list = async ({ as }: Pick<SignedIn, "as">, query: Query = {}) => (await call(own.app, auditRoutes.list, { as, query })).entries;
const csv = async ({ as }: Pick<SignedIn, "as">, query: Query = {}) =>
  (await send(own.app, auditRoutes.export, { as, query })).rawPayload.toString("utf8");
const numbers = (entries: AuditLine[]) => entries.map(({ seq }) => seq);
const read = (id: string, { as }: Pick<SignedIn, "as">) => call(own.app, reportRoutes.get, { params: { id }, as });
const remove = (id: string, { as }: Pick<SignedIn, "as">) =>
  call(own.app, reportRoutes.remove, { params: { id }, as, body: { reason: "spam", note: "" } });
/** Nothing of the entries about a report: neither who nor what nor which. */
const hidden = (entries: AuditLine[]) =>
  entries.map(({ seq, at }) => ({ seq, at, actor: null, action: NOT_READ, target: null, details: {} }));

/** An office with a case that has much in the log, somebody who was kept out of it, and an administrator of another department. */
async function aWatchedOffice() {
  const office = await anOffice(own);
  const excluded = await aColleague(own, office, { role: "Admin" });
  const auditor = await aColleague(own, office, { role: "Admin", departmentId: await aDepartment(own, office) });
  const { id } = await aSubmitted(own, office);
  await read(id, office);
  await aGuest(own, office, id);
  const body = { id: newId(), userId: excluded.person.userId };
  await call(own.app, handoverRoutes.recuse, { params: { id }, as: office.as, body });
  const about = await list(office, { target: id });
  return { office, excluded, auditor, id, about };
}

test("§ 8 (1): entries about a report are read by whoever reads the report, everybody else sees number and time", async () => {
  const { office, excluded, auditor, id, about } = await aWatchedOffice();
  expect(about.map(({ action }) => action)).toEqual(["report.recused", "guest.invited", "report.read"]);
  for (const { actor, target } of about) expect([actor?.id, target]).toEqual([office.person.userId, { id, kind: "report", label: "HZ-1" }]);
  for (const reader of [auditor, excluded]) {
    const entries = await list(reader);
    expect(entries.filter(({ seq }) => numbers(about).includes(seq))).toEqual(hidden(about));
    expect(JSON.stringify(entries)).not.toContain(id);
    expect(numbers(entries)).toEqual(numbers(await list(office)));
  }
  const noReader = await aColleague(own, office, { role: "Admin" });
  const permissions = ["Sicherheitseinstellungen" as const];
  await own.db.tenant(office.accountId, (tx) =>
    tx.updateTable("users").set({ permissions }).where("id", "=", noReader.person.userId).execute(),
  );
  expect((await list(noReader)).filter(({ seq }) => numbers(about).includes(seq))).toEqual(hidden(about));
});

test("no filter finds what is not shown, but the group that it says it belongs to", async () => {
  const { office, auditor, id, about } = await aWatchedOffice();
  expect(await list(auditor, { target: id })).toEqual([]);
  expect((await list(auditor, { actor: office.person.userId })).filter(({ seq }) => numbers(about).includes(seq))).toEqual([]);
  expect(await list(auditor, { group: "reports" })).toEqual(hidden(about));
  expect((await list(auditor, { group: "people" })).map(({ action }) => action)).not.toContain(NOT_READ);
  expect((await csv(auditor, { target: id })).split("\r\n")).toHaveLength(3);
});

test("what is left of a deleted report is read by its department, and by nobody where somebody was kept out", async () => {
  const { office, excluded, auditor, id, about } = await aWatchedOffice();
  const { id: other } = await aSubmitted(own, office);
  await remove(other, office);
  const [deleted] = await list(office, { target: other });
  expect(deleted).toMatchObject({ action: "report.deleted", details: { reason: "spam" } });
  expect(await list(excluded, { target: other })).toEqual([deleted]);
  expect((await list(auditor)).find(({ seq }) => seq === deleted!.seq)).toEqual(hidden([deleted!])[0]);
  await remove(id, office);
  for (const reader of [office, excluded, auditor]) {
    expect(await list(reader, { target: id })).toEqual([]);
    expect((await list(reader)).filter(({ seq }) => numbers(about).includes(seq))).toEqual(hidden(about));
  }
});

test("§ 11 (1): the CSV has number, time and hash of every entry, so that the chain is the same for every reader", async () => {
  const { office, auditor, id, about } = await aWatchedOffice();
  const [whole, cut] = [(await csv(office)).split("\r\n"), (await csv(auditor)).split("\r\n")];
  expect(cut.join("\n")).not.toContain(id);
  for (const { seq, at } of about) {
    const [hash] = /"[0-9a-f]{64}"$/.exec(whole[seq]!)!;
    expect(cut[seq]).toBe(`"${seq}";"${at}";"";"Eintrag zu einer Meldung, die Sie nicht lesen";"";"";"";${hash}`);
  }
  expect(await call(own.app, auditRoutes.check, { as: auditor.as })).toMatchObject({ brokenAt: null });
});

test("in an office of one department everybody who handles reports reads the whole log", async () => {
  const office: TestOffice = await anOffice(own);
  const colleague = await aColleague(own, office, { role: "Admin" });
  const [{ id }, { id: gone }] = [await aSubmitted(own, office), await aSubmitted(own, office)];
  await read(id, office);
  await remove(gone, office);
  const entries = await list(colleague);
  expect(entries).toEqual(await list(office));
  expect(entries.map(({ action }) => action)).not.toContain(NOT_READ);
});

test("§ 8 (1): a guest is named in the log to those who read entries of their case, deleted or not, and to who manages users", async () => {
  const office = await anOffice(own);
  const elsewhere = await aColleague(own, office, { role: "Admin", departmentId: await aDepartment(own, office) });
  const [{ id }, handler] = [await aSubmitted(own, office), await aColleague(own, office)];
  const guest = await aGuest(own, office, id);
  const permit = ({ person }: SignedIn, permissions: Permission[]) =>
    own.db.tenant(office.accountId, (tx) => tx.updateTable("users").set({ permissions }).where("id", "=", person.userId).execute());
  const reads = ["Meldungen", "Sicherheitseinstellungen"] as const;
  await permit(handler, [...reads]);
  await permit(elsewhere, [...reads]);
  /** What the log calls the guest: in the filter of people, beside their own sign-in, and in the CSV. */
  const named = async (reader: SignedIn) => {
    const { people } = await call(own.app, auditRoutes.names, { as: reader.as });
    const joined = (await list(reader)).find(({ action, actor }) => action === "user.joined" && actor?.id === guest.userId);
    const inCsv = (await csv(reader)).includes("Greta Gast");
    return [people.find((one) => one.id === guest.userId)?.name, joined?.actor?.name, joined?.target?.label, inCsv];
  };
  const [known, unknown] = [
    ["Greta Gast", "Greta Gast", "Greta Gast", true],
    [undefined, "Gast", "Gast", false],
  ];
  expect([await named(handler), await named(elsewhere)]).toEqual([known, unknown]);
  await remove(id, office);
  expect([await named(handler), await named(elsewhere)]).toEqual([known, unknown]);
  await permit(elsewhere, [...reads, "Benutzer und Abteilungen"]);
  expect(await named(elsewhere)).toEqual(known);
});
