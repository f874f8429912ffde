import type { ListTable } from "../../shared/tables/make-csv.ts";
import type { OpenedTitle } from "../../../vault/report/open-rows.ts";
import { t } from "../../shared/texts/export-texts.ts";
import type { CachedRow } from "../cache/report-cache.ts";
import { statusName } from "../status-pill.tsx";
import { t as admin } from "../../shared/texts/texts.ts";

export type TableNames = Record<"categories" | "channels" | "departments" | "users", ReadonlyMap<string, string>>;
type Topics = { titles: ReadonlyMap<string, OpenedTitle> };

/** A table of rows in their order; `topics` are the opened titles, null where they are not wanted. */
export function listTable(rows: readonly CachedRow[], names: TableNames, topics: Topics | null): ListTable {
  const columns: { head: string; cell: (row: CachedRow) => string | Date }[] = [
    { head: t("exportColumnNumber"), cell: ({ number }) => `HZ-${number}` },
    { head: t("exportColumnCase"), cell: ({ caseNumber }) => caseNumber },
    ...(topics ? [{ head: t("exportColumnTopic"), cell: ({ id }: CachedRow) => topicOf(topics, id) }] : []),
    { head: t("exportColumnCategory"), cell: ({ category }) => names.categories.get(category ?? "") ?? admin("uncategorised") },
    { head: t("exportColumnChannel"), cell: ({ channelId }) => names.channels.get(channelId) ?? "" },
    { head: t("exportColumnDepartment"), cell: ({ departmentId }) => names.departments.get(departmentId) ?? "" },
    { head: t("exportColumnKind"), cell: ({ reportType }) => admin(`type_${reportType}`) },
    { head: t("exportColumnStatus"), cell: ({ status }) => statusName(status) },
    { head: t("exportColumnAssigned"), cell: ({ assignedTo }) => (assignedTo ? (names.users.get(assignedTo) ?? admin("formerUser")) : "") },
    { head: t("exportColumnReceived"), cell: ({ receivedAt }) => new Date(receivedAt) },
    { head: t("exportColumnActivity"), cell: ({ lastActivityAt }) => new Date(lastActivityAt) },
    { head: t("exportColumnDrill"), cell: ({ isDrill }) => (isDrill ? t("exportDrillYes") : "") },
  ];
  return { heads: columns.map(({ head }) => head), rows: rows.map((row) => columns.map(({ cell }) => cell(row))) };
}

function topicOf({ titles }: Topics, id: string): string {
  const opened = titles.get(id);
  return opened && "title" in opened ? opened.title : t("exportTopicClosed");
}
