import type { Handover as State, Recusal } from "@hz/contract/procedure/handover";
import type { TransferReason } from "@hz/contract/procedure/handover-terms";
import { Forward, Scale, UserX } from "lucide-react";
import { useState } from "react";
import { formatDate } from "../../../i18n/dates.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { failureText } from "../../shared/failures/failure-text.ts";
import { RAIL_FITS, useMediaQuery } from "../../shared/page/media-query.ts";
import { namesOf, useUserNames } from "../../shared/names/queries.ts";
import { useUser } from "../../shared/session/user.ts";
import { t } from "../../shared/texts/texts.ts";
import { type GuestAct, GuestDialogs, Guests } from "../guests/guests.tsx";
import { useHandover } from "../queries.ts";
import type { ReportViewProps } from "../report-view.tsx";
import { BiasDialog } from "./bias-dialog.tsx";
import { ExcludeDialog } from "./exclude-dialog.tsx";
import { LiftDialog } from "./lift-dialog.tsx";
import { TransferDialog } from "./transfer-dialog.tsx";

/** What is being done; `reason` is what a transfer begins with. */
type Act = { what: "transfer"; reason: TransferReason | "" } | { what: "bias" | "exclude" } | { what: "lift"; recusal: Recusal };

/** The department a report belongs to, who reads it, and how either changes. */
export function Handover({ report, open }: ReportViewProps) {
  const isWide = useMediaQuery(RAIL_FITS);
  const { data, error, isFetching, refetch } = useHandover(report.id);
  const [act, setAct] = useState<Act | null>(null);
  const [guestAct, setGuestAct] = useState<GuestAct | null>(null);
  const close = () => setAct(null);
  const { id: userId } = useUser();
  const body = (
    <div className="grid gap-4">
      {!data && error && (
        <div className="grid justify-items-start gap-2 text-sm text-danger">
          {t("handoverFailed")} {failureText(error, "")}
          <Button variant="quiet" size="small" busy={isFetching} onClick={() => void refetch()}>
            {t("tryAgain")}
          </Button>
        </div>
      )}
      {!data && !error && (
        <Loading label={t("loading")}>
          <Skeleton className="h-24 w-full" />
        </Loading>
      )}
      {data && <Who state={data} onLift={(recusal) => setAct({ what: "lift", recusal })} />}
      {data && <Acts state={data} onAct={setAct} />}
      {data && <Guests reportId={report.id} onAct={setGuestAct} />}
    </div>
  );
  return (
    <>
      {isWide ? (
        <Card title={t("handover")}>{body}</Card>
      ) : (
        <details className="rounded-card border border-line bg-surface px-5 py-3.5">
          <summary className="font-semibold">{t("handover")}</summary>
          <div className="pt-4">{body}</div>
        </details>
      )}
      {data && act?.what === "transfer" && (
        <TransferDialog report={report} open={open} handover={data} reason={act.reason} onClose={close} />
      )}
      {data && act?.what === "bias" && (
        <BiasDialog report={report} handover={data} onTransfer={() => setAct({ what: "transfer", reason: "bias" })} onClose={close} />
      )}
      {data && act?.what === "exclude" && (
        <ExcludeDialog report={report} colleagues={report.assignable.filter((id) => id !== userId)} onClose={close} />
      )}
      <GuestDialogs report={report} open={open} act={guestAct} onClose={() => setGuestAct(null)} />
      {act?.what === "lift" && <LiftDialog reportId={report.id} recusal={act.recusal} onClose={close} />}
    </>
  );
}

function Who({ state, onLift }: { state: State; onLift: (recusal: Recusal) => void }) {
  const names = useUserNames();
  return (
    <dl className="grid gap-2.5">
      <div className="flex items-baseline justify-between gap-4">
        <dt className="text-sm text-muted">{t("handoverDepartment")}</dt>
        <dd className="text-right wrap-anywhere">{state.department.name}</dd>
      </div>
      {state.concerns.length > 0 && (
        <div className="grid gap-0.5">
          <dt className="text-sm text-muted">{t("handoverConcerns")}</dt>
          <dd className="wrap-anywhere">{new Intl.ListFormat("de", { type: "conjunction" }).format(state.concerns)}</dd>
          <dd className="text-sm text-muted">{t("handoverConcernsText")}</dd>
        </div>
      )}
      <div className="grid gap-0.5">
        <dt className="text-sm text-muted">{t("handoverReaders")}</dt>
        <dd className="wrap-anywhere">{state.readers.length > 0 ? namesOf(state.readers, names) : t("handoverNobody")}</dd>
      </div>
      {state.recusals.length > 0 && (
        <div className="grid gap-1">
          <dt className="text-sm text-muted">{t("handoverRecused")}</dt>
          {state.recusals.map((recusal) => (
            <dd key={recusal.id} className="flex items-center justify-between gap-3 wrap-anywhere">
              <span>
                {names.get(recusal.userId) ?? t("formerUser")} <span className="text-sm text-muted">· {formatDate(recusal.at, "de")}</span>
              </span>
              <Button
                variant="quiet"
                size="small"
                aria-label={t("liftOf", { name: names.get(recusal.userId) ?? t("formerUser") })}
                onClick={() => onLift(recusal)}
              >
                {t("lift")}
              </Button>
            </dd>
          ))}
        </div>
      )}
    </dl>
  );
}

function Acts({ state, onAct }: { state: State; onAct: (act: Act) => void }) {
  const { permissions, id: userId } = useUser();
  const canExclude = permissions.includes("Benutzer und Abteilungen") && state.readers.some((id) => id !== userId);
  return (
    <div className="grid gap-2.5 print:hidden">
      {state.departments.length > 0 ? (
        <Button variant="quiet" className="w-full" onClick={() => onAct({ what: "transfer", reason: "" })}>
          <Forward aria-hidden="true" className="size-4 shrink-0" />
          {t("transfer")}
        </Button>
      ) : (
        <p className="text-sm text-muted">{t("handoverNobodyElse")}</p>
      )}
      <Button variant="quiet" className="w-full" onClick={() => onAct({ what: "bias" })}>
        <Scale aria-hidden="true" className="size-4 shrink-0" />
        {t("handoverBias")}
      </Button>
      {canExclude && (
        <Button variant="quiet" className="w-full" onClick={() => onAct({ what: "exclude" })}>
          <UserX aria-hidden="true" className="size-4 shrink-0" />
          {t("handoverExclude")}
        </Button>
      )}
    </div>
  );
}
