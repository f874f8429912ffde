import type { Lie } from "./outcomes.ts";

/** What it can say to somebody of the office. */
export const LIES_TO_OFFICES = {
  "other-key-in-the-office": {
    place: "office",
    server: "names another account key to somebody who noted the right one",
    outcome: "refused",
    browser: "no key is opened, and a page shows both fingerprints",
  },
  "withheld-note": {
    place: "office",
    server: "withholds the note of the account's key as well",
    outcome: "refused",
    browser: "they read and answer; nothing is sealed, granted, signed or printed under that key",
  },
  "planted-epoch": {
    place: "office",
    server: "has a former colleague grant a department's key that the account did not sign",
    outcome: "refused",
    browser: "it opens what is sealed to it, and nothing is sealed to it",
  },
  "false-colleague": {
    place: "office",
    server: "lists a colleague whom another key vouches for",
    outcome: "refused",
    browser: "nothing is granted to them, and what they signed is nobody's",
  },
  "former-colleague-listed": {
    place: "office",
    server: "still lists a former colleague among who reads for a department",
    outcome: "unnoticed",
    browser: "the next key is granted to them, if nobody who renews it notices the name",
  },
  "gone-colleague-listed": {
    place: "office",
    server: "lists among who reads for a department somebody whom the key log says to be gone",
    outcome: "refused",
    browser: "nothing is granted to them, whatever a list says",
  },
  "words-after-leaving": {
    place: "office",
    server: "shows what a colleague signed after they were signed as gone",
    outcome: "unnoticed",
    browser:
      "it counts as theirs: moment, place in the thread and head of the key log are what its signer says, who can name earlier ones; it takes their help, and a case whose key they had",
  },
  "forked-log": {
    place: "office",
    server: "shows somebody another key log than they have seen, or an older one",
    outcome: "refused",
    browser: "their browser remembers its head; nothing is granted, signed or renewed until a person has compared it",
  },
  "two-logs": {
    place: "office",
    server: "shows two colleagues different key logs from the beginning",
    outcome: "refused",
    browser:
      "each holds, until one of them reads an internal note that the other signed, which names the head of its author's log; who never reads one is left to compare the fingerprint",
  },
  "old-epoch-to-renew": {
    place: "office",
    server: "shows an older epoch of a department's key to who vouches for the newest anew",
    outcome: "idle",
    browser: "only for what the key log says is the newest the time is renewed",
  },
  "downgraded-password": {
    place: "office",
    server: "gives the wrapped user key a weaker suite",
    outcome: "refused",
    browser: "suites are constants of the program",
  },
} as const satisfies Record<string, Lie>;
