import { paths } from "@hz/contract/paths";
import { type OwnSession, sessionRoutes } from "@hz/contract/sign-in/sessions";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../api/client.ts";
import { formatDateTime, formatRelative } from "../../i18n/dates.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Pill } from "../../ui/pill.tsx";
import { toast } from "../../ui/toasts.ts";
import { failureText } from "../shared/failures/failure-text.ts";
import { queryKeys } from "../shared/queries/query-keys.ts";
import { leavePage } from "../shared/session/leave-page.ts";
import { signOut } from "../shared/session/session.ts";
import { t } from "../shared/texts/texts.ts";
import { Loaded } from "./loaded.tsx";
import { useSessions } from "./queries.ts";

/** The card of the devices on which one is signed in. */
export function SessionsCard() {
  const sessions = useSessions();
  return (
    <Card title={t("sessionsTitle")}>
      <div className="grid gap-4">
        <p>{t("sessionsText")}</p>
        <Loaded query={sessions}>{(list) => <SessionList sessions={list} />}</Loaded>
      </div>
    </Card>
  );
}

/** The one in hand first: the others are counted from it. */
const ownFirst = (sessions: OwnSession[]) => sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));

function SessionList({ sessions }: { sessions: OwnSession[] }) {
  const client = useQueryClient();
  const [busy, setBusy] = useState<string | null>(null);
  const [asking, setAsking] = useState<"others" | "all" | null>(null);

  const end = async (what: string, act: () => Promise<unknown>, done: string) => {
    setBusy(what);
    try {
      await act();
      toast({ title: done });
    } catch (error) {
      toast({ title: t("errorTitle"), description: failureText(error, t("sessionFailed")), variant: "destructive" });
    }
    // Also where it failed: a session that is gone already is no longer to be shown.
    await client.invalidateQueries({ queryKey: queryKeys.sessions });
    setBusy(null);
    setAsking(null);
  };
  const endAll = async () => {
    setBusy("all");
    try {
      // The others first: where that fails, this one is still there to say so.
      await call(sessionRoutes.endOthers);
      await signOut();
      leavePage(paths.signIn);
    } catch (error) {
      toast({ title: t("errorTitle"), description: failureText(error, t("sessionFailed")), variant: "destructive" });
      setBusy(null);
      setAsking(null);
    }
  };

  return (
    <>
      <ul aria-label={t("sessionsTitle")} className="divide-y divide-line border-y border-line">
        {ownFirst(sessions).map((session) => (
          <SessionLine
            key={session.id}
            session={session}
            busy={busy === session.id}
            onEnd={() => void end(session.id, () => call(sessionRoutes.end, { params: { id: session.id } }), t("sessionEnded"))}
          />
        ))}
      </ul>
      {sessions.length === 1 && <p className="text-sm text-muted">{t("sessionsOnlyThis")}</p>}
      <div className="flex flex-wrap gap-2">
        {sessions.length > 1 && (
          <Button variant="quiet" onClick={() => setAsking("others")}>
            {t("sessionsEndOthers")}
          </Button>
        )}
        <Button variant="quiet" onClick={() => setAsking("all")}>
          {t("sessionsEndAll")}
        </Button>
      </div>
      <ConfirmDialog
        open={asking === "all"}
        onOpenChange={() => setAsking(null)}
        title={t("sessionsEndAllQuestion")}
        text={t("sessionsEndAllText")}
        cancelLabel={t("cancel")}
        confirmLabel={t("sessionsEndAll")}
        destructive
        busy={busy === "all"}
        onConfirm={() => void endAll()}
      />
      <ConfirmDialog
        open={asking === "others"}
        onOpenChange={() => setAsking(null)}
        title={t("sessionsEndQuestion")}
        text={t("sessionsEndText")}
        cancelLabel={t("cancel")}
        confirmLabel={t("sessionsEndOthers")}
        destructive
        busy={busy === "others"}
        onConfirm={() => void end("others", () => call(sessionRoutes.endOthers), t("sessionsEndedOthers"))}
      />
    </>
  );
}

function SessionLine({ session, busy, onEnd }: { session: OwnSession; busy: boolean; onEnd: () => void }) {
  const { device, createdAt, lastSeenAt, remembered, isCurrent } = session;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-2">
          <b className="font-semibold">{device}</b>
          {isCurrent && <Pill tone="ok">{t("sessionCurrent")}</Pill>}
        </p>
        <p className="text-sm text-muted">
          <span title={formatDateTime(lastSeenAt, "de")}>{t("sessionSeen", { date: formatRelative(lastSeenAt, "de") })}</span>,{" "}
          <span title={formatDateTime(createdAt, "de")}>{t("sessionBegun", { date: formatRelative(createdAt, "de") })}</span>
          {remembered && `, ${t("sessionRemembered")}`}
        </p>
      </div>
      {!isCurrent && (
        <Button variant="quiet" size="small" busy={busy} aria-label={t("sessionEndOf", { device })} onClick={onEnd}>
          {t("sessionEnd")}
        </Button>
      )}
    </li>
  );
}
