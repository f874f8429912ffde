import { groundsFor } from "@hz/contract/reports/confidentiality";
import { berlinDay } from "@hz/contract/procedure/deadlines";
import type { DisclosureContent } from "../../../vault/content/contents.ts";
import type { Consent } from "../../../vault/content/consents.ts";
import { beyondConsent, type DisclosureEntry } from "../../../vault/content/disclosures.ts";

/** What stands in the form of an entry; "" where nothing was chosen yet. */
export type DisclosureValues = {
  scope: DisclosureContent["scope"] | "";
  ground: DisclosureContent["ground"] | "";
  recipient: string;
  details: string;
  day: string;
  told: "yes" | "no" | "";
  notTold: string;
  /** The consent it rests on, where it rests on the reporter's. */
  consentId: string;
};
export type DisclosureProblems = Partial<Record<keyof DisclosureValues, "missing" | "day" | "consent" | "before">>;

/** The values the form begins with: those of the entry that is corrected, or none but today. */
export function firstValues(corrected: DisclosureEntry | null, now: Date): DisclosureValues {
  const c = corrected?.content;
  if (!c) return { scope: "", ground: "", recipient: "", details: "", day: berlinDay(now), told: "", notTold: "", consentId: "" };
  return { ...c, told: c.told ? "yes" : "no", consentId: c.consentId ?? "" };
}

/** Whether the law has this ground for this person. */
export const isGroundFor = (scope: DisclosureValues["scope"], ground: DisclosureValues["ground"]): boolean =>
  scope !== "" && ground !== "" && groundsFor(scope).includes(ground);

/** Whether it rests on a consent that the reporter gave in the thread: whoever was asked was told before. */
export const restsOnConsent = ({ scope, ground }: DisclosureValues): boolean => scope === "reporter" && ground === "consent";

/** Whether the law wants a reason where the reporter was not told before: it does for their own identity alone. */
export const needsReason = (values: DisclosureValues): boolean =>
  values.scope === "reporter" && values.told === "no" && !restsOnConsent(values);

/**
 * The consents that an entry may rest on: each allows a single disclosure (§ 9 (3) HinSchG), and the corrected entry is the same
 * disclosure.
 */
export function usableConsents(
  consents: readonly Consent[],
  entries: readonly DisclosureEntry[],
  corrected: DisclosureEntry | null,
): Consent[] {
  const valid = entries.filter(({ verified, isReplaced }) => verified && !isReplaced);
  const used = new Set(valid.map(({ content }) => content?.consentId));
  return consents.filter(({ id, state }) => id === corrected?.content?.consentId || (state === "granted" && !used.has(id)));
}

/** Either what is missing or the entry; `replaces` is the entry that it corrects. */
export function checkDisclosure(
  values: DisclosureValues,
  replaces: string | null,
  usable: readonly Consent[],
  now: Date,
): { problems: DisclosureProblems } | { content: DisclosureContent } {
  const { scope, ground, day, told } = values;
  const consentId = restsOnConsent(values) ? values.consentId : null;
  const [recipient, details, notTold] = [values.recipient.trim(), values.details.trim(), values.notTold.trim()];
  const consent = consentId ? usable.find(({ id }) => id === consentId) : undefined;
  const isDay = day !== "" && day <= berlinDay(now);
  const problems: DisclosureProblems = {
    ...(scope === "" && { scope: "missing" }),
    ...(ground === "" && { ground: "missing" }),
    ...(consentId === "" && { consentId: "missing" }),
    ...(consentId && !consent && { consentId: "consent" }),
    ...(recipient === "" && { recipient: "missing" }),
    ...(details === "" && { details: "missing" }),
    ...(!isDay && { day: "day" }),
    ...(isDay && consent && beyondConsent({ day, recipient }, consent).day && { day: "before" }),
    ...(told === "" && consentId === null && { told: "missing" }),
    ...(needsReason(values) && notTold === "" && { notTold: "missing" }),
  };
  if (scope === "" || ground === "" || Object.keys(problems).length > 0) return { problems };
  const isTold = told === "yes" || consentId !== null;
  return { content: { scope, ground, day, told: isTold, replaces, recipient, details, notTold: isTold ? "" : notTold, consentId } };
}
