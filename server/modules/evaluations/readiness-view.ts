import { berlinDay } from "@hz/contract/procedure/deadlines";
import type { EvaluatedReadiness } from "@hz/contract/account/evaluations";
import type { Readiness } from "@hz/contract/account/readiness";

/**
 * What managers see of how ready the office is: lights and the last drill of the channels that were picked, null for all. Not why a
 * channel's own check says so, for that names departments and says who was away; nobody is counted or timed.
 */
export const readinessView = ({ checks, channels }: Readiness, picked: readonly string[] | null): EvaluatedReadiness => ({
  channels: channels
    .filter(({ id }) => picked === null || picked.includes(id))
    .map(({ id, light, checks: own, drills: [last] }) => ({
      id,
      light,
      checks: own.map(({ check, light: one }) => ({ check, light: one })),
      lastDrill: last ? { day: berlinDay(new Date(last.startedAt)), result: last.result } : null,
    })),
  checks: checks.map(({ check, light, reason, day }) => ({ check, light, reason, day })),
});
