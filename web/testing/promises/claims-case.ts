import type { Claims } from "./claim.ts";

/** What is promised of a case: its deadlines, its end, and what happens when something goes wrong. */
export const CASE = {
  deadlines: {
    claim: "Receipt is confirmed within seven days, feedback follows within three months (§ 17 HinSchG)",
    proofs: [
      ["contract/procedure/deadlines.test.ts", "§ 17 (1) no. 1 and (2): %s"],
      ["server/modules/reminders/reminders.test.ts", "the assignee is reminded early, everybody of the department at the last call"],
      ["e2e/desk/three-years.e2e.ts", "§§ 11, 17, 18 HinSchG: a report from its receipt to its deletion three years after its end"],
    ],
    word: "office",
    limit: "The software reckons the days, reminds and records; whether the office answers in time is up to its people.",
  },
  automatic: {
    claim: "Where the channel says so, receipt is confirmed at once and stands in the case",
    proofs: [
      ["web/portal/case/opened-case.test.tsx", "a case that can be read shows what the channel confirmed, and takes an address for news"],
      ["e2e/desk/deadlines.e2e.ts", "reporters read what is confirmed and when they hear of it"],
    ],
  },
  archived: {
    claim: "Whoever reported by a channel still opens the case there after it was archived",
    proofs: [
      [
        "e2e/office/channels.e2e.ts",
        "a channel is what reporters find at its address; a former one leads on; an archived one leads to its cases and takes no more",
      ],
    ],
  },
  retention: {
    claim: "After its time a closed case is deleted, three years after its end unless a law asks for longer",
    proofs: [
      ["server/modules/retention/retention.test.ts", "§ 11 (5): three years after the end of the procedure the record goes"],
      [
        "server/modules/retention/retention.test.ts",
        "a channel without a period of its own goes by the account's; what was promised stays when it is lengthened",
      ],
      [
        "server/modules/retention/retention.test.ts",
        "§ 11 (5): nothing goes that has not stood on the list for thirty days; a setting that was shortened announces first",
      ],
      ["server/modules/retention/retention.test.ts", "a hold with reason, person and day of review keeps it"],
      [
        "server/modules/retention/retention.test.ts",
        "§ 11 (5): never while a message is unread: it goes once somebody of the office has seen it",
      ],
      [
        "server/modules/retention/retention.test.ts",
        "§ 11 (5): where deletion needs two people, the rule is the first: nothing goes until somebody of the department has agreed",
      ],
      ["e2e/desk/three-years.e2e.ts", "§§ 11, 17, 18 HinSchG: a report from its receipt to its deletion three years after its end"],
    ],
    limit: "A hold, a second person who has to agree and an unread message put it off. Copies that people or backups have are not reached.",
  },
  consent: {
    claim: "A consent is free, answered in the case, and can be withdrawn for the future",
    proofs: [
      [
        "web/vault/content/consents.test.ts",
        "§ 9 (3): each time that a consent held has its beginning and its end; saying yes again begins none",
      ],
      ["e2e/desk/confidentiality.e2e.ts", "consent, and what is passed on by it, is kept for good"],
    ],
    word: "office",
    limit: "That nobody is put at a disadvantage for a no is the company's word.",
  },
  recording: {
    claim: "A destroyed recording is gone: row and bytes",
    proofs: [
      [
        "server/modules/entries/entries.test.ts",
        "§ 11 (4): a recording is destroyed with the message that says so: row and bytes, and the trace stays",
      ],
    ],
  },
  typedStays: {
    claim: "What was typed stays in the page when sending fails, and is not stored on the device where no draft can be kept",
    proofs: [
      [
        "web/portal/form/form-page.screen.test.tsx",
        "after a failed submission everything typed and attached is still there, and trying again sends it once",
      ],
      ["e2e/portal/privacy.e2e.ts", "expect(await reporter.context.cookies()).toEqual([])"],
      [
        "web/portal/draft/form-draft.screen.test.tsx",
        "where the server takes no key nothing is kept, the page says so, and the next word tries again",
      ],
      [
        "web/portal/office/recipient.screen.test.tsx",
        "a form that was open when the key was lost is refused with the other ways and what was typed, and sends it to the new key",
      ],
    ],
  },
  draft: {
    claim:
      "A draft is there again after a reload, for an hour, sealed, its key in the server's memory alone; gone after sending and leaving",
    proofs: [
      [
        "e2e/portal/drafts.e2e.ts",
        "what was typed outlives a reload and the end of its page, in this tab alone, and nothing of it is readable anywhere",
      ],
      ["e2e/portal/drafts.e2e.ts", "the quick exit leaves no draft"],
      [
        "web/portal/draft/form-draft.screen.test.tsx",
        "neither in the tab's storage nor on its way to the server is a word of it, and without the server's key it does not open",
      ],
      ["e2e/portal/privacy.e2e.ts", "expect(findTraces(draft, [await browserStorage(portal)])).toEqual([])"],
      ["server/modules/drafts/draft-keys.test.ts", "neither id nor key is in the log or in the database"],
      [
        "server/modules/drafts/draft-keys.test.ts",
        "a draft's key is given to whoever names its tab, for an hour since it was kept last, and not beyond",
      ],
    ],
  },
  nothingLost: {
    claim: "An upload goes on where it was; what was acknowledged is stored",
    proofs: [
      ["e2e/portal/uploads.e2e.ts", "an upload of 27 MB goes on where it was after the connection was cut in the middle"],
      ["e2e/operator/faults.e2e.ts", "loses nothing that was acknowledged"],
      ["server/modules/files/upload.test.ts", "a report is not stored while a file it names is unknown, incomplete or of another size"],
      [
        "web/portal/form/form-page.screen.test.tsx",
        "a report whose answer was lost is sent again with the same bytes and stays one report",
      ],
    ],
    limit: "A closed page or a device that is switched off ends an upload. A disk that is lost takes what no backup holds.",
  },
  noScript: {
    claim: "Without JavaScript nothing can be sent, and every page but form and case is read",
    proofs: [
      [
        "e2e/portal/no-script.e2e.ts",
        "without JavaScript the portal explains itself and offers other ways, and there is nothing to type into",
      ],
      [
        "web/portal/portal-page.test.tsx",
        "a page with what a portal has to say is drawn as text, in its language, with nothing of a script",
      ],
    ],
  },
  lostKeys: {
    claim: "Where nobody can open a report any more, its page says so, takes nothing and promises nothing; it stays sealed",
    proofs: [
      [
        "e2e/keys/closed-for-good.e2e.ts",
        "after a total loss: one state everywhere, the case is closed, its reporter is told, and links are renewed",
      ],
      ["web/portal/case/case-page.screen.test.tsx", "it takes nothing and promises nothing"],
      [
        "server/modules/reports/lost.test.ts",
        "a portal names the department whose newest key nobody holds any more, and takes nothing for it until it has a new one",
      ],
    ],
    limit: "A server that lies can say so of a report that somebody could open.",
  },
  live: {
    claim: "Messages appear by themselves: at once, or within 15 seconds",
    proofs: [
      ["e2e/portal/main-journey.e2e.ts", "a sealed report goes in, a handler answers, the reporter reads the answer"],
      ["web/api/live.test.ts", "while there is no stream, the fallback asks again and again"],
      ["web/api/live.ts", "const LONGEST_GAP_MS = 15_000"],
    ],
  },
  damaged: {
    claim: "What was altered on its way or where it lies is not shown",
    proofs: [
      ["web/vault/report/open-case.test.ts", "is not given when its end is missing or a byte is another one"],
      ["web/vault/report/open-case.test.ts", "a case whose body or key was swapped does not open"],
    ],
  },
  limits: {
    claim: "Files up to 100 MB each, at most 20; what is not taken is named",
    proofs: [
      ["web/portal/form/check-files.test.ts", "a file of exactly 100 MB is taken, one byte more is not"],
      [
        "web/portal/form/form-page.screen.test.tsx",
        "files that are too large, of another type or empty are refused by name; the others stay",
      ],
    ],
  },
  accessible: {
    claim: "The portal works by keyboard and says what it shows; its barriers are named",
    proofs: [
      ["e2e/shell/look.e2e.ts", "the portal's screens"],
      ["scripts/contrast.test.ts", "body text of the portal reaches 7:1"],
    ],
    word: "nobody",
    limit: "A program finds a part of all barriers; no independent body has checked, and the statement says so.",
  },
  rights: {
    claim: "Rights of people and bases in law: external bodies, protection, access, correction, deletion, complaint",
    word: "law",
    limit: "The paragraph or article stands beside it.",
  },
  keptOut: {
    claim: "Whoever is kept out of a case, or declares bias, has nothing of it any more",
    proofs: [
      [
        "server/modules/handover/recuse.test.ts",
        "§ 15 (1): whoever declares bias has no report any more; the others have, and the case is nobody's",
      ],
      [
        "server/modules/handover/recuse.test.ts",
        "§ 15 (1): a colleague is kept out by who manages users, and by nobody else; strangers to the case cannot be",
      ],
    ],
    limit: "What was read before stays known.",
  },
  confidential: {
    claim: "Who works on reports keeps them confidential, decides by themselves and treats nobody worse",
    word: "office",
    limit: "Duties of people (§§ 8, 15, 36 HinSchG). The software decides nothing about a report.",
  },
} as const satisfies Claims;
