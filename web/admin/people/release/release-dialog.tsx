import type { WaitingPerson } from "@hz/contract/people/people";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Fragment, useState } from "react";
import { formatDate } from "../../../i18n/dates.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { toast } from "../../../ui/toasts.ts";
import { SwappedKeys } from "../../../vault/people/release.ts";
import { failureText } from "../../shared/failures/failure-text.ts";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { t } from "../../shared/texts/texts.ts";
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
        <Joins person={person} />
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

/** How this person came into the departments whose keys they miss; loudly where they came from the office whose reports go there. */
function Joins({ person: { fullName: name, joins } }: { person: WaitingPerson }) {
  const day = (at: string) => formatDate(at, "de");
  return joins.map(({ departmentId, department, by, at, from }) => (
    <Fragment key={departmentId}>
      {at && (
        <p className="wrap-anywhere">{t(by ? "releaseJoinedBy" : "releaseJoined", { by: by ?? "", name, department, date: day(at) })}</p>
      )}
      {from.map((left) => (
        <Notice key={left.department} tone="danger">
          {t("releaseCameFrom", { name, department, office: left.department, date: day(left.at) })}
        </Notice>
      ))}
    </Fragment>
  ));
}
