import type { Measure, Step } from "@hz/contract/procedure/procedure";
import type { MeasureRow, StepRow } from "./store.ts";

export const stepView = (row: StepRow): Step =>
  ({ id: row.id, kind: row.kind, result: row.result, by: row.user_id, at: row.at.toISOString() }) as Step;

export const measureView = (row: MeasureRow): Measure => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  day: row.day,
  userId: row.user_id,
  createdBy: row.created_by,
  createdAt: row.created_at.toISOString(),
  changed: row.updated_by === null ? null : { by: row.updated_by, at: row.updated_at.toISOString() },
});
