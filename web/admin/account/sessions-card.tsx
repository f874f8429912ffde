import { paths } from "@hz/contract/paths";
import { type OwnSession, sessionRoutes } from "@hz/contract/sign-in/sessions";
import { call } from "../../api/client.ts";
import { formatDateTime, formatRelative, formatTime } from "../../i18n/dates.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Pill } from "../../ui/pill.tsx";
import { AskedButton } from "../shared/action/asked-button.tsx";
import { useAction } from "../shared/action/use-action.ts";
import { queryKeys } from "../shared/queries/query-keys.ts";
import { leavePage } from "../shared/session/leave-page.ts";
import { signOut } from "../shared/session/session.ts";
import { useUser } from "../shared/session/user.ts";
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
  const { demoUntil } = useUser();
  return (
    <>
      <ul aria-label={t("sessionsTitle")} className="divide-y divide-line border-y border-line">
        {ownFirst(sessions).map((session) => (
          <SessionLine key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length === 1 && <p className="text-sm text-muted">{t("sessionsOnlyThis")}</p>}
      <div className="flex flex-wrap gap-2">
        {sessions.length > 1 && (
          <AskedButton
            label={t("sessionsEndOthers")}
            title={t("sessionsEndQuestion")}
            text={t("sessionsEndText")}
            confirmLabel={t("sessionsEndOthers")}
            destructive
            does={{
              run: () => call(sessionRoutes.endOthers),
              done: t("sessionsEndedOthers"),
              failed: t("sessionFailed"),
              touches: [queryKeys.sessions],
            }}
          />
        )}
        <AskedButton
          label={t("sessionsEndAll")}
          title={t("sessionsEndAllQuestion")}
          text={demoUntil ? t("demoSignOutText", { time: formatTime(demoUntil, "de") }) : t("sessionsEndAllText")}
          confirmLabel={t("sessionsEndAll")}
          destructive
          does={{
            failed: t("sessionFailed"),
            run: async () => {
              // The others first: where that fails, this one is still there to say so.
              await call(sessionRoutes.endOthers);
              await signOut();
            },
            onDone: () => leavePage(paths.signIn),
          }}
        />
      </div>
    </>
  );
}

function SessionLine({ session }: { session: OwnSession }) {
  const { id, device, createdAt, lastSeenAt, remembered, isCurrent } = session;
  const ending = useAction({
    run: () => call(sessionRoutes.end, { params: { id } }),
    done: t("sessionEnded"),
    failed: t("sessionFailed"),
    failsIn: "toast",
    touches: [queryKeys.sessions],
  });
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
        <Button variant="quiet" size="small" busy={ending.busy} aria-label={t("sessionEndOf", { device })} onClick={() => ending.run()}>
          {t("sessionEnd")}
        </Button>
      )}
    </li>
  );
}
