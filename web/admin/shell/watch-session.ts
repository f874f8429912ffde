import { paths } from "@hz/contract/paths";
import type { CurrentUser } from "@hz/contract/people/users";
import type { createBrowserRouter } from "react-router";
import { watchAuthToken, watchSignOut, withholdTokenWhile } from "../../api/auth-token.ts";
import { whenFactorIsMissing, whenForbidden, whenPlanIsMissing, whenSessionIsLost } from "../../api/client.ts";
import { isUnsaved, whenNothingIsUnsaved } from "../../ui/unsaved.ts";
import { heldKeys } from "../../vault/keys/held-keys.ts";
import { watchUserKey } from "../../vault/keys/stored-user-key.ts";
import { queryClient } from "../shared/queries/query-client.ts";
import { forgetPrefaces } from "../shared/session/stored-preface.ts";
import { isStaying, leavePage } from "../shared/session/leave-page.ts";
import { isSessionLost, noteEnded, noteLostSession } from "../shared/session/lost-session.ts";
import { enrolPath, signInPath } from "../shared/session/return-path.ts";
import { closeSession, leaveSession } from "../shared/session/session.ts";
import { demoEndNow, rereadUser, USER } from "../shared/session/user.ts";

type Router = Pick<ReturnType<typeof createBrowserRouter>, "state" | "navigate">;

/** Has the screens of this router follow what becomes of the session, here, on the server and in other tabs. Call once. */
export function watchSession(router: Router): void {
  whenSessionIsLost(() => {
    // Without keys no screen stands yet: the guard of the route leads to the sign-in page.
    if (!heldKeys()) return;
    // What runs here says so itself and goes on after a new sign-in.
    if (isStaying()) return;
    const { pathname, search } = router.state.location;
    leaveSession();
    // What is typed stays: to be copied, because somebody who was removed while writing can never come back, or to be saved after a new sign-in.
    if (isUnsaved()) return noteLostSession();
    // Nobody can sign in to a demo again.
    if (demoEndNow() !== null) return leavePage(paths.demoOver);
    noteEnded();
    leavePage(signInPath(pathname + search));
  });
  whenFactorIsMissing(() => {
    queryClient.setQueryData<CurrentUser>(USER, (known) => known && { ...known, secondFactorRequired: true });
    // On the way to another screen that one is wanted, not the one that is still on the screen.
    const { pathname, search } = router.state.navigation.location ?? router.state.location;
    if (heldKeys() && pathname !== paths.secondFactor) void router.navigate(enrolPath(pathname + search));
  });
  whenForbidden(rereadUser);
  // Its file comes after the screen has said that it failed, and so it is what stays to be read.
  whenPlanIsMissing(() => void import("../payment/plan-needed.tsx").then((file) => file.sayPlanNeeded()));
  // A lost session's page stands for what is typed alone; once that is given up, nothing of it stays in memory.
  whenNothingIsUnsaved(() => {
    const { pathname, search } = router.state.location;
    if (isSessionLost() && !heldKeys()) leavePage(signInPath(pathname + search));
  });
  watchOtherTabs();
}

function watchOtherTabs(): void {
  // Who signs out by wish leaves nothing on a shared device, unsent or not.
  watchSignOut(() => {
    forgetPrefaces();
    if ((heldKeys() || isSessionLost()) && !isStaying()) leavePage(location.href);
  });
  // Another tab signed in or found the session ended: what this one shows belongs to a session that is no more.
  watchAuthToken(() => {
    if (!heldKeys() || isStaying()) return;
    if (!isUnsaved()) return leavePage(location.href);
    closeSession();
    noteLostSession();
  });
  // Until it is known whose session another tab has begun, nothing is done in its name.
  withholdTokenWhile(() => isSessionLost() && !heldKeys());
  const comeBack = () =>
    isSessionLost() &&
    void import("../shared/session/come-back.ts").then(
      (file) => file.comeBack(),
      () => undefined,
    );
  watchUserKey(comeBack);
  // What failed the first time is tried again when somebody looks at the page, or the network is back.
  addEventListener("focus", comeBack);
  addEventListener("online", comeBack);
}
