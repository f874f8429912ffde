import { type Department, departmentRoutes } from "@hz/contract/people/departments";
import { ApiError, call } from "../../../api/client.ts";
import { heldKeys } from "../../../vault/keys/held-keys.ts";
import { makeNextEpoch } from "../../../vault/people/renewal.ts";
import { resealInWorker } from "../../../vault/worker-tasks.ts";
import { queryClient } from "../../shared/queries/query-client.ts";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { byOwnHand, reloadKeys } from "../../shared/session/reload-keys.ts";
import { afterKey, type Means, receiversOf, waitingOf, whyNewKey } from "./renewal-state.ts";

/** A renewal that goes on in this tab, whatever screen is shown. */
export type Run = {
  departmentId: string;
  state: "key" | "sealing" | "paused" | "failed";
  done: number;
  total: number;
  /** Whether it was told to pause and still seals what it has begun. */
  isStopping: boolean;
  /** Reports that did not open; they stay as they are. */
  unreadable: number;
  error: unknown;
};
/** "nothing" where no key was due and no report waited. */
export type Outcome = { result: "nothing" | "done" | "others" | "paused" | "failed"; unreadable: number };

let run: Run | null = null;
let stopping: AbortController | null = null;
const listeners = new Set<() => void>();

/** The renewal of this tab, or null; the same object until something changes. */
export const currentRun = (): Run | null => run;

/** Calls the listener after every change; returns the function that ends this. */
export function subscribeRun(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(next: Run | null): void {
  run = next;
  for (const listener of listeners) listener();
}

const change = (part: Partial<Run>) => run && show({ ...run, ...part });

/** Stops after the reports that are being sealed; nothing that was done is lost. */
export function pauseRenewal(): void {
  stopping?.abort();
  change({ isStopping: true });
}

/**
 * Makes a new key where one is due, then reseals the waiting reports. What was done stays done: after a pause, a failure or a
 * closed tab the rest is simply asked for again. One at a time.
 */
export async function renew(departmentId: string, means: Means): Promise<Outcome> {
  if (stopping) return { result: "paused", unreadable: 0 };
  const stop = new AbortController();
  stopping = stop;
  show({ departmentId, state: "key", done: 0, total: 0, isStopping: false, unreadable: 0, error: null });
  try {
    const before = await read(departmentId);
    const department = await byOwnHand(() => withNewKey(before));
    const next = afterKey(department, before.epoch, means);
    if (next !== "seal") return finish(next);
    const left = await resealAll(department, stop.signal);
    if (stop.signal.aborted && left > 0) {
      change({ state: "paused" });
      return { result: "paused", unreadable: 0 };
    }
    return finish("done");
  } catch (error) {
    // Whoever has signed out meanwhile leaves nothing behind.
    if (heldKeys()) change({ state: "failed", error });
    else show(null);
    return { result: "failed", unreadable: 0 };
  } finally {
    stopping = null;
    void queryClient.invalidateQueries({ queryKey: queryKeys.departments });
  }
}

function finish(result: Outcome["result"]): Outcome {
  const outcome = { result, unreadable: run?.unreadable ?? 0 };
  show(null);
  return outcome;
}

async function read(departmentId: string): Promise<Department> {
  const department = (await call(departmentRoutes.list)).find(({ id }) => id === departmentId);
  if (!department) throw new ApiError(404, "NOT_FOUND", "");
  return department;
}

/** Makes the next key where one is due. Whoever was faster has done the work: then there is none left. */
async function withNewKey(department: Department, tries = 2): Promise<Department> {
  await reloadKeys();
  if (!whyNewKey(department, Date.now())) return department;
  try {
    const body = await makeNextEpoch(department, receiversOf(department));
    await call(departmentRoutes.renewKey, { params: { id: department.id }, body });
  } catch (error) {
    if (tries === 0 || !(error instanceof ApiError) || error.code !== "KEYS_CHANGED") throw error;
    return withNewKey(await read(department.id), tries - 1);
  }
  await reloadKeys();
  return read(department.id);
}

/** Returns how many reports that could be resealed are left, which is none unless it was stopped. */
async function resealAll(department: Department, stop: AbortSignal): Promise<number> {
  const { id } = department;
  const total = waitingOf(department);
  change({ state: "sealing", total });
  let left = total;
  // What changed while it was being sealed is handed out again, in another round; what does not open ends the rounds.
  while (left > 0 && !stop.aborted) {
    const round = await resealRound(id, total, stop);
    change({ unreadable: round.unreadable });
    left = round.remaining - round.unreadable;
    if (round.stored === 0) return left;
  }
  return left;
}

async function resealRound(id: string, total: number, stop: AbortSignal) {
  const ask = (query: { after?: string }) => call(departmentRoutes.toReseal, { params: { id }, query });
  let page = await ask({});
  const round = { stored: 0, unreadable: 0, remaining: page.remaining };
  while (page.rows.length > 0) {
    const { epoch, rows } = page;
    // The next ones come while these are sealed; what became of them is heard below.
    const next = ask({ after: rows.at(-1)!.id });
    next.catch(() => undefined);
    const { reports, unreadable } = await resealInWorker({ departmentId: id, epoch }, rows);
    round.unreadable += unreadable;
    if (reports.length > 0) {
      const answer = await call(departmentRoutes.reseal, { params: { id }, body: { epoch, reports } });
      round.stored += answer.stored;
      round.remaining = answer.remaining;
      change({ done: Math.max(0, total - answer.remaining) });
    }
    if (stop.aborted) break;
    page = await next;
  }
  return round;
}
