import { type DisclosureContent, groundsFor } from "@hz/contract/confidentiality";
import { berlinDay } from "@hz/contract/deadlines";
import type { Consent } from "../../../vault/consents.ts";
import type { DisclosureEntry } from "../../../vault/disclosures.ts";

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
export type DisclosureProblems = Partial<Record<keyof DisclosureValues, "missing" | "day">>;

/** Takes the entry that is corrected, or null, and the present, and gives the form to begin with. */
export function firstValues(corrected: DisclosureEntry | null, now: Date): DisclosureValues {
  const c = corrected?.content;
  if (!c) return { scope: "", ground: "", recipient: "", details: "", day: berlinDay(now), told: "", notTold: "", consentId: "" };
  return { ...c, told: c.told ? "yes" : "no", consentId: c.consentId ?? "" };
}

/** Takes the form and a change and gives it with the change; a ground that the law does not have for this person goes. */
export function changed(values: DisclosureValues, change: Partial<DisclosureValues>): DisclosureValues {
  const next = { ...values, ...change };
  const fits = next.scope !== "" && next.ground !== "" && groundsFor(next.scope).includes(next.ground);
  return fits ? next : { ...next, ground: "" };
}

/** Whether it rests on a consent that the reporter gave in the thread: whoever was asked was told before. */
export const restsOnConsent = ({ scope, ground }: DisclosureValues): boolean => scope === "reporter" && ground === "consent";

/** Whether the law wants a reason where the reporter was not told before: it does for their own identity alone. */
export const needsReason = (values: DisclosureValues): boolean =>
  values.scope === "reporter" && values.told === "no" && !restsOnConsent(values);

/** Takes the thread's consents and the one that a corrected entry rests on, and gives those that an entry may rest on. */
export const usableConsents = (consents: readonly Consent[], used: string | null): Consent[] =>
  consents.filter(({ id, state }) => state === "granted" || id === used);

/** Takes the form and the present and gives either what is missing or the entry. */
export function checkDisclosure(
  values: DisclosureValues,
  replaces: string | null,
  now: Date,
): { problems: DisclosureProblems } | { content: DisclosureContent } {
  const { scope, ground, day, told } = values;
  const consentId = restsOnConsent(values) ? values.consentId : null;
  const [recipient, details, notTold] = [values.recipient.trim(), values.details.trim(), values.notTold.trim()];
  const problems: DisclosureProblems = {
    ...(scope === "" && { scope: "missing" }),
    ...(ground === "" && { ground: "missing" }),
    ...(consentId === "" && { consentId: "missing" }),
    ...(recipient === "" && { recipient: "missing" }),
    ...(details === "" && { details: "missing" }),
    ...((day === "" || day > berlinDay(now)) && { day: "day" }),
    ...(told === "" && consentId === null && { told: "missing" }),
    ...(needsReason(values) && notTold === "" && { notTold: "missing" }),
  };
  if (scope === "" || ground === "" || Object.keys(problems).length > 0) return { problems };
  const isTold = told === "yes" || consentId !== null;
  return { content: { scope, ground, day, told: isTold, replaces, recipient, details, notTold: isTold ? "" : notTold, consentId } };
}
