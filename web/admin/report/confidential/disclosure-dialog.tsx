import { useState } from "react";
import { useWatch } from "react-hook-form";
import * as z from "zod";
import { consentsOf } from "../../../vault/content/consents.ts";
import type { DisclosureContent } from "../../../vault/content/contents.ts";
import type { DisclosureEntry } from "../../../vault/content/disclosures.ts";
import { useFields } from "../../shared/form/form.tsx";
import { WritingDialog } from "../../shared/form/writing-dialog.tsx";
import { t } from "../../shared/texts/texts.ts";
import { useThread } from "../queries.ts";
import type { ReportViewProps } from "../report-view.tsx";
import { DisclosureFields } from "./disclosure-fields.tsx";
import { checkDisclosure, type DisclosureValues, firstValues, usableConsents } from "./disclosure-form.ts";
import { useDisclosures, useNewDisclosure } from "./use-disclosures.ts";

const PROBLEM_TEXTS = {
  missing: "disclosureMissing",
  day: "disclosureDayWrong",
  before: "disclosureDayWithout",
  consent: "disclosureConsentGone",
} as const;

/** The form's schema: what an entry lacks depends on its other fields, and on the consents that are there. */
const disclosureForm = (check: (values: DisclosureValues) => ReturnType<typeof checkDisclosure>) =>
  z.custom<DisclosureValues>().transform((values, ctx): DisclosureContent => {
    const checked = check(values);
    if ("content" in checked) return checked.content;
    for (const [name, problem] of Object.entries(checked.problems))
      ctx.addIssue({ code: "custom", path: [name], message: t(PROBLEM_TEXTS[problem]) });
    return z.NEVER;
  });

type DisclosureDialogProps = ReportViewProps & { corrected: DisclosureEntry | null; onClose: () => void };

/** The form of a new entry, or with `corrected` of one that takes that entry's place. */
export function DisclosureDialog({ report, open, corrected, onClose }: DisclosureDialogProps) {
  const entries = useDisclosures(report, open).data ?? [];
  // What stands now, not when the form was opened: a consent may be withdrawn, or used by somebody else, meanwhile.
  const consents = usableConsents(consentsOf(useThread(open).data ?? []), entries, corrected);
  const [first] = useState(() => firstValues(corrected, new Date()));
  const schema = disclosureForm((values) => checkDisclosure(values, corrected?.disclosure.id ?? null, consents, new Date()));
  const form = useFields(schema, { defaultValues: first });
  const values = { ...first, ...useWatch({ control: form.control }) };
  const saving = useNewDisclosure(report, open, onClose);
  return (
    <WritingDialog
      title={corrected ? t("disclosureCorrectTitle") : t("disclosureAdd")}
      text={corrected ? t("disclosureCorrectText") : t("disclosureDialogText")}
      confirmLabel={t("disclosureSave")}
      busyLabel={t("disclosureSaving")}
      form={form}
      action={saving}
      onValid={saving.run}
      onClose={onClose}
    >
      <DisclosureFields form={form} values={values} consents={consents} />
    </WritingDialog>
  );
}
