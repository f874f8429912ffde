import { authRoutes, type KeyRing } from "@hz/contract/sign-in/auth";
import { peopleRoutes } from "@hz/contract/people/people";
import type { AnswerOf } from "@hz/contract/route";
import { type CurrentUser, userRoutes } from "@hz/contract/people/users";
import { call } from "../../../api/client.ts";
import { toast } from "../../../ui/toasts.ts";
import { heldAgain, heldKeys, KeyRingFailure, openingSeeds } from "../../../vault/keys/held-keys.ts";
import { refreshKeys } from "../../../vault/keys/keys.ts";
import { failureText } from "../failures/failure-text.ts";
import { queryClient } from "../queries/query-client.ts";
import { queryKeys } from "../queries/query-keys.ts";
import { t } from "../texts/texts.ts";
import { keepKeyLog } from "./key-log.ts";
import { missingWords } from "./missing-words.ts";
import { noteAccountKey } from "./note-account-key.ts";
import { USER } from "./user.ts";

/** Has this tab hold what the server grants it now. Throws ApiError or KeyRingFailure. */
export async function reloadKeys(signal?: AbortSignal): Promise<KeyRing> {
  const ring = await call(authRoutes.keys, {}, signal);
  await refreshKeys(ring);
  return ring;
}

type Access = AnswerOf<typeof peopleRoutes.access>;
const isWaitedFor = ({ account, vouch, departments }: Access["missing"]) => account || vouch || departments.length > 0;
const accessRead = () => queryClient.getQueryData<Access>(queryKeys.access);

/**
 * Asks what the server hands this person now and tells whether this tab's keys may be others: something was waited for, or
 * the number is not the one that this tab was given.
 */
export async function mayHaveOtherKeys(): Promise<boolean> {
  const missing = accessRead()?.missing;
  const waited = missing !== undefined && isWaitedFor(missing);
  // What is on its way may be older than the moment of this question.
  await queryClient.invalidateQueries({ queryKey: queryKeys.access }, { cancelRefetch: true });
  const now = accessRead();
  return waited || (now !== undefined && now.grants !== heldKeys()?.granted);
}

/** Says that keys have come: all of them, or what of them is still missing. */
async function sayGiven({ isGuest }: CurrentUser): Promise<void> {
  // Guests wait for nothing but their cases, and are not told of departments.
  const missing = isGuest ? null : (await call(peopleRoutes.access)).missing;
  const what = missing ? missingWords(missing) : "";
  const part = { title: t("accessGivenPart"), ...(what && { description: t("accessPart", { what }) }) };
  toast(missing && isWaitedFor(missing) ? part : { title: t("accessGiven"), description: t("accessGivenText") });
}

/** How many acts of this tab are on their way that give this person keys. */
let own = 0;

/** Runs what gives this person keys by their own hand: nobody has released them, and they are not told so. */
export async function byOwnHand<Result>(work: () => Promise<Result>): Promise<Result> {
  own++;
  try {
    return await work();
  } finally {
    own--;
  }
}

/** Reads the own permissions and key ring again: what a colleague granted counts without a new sign-in. */
export async function followKeys(): Promise<void> {
  const before = heldKeys();
  if (!before) return;
  const wasOwn = own > 0;
  const missing = accessRead()?.missing;
  const wasWaiting = missing !== undefined && isWaitedFor(missing);
  try {
    const [user, ring] = await Promise.all([call(userRoutes.current), reloadKeys()]);
    const now = heldKeys();
    if (now?.userKey !== before.userKey) return;
    queryClient.setQueryData<CurrentUser>(USER, user);
    await noteAccountKey(user).catch(() => undefined);
    void keepKeyLog(user, ring).catch(() => undefined);
    const [had, has] = [openingSeeds(before), openingSeeds(now)];
    const cameForWaiting = wasWaiting && [...has.keys()].some((name) => !had.has(name));
    // A renewal brings a key, too, and nobody waited for it.
    const given = cameForWaiting || heldAgain(had, has) || (now.isVouched && !before.isVouched);
    if (given && !wasOwn && own === 0) await sayGiven(user);
  } catch (error) {
    // A lost line or session is told elsewhere, and the next reading that needs a key asks again; keys that do not fit are told here.
    if (error instanceof KeyRingFailure)
      toast({ title: t("keysChangedTitle"), description: failureText(error, ""), variant: "destructive" });
  }
}
