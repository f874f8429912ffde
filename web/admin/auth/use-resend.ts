import { RESEND_SECONDS } from "@hz/contract/limits";
import { verificationRoutes } from "@hz/contract/sign-in/verification";
import { useEffect, useState } from "react";
import { call } from "../../api/client.ts";
import { useAction } from "../shared/action/use-action.ts";
import { t } from "../shared/texts/texts.ts";

/**
 * Has the confirmation mail sent again, and counts the seconds until that is possible once more. `doneText` is said once it was
 * sent; `failsIn` is for a button that has no place for a failure.
 */
export function useResend(doneText: string, failsIn?: "toast") {
  const [left, setLeft] = useState(0);
  const [isSent, setSent] = useState(false);
  const isWaiting = left > 0;

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setLeft((seconds) => seconds - 1), 1_000);
    return () => clearInterval(timer);
  }, [isWaiting]);

  const resending = useAction({
    run: (body: { email: string }) => call(verificationRoutes.resend, { body }),
    done: { title: t("resendDone"), description: doneText },
    failed: t("resendFailed"),
    failsIn,
    onDone: () => {
      setSent(true);
      setLeft(RESEND_SECONDS);
    },
  });
  const label = resending.busy ? t("resendBusy") : isWaiting ? t("resendIn", { seconds: left }) : t("resend");
  return { resending, isWaiting, isSent, label };
}
