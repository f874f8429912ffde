import { companyRoutes } from "@hz/contract/account/company";
import { unnamedOperator } from "@hz/contract/account/operator";
import type { Permission } from "@hz/contract/permissions";
import { processingRoutes } from "@hz/contract/processing/processing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runForAll } from "../../testing/account-runs.ts";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, anOffice, type SignedIn, type TestOffice } from "../../testing/builders.ts";
import { call } from "../../testing/call.ts";
import { untilJobs } from "../../testing/job-queue.ts";
import { tellOfChangedAgreements } from "./jobs.ts";

let own: TestApplication;
beforeAll(async () => {
  own = await testApplication();
  await own.startWorker();
});
afterAll(() => own.close());

const SUBJECT = "Der Vertrag zur Auftragsverarbeitung hat sich geändert";
const MAIL = "mail-agreement-changed";
const tell = (on = own) => runForAll(on.ctx, tellOfChangedAgreements);
const move = ({ as }: TestOffice, companyAddress: string, on = own) =>
  call(on.app, companyRoutes.save, { as, body: { companyName: "Muster AG", companyAddress } });
async function conclude({ as }: TestOffice, on = own): Promise<void> {
  const { offer } = await call(on.app, processingRoutes.get, { as });
  await call(on.app, processingRoutes.conclude, { as, body: { version: offer!.version } });
}
/** An office that has concluded an agreement which says something else today. */
async function changedOffice(on = own): Promise<TestOffice> {
  const office = await anOffice(on);
  await move(office, "Weg 1, 10115 Berlin", on);
  await conclude(office, on);
  await move(office, "Allee 2, 20095 Hamburg", on);
  return office;
}
/** What somebody was told, newest first, once nothing is on its way any more. */
async function told({ person }: Pick<SignedIn, "person">, on = own) {
  await untilJobs(on, MAIL, (jobs) => jobs.every(({ state }) => state === "completed"));
  return (await on.ctx.mailer.listMails()).filter(({ to, subject }) => to === person.email && subject === SUBJECT);
}
const counts = (...people: Pick<SignedIn, "person">[]) => Promise.all(people.map(async (one) => (await told(one)).length));
const setUser = (office: TestOffice, { person }: SignedIn, change: { is_active?: boolean; permissions?: Permission[] }, on = own) =>
  on.db.tenant(office.accountId, (tx) => tx.updateTable("users").set(change).where("id", "=", person.userId).execute());

test("each version that waits to be concluded is told once, whatever process looks and however often, until the next one", async () => {
  const office = await changedOffice();
  const other = await own.another();
  await Promise.all([tell(), tell(other), tell()]);
  await tell(other);
  expect(await counts(office)).toEqual([1]);
  const { text } = (await told(office))[0]!;
  expect(text).toContain("Muster AG");
  expect(text).toContain("http://localhost:3000/auftragsverarbeitung");
  expect(text).not.toMatch(/Allee|Weg 1/);
  await move(office, "Platz 3, 50667 Köln");
  await tell();
  expect(await counts(office)).toEqual([2]);
  await conclude(office);
  await tell();
  expect(await counts(office)).toEqual([2]);
  // What was concluded first is another version than what counts now, and was told nobody.
  await move(office, "Weg 1, 10115 Berlin");
  await tell();
  expect(await counts(office)).toEqual([3]);
});

test("only those are told who may conclude; who may later on finds it on the page", async () => {
  const office = await changedOffice();
  const [admin, reader, off, waiting] = [
    await aColleague(own, office, { role: "Admin" }),
    await aColleague(own, office),
    await aColleague(own, office, { role: "Admin" }),
    await aColleague(own, office, { role: "Admin" }),
  ];
  await setUser(office, off, { is_active: false });
  await own.db.tenant(office.accountId, (tx) =>
    tx.updateTable("users").set({ member_signature: null }).where("id", "=", waiting.person.userId).execute(),
  );
  await tell();
  expect(await counts(office, admin, reader, off, waiting)).toEqual([1, 1, 0, 0, 0]);
});

test("while nobody may conclude, nobody was told: the first who may is", async () => {
  const office = await changedOffice();
  await setUser(office, office, { permissions: ["Meldungen"] });
  await tell();
  expect(await counts(office)).toEqual([0]);
  await setUser(office, office, { permissions: ["Meldungen", "Einstellungen"] });
  await tell();
  expect(await counts(office)).toEqual([1]);
});

test("who has concluded none, what counts, a visitor's demo and an operator that offers none are told nothing", async () => {
  const [none, counting, demo] = [await anOffice(own), await changedOffice(), await changedOffice()];
  await move(none, "Weg 1, 10115 Berlin");
  await conclude(counting);
  await own.db.tenant(demo.accountId, (tx) =>
    tx
      .updateTable("accounts")
      .set({ demo_until: new Date("2099-01-01") })
      .where("account_id", "=", demo.accountId)
      .execute(),
  );
  await tell();
  expect(await counts(none, counting, demo)).toEqual([0, 0, 0]);
  const office = await changedOffice();
  const named = own.ctx.config.operator;
  own.ctx.config.operator = unnamedOperator("post@melden.example");
  await tell().finally(() => void (own.ctx.config.operator = named));
  expect(await counts(office)).toEqual([0]);
});

test("what was concluded, changed again or taken from its reader before the mail goes is not sent", async () => {
  const later = await testApplication();
  try {
    const [concluded, changed, left] = [await changedOffice(later), await changedOffice(later), await changedOffice(later)];
    await tell(later);
    await conclude(concluded, later);
    await move(changed, "Platz 3, 50667 Köln", later);
    await setUser(left, left, { permissions: ["Meldungen"] }, later);
    await tell(later);
    await later.startWorker();
    const found = await Promise.all([concluded, changed, left].map(async (one) => (await told(one, later)).length));
    // Of the two versions that one office was to be told of the newer one alone.
    expect(found).toEqual([0, 1, 0]);
  } finally {
    await later.close();
  }
});
