import { templateRoutes } from "@hz/contract/templates/templates";
import { call } from "../../api/client.ts";
import { ActionDialog } from "../shared/action/action-dialog.tsx";
import { useAction } from "../shared/action/use-action.ts";
import { queryKeys } from "../shared/queries/query-keys.ts";
import { t } from "../shared/texts/texts.ts";
import type { Template } from "./templates-of.ts";

type DeleteTemplateProps = { template: Template; onClose: () => void; onDeleted: () => void };

/** The dialog that asks before an own template goes. */
export function DeleteTemplate({ template, onClose, onDeleted }: DeleteTemplateProps) {
  const deleting = useAction({
    run: async () => {
      await call(templateRoutes.remove, { params: { id: template.id } });
      // Before it leaves the list: nobody is shown that it is gone.
      onDeleted();
    },
    done: t("templateDeleted"),
    failed: t("templateDeleteFailed"),
    touches: [queryKeys.templates],
    onDone: onClose,
  });
  return (
    <ActionDialog
      title={t("templateDeleteTitle", { title: template.title })}
      text={t("templateDeleteText")}
      confirmLabel={t("templateDelete")}
      destructive
      action={deleting}
      onClose={onClose}
      onConfirm={deleting.run}
    />
  );
}
