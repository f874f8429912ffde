import { deskRoutes } from "@hz/contract/desk";
import { MAX_CHANGED_AT_ONCE } from "@hz/contract/limits";
import type { ReportRow } from "@hz/contract/reports";
import { useMutation, useQuery } from "@tanstack/react-query";
import { call } from "../../../api/client.ts";
import { toast } from "../../../ui/toasts.ts";
import { openRowsInWorker } from "../../../vault/worker-tasks.ts";
import { sayFailure } from "../../people/say-failure.ts";
import { queryClient } from "../../query-client.ts";
import { queryKeys } from "../../query-keys.ts";
import { t } from "../../texts.ts";
import { refreshBook } from "../book/load-book.ts";
import { speaking } from "./speaks.ts";

/** Whatever opens here, or whose reporter can be heard, was no junk: it goes back into the list by itself. Gives what stays apart. */
async function readApart(signal: AbortSignal): Promise<ReportRow[]> {
  const { rows } = await call(deskRoutes.apart, {}, signal);
  if (rows.length === 0) return rows;
  const opens = new Set((await openRowsInWorker(rows)).flatMap(({ id, opened }) => ("title" in opened ? [id] : [])));
  const wrote = rows.filter(({ id, unread }) => unread && !opens.has(id));
  if (wrote.length > 0) for (const id of await speaking(wrote)) opens.add(id);
  if (opens.size > 0) await takeBack([...opens].slice(0, MAX_CHANGED_AT_ONCE));
  return rows.filter(({ id }) => !opens.has(id));
}

async function takeBack(ids: string[]): Promise<void> {
  await call(deskRoutes.endApart, { body: { ids } });
  // Not waited for: this may be a reading of what is invalidated here.
  void queryClient.invalidateQueries({ queryKey: queryKeys.counts });
  refreshBook(null);
}

async function removeAll(ids: readonly string[]): Promise<{ deleted: number; waiting: number }> {
  const sum = { deleted: 0, waiting: 0 };
  for (let start = 0; start < ids.length; start += MAX_CHANGED_AT_ONCE) {
    const { deleted, waiting } = await call(deskRoutes.removeApart, { body: { ids: ids.slice(start, start + MAX_CHANGED_AT_ONCE) } });
    sum.deleted += deleted;
    sum.waiting += waiting;
  }
  return sum;
}

/** What stands apart because nobody's browser opens it, and what can be done with it. */
export function useApart() {
  const again = () => queryClient.invalidateQueries({ queryKey: queryKeys.apart });
  const rows = useQuery({ queryKey: queryKeys.apart, queryFn: ({ signal }) => readApart(signal) }).data ?? [];
  const back = useMutation({
    mutationFn: (id: string) => takeBack([id]),
    onSuccess: () => toast({ title: t("apartBack") }),
    onError: (error) => sayFailure(t("apartFailed"), error),
    onSettled: again,
  });
  const removal = useMutation({
    mutationFn: () => removeAll(rows.map(({ id }) => id)),
    onSuccess: ({ deleted, waiting }) => {
      if (deleted > 0) toast({ title: t("apartRemoved", { count: deleted }) });
      if (waiting > 0) toast({ title: t("apartAsked", { count: waiting }), description: t("apartAskedText") });
    },
    onError: (error) => sayFailure(t("apartFailed"), error),
    onSettled: again,
  });
  return { rows, back, removal };
}
