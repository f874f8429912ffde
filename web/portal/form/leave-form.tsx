import { LeaveDialog, useLeaving } from "../leave-dialog.tsx";
import { usePortal } from "../portal-context.tsx";

/** Asks before a link of the form's page takes away what was typed. Where the browser goes by itself, it asks by itself. */
export function LeaveForm() {
  const { t } = usePortal();
  const { dialog, onLeave } = useLeaving("form", () => undefined);
  const words = { title: t("form.leaveTitle"), text: t("form.leaveText"), stay: t("form.leaveStay"), leave: t("form.leaveGo") };
  return <LeaveDialog dialog={dialog} words={words} onLeave={onLeave} />;
}
