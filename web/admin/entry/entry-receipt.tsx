import type { PortalLanguage } from "@hz/contract/languages";
import type { LanguageTexts } from "@hz/contract/texts/language-texts";
import { entryRoutes } from "@hz/contract/reports/entries";
import type { Handover } from "@hz/contract/reports/entry-terms";
import { paths } from "@hz/contract/paths";
import { Printer } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { call } from "../../api/client.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Notice, Problem } from "../../ui/notice.tsx";
import { toast } from "../../ui/toasts.ts";
import { ActionDialog } from "../shared/action/action-dialog.tsx";
import { type Action, useAction } from "../shared/action/use-action.ts";
import { QrCode } from "../shared/codes/qr-code.tsx";
import { failureText } from "../shared/failures/failure-text.ts";
import { PrintSheet } from "../shared/codes/print-sheet.tsx";
import { useLinkFragment } from "../shared/links/channel-address.ts";
import { useLanguageTexts, withValues } from "../shared/languages/language-texts.ts";
import { UnsavedGuard } from "../shared/leaving/unsaved-guard.tsx";
import { t } from "../shared/texts/texts.ts";
import type { EntryReceipt } from "./send-entry.ts";

type EntryReceiptProps = { of: EntryReceipt; linkSuffix: string; language: PortalLanguage; onNext: () => void };

/** Shows the password of a report that was entered, until it is said what became of it. */
export function EntryReceiptCard({ of, linkSuffix, language, onNext }: EntryReceiptProps) {
  const { reportId, number, caseNumber } = of;
  const [password, setPassword] = useState<string | null>(of.password);
  const [done, setDone] = useState<Handover | null>(null);
  const [isAsking, setAsking] = useState(false);
  const texts = useLanguageTexts(language);
  const heading = useRef<HTMLHeadingElement>(null);
  const address = `${location.origin}${paths.portalCase(linkSuffix)}${useLinkFragment().data ?? ""}`;
  useEffect(() => heading.current?.focus(), []);

  const saying = useAction({
    run: (handover: Handover) => call(entryRoutes.handOver, { params: { id: reportId }, body: { handover } }),
    failed: (error) => `${t("receiptFailed")} ${failureText(error, "")} ${t("receiptStill")}`,
    onDone: (_, handover) => {
      setAsking(false);
      setPassword(null);
      setDone(handover);
    },
    onFailed: () => setAsking(false),
  });

  return (
    <div className="grid max-w-3xl gap-5">
      <h1 ref={heading} tabIndex={-1} className="text-3xl">
        {number === null ? t("receiptTitleElsewhere", { caseNumber }) : t("receiptTitle", { number })}
      </h1>
      {password !== null && (
        <>
          <Notice tone="accent">{t("receiptLead")}</Notice>
          <PasswordCard
            password={password}
            caseNumber={caseNumber}
            address={address}
            saying={saying}
            sheet={texts}
            onImpossible={() => setAsking(true)}
          />
          {texts.data && <Sheet words={texts.data.sheet} language={language} values={{ caseNumber, password, address }} />}
        </>
      )}
      <div role="status">{done && <Notice tone={done === "handed" ? "ok" : "accent"}>{t(`receiptDone_${done}`)}</Notice>}</div>
      {done && (
        <div className="flex flex-wrap gap-3">
          {number !== null && (
            <Link to={paths.report(reportId)} className={buttonClass()}>
              {t("receiptToCase")}
            </Link>
          )}
          <Button variant="quiet" onClick={onNext}>
            {t("receiptNext")}
          </Button>
        </div>
      )}
      <UnsavedGuard
        unsaved={password !== null}
        words={{ title: t("receiptLeaveTitle"), text: t("receiptLeaveText"), leave: t("receiptLeaveGo") }}
      />
      {isAsking && (
        <ActionDialog
          title={t("receiptImpossibleTitle")}
          text={t("receiptImpossibleText")}
          confirmLabel={t("receiptImpossible")}
          action={saying}
          onClose={() => setAsking(false)}
          onConfirm={() => saying.run("impossible")}
        />
      )}
    </div>
  );
}

type PasswordCardProps = {
  password: string;
  caseNumber: string;
  address: string;
  saying: Action<Handover>;
  sheet: ReturnType<typeof useLanguageTexts>;
  onImpossible: () => void;
};

/** Password, number and address, to be handed over, and the two answers to whether they were. */
function PasswordCard({ password, caseNumber, address, saying, sheet, onImpossible }: PasswordCardProps) {
  return (
    <Card className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-[1fr_auto]">
        <dl className="grid content-start gap-3">
          <Secret label={t("receiptPassword")} name="password" value={password} />
          <Secret label={t("receiptCase")} name="case-number" value={caseNumber} />
          <div>
            <dt className="text-sm text-muted">{t("receiptAddress")}</dt>
            <dd className="text-sm break-all">{address}</dd>
          </div>
        </dl>
        <QrCode text={address} label={t("receiptQr")} />
      </div>
      <div className="flex flex-wrap gap-2">
        <CopyButton
          text={password}
          label={t("receiptCopy")}
          copiedLabel={t("copied")}
          onFailure={() => toast({ title: t("errorTitle"), description: t("copyFailed"), variant: "destructive" })}
        />
        <Button variant="quiet" busy={sheet.isFetching} onClick={() => (sheet.data ? print() : void sheet.refetch())}>
          <Printer aria-hidden="true" className="size-4" />
          {t("receiptPrint")}
        </Button>
      </div>
      <Problem>{saying.problem}</Problem>
      <div className="flex flex-wrap gap-3 border-t border-line pt-4">
        <Button busy={saying.busy} onClick={() => saying.run("handed")}>
          {t("receiptHanded")}
        </Button>
        <Button variant="quiet" off={saying.busy} onClick={onImpossible}>
          {t("receiptImpossible")}
        </Button>
      </div>
    </Card>
  );
}

function Secret({ label, name, value }: { label: string; name: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd data-testid={name} className="font-mono text-lg font-semibold wrap-anywhere select-all">
        {value}
      </dd>
    </div>
  );
}

type SheetProps = {
  words: LanguageTexts["sheet"];
  language: PortalLanguage;
  values: Record<"caseNumber" | "password" | "address", string>;
};

/** What is handed to the reporter, in their language. */
function Sheet({ words: { text, qr, scan }, language, values }: SheetProps) {
  return (
    <PrintSheet
      text={withValues(text, values)}
      code={values.password}
      language={language}
      picture={
        <figure className="grid w-52 gap-1">
          <QrCode text={values.address} label={qr} />
          <figcaption className="text-sm">{scan}</figcaption>
        </figure>
      }
    />
  );
}
