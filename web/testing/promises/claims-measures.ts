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
} as const satisfies Claims;
