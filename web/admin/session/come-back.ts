import type { CurrentUser } from "@hz/contract/users";
import { toast } from "../../ui/toasts.ts";
import { heldKeys } from "../../vault/held-keys.ts";
import { queryClient } from "../query-client.ts";
import { t } from "../texts.ts";
import { leavePage } from "./leave-page.ts";
import { noteSessionBack } from "./lost-session.ts";
import { resumeSession } from "./session.ts";
import { USER } from "./user.ts";

/**
 * Takes up the session that another tab has begun, so that what is typed here can be saved. Where somebody else signed in,
 * it is not theirs to save: the page is loaded anew.
 */
export async function comeBack(): Promise<void> {
  const before = queryClient.getQueryData<CurrentUser>(USER)?.id;
  // Where the server cannot be reached or the key is missing, the notice stays.
  if (!(await resumeSession().catch(() => false))) return;
  if (heldKeys()?.userId !== before) return leavePage(location.href);
  noteSessionBack();
  toast({ title: t("sessionBack"), description: t("sessionBackText") });
}
