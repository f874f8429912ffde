import * as z from "zod";
import { defineRoute } from "../route.ts";
import { Id, PermissionName, RoleName, Time } from "../scalars.ts";

/** The signed-in user (specification 3.2), with what the application needs beside it. */
export const CurrentUser = z.object({
  id: Id,
  accountId: Id,
  firstName: z.string(),
  lastName: z.string(),
  fullName: z.string(),
  email: z.string(),
  isEmailVerified: z.boolean(),
  /** The address that was asked for and is not confirmed yet. */
  pendingEmail: z.string().nullable(),
  createdAt: Time,
  companyName: z.string(),
  companyWebsite: z.string().nullable(),
  subscriptionStatus: z.string(),
  planName: z.string(),
  trialEndDate: Time.nullable(),
  stripeCurrentPeriodEnd: Time.nullable(),
  /** When a visitor's demo is deleted; null for every other account. */
  demoUntil: Time.nullable(),
  /** Whether the subscription ends with the period that is paid for. */
  cancelAtPeriodEnd: z.boolean(),
  /** What the state does not tell: a direct debit collects what is overdue, or the plan ended because an invoice was not paid. */
  paymentStanding: z.enum(["collecting", "ended-unpaid"]).nullable(),
  role: RoleName,
  permissions: z.array(PermissionName),
  language: z.string(),
  isAccountOwner: z.boolean(),
  /** Somebody from outside, with cases instead of permissions. */
  isGuest: z.boolean(),
  /** False until the recovery code has been shown and confirmed. */
  recoveryConfirmed: z.boolean(),
  /** What reporters see as the sender of this user's messages. */
  displayName: z.string(),
  hasSecondFactor: z.boolean(),
  /** Whether the account requires a second factor of everybody. */
  secondFactorRequired: z.boolean(),
});
export type CurrentUser = z.infer<typeof CurrentUser>;

/** Somebody of the account by name, former people included: what they wrote keeps their name. Guests only where one may know of them. */
export const Colleague = z.object({ id: Id, fullName: z.string(), isActive: z.boolean(), isGuest: z.boolean() });
export type Colleague = z.infer<typeof Colleague>;

export const userRoutes = {
  current: defineRoute({
    method: "GET",
    path: "/api/user",
    summary: "The signed-in user",
    access: "user",
    duringEnrolment: true,
    answer: CurrentUser,
  }),
  names: defineRoute({
    method: "GET",
    path: "/api/users/names",
    summary: "Names of the account's people, for lists and threads; of guests those of cases that one reads, or all for who manages users",
    access: "user",
    permission: ["Meldungen", "Benutzer und Abteilungen", "Einstellungen", "Sicherheitseinstellungen"],
    answer: z.array(Colleague),
  }),
};
