import type { Claims } from "./claim.ts";

/** What agreement and privacy notice promise of the safety of data (Art. 28 and 32 GDPR). */
export const MEASURES = {
  transport: {
    claim: "What goes over the network is encrypted: the service tells browsers to insist on HTTPS",
    proofs: [
      ["server/pages/headers.test.ts", "browsers are told to insist on https only where there is https"],
      ["server/pages/headers.test.ts", "every answer of a call carries the closed policy, a failed one too"],
    ],
    word: "operator",
    limit: "Certificate and what ends TLS before the service are the operator's.",
  },
  separation: {
    claim: "Each company's data are apart: the database itself gives no row of another account",
    proofs: [
      ["server/db/database.test.ts", "a query that forgets its account sees only the own rows"],
      ["server/db/database.test.ts", "a row of another account can be neither made, changed nor deleted"],
      ["server/db/catalog-rules.test.ts", "every table of a tenant is keyed by the account and fenced"],
    ],
  },
  assistance: {
    claim: "Requests of people are handed on to the company, and it gets help with its duties",
    word: "operator",
    limit: "People do that. The software has what a company answers requests with: reading, correcting, deleting, giving out.",
  },
  duties: {
    claim:
      "The processor keeps the duties of Art. 28 (3) GDPR: instructions, confidentiality, measures, other processors, breaches, audits",
    word: "operator",
    limit: "Duties of the operator and its people. What the software does for the safety of data has its own proofs here.",
  },
  transfers: {
    claim: "Where data are processed, by whom, and on what ground they leave the EU stands there as the operator has said it",
    proofs: [
      ["contract/processing/agreement-text.test.ts", "who leaves the EU is named with the ground, in the note and in the record"],
      ["contract/processing/agreement-text.test.ts", "another sub-processor changes its annex and nothing else"],
    ],
    word: "operator",
    limit: "The software draws what the operator's file says; whether that is all, nobody but the operator knows.",
  },
  newPeople: {
    claim:
      "New people open nothing until somebody gave them access: beforehand by an invitation's code, else by comparing and releasing their keys",
    proofs: [
      [
        "server/modules/people/invitations.test.ts",
        "with the code somebody joins, is vouched for by the invitation, and reads an old report at once",
      ],
      ["server/modules/people/invitations.test.ts", "without a code somebody waits, a colleague compares and releases, and then they read"],
      ["server/modules/people/invitations.test.ts", "the server keeps no code, and what it hands out opens with no other one"],
      ["server/modules/guests/guests.test.ts", "§§ 8, 16 (2): comes with the code only"],
    ],
    limit: "Whoever has link and code comes in as the one who was invited: that the code reaches them alone is its sender's care.",
  },
  dismissed: {
    claim: "Whoever goes loses sessions and keys at once; a key that nobody else has stays kept, and opens nothing without a sign-in",
    proofs: [
      ["server/modules/people/rules.test.ts", "ends sessions, streams and keys at once, and asks for a new key of the department"],
      ["server/modules/people/last-key.test.ts", "is deactivated at once; the keys stay, and activated again everything opens"],
    ],
    limit: "What was read, or copied out of the browser's memory, stays known.",
  },
  askedAgain: {
    claim: "What gives lasting access or deletes reports by hand asks anew for password, code or passkey",
    proofs: [
      ["server/testing/asked-again.test.ts", "asked again: %s"],
      [
        "server/testing/asked-again.test.ts",
        "what the contract says asks again is in the table, and the rest that proves itself carries the password",
      ],
      ["server/modules/auth/confirm-self.test.ts", "for anything that the contract says always needs it"],
    ],
    limit: "Not asked again: agreeing as the second person to a deletion that the rule has announced.",
  },
  readiness: {
    claim: "A page shows how keys, deputies, mail and duties stand, and drills try the whole way",
    proofs: [
      ["server/modules/readiness/readiness.test.ts", "a new account is to be checked, and each thing that is mended turns its line"],
      [
        "server/modules/readiness/readiness.test.ts",
        "a drill keeps when its report came, was mailed, read by somebody else, confirmed and answered",
      ],
    ],
  },
  informed: {
    claim: "Those concerned are informed (Art. 13 and 14 GDPR)",
    proofs: [
      [
        "e2e/office/channel-duties.e2e.ts",
        "Art. 13 GDPR, § 5 DDG: what the office gives for its portal, a reporter without JavaScript reads",
      ],
    ],
    word: "office",
    limit: "Reporters read it on each portal. Whom a report names is informed by the office, as far as the law lets it.",
  },
} as const satisfies Claims;
