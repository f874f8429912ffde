import { type TemplateText, templateRoutes } from "@hz/contract/templates/templates";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { toast } from "../../ui/toasts.ts";
import { sayFailure } from "../shared/failures/say-failure.ts";
import { t } from "../shared/texts/texts.ts";
import { readTemplatesAgain } from "./queries.ts";

/** Takes the account's text of a template and whether there is one of the house's, and gives the button that goes back to that, after a question. */
export function ResetText({ stored, hasHouse, onDone }: { stored: TemplateText; hasHouse: boolean; onDone: () => void }) {
  const [asked, setAsked] = useState(false);
  const resetting = useMutation({
    mutationFn: () =>
      call(templateRoutes.resetText, {
        params: { id: stored.templateId, language: stored.language },
        query: { seen: stored.updatedAt },
      }),
    onSuccess: async () => {
      await readTemplatesAgain();
      setAsked(false);
      onDone();
      toast({ title: t(hasHouse ? "templateResetDone" : "templateClearDone") });
    },
    onError: (error) => {
      setAsked(false);
      void readTemplatesAgain();
      sayFailure(t("templateResetFailed"), error);
    },
  });
  const action = t(hasHouse ? "templateReset" : "templateClear");
  return (
    <>
      <Button variant="quiet" onClick={() => setAsked(true)}>
        {action}
      </Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={t(hasHouse ? "templateResetTitle" : "templateClearTitle")}
        text={t(hasHouse ? "templateResetText" : "templateClearText")}
        cancelLabel={t("cancel")}
        confirmLabel={hasHouse ? t("templateResetDo") : action}
        destructive
        busy={resetting.isPending}
        onConfirm={() => resetting.mutate()}
      />
    </>
  );
}
