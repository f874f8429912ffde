import type { GuestAccess, GuestCase } from "@hz/contract/people/guests";
import type { InferResult } from "kysely";
import type { GuestRow } from "../reports/index.ts";
import type { guestsOf } from "./store.ts";

type ListedRow = InferResult<ReturnType<typeof guestsOf>>[number];

/** A guest of a case as the office sees them. */
export const guestAccessView = (row: ListedRow): GuestAccess => ({
  id: row.id,
  userId: row.user_id,
  name: row.name,
  role: row.role,
  lastDay: row.last_day,
  notes: row.notes,
  maySeeIdentity: row.may_see_identity,
  byUserId: row.granted_by,
  at: row.granted_at.toISOString(),
  hasJoined: row.has_joined,
  isRunning: row.is_running,
  endedBy: row.ended_by,
  endedAt: row.ended_at && row.ended_at.toISOString(),
});

/** A case as its guest sees it in the list of their own. */
export const guestCaseView = (row: GuestRow, number: number): GuestCase => ({
  reportId: row.report_id,
  number,
  lastDay: row.last_day,
  notes: row.notes,
  maySeeIdentity: row.may_see_identity,
});
