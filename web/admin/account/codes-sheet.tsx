import { Download, Printer } from "lucide-react";
import * as z from "zod";
import { formatDate } from "../../i18n/dates.ts";
import { Button } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { toast } from "../../ui/toasts.ts";
import { Form, FormCheckbox, useFields } from "../shared/form/form.tsx";
import { PrintSheet } from "../shared/codes/print-sheet.tsx";
import { saveFile } from "../../vault/files/save-file.ts";
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
      <div className="flex flex-wrap gap-2">
        <CopyButton
          text={codes.join("\n")}
          label={t("codesCopy")}
          copiedLabel={t("copied")}
          onFailure={() => toast({ title: t("errorTitle"), description: t("copyFailed"), variant: "destructive" })}
        />
        <Button variant="quiet" onClick={() => saveFile(new Blob([sheet], { type: "text/plain;charset=utf-8" }), t("codesFileName"))}>
          <Download aria-hidden="true" className="size-4" />
          {t("recoveryDownload")}
        </Button>
        <Button variant="quiet" onClick={() => print()}>
          <Printer aria-hidden="true" className="size-4" />
          {t("recoveryPrint")}
        </Button>
      </div>
      <PrintSheet text={sheet} code={codes.join("\n")} />
      <Form form={form} onValid={onDone} className="grid gap-4 border-t border-line pt-4">
        <FormCheckbox form={form} name="saved" label={t("codesSaved")} />
        <Button type="submit">{t("codesDone")}</Button>
      </Form>
    </div>
  );
}
