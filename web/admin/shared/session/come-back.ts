import { authRoutes } from "@hz/contract/sign-in/auth";
import type { CurrentUser } from "@hz/contract/people/users";
import { authToken } from "../../../api/auth-token.ts";
import { call } from "../../../api/client.ts";
import { toast } from "../../../ui/toasts.ts";
import { storedUserKey } from "../../../vault/keys/stored-user-key.ts";
import { queryClient } from "../queries/query-client.ts";
import { t } from "../texts/texts.ts";
import { openSession } from "./begin-session.ts";
import { leavePage } from "./leave-page.ts";
import { isSessionLost, noteSessionBack } from "./lost-session.ts";
import { USER } from "./user.ts";

let coming: Promise<void> | null = null;

/**
 * Continues in the session that another tab has begun, so that what is typed here can be saved. Where somebody else signed in, it
 * is not theirs to save: the page is loaded anew. Whatever fails leaves the notice, and may be tried again.
 */
export function comeBack(): Promise<void> {
  coming ??= resume()
    .catch(() => undefined)
    .finally(() => (coming = null));
  return coming;
}

async function resume(): Promise<void> {
  if (authToken() === null || storedUserKey() === null) return;
  const before = queryClient.getQueryData<CurrentUser>(USER)?.id;
  const [session, ring] = await Promise.all([call(authRoutes.session), call(authRoutes.keys)]);
  // Asked before any key is opened: with keys in hand the page acts for whom they belong to.
  if (session.user.id !== before) return leavePage(location.href);
  if (!(await openSession(session, ring)) || !isSessionLost()) return;
  noteSessionBack();
  toast({ title: t("sessionBack"), description: t("sessionBackText") });
}
