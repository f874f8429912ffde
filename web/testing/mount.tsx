import type { CurrentUser } from "@hz/contract/people/users";
import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { storeAuthToken } from "../api/auth-token.ts";
import { whenForbidden } from "../api/client.ts";
import { routes } from "../admin/routes.tsx";
import { LateToaster } from "../admin/shared/failures/late-toaster.tsx";
import { closeOverlay } from "../admin/shared/overlay/overlay.ts";
import { LateConfirmation } from "../admin/shared/proof/late-confirmation.tsx";
import { emptyQueries, queryClient } from "../admin/shared/queries/query-client.ts";
import { rereadUser, USER } from "../admin/shared/session/user.ts";
import { currentToasts, dismissToast } from "../ui/toasts.ts";
import { forgetKeys, hold } from "../vault/keys/held-keys.ts";
import { callAs } from "./answers.ts";
import { answerShell, somebody } from "./office.ts";

whenForbidden(rereadUser);
const home = location.href;
let end = (): void => undefined;

/**
 * Shows the application at an address to somebody who is signed in and holds no keys: Anna Lindner with all permissions, or what is
 * given of her, released unless she `waits`; what was shown before is gone, as after a reload. What the frame around each screen asks
 * for is answered already, as in an office with nothing to do.
 */
export function mount(path: string, who: Partial<CurrentUser> = {}, { waits = false } = {}): void {
  end();
  emptyQueries();
  const user = somebody(who);
  callAs(user, waits);
  answerShell(user, waits);
  storeAuthToken("x".repeat(43));
  localStorage.setItem("onboarding_completed", "true");
  holdNoKeys(user, !waits);
  queryClient.setQueryData<CurrentUser>(USER, user);
  show(path);
}

/** The same to a visitor who is not signed in. */
export function mountForNobody(path: string): void {
  end();
  emptyQueries();
  show(path);
}

function show(path: string): void {
  history.replaceState(null, "", path);
  const place = document.body.appendChild(document.createElement("div"));
  place.id = "root";
  const root = createRoot(place);
  const router = createBrowserRouter(routes);
  end = () => {
    root.unmount();
    router.dispose();
    place.remove();
  };
  root.render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <LateConfirmation />
        <LateToaster />
      </QueryClientProvider>
    </StrictMode>,
  );
}

/** Takes away what a test has shown, and what is left of it. */
export async function unmount(): Promise<void> {
  for (const { id } of currentToasts()) dismissToast(id);
  end();
  end = () => undefined;
  closeOverlay();
  await queryClient.cancelQueries();
  emptyQueries();
  forgetKeys();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", home);
}

/** Nothing that opens a box. */
function holdNoKeys({ id, accountId }: CurrentUser, isVouched: boolean): void {
  const empty = new Uint8Array(32);
  const none = { get: () => undefined };
  hold({
    accountId,
    userId: id,
    userKey: empty,
    kem: { seed: empty, publicKey: new Uint8Array(1216) },
    sig: { publicKey: empty, sign: () => Promise.reject(new Error("no keys")) },
    store: empty,
    accountPublicKey: empty,
    accountSeed: null,
    knowsAccountKey: true,
    isNoted: true,
    isVouched,
    seeds: new Map(),
    openOnly: new Map(),
    caseKeys: new Map(),
    granted: 0,
    formerAccountKeys: [],
    members: none,
    authors: none,
    named: none,
  });
}
