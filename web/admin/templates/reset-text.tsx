import { type TemplateText, templateRoutes } from "@hz/contract/templates/templates";
import { useState } from "react";
import { call } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { ActionDialog } from "../shared/action/action-dialog.tsx";
import { useAction } from "../shared/action/use-action.ts";
import { queryKeys } from "../shared/queries/query-keys.ts";
import { t } from "../shared/texts/texts.ts";
import { signStored } from "./receipt-signature.tsx";

type ResetTextProps = { stored: TemplateText; house: string | null; onDone: () => void };

/** Drops the account's text of a template, after a question; `house` is what comes back in its place, null where nothing does. */
export function ResetText({ stored, house, onDone }: ResetTextProps) {
  const hasHouse = house !== null;
  // The text that the question is about: a colleague's, stored while it stands, is not taken away.
  const [asked, setAsked] = useState<TemplateText | null>(null);
  const resetting = useAction({
    run: async ({ templateId, language, updatedAt }: TemplateText) => {
      await call(templateRoutes.resetText, { params: { id: templateId, language }, query: { seen: updatedAt } });
      if (house !== null) await signStored(templateId, { language, text: house });
    },
    done: t(hasHouse ? "templateResetDone" : "templateClearDone"),
    failed: t("templateResetFailed"),
    touches: [queryKeys.templates],
    onDone: () => {
      setAsked(null);
      onDone();
    },
  });
  const action = t(hasHouse ? "templateReset" : "templateClear");
  return (
    <>
      <Button variant="quiet" onClick={() => setAsked(stored)}>
        {action}
      </Button>
      {asked && (
        <ActionDialog
          title={t(hasHouse ? "templateResetTitle" : "templateClearTitle")}
          text={t(hasHouse ? "templateResetText" : "templateClearText")}
          confirmLabel={hasHouse ? t("templateResetDo") : action}
          destructive
          action={resetting}
          onClose={() => setAsked(null)}
          onConfirm={() => resetting.run(asked)}
        />
      )}
    </>
  );
}
