import { useQuery } from "@tanstack/react-query";
import { paths } from "@hz/contract/paths";
import type { Bytes } from "@hz/crypto";
import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/empty-state.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { AskedButton } from "../../shared/action/asked-button.tsx";
import { failureText } from "../../shared/failures/failure-text.ts";
import { usePageTitle } from "../../shared/page/page-title.ts";
import { acceptAccountKey, readAccountChange } from "../../shared/session/accept-account-key.ts";
import { leavePage } from "../../shared/session/leave-page.ts";
import { signOut } from "../../shared/session/session.ts";
import { t } from "../../shared/texts/texts.ts";
import { Brand } from "../../shared/page/brand.tsx";

/** Shows the account's key that this person knows beside the server's and asks before anything is opened. */
export function AccountChanged({ known }: { known: Bytes }) {
  usePageTitle(t("accountChangedTitle"));
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr]">
      <header className="border-b border-line bg-surface">
        <div className="mx-auto flex h-15 max-w-300 items-center justify-between gap-2 px-4 md:px-8">
          <Brand />
          <Button variant="quiet" size="small" onClick={() => void signOut().then(() => leavePage(paths.signIn))}>
            {t("signOut")}
          </Button>
        </div>
      </header>
      <main className="mx-auto grid w-full max-w-xl content-start gap-5 px-4 py-8 sm:py-12">
        <h1 className="text-2xl">{t("accountChangedTitle")}</h1>
        <p className="text-muted">{t("accountChangedText")}</p>
        <div className="grid gap-5 rounded-card border border-line bg-surface p-5 sm:p-6">
          <Comparison known={known} />
        </div>
      </main>
    </div>
  );
}

function Comparison({ known }: { known: Bytes }) {
  const change = useQuery({ queryKey: ["account-change"], queryFn: () => readAccountChange(known), gcTime: 0, staleTime: Infinity });
  if (change.error)
    return (
      <ErrorState
        title={t("accountChangedLoadFailed")}
        text={failureText(change.error, t("crashText"))}
        action={<Button onClick={() => void change.refetch()}>{t("tryAgain")}</Button>}
      />
    );
  if (!change.data)
    return (
      <Loading label={t("loading")} className="grid gap-4">
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
      </Loading>
    );
  return (
    <>
      <dl className="grid gap-4">
        <Fingerprint label={t("accountChangedKnown")} value={change.data.known} />
        <Fingerprint label={t("accountChangedServed")} value={change.data.served} />
      </dl>
      <Notice tone="accent">
        <div className="grid gap-3">
          <p>{t("accountChangedCompare")}</p>
          {change.data.isSigned && <p>{t("accountChangedSigned")}</p>}
          {change.data.signs && <p>{t("accountKeySigns")}</p>}
        </div>
      </Notice>
      <AskedButton
        button={{ variant: "primary" }}
        label={t("accountChangedAccept")}
        title={t("accountChangedAsk")}
        text={`${t("accountChangedAskText")}${change.data.signs ? ` ${t("accountKeySignsAsk")}` : ""}`}
        confirmLabel={t("accountChangedAccept")}
        does={{
          run: () => acceptAccountKey(known, change.data.accountPublicKey),
          failed: t("accountChangedFailed"),
          onDone: () => leavePage(location.href),
        }}
      />
      {change.data.own && (
        <div className="grid gap-1 border-t border-line pt-5">
          <dl>
            <Fingerprint label={t("accountChangedOwn")} value={change.data.own} />
          </dl>
          <p className="text-sm text-muted">{t("accountChangedOwnText")}</p>
        </div>
      )}
    </>
  );
}

function Fingerprint({ label, value }: { label: string; value: string }) {
  return (
    <div className="grid gap-1">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-mono text-lg font-semibold">{value}</dd>
    </div>
  );
}
