import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { USER } from "../shared/session/user.ts";
import { readBilling } from "./queries.ts";

afterEach(() => vi.unstubAllGlobals());

const ID = "00000000-0000-4000-8000-000000000001";
const AT = "2026-11-02T09:00:00.000Z";
const user = {
  id: ID,
  accountId: ID,
  firstName: "Lena",
  lastName: "Linde",
  fullName: "Lena Linde",
  displayName: "Lena Linde",
  email: "l@muster.example",
  isEmailVerified: true,
  pendingEmail: null,
  createdAt: AT,
  companyName: "Muster GmbH",
  companyWebsite: null,
  subscriptionStatus: "active",
  planName: "Starter",
  trialEndDate: AT,
  stripeCurrentPeriodEnd: AT,
  demoUntil: null,
  cancelAtPeriodEnd: false,
  paymentStanding: null,
  role: "Admin",
  permissions: [],
  language: "Deutsch",
  isAccountOwner: true,
  isGuest: false,
  recoveryConfirmed: true,
  hasSecondFactor: false,
  secondFactorRequired: false,
} as const;
const billing = {
  user,
  subscription: null,
  paymentMethod: null,
  paymentWays: ["card"],
  creditor: { name: null, id: null },
  invoices: [],
  prices: [],
  details: null,
  reverseCharge: false,
  knownAddress: null,
  eInvoices: false,
  credit: 0,
};

test("what is read of billing is what the banner says, too: a plan that began ends the trial there", async () => {
  const client = new QueryClient();
  client.setQueryData(USER, { ...user, subscriptionStatus: "trialing" });
  vi.stubGlobal("localStorage", { getItem: () => null });
  vi.stubGlobal("fetch", async () => Response.json(billing));
  await readBilling(client);
  expect(client.getQueryData(USER)).toEqual(user);
});
