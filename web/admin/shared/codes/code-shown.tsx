import { Dialog } from "radix-ui";
import { Button } from "../../../ui/button.tsx";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { toast } from "../../../ui/toasts.ts";
import { t } from "../texts/texts.ts";
import { CodeInGroups } from "./print-sheet.tsx";

/** What is asked before an invitation's code, which is shown this one time, is left. */
export const codeWords = () => ({ title: t("codeLeaveTitle"), text: t("codeLeaveText"), leave: t("codeLeave") });

type CodeShownProps = { name: string; code: string; onCopied: () => void; onDone: () => void };

/** An invitation's code, shown this one time, with the advice to hand it over another way. */
export function CodeShown({ name, code, onCopied, onDone }: CodeShownProps) {
  return (
    <>
      <Dialog.Title className="text-xl">{t("codeTitle", { name })}</Dialog.Title>
      <p>{t("codeText", { name })}</p>
      <figure className="grid gap-2 rounded-card border border-line bg-canvas p-4">
        <figcaption className="text-sm text-muted">{t("codeLabel")}</figcaption>
        <code className="font-mono text-lg font-semibold select-all">
          <CodeInGroups code={code} />
        </code>
      </figure>
      <Notice tone="accent">{t("codeAdvice")}</Notice>
      <div className="flex flex-wrap justify-end gap-3">
        <CopyButton
          text={code}
          label={t("codeCopy")}
          copiedLabel={t("copied")}
          onCopied={onCopied}
          onFailure={() => toast({ title: t("errorTitle"), description: t("copyFailed"), variant: "destructive" })}
        />
        <Button onClick={onDone}>{t("codeDone")}</Button>
      </div>
    </>
  );
}
