import { type GuestAccess, guestRoutes } from "@hz/contract/people/guests";
import * as z from "zod";
import { call } from "../../../api/client.ts";
import { formatDay } from "../../../i18n/dates.ts";
import { ActionDialog } from "../../shared/action/action-dialog.tsx";
import { useAction } from "../../shared/action/use-action.ts";
import { DialogForm } from "../../shared/form/dialog-form.tsx";
import { useFields } from "../../shared/form/form.tsx";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { t } from "../../shared/texts/texts.ts";
import { GuestDay } from "./guest-form.ts";
import { LastDayField } from "./last-day-field.tsx";

type GuestChangeProps = { reportId: string; guest: GuestAccess; onClose: () => void };

const ProlongForm = z.object({ lastDay: GuestDay });
type ProlongForm = z.infer<typeof ProlongForm>;

/** Moves the last day of a guest's access. */
export function ProlongDialog({ reportId, guest: { id: guestId, name, lastDay }, onClose }: GuestChangeProps) {
  const form = useFields(ProlongForm, { defaultValues: { lastDay } });
  const prolonging = useAction({
    run: (body: ProlongForm) => call(guestRoutes.prolong, { params: { id: reportId, guestId }, body }),
    done: (_, given) => t("guestChangeDone", { day: formatDay(given.lastDay, "de") }),
    failed: t("guestChangeFailed"),
    touches: [queryKeys.report(reportId)],
    onDone: onClose,
  });
  return (
    <DialogForm
      title={t("guestChangeOf", { name })}
      text={t("guestUntil", { day: formatDay(lastDay, "de") })}
      confirmLabel={t("guestChangeAction")}
      form={form}
      action={prolonging}
      onValid={prolonging.run}
      onClose={onClose}
    >
      <LastDayField form={form} name="lastDay" />
    </DialogForm>
  );
}

export function EndDialog({ reportId, guest: { id: guestId, name, hasJoined }, onClose }: GuestChangeProps) {
  const ending = useAction({
    run: () => call(guestRoutes.end, { params: { id: reportId, guestId } }),
    done: t("guestEndDone"),
    failed: t("guestEndFailed"),
    touches: [queryKeys.report(reportId)],
    onDone: onClose,
  });
  return (
    <ActionDialog
      title={t("guestEndOf", { name })}
      text={t(hasJoined ? "guestEndText" : "guestEndTextInvited", { name })}
      confirmLabel={t("guestEnd")}
      destructive
      action={ending}
      onClose={onClose}
      onConfirm={ending.run}
    />
  );
}
