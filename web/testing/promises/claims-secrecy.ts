import type { Claims } from "./claim.ts";

/** What is promised of who can read, and of what is known of a reporter. */
export const SECRECY = {
  sealed: {
    claim: "What reporter and office write is sealed in the browser before it is sent; the service has no key to it",
    proofs: [
      ["e2e/portal/privacy.e2e.ts", "§ 8: nothing that reporter or office wrote is anywhere in the clear but on their screens"],
      ["crypto/doors.node.test.ts", "the server's door consists of pure checks only"],
      ["docs/threat-model.md", "A copy of the database and the files | Nothing of the contents."],
    ],
    limit: "A server that serves other programs reads what is typed from then on: the threat model says so, and so do portal and site.",
  },
  algorithms: {
    claim: "AES-256-GCM, keys exchanged by ML-KEM-768 with X25519, also against quantum computers to come",
    proofs: [
      ["crypto/primitives.test.ts", "AES-256-GCM with 96-bit nonces seals and opens as published"],
      ["crypto/primitives.test.ts", "ML-KEM-768 gives the published keys and secrets and refuses malformed input"],
      ["crypto/primitives.test.ts", "our KEM makes the published keys and secrets"],
    ],
    limit: "That a quantum computer does not break ML-KEM-768 is the present state of research.",
  },
  naming: {
    claim: "What may tell who wrote an anonymous report is looked for on the device, and nobody else hears of it",
    proofs: [["web/portal/form/naming-hint.screen.test.tsx", "is hinted at on the device alone, and sent all the same"]],
  },
  cleaned: {
    claim:
      "What a file tells of people, places and devices besides what it shows is removed in the browser before it is sealed, or it is said that it stays",
    proofs: [
      ["web/vault/files/clean/pictures.test.ts", "nothing is left that tells, and what was there is said"],
      ["web/vault/files/clean/office.test.ts", "nothing is left that names people, programs or times, pictures in it included"],
      ["web/vault/files/clean/media.test.ts", "nothing is left that tells, and what was there is said"],
      [
        "web/vault/files/clean/pdf.test.ts",
        "of a PDF nothing is left that tells, of its photos and earlier versions neither, and what was there is said",
      ],
      ["web/vault/files/clean/pictures.test.ts", "what nobody here can clean is sent as it is, and that is said"],
      ["web/portal/form/file-details.screen.test.tsx", "a photo is sent without its place and device, and the list says what was removed"],
    ],
    limit: "What a picture, a page or a voice shows by itself, hidden marks in pixels and sounds, and the file's name stay.",
  },
  unasked: {
    claim: "No guided question has to be answered: a report is sent without",
    proofs: [
      ["web/portal/questions/questions.screen.test.tsx", "where no question is answered, or none comes, the report is sent without"],
    ],
  },
  spoken: {
    claim: "A voice message is recorded and masked in the browser, which keeps nothing of it, and is sent only with its speaker's consent",
    proofs: [
      [
        "web/portal/voice/voice-message.screen.test.tsx",
        "a voice message is recorded, masked, agreed to and sent, without a word of description",
      ],
      ["web/portal/voice/voice-message.screen.test.tsx", "nothing of what was spoken is kept in the tab"],
      ["web/vault/voice/voice.test.ts", "strongly masked, a voice of %d Hz lies further away, and its melody is another one"],
    ],
    limit: "A mask makes recognising harder, not impossible. What browser and system put aside of their memory no page decides.",
  },
  department: {
    claim: "Only the department that a report goes to opens it, and whoever it brings into the case",
    proofs: [
      [
        "server/modules/reports/visibility.test.ts",
        "§ 16 (2): who does not belong to a report's department sees no line, no count and no report",
      ],
      ["web/vault/report/handler-report.test.ts", "without the department's key it says so"],
      [
        "server/modules/reports/submit-report.test.ts",
        "a report sealed to anything but the department's newest key is refused before it is stored",
      ],
    ],
    limit: "A handed-over case, guests and the emergency key are named on the page about the procedure; what was read stays read.",
  },
  aboutOffice: {
    claim: "A report about the office goes to a department that nobody of the office belongs to",
    proofs: [
      ["e2e/portal/about-office.e2e.ts", "a report about the office reaches its stand-in and nobody of the office"],
      [
        "web/vault/people/purpose.test.ts",
        "nothing is signed of a key that the account did not sign, without its seed, or where one person reads for both",
      ],
      ["web/portal/office/recipient.screen.test.tsx", "the form names who reads it as soon as the box is ticked"],
    ],
    limit: "A server that lies can withhold the stand-in, and hide a shared member from whoever signs.",
  },
  noTraces: {
    claim: "Pages set no cookie, load nothing from elsewhere and leave nothing on the device",
    proofs: [
      ["e2e/portal/privacy.e2e.ts", "expect(await reporter.context.cookies()).toEqual([])"],
      ["server/pages/headers.test.ts", "everything is closed that is not opened, and nothing foreign or inline is open"],
      ["e2e/site/content.e2e.ts", "the documents of the public site are read without asking anybody else and leave nothing on the device"],
      ["web/site/site.test.tsx", "no public page loads anything from elsewhere, styles itself or runs a script"],
    ],
    limit: "The browser keeps program files as it keeps those of any page, and its own history.",
  },
  noAddresses: {
    claim: "No IP address is stored or logged",
    proofs: [
      ["server/http/log.test.ts", "§ 8: a line names the route and its outcome, never an id, a query, a header, an IP address or a body"],
      ["server/modules/reports/case-access.test.ts", "§ 8: no IP address of anybody is kept in memory or in the log"],
      ["server/http/rate-limit.test.ts", "after an hour the key is thrown away, and with it all that was counted"],
    ],
    limit: "What a proxy, a provider or the company's own network writes down is not in the software's hands.",
  },
  noAccount: {
    claim: "Reporting and answering take no account, no name and no e-mail address",
    proofs: [
      ["e2e/portal/main-journey.e2e.ts", "a sealed report goes in, a handler answers, the reporter reads the answer"],
      ["web/portal/portal-page.test.tsx", "anonymous is the default, and hidden where the channel does not take it"],
      ["web/portal/form/check-report.test.ts", "contact data that were typed before choosing anonymity stay out of the report"],
    ],
    limit: "Who somebody is may follow from what they write and attach; the form says so.",
  },
  seen: {
    claim: "What the server does see is said: channel, category, kind, status, times and padded sizes",
    proofs: [
      ["docs/what-the-server-sees.md", "account, channel, department, category, report type (anonymous or confidential)"],
      ["crypto/encodings.test.ts", "padded files cost at most 12 %, never shrink, and only their sizes count as padded"],
    ],
  },
  password: {
    claim: "The case password is made in the browser, shown once, known to nobody else and replaced by nobody",
    proofs: [
      [
        "web/portal/pages/success-page.screen.test.tsx",
        "leaving asks while the password is not confirmed as saved; the page has the address of the start page",
      ],
      ["web/portal/pages/success-page.screen.test.tsx", "the page has nothing to show who opens it by its address"],
      ["server/modules/reports/case-access.test.ts", "the token is stored as its hash only"],
      ["e2e/portal/privacy.e2e.ts", "§ 8: nothing that reporter or office wrote is anywhere in the clear but on their screens"],
    ],
    limit: "Of a report that the office enters, its own browser makes the password; whoever enters it could keep it.",
  },
  pinned: {
    claim: "The browser compares the office's key with the link, and pages refuse what does not fit or was sent on",
    proofs: [
      [
        "e2e/portal/pinned-link.e2e.ts",
        "a server that sends the browser on to another fingerprint is refused on every page, and after a reload",
      ],
      ["web/vault/report/check-key.test.ts", "is trusted by the old link, shows what the old poster shows, and what newer ones do"],
      ["web/vault/report/named-key.test.ts", "a page that came by a redirect is refused, whatever its address says"],
      [
        "server/pages/pages.test.ts",
        "the portal without a name is the demo where there is one, without a redirect, which a pinned link refuses",
      ],
    ],
    limit: "Not counted are hops over another address; then comparing the fingerprint with the poster is what protects.",
  },
  identity: {
    claim: "A name is folded until the log has who unfolds it, and it is given on only where the law allows it",
    proofs: [
      ["e2e/desk/confidentiality.e2e.ts", "§§ 8, 9: the identity stays folded until the log has who unfolds it"],
      ["server/modules/messages/confidentiality.test.ts", "§ 8 (1): every press is an entry of the log and of the case's history"],
    ],
    word: "office",
    limit: "That people keep to themselves what they have read is a duty (§§ 8, 9 HinSchG), which software cannot enforce.",
  },
  reveal: {
    claim: "An anonymous reporter can tell their name later; it is then treated like any other",
    proofs: [
      ["e2e/desk/confidentiality.e2e.ts", "§ 8: somebody who reported anonymously tells their name later, and it is folded like any other"],
    ],
  },
  guests: {
    claim: "Somebody from outside reads that one case, and only for a time",
    proofs: [["e2e/desk/guests.e2e.ts", "§§ 8, 16 (2): a guest reads one case, writes a note, and the time ends while they read"]],
    limit: "What a guest read or saved stays known to them.",
  },
  signed: {
    claim: "Whose word stands on a case page is said: what was signed by whom, and what only the service states",
    proofs: [
      ["web/portal/case/opened-case.test.tsx", "status, case worker and dates stand apart, and it is said whose word they are"],
      ["web/testing/lies/lies.test.ts", "%s: the outcome is the one that the threat model has"],
    ],
  },
  calendarFile: {
    claim: "The file for a reporter's calendar has a day and the word of its title, and nothing else that says anything",
    proofs: [
      ["web/portal/case/calendar-file.test.ts", "a calendar file has a day and a title, and nothing else that says anything"],
      [
        "web/portal/case/case-steps.screen.test.tsx",
        "the next day can be saved for a calendar, in a file that does not say what for; what is past cannot",
      ],
    ],
  },
  reportEvidence: {
    claim:
      "A reporter can save a proof, signed by somebody of the office and checked by their browser, that says nothing of the report's words",
    proofs: [
      ["web/vault/report/evidence.test.ts", "the file names neither what was reported, nor a password, nor what opens the case"],
      [
        "web/portal/case/evidence-card.screen.test.tsx",
        "until somebody of the office has signed, the page says what the reporter has instead, and nothing can be saved",
      ],
      ["web/testing/lies/lies.test.ts", "%s: the outcome is the one that the threat model has"],
    ],
    limit: "The days are the word of the office and the service, and contents of files are not in it; the checking page says so.",
  },
  reportEvidenceCheck: {
    claim: "Whether a proof holds is checked in the browser alone; nothing of the file is sent",
    proofs: [
      ["web/site/check/read-evidence.test.ts", "whatever is changed in it, it holds no more"],
      [
        "web/site/check/check-files.screen.test.tsx",
        "one field takes evidence and exports, says which it is, and sends of evidence nothing",
      ],
      [
        "e2e/portal/evidence.e2e.ts",
        "once the office has opened a report, its reporter saves a proof that anybody can check; one changed byte is no proof",
      ],
    ],
    limit: "Whose account it is only the fingerprint says; the page asks to compare it.",
  },
  newsMail: {
    claim: "An address for news is optional, sealed at rest, shown to nobody, can be removed, and mails say nothing of the case",
    proofs: [
      [
        "server/modules/reports/case-access.test.ts",
        "an address for news is stored sealed, shown to nobody, replaced and removed by the reporter",
      ],
      [
        "server/modules/messages/mails.test.ts",
        "a reporter is written to only with an address, only for the office's messages, and in words that give nothing away",
      ],
      [
        "server/modules/messages/refused-address.test.ts",
        "an address that the mail server refuses stands in no table and in no line of the log",
      ],
    ],
    limit: "The server can read the address in order to write, and the mail services on the way learn it; both are said.",
  },
  shownSent: {
    claim: "Beside a demo's form stands every request that the page sends, with every byte, and what can be read in it",
    proofs: [
      [
        "e2e/portal/sent-bytes.e2e.ts",
        "beside a demo's form stands every byte that really leaves the browser, and what was typed is in none",
      ],
      ["web/portal/sent-bytes/sent-panel.screen.test.tsx", "what the server has to know is named as what can be read"],
      ["web/portal/sent-bytes/kind-of-request.test.ts", "the portal sends by nothing that the display does not watch"],
    ],
    limit: "The display comes from the server that it speaks of; it says so and names the developer tools.",
  },
} as const satisfies Claims;
