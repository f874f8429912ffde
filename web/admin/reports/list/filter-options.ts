import { REPORT_STATUSES, type ReportStatus } from "@hz/contract/reports/reports";
import type { Colleague } from "@hz/contract/people/users";
import { formatDate } from "../../../i18n/dates.ts";
import { t } from "../../shared/texts/texts.ts";
import { statusName } from "../status-pill.tsx";
import { DUE_CHOICES } from "../next-deadline.ts";
import { type ListChoice, ME, NO_CATEGORY, NOBODY, PERIODS } from "./list-choice.ts";

export type Option = { value: string; label: string };
type Named = readonly { id: string; name: string }[];
/** What can be chosen from: names by id, in the order in which they are offered. */
export type Offer = { categories: Named; channels: Named; departments: Named; people: Named };

const optionsOf = (list: Named): Option[] => list.map(({ id, name }) => ({ value: id, label: name }));
const CLOSED: ReportStatus[] = ["closed", "resolved"];

/** Those of the account's people who may have a case: who is there still, and never a guest. */
export const assigneesAmong = (users: readonly Colleague[]): Colleague[] => users.filter(({ isActive, isGuest }) => isActive && !isGuest);

/** The options of each field that is a choice out of several. */
export function filterOptions({ categories, channels, departments, people }: Offer) {
  return {
    status: [
      ...REPORT_STATUSES.map((status): Option => ({ value: status, label: statusName(status) })),
      { value: CLOSED.join(), label: t("filterClosedOrResolved") },
    ],
    category: [...optionsOf(categories), { value: NO_CATEGORY, label: t("uncategorised") }],
    channel: optionsOf(channels),
    department: optionsOf(departments),
    assignee: [{ value: ME, label: t("filterMine") }, { value: NOBODY, label: t("filterUnassigned") }, ...optionsOf(people)],
    type: [
      { value: "anonymous", label: t("type_anonymous") },
      { value: "confidential", label: t("type_confidential") },
    ],
    due: DUE_CHOICES.map((due): Option => ({ value: due, label: t(`filterDue_${due}`) })),
    period: PERIODS.map((period): Option => ({ value: period, label: t(`filterPeriod_${period}`) })),
  };
}
export type Options = ReturnType<typeof filterOptions>;

/** A filter that is set: how it is called, and what lifts it. */
export type Chip = { key: string; label: string; lift: Partial<ListChoice> };

/** What is set of a choice, in words. */
export function chipsOf(choice: ListChoice, options: Options): Chip[] {
  const named = (list: readonly Option[], value: string) => list.find((option) => option.value === value)?.label ?? t("filterUnknown");
  const day = (text: string) => formatDate(`${text}T12:00:00`, "de", "short");
  const chip = (key: string, isSet: boolean, label: () => string, lift: Partial<ListChoice>): Chip[] =>
    isSet ? [{ key, label: label(), lift }] : [];
  const { status, category, channel, department, assignee, type, due, period, from, to, unread } = choice;
  const statusNames = () => (status.join() === CLOSED.join() ? t("filterClosedOrResolved") : status.map(statusName).join(", "));
  return [
    ...chip("status", status.length > 0, () => `${t("filterStatus")}: ${statusNames()}`, { status: [] }),
    ...chip("category", category !== "", () => `${t("filterCategory")}: ${named(options.category, category)}`, { category: "" }),
    ...chip("channel", channel !== "", () => `${t("filterChannel")}: ${named(options.channel, channel)}`, { channel: "" }),
    ...chip("department", department !== "", () => `${t("filterDepartment")}: ${named(options.department, department)}`, {
      department: "",
    }),
    ...chip("assignee", assignee !== "", () => assigneeLabel(assignee, named(options.assignee, assignee)), { assignee: "" }),
    ...chip("type", type !== "", () => `${t("filterType")}: ${named(options.type, type)}`, { type: "" }),
    ...chip("due", due !== "", () => `${t("filterDue")}: ${named(options.due, due)}`, { due: "" }),
    ...chip("period", period !== "", () => `${t("filterPeriod")}: ${named(options.period, period)}`, { period: "" }),
    ...chip("from", from !== "", () => `${t("filterPeriod")} ${t("filterChipFrom", { day: day(from) })}`, { from: "" }),
    ...chip("to", to !== "", () => `${t("filterPeriod")} ${t("filterChipTo", { day: day(to) })}`, { to: "" }),
    ...chip("unread", unread, () => t("filterChipUnread"), { unread: false }),
  ];
}

const assigneeLabel = (assignee: string, name: string) =>
  assignee === ME || assignee === NOBODY ? name : `${t("filterAssignee")}: ${name}`;
