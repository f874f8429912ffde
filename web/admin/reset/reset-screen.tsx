import { useQuery } from "@tanstack/react-query";
import { resetRoutes } from "@hz/contract/password-reset";
import { paths } from "@hz/contract/paths";
import { useEffect, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { ApiError, call } from "../../api/client.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { ErrorState } from "../../ui/empty-state.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { toast } from "../../ui/toasts.ts";
import { Entrance } from "../auth/entrance.tsx";
import { failureText } from "../failure-text.ts";
import { usePageTitle } from "../page-title.ts";
import { t } from "../texts.ts";
import { ResetFields } from "./reset-fields.tsx";

/** How long the success stands before the sign-in page follows (specification 2.6). */
const LEAVE_AFTER_MS = 2_000;

/** The page /passwort-zuruecksetzen: the link is checked first. */
export function ResetScreen() {
  usePageTitle(t("resetTitle"));
  const token = useSearchParams()[0].get("token") ?? "";
  return (
    <Entrance
      title={t("resetTitle")}
      lead={t("resetLead")}
      link={{ to: paths.signIn, label: t("signIn") }}
      below={
        <>
          {t("forgotBelow")}{" "}
          <Link to={paths.signIn} className="font-semibold text-brand">
            {t("toSignIn")}
          </Link>
        </>
      }
    >
      {token === "" ? <InvalidLink /> : <Checked token={token} />}
    </Entrance>
  );
}

function Checked({ token }: { token: string }) {
  const check = useQuery({
    queryKey: ["reset", token],
    queryFn: ({ signal }) => call(resetRoutes.validate, { query: { token } }, signal),
    staleTime: Infinity,
    gcTime: 0,
  });
  const [ended, setEnded] = useState<"invalid" | "done" | null>(null);
  const done = () => {
    toast({ title: t("resetDone"), description: t("resetDoneText") });
    setEnded("done");
  };
  const isRefused = check.error instanceof ApiError && (check.error.code === "TOKEN_INVALID" || check.error.code === "INVALID_INPUT");
  if (ended === "done") return <Done />;
  if (ended === "invalid" || isRefused) return <InvalidLink />;
  if (check.data) return <ResetFields token={token} state={check.data} onDone={done} onInvalid={() => setEnded("invalid")} />;
  if (check.error)
    return (
      <ErrorState
        title={t("resetCheckFailed")}
        text={failureText(check.error, t("forgotFailed"))}
        action={
          <Button busy={check.isFetching} onClick={() => void check.refetch()}>
            {t("tryAgain")}
          </Button>
        }
      />
    );
  return (
    <div role="status" className="flex items-center justify-center gap-3 py-10 text-muted">
      <Spinner className="size-5" />
      {t("resetChecking")}
    </div>
  );
}

function InvalidLink() {
  return (
    <div role="alert" className="grid gap-4">
      <h2 className="text-lg">{t("resetInvalidTitle")}</h2>
      <p>{t("resetInvalidText")}</p>
      <p className="text-muted">{t("resetInvalidMore")}</p>
      <div className="flex flex-wrap gap-3">
        <Link to={paths.forgotPassword} className={buttonClass()}>
          {t("resetNewLink")}
        </Link>
        <Link to={paths.signIn} className={buttonClass("quiet")}>
          {t("toSignIn")}
        </Link>
      </div>
    </div>
  );
}

function Done() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(paths.signIn, { replace: true }), LEAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <div className="grid gap-4">
      <Notice tone="ok">
        <h2 className="text-lg">{t("resetDone")}</h2>
        <p>{t("resetDoneText")}</p>
      </Notice>
      <Link to={paths.signIn} replace className={buttonClass()}>
        {t("toSignIn")}
      </Link>
    </div>
  );
}
