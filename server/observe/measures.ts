import type { Database } from "../db/database.ts";
import { PROBES } from "./probes.ts";
import { causeCode } from "../cause.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { Jobs } from "../jobs/jobs.ts";

/** What the service counts of itself, for whoever watches it; never of whom, of which account or of which report. */
export type Measures = {
  /** A call that was answered; `route` is its pattern. */
  request(call: { method: string; route: string; status: number; ms: number }): void;
  /** A run of a job that failed, and why. */
  failed(job: string, cause: string): void;
  /** A mail that was handed over, or why it was not. */
  mailed(cause: string | null): void;
};

/** What is read when somebody asks. */
export type Gauges = {
  db: Pick<Database, "connections" | "directory">;
  jobs: Pick<Jobs, "waiting">;
  /** How many event streams are open. */
  streams: () => number;
  dataFolder: string;
};

/** Counts nothing: nobody asks. */
export const NO_MEASURES: Measures = { request: () => {}, failed: () => {}, mailed: () => {} };

/** The mailer, counted. */
export const countMails = (mailer: Mailer, { mailed }: Measures): Mailer => ({
  ...mailer,
  async send(mail, id) {
    await mailer.send(mail, id).catch((error: unknown) => {
      mailed(causeCode(error));
      throw error;
    });
    mailed(null);
  },
});

const OF_REPORTERS = /^\/(api\/(portal|public)|portal)(\/|$)/;

/**
 * Under which name a call is counted; null where it is not: an event stream ends when its reader goes, and a probe is no call of
 * anybody. What carries files takes as long as a line does, and is apart. All that a reporter may call has one name: figures leave the
 * machine, and a count that moves when a report is sent would tell its minute to whoever keeps them (docs/decisions/135).
 */
export function countedAs(route: string): string | null {
  if (route.endsWith("/events") || isProbe(route)) return null;
  if (/\/files\/|\/logo$/.test(route)) return "files";
  if (OF_REPORTERS.test(route)) return "reporters";
  return route.startsWith("/api/") ? route : "pages";
}

const isProbe = (route: string) => route === "/api/ready" || PROBES.includes(route);
