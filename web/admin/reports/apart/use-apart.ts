import { type ApartRow, deskRoutes } from "@hz/contract/reports/desk";
import { MAX_CHANGED_AT_ONCE } from "@hz/contract/limits";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../../api/client.ts";
import { toast } from "../../../ui/toasts.ts";
import { openRowsInWorker } from "../../../vault/worker-tasks.ts";
import { useAction } from "../../shared/action/use-action.ts";
import { queryClient } from "../../shared/queries/query-client.ts";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { t } from "../../shared/texts/texts.ts";
import { refreshCache } from "../cache/load-cache.ts";
import { lookInto } from "./look-into.ts";

/** What was looked into in this tab and said nothing, and up to when: junk that comes again and again is read once. */
const lookedInto = new Map<string, string>();

/** Whatever opens here, or whose reporter can be heard, was no junk: it goes back into the list by itself. Gives what stays apart. */
async function readApart(signal: AbortSignal): Promise<ApartRow[]> {
  const { rows } = await call(deskRoutes.apart, {}, signal);
  if (rows.length === 0) return rows;
  const opens = new Set((await openRowsInWorker(rows)).flatMap(({ id, opened }) => ("title" in opened ? [id] : [])));
  const wrote = rows.filter(({ id, wroteSince, heardUntil }) => wroteSince && !opens.has(id) && lookedInto.get(id) !== heardUntil);
  for await (const looked of lookInto(wrote.map(({ id }) => id)))
    for (const { id, heardUntil, speaks } of looked) {
      if (speaks) opens.add(id);
      else lookedInto.set(id, heardUntil);
    }
  if (opens.size > 0) await endApart([...opens]);
  return rows.filter(({ id }) => !opens.has(id));
}

async function endApart(ids: string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += MAX_CHANGED_AT_ONCE)
    await call(deskRoutes.endApart, { body: { ids: ids.slice(start, start + MAX_CHANGED_AT_ONCE) } });
  // Not waited for: this may be a reading of what is invalidated here.
  void queryClient.invalidateQueries({ queryKey: queryKeys.counts });
  refreshCache(null);
}

type Removed = { deleted: number; waiting: number; heard: number };

async function removeAll(rows: readonly ApartRow[]): Promise<Removed> {
  const sum: Removed = { deleted: 0, waiting: 0, heard: 0 };
  for (let start = 0; start < rows.length; start += MAX_CHANGED_AT_ONCE) {
    const reports = rows.slice(start, start + MAX_CHANGED_AT_ONCE).map(({ id, heardUntil }) => ({ id, heardUntil }));
    const done = await call(deskRoutes.removeApart, { body: { reports } });
    for (const what of ["deleted", "waiting", "heard"] as const) sum[what] += done[what];
  }
  return sum;
}

/** What stands apart because nobody's browser opens it. */
export const useApart = (): ApartRow[] => useQuery({ queryKey: queryKeys.apart, queryFn: ({ signal }) => readApart(signal) }).data ?? [];

/** Puts one into the list. */
export const useEndApart = () =>
  useAction({
    run: (id: string) => endApart([id]),
    done: t("apartBack"),
    failed: t("apartFailed"),
    failsIn: "toast",
    touches: [queryKeys.apart],
  });

/** Deletes them, or asks for it where that takes two. */
export const useRemoveApart = (onDone: () => void) =>
  useAction({
    run: removeAll,
    failed: t("apartFailed"),
    touches: [queryKeys.apart],
    onDone: ({ deleted, waiting, heard }) => {
      if (deleted > 0) toast({ title: t("apartRemoved", { count: deleted }) });
      if (waiting > 0) toast({ title: t("apartAsked", { count: waiting }), description: t("apartAskedText") });
      if (heard > 0) toast({ title: t("apartHeard", { count: heard }), description: t("apartHeardText") });
      onDone();
    },
  });
