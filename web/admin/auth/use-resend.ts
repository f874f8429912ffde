import { RESEND_SECONDS } from "@hz/contract/limits";
import { verificationRoutes } from "@hz/contract/sign-in/verification";
import { useEffect, useState } from "react";
import { call } from "../../api/client.ts";
import { toast } from "../../ui/toasts.ts";
import { failureText } from "../shared/failures/failure-text.ts";
import { t } from "../shared/texts/texts.ts";

/**
 * Takes what to say once it is done and gives how to have the confirmation mail sent again, and for how many seconds that
 * has to wait after it was.
 */
export function useResend(doneText: string) {
  const [busy, setBusy] = useState(false);
  const [left, setLeft] = useState(0);
  const [isSent, setSent] = useState(false);
  const isWaiting = left > 0;

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setLeft((seconds) => seconds - 1), 1_000);
    return () => clearInterval(timer);
  }, [isWaiting]);

  const resend = async (email: string) => {
    if (busy || isWaiting) return;
    setBusy(true);
    try {
      await call(verificationRoutes.resend, { body: { email } });
      toast({ title: t("resendDone"), description: doneText });
      setSent(true);
      setLeft(RESEND_SECONDS);
    } catch (error) {
      toast({ title: t("errorTitle"), description: failureText(error, t("resendFailed")), variant: "destructive" });
    } finally {
      setBusy(false);
    }
  };
  const label = busy ? t("resendBusy") : isWaiting ? t("resendIn", { seconds: left }) : t("resend");
  return { resend, busy, isWaiting, isSent, label };
}
