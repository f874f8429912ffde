import { saidIn } from "@hz/contract/languages";
import { formatBytes, formatDateTime, formatDay, formatDayOrTime } from "../../../../i18n/dates.ts";
import { t } from "../../../shared/texts/export-texts.ts";
import type {
  CaseExport,
  ExportedConsent,
  ExportedFile,
  ExportedMeeting,
  ExportedStage,
  ExportedText,
} from "../../../shared/export/case-export.ts";
import { answersIn } from "../../../../vault/content/answers.ts";
import { BODY_TEXTS, personTexts } from "../../../../vault/content/report-texts.ts";
import type { Flow, Look } from "../../../shared/pdf/flow.ts";
import { BRAND, MUTED } from "../../../shared/pdf/sheet.ts";

/** Sets one part of the document. */
type Section = (flow: Flow, data: CaseExport, files: { dataSha256: string | null }) => void;

const SMALL: Look = { size: 9, ink: MUTED };
const when = (at: string) => formatDateTime(at, "de");

const cover: Section = (flow, data) => {
  flow.text(data.company, { ink: MUTED, align: "left" });
  flow.space(4);
  flow.title(t("pdfTitle", { number: data.number }));
  flow.text(data.title ?? t("pdfTitleClosed"), { size: 14, ink: BRAND, align: "left" });
  if (data.isDrill) flow.text(t("pdfDrill"), { weight: "bold" });
  flow.space(10);
  flow.text(t("pdfSecretText"), SMALL);
  flow.head(t("pdfFacts"));
  flow.facts([
    { label: t("pdfCompany"), value: data.company },
    { label: t("pdfNumber"), value: data.number },
    { label: t("pdfCaseNumber"), value: data.caseNumber },
    { label: t("pdfChannel"), value: data.channel ?? "–" },
    { label: t("pdfCategory"), value: data.category },
    { label: t("pdfKind"), value: data.kind.name },
    { label: t("pdfStatus"), value: data.status.name },
    { label: t("pdfAssigned"), value: data.assignedTo ?? "–" },
    { label: t("pdfReceived"), value: when(data.receivedAt) },
    { label: t("pdfActivity"), value: when(data.lastActivityAt) },
    { label: t("pdfZone"), value: t("pdfZoneText", { zone: new Intl.DateTimeFormat().resolvedOptions().timeZone }) },
    { label: t("pdfExported"), value: t("pdfExportedBy", { at: when(data.exported.at), by: data.exported.by }) },
  ]);
};

function setText(set: (text: string, look?: Look) => void, { text, redaction }: ExportedText): void {
  if (text === null) set(t("pdfClosed"), { ink: MUTED });
  else set(text);
  if (redaction) set(redaction, SMALL);
}

function setAnswers(flow: Flow, text: string): void {
  for (const { question, answer } of answersIn(text)) {
    flow.text(question, { weight: "bold" });
    if (answer) flow.text(answer);
    flow.space(4);
  }
}

const matter: Section = (flow, data) => {
  for (const name of BODY_TEXTS) {
    const text = data[name];
    if (!text) continue;
    flow.head(t(`text_${name}`));
    if (name === "answers") setAnswers(flow, text.text ?? "");
    else setText(flow.text, text);
  }
};

const person: Section = (flow, { kind, person: known, description: body }) => {
  if (kind.code !== "confidential" && !known) return;
  flow.head(t("pdfPerson"));
  if (!known) return flow.text(t(body.closed ? "pdfPersonClosed" : "pdfPersonLeftOut"), { ink: MUTED });
  const facts = personTexts(known).map(({ name, text }) => ({ label: t(`text_${name}`), value: text }));
  if (facts.length === 0) flow.text(t("pdfPersonNone"), { ink: MUTED });
  else flow.facts(facts);
};

const consentText = ({ name, at, wording }: ExportedConsent) => [name, formatDayOrTime(at, "de"), wording].filter(Boolean).join(" · ");

const meetingText = ({ place, persons, start, end }: ExportedMeeting) =>
  [place, start && end ? t("pdfEntryMeetingTime", { start, end }) : start, persons && t("pdfEntryMeetingWith", { persons })]
    .filter(Boolean)
    .join(" · ");

/** Where the office entered the report: how it came in, how it was kept, whether the reporter got the password. */
const entry: Section = (flow, { entry: entered }) => {
  if (!entered) return;
  const { way, by, at, documentation, consent, meeting, handover } = entered;
  flow.head(t("pdfEntry"));
  flow.facts([
    { label: t("pdfEntryWay"), value: way.name },
    { label: t("pdfEntryAt"), value: by === null ? when(at) : t("pdfExportedBy", { at: when(at), by }) },
    ...(documentation ? [{ label: t("pdfEntryKept"), value: documentation.name }] : []),
    ...(consent ? [{ label: t("pdfEntryConsent"), value: consentText(consent) }] : []),
    ...(meeting && meetingText(meeting) ? [{ label: t("pdfEntryMeeting"), value: meetingText(meeting) }] : []),
    {
      label: t("pdfEntryHandover"),
      value: handover ? t(`pdfHandover_${handover.state}`, { at: when(handover.at) }) : t("pdfHandoverNone"),
    },
  ]);
};

const dayOrTime = (at: string) => (at.length === 10 ? formatDay(at, "de") : when(at));

function stageText({ state, at, by, due, finding }: ExportedStage): string {
  if (state === "needless") return t("pdfStageNeedless");
  if (state === "missing") return t("pdfStageMissing");
  if (at === null) return due === null ? t("pdfStageOpen") : t("pdfStageDue", { day: formatDay(due, "de") });
  const done = by === null ? dayOrTime(at) : t("pdfExportedBy", { at: dayOrTime(at), by });
  return finding ? `${finding.name}, ${done}` : done;
}

const procedure: Section = (flow, { procedure: { stages, outcome, noFeedback } }) => {
  flow.head(t("pdfProcedure"));
  flow.facts([
    ...stages.map((stage) => ({ label: stage.stage.name, value: stageText(stage) })),
    ...(outcome ? [{ label: t("pdfOutcome"), value: outcome.name }] : []),
    ...(noFeedback ? [{ label: t("pdfNoFeedback"), value: noFeedback.name }] : []),
  ]);
};

const measures: Section = (flow, data) => {
  flow.head(t("pdfMeasures"));
  if (data.measures.length === 0) return flow.text(t("pdfMeasuresNone"), { ink: MUTED });
  flow.list(
    data.measures.map(({ kind, state, day, responsible, isUnattended }) => ({
      text: kind.name,
      more: [[state.name, formatDay(day, "de"), responsible, isUnattended && t("pdfMeasureUnattended")].filter(Boolean).join(" · ")],
    })),
  );
};

const disclosures: Section = (flow, data) => {
  if (!data.disclosures) return;
  flow.head(t("pdfDisclosures"));
  if (data.disclosures.length === 0) flow.text(t("pdfDisclosuresNone"), { ink: MUTED });
  data.disclosures.forEach(
    ({ day, ground, scope, recipient, details, closed, told, notTold, consent, by, at, isReplaced, doubts }, index) => {
      flow.entry(recipient ?? t("pdfDisclosureClosed"), formatDay(day, "de"), index === 0, (set) => {
        if (isReplaced) set(t("pdfDisclosureReplaced"), { weight: "bold", size: 9 });
        for (const doubt of doubts) set(doubt, { weight: "bold", size: 9 });
        set([scope?.name, ground.name].filter(Boolean).join(" · "));
        if (closed) set(t("pdfClosed"), { ink: MUTED });
        else if (details) set(details);
        const known = t(told ? "pdfDisclosureTold" : "pdfDisclosureNotTold");
        set(notTold ? `${known}: ${notTold}` : known);
        if (consent) {
          const [given, withdrawn] = [formatDayOrTime(consent.at, "de"), consent.withdrawnAt && formatDayOrTime(consent.withdrawnAt, "de")];
          const { wording } = consent;
          set(
            withdrawn ? t("pdfDisclosureConsentWithdrawn", { given, withdrawn, wording }) : t("pdfDisclosureConsent", { given, wording }),
          );
        }
        set(t("pdfDisclosureBy", { at: when(at), by }), SMALL);
      });
    },
  );
};

const thread: Section = (flow, { confirmation, messages }) => {
  flow.head(t("pdfThread"));
  if (confirmation)
    flow.entry(t("pdfConfirmation"), when(confirmation.at), true, (set) =>
      set(saidIn(confirmation.texts, confirmation.language)?.said ?? ""),
    );
  if (messages.length === 0) flow.text(t("pdfThreadNone"), { ink: MUTED });
  messages.forEach((message, index) => {
    const { from, kind, about, record } = message;
    const who = kind.code === "message" ? from.name : `${from.name} · ${kind.name}`;
    flow.entry(who, when(message.at), index === 0 && !confirmation, (set) => {
      if (about) set(about, { weight: "bold", size: 9 });
      if (record?.reason) set(t("pdfRecordReason", { reason: record.reason }));
      for (const doubt of message.doubts) set(doubt, { weight: "bold", size: 9 });
      setText(set, message);
      if (message.recording) set(t("pdfRecording", { consent: consentText(message.recording) }), SMALL);
      if (message.files.length > 0) set(t("pdfFilesOf", { names: message.files.join(", ") }), SMALL);
    });
  });
};

const notes: Section = (flow, data) => {
  if (!data.notes) return;
  flow.head(t("pdfNotes"));
  if (data.notes.length === 0) flow.text(t("pdfNotesNone"), { ink: MUTED });
  data.notes.forEach((note, index) => {
    const who = note.about === null ? note.by : `${note.by} · ${note.about}`;
    flow.entry(who, when(note.at), index === 0, (set) => {
      for (const doubt of note.doubts) set(doubt, { weight: "bold", size: 9 });
      setText(set, note);
    });
  });
};

const history: Section = (flow, data) => {
  flow.head(t("pdfHistory"));
  flow.list(
    data.history.map(({ at, by, what }) => ({
      text: what,
      more: [[when(at), by === null ? "" : t("pdfBy", { name: by })].filter(Boolean).join(" · ")],
    })),
  );
};

function fileLine({ name, type, size, sentAt, state, sha256, path }: ExportedFile): { text: string; more: string[] } {
  const place = sentAt === null ? t("pdfFileOfReport") : t("pdfFileOfMessage", { date: when(sentAt) });
  const facts = t("pdfFileFrom", { place, type: type || t("pdfFileTypeless"), size: formatBytes(size, "de") });
  const proof = state === "loaded" ? t("pdfFile_loaded", { sha256: sha256 ?? "" }) : t(`pdfFile_${state}`);
  return { text: name ?? t("pdfFileNameless"), more: [facts, proof, ...(path === null ? [] : [t("pdfFilePath", { path })])] };
}

const files: Section = (flow, data, { dataSha256 }) => {
  flow.head(t("pdfFiles"));
  if (data.files.length === 0) flow.text(t("pdfFilesNone"), { ink: MUTED });
  else flow.list(data.files.map(fileLine));
  if (dataSha256 !== null) flow.text(t("pdfData", { sha256: dataSha256 }), SMALL);
};

const check: Section = (flow, { exported }) => {
  flow.head(t("pdfCheck"));
  flow.text(t("pdfCheckText"));
  flow.space(3);
  flow.text(exported.checkAt, { weight: "bold" });
  flow.space(3);
  flow.text(t("pdfCheckHow"));
  const unknown = flow.unknown();
  if (unknown > 0) {
    flow.space(8);
    flow.text(t("pdfUnknownSigns", { count: unknown }), SMALL);
  }
};

/** What the document is made of, in its order. Whatever a case gets later is one more of these. */
export const SECTIONS: readonly Section[] = [
  cover,
  entry,
  matter,
  person,
  procedure,
  measures,
  thread,
  notes,
  disclosures,
  history,
  files,
  check,
];
