import { type Head, Refused, sha256 } from "./hz1/encode.ts";
import { notesKeyOf, reportKeyOf } from "./hz1/keys.ts";
import type { CheckedLog } from "./hz1/log.ts";
import { gapsIn, openMessage, openNote, openRedactedBody, openText, type Signed } from "./hz1/texts.ts";
import type { Keys } from "./keys.ts";
import type { CaseRows, Row, Stock } from "./stock.ts";

/** A text that somebody wrote, opened; `doubts` says what is wrong with it, `closed` why it is not here. */
export type Written = {
  id: string;
  kind: string;
  at: string;
  authorId: string | null;
  content: Record<string, unknown> | null;
  redactedBy: string | null;
  doubts: string[];
  closed: string | null;
};

export type NamedFile = { id: string; name: string; type: string; size: number };

/** A case as it can be read; `closed` says why nothing of it opens. */
export type OpenedCase = {
  id: string;
  number: number;
  caseNumber: string;
  receivedAt: string;
  status: string;
  closed: string | null;
  title: string | null;
  report: Written;
  messages: Written[];
  notes: Written[];
  files: NamedFile[];
};

/** What a case's files are opened by. */
export type CaseKey = { head: Head; reportKey: Buffer };

const NO_KEY = "zu dieser Meldung ist kein Schlüssel dabei";
const BROKEN = "wurde verändert oder ist beschädigt, oder es ist für einen anderen Schlüssel versiegelt";
const UNREADABLE = "hat eine Form, die dieses Programm nicht kennt; vielleicht ist sie von einer späteren Fassung";
const NOT_SIGNED = "Unterschrift nicht bestätigt";
const OTHER_LOG = "nennt einen Stand des Schlüsselverzeichnisses, den das Verzeichnis in diesem Bestand nicht hat";

/** Why something stays closed, in German. Throws whatever is no refusal. */
export function whyClosed(error: unknown): string {
  if (error instanceof Refused) return BROKEN;
  if (error instanceof SyntaxError || error instanceof TypeError) return UNREADABLE;
  throw error;
}

/** What is known of the account: whose keys are vouched for, and its key log. */
type Known = { vouched: ReadonlyMap<string, Buffer[]>; log: CheckedLog };

/** Opens everything of a case that these keys open. */
export function openCase(stock: Stock, keys: Keys, { vouched, log }: Known, rows: CaseRows) {
  const { report } = rows;
  const at = (department: string, epoch: string): Head => ({
    accountId: stock.accountId,
    departmentId: String(report[department]),
    epoch: Number(report[epoch]),
    reportId: String(report["id"]),
    rkId: stock.bytes(report["rk_id"]),
    reporterPk: stock.bytes(report["reporter_pk"]),
  });
  const [head, sealed] = [at("head_department_id", "head_epoch"), at("department_id", "epoch")];
  const box = (name: string) => (report[name] ? stock.bytes(report[name]) : null);
  const seed = keys.seeds.get(`${sealed.departmentId}/${sealed.epoch}`);
  const opened = attempt(
    () => keys.reportKeys.get(head.reportId) ?? (seed && reportKeyOf(seed, sealed, box("fast_key"), box("sealed_key")!)),
  );
  const reportKey = opened.value ?? null;
  const by = (userId: unknown) => vouched.get(String(userId)) ?? [];
  const notesBox = box("notes_key");
  const ofNotes = seed && notesBox && attempt(() => notesKeyOf(seed, sealed, notesBox, by(report["notes_key_by"]))).value;
  const notesKey = keys.notesKeys.get(head.reportId) ?? (ofNotes && ofNotes.key);

  const body = written(
    report,
    "report",
    () => {
      if (!reportKey) return null;
      const redactor = report["body_redacted_by"];
      if (!redactor) return { text: openText(reportKey, head, "body", box("body")!), isBy: () => true };
      return openRedactedBody(reportKey, head, box("body")!);
    },
    { author: null, keys: [], redactor: report["body_redacted_by"] ?? null, by },
  );
  if (ofNotes && !ofNotes.isSigned) body.doubts.push("Schlüssel der internen Notizen: Unterschrift nicht bestätigt");
  const messages = rows.messages.map((row) => {
    const isReporters = row["is_from_reporter"] === true;
    const open = () =>
      reportKey &&
      openMessage(
        reportKey,
        head,
        String(row["id"]),
        isReporters ? "reporter" : "handler",
        stock.bytes(row["box"]),
        row["redacted_by"] !== null,
      );
    const author = isReporters ? null : String(row["author_id"]);
    return written(row, String(row["kind"]), open, {
      author,
      keys: isReporters ? [head.reporterPk] : by(author),
      redactor: row["redacted_by"] ?? null,
      by,
    });
  });
  markGaps(stock, rows.messages, messages);
  const notes = rows.notes.map((row) => {
    const open = () => notesKey && openNote(notesKey, head, String(row["id"]), String(row["kind"]), stock.bytes(row["box"]));
    return written(row, String(row["kind"]), open, { author: String(row["author_id"]), keys: by(row["author_id"]), redactor: null, by });
  });
  for (const note of notes) if (isOfOtherLog(note.content?.["log"], log)) note.doubts.push(OTHER_LOG);
  const title = reportKey && attempt(() => openText(reportKey, head, "title", box("title")!)).value;
  const found: OpenedCase = {
    id: head.reportId,
    number: Number(report["number"]),
    caseNumber: String(report["case_number"]),
    receivedAt: String(report["received_at"]),
    status: String(report["status"]),
    closed: reportKey ? null : (opened.why ?? NO_KEY),
    title: title ?? null,
    report: body,
    messages,
    notes,
    files: [body, ...messages].flatMap(({ content }) => filesIn(content)),
  };
  return { case: found, key: reportKey && { head, reportKey } };
}

/** Whether a note names a head that the key log does not have at its place. */
function isOfOtherLog(named: unknown, { heads }: CheckedLog): boolean {
  if (named === undefined) return false;
  const { length, hash } = named as { length: number; hash: string };
  return heads[length - 1]?.toString("base64url") !== hash;
}

function attempt<T>(open: () => T): { value: T | undefined; why: string | null } {
  try {
    return { value: open(), why: null };
  } catch (error) {
    return { value: undefined, why: whyClosed(error) };
  }
}

type Signers = { author: string | null; keys: readonly Uint8Array[]; redactor: unknown; by: (userId: unknown) => readonly Uint8Array[] };

function written(row: Row, kind: string, open: () => Signed | null | undefined | Buffer | "", signers: Signers): Written {
  const redactedBy = signers.redactor === null ? null : String(signers.redactor);
  const base = { id: String(row["id"]), kind, at: String(row["created_at"]), authorId: signers.author, redactedBy };
  const { value, why } = attempt(() => {
    const signed = open() as Signed | null;
    if (!signed) return null;
    const parsed = JSON.parse(signed.text) as Record<string, unknown>;
    if (!redactedBy) return { content: parsed, isSigned: kind === "report" || signers.keys.some(signed.isBy) };
    const mark = parsed["redaction"] as { byId: string };
    const isSigned = mark.byId === redactedBy && signers.by(redactedBy).some(signed.isBy);
    return { content: { ...(JSON.parse(String(parsed["content"])) as Record<string, unknown>), redaction: mark }, isSigned };
  });
  if (!value) return { ...base, content: null, doubts: [], closed: why ?? NO_KEY };
  const { content, isSigned } = value;
  const isAuthors = kind === "report" || (content["authorId"] ?? null) === signers.author;
  return { ...base, content, doubts: isSigned && isAuthors ? [] : [NOT_SIGNED], closed: null };
}

function markGaps(stock: Stock, rows: readonly Row[], messages: readonly Written[]): void {
  const opened = messages.flatMap((message, at) => (message.content ? [{ message, content: message.content, row: rows[at]! }] : []));
  const links = opened.map(({ content, row }) => {
    const original = (content["redaction"] as { original?: string } | undefined)?.original;
    const hash = original ?? sha256(stock.bytes(row["box"])).toString("base64url");
    return { seq: Number(content["seq"]), prev: (content["prev"] ?? null) as string | null, hash };
  });
  for (const at of gapsIn(links)) opened[at]!.message.doubts.push("davor fehlt eine Nachricht, oder sie steht am falschen Platz");
}

const filesIn = (content: Written["content"]): NamedFile[] => (Array.isArray(content?.["files"]) ? (content["files"] as NamedFile[]) : []);
