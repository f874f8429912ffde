import type { QueryClient } from "@tanstack/react-query";
import type { LiveEvent } from "@hz/contract/events";
import { heldKeys } from "../../vault/keys/held-keys.ts";
import { queryKeys } from "../shared/queries/query-keys.ts";
import { readAnew } from "../shared/queries/read-anew.ts";
import { readsReports } from "@hz/contract/permissions";
import type { CurrentUser } from "@hz/contract/people/users";
import { mayBeUnread, refreshCache, rereadCache } from "../reports/index.ts";
import { followKeys, mayHaveOtherKeys } from "../shared/session/reload-keys.ts";
import { USER } from "../shared/session/user.ts";
import { useEvents } from "./use-events.ts";

/** Keeps one stream of events for the account as long as the shell stands, and has read again what they name. */
export const useLiveEvents = (): void => useEvents(readAgain);

/** Keys, members or deliveries are others now: what was closed may open, and what was readable may be gone. */
async function keysHaveChanged(client: QueryClient, whose: string | null): Promise<void> {
  // The own permissions come first: they say what else may be asked for.
  await followKeys();
  if (readsReports(client.getQueryData<CurrentUser>(USER)?.permissions ?? [])) rereadCache();
  const { departments, people, users, channels, categories, counts, anyReport, linkFragment, emergency, readiness } = queryKeys;
  const own = [departments, people, counts, anyReport, linkFragment, emergency, readiness];
  const touched = whose === heldKeys()?.userId ? own : [...own, users, channels, categories];
  for (const queryKey of touched) readAnew(client, queryKey);
}

/** So many milliseconds a step of sealing anew waits for those that follow: of a thousand reports there are twenty. */
const STEPS_TOGETHER = 2_000;
let resealed: ReturnType<typeof setTimeout> | undefined;

function reportsAreResealed(client: QueryClient): void {
  resealed ??= setTimeout(() => {
    resealed = undefined;
    if (heldKeys()) void keysHaveChanged(client, null);
  }, STEPS_TOGETHER);
}

/** Has what an event touches read again; null when anything may have changed. */
function readAgain(client: QueryClient, event: LiveEvent | null): void {
  // What is being read at this moment may be older than an event; than the opening of the stream it hardly is, since both
  // were asked for together.
  const old = (queryKey: readonly unknown[]) =>
    event === null ? void client.invalidateQueries({ queryKey }, { cancelRefetch: false }) : readAnew(client, queryKey);
  if (event?.type === "keys-changed") return void keysHaveChanged(client, event.ref);
  if (event?.type === "reports-resealed") return reportsAreResealed(client);
  if (event === null) {
    const { people, users, departments, channels, categories, templates, billing, status, readiness, emergency, linkFragment } = queryKeys;
    [USER, people, users, departments, channels, categories, templates, billing, status, readiness, emergency, linkFragment].forEach(old);
    void mayHaveOtherKeys().then((may) => (may ? keysHaveChanged(client, null) : undefined));
    // Opening hundreds keeps this one on its way for seconds: it may well be older than the stream.
    readAnew(client, queryKeys.apart);
  }
  if (event?.type === "user-changed") return [USER, queryKeys.people, queryKeys.readiness].forEach(old);
  if (event?.type === "billing-changed") return [USER, queryKeys.billing].forEach(old);
  if (event?.type === "categories-changed") return old(queryKeys.categories);
  if (event?.type === "templates-changed") return old(queryKeys.templates);
  if (event?.type === "channels-changed") return [queryKeys.channels, queryKeys.counts, queryKeys.status].forEach(old);
  if (event?.type === "report-read" && !(event.ref && mayBeUnread(event.ref))) return;
  refreshCache(event);
  old(queryKeys.counts);
  old(queryKeys.retention);
  // The case itself is what it was; it is not given out again for this.
  if (event?.type === "report-read") return;
  // With a case that comes, its guests' names may be known from now on.
  if (event?.type === "report-moved") old(queryKeys.users);
  old(event?.ref ? queryKeys.report(event.ref) : queryKeys.anyReport);
}
