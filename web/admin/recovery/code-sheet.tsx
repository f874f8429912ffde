import { t } from "../shared/texts/texts.ts";
import { CodeInGroups, WaysToStore } from "../shared/codes/print-sheet.tsx";

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
          <CodeInGroups code={code} />
        </code>
      </figure>
      <WaysToStore code={code} copyLabel={t("recoveryCopy")} sheet={sheet} fileName={fileName} />
    </div>
  );
}
