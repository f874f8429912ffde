import { type PortalLanguage, writtenIn } from "@hz/contract/languages";
import { Download, Printer } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { toast } from "../../../ui/toasts.ts";
import { saveFile } from "../../../vault/files/save-file.ts";
import { t } from "../texts/texts.ts";

type PrintSheetProps = {
  text: string;
  code: string;
  /** The text's language where it is not the page's. */
  language?: PortalLanguage;
  /** What stands beside the sheet's head, such as a QR code. */
  picture?: ReactNode;
};

/** A sheet with a code in its text, printed in the page's place; on the screen it is not there. */
export function PrintSheet({ text, code, language, picture }: PrintSheetProps) {
  const [title, lead, ...paragraphs] = text.split("\n\n");
  return (
    <div data-sheet {...(language && writtenIn(language))} className="hidden print:grid print:gap-5">
      <div className="grid grid-cols-[1fr_auto] items-start gap-6">
        <div className="grid gap-5">
          <p className="text-xl font-semibold">{title}</p>
          <p className="wrap-anywhere whitespace-pre-line">{lead}</p>
        </div>
        {picture}
      </div>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className={paragraph === code ? "font-mono text-lg font-semibold whitespace-pre-line" : "whitespace-pre-line"}>
          {paragraph}
        </p>
      ))}
    </div>
  );
}

type WaysToStoreProps = { code: string; copyLabel: string; sheet: string; fileName: string };

/** The ways to keep a code: copy, text file, print; `sheet` is the code with what it is for. */
export function WaysToStore({ code, copyLabel, sheet, fileName }: WaysToStoreProps) {
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <CopyButton
          text={code}
          label={copyLabel}
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
    </>
  );
}

/** A code that breaks between its groups where there is no room for it. */
export function CodeInGroups({ code }: { code: string }) {
  return code.split("-").map((group, index) => (
    <Fragment key={index}>
      {index > 0 && "-"}
      <wbr />
      {group}
    </Fragment>
  ));
}
