import { paths } from "@hz/contract/paths";
import type { Department } from "@hz/contract/people/departments";
import { useLocation } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Notice, Problem } from "../../../ui/notice.tsx";
import { Progress } from "../../../ui/progress.tsx";
import { withCause } from "../../shared/failures/failure-text.ts";
import { useUser } from "../../shared/session/user.ts";
import { useUserNames } from "../../shared/names/queries.ts";
import { t } from "../../shared/texts/texts.ts";
import { useDepartments } from "../queries.ts";
import type { Run } from "./renewal-run.ts";
import type { Renewal } from "./renewal-state.ts";
import { useRenewal } from "./use-renewal.ts";

/** What is due for the department's key, with the way to do it and the progress; else nothing. */
export function RenewalPanel({ department }: { department: Department }) {
  const { renewal, run, running, elsewhere, start, pause } = useRenewal(department);
  const names = useUserNames();
  const { id: userId } = useUser();
  // A run that was paused and finished elsewhere has nothing left to go on with.
  if (renewal.step === "none" && !running) return null;
  const action = run ? t("renewalContinue") : t("renewalAction");
  const can = renewal.step !== "none" && renewal.can;
  return (
    <Notice tone="accent">
      <p>
        <b className="font-semibold">{t(running ? "renewalRunning" : "renewalTitle", { department: department.name })}</b>{" "}
        {!running && reasonOf(renewal)}
      </p>
      {run && <RunFigures run={run} />}
      {!running && can && elsewhere && <p className="text-sm text-muted">{t("renewalElsewhere")}</p>}
      {running || can ? (
        <div className="mt-1">
          {running ? (
            <Button variant="quiet" size="small" off={run?.state === "key" || run?.isStopping === true} onClick={pause}>
              {t(run?.isStopping ? "renewalPausing" : "renewalPause")}
            </Button>
          ) : (
            <Button size="small" disabled={elsewhere} onClick={start}>
              {action}
            </Button>
          )}
        </div>
      ) : (
        renewal.step !== "none" && <p>{whoCan(renewal, names, userId)}</p>
      )}
    </Notice>
  );
}

function RunFigures({ run }: { run: Run }) {
  const { state, done, total, unreadable, error } = run;
  const label = t("renewalProgress");
  return (
    <div className="grid gap-1">
      {state === "key" ? (
        <Progress label={label} text={t("renewalMakingKey")} />
      ) : (
        total > 0 && <Progress label={label} value={done} max={total} text={t("renewalFigures", { done, total })} />
      )}
      <p role="status" className={state === "paused" ? "text-sm" : "sr-only"}>
        {state === "paused" ? t("renewalPaused") : ""}
      </p>
      {unreadable > 0 && <p className="text-sm">{t("renewalUnreadable", { count: unreadable })}</p>}
      <Problem>{state === "failed" && withCause(t("renewalFailed"), error)}</Problem>
    </div>
  );
}

function reasonOf(renewal: Renewal): string {
  if (renewal.step === "reseal") return t("renewalWaiting", { count: renewal.waiting });
  if (renewal.step === "key") return t(`renewal_${renewal.why}`);
  return "";
}

const listed = (names: string[], type: "conjunction" | "disjunction") => new Intl.ListFormat("de", { type }).format(names);

function whoCan(renewal: Exclude<Renewal, { step: "none" }>, names: ReadonlyMap<string, string>, userId: string): string {
  const { step, who, mustCompare } = renewal;
  if (renewal.step === "key" && renewal.needsReader) {
    const former = renewal.former.flatMap((id) => names.get(id) ?? []);
    return former.length > 0 ? t("renewalNeedsFormer", { people: listed(former, "conjunction") }) : t("renewalNeedsReader");
  }
  if (mustCompare && who.includes(userId)) return t("renewalSelfCompares");
  const known = who.flatMap((id) => names.get(id) ?? []);
  if (known.length === 0) return step === "key" ? t("renewalNobodySigns") : t("renewalNobodyReads");
  const people = listed(known, "disjunction");
  return mustCompare ? t("renewalWhoCompares", { people }) : t("renewalWho", { people });
}

/** Stands above every screen while a department's key is due for renewal or a renewal is unfinished; /abteilungen shows it in place. */
export function RenewalNotices() {
  const { data } = useDepartments();
  const { pathname } = useLocation();
  if (!data || pathname === paths.departments) return null;
  return data.map((department) => <RenewalPanel key={department.id} department={department} />);
}
