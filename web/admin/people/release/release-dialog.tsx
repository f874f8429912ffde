import type { WaitingPerson } from "@hz/contract/people/people";
import { Fragment, useState } from "react";
import { formatDate } from "../../../i18n/dates.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { SwappedKeys } from "../../../vault/people/release.ts";
import { ActionDialog } from "../../shared/action/action-dialog.tsx";
import { useAction } from "../../shared/action/use-action.ts";
import { withCause } from "../../shared/failures/failure-text.ts";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { t } from "../../shared/texts/texts.ts";
import { Fingerprint } from "./fingerprint.tsx";
import { missingWords } from "../../shared/session/missing-words.ts";
import { givenWords, joinText, release, restText } from "./release.ts";

/** A colleague compares and grants here; `person` stays as they were when it opened. */
export function ReleaseDialog({ person, onClose }: { person: WaitingPerson; onClose: () => void }) {
  const [compared, setCompared] = useState(false);
  const [reminded, setReminded] = useState(false);
  const { fullName: name } = person;
  // Keys that are vouched for are checked against that; only new ones need people to compare.
  const needsComparison = person.member === null;
  const [gives, rest] = [givenWords(person), restText(person)];
  const granting = useAction({
    run: () => release(person, compared),
    done: (missing) => {
      const what = missingWords(missing);
      return { title: t("releaseDone"), description: what ? t("releasePartText", { name, what }) : t("releaseDoneText", { name }) };
    },
    failed: (error) => (error instanceof SwappedKeys ? t("releaseSwapped") : withCause(t("releaseFailed"), error)),
    touches: [queryKeys.people],
    onDone: onClose,
  });
  return (
    <ActionDialog
      isForm
      title={t("releaseTitle", { name })}
      text={needsComparison ? t("releaseText", { name }) : t("releaseKnownText")}
      confirmLabel={t("release")}
      action={granting}
      onClose={onClose}
      onConfirm={() => (needsComparison && !compared ? setReminded(true) : granting.run())}
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
        {rest && <Notice>{rest}</Notice>}
      </div>
    </ActionDialog>
  );
}

/** How this person came into the departments whose keys they miss; loudly where they came from the office whose reports go there. */
function Joins({ person: { fullName: name, joins } }: { person: WaitingPerson }) {
  return joins.map((join) => {
    const { departmentId, department, from } = join;
    const text = joinText(name, join);
    return (
      <Fragment key={departmentId}>
        {text && <p className="wrap-anywhere">{text}</p>}
        {from.map((left) => (
          <Notice key={left.department} tone="danger">
            {t("releaseCameFrom", { name, department, office: left.department, date: formatDate(left.at, "de") })}
          </Notice>
        ))}
      </Fragment>
    );
  });
}
