import { statusRoutes, type SystemStatus as Status } from "@hz/contract/status";
import { useQuery } from "@tanstack/react-query";
import { CircleCheck, TriangleAlert } from "lucide-react";
import { call } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { failureText } from "../shared/failures/failure-text.ts";
import { useWaiting } from "../people/index.ts";
import { queryKeys } from "../shared/queries/query-keys.ts";
import { useHeldKeys } from "../shared/session/user.ts";
import { t } from "../shared/texts/texts.ts";
import { statusLines } from "./status-lines.ts";

/** Asked again as long as the dashboard is open: a minute is soon enough for a light that turns. */
const ASK_EVERY_MS = 60_000;

/** What the service stands on, read again while it is shown. */
export const useStatus = () =>
  useQuery<Status>({
    queryKey: queryKeys.status,
    queryFn: ({ signal }) => call(statusRoutes.get, {}, signal),
    refetchInterval: ASK_EVERY_MS,
    refetchOnMount: "always",
  });

/** The card "Systemstatus": what the service stands on, each with its true state. */
export function SystemStatus() {
  const { data, isError, error, isFetching, refetch } = useStatus();
  const keys = { waiting: useWaiting(), isCompared: useHeldKeys()?.knowsAccountKey ?? false };
  return (
    <Card title={t("statusTitle")} className="content-start">
      {/* What was true before the line was lost may no longer be. */}
      {isError ? (
        <div role="alert" className="grid justify-items-start gap-3">
          <p>
            {t("systemStatusFailed")} {failureText(error, "")}
          </p>
          <Button variant="quiet" size="small" busy={isFetching} onClick={() => void refetch()}>
            {t("tryAgain")}
          </Button>
        </div>
      ) : data ? (
        <ul className="grid gap-3">
          {statusLines(data, keys).map(({ id, label, text, isFine }) => (
            <li key={id} className="flex gap-2.5">
              {isFine ? (
                <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ok" />
              ) : (
                <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
              )}
              <span className="grid">
                <b className="font-semibold">{label}</b>
                <span className="text-sm text-muted">{text}</span>
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <Loading label={t("loading")} className="grid gap-3">
          {[1, 2, 3, 4, 5].map((one) => (
            <Skeleton key={one} className="h-10" />
          ))}
        </Loading>
      )}
    </Card>
  );
}
