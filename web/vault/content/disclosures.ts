import type { Disclosure } from "@hz/contract/reports/confidentiality";
import { berlinDay } from "@hz/contract/procedure/deadlines";
import type { Consent } from "./consents.ts";
import { type DisclosureContent, DisclosureShape } from "./contents.ts";
import type { NoteEntry } from "./notes.ts";
import { decode, encode } from "./shape.ts";

/** One entry of a case's ledger as it may be shown. */
export type DisclosureEntry = {
  disclosure: Disclosure;
  /** Null where its words do not open. */
  content: DisclosureContent | null;
  /** Whether whom the server names has signed it, with the ground, day and answer that the server says. */
  verified: boolean;
  /** Whether a later entry has taken its place. */
  isReplaced: boolean;
};

/** The text of a ledger entry's note. */
export const encodeDisclosure = (content: DisclosureContent): string => encode(DisclosureShape, content);
/** Reads the text of an entry's note; throws ContentFailure for anything else. */
export const decodeDisclosure = (json: string): DisclosureContent => decode(DisclosureShape, json);

/** The ledger's entries with their opened notes, newest first. */
export function disclosureEntries(ledger: readonly Disclosure[], notes: readonly NoteEntry[]): DisclosureEntry[] {
  const noteOf = new Map(notes.map((entry) => [entry.note.id, entry]));
  const entries = ledger.map((disclosure) => ({ disclosure, ...checked(disclosure, noteOf.get(disclosure.id)) }));
  // Only a correction that somebody has signed takes an entry's place.
  const replaced = new Set(entries.flatMap(({ verified, content }) => (verified ? (content?.replaces ?? []) : [])));
  return entries.map((entry) => ({ ...entry, isReplaced: replaced.has(entry.disclosure.id) })).toReversed();
}

/** The consent that an entry rests on; null where there is none. */
export const consentBehind = ({ content }: DisclosureEntry, consents: readonly Consent[]): Consent | null =>
  consents.find(({ id: of }) => of === content?.consentId) ?? null;

/**
 * What the consent does not cover of a disclosure: consent comes before it, and is asked for each one (§ 9 (3) HinSchG). On the day
 * of giving or taking back nobody can tell the hour.
 */
export function beyondConsent({ day, recipient }: Pick<DisclosureContent, "day" | "recipient">, { held, request }: Consent) {
  const isHeld = held.some(({ from, until }) => berlinDay(new Date(from)) <= day && (until === null || day <= berlinDay(new Date(until))));
  const plain = (text: string) => text.trim().replace(/\s+/g, " ").toLowerCase();
  return { day: !isHeld, recipient: plain(recipient) !== plain(request.recipient) };
}

function checked(disclosure: Disclosure, entry: NoteEntry | undefined): Pick<DisclosureEntry, "content" | "verified"> {
  if (entry?.note.kind !== "disclosure" || !entry.content) return { content: null, verified: false };
  try {
    const content = decodeDisclosure(entry.content.text);
    const { ground, day, told, replaces } = content;
    const isSame = ground === disclosure.ground && day === disclosure.day && told === disclosure.told && replaces === disclosure.replaces;
    return { content, verified: isSame && entry.verified && entry.note.authorId === disclosure.byUserId };
  } catch {
    return { content: null, verified: false };
  }
}
