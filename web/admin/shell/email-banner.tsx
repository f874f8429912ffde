import { MailWarning } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { useResend } from "../auth/use-resend.ts";
import { useFreshUser } from "../session/use-fresh-user.ts";
import { t } from "../texts.ts";

/** The top banner (specification 4.3), line 1: as long as the address is unconfirmed; else nothing. */
export function EmailBanner() {
  const user = useFreshUser();
  return user && !user.isEmailVerified ? <Unconfirmed email={user.email} /> : null;
}

function Unconfirmed({ email }: { email: string }) {
  const { resend, busy, isWaiting, label } = useResend(t("resendDoneOwn"));
  return (
    <section aria-label={t("bannerLabel")} className="border-b border-line bg-accent-soft">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-2 md:px-6">
        <p className="flex min-w-0 flex-1 basis-72 gap-2.5">
          <MailWarning aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
          {t("bannerVerify")}
        </p>
        <Button variant="quiet" size="small" busy={busy} disabled={isWaiting} onClick={() => void resend(email)}>
          {label}
        </Button>
      </div>
    </section>
  );
}
