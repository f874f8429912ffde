import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { anOffice, aSubmitted, type TestOffice } from "../../testing/builders.ts";
import { updateAccount } from "../accounts/index.ts";
import { endedAccounts, planDeletion } from "./index.ts";

let own: TestApplication;
beforeAll(async () => {
  own = await testApplication();
  own.stop();
});
afterAll(() => own.close());

const DAY = 86_400_000;
const ago = (days: number) => new Date(own.ctx.now().getTime() - days * DAY);
/** An office whose account is in such a state. */
async function inState(to: Parameters<typeof updateAccount>[2]): Promise<TestOffice> {
  const office = await anOffice(own);
  await own.db.tenant(office.accountId, (tx) => updateAccount(tx, office.accountId, to));
  return office;
}

test("accounts whose trial or plan is over are listed with their days, the longest first, and with what is to be kept", async () => {
  const trial = await inState({ trial_end_date: ago(3.5) });
  const plan = { current_period_end: ago(40), trial_end_date: ago(90) };
  const cancelled = await inState({ subscription_status: "canceled", ...plan });
  const neverPaid = await inState({ subscription_status: "incomplete_expired", current_period_end: ago(10) });
  // Neither over: a running trial, one with a card whose fate the provider has not told yet, a cancellation that waits, a debt.
  await inState({ trial_end_date: ago(-3) });
  await inState({ trial_end_date: ago(1), current_period_end: ago(1) });
  await inState({ subscription_status: "active", cancel_at_period_end: true, current_period_end: ago(-5) });
  await inState({ subscription_status: "past_due", current_period_end: ago(20) });
  await inState({ subscription_status: "unpaid", current_period_end: ago(20) });
  await aSubmitted(own, trial);
  await planDeletion(own.ctx, cancelled.accountId);

  const found = await endedAccounts(own.ctx);
  expect(found.map(({ accountId, state, days, toRetain }) => ({ accountId, state, days, toRetain }))).toEqual([
    { accountId: cancelled.accountId, state: "canceled", days: 40, toRetain: 0 },
    { accountId: neverPaid.accountId, state: "incomplete_expired", days: 10, toRetain: 0 },
    { accountId: trial.accountId, state: "expired", days: 3, toRetain: 1 },
  ]);
  expect(found.map(({ deletionDue }) => deletionDue !== null)).toEqual([true, false, false]);
});
