import { AUDIT_GROUPS, type AuditFilter, type AuditGroup } from "@hz/contract/account/audit";

/** What the address says of the log: which entries, and before which number the page ends. Days as people pick them. */
export type AuditChoice = { from: string; to: string; person: string; group: AuditGroup | ""; target: string; before: number | null };

const DAY = /^\d{4}-\d\d-\d\d$/;
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const fitting = (text: string | null, pattern: RegExp) => (text !== null && pattern.test(text) ? text : "");

/** The choice in the address; what is no valid value is left out. */
export function choiceOf(search: URLSearchParams): AuditChoice {
  const before = Number(fitting(search.get("vor"), /^[1-9]\d{0,14}$/));
  return {
    from: fitting(search.get("von"), DAY),
    to: fitting(search.get("bis"), DAY),
    person: fitting(search.get("person"), ID),
    group: AUDIT_GROUPS.find((group) => group === search.get("vorgang")) ?? "",
    target: fitting(search.get("ziel"), ID),
    before: before > 0 ? before : null,
  };
}

/** A choice as the address's parameters. */
export function searchOf({ from, to, person, group, target, before }: AuditChoice): Record<string, string> {
  return {
    ...(from && { von: from }),
    ...(to && { bis: to }),
    ...(person && { person }),
    ...(group && { vorgang: group }),
    ...(target && { ziel: target }),
    ...(before && { vor: String(before) }),
  };
}

/** Midnight of this device at the beginning of a day, some days later; undefined where there is no such day. */
function midnight(day: string, later = 0): string | undefined {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const moment = new Date(year, month - 1, date + later);
  return day !== "" && Number.isFinite(moment.getTime()) ? moment.toISOString() : undefined;
}

/** The server's filter for a choice; the last day counts whole. */
export function filterOf({ from, to, person, group, target }: AuditChoice): AuditFilter {
  const [begin, end] = [midnight(from), midnight(to, 1)];
  return {
    ...(begin && { from: begin }),
    ...(end && { to: end }),
    ...(person && { actor: person }),
    ...(group && { group }),
    ...(target && { target }),
  };
}
