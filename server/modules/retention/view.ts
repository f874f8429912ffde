import type { Retention, RetentionLine } from "@hz/contract/procedure/retention";
import { retainedUntil, obstaclesOf } from "@hz/contract/procedure/retention-rules";
import { holdView } from "./holds-store.ts";
import { type RetentionRow, retentionFacts } from "./store.ts";

/** How long a report is kept, and by what. */
export function retentionView(accountId: string, row: RetentionRow, now: Date): Retention {
  const facts = retentionFacts(row);
  const lastDay = retainedUntil(facts)?.lastDay ?? null;
  const isListed = row.day !== null && row.day === lastDay;
  const { hold_id: id, user_id, review_day, created_by, held_at } = row;
  const isHeld = id !== null && user_id !== null && review_day !== null && created_by !== null && held_at !== null;
  const hold = { account_id: accountId, report_id: row.id, ended_by: null, ended_at: null };
  return {
    months: row.promised_months,
    lastDay,
    announcedAt: isListed && row.announced_at ? row.announced_at.toISOString() : null,
    confirmed: isListed && row.confirmed_by && row.confirmed_at ? { by: row.confirmed_by, at: row.confirmed_at.toISOString() } : null,
    obstacles: obstaclesOf(facts, now),
    hold: isHeld ? holdView({ ...hold, id, user_id, review_day, created_by, created_at: held_at }) : null,
  };
}

/** The same as a line of the list; `unattended` are those whose hold nobody answers for any more. */
export const retentionLine = (accountId: string, row: RetentionRow, unattended: ReadonlySet<string>, now: Date): RetentionLine => ({
  ...retentionView(accountId, row, now),
  id: row.id,
  number: row.number,
  caseNumber: row.case_number,
  channelId: row.channel_id,
  closedAt: row.closed_at && row.closed_at.toISOString(),
  isUnattended: unattended.has(row.id),
});
