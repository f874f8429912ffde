import { type GuestAccess, guestRoutes } from "@hz/contract/people/guests";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../../api/client.ts";
import { formatDay } from "../../../i18n/dates.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { toast } from "../../../ui/toasts.ts";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { t } from "../../shared/texts/texts.ts";
import { useHandoverChange } from "../handover/use-handover.ts";
import { LastDayField } from "./guest-fields.tsx";
import { isGuestDay } from "./use-guest-invite.ts";

type GuestChangeProps = { reportId: string; guest: GuestAccess; onClose: () => void };

/** What follows a change: the card says how it is now. */
function useDone(reportId: string, onClose: () => void) {
  const client = useQueryClient();
  return async (title: string) => {
    toast({ title });
    await client.invalidateQueries({ queryKey: queryKeys.report(reportId) });
    onClose();
  };
}

/** Takes a guest of a report and gives the dialog that moves the last day of their access. */
export function ProlongDialog({ reportId, guest, onClose }: GuestChangeProps) {
  const [lastDay, setLastDay] = useState(guest.lastDay);
  const [isChecked, setChecked] = useState(false);
  const done = useDone(reportId, onClose);
  const { busy, problem, run } = useHandoverChange(reportId, t("guestChangeFailed"), () =>
    done(t("guestChangeDone", { day: formatDay(lastDay, "de") })),
  );
  const confirm = () => {
    setChecked(true);
    if (isGuestDay(lastDay)) run(() => call(guestRoutes.prolong, { params: { id: reportId, guestId: guest.id }, body: { lastDay } }));
  };
  return (
    <ConfirmDialog
      isForm
      open
      onOpenChange={(next) => !next && onClose()}
      title={t("guestChangeOf", { name: guest.name })}
      text={t("guestUntil", { day: formatDay(guest.lastDay, "de") })}
      cancelLabel={t("cancel")}
      confirmLabel={t("guestChangeAction")}
      busy={busy}
      onConfirm={confirm}
    >
      <LastDayField value={lastDay} isChecked={isChecked} onChange={setLastDay} />
      <p role="alert" className="text-sm font-semibold text-danger empty:hidden">
        {problem}
      </p>
    </ConfirmDialog>
  );
}

/** Takes a guest of a report and gives the dialog that ends their access. */
export function EndDialog({ reportId, guest, onClose }: GuestChangeProps) {
  const done = useDone(reportId, onClose);
  const { busy, problem, run } = useHandoverChange(reportId, t("guestEndFailed"), () => done(t("guestEndDone")));
  return (
    <ConfirmDialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={t("guestEndOf", { name: guest.name })}
      text={t(guest.hasJoined ? "guestEndText" : "guestEndTextInvited", { name: guest.name })}
      cancelLabel={t("cancel")}
      confirmLabel={t("guestEnd")}
      destructive
      busy={busy}
      onConfirm={() => run(() => call(guestRoutes.end, { params: { id: reportId, guestId: guest.id } }))}
    >
      <p role="alert" className="text-sm font-semibold text-danger empty:hidden">
        {problem}
      </p>
    </ConfirmDialog>
  );
}
