import * as z from "zod";
import { formatDate } from "../../i18n/dates.ts";
import { Button } from "../../ui/button.tsx";
import { Form, FormCheckbox, useFields } from "../shared/form/form.tsx";
import { WaysToStore } from "../shared/codes/print-sheet.tsx";
import { t } from "../shared/texts/texts.ts";

const KeptForm = z.object({ saved: z.boolean().refine(Boolean, t("codesSavedMissing")) });

/** Shows fresh recovery codes for the second factor, this once, with the ways to keep them. */
export function CodesSheet({ codes, email, onDone }: { codes: readonly string[]; email: string; onDone: () => void }) {
  const form = useFields(KeptForm, { defaultValues: { saved: false } });
  const sheet = t("codesSheet", { codes: codes.join("\n"), email, date: formatDate(Date.now(), "de") });
  return (
    <div className="grid gap-4">
      <figure className="grid gap-2 rounded-card border border-line bg-canvas p-4">
        <figcaption className="text-sm text-muted">{t("codesLabel")}</figcaption>
        <ul className="grid grid-cols-2 gap-x-4 gap-y-1 font-mono font-semibold">
          {codes.map((code) => (
            <li key={code} className="whitespace-nowrap select-all">
              {code}
            </li>
          ))}
        </ul>
      </figure>
      <WaysToStore code={codes.join("\n")} copyLabel={t("codesCopy")} sheet={sheet} fileName={t("codesFileName")} />
      <Form form={form} onValid={onDone} className="grid gap-4 border-t border-line pt-4">
        <FormCheckbox form={form} name="saved" label={t("codesSaved")} />
        <Button type="submit">{t("codesDone")}</Button>
      </Form>
    </div>
  );
}
