import { templateRoutes } from "@hz/contract/templates/templates";
import { useMutation } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { toast } from "../../ui/toasts.ts";
import { sayFailure } from "../shared/failures/say-failure.ts";
import { t } from "../shared/texts/texts.ts";
import { readTemplatesAgain } from "./queries.ts";
import type { Template } from "./templates-of.ts";

type DeleteTemplateProps = { template: Template; onClose: () => void; onDeleted: () => void };

/** The dialog that asks before an own template goes. */
export function DeleteTemplate({ template, onClose, onDeleted }: DeleteTemplateProps) {
  const deleting = useMutation({
    mutationFn: () => call(templateRoutes.remove, { params: { id: template.id } }),
    onSuccess: async () => {
      onClose();
      onDeleted();
      await readTemplatesAgain();
      toast({ title: t("templateDeleted") });
    },
    onError: (error) => {
      onClose();
      sayFailure(t("templateDeleteFailed"), error);
      void readTemplatesAgain();
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("templateDeleteTitle", { title: template.title })}
      text={t("templateDeleteText")}
      cancelLabel={t("cancel")}
      confirmLabel={t("templateDelete")}
      destructive
      busy={deleting.isPending}
      onConfirm={() => deleting.mutate()}
    />
  );
}
