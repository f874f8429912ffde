import type { Lie } from "./outcomes.ts";

/** What a server can say before anything is sent or opened. */
export const LIES_TO_LINKS = {
  "other-account-key": {
    place: "link",
    server: "names another account key than the link's `#k=`, with departments that this one signed",
    outcome: "refused",
    browser: "no form, no case",
  },
  "other-account-key-without-fragment": {
    place: "link",
    server: "does the same where the address names no key",
    outcome: "unnoticed",
    browser: "the page shows the fingerprint to compare, and says that the address named none",
  },
  "forged-succession": {
    place: "link",
    server: "makes up that the link's key was followed by another one",
    outcome: "refused",
    browser: "the former key must have signed which one follows",
  },
  redirect: {
    place: "link",
    server: "sends the browser on to another fragment",
    outcome: "refused",
    browser: "as far as the browser counts it: see below",
  },
  "cut-link": { place: "link", server: "sends on by a link whose fingerprint is cut", outcome: "refused", browser: "no form, no case" },
  "unsigned-department": {
    place: "link",
    server: "puts a key of its own in a department's place",
    outcome: "refused",
    browser: "the account's key did not sign it",
  },
  "key-of-another-department": {
    place: "link",
    server: "gives a department's key under another department's id",
    outcome: "refused",
    browser: "the signature names department and epoch",
  },
  "other-department-name": {
    place: "link",
    server: "shows the office under another department's name",
    outcome: "refused",
    browser: "the name is signed with what the department is for",
  },
  "exchanged-purpose": {
    place: "link",
    server: "exchanges the office and who stands in for reports about it",
    outcome: "refused",
    browser: "what a department is for, and for whom, is signed",
  },
  "stand-in-of-another": {
    place: "link",
    server: "names somebody who stands in for another office only",
    outcome: "refused",
    browser: "who stands in must do so for every office of the channel",
  },
  "withheld-stand-in": {
    place: "link",
    server: "withholds who stands in",
    outcome: "unnoticed",
    browser: "the form offers no second recipient; a report about the office is better sent elsewhere",
  },
  "ended-key": {
    place: "link",
    server: "serves a department's key whose time is over",
    outcome: "refused",
    browser: "each key has an end",
  },
  "old-epoch": {
    place: "link",
    server: "serves an older epoch of a department's key whose time is not over",
    outcome: "unnoticed",
    browser:
      "whoever held that epoch could read the report, with the server's help, until its time ends: a hundred days at most after it was vouched for last",
  },
} as const satisfies Record<string, Lie>;
