import { Fragment } from "react";
import { Download, Printer } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { toast } from "../../ui/toasts.ts";
import { saveFile } from "../../vault/files/save-file.ts";
import { t } from "../shared/texts/texts.ts";
import { PrintSheet } from "../shared/codes/print-sheet.tsx";

type CodeSheetProps = {
  code: string;
  label: string;
  /** What is printed and saved: the code with what it is for. */
  sheet: string;
  fileName: string;
};

/** A code with the ways to keep it: copy, text file, print. */
export function CodeSheet({ code, label, sheet, fileName }: CodeSheetProps) {
  return (
    <div className="grid gap-4">
      <figure className="grid gap-2 rounded-card border border-line bg-canvas p-4">
        <figcaption className="text-sm text-muted">{label}</figcaption>
        <code data-testid="recovery-code" className="font-mono text-lg font-semibold select-all">
          {code.split("-").map((group, index) => (
            <Fragment key={index}>
              {index > 0 && "-"}
              <wbr />
              {group}
            </Fragment>
          ))}
        </code>
      </figure>
      <div className="flex flex-wrap gap-2">
        <CopyButton
          text={code}
          label={t("recoveryCopy")}
          copiedLabel={t("copied")}
          onFailure={() => toast({ title: t("errorTitle"), description: t("copyFailed"), variant: "destructive" })}
        />
        <Button variant="quiet" onClick={() => saveFile(new Blob([sheet], { type: "text/plain;charset=utf-8" }), fileName)}>
          <Download aria-hidden="true" className="size-4" />
          {t("recoveryDownload")}
        </Button>
        <Button variant="quiet" onClick={() => print()}>
          <Printer aria-hidden="true" className="size-4" />
          {t("recoveryPrint")}
        </Button>
      </div>
      <PrintSheet text={sheet} code={code} />
    </div>
  );
}
