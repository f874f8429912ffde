import { REMEMBERED_IDLE_DAYS, REMEMBERED_SESSION_DAYS } from "@hz/contract/limits";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** How often the time of the last use is written at most. */
const NOTED_MS = 5 * MINUTE_MS;

/** What the account says about sessions. */
export type AccountLimits = { session_hours: number; idle_minutes: number };
type Times = { remembered: boolean; created_at: Date; last_seen_at: Date; expires_at: Date };

/** How long a session lives, and how long without use, in milliseconds. */
export function limitsOf({ remembered }: { remembered: boolean }, account: AccountLimits): { life: number; idle: number } {
  if (remembered) return { life: REMEMBERED_SESSION_DAYS * DAY_MS, idle: REMEMBERED_IDLE_DAYS * DAY_MS };
  return { life: account.session_hours * 60 * MINUTE_MS, idle: account.idle_minutes * MINUTE_MS };
}

/** Whether a session is over at this moment; limits that were lowered since it began hold for it too. */
export function isOver(session: Times & AccountLimits, now: Date): boolean {
  const { life, idle } = limitsOf(session, session);
  const at = now.getTime();
  return at >= session.expires_at.getTime() || at >= session.created_at.getTime() + life || at >= session.last_seen_at.getTime() + idle;
}

/** Whether a use at this moment is to be written down: every five minutes, more often where the limit is short. */
export function isWorthNoting(session: Times & AccountLimits, now: Date): boolean {
  const { idle } = limitsOf(session, session);
  return now.getTime() - session.last_seen_at.getTime() >= Math.min(NOTED_MS, idle / 10);
}
