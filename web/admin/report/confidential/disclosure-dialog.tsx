import { DISCLOSURE_SCOPES, groundsFor } from "@hz/contract/reports/confidentiality";
import { berlinDay } from "@hz/contract/procedure/deadlines";
import { type FormEvent, useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { Input, Select, Textarea } from "../../../ui/input.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { type Consent, consentsOf } from "../../../vault/content/consents.ts";
import { beyondConsent, type DisclosureEntry } from "../../../vault/content/disclosures.ts";
import { t } from "../../shared/texts/texts.ts";
import type { ReportViewProps } from "../report-view.tsx";
import { useThread } from "../queries.ts";
import { ConsentField } from "./consent-field.tsx";
import {
  changed,
  checkDisclosure,
  type DisclosureProblems,
  type DisclosureValues,
  firstValues,
  needsReason,
  restsOnConsent,
  usableConsents,
} from "./disclosure-form.ts";
import { useDisclosures, useNewDisclosure } from "./use-disclosures.ts";

const PROBLEM_TEXTS = {
  missing: "disclosureMissing",
  day: "disclosureDayWrong",
  before: "disclosureDayWithout",
  consent: "disclosureConsentGone",
} as const;

type DisclosureDialogProps = ReportViewProps & { corrected: DisclosureEntry | null; onClose: () => void };

/** Takes an open report and the entry that is corrected, or null, and gives the form of a new entry in a dialog. */
export function DisclosureDialog({ report, open, corrected, onClose }: DisclosureDialogProps) {
  const [values, setValues] = useState(() => firstValues(corrected, new Date()));
  const [problems, setProblems] = useState<DisclosureProblems>({});
  const { busy, problem, save } = useNewDisclosure(report, open);
  const entries = useDisclosures(report, open).data ?? [];
  // What stands now, not when the form was opened: a consent may be withdrawn, or used by somebody else, meanwhile.
  const consents = usableConsents(consentsOf(useThread(open).data ?? []), entries, corrected);
  const consent = restsOnConsent(values) ? consents.find(({ id }) => id === values.consentId) : undefined;
  const form = useRef<HTMLFormElement>(null);
  const [isWritten, setWritten] = useState(false);
  const change = (next: Partial<DisclosureValues>) => {
    setWritten(true);
    setValues(changed(values, next));
    setProblems({});
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const result = checkDisclosure(values, corrected?.disclosure.id ?? null, consents, new Date());
    if ("content" in result) return (await save(result.content)) && onClose();
    setProblems(result.problems);
    const [first] = Object.keys(result.problems);
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  const error = (name: keyof DisclosureValues) => problems[name] && t(PROBLEM_TEXTS[problems[name]]);
  return (
    <FormDialog
      title={corrected ? t("disclosureCorrectTitle") : t("disclosureAdd")}
      text={corrected ? t("disclosureCorrectText") : t("disclosureDialogText")}
      busy={busy}
      isWritten={isWritten}
      onClose={onClose}
    >
      <form ref={form} noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <Field label={t("disclosureScope")} error={error("scope")}>
          {(control) => (
            <Select
              {...control}
              name="scope"
              value={values.scope}
              onChange={({ target }) => change({ scope: target.value as DisclosureValues["scope"] })}
            >
              <option value="">{t("disclosureChoose")}</option>
              {DISCLOSURE_SCOPES.map((scope) => (
                <option key={scope} value={scope}>
                  {t(`disclosureScope_${scope}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {values.scope !== "" && (
          <Field label={t("disclosureGround")} error={error("ground")}>
            {(control) => (
              <Select
                {...control}
                name="ground"
                value={values.ground}
                onChange={({ target }) => change({ ground: target.value as DisclosureValues["ground"] })}
              >
                <option value="">{t("disclosureChoose")}</option>
                {groundsFor(values.scope || "other").map((ground) => (
                  <option key={ground} value={ground}>
                    {t(`disclosureGround_${ground}`)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        {restsOnConsent(values) && (
          <ConsentField
            consents={consents}
            chosen={values.consentId}
            error={error("consentId")}
            onChoose={(consent) => change({ consentId: consent?.id ?? "", ...(consent && filledBy(consent)) })}
          />
        )}
        <Field label={t("disclosureRecipient")} hint={t("disclosureRecipientHint")} error={error("recipient")}>
          {(control) => (
            <Input
              {...control}
              name="recipient"
              maxLength={500}
              value={values.recipient}
              onChange={({ target }) => change({ recipient: target.value })}
            />
          )}
        </Field>
        {consent && values.recipient.trim() !== "" && beyondConsent(values, consent).recipient && (
          <Notice tone="accent">{t("disclosureRecipientOther", { recipient: consent.request.recipient })}</Notice>
        )}
        <Field label={t("disclosureDetails")} hint={t("disclosureDetailsHint")} error={error("details")}>
          {(control) => (
            <Textarea
              {...control}
              name="details"
              maxLength={5000}
              className="min-h-20"
              value={values.details}
              onChange={({ target }) => change({ details: target.value })}
            />
          )}
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t("disclosureDay")} error={error("day")} className="content-end">
            {(control) => (
              <Input
                {...control}
                name="day"
                type="date"
                max={berlinDay(new Date())}
                value={values.day}
                onChange={({ target }) => change({ day: target.value })}
              />
            )}
          </Field>
          {!restsOnConsent(values) && (
            <Field label={t("disclosureTold")} error={error("told")}>
              {(control) => (
                <Select
                  {...control}
                  name="told"
                  value={values.told}
                  onChange={({ target }) => change({ told: target.value as DisclosureValues["told"] })}
                >
                  <option value="">{t("disclosureChoose")}</option>
                  <option value="yes">{t("disclosureTold_yes")}</option>
                  <option value="no">{t("disclosureTold_no")}</option>
                </Select>
              )}
            </Field>
          )}
        </div>
        {values.told === "no" && !restsOnConsent(values) && (
          <Field
            label={t("disclosureNotTold")}
            note={!needsReason(values) && t("optional")}
            hint={needsReason(values) && t("disclosureNotToldHint")}
            error={error("notTold")}
          >
            {(control) => (
              <Textarea
                {...control}
                name="notTold"
                maxLength={5000}
                className="min-h-20"
                value={values.notTold}
                onChange={({ target }) => change({ notTold: target.value })}
              />
            )}
          </Field>
        )}
        {problem && <Notice tone="danger">{problem}</Notice>}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" off={busy} onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button type="submit" busy={busy}>
            {busy ? t("disclosureSaving") : t("disclosureSave")}
          </Button>
        </div>
      </form>
    </FormDialog>
  );
}

const filledBy = ({ request: { recipient, details } }: Consent): Partial<DisclosureValues> => ({ recipient, details });
