import type { Claims } from "./claim.ts";

/** What is promised of the application to who uses it, and to who looks at it. */
export const SERVICE = {
  exportCheck: {
    claim: "An exported file can be checked by anybody without handing it over: its hash alone is sent",
    proofs: [
      ["e2e/desk/exports.e2e.ts", "§ 11 (1): a case leaves as a PDF that anybody can check; one changed byte is unknown"],
      ["server/modules/exports/exports.test.ts", "whoever has the file learns when and by which company it was exported, and nothing else"],
      ["server/pages/site-pages.test.ts", "the page that checks an export is the only public one with a script, its own"],
    ],
  },
  program: {
    claim: "Whoever has the source can compare what an installation gives out; changed files are not run; what that does not prove is said",
    proofs: [
      ["scripts/verify/verify.test.ts", "a list that lacks a file, has one too many or another hash names it"],
      [
        "server/pages/pages.test.ts",
        "a file that was changed after the build is still named by its hash of then, so that browsers refuse it",
      ],
      ["docs/threat-model.md", "What checking the program that runs"],
    ],
    limit: "A server can serve one browser another program than the one that checks.",
  },
  cardFrame: {
    claim: "The payment provider's script runs in a frame of its own, only where a card is entered, and reaches nothing",
    proofs: [
      ["e2e/billing/foreign-script.e2e.ts", "a provider's script that has gone bad gets nothing: no page, no sign-in, no call"],
      [
        "server/pages/headers.test.ts",
        "the application's pages know no payment provider: the card field's own origin may be framed, and that is all",
      ],
    ],
    limit: "What the provider does with a card's data is its own word.",
  },
  contact: {
    claim: "What is sent to the operator is mailed, lies sealed until then and at most 15 days, and is confirmed by mail",
    proofs: [
      [
        "server/modules/contact/contact.test.ts",
        "an inquiry reaches the operator, who can answer it, and the sender a confirmation without a word of theirs",
      ],
      ["server/modules/contact/contact.test.ts", "until it is told an inquiry lies there sealed"],
      [
        "server/modules/contact/contact.test.ts",
        "what nobody could be told is tried again for two weeks, what was told is forgotten after two days",
      ],
      ["web/site/site.test.tsx", "where nothing was sent (%s) the form says so"],
    ],
    word: "operator",
    limit: "What the operator does with the mail: the software does not reach its mailbox.",
  },
  answers: {
    claim: "The operator answers within its time",
    word: "operator",
    limit: "People answer, or do not. The software only delivers the question.",
  },
  demo: {
    claim: "Each visitor gets a demo of their own for an hour, without an account, which writes to nobody, pays for nothing and is deleted",
    proofs: [
      [
        "server/modules/demo/demo.test.ts",
        "a visitor signs in to a whole demo that nobody else gets, and that is gone an hour later with everything of it",
      ],
      ["server/modules/demo/demo.test.ts", "nothing that a visitor does in a demo writes to anybody or is paid for"],
      ["web/site/content/pages.test.ts", "the privacy notice tells of the demo where there is one, and nowhere else"],
    ],
    limit: "Backups end by the operator's plan.",
  },
  trial: {
    claim: "A trial costs nothing: 7 days with a card, cancelled at any time before the first charge, or 14 days without one",
    proofs: [
      ["server/modules/billing/life.test.ts", "a whole life: trial, first charge, failure, recovery, cancellation, end, return"],
      ["server/modules/billing/plan-needed.test.ts", "a running trial opens it; its end closes it"],
      [
        "server/modules/billing/mails.test.ts",
        "a trial without a plan that is over is said once, and one that was prolonged is said again",
      ],
      ["contract/limits.ts", "TRIAL_DAYS_WITHOUT_CARD = 14"],
      ["contract/limits.ts", "TRIAL_DAYS_WITH_CARD = 7"],
    ],
  },
  price: {
    claim: "The prices are those of one list, net, with every function in every plan and nothing on top",
    proofs: [
      ["web/site/content/pages.test.ts", "the terms carry the price list that sign-up and billing use, and the former one"],
      ["contract/billing/plans.test.ts", "a year costs twelve months less the advertised fifth, in whole euros"],
      ["server/modules/billing/plan-needed.test.ts", "what a plan pays for is this, and nothing else"],
    ],
  },
  buyers: {
    claim: "The offer is for companies and public bodies in the EU, no consumers",
    proofs: [
      ["web/site/content/pages.test.ts", "the terms say for whom the offer is"],
      ["web/site/site.test.tsx", "the price block says for whom the offer is"],
      ["web/admin/auth/register.screen.test.tsx", "the page says whom it is for"],
      ["contract/billing/details.ts", "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK"],
    ],
    word: "operator",
    limit: "Nobody is asked for a proof of being a company; whether a contract is concluded is the operator's decision.",
  },
  vat: {
    claim: "Companies of other states of the EU with a VAT number pay without German VAT",
    proofs: [
      [
        "server/modules/billing/webhook.test.ts",
        "a VAT number of another country moves the tax there, until its register does not know it",
      ],
    ],
    word: "law",
    limit: "Whether the tax is owed is decided by law; the software goes by the number and what its register says of it.",
  },
  setUp: {
    claim: "After registering there is a company with a channel, a department and categories",
    proofs: [
      [
        "server/modules/auth/register.test.ts",
        "registering makes the company with owner, department, channel and categories, and signs its owner in",
      ],
    ],
  },
  ownKeys: {
    claim: "Keys are made in browsers, passwords never leave them, and each guess costs Argon2id with 64 MiB",
    proofs: [
      ["crypto/protocol/password.ts", "memorySize: 65_536"],
      ["server/modules/auth/sign-in.test.ts", "what a copy of the database holds of a password neither signs in nor opens the user key"],
      ["crypto/people.test.ts", "a password is the same however its characters are composed, and slow"],
      [
        "server/modules/auth/sign-in.test.ts",
        "a confirmed recovery code is kept as its proof and the wrapped user key, both of no use without the service's key",
      ],
    ],
  },
  lostForGood: {
    claim: "Without password, recovery code, emergency key and colleague nobody opens old reports",
    proofs: [
      ["e2e/keys/reset.e2e.ts", "the only key holder without a code"],
      ["e2e/keys/reset.e2e.ts", "the emergency key"],
      ["docs/lost-keys.md", "recovery code"],
    ],
  },
  leavers: {
    claim: "Whoever leaves a department opens nothing that comes after its new key",
    proofs: [
      ["server/modules/reports/visibility.test.ts", "who leaves a department loses its reports at once"],
      ["server/modules/renewal/renewal.test.ts", "a new key goes to all readers and nobody else, and is refused in a wrong form"],
    ],
    limit: "What was read, or copied out of the browser's memory, stays known.",
  },
  redaction: {
    claim: "What was redacted is gone: the new text takes the old one's place for both sides",
    proofs: [
      [
        "server/modules/messages/redact.test.ts",
        "§ 8: a redacted body takes the place of the old one for both sides, which is gone, and its title with it",
      ],
      ["web/vault/content/redact.test.ts", "the server can neither make a redaction, nor give one another name"],
    ],
    limit: "Backups, exports and what people have read are not reached; a server that lies can keep an old box and show it again.",
  },
  audit: {
    claim: "A chained log keeps who did what when, readings included; it holds no contents and no addresses",
    proofs: [
      ["server/modules/audit/chain.test.ts", "§ 11 (1): the service's role may neither change nor remove entries"],
      ["server/modules/audit/chain.test.ts", "%s is found"],
      ["server/modules/audit/audit.test.ts", "everything that handlers do with a case is in it, newest first, with ids and figures only"],
      [
        "server/modules/exports/exports.test.ts",
        "the same file again changes neither the time nor the log; each other one is an entry with its kind only",
      ],
    ],
    limit: "Who controls the database can write the whole log anew; whoever kept its last hash notices.",
  },
  deletionByTwo: {
    claim: "What is deleted stands on a list for thirty days, may be held, and by hand takes two people where that is set",
    proofs: [
      ["server/modules/retention/retention.test.ts", "§ 11 (5): nothing goes that has not stood on the list for thirty days"],
      ["server/modules/retention/retention.test.ts", "a hold with reason, person and day of review keeps it"],
      ["server/modules/reports/delete-report.test.ts", "the second person deletes it, the first one cannot"],
    ],
  },
  emptyMails: {
    claim: "Mails and calendar carry nothing of a case",
    proofs: [
      [
        "server/modules/messages/mails.test.ts",
        "a new report is announced to everybody of the department who may read it, without a word about it",
      ],
      ["server/modules/reminders/reminders.test.ts", "one mail a day says how much waits and until when, and nothing of a report"],
      ["server/mail/previews.test.ts", "leaves no slot open and loads nothing"],
      ["e2e/portal/privacy.e2e.ts", "§ 8: nothing that reporter or office wrote is anywhere in the clear but on their screens"],
    ],
  },
  smallCounts: {
    claim: "Small counts stay hidden from whoever does not read the cases",
    proofs: [
      ["server/modules/evaluations/attack.test.ts", "no small count follows from the whole answer"],
      ["server/modules/evaluations/protect.test.ts", "no small count is ever shown, and what is shown is true"],
    ],
    limit: "Whoever knows more than the figures, such as who was absent when, may still guess.",
  },
  secondFactor: {
    claim: "Sign-in has a second factor, its tries are limited, and sessions end by themselves",
    proofs: [
      ["server/modules/auth/second-factor.test.ts", "the password alone releases neither key nor session, only a ticket"],
      [
        "server/modules/auth/sign-in.test.ts",
        "after ten wrong passwords one origin waits five minutes; elsewhere the right one still works",
      ],
      [
        "server/modules/auth/session-limits.test.ts",
        "a remembered session has thirty days, seven of them without use, whatever the account says of others",
      ],
      [
        "server/modules/auth/sessions.test.ts",
        "a session that nobody uses ends after the account's minutes, a remembered one after seven days",
      ],
      ["server/modules/auth/sessions.test.ts", "a session in use ends after the account's hours, a remembered one after thirty days"],
      ["server/modules/auth/enrolment-duty.test.ts", "what is open before the second factor is set up is this, and nothing else"],
      ["server/modules/auth/sessions.test.ts", "a session needs the cookie and the bearer value, and both from the same session"],
    ],
  },
  evidence: {
    claim: "Nothing is claimed without evidence: no certificate, no figure",
    proofs: [["web/site/site.test.tsx", "nothing is claimed without evidence, and what has some is shown with it"]],
  },
  archive: {
    claim: "All cases leave as an archive that people can read, decrypted in the browser, without a plan and without us",
    proofs: [
      [
        "e2e/desk/archive.e2e.ts",
        "the whole account leaves as an archive, over a line that is cut, and comes back in a fresh installation",
      ],
      ["server/modules/archive/open-archive.test.ts", "is opened by a person's address and recovery code"],
      ["server/modules/archive/archive.test.ts", "beginning and end are in the log, without a plan, too"],
    ],
    limit: "It has what the person who makes it reads; what nobody opens leaves sealed.",
  },
  localSearch: {
    claim: "Texts are searched on the handler's own device",
    proofs: [
      ["web/vault/content/text-index.test.ts", "finds words of description and messages and says where, with the word as it was written"],
      [
        "e2e/desk/searched-words.e2e.ts",
        "what handlers search for is in no address, history, storage or request; back from a report the list is as they left it",
      ],
      ["docs/what-the-server-sees.md", "what was searched for, and what was found"],
    ],
  },
  ownLook: {
    claim: "Logo, colour, address, texts and anonymity are set for each channel, and seen before they are saved",
    proofs: [
      [
        "web/admin/channels/design/channel-design.screen.test.tsx",
        "a chosen picture and a colour that is corrected are shown before they are saved",
      ],
      ["e2e/office/channel-design.e2e.ts", "a channel gets logo and colour, its portal shows both"],
      ["contract/channels/brand-color.test.ts", "whatever is chosen, everything on the portal can be read in both schemes"],
    ],
  },
  caseWork: {
    claim: "A case is worked on in one place: notes, assignment, status, procedure, templates, export",
    proofs: [
      ["e2e/desk/three-years.e2e.ts", "§§ 11, 17, 18 HinSchG: a report from its receipt to its deletion three years after its end"],
      ["web/site/site.test.tsx", "the start page tells what keeps an office ready, and what of the law the product helps with"],
    ],
  },
  measuredStatus: {
    claim: "The status page shows what was measured and nothing else: minutes in which database and files answered, all others are missing",
    proofs: [
      [
        "server/modules/service-status/service-status.test.ts",
        "a minute in which the database or the files do not answer, or the process ends, is not noted",
      ],
      ["server/modules/service-status/measured.test.ts", "a whole day without a note is one in which the service was not ready"],
      ["web/site/status/status-page.test.ts", "where nothing was measured, rehearsed or went wrong the page says so, and has no figure"],
    ],
    limit:
      "The service measures itself: whoever runs it could write other minutes, and what lies between it and its readers it does not see.",
  },
  drills: {
    claim: "A drill goes the true way and counts in no figure",
    proofs: [["server/modules/readiness/readiness.test.ts", "a drill stands in the list as one and counts in no figure, alive or deleted"]],
  },
} as const satisfies Claims;
