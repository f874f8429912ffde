import type { Processing } from "@hz/contract/processing/processing";
import type { Readiness } from "@hz/contract/account/readiness";
import type { Billing } from "@hz/contract/billing/billing";
import { BILLING_INTERVALS, COMPANY_SIZES } from "@hz/contract/billing/plans";
import { type ChannelDuties, NO_FACTS } from "@hz/contract/channels/channel-duties";
import type { Channel } from "@hz/contract/channels/channels";
import type { Department } from "@hz/contract/people/departments";
import type { ManagedUser } from "@hz/contract/people/people";
import type { ResetState } from "@hz/contract/sign-in/password-reset";
import { idOf, LONG_AGO, somebody } from "./office.ts";

/** Anna Lindner as those see her who manage people, or whom is given. */
export function aPerson(given: Partial<ManagedUser> = {}): ManagedUser {
  const { id, firstName, lastName, fullName, email, role, permissions, language, isEmailVerified, isAccountOwner } = somebody();
  const names = { id, firstName, lastName, fullName, email, role, permissions, language, isEmailVerified, isAccountOwner };
  const state = { state: "active", isGuest: false, hasSecondFactor: false, isExpired: false, hasCode: false, missing: null } as const;
  return { ...names, ...state, lastLoginAt: LONG_AGO, invitedAt: null, createdAt: LONG_AGO, departments: [], ...given };
}

export const aChannel = (given: Partial<Channel> = {}): Channel => ({
  id: idOf(20),
  name: "Interne Meldestelle",
  linkSuffix: "muster",
  companyName: "Muster AG",
  description: "",
  isActive: true,
  settings: {
    allowAnonymous: true,
    allowFiles: true,
    requireCategory: false,
    autoAcknowledge: true,
    retentionMonths: null,
    logo: null,
    brandColor: null,
  },
  languages: { de: { name: "Interne Meldestelle", content: { type: "doc", content: [] } } },
  defaultLanguage: "auto",
  departmentId: idOf(30),
  conflictDepartmentId: null,
  successorId: null,
  linksEndedAt: null,
  hasReports: false,
  createdAt: LONG_AGO,
  ...given,
});

/** What its portal has to say of itself, with nothing filled in. */
export const noDuties = (): ChannelDuties => ({
  companyName: "Muster AG",
  company: { legalForm: "", email: "", register: "", vatId: "" },
  departmentName: "Interne Meldestelle",
  retentionMonths: 36,
  autoAcknowledge: true,
  allowAnonymous: true,
  facts: NO_FACTS,
  bodies: [],
  outside: [],
  texts: {},
  languages: ["de"],
});

/** No channel is ready, for none is active. */
/** Where the operator offers no agreement. */
export const noProcessing = (): Processing => ({
  state: "unavailable",
  operatorLacks: ["OPERATOR_NAME"],
  companyLacks: [],
  offer: null,
  changed: [],
  concluded: [],
});
export const noReadiness = (): Readiness => ({ at: LONG_AGO, company: "Muster AG", checks: [], channels: [], people: [] });

/** A company in its trial that has entered nothing. */
export const noBilling = (): Billing => ({
  user: somebody(),
  subscription: null,
  paymentMethod: null,
  paymentWays: ["card"],
  creditor: { name: "Betreiber GmbH", id: null },
  invoices: [],
  prices: COMPANY_SIZES.flatMap((size) => BILLING_INTERVALS.map((interval) => ({ id: `price_${size}_${interval}`, size, interval }))),
  details: {
    companyName: "Muster AG",
    line1: "Hauptstraße 1",
    postalCode: "50667",
    city: "Köln",
    country: "DE",
    vatId: "",
    buyerReference: "",
    invoiceEmail: "",
  },
  knownAddress: null,
  reverseCharge: false,
  eInvoices: true,
  credit: 0,
});

export const aDepartment = (given: Partial<Department> = {}): Department => ({
  id: idOf(30),
  name: "Interne Meldestelle",
  key: {
    departmentId: given.id ?? idOf(30),
    epoch: 1,
    publicKey: "A".repeat(1622),
    notAfter: 4_000_000_000,
    signature: "A".repeat(86),
    purpose: { name: given.name ?? "Interne Meldestelle", standsInFor: [], signedAt: 1_700_000_000 },
  },
  epoch: 1,
  notAfter: 4_000_000_000,
  renewBy: 4_000_000_000,
  renewalDue: false,
  isLost: false,
  older: [],
  members: [],
  emergencyKey: null,
  renewers: [],
  uncompared: [],
  channels: [],
  categories: [],
  ...given,
});

/** What a good link tells of somebody who is the only one to hold any key and has a recovery code. */
export function aResetLink(given: Partial<ResetState> = {}): ResetState {
  const { id: userId, accountId, fullName, email } = somebody();
  return {
    userId,
    accountId,
    person: { fullName, email, companyName: "Muster AG" },
    hasRecoveryCode: true,
    emergencyId: null,
    hasColleague: false,
    hasOthers: false,
    readsReports: true,
    reopens: "none",
    needsActivation: null,
    invitations: null,
    emergency: null,
    isLastSigner: true,
    needsSecondFactor: false,
    founding: null,
    ...given,
  };
}
