import { type ReminderChoice, reminderRoutes } from "@hz/contract/procedure/reminders";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../api/client.ts";
import { formatDate } from "../../i18n/dates.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { toast } from "../../ui/toasts.ts";
import { failureText } from "../shared/failures/failure-text.ts";
import { queryKeys } from "../shared/queries/query-keys.ts";
import { saveFile } from "../shared/page/save-file.ts";
import { t } from "../shared/texts/texts.ts";
import { CalendarAddress } from "./calendar-address.tsx";
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

const failed = (error: unknown, text: string) =>
  toast({ title: t("errorTitle"), description: failureText(error, text), variant: "destructive" });

function Address({ since }: { since: string | null }) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState<"renew" | "revoke" | null>(null);
  const [shown, setShown] = useState<string | null>(null);
  const keep = (calendarSince: string | null) =>
    client.setQueryData<ReminderChoice>(queryKeys.reminderChoice, (known) => known && { ...known, calendarSince });
  const run = async (act: () => Promise<void>) => {
    setBusy(true);
    await act().catch((error: unknown) => failed(error, t("calendarFailed")));
    setBusy(false);
    setAsking(null);
  };
  const make = () =>
    run(async () => {
      const made = await call(reminderRoutes.makeAddress);
      keep(made.since);
      setShown(made.address);
    });
  const revoke = () =>
    run(async () => {
      await call(reminderRoutes.removeAddress);
      keep(null);
      setShown(null);
      toast({ title: t("calendarRevoked") });
    });
  return (
    <div className="grid gap-3">
      {shown ? (
        <CalendarAddress address={shown} />
      ) : (
        <p className={since ? undefined : "text-muted"}>
          {since ? t("calendarMade", { date: formatDate(since, "de") }) : t("calendarNone")}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {since === null ? (
          <Button busy={busy} onClick={() => void make()}>
            {t("calendarMake")}
          </Button>
        ) : (
          <>
            <Button variant="quiet" onClick={() => setAsking("renew")}>
              {t("calendarRenew")}
            </Button>
            <Button variant="quiet" onClick={() => setAsking("revoke")}>
              {t("calendarRevoke")}
            </Button>
          </>
        )}
      </div>
      <ConfirmDialog
        open={asking === "renew"}
        onOpenChange={() => setAsking(null)}
        title={t("calendarRenewQuestion")}
        text={t("calendarRenewText")}
        cancelLabel={t("cancel")}
        confirmLabel={t("calendarRenew")}
        busy={busy}
        onConfirm={() => void make()}
      />
      <ConfirmDialog
        open={asking === "revoke"}
        onOpenChange={() => setAsking(null)}
        title={t("calendarRevokeQuestion")}
        text={t("calendarRevokeText")}
        cancelLabel={t("cancel")}
        confirmLabel={t("calendarRevoke")}
        destructive
        busy={busy}
        onConfirm={() => void revoke()}
      />
    </div>
  );
}

function FileOfToday() {
  const [busy, setBusy] = useState(false);
  const load = async () => {
    setBusy(true);
    try {
      const { text } = await call(reminderRoutes.calendar);
      saveFile(new Blob([text], { type: "text/calendar" }), t("calendarFileName"));
    } catch (error) {
      failed(error, t("calendarFileFailed"));
    }
    setBusy(false);
  };
  return (
    <div className="grid justify-items-start gap-1">
      <Button variant="quiet" busy={busy} onClick={() => void load()}>
        {t("calendarFile")}
      </Button>
      <p className="text-sm text-muted">{t("calendarFileHint")}</p>
    </div>
  );
}
