import { channelDomainRoutes } from "@hz/contract/channels/channel-domains";
import { PERMISSIONS, roleOf } from "@hz/contract/permissions";
import { channelAddressRoutes } from "@hz/contract/channels/channel-addresses";
import { mailRoutes } from "@hz/contract/account/mails";
import { type KeyLogEntry, keyLogRoutes } from "@hz/contract/keys/key-log";
import { emergencyRoutes } from "@hz/contract/keys/emergency";
import { departmentRoutes } from "@hz/contract/people/departments";
import { peopleRoutes } from "@hz/contract/people/people";
import { type CurrentUser, userRoutes } from "@hz/contract/people/users";
import { reminderRoutes } from "@hz/contract/procedure/reminders";
import { reportRoutes } from "@hz/contract/reports/reports";
import { statusRoutes } from "@hz/contract/status";
import { heldKeys } from "../vault/keys/held-keys.ts";
import { answersElse } from "./answers.ts";

/** The same id each time for the same number. */
export const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
export const LONG_AGO = "2026-01-05T08:00:00.000Z";

/** Anna Lindner, who may do everything, with what is given instead. */
export function somebody(given: Partial<CurrentUser> = {}): CurrentUser {
  const permissions = given.permissions ?? [...PERMISSIONS];
  return {
    id: idOf(1),
    accountId: idOf(900),
    firstName: "Anna",
    lastName: "Lindner",
    fullName: "Anna Lindner",
    email: "anna.lindner@demo.example",
    isEmailVerified: true,
    pendingEmail: null,
    createdAt: LONG_AGO,
    companyName: "Muster AG",
    companyWebsite: null,
    subscriptionStatus: "active",
    planName: "Komplett",
    trialEndDate: null,
    stripeCurrentPeriodEnd: null,
    demoUntil: null,
    cancelAtPeriodEnd: false,
    paymentStanding: null,
    role: roleOf(permissions),
    permissions,
    language: "Deutsch",
    isAccountOwner: true,
    isGuest: false,
    recoveryConfirmed: true,
    displayName: "Meldestelle",
    hasSecondFactor: false,
    secondFactorRequired: false,
    ...given,
  };
}

/** An account's key log as its server keeps it, where the test does not; gives what stands in it. */
export function answerKeyLog(log: KeyLogEntry[] = []): KeyLogEntry[] {
  let note: string | null = null;
  answersElse(keyLogRoutes.read, ({ query: { after = 0 } }) => ({ entries: log.slice(after), note }));
  answersElse(keyLogRoutes.append, ({ body: { entries } }) => {
    log.push(...entries);
    return { isAppended: true };
  });
  answersElse(keyLogRoutes.note, ({ body: { box } }) => {
    note = box;
    return {};
  });
  return log;
}

let shown: CurrentUser;

/** Answers, where the test does not, what the frame of every screen asks for, and the names that many of them show. */
export function answerShell(user: CurrentUser, waits: boolean): void {
  // A test may show the application to one person after another: who asks then is the last.
  shown = user;
  answersElse(userRoutes.current, () => shown);
  answersElse(userRoutes.names, [{ id: user.id, fullName: user.fullName, isActive: true, isGuest: user.isGuest }]);
  answersElse(statusRoutes.get, { channels: { active: 1, total: 1 }, mail: { isSent: true, failed: 0 }, jobs: { lateMinutes: 0 } });
  answersElse(reportRoutes.counts, { total: 0, new: 0, inProgress: 0, closed: 0, unread: 0, lost: 0, activeChannels: 1 });
  answersElse(reminderRoutes.due, []);
  answersElse(channelDomainRoutes.list, { target: null, domains: [] });
  answersElse(mailRoutes.failed, []);
  answerKeyLog();
  answersElse(emergencyRoutes.get, { key: null, atRisk: [] });
  answersElse(channelAddressRoutes.get, { portalHost: null, domains: [] });
  answersElse(departmentRoutes.list, []);
  answersElse(departmentRoutes.left, []);
  answersElse(departmentRoutes.names, []);
  answersElse(peopleRoutes.waiting, []);
  answersElse(peopleRoutes.access, () => ({
    missing: { account: false, vouch: waits, departments: [] },
    since: "joined" as const,
    granters: [],
    first: [],
    uncompared: [],
    later: [],
    givesReports: false,
    isUnheld: false,
    inSafe: false,
    // As many as this tab holds: no colleague has given any meanwhile.
    grants: heldKeys()?.granted ?? 0,
  }));
}
