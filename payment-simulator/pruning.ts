import { DAY } from "./calendar.ts";
import type { World } from "./world.ts";

/** What the provider's own client makes up for its retries is of use for a moment only. */
const RETRY_KEY = /^stripe-node-retry-/;
/** How long the address of a portal works. */
const PORTAL_LIFE = 3600;
const LOOSE_METHODS = 500;

/** Forgets what nobody needs any more, so that the state stays small. */
export function prune({ state, at }: World): void {
  for (const [key, { at: then }] of Object.entries(state.answers))
    if (then < at - (RETRY_KEY.test(key) ? DAY : 30 * DAY)) delete state.answers[key];
  for (const { id, created } of Object.values(state.portalSessions)) if (created < at - PORTAL_LIFE) delete state.portalSessions[id];
  const used = new Set(Object.values(state.subscriptions).map(({ pendingSetupIntent }) => pendingSetupIntent));
  for (const { id, created } of Object.values(state.setupIntents))
    if (created < at - 30 * DAY && !used.has(id)) delete state.setupIntents[id];
  // Anybody on the site may make a method; one that nobody attached is of no use after a day, or after many others.
  const loose = Object.values(state.paymentMethods).filter(({ customer }) => customer === null);
  for (const [index, { id, created }] of loose.entries())
    if (created < at - DAY || index < loose.length - LOOSE_METHODS) delete state.paymentMethods[id];
  state.webhooks = state.webhooks.filter(({ firstTriedAt }) => firstTriedAt === null || firstTriedAt >= at - 30 * DAY);
}
