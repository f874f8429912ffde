import { useQueryClient } from "@tanstack/react-query";
import { authRoutes } from "@hz/contract/sign-in/auth";
import { paths } from "@hz/contract/paths";
import type { CurrentUser } from "@hz/contract/people/users";
import { useEffect, useState } from "react";
import { Link, useNavigate } from "react-router";
import { call } from "../../api/client.ts";
import { formatDate } from "../../i18n/dates.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { ErrorState } from "../../ui/empty-state.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toasts.ts";
import { offerRecovery, type RecoveryOffer } from "../../vault/keys/recovery.ts";
import { provePassword } from "../shared/proof/prove-password.ts";
import { usePageTitle } from "../shared/page/page-title.ts";
import { USER, useUser } from "../shared/session/user.ts";
import { StepPage } from "../shared/page/entrance.tsx";
import { t } from "../shared/texts/texts.ts";
import { ConfirmCode } from "./confirm-code.tsx";
import { CodeSheet } from "./code-sheet.tsx";

const sayLater = () => void toast({ title: t("recoveryLaterTitle"), description: t("recoveryLaterText") });

type Offered = RecoveryOffer | "none" | "failed";

/** The page /wiederherstellungscode: the first code is made at once, a new one for an old one only when asked for. */
export function RecoveryScreen() {
  const user = useUser();
  const client = useQueryClient();
  const navigate = useNavigate();
  // Read once: confirming the code below must not turn this visit into a renewal.
  const [renewing] = useState(user.recoveryConfirmed);
  const [offered, setOffered] = useOffered(renewing ? "none" : null);
  const [asking, setAsking] = useState(false);
  const title = renewing ? t("recoveryRenewTitle") : t("recoveryTitle");
  usePageTitle(title);

  // A new account goes on to the confirmation of its address, which the mail asks for.
  const next = renewing || user.isEmailVerified ? paths.dashboard : paths.confirmEmail;
  const save = async ({ recoveryAuth, recoveryWrap }: RecoveryOffer, password: string) => {
    const proof = renewing ? { auth: await provePassword(user.email, password) } : {};
    await call(authRoutes.setRecovery, { body: { recoveryAuth, recoveryWrap, ...proof } });
    client.setQueryData<CurrentUser>(USER, (known) => known && { ...known, recoveryConfirmed: true });
  };

  return (
    <StepPage
      title={title}
      lead={renewing ? t("recoveryRenewLead") : t("recoveryLead")}
      way={
        <Link to={next} className={buttonClass("quiet", "small")} onClick={renewing ? undefined : sayLater}>
          {renewing ? t("cancel") : t("recoveryLater")}
        </Link>
      }
    >
      {offered === null && (
        <Loading label={t("loading")} className="grid gap-4">
          <Skeleton className="h-28" />
          <Skeleton className="h-11 w-2/3" />
        </Loading>
      )}
      {offered === "none" && <Button onClick={() => setAsking(true)}>{t("recoveryRenewAction")}</Button>}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t("recoveryRenewAsk")}
        text={t("recoveryRenewAskText")}
        cancelLabel={t("cancel")}
        confirmLabel={t("recoveryRenewAction")}
        onConfirm={() => {
          setAsking(false);
          setOffered(null);
        }}
      />
      {offered === "failed" && (
        <ErrorState
          title={t("errorTitle")}
          text={t("recoveryMakeFailed")}
          action={<Button onClick={() => setOffered(null)}>{t("tryAgain")}</Button>}
        />
      )}
      {typeof offered === "object" && offered && (
        <ShownCode
          offer={offered}
          isRenewal={renewing}
          onSave={(password) => save(offered, password)}
          onDone={() => navigate(next, { replace: true })}
        />
      )}
    </StepPage>
  );
}

/** The code that is made as soon as it is null, or why there is none. */
function useOffered(first: Offered | null) {
  const [offered, setOffered] = useState(first);
  useEffect(() => {
    if (offered !== null) return;
    let current = true;
    const show = (next: Offered) => current && setOffered(next);
    offerRecovery().then(show, () => show("failed"));
    return () => {
      current = false;
    };
  }, [offered]);
  return [offered, setOffered] as const;
}

type ShownCodeProps = { offer: RecoveryOffer; isRenewal: boolean; onSave: (password: string) => Promise<void>; onDone: () => unknown };

/** The code, this one time, and the question whether it is kept. */
function ShownCode({ offer, isRenewal, onSave, onDone }: ShownCodeProps) {
  const { email } = useUser();
  return (
    <>
      <CodeSheet
        code={offer.code}
        label={t("recoveryCodeLabel")}
        sheet={t("recoverySheet", { code: offer.code, email: email, date: formatDate(Date.now(), "de") })}
        fileName={t("recoveryFileName")}
      />
      <Notice tone="accent">
        <p className="font-semibold">{t("recoveryNotYet")}</p>
        <p>{t("recoveryLoss")}</p>
      </Notice>
      <ConfirmCode
        code={offer.code}
        labels={{ saved: t("recoverySaved"), submit: t("recoverySubmit") }}
        asksPassword={isRenewal}
        keeps={{
          run: onSave,
          done: { title: t("recoveryDone"), description: t("recoveryDoneText") },
          failed: t("recoveryFailed"),
          onDone,
        }}
      />
    </>
  );
}
