import { useQuery } from "@tanstack/react-query";
import { resetRoutes } from "@hz/contract/sign-in/password-reset";
import { paths } from "@hz/contract/paths";
import { useEffect, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { ApiError, call } from "../../api/client.ts";
import { Button, buttonClass, Spinner } from "../../ui/button.tsx";
import { ErrorState } from "../../ui/empty-state.tsx";
import { toast } from "../../ui/toasts.ts";
import { Entrance } from "../shared/page/entrance.tsx";
import { generalFailureText } from "../shared/failures/failure-text.ts";
import { usePageTitle } from "../shared/page/page-title.ts";
import { noteAddress } from "../shared/session/known-address.ts";
import { t } from "../shared/texts/texts.ts";
import { ResetFields } from "./reset-fields.tsx";
import { waysOf } from "./ways.ts";

/** How long the success stands before the sign-in page follows (specification 2.6). */
const LEAVE_AFTER_MS = 2_000;

type ResetView = "checking" | "invalid" | "unknown" | "form" | "done";

/** The page /passwort-zuruecksetzen: the link is checked first. */
export function ResetScreen() {
  const token = useSearchParams()[0].get("token") ?? "";
  const [ended, setEnded] = useState<"invalid" | "done" | null>(null);
  const check = useQuery({
    queryKey: ["reset", token],
    queryFn: ({ signal }) => call(resetRoutes.validate, { query: { token } }, signal),
    enabled: token !== "",
    staleTime: Infinity,
    gcTime: 0,
  });
  const isRefused = check.error instanceof ApiError && (check.error.code === "TOKEN_INVALID" || check.error.code === "INVALID_INPUT");
  const checked: ResetView = check.data ? "form" : check.error ? "unknown" : "checking";
  const view: ResetView = ended ?? (token === "" || isRefused ? "invalid" : checked);
  const title = view === "invalid" ? t("resetInvalidTitle") : view === "done" ? t("resetDone") : t("resetTitle");
  usePageTitle(title);

  const done = () => {
    toast({ title: t("resetDone"), description: t("resetDoneText") });
    setEnded("done");
  };
  return (
    <Entrance
      title={title}
      lead={view === "form" && check.data && waysOf(check.data).length > 1 ? t("resetLead") : LEADS[view]}
      link={{ to: paths.signIn, label: t("signIn") }}
      below={view === "form" ? <ToSignIn /> : null}
    >
      {view === "checking" && (
        <div role="status" className="flex items-center justify-center gap-3 py-10 text-muted">
          <Spinner className="size-5" />
          {t("resetChecking")}
        </div>
      )}
      {view === "unknown" && (
        <ErrorState
          title={t("resetCheckFailed")}
          text={generalFailureText(check.error, t("failureGeneral"))}
          action={
            <Button busy={check.isFetching} onClick={() => void check.refetch()}>
              {t("tryAgain")}
            </Button>
          }
        />
      )}
      {view === "form" && check.data && (
        <ResetFields token={token} state={check.data} onDone={done} onInvalid={() => setEnded("invalid")} />
      )}
      {view === "invalid" && <InvalidLink />}
      {view === "done" && <Done email={check.data?.person.email ?? ""} />}
    </Entrance>
  );
}

const LEADS: Record<ResetView, string> = {
  checking: "",
  form: "",
  unknown: "",
  invalid: t("resetInvalidText"),
  done: t("resetDoneText"),
};

function ToSignIn() {
  return (
    <>
      {t("forgotBelow")}{" "}
      <Link to={paths.signIn} className="font-semibold whitespace-nowrap text-brand">
        {t("toSignIn")}
      </Link>
    </>
  );
}

function InvalidLink() {
  return (
    <div className="grid gap-4">
      <p>{t("resetInvalidMore")}</p>
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

function Done({ email }: { email: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    noteAddress(email);
    const timer = setTimeout(() => void navigate(paths.signIn, { replace: true }), LEAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [navigate, email]);
  return (
    <Link to={paths.signIn} replace className={buttonClass()}>
      {t("toSignIn")}
    </Link>
  );
}
