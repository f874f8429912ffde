import { demoRoutes } from "@hz/contract/account/demo";
import { billingRoutes } from "@hz/contract/billing/billing";
import { channelRoutes } from "@hz/contract/channels/channels";
import { DEMO_MINUTES } from "@hz/contract/limits";
import { userRoutes } from "@hz/contract/people/users";
import { reportRoutes } from "@hz/contract/reports/reports";
import { authRoutes } from "@hz/contract/sign-in/auth";
import { resetRoutes } from "@hz/contract/sign-in/password-reset";
import { fromBase64Url, passwordKeys, stretchPassword, toBase64Url } from "@hz/crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { seedVisitorsDemo } from "../../../scripts/seed/demo.ts";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { anOffice, credentials } from "../../testing/builders.ts";
import { rowsOf } from "../../testing/builders-full.ts";
import { call, refused, send } from "../../testing/call.ts";
import { jobsOf, type QueuedJob, untilJobs } from "../../testing/job-queue.ts";
import { portalChannel } from "../channels/index.ts";
import { demoJobs } from "./index.ts";
import { MOST_DEMOS } from "./jobs.ts";

let own: TestApplication;
beforeAll(async () => {
  own = await testApplication();
  own.ctx.makeDemo = () => seedVisitorsDemo(own.ctx);
  await own.startWorker();
});
afterAll(() => own.close());

const sweep = () => demoJobs[1]!.handle(own.ctx, {}, { id: "" });
const left = async (accountId: string) => Object.entries(await rowsOf(own, accountId)).filter(([, count]) => count > 0);

/** Asks until there is one, as a visitor's page does. */
async function takeDemo(): Promise<{ email: string; password: string; until: string }> {
  return vi.waitFor(
    async () => {
      const { demo } = await call(own.app, demoRoutes.take);
      expect(demo).not.toBeNull();
      return demo!;
    },
    { timeout: 60_000, interval: 200 },
  );
}

/** With the slow derivation, as the demo's passwords were given. */
async function signIn({ email, password }: { email: string; password: string }) {
  const { userId, kdfSuite: suite, kdfSalt } = await call(own.app, authRoutes.challenge, { body: { email } });
  const salt = fromBase64Url(kdfSalt);
  const { auth } = await passwordKeys(await stretchPassword(password, salt, suite), { userId, suite, salt });
  const as = credentials(await send(own.app, authRoutes.signIn, { body: { email, auth: toBase64Url(auth), remember: false } }));
  return { as, user: await call(own.app, userRoutes.current, { as }) };
}

test("a visitor signs in to a whole demo that nobody else gets, and that is gone an hour later with everything of it", async () => {
  const [mine, another] = [await takeDemo(), await takeDemo()];
  expect(another.email).not.toBe(mine.email);
  const { as, user } = await signIn(mine);
  expect(user).toMatchObject({ companyName: "Muster AG", demoUntil: mine.until, isEmailVerified: true });
  expect(Date.parse(mine.until) - own.ctx.now().getTime()).toBeGreaterThan((DEMO_MINUTES - 1) * 60_000);
  expect((await call(own.app, reportRoutes.counts, { as })).total).toBeGreaterThan(10);
  const [channel] = await call(own.app, channelRoutes.list, { as });
  expect(channel!.linkSuffix).toMatch(/^demo-[0-9a-f]{10}$/);
  expect(channel).toMatchObject({ name: "Hinweisstelle der Muster AG", languages: { en: { name: "Reporting channel of Muster AG" } } });
  expect(
    Object.values(channel!.languages)
      .map(({ name }) => name)
      .join(),
  ).not.toContain("Meldekanal");
  expect((await portalChannel(own.ctx, channel!.linkSuffix))!.isDemo).toBe(true);
  const ordinary = await anOffice(own);
  expect((await portalChannel(own.ctx, ordinary.channel.linkSuffix))!.isDemo).toBe(false);
  const stored = await own.db.directory((tx) =>
    tx.selectFrom("directory_demos").selectAll().where("account_id", "=", user.accountId).execute(),
  );
  expect(stored).toMatchObject([{ email: null, password: null }]);

  own.move((DEMO_MINUTES - 1) * 60_000);
  await sweep();
  await call(own.app, userRoutes.current, { as });
  own.move(60_000);
  await sweep();
  expect(await left(user.accountId)).toEqual([]);
  expect((await send(own.app, userRoutes.current, { as })).statusCode).toBe(401);
  expect((await send(own.app, channelRoutes.portal, { params: { linkSuffix: channel!.linkSuffix } })).statusCode).toBe(404);
});

test("nothing that a visitor does in a demo writes to anybody or is paid for", async () => {
  const demo = await takeDemo();
  const { as } = await signIn(demo);
  const office = await anOffice(own);
  for (const email of [demo.email, office.person.email]) await call(own.app, resetRoutes.request, { body: { email } });
  await untilJobs(own, "mail-reset-link", (jobs) => jobs.length === 2 && jobs.every(({ state }) => state === "completed"));
  const mails = await own.ctx.mailer.listMails();
  expect(mails.filter(({ to, subject }) => to === office.person.email && !subject.startsWith("Bitte bestätigen"))).toHaveLength(1);
  expect(mails.filter(({ to }) => to === demo.email)).toEqual([]);
  const details = {
    companyName: "Muster AG",
    line1: "Musterstraße 1",
    postalCode: "20457",
    city: "Hamburg",
    country: "DE",
    vatId: "",
    buyerReference: "",
    invoiceEmail: "",
  };
  expect(await refused(own.app, billingRoutes.setDetails, { as, body: details })).toBe("DEMO_ACCOUNT");
});

test("a demo that nobody has taken for a day is made anew, and one waits at a time", async () => {
  await takeDemo();
  const hasEnded = ({ state }: QueuedJob) => state === "completed";
  await untilJobs(own, "make-demo", (jobs) => jobs.every(hasEnded), 60_000);
  const waiting = () =>
    own.db.directory((tx) => tx.selectFrom("directory_demos").select("account_id").where("email", "is not", null).execute());
  const [first, ...others] = await waiting();
  expect(others).toEqual([]);
  own.move(24 * 60 * 60_000);
  await sweep();
  expect(await left(first!.account_id)).toEqual([]);
  await takeDemo();
});

test("no more demos are made than an installation has room for, and one without a demo has no such call", async () => {
  await own.owner.query(
    `with made as (insert into accounts (account_id, company_name, public_key) select gen_random_uuid(), 'Muster AG', '\\x00' from generate_series(1, $1) returning account_id)
     insert into directory_demos (account_id, until) select account_id, $2 from made`,
    [MOST_DEMOS, new Date(own.ctx.now().getTime() + 60_000)],
  );
  await own.db.directory((tx) => tx.updateTable("directory_demos").set({ email: null }).execute());
  const asked = (await jobsOf(own, "make-demo")).length;
  expect(await refused(own.app, demoRoutes.take)).toBe("DEMOS_USED_UP");
  expect(await jobsOf(own, "make-demo")).toHaveLength(asked);
  own.ctx.makeDemo = null;
  expect(await refused(own.app, demoRoutes.take)).toBe("NOT_FOUND");
});
