import { paths } from "@hz/contract/paths";
import { isReleasedAddress } from "@hz/contract/sign-in/verification";
import { Link, useLoaderData } from "react-router";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Notice, Problem } from "../../ui/notice.tsx";
import { usePageTitle } from "../shared/page/page-title.ts";
import { useFreshUser } from "../shared/session/user.ts";
import { t } from "../shared/texts/texts.ts";
import { Entrance } from "../shared/page/entrance.tsx";
import { ResendToAddress } from "./resend-to-address.tsx";
import { useResend } from "./use-resend.ts";

/** The page /email-bestaetigung: after registering, and for whoever needs another link. */
export function ConfirmEmailScreen() {
  const isSignedIn = useLoaderData<boolean>();
  const user = useFreshUser(isSignedIn);
  const title = user?.isEmailVerified ? t("confirmEmailDoneTitle") : t("confirmEmailTitle");
  usePageTitle(title);
  const isReleased = user !== undefined && isReleasedAddress(user.email);
  const lead = isReleased ? "" : user ? t("confirmEmailSent", { email: user.email }) : t("confirmEmailLead");
  const goOn = (
    <Link to={paths.dashboard} className={buttonClass(user?.isEmailVerified ? "primary" : "quiet")}>
      {t("confirmEmailGoOn")}
    </Link>
  );
  return (
    <Entrance
      title={title}
      lead={user?.isEmailVerified ? "" : lead}
      link={user ? { to: paths.dashboard, label: t("dashboard") } : { to: paths.signIn, label: t("signIn") }}
      below={
        !isSignedIn && (
          <>
            {t("confirmEmailBelow")}{" "}
            <Link to={paths.signIn} className="font-semibold text-brand">
              {t("toSignIn")}
            </Link>
          </>
        )
      }
    >
      <div className="grid gap-4">
        {user?.isEmailVerified ? (
          <Notice tone="ok">{t("confirmEmailDone", { email: user.email })}</Notice>
        ) : isReleased ? (
          <Released />
        ) : user ? (
          <ResendToUser email={user.email} />
        ) : (
          <ResendToAddress />
        )}
        {user && goOn}
      </div>
    </Entrance>
  );
}

/** There is nothing to confirm: whoever reads the mails of the address took it back. */
function Released() {
  return (
    <>
      <p>{t("bannerReleased")}</p>
      <Link to={paths.account} className={buttonClass()}>
        {t("releasedGo")}
      </Link>
    </>
  );
}

function ResendToUser({ email }: { email: string }) {
  const { resending, isWaiting, label } = useResend(t("resendDoneOwn"));
  return (
    <>
      <p>{t("confirmEmailSpam")}</p>
      <Problem>{resending.problem}</Problem>
      <Button busy={resending.busy} disabled={isWaiting} onClick={() => resending.run({ email })}>
        {label}
      </Button>
    </>
  );
}
