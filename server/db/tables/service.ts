import type { Bytes } from "./column-types.ts";

/** What the public status page tells of the service itself; no account is in it. */
export type ServiceTables = {
  /** A bit for each minute of a day (UTC), the lowest of a byte first. */
  service_days: { day: string; ready: Bytes };
  service_rehearsals: { ended_at: Date; backup_of: Date; seconds: number; is_good: boolean };
  service_incidents: { number: number; title: string; begun_at: Date; ended_at: Date | null };
  service_updates: { incident: number; number: number; at: Date; text: string };
};
