import { useQuery, useQueryClient } from "@tanstack/react-query";
import { paths } from "@hz/contract/paths";
import { verificationRoutes } from "@hz/contract/sign-in/verification";
import { useEffect } from "react";
import { Link, useSearchParams } from "react-router";
import { authToken } from "../../api/auth-token.ts";
import { ApiError, call } from "../../api/client.ts";
import { Button, buttonClass, Spinner } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { generalFailureText } from "../shared/failures/failure-text.ts";
import { usePageTitle } from "../shared/page/page-title.ts";
import { queryKeys } from "../shared/queries/query-keys.ts";
import { USER } from "../shared/session/user.ts";
import { t } from "../shared/texts/texts.ts";
import { Entrance } from "../shared/page/entrance.tsx";

type Onward = { to: string; label: string; short: string };
/** Whoever opens the link where they are signed in goes on there. */
const onward = (): Onward =>
  authToken() === null
    ? { to: paths.signIn, label: t("toSignIn"), short: t("signIn") }
    : { to: paths.dashboard, label: t("missingAction"), short: t("missingAction") };

/** The page /verify-email: uses the token of its address, and says how that went. */
export function VerifyEmailScreen() {
  usePageTitle(t("verifyTitle"));
  const token = useSearchParams()[0].get("token") ?? "";
  const next = onward();
  return (
    <Entrance title={t("verifyTitle")} lead="" link={{ to: next.to, label: next.short }} below={null}>
      {token === "" ? <Refused text={t("verifyMissing")} /> : <UseLink token={token} next={next} />}
    </Entrance>
  );
}

function UseLink({ token, next }: { token: string; next: Onward }) {
  const client = useQueryClient();
  // A read for the cache, because a token can be used once only, however often this is drawn.
  const link = useQuery({
    queryKey: queryKeys.emailLink(token),
    queryFn: () => call(verificationRoutes.verify, { query: { token } }),
    gcTime: Infinity,
  });
  useEffect(() => {
    if (link.isSuccess) void client.invalidateQueries({ queryKey: USER });
  }, [client, link.isSuccess]);

  if (link.isSuccess)
    return (
      <div className="grid gap-4">
        <Notice tone="ok">
          <p role="status" className="font-semibold">
            {link.data.message}
          </p>
          <p className="wrap-anywhere">{t("verifyDone", { email: link.data.user.email })}</p>
        </Notice>
        <Link to={next.to} className={buttonClass()}>
          {next.label}
        </Link>
      </div>
    );
  if (link.isFetching)
    return (
      <p role="status" className="flex items-center gap-3">
        <Spinner />
        {t("verifyLoading")}
      </p>
    );
  const { error } = link;
  if (error instanceof ApiError && (error.code === "TOKEN_INVALID" || error.code === "INVALID_INPUT"))
    return <Refused text={error.code === "INVALID_INPUT" ? t("verifyMissing") : error.text} />;
  return (
    <div className="grid gap-4">
      <Notice tone="danger">{generalFailureText(error, t("verifyFailed"), t("verifyOffline"))}</Notice>
      <Button onClick={() => void link.refetch()}>{t("tryAgain")}</Button>
    </div>
  );
}

/** No other try would help: the way to a new link. */
function Refused({ text }: { text: string }) {
  return (
    <div className="grid gap-4">
      <Notice tone="danger">
        <p className="font-semibold">{t("verifyErrorTitle")}</p>
        <p>{text}</p>
      </Notice>
      <p>
        {t("verifyChanged")}{" "}
        <Link to={paths.account} className="font-semibold text-brand">
          {t("account")}
        </Link>
        .
      </p>
      <Link to={paths.confirmEmail} className={buttonClass("quiet")}>
        {t("verifyAskAgain")}
      </Link>
    </div>
  );
}
