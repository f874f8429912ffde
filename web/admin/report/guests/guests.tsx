import { berlinDay } from "@hz/contract/procedure/deadlines";
import { GUEST_ROLE_TEXTS } from "@hz/contract/people/guest-terms";
import { type GuestAccess, guestRoutes } from "@hz/contract/people/guests";
import { needsAccountKey } from "@hz/contract/permissions";
import { UserPlus } from "lucide-react";
import { Link, useLocation } from "react-router";
import { formatDate, formatDay } from "../../../i18n/dates.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmFirst } from "../../shared/session/confirm-first.tsx";
import { failureText } from "../../shared/failures/failure-text.ts";
import { useUser } from "../../shared/session/user.ts";
import { t } from "../../shared/texts/texts.ts";
import type { ReportViewProps } from "../report-view.tsx";
import { withWords } from "../content/with-words.ts";
import { EndDialog, ProlongDialog } from "./change-guest.tsx";
import { GuestDialog } from "./guest-dialog.tsx";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../../api/client.ts";
import { queryKeys } from "../../shared/queries/query-keys.ts";

/** The guests of a report, and who else is a guest of the office. */
const useGuests = (id: string) =>
  useQuery({ queryKey: queryKeys.guests(id), queryFn: ({ signal }) => call(guestRoutes.list, { params: { id } }, signal) });

/** What is being done about guests. */
export type GuestAct = { what: "invite" } | { what: "change" | "end"; guest: GuestAccess };

/** The guests, as a part of the card that says who reads the report, and what can be done about them. */
export function Guests({ reportId, onAct }: { reportId: string; onAct: (act: GuestAct) => void }) {
  const { data, error } = useGuests(reportId);
  const canVouch = needsAccountKey(useUser().permissions);
  const { search } = useLocation();
  if (error) return <p className="text-sm text-danger">{`${t("guestsFailed")} ${failureText(error, "")}`.trim()}</p>;
  const running = data?.guests.filter(({ isRunning }) => isRunning) ?? [];
  const ended = data?.guests.filter(({ isRunning }) => !isRunning) ?? [];
  return (
    <section aria-label={t("guests")} className="grid gap-3 border-t border-line pt-4">
      {running.length > 0 && (
        <>
          <h3 className="text-sm text-muted">{t("guests")}</h3>
          <ul className="grid gap-3">
            {running.map((guest) => (
              <GuestLine key={guest.id} guest={guest} onAct={onAct} />
            ))}
          </ul>
          <Link to={`?${withWords(search, { ansicht: "weitergaben" })}`} preventScrollReset className="text-sm text-brand print:hidden">
            {t("guestToDisclosures")}
          </Link>
        </>
      )}
      {ended.length > 0 && <Ended guests={ended} />}
      {canVouch ? (
        <Button variant="quiet" className="w-full print:hidden" onClick={() => onAct({ what: "invite" })}>
          <UserPlus aria-hidden="true" className="size-4 shrink-0" />
          {t("guestInvite")}
        </Button>
      ) : (
        <p className="text-sm text-muted print:hidden">{t("guestNeedsKey")}</p>
      )}
    </section>
  );
}

/** The dialog for what is being done about guests. It stands beside the card, which is another one on a phone. */
export function GuestDialogs({ report, open, act, onClose }: ReportViewProps & { act: GuestAct | null; onClose: () => void }) {
  const known = useGuests(report.id).data?.known ?? [];
  const { isEmailVerified } = useUser();
  if (act?.what === "invite" && !isEmailVerified) return <ConfirmFirst onClose={onClose} />;
  if (act?.what === "invite") return <GuestDialog report={report} open={open} known={known} onClose={onClose} />;
  if (act?.what === "change") return <ProlongDialog reportId={report.id} guest={act.guest} onClose={onClose} />;
  return act && <EndDialog reportId={report.id} guest={act.guest} onClose={onClose} />;
}

function GuestLine({ guest, onAct }: { guest: GuestAccess; onAct: (act: GuestAct) => void }) {
  const facts = [
    GUEST_ROLE_TEXTS[guest.role],
    t(`guestNotes_${guest.notes}`),
    guest.maySeeIdentity && t("guestIdentity"),
    !guest.hasJoined && t("guestInvited"),
  ];
  return (
    <li className="grid gap-1 wrap-anywhere">
      <p>
        {guest.name} <span className="text-sm text-muted">· {t("guestUntil", { day: formatDay(guest.lastDay, "de") })}</span>
      </p>
      <p className="text-sm text-muted">{facts.filter(Boolean).join(" · ")}</p>
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button
          variant="quiet"
          size="small"
          aria-label={t("guestChangeOf", { name: guest.name })}
          onClick={() => onAct({ what: "change", guest })}
        >
          {t("guestChange")}
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-label={t("guestEndOf", { name: guest.name })}
          onClick={() => onAct({ what: "end", guest })}
        >
          {t("guestEnd")}
        </Button>
      </div>
    </li>
  );
}

function Ended({ guests }: { guests: readonly GuestAccess[] }) {
  return (
    <details className="text-sm">
      <summary className="text-muted">{t("guestsEnded", { count: guests.length })}</summary>
      <ul className="grid gap-1.5 pt-2">
        {guests.map(({ id, name, lastDay, endedAt }) => (
          <li key={id} className="wrap-anywhere">
            {name}{" "}
            <span className="text-muted">
              · {/* What ends by its time is closed by a job, after its last day. */}
              {endedAt && berlinDay(new Date(endedAt)) <= lastDay
                ? t("guestEndedOn", { day: formatDate(endedAt, "de") })
                : t("guestTimeOver", { day: formatDay(lastDay, "de") })}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
