import type { CurrentUser } from "@hz/contract/people/users";
import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { storeAuthToken } from "../api/auth-token.ts";
import { routes } from "../admin/routes.tsx";
import { LateToaster } from "../admin/shared/failures/late-toaster.tsx";
import { closeOverlay } from "../admin/shared/overlay/overlay.ts";
import { LateConfirmation } from "../admin/shared/proof/late-confirmation.tsx";
import { emptyQueries, queryClient } from "../admin/shared/queries/query-client.ts";
import { forgetWords, takeWordsFromAddress } from "../admin/shared/search/kept-words.ts";
import { noteArrived } from "../admin/shared/session/leave-page.ts";
import { noteSessionBack } from "../admin/shared/session/lost-session.ts";
import { USER } from "../admin/shared/session/user.ts";
import { watchSession } from "../admin/shell/watch-session.ts";
import { currentToasts, dismissToast } from "../ui/toasts.ts";
import { forgetKeys, type HeldKeys, hold } from "../vault/keys/held-keys.ts";
import { callAs } from "./answers.ts";
import { answerShell, somebody } from "./office.ts";

const home = location.href;
let end = (): void => undefined;
let router: ReturnType<typeof createBrowserRouter>;
watchSession({
  get state() {
    return router.state;
  },
  navigate: (...to) => router.navigate(...(to as [string])),
});
let returning: ReturnType<typeof setTimeout> | undefined;

type Holding = { waits?: boolean; signs?: boolean; keys?: HeldKeys };

/**
 * Shows the application at an address to somebody who is signed in and holds no keys, unless some are given: Anna Lindner with all
 * permissions, or what is given of her, released unless she `waits`, offered what the account's key signs where she `signs`; what was
 * shown before is gone, as after a reload. What the frame around each screen asks for is answered already, as in an office with nothing
 * to do.
 */
export function mount(path: string, who: Partial<CurrentUser> = {}, { waits = false, signs = false, keys }: Holding = {}): void {
  takeAway();
  const user = somebody(who);
  callAs(user, waits);
  answerShell(user, waits);
  storeAuthToken("x".repeat(43));
  localStorage.setItem("onboarding_completed", "true");
  hold(keys ?? noKeys(user, !waits, signs));
  queryClient.setQueryData<CurrentUser>(USER, user);
  show(path);
}

/**
 * Shows the application at an address as a browser comes to it: to whoever it keeps the session of, and else to somebody who is not
 * signed in. What was shown before is gone, as after a reload.
 */
export function arrive(path: string): void {
  takeAway();
  show(path);
}

// What the application loads anew is there again at once; the test would go with a page that really does.
navigation.addEventListener("navigate", (event) => {
  const { sameDocument, url } = event.destination;
  if (sameDocument || event.downloadRequest !== null || !url.startsWith(location.origin)) return;
  event.preventDefault();
  clearTimeout(returning);
  returning = setTimeout(() => arrive(url));
});

function takeAway(): void {
  clearTimeout(returning);
  end();
  end = () => undefined;
  noteSessionBack();
  noteArrived();
  emptyQueries();
  forgetWords();
  forgetKeys();
}

function show(path: string): void {
  history.replaceState(null, "", path);
  takeWordsFromAddress();
  const place = document.body.appendChild(document.createElement("div"));
  place.id = "root";
  const root = createRoot(place);
  router = createBrowserRouter(routes);
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
  takeAway();
  closeOverlay();
  await queryClient.cancelQueries();
  emptyQueries();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", home);
}

/** Nothing that opens a box. */
function noKeys({ id, accountId }: CurrentUser, isVouched: boolean, signs: boolean): HeldKeys {
  const empty = new Uint8Array(32);
  const none = { get: () => undefined };
  return {
    accountId,
    userId: id,
    userKey: empty,
    kem: { seed: empty, publicKey: new Uint8Array(1216) },
    sig: { publicKey: empty, sign: () => Promise.reject(new Error("no keys")) },
    store: empty,
    accountPublicKey: empty,
    accountSeed: signs ? empty : null,
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
  };
}
