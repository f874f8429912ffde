import type { Disclosure } from "@hz/contract/reports/confidentiality";
import type { HistoryEntry, NoteKind } from "@hz/contract/reports/messages";
import { paths } from "@hz/contract/paths";
import type { Procedure } from "@hz/contract/procedure/procedure";
import type { Report } from "@hz/contract/reports/reports";
import { portalLanguage, type PortalLanguage } from "@hz/contract/languages";
import { formatDateTime } from "../../../i18n/dates.ts";
import { revealedIn } from "../../../vault/content/consents.ts";
import type { NoteEntry } from "../../../vault/content/notes.ts";
import { BODY_TEXTS, isRequired, personIn } from "../../../vault/content/report-texts.ts";
import type { OpenReport } from "../../../vault/report/open-report.ts";
import type { ThreadEntry } from "../../../vault/content/thread.ts";
import { statusName } from "../../reports/index.ts";
import { t } from "../../shared/texts/texts.ts";
import { historyText } from "../history/history-text.ts";
import { messageLabel, type RecordPlaces, recordPlaces } from "../thread/message-labels.ts";
import { withoutDisclosures } from "../queries.ts";
import type { CaseExport, ExportedFile, ExportedMessage, ExportedNote, ExportedTexts } from "../../shared/export/case-export.ts";
import { consentOf, disclosuresOf, entryOf, measuresOf, procedureOf } from "./collect-procedure.ts";

/** What somebody chose in the dialog. */
export type ExportChoice = { person: boolean; notes: boolean };

/** Everything that an export is made of, as the screens have it. */
export type CaseSources = {
  report: Report;
  open: Pick<OpenReport, "title" | "content" | "redaction">;
  thread: readonly ThreadEntry[];
  notes: readonly NoteEntry[];
  history: readonly HistoryEntry[];
  procedure: Procedure;
  disclosures: readonly Disclosure[];
  users: ReadonlyMap<string, string>;
  categories: ReadonlyMap<string, string>;
  channels: ReadonlyMap<string, string>;
  me: { fullName: string; companyName: string };
};

/** What says who the reporter is. */
type Said = Pick<Report, "identityRevealedAt"> & Pick<OpenReport, "content"> & Pick<CaseSources, "thread">;

/** What is exported of a case, in words, as of `now`. */
export function collect(sources: CaseSources, choice: ExportChoice, now: Date): CaseExport {
  const { report, open, users, me } = sources;
  const records = recordPlaces(sources.thread);
  const { content } = open;
  const named = (id: string) => nameOf(users, id);
  return {
    format: "hinweiszentrale-fall",
    version: 6,
    exported: { at: now.toISOString(), by: me.fullName, checkAt: new URL(paths.checkExport, location.href).href },
    company: me.companyName,
    number: `HZ-${report.number}`,
    caseNumber: report.caseNumber,
    title: open.title,
    channel: sources.channels.get(report.channelId) ?? null,
    category: sources.categories.get(report.category ?? "") ?? t("uncategorised"),
    kind: { code: report.reportType, name: t(`type_${report.reportType}`) },
    status: { code: report.status, name: statusName(report.status) },
    assignedTo: report.assignedTo === null ? null : nameOf(users, report.assignedTo),
    receivedAt: report.receivedAt,
    lastActivityAt: report.lastActivityAt,
    isDrill: report.isDrill,
    entry: entryOf(sources, choice.person, named),
    ...textsOf(content, redactionOf(open.redaction, users)),
    person: choice.person ? personOf({ content, identityRevealedAt: report.identityRevealedAt, thread: sources.thread }) : null,
    procedure: procedureOf(sources.procedure, named),
    measures: measuresOf(sources.procedure, report.assignable, named),
    confirmation: confirmationOf(report, portalLanguage(content?.language)),
    messages: sources.thread.map((entry) => messageOf(entry, records, users, choice.person)),
    notes: choice.notes ? withoutDisclosures(sources.notes).map((entry) => noteOf(entry, users)) : null,
    disclosures: choice.notes ? disclosuresOf(sources, named) : null,
    history: sources.history.map(({ at, by, what }) => ({
      at,
      by: by === null ? null : nameOf(users, by),
      kind: what.kind,
      what: historyText(what, (id) => nameOf(users, id)),
    })),
    files: filesOf(sources),
  };
}

const nameOf = (users: CaseSources["users"], id: string, otherwise?: string) => users.get(id) ?? otherwise ?? t("formerUser");

/** That it was redacted is told once; where the box does not open, what every report has is closed. */
function textsOf(content: OpenReport["content"], redaction: string | null): ExportedTexts {
  const there = BODY_TEXTS.filter((name) => isRequired(name) || content?.[name]);
  return Object.fromEntries(
    there.map((name) => [
      name,
      { text: content?.[name] ?? null, closed: content === null, redaction: name === "description" ? redaction : null },
    ]),
  ) as ExportedTexts;
}

/** Who the reporter is, by the report or as told later in the thread; null where nobody said. */
export function personOf({ content, identityRevealedAt, thread }: Said): CaseExport["person"] {
  if (content?.reportType === "confidential") return personIn(content);
  return identityRevealedAt === null ? null : (revealedIn(thread)?.contact ?? null);
}

function redactionOf(mark: OpenReport["redaction"], users: CaseSources["users"]): string | null {
  return mark && t("redactedAt", { date: formatDateTime(mark.time * 1000, "de"), name: nameOf(users, mark.byId) });
}

const confirmationOf = ({ acknowledgedAt: at, confirmation: texts }: Report, language: PortalLanguage): CaseExport["confirmation"] =>
  at === null || texts === null ? null : { at, language, texts };

function messageOf(entry: ThreadEntry, records: RecordPlaces, users: CaseSources["users"], withPerson: boolean): ExportedMessage {
  const { message, content, redaction, verified, gap } = entry;
  const { record, verdict } = content ?? {};
  const ours = !message.isFromWhistleblower;
  return {
    from: ours
      ? { code: "handler", name: nameOf(users, message.authorId ?? "", content?.author) }
      : { code: "reporter", name: t("reporter") },
    at: message.createdAt,
    kind: { code: message.kind, name: t(`kind_${message.kind}`) },
    about: messageLabel(entry, records),
    record: record ? { version: record.version, isFinal: record.isFinal, reason: record.reason } : null,
    verdict: verdict ? { version: records.versions.get(verdict.messageId) ?? null, said: verdict.verdict } : null,
    text: content?.text ?? null,
    closed: content === null,
    redaction: redactionOf(redaction, users),
    doubts: [...(gap ? [t("messageGap")] : []), ...(content && !verified ? [t("messageUnverified")] : [])],
    files: content?.files.map(({ name }) => name) ?? [],
    recording: consentOf(content?.recording, withPerson),
  };
}

function aboutOf(kind: NoteKind): string | null {
  if (kind === "note" || kind === "disclosure") return null;
  return t(kind === "redaction" ? "redactionNote" : `note_${kind}`);
}

function noteOf({ note, content, verified }: NoteEntry, users: CaseSources["users"]): ExportedNote {
  return {
    by: nameOf(users, note.authorId, content?.author),
    at: note.createdAt,
    kind: note.kind,
    about: aboutOf(note.kind),
    text: content?.text ?? null,
    closed: content === null,
    redaction: null,
    doubts: content && !verified ? [t("messageUnverified")] : [],
  };
}

/** The report's files and those of its messages: what their boxes name, and what is only known to be stored. */
function filesOf({ report, open, thread }: CaseSources): ExportedFile[] {
  const places = [
    { named: open.content?.files, stored: report.files, sentAt: null },
    ...thread.map(({ message, content }) => ({ named: content?.files, stored: message.files, sentAt: message.createdAt })),
  ];
  return places.flatMap(({ named, stored, sentAt }) => {
    if (!named)
      return stored.map(({ id, sealedSize }): ExportedFile => ({
        id,
        name: null,
        type: null,
        size: sealedSize,
        sentAt,
        state: "damaged",
        sha256: null,
        path: null,
      }));
    const there = new Set(stored.map(({ id }) => id));
    const gone = (id: string) => (report.destroyed.some((one) => one.id === id) ? "destroyed" : "missing");
    return named.map(({ id, name, type, size }): ExportedFile => ({
      id,
      name,
      type,
      size,
      sentAt,
      state: there.has(id) ? "not-loaded" : gone(id),
      sha256: null,
      path: null,
    }));
  });
}
