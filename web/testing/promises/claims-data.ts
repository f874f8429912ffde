import type { Claims } from "./claim.ts";

/** What is promised of data: where they are kept, for how long, who gets them. */
export const DATA = {
  inBrowsers: {
    claim: "What the application keeps in a browser is what the privacy notice lists, and is gone where it says so",
    proofs: [
      ["web/site/content/legal/kept-in-browsers.test.ts", "what pages keep in a browser is kept by these files alone"],
      ["web/site/content/legal/kept-in-browsers.test.ts", "the privacy notice names all of it"],
      [
        "server/modules/auth/sessions.test.ts",
        "the cookie is closed to scripts and other sites, and goes with the browser unless one asked otherwise",
      ],
      ["server/modules/auth/sessions.test.ts", "behind https the cookie is bound to this host and to https"],
      [
        "server/modules/auth/session-limits.test.ts",
        "a remembered session has thirty days, seven of them without use, whatever the account says of others",
      ],
      ["e2e/sign-in/lost-session.e2e.ts", "a form that is left leaves nothing, nor does who signs out"],
    ],
  },
  sessions: {
    claim: "A session says its device and its times, is ended by its person, and an hour after its end its row is gone",
    proofs: [
      ["server/modules/auth/own-sessions.test.ts", "the own sessions with device and times; the latest used first, nobody else's"],
      [
        "server/modules/auth/own-sessions.test.ts",
        "signing out another device ends it at once, with its stream and what its browser kept; nobody else's can be ended",
      ],
      ["server/modules/auth/sessions.test.ts", "expired sessions leave the database with their keys, living ones stay"],
      ["server/modules/auth/jobs.ts", 'cron: "7 * * * *"'],
    ],
  },
  nobodyElse: {
    claim: "No advertising, no profile, no decision by a program; no service for statistics, fonts, maps, translation or AI gets anything",
    proofs: [
      ["server/pages/headers.test.ts", "everything is closed that is not opened, and nothing foreign or inline is open"],
      ["web/site/site.test.tsx", "no public page loads anything from elsewhere, styles itself or runs a script"],
      ["server/mail/previews.test.ts", "leaves no slot open and loads nothing"],
    ],
    word: "operator",
    limit: "The tests see browsers and mails. What the operator does with addresses and logs outside of the software is its word.",
  },
  mailsOfService: {
    claim: "Mails are those that the service needs; advertising is sent to nobody who did not agree",
    proofs: [
      ["server/mail/previews.ts", "export const previews"],
      ["server/mail/previews.test.ts", "leaves no slot open and loads nothing"],
    ],
    word: "operator",
    limit: "The list has every mail of the software, and none advertises. What the operator writes by itself is its word.",
  },
  logs: {
    claim:
      "Logs of accesses are kept for a year at most; systems before the application forget addresses after 7 days, and have none of portals",
    word: "operator",
    limit: "The service writes its lines to its output; what keeps them, and what stands before it, is the operator's.",
  },
  strayFiles: {
    claim: "An upload that no report names is gone within two days; sealed bytes that the database does not know wait a month aside",
    proofs: [
      [
        "server/modules/files/sweep.test.ts",
        "files that nobody named within a day go, rows and bytes; named ones and bytes without a row do not stay or go by chance",
      ],
      [
        "server/modules/files/sweep.test.ts",
        "bytes that the database does not know wait a month aside, counted in the log, and come back when it knows them",
      ],
      ["server/modules/reports/jobs.ts", 'cron: "17 3 * * *"'],
    ],
  },
  bankData: {
    claim: "Of a bank account the service keeps the last four signs and the mandate's reference, and nothing of who gave it from where",
    proofs: [
      [
        "server/modules/billing/ways-refused.test.ts",
        "a wrong IBAN is named by its field, and no number of an account is kept, told or written down",
      ],
    ],
    limit: "What the provider does with an account's data is its own word.",
  },
  cardData: {
    claim: "Of a card the service learns kind, last four digits and expiry; where no provider is set up, nothing goes to one",
    proofs: [
      ["contract/billing/card-frame.ts", ".regex(/^pm_[A-Za-z0-9_]+$/)"],
      [
        "web/admin/trial/trial-screen.screen.test.tsx",
        "a frame that answers with something else is cut off: nothing is sent, and the form stays",
      ],
      [
        "server/pages/headers.test.ts",
        "the card field's frame stands in the product's pages alone and runs the provider's script only where there is one",
      ],
      ["server/modules/billing/life.test.ts", 'paymentMethod: { card: { brand: "visa", last4: "4242" } }'],
    ],
    limit: "What the provider does with a card's data is its own word.",
  },
  auditReaders: {
    claim: "The log is read by whoever may change security settings, and of reports by whoever reads those",
    proofs: [
      ["server/testing/permissions.test.ts", '"GET /api/audit": [SECURITY]'],
      [
        "server/modules/audit/who-reads.test.ts",
        "§ 8 (1): entries about a report are read by whoever reads the report, everybody else sees number and time",
      ],
    ],
  },
} as const satisfies Claims;
