import { departmentRoutes } from "@hz/contract/people/departments";
import { readinessRoutes } from "@hz/contract/account/readiness";
import { accountKey, signDepartment, toBase64Url } from "@hz/crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { statementOf } from "../../../web/vault/report/check-key.ts";
import { runForAll } from "../../testing/account-runs.ts";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, anOffice, type TestOffice } from "../../testing/builders.ts";
import { aKey } from "../../testing/builders-departments.ts";
import { call, refused } from "../../testing/call.ts";
import { jobsOf } from "../../testing/job-queue.ts";
import { warnOfVouching } from "./warn-of-vouching.ts";

const DAY = 86_400;
let own: TestApplication;
let office: TestOffice;
beforeAll(async () => void (own = await testApplication()));
beforeEach(async () => void (office = await anOffice(own)));
afterAll(() => own.close());

const inDays = (days: number) => Math.floor(own.ctx.now().getTime() / 1000) + days * DAY;
const state = async () => (await call(own.app, departmentRoutes.list, { as: office.as })).find(({ id }) => id === office.departmentId)!;
const here = () => ({ params: { id: office.departmentId }, as: office.as });
async function vouched(days: number, epoch = 1) {
  const { key } = await state();
  const notAfter = inDays(days);
  const account = await accountKey(office.office.founded.accountSeed);
  const signature = await signDepartment(account, statementOf(office.accountId, { ...key, epoch, notAfter }));
  return { epoch, notAfter, signature: toBase64Url(signature) };
}
const ends = (days: number) =>
  own.db.tenant(office.accountId, (tx) => sql`update department_keys set not_after = ${inDays(days)}`.execute(tx).then(() => undefined));

test("the account's key vouches anew, and what it said of the department stays", async () => {
  const before = await state();
  const body = await vouched(100);
  await call(own.app, departmentRoutes.vouch, { ...here(), body });
  await call(own.app, departmentRoutes.vouch, { ...here(), body });
  const { notAfter, key, renewBy } = await state();
  expect({ notAfter, key }).toEqual({ notAfter: body.notAfter, key: { ...before.key, notAfter, signature: body.signature } });
  expect(renewBy).toBe(before.renewBy);
});

test("what nobody signed, an older epoch's, or a time that no browser chooses is refused", async () => {
  const refuse = (body: Awaited<ReturnType<typeof vouched>>, as = office.as) =>
    refused(own.app, departmentRoutes.vouch, { ...here(), as, body });
  const good = await vouched(100);
  expect(await refuse({ ...good, notAfter: good.notAfter + 1 })).toBe("BOX_REFUSED");
  expect(await refuse(await vouched(396))).toBe("INVALID_INPUT");
  expect(await refuse(await vouched(5))).toBe("INVALID_INPUT");
  expect(await refuse(good, (await aColleague(own, office)).as)).toBe("FORBIDDEN");
  const { key, grants } = await aKey(office, office.departmentId, 2, [office.person]);
  const readers = { key, grants };
  expect(await refuse(await vouched(100, 2))).toBe("KEYS_CHANGED");
  await own.db.tenant(office.accountId, (tx) => sql`delete from department_members where user_id <> ${office.person.userId}`.execute(tx));
  await call(own.app, departmentRoutes.renewKey, { ...here(), body: readers });
  expect(await refuse(good)).toBe("KEYS_CHANGED");
});

test("long before it ends the readiness check says so, and who can renew it is told by mail on certain days", async () => {
  const check = async () => (await call(own.app, readinessRoutes.get, { as: office.as })).checks.find((one) => one.check === "vouching");
  expect(await check()).toMatchObject({ light: "ready", reason: "vouching-holds" });
  const told = async () => (await jobsOf(own, "mail-vouching-ends")).length;
  await runForAll(own.ctx, warnOfVouching);
  expect(await told()).toBe(0);
  await ends(49);
  expect(await check()).toMatchObject({ light: "check", reason: "vouching-soon" });
  await runForAll(own.ctx, warnOfVouching);
  expect(await told()).toBe(0);
  await ends(14);
  await runForAll(own.ctx, warnOfVouching);
  expect(await told()).toBe(1);
  await ends(-1);
  expect(await check()).toMatchObject({ light: "not-ready", reason: "vouching-ended" });
});
