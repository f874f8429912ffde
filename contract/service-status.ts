import * as z from "zod";

/** So many days of measured availability the public status page shows, today among them. */
export const STATUS_DAYS = 90;
/** At which operators look as well; of the same days. */
export const STATUS_DAYS_LATELY = 30;

/** Minutes that were measured, and those of them in which the service was ready. */
export type Share = { minutes: number; ready: number };

/** What was measured; moments are ISO 8601 in UTC, a minute is told by its beginning. */
export type Measured = {
  /** The first minute in which the service noted that it was ready. */
  since: string;
  /** The last one. */
  last: string;
  /** Whether the last one is so recent that the next could not be there yet. */
  isReady: boolean;
  /** The newest STATUS_DAYS days (UTC), the oldest first; before the first note a day has no minutes. */
  days: (Share & { day: string })[];
};

/** What the status page tells of a rehearsal of a backup: when it ended, of which moment the backup was, both ISO 8601 in UTC. */
export const recordedRehearsal = z.object({
  at: z.iso.datetime(),
  of: z.iso.datetime(),
  seconds: z.int().nonnegative(),
  isGood: z.boolean(),
});
export type RecordedRehearsal = z.infer<typeof recordedRehearsal>;

/** Something that went wrong, as the operator tells it; it lasts while `endedAt` is null. Updates stand in the order in which they were written. */
export type Incident = {
  number: number;
  title: string;
  begunAt: string;
  endedAt: string | null;
  updates: { at: string; text: string }[];
};

/** What the public status page tells of the service. */
export type ServiceStatus = {
  /** Null as long as no whole minute was measured. */
  measured: Measured | null;
  /** Null where none was recorded. */
  rehearsal: RecordedRehearsal | null;
  /** What lasts comes first, else the newest. */
  incidents: Incident[];
};
