import type { WaitingPerson } from "@hz/contract/people";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Checkbox } from "../../ui/checkbox.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import { toast } from "../../ui/toasts.ts";
import { SwappedKeys } from "../../vault/release.ts";
import { failureText } from "../failure-text.ts";
import { queryKeys } from "../query-keys.ts";
import { t } from "../texts.ts";
import { Fingerprint } from "./fingerprint.tsx";
import { givenWords, missingWords, release, restWords } from "./release.ts";

/** Takes a waiting person, as they were when it opened, and gives the dialog in which a colleague compares and grants. */
export function ReleaseDialog({ person, onClose }: { person: WaitingPerson; onClose: () => void }) {
  const client = useQueryClient();
  const [compared, setCompared] = useState(false);
  const [reminded, setReminded] = useState(false);
  const { fullName: name } = person;
  // Keys that are vouched for are checked against that; only new ones need people to compare.
  const needsComparison = person.member === null;
  const [gives, rest] = [givenWords(person), restWords(person)];
  const granting = useMutation({
    mutationFn: () => release(person, compared),
    onSuccess: (missing) => {
      const what = missingWords(missing);
      toast({ title: t("releaseDone"), description: what ? t("releasePartText", { name, what }) : t("releaseDoneText", { name }) });
      void client.invalidateQueries({ queryKey: queryKeys.people });
      onClose();
    },
    onError: () => void client.invalidateQueries({ queryKey: queryKeys.waiting }),
  });
  const confirm = () => {
    if (needsComparison && !compared) return setReminded(true);
    granting.mutate();
  };
  return (
    <ConfirmDialog
      isForm
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("releaseTitle", { name })}
      text={needsComparison ? t("releaseText", { name }) : t("releaseKnownText")}
      cancelLabel={t("cancel")}
      confirmLabel={t("release")}
      busy={granting.isPending}
      onConfirm={confirm}
    >
      <div className="grid gap-4">
        <p className="wrap-anywhere">
          <b className="font-semibold">{name}</b>
          <br />
          <span className="text-muted">{person.email}</span>
        </p>
        <Fingerprint of={person} />
        {needsComparison && (
          <Checkbox
            label={t("releaseCompared")}
            checked={compared}
            error={reminded && !compared && t("releaseComparedMissing")}
            onChange={({ target }) => setCompared(target.checked)}
          />
        )}
        {gives && <p className="wrap-anywhere">{t("releaseGives", { what: gives })}</p>}
        {rest && <Notice>{t("releaseRest", { what: rest })}</Notice>}
        {granting.error && (
          <Notice tone="danger">
            {granting.error instanceof SwappedKeys ? t("releaseSwapped") : failureText(granting.error, t("releaseFailed"))}
          </Notice>
        )}
      </div>
    </ConfirmDialog>
  );
}
