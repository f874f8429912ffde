import { paths } from "@hz/contract/paths";
import type { CurrentUser } from "@hz/contract/people/users";
import { type LoaderFunctionArgs, redirect } from "react-router";
import { queryClient } from "../queries/query-client.ts";
import { heldKeys } from "../../../vault/keys/held-keys.ts";
import { leavePage } from "./leave-page.ts";
import { isSessionLost } from "./lost-session.ts";
import { resumeSession } from "./session.ts";
import { enrolPath, returnPath, signInPath } from "./return-path.ts";
import { USER } from "./user.ts";

/** Route loader of everything behind the sign-in: opens the session again or leads to the sign-in page. */
export async function requireSession({ request }: LoaderFunctionArgs): Promise<null> {
  const { pathname, search } = new URL(request.url);
  if (isSessionLost() && !heldKeys()) {
    // Another place of the same screen: what is typed there stays.
    if (pathname === location.pathname) return null;
    leavePage(signInPath(pathname + search));
    // Nothing more is shown until the page is loaded anew.
    return new Promise<never>(() => {});
  }
  if (!(await resumeSession())) throw redirect(signInPath(pathname + search));
  const user = queryClient.getQueryData<CurrentUser>(USER);
  // Until then the server answers nothing else.
  const mustEnrol = user?.secondFactorRequired && !user.hasSecondFactor;
  if (mustEnrol && pathname !== paths.secondFactor) throw redirect(enrolPath(pathname + search));
  const isGuests = pathname === paths.guest || pathname.startsWith(`${paths.guest}/`);
  const isOfBoth = pathname === paths.secondFactor || pathname === paths.recoveryCode;
  if (user && !isOfBoth && user.isGuest !== isGuests) throw redirect(user.isGuest ? paths.guest : paths.dashboard);
  return null;
}

/** Route loader of pages for everybody: opens the session again where there is one, and tells whether. */
export const maybeSession = (): Promise<boolean> => resumeSession().catch(() => false);

/** Route loader of sign-in and registration: whoever is signed in goes on to where they wanted. */
export async function requireNobody({ request }: LoaderFunctionArgs): Promise<null> {
  const url = new URL(request.url);
  const signedIn = await resumeSession().catch(() => false);
  if (signedIn) throw redirect(returnPath(url.searchParams, url.origin));
  return null;
}
