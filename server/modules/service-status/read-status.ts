import { type ServiceStatus, STATUS_DAYS } from "@hz/contract/service-status";
import { type Context, machineTime } from "../../context.ts";
import { inTime } from "../../in-time.ts";
import { findIncidents } from "./incidents-store.ts";
import { DAY_MS, measure, minuteOf } from "./measured.ts";
import { findDays, newestRehearsal } from "./store.ts";

/** More than anybody reads on one page. */
const MOST_INCIDENTS = 50;

/** What the service's status page tells; rejects where the database does not answer in time. */
export function readStatus(ctx: Pick<Context, "db" | "now" | "clock">): Promise<ServiceStatus> {
  const now = machineTime(ctx);
  const { day } = minuteOf(new Date(now.getTime() - (STATUS_DAYS - 1) * DAY_MS));
  return inTime(
    ctx.db.directory(async (tx) => ({
      measured: measure(await findDays(tx, day), now),
      rehearsal: await newestRehearsal(tx),
      incidents: await findIncidents(tx, MOST_INCIDENTS),
    })),
  );
}
