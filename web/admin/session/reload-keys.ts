import { authRoutes } from "@hz/contract/auth";
import { readsReports } from "@hz/contract/permissions";
import type { AnswerOf } from "@hz/contract/route";
import type { peopleRoutes } from "@hz/contract/people";
import { type CurrentUser, userRoutes } from "@hz/contract/users";
import { call } from "../../api/client.ts";
import { toast } from "../../ui/toasts.ts";
import { heldKeys, holdKeys, KeyRingFailure } from "../../vault/keys.ts";
import { failureText } from "../failure-text.ts";
import { queryClient } from "../query-client.ts";
import { queryKeys } from "../query-keys.ts";
import { reopenBook } from "../reports/book/load-book.ts";
import { t } from "../texts.ts";
import { noteAccountKey } from "./note-account-key.ts";
import { USER } from "./user.ts";

/**
 * Takes whose keys changed, or null when anything may have, and opens the own key ring again where that is this person
 * or where they wait for keys: what a colleague granted counts without a new sign-in.
 */
export async function followKeys(userId: string | null): Promise<void> {
  const keys = heldKeys();
  if (!keys || (userId !== null && userId !== keys.userId)) return;
  const access = queryClient.getQueryData<AnswerOf<typeof peopleRoutes.access>>(queryKeys.access);
  const waits = access && (access.missing.account || access.missing.vouch || access.missing.departments.length > 0);
  if (userId === null && !waits) return;
  try {
    await reloadKeys();
  } catch (error) {
    // A lost line or session is told elsewhere; keys that do not fit are told here.
    if (error instanceof KeyRingFailure)
      toast({ title: t("keysChangedTitle"), description: failureText(error, ""), variant: "destructive" });
  }
}

/** Reads the own permissions and key ring again, and everything that was opened or not by them. */
async function reloadKeys(): Promise<void> {
  const before = heldKeys();
  if (!before) return;
  const [user, ring] = await Promise.all([call(userRoutes.current), call(authRoutes.keys)]);
  if (heldKeys()?.userKey !== before.userKey) return;
  const { accountId, userId } = before;
  const now = await holdKeys(before.userKey, { accountId, userId }, ring);
  queryClient.setQueryData<CurrentUser>(USER, user);
  await noteAccountKey(user).catch(() => undefined);
  const gained = [...now.seeds.keys()].some((name) => !before.seeds.has(name)) || (now.isVouched && !before.isVouched);
  if (gained) toast({ title: t("accessGiven"), description: t("accessGivenText") });
  for (const queryKey of [queryKeys.people, queryKeys.anyReport, queryKeys.counts, queryKeys.linkFragment])
    void queryClient.invalidateQueries({ queryKey });
  if (readsReports(user.permissions)) reopenBook();
}
