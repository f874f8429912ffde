import type { Claims } from "./claim.ts";

/** What the terms promise: services, orders, notice, the end, and what is the operator's word alone. */
export const CONTRACT = {
  services: {
    claim: "What the terms name as services is there, and is the same in every plan",
    proofs: [
      ["server/modules/billing/plan-needed.test.ts", "what a plan pays for is this, and nothing else"],
      ["e2e/desk/three-years.e2e.ts", "§§ 11, 17, 18 HinSchG: a report from its receipt to its deletion three years after its end"],
      [
        "e2e/desk/ways-in.e2e.ts",
        "§ 16 (3), § 11 (2) to (4): a telephone report is entered, its password handed over, its record corrected and confirmed",
      ],
      ["e2e/desk/guests.e2e.ts", "§§ 8, 16 (2): a guest reads one case, writes a note, and the time ends while they read"],
      [
        "e2e/desk/archive.e2e.ts",
        "the whole account leaves as an archive, over a line that is cut, and comes back in a fresh installation",
      ],
    ],
    limit: "No plan has a number of reports. While a channel is flooded, a browser does a little reckoning before each report.",
  },
  orders: {
    claim: "An order names price and first charge beside its button, is confirmed by mail, and two days before the charge a mail reminds",
    proofs: [
      ["web/admin/trial/trial-screen.screen.test.tsx", "what is missing is said in the words of the form, and what the plan costs"],
      ["server/modules/billing/life.test.ts", "a whole life: trial, first charge, failure, recovery, cancellation, end, return"],
      [
        "server/modules/billing/mails.test.ts",
        "a plan that is chosen or switched after the reminder is reminded of with its own amount, once each",
      ],
      ["contract/limits.ts", "TRIAL_REMINDER_DAYS = 2"],
    ],
  },
  debitAnnounced: {
    claim: "Each direct debit is announced by a mail with its amount and the mandate's reference",
    proofs: [
      [
        "server/modules/billing/ways.test.ts",
        "the life of a direct debit: ordered, announced, collected, paid; another comes back, and a card pays",
      ],
    ],
  },
  notice: {
    claim: "Whoever pays can cancel to the end of what is paid at any time, by a button or in text form",
    proofs: [
      ["server/modules/billing/life.test.ts", "a whole life: trial, first charge, failure, recovery, cancellation, end, return"],
      ["server/modules/operator/subscriptions.test.ts", "of a yearly plan a free month is worth a twelfth of the year; who has cancelled"],
    ],
    word: "operator",
    limit:
      "A notice by mail is carried out by the operator's people. The button knows no period of notice: of a yearly plan, too, it ends what is paid.",
  },
  switching: {
    claim: "Whoever goes to another provider gets time, help and all data, for nothing",
    word: "operator",
    limit: "Periods and charge are those of Regulation (EU) 2023/2854, which people keep. What leaves, and how, stands under the archive.",
  },
  unpaid: {
    claim: "Where nothing is paid, portals stay open and cases are worked on; what a plan pays for waits",
    proofs: [
      ["server/modules/billing/plan-needed.test.ts", "§ 7 (2): reporters hand in and follow their case as ever, handlers read and answer"],
      ["server/modules/billing/plan-needed.test.ts", "%s stays open"],
      ["server/modules/billing/plan-needed.test.ts", "%s is closed while nothing is paid"],
      ["server/modules/billing/plan-needed.test.ts", "a running trial opens it; its end closes it"],
    ],
  },
  accountDeletion: {
    claim: "An account is deleted when that is asked for or announced, thirty days after a mail that says so, and then as a whole",
    proofs: [
      [
        "server/modules/operator/delete-account.test.ts",
        "for thirty days everything goes on, then nothing of the account is left, in no table and in no folder",
      ],
      ["server/modules/operator/delete-account.test.ts", "when the service stood still, the reminder comes first and the date moves"],
      ["server/modules/operator/subscriptions.test.ts", "whoever chooses a plan again while the deletion waits is not deleted"],
      [
        "server/modules/operator/delete-account.test.ts",
        "what still has to be kept is counted: open reports, those whose promised time runs, and those that are held",
      ],
      ["scripts/accounts/delete.ts", "if (open + closed > 0 && !despiteRetention && !account.deletionDue)"],
      ["contract/limits.ts", "DELETION_DAYS = 30"],
    ],
    word: "operator",
    limit:
      "That nothing is deleted unasked while reports are to be kept: the command refuses it, and the operator can say all the same that the company has what it needs. Backups end by the operator's plan.",
  },
  processing: {
    claim:
      "The office's data are processed on the company's behalf, under an agreement (Art. 28 GDPR) that is concluded in the application, kept word for word, and counts until another one is concluded",
    proofs: [
      [
        "server/modules/processing/processing.test.ts",
        "the agreement is filled with the company's and the operator's data, and kept word for word with date, version and person",
      ],
      [
        "server/modules/processing/processing.test.ts",
        "changed data ask for a new agreement and say where it differs; what was concluded stays as it was",
      ],
      ["server/modules/processing/processing.test.ts", "neither without the permission nor before a release can somebody conclude"],
    ],
    word: "operator",
    limit:
      "That data are processed on instruction alone is what the operator's people do. Nothing works less where no agreement was concluded.",
  },
  availability: {
    claim: "The service is available for 99.9 % of a month, and planned maintenance is announced",
    word: "operator",
    limit: "Operation, not software: what measures it is the operator's.",
  },
  changes: {
    claim: "Changes of terms and prices are told in time, in text form",
    word: "operator",
    limit: "The software sends no such notice.",
  },
} as const satisfies Claims;
