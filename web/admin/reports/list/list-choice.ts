import { REPORT_STATUSES, type ReportStatus, type ReportType } from "@hz/contract/reports/reports";
import { DUE_CHOICES, type DueChoice } from "../next-deadline.ts";

export const PERIODS = ["7", "30", "90", "jahr"] as const;
export type Period = (typeof PERIODS)[number];
export const COLUMNS = ["thema", "kategorie", "status", "frist", "zugewiesen", "aktivitaet"] as const;
export type Column = (typeof COLUMNS)[number];
/** By which column the list stands; null: newest first. */
export type Sort = { by: Column; down: boolean } | null;

/** What is chosen of the list; "" and [] mean: everything. Ids are ids, "keine", "niemand" and "mir" what they say. */
export type ListChoice = {
  status: ReportStatus[];
  category: string;
  channel: string;
  department: string;
  assignee: string;
  type: ReportType | "";
  due: DueChoice | "";
  period: Period | "";
  /** Days as people pick them, both included; they stand in the place of a period. */
  from: string;
  to: string;
  unread: boolean;
  sort: Sort;
  /** Whether the search looks into descriptions and messages, too. */
  texts: boolean;
};

export const NO_CATEGORY = "keine";
export const NOBODY = "niemand";
export const ME = "mir";
/** What no filter chooses. */
export const EVERYTHING = {
  status: [],
  category: "",
  channel: "",
  department: "",
  assignee: "",
  type: "",
  due: "",
  period: "",
  from: "",
  to: "",
  unread: false,
} satisfies Partial<ListChoice>;

const STATUS_NAMES: Record<ReportStatus, string> = {
  new: "neu",
  in_progress: "in-bearbeitung",
  open: "offen",
  closed: "geschlossen",
  resolved: "geloest",
};
const TYPE_NAMES: Record<ReportType, string> = { anonymous: "anonym", confidential: "vertraulich" };

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | "" =>
  values.find((value) => value === text) ?? "";
const idOr = (text: string | null, ...words: string[]) => (text !== null && (ID.test(text) || words.includes(text)) ? text : "");

function dayOf(text: string | null): string {
  if (text === null || !/^\d{4}-\d\d-\d\d$/.test(text)) return "";
  const moment = new Date(`${text}T00:00:00Z`);
  return Number.isFinite(moment.getTime()) && moment.toISOString().startsWith(text) ? text : "";
}

function sortOf(text: string | null): Sort {
  const down = text?.startsWith("-") ?? false;
  const by = oneOf(COLUMNS, text?.slice(down ? 1 : 0) ?? null);
  return by === "" ? null : { by, down };
}

/** What the address's parameters choose; what makes no sense chooses nothing. */
export function choiceOf(search: URLSearchParams): ListChoice {
  const named = (search.get("status") ?? "").split(",");
  const [from, to] = [dayOf(search.get("von")), dayOf(search.get("bis"))];
  return {
    status: REPORT_STATUSES.filter((status) => named.includes(STATUS_NAMES[status])),
    category: idOr(search.get("kategorie"), NO_CATEGORY),
    channel: idOr(search.get("kanal")),
    department: idOr(search.get("abteilung")),
    assignee: idOr(search.get("zugewiesen"), NOBODY, ME),
    type: (["anonymous", "confidential"] as const).find((type) => TYPE_NAMES[type] === search.get("art")) ?? "",
    due: oneOf(DUE_CHOICES, search.get("frist")),
    period: from || to ? "" : oneOf(PERIODS, search.get("zeitraum")),
    from,
    to,
    unread: search.get("ungelesen") === "ja",
    sort: sortOf(search.get("sortierung")),
    texts: search.get("texte") === "ja",
  };
}

/** The address's parameters of a choice. */
export function searchOf(choice: ListChoice): Record<string, string> {
  const { status, category, channel, department, assignee, type, due, period, from, to, unread, sort, texts } = choice;
  return {
    ...(status.length > 0 && { status: status.map((one) => STATUS_NAMES[one]).join(",") }),
    ...(category && { kategorie: category }),
    ...(channel && { kanal: channel }),
    ...(department && { abteilung: department }),
    ...(assignee && { zugewiesen: assignee }),
    ...(type && { art: TYPE_NAMES[type] }),
    ...(due && { frist: due }),
    ...(period && !from && !to && { zeitraum: period }),
    ...(from && { von: from }),
    ...(to && { bis: to }),
    ...(unread && { ungelesen: "ja" }),
    ...(sort && { sortierung: `${sort.down ? "-" : ""}${sort.by}` }),
    ...(texts && { texte: "ja" }),
  };
}

/** Whether a choice leaves anything out. */
export function isFiltered({ status, category, channel, department, assignee, type, due, period, from, to, unread }: ListChoice): boolean {
  return status.length > 0 || unread || [category, channel, department, assignee, type, due, period, from, to].some((one) => one !== "");
}

/** The order that follows when a column is chosen: its own first direction, the other one, and then newest first again. */
export function nextSort(sort: Sort, by: Column): Sort {
  // Of activity people want the latest first, of deadlines the soonest, of names A.
  const first = by === "aktivitaet";
  if (sort?.by !== by) return { by, down: first };
  return sort.down === first ? { by, down: !first } : null;
}
