import { companyRoutes } from "@hz/contract/account/company";
import { processingRoutes, shortVersion } from "@hz/contract/processing/processing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, anOffice, type SignedIn, type TestOffice } from "../../testing/builders.ts";
import { call } from "../../testing/call.ts";
import { untilJobs } from "../../testing/job-queue.ts";

let own: TestApplication;
beforeAll(async () => {
  own = await testApplication();
  await own.startWorker();
});
afterAll(() => own.close());

async function anAddressedOffice(on = own): Promise<TestOffice> {
  const office = await anOffice(on);
  const body = { companyName: "Muster AG", companyAddress: "Weg 1, 10115 Berlin" };
  await call(on.app, companyRoutes.save, { as: office.as, body });
  return office;
}
async function conclude({ as }: Pick<SignedIn, "as">, on = own) {
  const { offer } = await call(on.app, processingRoutes.get, { as });
  return call(on.app, processingRoutes.conclude, { as, body: { version: offer!.version } });
}
/** What somebody was sent about an agreement, once nothing is on its way any more. */
async function sent({ person }: Pick<SignedIn, "person">, on = own) {
  await untilJobs(on, "mail-agreement-concluded", (jobs) => jobs.every(({ state }) => state === "completed"));
  return (await on.ctx.mailer.listMails()).filter(({ to, subject }) => to === person.email && /Vertrag|agreement/.test(subject));
}

test("whoever concludes the agreement has a mail with moment, version and where its words are, once; nobody else has", async () => {
  const office = await anAddressedOffice();
  const admin = await aColleague(own, office, { role: "Admin" });
  const { at, version } = await conclude(office);
  // It counts already: nothing is concluded, and nothing said.
  await conclude(office);
  await conclude(admin);
  const mails = await sent(office);
  expect(mails).toMatchObject([{ subject: "Der Vertrag zur Auftragsverarbeitung ist geschlossen" }]);
  const { text } = mails[0]!;
  expect(text).toContain("zwischen Muster AG und");
  expect(text).toContain(`in der Fassung ${shortVersion(version)}.`);
  const inBerlin = new Date(at).toLocaleTimeString("de-DE", { timeZone: "Europe/Berlin", timeStyle: "long" });
  expect(text).toContain(` um ${inBerlin}, in der Fassung`);
  expect(text).toContain("http://localhost:3000/auftragsverarbeitung");
  expect(await sent(admin)).toEqual([]);
});

test("the mail is written in the language of whoever concluded", async () => {
  const office = await anAddressedOffice();
  await own.db.tenant(office.accountId, (tx) =>
    tx.updateTable("users").set({ language: "English" }).where("id", "=", office.person.userId).execute(),
  );
  await conclude(office);
  expect(await sent(office)).toMatchObject([{ subject: "The data processing agreement is concluded" }]);
});

test("neither a visitor's demo nor whoever can no longer sign in has the mail", async () => {
  const later = await testApplication();
  try {
    const [demo, office] = [await anAddressedOffice(later), await anAddressedOffice(later)];
    const left = await aColleague(later, office, { role: "Admin" });
    await conclude(demo, later);
    await conclude(left, later);
    await later.db.tenant(demo.accountId, (tx) =>
      tx
        .updateTable("accounts")
        .set({ demo_until: new Date("2099-01-01") })
        .where("account_id", "=", demo.accountId)
        .execute(),
    );
    await later.db.tenant(office.accountId, (tx) =>
      tx.updateTable("users").set({ is_active: false }).where("id", "=", left.person.userId).execute(),
    );
    await later.startWorker();
    expect([await sent(demo, later), await sent(left, later)]).toEqual([[], []]);
  } finally {
    await later.close();
  }
});
