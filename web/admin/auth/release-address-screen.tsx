import { paths } from "@hz/contract/paths";
import { verificationRoutes } from "@hz/contract/sign-in/verification";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { call } from "../../api/client.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Notice, Problem } from "../../ui/notice.tsx";
import { useAction } from "../shared/action/use-action.ts";
import { usePageTitle } from "../shared/page/page-title.ts";
import { t } from "../shared/texts/texts.ts";
import { Entrance } from "../shared/page/entrance.tsx";
import { ResendToAddress } from "./resend-to-address.tsx";

/** The page /adresse-freigeben: for whoever reads the mails of an address that somebody else has registered with. */
export function ReleaseAddressScreen() {
  usePageTitle(t("freeTitle"));
  const token = useSearchParams()[0].get("token") ?? "";
  return (
    <Entrance title={t("freeTitle")} lead={token === "" ? t("freeLead") : ""} link={{ to: paths.signIn, label: t("signIn") }} below={null}>
      {token === "" ? <ResendToAddress /> : <Release token={token} />}
    </Entrance>
  );
}

/** Only a click frees the address: programs follow the links of mails before people do. */
function Release({ token }: { token: string }) {
  const [isReleased, setReleased] = useState(false);
  const releasing = useAction({
    run: () => call(verificationRoutes.release, { body: { token } }),
    failed: t("freeFailed"),
    onDone: () => setReleased(true),
  });
  if (isReleased) return <Released />;
  if (releasing.refusal && ["TOKEN_INVALID", "INVALID_INPUT", "EMAIL_TAKEN"].includes(releasing.refusal))
    return <Refused isConfirmed={releasing.refusal === "EMAIL_TAKEN"} />;
  return (
    <div className="grid gap-4">
      <p>{t("freeText")}</p>
      <p>{t("freeEffect")}</p>
      <Problem>{releasing.problem}</Problem>
      <Button busy={releasing.busy} onClick={() => releasing.run()}>
        {t("freeSubmit")}
      </Button>
      <Link to={`${paths.verifyEmail}?${new URLSearchParams({ token })}`} className={buttonClass("quiet")}>
        {t("freeOwn")}
      </Link>
    </div>
  );
}

function Released() {
  return (
    <div className="grid gap-4">
      <Notice tone="ok">
        <p role="status" className="font-semibold">
          {t("freeDone")}
        </p>
        <p>{t("freeDoneText")}</p>
      </Notice>
      <Link to={paths.register} className={buttonClass("quiet")}>
        {t("freeRegister")}
      </Link>
    </div>
  );
}

/** No other try would help. Whoever reads the mails of a confirmed address gets into its account by a new password. */
function Refused({ isConfirmed }: { isConfirmed: boolean }) {
  return (
    <div className="grid gap-4">
      <Notice tone="danger">
        <p role="alert" className="font-semibold">
          {t("freeRefused")}
        </p>
        <p>{isConfirmed ? t("freeConfirmed") : t("freeInvalid")}</p>
      </Notice>
      <Link to={isConfirmed ? paths.forgotPassword : paths.releaseAddress} className={buttonClass("quiet")}>
        {isConfirmed ? t("freeReset") : t("verifyAskAgain")}
      </Link>
    </div>
  );
}
