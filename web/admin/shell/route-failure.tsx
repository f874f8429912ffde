import { lazy, Suspense, useEffect } from "react";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { ApiError } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { ErrorState } from "../../ui/empty-state.tsx";
import { KeyRingFailure } from "../../vault/keys/held-keys.ts";
import { failureText } from "../shared/failures/failure-text.ts";
import { t } from "../shared/texts/first-texts.ts";
import { FirstPaint } from "../shared/page/brand.tsx";
import { MissingScreen } from "./missing-screen.tsx";

// Seldom needed, and its dialog is a good part of what every first load would bring.
const AccountChanged = lazy(async () => ({ default: (await import("./notices/account-changed.tsx")).AccountChanged }));

/** What stands where a screen could not be shown: the cause, that data is safe, and a way to go on. */
export function RouteFailure() {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  if (isRouteErrorResponse(error) && error.status === 404) return <MissingScreen />;
  if (error instanceof KeyRingFailure && error.knownAccountKey)
    return (
      <Suspense fallback={<FirstPaint />}>
        <AccountChanged known={error.knownAccountKey} />
      </Suspense>
    );
  // Only what never reached the service; whatever else it answered names its own cause.
  const offline = error instanceof ApiError && (error.code === "OFFLINE" || error.code === "UNAVAILABLE");
  return (
    <ErrorState
      whole
      title={offline ? t("unreachableTitle") : t("crashTitle")}
      text={failureText(error, t("crashText"))}
      action={<Button onClick={() => location.reload()}>{t("crashAction")}</Button>}
    />
  );
}
