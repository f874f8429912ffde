import { needsVouching, readsReports } from "@hz/contract/permissions";
import { KeyRound } from "lucide-react";
import { Card } from "../../../ui/card.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { heldKeys, openingSeeds } from "../../../vault/keys/held-keys.ts";
import { usePageTitle } from "../../shared/page/page-title.ts";
import { useHeldKeys, useUser } from "../../shared/session/user.ts";
import { t } from "../../shared/texts/texts.ts";
import { Fingerprint } from "./fingerprint.tsx";
import { useAccess } from "../queries.ts";
import { missingWords } from "../../shared/session/missing-words.ts";
import { whoGrants } from "./who-grants.ts";

/** How much the signed-in person waits for: everything, some keys, or nothing. */
export function useWaiting(): "all" | "some" | "nothing" {
  const access = useAccess();
  useHeldKeys(); // What is read from them below is drawn anew with them.
  if (!access) return "nothing";
  const { account, vouch, departments } = access.missing;
  if (!vouch && !account && departments.length === 0) return "nothing";
  const isEmptyHanded = !holdsSeeds() && departments.length > 0;
  return (vouch && !canStillRead()) || isEmptyHanded ? "all" : "some";
}

const holdsSeeds = () => {
  const held = heldKeys();
  return held !== null && openingSeeds(held).size > 0;
};

/** Whether this tab opens reports all the same: after a new account key people keep what they hold, and wait with it. */
const canStillRead = () => holdsSeeds() && heldKeys()!.knowsAccountKey;

/** Whether nobody has vouched for the signed-in person's keys, now or before: the server lets them do nothing but what is their own. */
export function useIsUnvouched(): boolean {
  const { permissions } = useUser();
  const held = useHeldKeys(); // canStillRead() is asked anew with them.
  // Before that is read the own key ring tells it as well, so that nothing is asked for that would be refused.
  const isUnvouched = useAccess()?.missing.vouch ?? (needsVouching(permissions) && held?.isVouched === false);
  return isUnvouched && !canStillRead();
}

/** The calm page of somebody who has an account and no keys yet: the own fingerprint, and who can grant. */
export function AccessWaiting() {
  usePageTitle(t("accessTitle"));
  const access = useAccess();
  const { permissions } = useUser();
  return (
    <div className="mx-auto grid w-full max-w-xl gap-4 py-4">
      <Card className="grid gap-4 p-6">
        <span className="grid size-12 place-content-center rounded-full bg-brand-soft text-brand">
          <KeyRound aria-hidden="true" className="size-6" />
        </span>
        <h1 className="text-2xl">{t("accessTitle")}</h1>
        <p>
          {access && t(`accessSince_${access.since}`)} {t(readsReports(permissions) ? "accessText" : "accessTextNoReports")}
        </p>
        {access && <p className="wrap-anywhere">{whoGrants(access, permissions)}</p>}
        {/* Keys that are vouched for are given anew without comparing. */}
        {access?.missing.vouch && (
          <>
            <p>{t("accessCompare")}</p>
            <Fingerprint of={null} />
          </>
        )}
        <p className="text-sm text-muted">{t("accessWaits")}</p>
      </Card>
    </div>
  );
}

/** Says above a screen that some keys are still missing; else nothing. */
export function AccessNotice() {
  const access = useAccess();
  const { permissions } = useUser();
  if (useWaiting() !== "some" || !access) return null;
  if (access.missing.vouch)
    return (
      <Notice tone="accent">
        <div className="grid gap-3">
          <p>
            {t("accessAnew")} {whoGrants(access, permissions)}
          </p>
          <Fingerprint of={null} />
        </div>
      </Notice>
    );
  return (
    <Notice tone="accent">
      {t("accessPart", { what: missingWords(access.missing) })} {whoGrants(access, permissions)}
    </Notice>
  );
}
