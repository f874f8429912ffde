import { authRoutes } from "@hz/contract/sign-in/auth";
import { toBase64Url } from "@hz/crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { anOffice } from "../../testing/builders.ts";
import { refused } from "../../testing/call.ts";
import { hurry, jobsOf, untilJobs } from "../../testing/job-queue.ts";
import { type MailServer, startMailServer } from "../../testing/mail-server.ts";

let server: MailServer;
let own: TestApplication;
beforeAll(async () => {
  server = await startMailServer();
  own = await testApplication({ smtpUrl: server.url });
  await own.startWorker();
});
afterAll(async () => {
  await own.close();
  await server.close();
});

const WRONG = toBase64Url(new Uint8Array(32));
/** One wrong password from each of so many origins. */
async function wrongTries(email: string, count: number): Promise<void> {
  for (let n = 0; n < count; n++)
    expect(await refused(own.app, authRoutes.signIn, { body: { email, auth: WRONG, remember: false }, from: `10.8.0.${n}` })).toBe(
      "SIGN_IN_FAILED",
    );
}
const warnings = (email: string) => server.mails.filter(({ to, data }) => to.includes(email) && /Anmeldeversuche/.test(data)).length;
const finds = () => jobsOf(own, "find-sign-in-tries");
const searched = (count: number) =>
  untilJobs(own, "find-sign-in-tries", (jobs) => jobs.length === count && jobs.every(({ state }) => state === "completed"));

test("ten wrong passwords from anywhere are told to whose address it is, in one mail a day", async () => {
  const { email } = (await anOffice(own)).person;
  await wrongTries(email, 9);
  expect(await finds()).toEqual([]);
  await wrongTries(email, 15);
  await searched(1);
  await untilJobs(own, "mail-sign-in-tries", (jobs) => jobs.some(({ state }) => state === "completed"));
  await vi.waitFor(() => expect(warnings(email)).toBe(1));

  own.move(2 * 3_600_000);
  await wrongTries(email, 10);
  await searched(2);
  await untilJobs(own, "mail-sign-in-tries", (jobs) => jobs.some(({ later }) => later));
  expect(warnings(email)).toBe(1);
  own.move(23 * 3_600_000);
  await hurry(own, "mail-sign-in-tries");
  await vi.waitFor(() => expect(warnings(email)).toBe(2), { timeout: 20_000 });
});

test("for an address without a person the same is enqueued, with its hash alone, and nobody is told", async () => {
  const before = (await finds()).length;
  const mails = server.mails.length;
  await wrongTries("niemand@muster.example", 10);
  await searched(before + 1);
  expect(Object.keys((await finds()).at(-1)!.data as object)).toEqual(["emailHash"]);
  expect(server.mails).toHaveLength(mails);
});
