import * as z from "zod";
import { defineRoute } from "./route.ts";
import { Id, PermissionName, RoleName, Time } from "./scalars.ts";

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
  role: RoleName,
  permissions: z.array(PermissionName),
  language: z.string(),
  isAccountOwner: z.boolean(),
  /** False until the recovery code has been shown and confirmed. */
  recoveryConfirmed: z.boolean(),
  /** What reporters see as the sender of this user's messages. */
  displayName: z.string(),
  hasSecondFactor: z.boolean(),
  /** Whether the account requires a second factor of everybody. */
  secondFactorRequired: z.boolean(),
});
export type CurrentUser = z.infer<typeof CurrentUser>;

export const ManagedUser = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  fullName: z.string(),
  email: z.string(),
  isActive: z.boolean(),
  createdAt: Time,
});
export type ManagedUser = z.infer<typeof ManagedUser>;

export const userRoutes = {
  current: defineRoute({
    method: "GET",
    path: "/api/user",
    summary: "The signed-in user",
    access: "user",
    duringEnrolment: true,
    answer: CurrentUser,
  }),
  list: defineRoute({
    method: "GET",
    path: "/api/users",
    summary: "The account's users",
    access: "user",
    answer: z.array(ManagedUser),
  }),
};
