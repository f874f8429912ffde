import { NEW_CHANNEL_LANGUAGES } from "@hz/contract/languages";
import type { Mail } from "./layout.ts";
import { accessWaiting } from "./templates/access-waiting.ts";
import { accountKeyChanged } from "./templates/account-key-changed.ts";
import { accountDeletion, DELETION_MAILS } from "./templates/account-deletion.ts";
import { agreementChanged } from "./templates/agreement-changed.ts";
import { agreementConcluded } from "./templates/agreement-concluded.ts";
import { BILLING_MAILS } from "./templates/billing-texts.ts";
import { type BillingFacts, billingMail } from "./templates/billing.ts";
import { changeEmail } from "./templates/change-email.ts";
import { contactConfirmation } from "./templates/contact-confirmation.ts";
import { contactInquiry } from "./templates/contact-inquiry.ts";
import { DELIVERY_CHANGES, DELIVERY_READERS, deliveryChanged } from "./templates/delivery-changed.ts";
import { deletionSoon } from "./templates/deletion-soon.ts";
import { emailChanged } from "./templates/email-changed.ts";
import { emailTaken } from "./templates/email-taken.ts";
import { EMERGENCY_CHANGES, emergencyChanged, KEY_READERS } from "./templates/emergency-changed.ts";
import { emergencyUsed } from "./templates/emergency-used.ts";
import { guestEnded } from "./templates/guest-ended.ts";
import { guestGone } from "./templates/guest-gone.ts";
import { invitation } from "./templates/invitation.ts";
import { keysChanged } from "./templates/keys-changed.ts";
import { newsForHandlers } from "./templates/news-for-handlers.ts";
import { newsForReporter } from "./templates/news-for-reporter.ts";
import { passwordReset } from "./templates/password-reset.ts";
import { MEMBERS_CHANGES, MEMBERS_READERS, membersChanged } from "./templates/members-changed.ts";
import { PEOPLE_CHANGES, PEOPLE_READERS, peopleChanged } from "./templates/people-changed.ts";
import { type ReminderFigure, reminders } from "./templates/reminders.ts";
import { SECURITY_NOTICES, securityNotice } from "./templates/security-notice.ts";
import { signInTries } from "./templates/sign-in-tries.ts";
import { testMail } from "./templates/test-mail.ts";
import { undeliverable } from "./templates/undeliverable.ts";
import { vouchingEnds } from "./templates/vouching-ends.ts";
import { verifyEmail } from "./templates/verify-email.ts";
import { type WayKept, wayKept } from "./templates/way-kept.ts";
import { welcome } from "./templates/welcome.ts";

const link = (path: string) => `https://hinweise.example${path}`;
const KEY_PAGES = { keeper: "/notfallschluessel", manager: "/abteilungen", reader: "/dashboard" };
const token = "Yb3kW0m2u9Qd1sXoTn5vRjL8cPfA6hGzEiVxN7tKqUI";

const trial = { trialEnd: new Date("2026-11-29T09:00:00Z"), hasCard: true, isCancelled: false };
const bill: BillingFacts = {
  publicUrl: link(""),
  planName: "Professional",
  trialEnd: new Date("2026-11-29T09:00:00Z"),
  periodEnd: new Date("2026-12-29T09:00:00Z"),
  plan: { id: "price_1", amount: 12900, currency: "eur", interval: "month" },
  reverseCharge: false,
  vatId: "ATU12345678",
  isTrial: false,
  lacksAddress: false,
  isOverdue: false,
  isLeftOpen: false,
  invoice: {
    id: "in_1",
    number: "HZ-0001",
    status: "paid",
    total: 15351,
    amount_due: 15351,
    amount_paid: 15351,
    corrected: 0,
    has_correction: false,
    tax: 2451,
    currency: "eur",
    created: 1795000000,
    period_start: 1795000000,
    period_end: 1797592000,
    due_date: 1796200000,
    is_processing: false,
    is_of_plan: true,
    transfer_to: null,
    hosted_invoice_url: null,
  },
  credit: { amount: 15351, currency: "eur" },
  balance: 0,
  refusal: "CARD_UNCOVERED",
  nextTry: new Date("2026-12-02T09:00:00Z"),
  method: { card: { brand: "visa", last4: "4242", exp_month: 12, exp_year: 2026 } },
  creditorId: "DE98ZZZ09999999999",
  now: new Date("2026-11-27T18:30:00Z"),
};

const DEBIT = { sepaDebit: { last4: "3000", mandate: "NXDSYREGC9PSMKWY" } };
const TRANSFER = { invoice: { daysUntilDue: 14 } };
const kept = (method: WayKept["method"], readIn: string, isAwaiting = false): WayKept => ({
  by: "Kim Kollege",
  at: new Date("2026-11-28T18:30:00Z"),
  method,
  creditor: { name: "Muster Betrieb GmbH", id: "DE98ZZZ09999999999" },
  readIn: readIn as WayKept["readIn"],
  isAwaiting,
});
const deletion = { company: "Muster AG", due: new Date("2026-12-22T04:00:00Z"), support: "hilfe@hinweise.example" };

const overdue: ReminderFigure[] = [
  { kind: "acknowledgement", isLate: true, count: 2, first: new Date("2026-11-20T12:00:00Z") },
  { kind: "acknowledgement", isLate: false, count: 3, first: new Date("2026-11-24T12:00:00Z") },
  { kind: "feedback", isLate: true, count: 4, first: new Date("2026-11-19T12:00:00Z") },
  { kind: "feedback", isLate: false, count: 5, first: new Date("2026-12-01T12:00:00Z") },
  { kind: "silence", isLate: false, count: 6, first: new Date("2026-11-21T12:00:00Z") },
];

/** Every mail of the product with sample values, one line each, by what it is called in the list of previews. */
export const previews: Record<string, (language: string) => Mail> = {
  "verify-email": (language) => verifyEmail(language, link(`/verify-email?token=${token}`), link(`/adresse-freigeben?token=${token}`)),
  "change-email": (language) => changeEmail(language, link(`/verify-email?token=${token}`)),
  "email-changed": (language) => emailChanged(language),
  "email-taken": (language) => emailTaken(language, link("/anmelden"), link("/adresse-freigeben")),
  "access-waiting": (language) => accessWaiting(language, link("/dashboard"), true),
  "access-waiting-uncompared": (language) => accessWaiting(language, link("/dashboard"), false),
  invitation: (language) =>
    invitation(
      language,
      { firstName: "Kim", inviter: "Gerda Gründer", company: "Muster AG", message: "", needsVouching: true },
      link(`/einladung?token=${token}`),
    ),
  "test-mail": (language) => testMail(language, "042042"),
  "invitation-guest": (language) =>
    invitation(
      language,
      { firstName: "Kim", inviter: "Gerda Gründer", company: "Muster AG", message: "", needsVouching: false, isGuest: true },
      link(`/einladung?token=${token}`),
    ),
  "guest-ended": (language) => guestEnded(language, "Muster AG"),
  "guest-gone": (language) => guestGone(language, link("/dashboard")),
  "agreement-changed": (language) => agreementChanged(language, "Muster AG", link("/auftragsverarbeitung")),
  "agreement-concluded": (language) =>
    agreementConcluded(
      language,
      { company: "Muster AG", at: new Date("2026-11-28T18:30:00Z"), version: "3f9c1b7a" },
      link("/auftragsverarbeitung"),
    ),
  "vouching-ends": (language) => vouchingEnds(language, new Date("2026-12-22T04:00:00Z"), link("/dashboard")),
  "deletion-soon": (language) => deletionSoon(language, link("/aufbewahrung")),
  "password-reset": (language) => passwordReset(language, link(`/passwort-zuruecksetzen?token=${token}`)),
  "account-key-changed": (language) => accountKeyChanged(language, "Kim Kollege", link("/dashboard"), true),
  "account-key-changed-uncompared": (language) => accountKeyChanged(language, "Kim Kollege", link("/dashboard"), false),
  "keys-changed": (language) => keysChanged(language, "Kim Kollege", link("/dashboard"), true),
  "keys-changed-uncompared": (language) => keysChanged(language, "Kim Kollege", link("/dashboard"), false),
  "emergency-used": (language) => emergencyUsed("admin", language, "Kim Kollege", link("/notfallschluessel")),
  "emergency-used-reader": (language) => emergencyUsed("reader", language, "Kim Kollege", link("/dashboard")),
  ...Object.fromEntries(
    EMERGENCY_CHANGES.flatMap((what) =>
      KEY_READERS.map((reader) => [
        `emergency-${what}-${reader}`,
        (language: string) => emergencyChanged(reader, what, language, link(KEY_PAGES[reader])),
      ]),
    ),
  ),
  "sign-in-tries": (language) => signInTries(language, link("/konto")),
  ...Object.fromEntries(
    SECURITY_NOTICES.map((notice) => [`security-${notice}`, (language: string) => securityNotice(notice, language, link("/konto"))]),
  ),
  ...Object.fromEntries(
    PEOPLE_CHANGES.flatMap((change) =>
      PEOPLE_READERS.map((reader) => [
        `people-${change}-${reader}`,
        (language: string) => peopleChanged(change, reader, language, link(reader === "person" ? "/konto" : "/pruefprotokoll")),
      ]),
    ),
  ),
  ...Object.fromEntries(
    MEMBERS_CHANGES.flatMap((change) =>
      MEMBERS_READERS.map((reader) => [
        `members-${change}-${reader}`,
        (language: string) => membersChanged(change, reader, language, link("/dashboard"), false),
      ]),
    ),
  ),
  "members-added-member-log": (language) => membersChanged("added", "member", language, link("/dashboard"), true),
  "members-removed-member-log": (language) => membersChanged("removed", "member", language, link("/dashboard"), true),
  ...Object.fromEntries(
    DELIVERY_CHANGES.flatMap((change) =>
      DELIVERY_READERS.map((reader) => [
        `delivery-changed-${change}-${reader}`,
        (language: string) => deliveryChanged(change, reader, language, link(reader === "manager" ? "/abteilungen" : "/dashboard")),
      ]),
    ),
  ),
  "people-removed-closed": (language) => peopleChanged("removed", "person", language, null),
  welcome: (language) => welcome(language, { ...trial, hasCard: false }, link("/dashboard")),
  "welcome-card": (language) => welcome(language, trial, link("/dashboard")),
  "welcome-cancelled": (language) => welcome(language, { ...trial, isCancelled: true }, link("/dashboard")),
  "welcome-late": (language) => welcome(language, { ...trial, trialEnd: null }, link("/dashboard")),
  ...Object.fromEntries(
    BILLING_MAILS.map((kind) => [`billing-${kind}`, (language: string) => billingMail(kind, language, bill, link("/abrechnung"))]),
  ),
  "billing-ordered-trial": (language) =>
    billingMail("ordered", language, { ...bill, isTrial: true, plan: { ...bill.plan!, interval: "year" } }, link("/abrechnung")),
  "billing-ordered-reverse": (language) => billingMail("ordered", language, { ...bill, reverseCharge: true }, link("/abrechnung")),
  "billing-ordered-debit": (language) => billingMail("ordered", language, { ...bill, method: DEBIT }, link("/abrechnung")),
  "billing-ordered-transfer": (language) => billingMail("ordered", language, { ...bill, method: TRANSFER }, link("/abrechnung")),
  "billing-trial-ending-debit": (language) => billingMail("trial-ending", language, { ...bill, method: DEBIT }, link("/abrechnung")),
  "billing-trial-ending-transfer": (language) => billingMail("trial-ending", language, { ...bill, method: TRANSFER }, link("/abrechnung")),
  "billing-debit-announced-own": (language) => billingMail("debit-announced", language, { ...bill, method: DEBIT }, link("/abrechnung")),
  "billing-payment-failed-debit": (language) =>
    billingMail("payment-failed", language, { ...bill, method: DEBIT, refusal: "DEBIT_RETURNED" }, link("/abrechnung")),
  "way-kept-card": (language) => wayKept(language, kept(bill.method!, language), link("/abrechnung")),
  "way-kept-debit": (language) => wayKept(language, kept(DEBIT, language), link("/abrechnung")),
  "way-kept-card-open": (language) => wayKept(language, kept(bill.method!, language, true), link("/abrechnung")),
  "way-kept-debit-open": (language) => wayKept(language, kept(DEBIT, language, true), link("/abrechnung")),
  "way-kept-transfer": (language) => wayKept(language, kept(TRANSFER, language), link("/abrechnung")),
  "billing-switched-down": (language) => billingMail("switched", language, { ...bill, balance: 26_176 }, link("/abrechnung")),
  "billing-payment-failed-last": (language) =>
    billingMail("payment-failed", language, { ...bill, refusal: null, nextTry: null }, link("/abrechnung")),
  "billing-payment-failed-ended": (language) =>
    billingMail("payment-failed", language, { ...bill, invoice: { ...bill.invoice!, is_of_plan: false } }, link("/abrechnung")),
  "billing-ended-open": (language) => billingMail("ended", language, { ...bill, isLeftOpen: true }, link("/abrechnung")),
  "billing-trial-ending-free": (language) => billingMail("trial-ending", language, { ...bill, plan: null }, link("/abrechnung")),
  "billing-trial-ending-credit": (language) =>
    billingMail("trial-ending", language, { ...bill, balance: 5_000, lacksAddress: true }, link("/abrechnung")),
  "billing-trial-ending-paid": (language) => billingMail("trial-ending", language, { ...bill, balance: 20_000 }, link("/abrechnung")),
  "billing-cancelled-overdue": (language) => billingMail("cancelled", language, { ...bill, isOverdue: true }, link("/abrechnung")),
  "billing-free-month-free": (language) => billingMail("free-month", language, { ...bill, plan: null }, link("/abrechnung")),
  "billing-free-month-credit": (language) => billingMail("free-month", language, { ...bill, balance: 5_000 }, link("/abrechnung")),
  "billing-credit-cancelled": (language) => billingMail("credit", language, { ...bill, plan: null }, link("/abrechnung")),
  ...Object.fromEntries(
    DELETION_MAILS.map((kind) => [
      `account-${kind}`,
      (language: string) => accountDeletion(kind, language, deletion, { app: link("/dashboard"), billing: link("/abrechnung") }),
    ]),
  ),
  "news-report": (language) => newsForHandlers("report", language, link("/meldungen")),
  "news-message": (language) => newsForHandlers("message", language, link("/meldungen")),
  reminders: (language) => reminders(language, overdue, link("/meldungen?sortierung=frist")),
  "reminders-one": (language) =>
    reminders(
      language,
      overdue.map((figure) => ({ ...figure, count: 1 })),
      link("/meldungen?sortierung=frist"),
    ),
  undeliverable: (language) =>
    undeliverable(
      language,
      { waiting: ["Compliance", "Personal"], silent: ["Ombudsstelle"] },
      { canMend: true, address: link("/abteilungen") },
    ),
  "unheard-by-others": (language) =>
    undeliverable(language, { waiting: ["Compliance"], silent: [] }, { canMend: false, address: link("/betriebsbereitschaft") }),
  "contact-inquiry": () =>
    contactInquiry({
      name: "Kim Käufer",
      email: "kim@muster.example",
      company: "Muster AG",
      phone: "+49 30 1234567",
      type: "pricing",
      subject: "Angebot für 1200 Beschäftigte",
      message: "Guten Tag,\nwir suchen einen Meldekanal für vier Standorte.",
    }),
  "contact-confirmation": () => contactConfirmation("pricing", new Date("2026-03-17T09:30:00Z")),
  "news-reporter": () => newsForReporter(link("/portal/muster-ag/case"), NEW_CHANNEL_LANGUAGES),
};

/** The same whatever the language: written in German and English at once, or from German pages to whoever has no account. */
export const SAME_IN_ALL = new Set(["news-reporter", "contact-inquiry", "contact-confirmation"]);
