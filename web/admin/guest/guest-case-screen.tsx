import { paths } from "@hz/contract/paths";
import { useQueryClient } from "@tanstack/react-query";
import { CalendarX2, LockKeyhole } from "lucide-react";
import { useEffect, useLayoutEffect, useState } from "react";
import { Link, useParams } from "react-router";
import { ApiError } from "../../api/client.ts";
import { formatDay } from "../../i18n/dates.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Textarea } from "../../ui/input.tsx";
import { Notice } from "../../ui/notice.tsx";
import { forgetCase } from "../../vault/keys/held-keys.ts";
import { usePageTitle } from "../shared/page/page-title.ts";
import { queryKeys } from "../shared/queries/query-keys.ts";
import { draftOf, countUnsent, LeaveGuard, ReportFailed, ReportLoading } from "../report/index.ts";
import { t } from "../shared/texts/texts.ts";
import { GuestContent } from "./guest-content.tsx";
import { GuestNotes } from "./guest-notes.tsx";
import { GuestThread } from "./guest-thread.tsx";
import { type ShownGuestReport, useGuestReport } from "./queries.ts";

/** The page /gast/faelle/{id}: one case as its guest reads it. */
export function GuestCaseScreen() {
  const { id = "" } = useParams();
  return <OneCase key={id} id={id} />;
}

function OneCase({ id }: { id: string }) {
  /** What was typed when the access ended, "" for nothing; null while it runs. */
  const [left, setLeft] = useState<string | null>(null);
  return left === null ? <RunningCase id={id} onOver={setLeft} /> : <EndedCase id={id} left={left} />;
}

function RunningCase({ id, onOver }: { id: string; onOver: (left: string) => void }) {
  const query = useGuestReport(id);
  const { data, error } = query;
  usePageTitle(data ? `HZ-${data.report.number}` : t("guestCases"));
  const isOver = error instanceof ApiError && ["GUEST_ACCESS_ENDED", "NOT_FOUND", "INVALID_INPUT"].includes(error.code);
  // Before it is painted, and while the form still stands that holds what was typed.
  useLayoutEffect(() => {
    if (isOver) onOver(draftOf(id));
  }, [id, isOver, onOver]);
  if (data?.open) return <CaseView report={data.report} access={data.access} open={data.open} />;
  if (data)
    return (
      <Card>
        <EmptyState whole icon={LockKeyhole} title={t("reportClosed")} text={t("guestNoKey")} action={<ToCases />} />
      </Card>
    );
  return error ? <ReportFailed query={query} /> : <ReportLoading />;
}

/** Nothing of the case stays, here or in this tab's memory, but what the guest typed: it can still be copied. */
function EndedCase({ id, left }: { id: string; left: string }) {
  const client = useQueryClient();
  usePageTitle(t("guestCases"));
  useEffect(() => {
    forgetCase(id);
    client.removeQueries({ queryKey: queryKeys.report(id) });
  }, [client, id]);
  useEffect(() => countUnsent(id, left), [id, left]);
  return (
    <div className="grid gap-5">
      <Card>
        <EmptyState whole icon={CalendarX2} title={t("guestOver")} text={t("guestOverText")} action={<ToCases />} />
      </Card>
      {left !== "" && (
        <>
          <Notice tone="danger">{t("guestOverDraft")}</Notice>
          <Textarea aria-label={t("noteLabel")} rows={6} className="max-h-[60dvh]" value={left} readOnly />
        </>
      )}
      <LeaveGuard reportId={id} />
    </div>
  );
}

function ToCases() {
  return (
    <Link to={paths.guest} className={buttonClass()}>
      {t("guestBack")}
    </Link>
  );
}

type CaseViewProps = ShownGuestReport & { open: NonNullable<ShownGuestReport["open"]> };

function CaseView({ report, access, open }: CaseViewProps) {
  return (
    <article className="grid min-w-0 gap-5">
      <Notice tone="brand">
        <b className="font-semibold">{t("guestStrip", { day: formatDay(access.lastDay, "de") })}</b>
        <p>{t(`guestStripNotes_${access.notes}`)}</p>
      </Notice>
      <div className="grid gap-1">
        <nav aria-label={t("breadcrumb")} className="text-sm text-muted">
          <Link to={paths.guest} className="text-muted hover:text-ink">
            {t("guestCases")}
          </Link>{" "}
          <span aria-hidden="true">›</span> HZ-{report.number}
        </nav>
        <h1 className="text-2xl wrap-anywhere sm:text-3xl">
          <bdi>{open.title ?? t("titleClosed")}</bdi>
        </h1>
      </div>
      <GuestContent report={report} open={open} maySeeIdentity={access.maySeeIdentity} />
      <GuestThread report={report} open={open} />
      {access.notes !== "none" && <GuestNotes open={open} mayWrite={access.notes === "write"} />}
      <LeaveGuard reportId={report.id} />
    </article>
  );
}
