import type { Disclosure } from "@hz/contract/reports/confidentiality";
import { DOCUMENTATION_TEXTS, WAY_TEXTS } from "@hz/contract/reports/entry-terms";
import type { Procedure } from "@hz/contract/procedure/procedure";
import {
  MEASURE_STATE_TEXTS,
  MEASURE_TEXTS,
  NO_FEEDBACK_TEXTS,
  OUTCOME_TEXTS,
  SCOPE_TEXTS,
  SUBSTANCE_TEXTS,
} from "@hz/contract/procedure/procedure-texts";
import type { Report } from "@hz/contract/reports/reports";
import type { EntryConsent, EntryMeeting } from "../../../vault/content/contents.ts";
import { type Consent, consentsOf } from "../../../vault/content/consents.ts";
import { consentBehind, type DisclosureEntry, disclosureEntries } from "../../../vault/content/disclosures.ts";
import type { NoteEntry } from "../../../vault/content/notes.ts";
import type { OpenReport } from "../../../vault/report/open-report.ts";
import type { ThreadEntry } from "../../../vault/content/thread.ts";
import { consentDoubts } from "../confidential/consent-doubts.ts";
import { latestStep, stagesOf } from "../procedure/stages.ts";
import { t } from "../../shared/texts/texts.ts";
import type {
  Coded,
  ExportedConsent,
  ExportedDisclosure,
  ExportedEntry,
  ExportedMeasure,
  ExportedMeeting,
  ExportedProcedure,
} from "../../shared/export/case-export.ts";

type Name = (id: string) => string;
const coded = <Code extends string>(texts: Record<Code, string>, code: Code): Coded<Code> => ({ code, name: texts[code] });

export function procedureOf(procedure: Procedure, nameOf: Name): ExportedProcedure {
  const [scope, substance] = [latestStep(procedure, "scope"), latestStep(procedure, "substance")];
  const findings = {
    scope: scope && coded(SCOPE_TEXTS, scope.result),
    substance: substance && coded(SUBSTANCE_TEXTS, substance.result),
  };
  const { closed } = procedure;
  return {
    stages: stagesOf(procedure).map(({ name, state, at, by, due }) => ({
      stage: { code: name, name: t(`stage_${name}`) },
      state: state === "current" ? "open" : state,
      at,
      by: by === null ? null : nameOf(by),
      due: due?.lastDay ?? null,
      finding: name === "scope" || name === "substance" ? findings[name] : null,
    })),
    outcome: closed?.outcome ? coded(OUTCOME_TEXTS, closed.outcome) : null,
    noFeedback: closed?.noFeedbackReason ? coded(NO_FEEDBACK_TEXTS, closed.noFeedbackReason) : null,
  };
}

/** The follow-up measures as they are exported; their remarks are among the notes. */
export const measuresOf = ({ measures }: Pick<Procedure, "measures">, handlers: readonly string[], nameOf: Name): ExportedMeasure[] =>
  measures.map(({ kind, state, day, userId }) => ({
    kind: coded(MEASURE_TEXTS, kind),
    state: coded(MEASURE_STATE_TEXTS, state),
    day,
    responsible: nameOf(userId),
    isUnattended: state === "planned" && !handlers.includes(userId),
  }));

type LedgerSources = { disclosures: readonly Disclosure[]; notes: readonly NoteEntry[]; thread: readonly ThreadEntry[] };

/** The entries of the ledger, oldest first. */
export function disclosuresOf({ disclosures, notes, thread }: LedgerSources, nameOf: Name): ExportedDisclosure[] {
  const consents = consentsOf(thread);
  return disclosureEntries(disclosures, notes)
    .toReversed()
    .map((entry) => exportedDisclosure(entry, consents, nameOf));
}

function exportedDisclosure(entry: DisclosureEntry, consents: readonly Consent[], nameOf: Name): ExportedDisclosure {
  const { disclosure, content, verified, isReplaced } = entry;
  const consent = consentBehind(entry, consents);
  const isMissing = content?.consentId && !consent?.grantedAt;
  return {
    day: disclosure.day,
    ground: { code: disclosure.ground, name: t(`disclosureGround_${disclosure.ground}`) },
    scope: content && { code: content.scope, name: t(`disclosureScope_${content.scope}`) },
    recipient: content?.recipient ?? null,
    details: content?.details ?? null,
    closed: content === null,
    told: disclosure.told,
    notTold: content?.notTold || null,
    consent: consent?.grantedAt
      ? { at: consent.grantedAt, wording: consent.wording, withdrawnAt: consent.state === "granted" ? null : consent.since }
      : null,
    by: nameOf(disclosure.byUserId),
    at: disclosure.at,
    isReplaced,
    doubts: [
      ...(content && !verified ? [t("disclosureUnverified")] : []),
      ...(isMissing ? [t("disclosureRestsOnNothing")] : []),
      ...(content && consent && !isReplaced ? consentDoubts(content, consent) : []),
    ],
  };
}

/** The consent as it is exported: whom it names only with the person's data. */
export const consentOf = (consent: EntryConsent | null | undefined, withPerson: boolean): ExportedConsent | null =>
  consent ? { at: consent.at, wording: consent.wording, name: withPerson ? consent.name : null } : null;

/** The conversation as it is exported: who was there only with the person's data. */
export const meetingOf = (meeting: EntryMeeting | null | undefined, withPerson: boolean): ExportedMeeting | null =>
  meeting ? { place: meeting.place, persons: withPerson ? meeting.persons : null, start: meeting.start, end: meeting.end } : null;

/** How the office entered the report; null where it came through the portal. Whom it names only with the person's data. */
export function entryOf(
  { report, open }: { report: Report; open: Pick<OpenReport, "content"> },
  withPerson: boolean,
  nameOf: Name,
): ExportedEntry | null {
  const { entry, way } = report;
  if (!entry) return null;
  return {
    way: coded(WAY_TEXTS, way),
    by: entry.by === null ? null : nameOf(entry.by),
    at: report.createdAt,
    documentation: entry.documentation && coded(DOCUMENTATION_TEXTS, entry.documentation),
    consent: consentOf(open.content?.entry?.consent, withPerson),
    meeting: meetingOf(open.content?.entry?.meeting, withPerson),
    handover: entry.handover && { state: entry.handover.state, at: entry.handover.at },
  };
}
