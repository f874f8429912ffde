import { useEffect } from "react";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { ApiError } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { ErrorState } from "../../ui/empty-state.tsx";
import { KeyRingFailure } from "../../vault/keys.ts";
import { failureText } from "../failure-text.ts";
import { t } from "../texts.ts";
import { AccountChanged } from "./account-changed.tsx";
import { MissingScreen } from "./missing-screen.tsx";

/** What stands where a screen could not be shown: the cause, that data is safe, and a way to go on. */
export function RouteFailure() {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  if (isRouteErrorResponse(error) && error.status === 404) return <MissingScreen />;
  if (error instanceof KeyRingFailure && error.knownAccountKey) return <AccountChanged known={error.knownAccountKey} />;
  // Only what never reached the service; whatever else it answered names its own cause.
  const offline = error instanceof ApiError && (error.code === "OFFLINE" || error.code === "UNAVAILABLE");
  const cause = isMissingFile(error) ? t("failureScript") : failureText(error, t("crashText"));
  return (
    <ErrorState
      whole
      title={offline ? t("unreachableTitle") : t("crashTitle")}
      text={cause}
      action={<Button onClick={() => location.reload()}>{t("crashAction")}</Button>}
    />
  );
}

/** A screen's own file did not come: the line is cut, or the server has a newer build. */
function isMissingFile(error: unknown): boolean {
  return error instanceof TypeError && /dynamically imported module|module script/i.test(error.message);
}
