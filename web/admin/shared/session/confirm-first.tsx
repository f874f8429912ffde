import { paths } from "@hz/contract/paths";
import { useNavigate } from "react-router";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { t } from "../texts/texts.ts";

/** Stands in for what would send a mail as long as one's own address is not confirmed, and leads to where it is. */
export function ConfirmFirst({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("confirmFirstTitle")}
      text={t("confirmFirstText")}
      cancelLabel={t("cancel")}
      confirmLabel={t("confirmFirstGo")}
      onConfirm={() => void navigate(paths.confirmEmail)}
    />
  );
}
