import { type ReminderChoice, reminderRoutes } from "@hz/contract/procedure/reminders";
import type { AnswerOf } from "@hz/contract/route";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../api/client.ts";
import { formatDate } from "../../i18n/dates.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Notice, Problem } from "../../ui/notice.tsx";
import { toast } from "../../ui/toasts.ts";
import { AskedButton } from "../shared/action/asked-button.tsx";
import { type ActionSpec, useAction } from "../shared/action/use-action.ts";
import { queryKeys } from "../shared/queries/query-keys.ts";
import { saveFile } from "../../vault/files/save-file.ts";
import { t } from "../shared/texts/texts.ts";
import { Loaded } from "./loaded.tsx";
import { useReminderChoice } from "./queries.ts";

/** The card of the calendar of deadlines: its secret address, and the file of today. */
export function CalendarCard() {
  const choice = useReminderChoice();
  return (
    <Card title={t("calendarTitle")}>
      <div className="grid gap-4">
        <p className="max-w-prose">{t("calendarText")}</p>
        <Loaded query={choice}>{({ calendarSince }) => <Address since={calendarSince} />}</Loaded>
        <FileOfToday />
      </div>
    </Card>
  );
}

function Address({ since }: { since: string | null }) {
  const client = useQueryClient();
  const [shown, setShown] = useState<string | null>(null);
  const keep = (calendarSince: string | null, address: string | null) => {
    client.setQueryData<ReminderChoice>(queryKeys.reminderChoice, (known) => known && { ...known, calendarSince });
    setShown(address);
  };
  const make: ActionSpec<void, AnswerOf<typeof reminderRoutes.makeAddress>> = {
    run: () => call(reminderRoutes.makeAddress),
    failed: t("calendarFailed"),
    onDone: (made) => keep(made.since, made.address),
  };
  const making = useAction(make);
  return (
    <div className="grid gap-3">
      {shown ? (
        <CalendarAddress address={shown} />
      ) : (
        <p className={since ? undefined : "text-muted"}>
          {since ? t("calendarMade", { date: formatDate(since, "de") }) : t("calendarNone")}
        </p>
      )}
      <Problem>{making.problem}</Problem>
      <div className="flex flex-wrap gap-2">
        {since === null ? (
          <Button busy={making.busy} onClick={() => making.run()}>
            {t("calendarMake")}
          </Button>
        ) : (
          <>
            <AskedButton
              label={t("calendarRenew")}
              title={t("calendarRenewQuestion")}
              text={t("calendarRenewText")}
              confirmLabel={t("calendarRenew")}
              does={make}
            />
            <AskedButton
              label={t("calendarRevoke")}
              title={t("calendarRevokeQuestion")}
              text={t("calendarRevokeText")}
              confirmLabel={t("calendarRevoke")}
              destructive
              does={{
                run: () => call(reminderRoutes.removeAddress),
                done: t("calendarRevoked"),
                failed: t("calendarFailed"),
                onDone: () => keep(null, null),
              }}
            />
          </>
        )}
      </div>
    </div>
  );
}

function FileOfToday() {
  const loading = useAction({
    run: () => call(reminderRoutes.calendar),
    failed: t("calendarFileFailed"),
    onDone: ({ text }) => saveFile(new Blob([text], { type: "text/calendar" }), t("calendarFileName")),
  });
  return (
    <div className="grid justify-items-start gap-1">
      <Problem>{loading.problem}</Problem>
      <Button variant="quiet" busy={loading.busy} onClick={() => loading.run()}>
        {t("calendarFile")}
      </Button>
      <p className="text-sm text-muted">{t("calendarFileHint")}</p>
    </div>
  );
}

/** Shows a calendar address this one time, to copy. */
function CalendarAddress({ address }: { address: string }) {
  return (
    <div role="status" className="grid gap-3">
      <figure className="grid gap-2 rounded-card border border-line bg-canvas p-4">
        <figcaption className="text-sm text-muted">{t("calendarShown")}</figcaption>
        <code className="font-mono text-sm break-all select-all">{address}</code>
        <div>
          <CopyButton
            text={address}
            label={t("calendarCopy")}
            copiedLabel={t("copied")}
            onFailure={() => toast({ title: t("errorTitle"), description: t("copyFailed"), variant: "destructive" })}
          />
        </div>
      </figure>
      <Notice tone="accent">{t("calendarShownText")}</Notice>
    </div>
  );
}
