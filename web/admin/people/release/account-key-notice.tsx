import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { readsReports } from "@hz/contract/permissions";
import { toBase64Url } from "@hz/crypto";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { toast } from "../../../ui/toasts.ts";
import { accountPrint } from "../../../vault/people/fingerprints.ts";
import { heldKeys, openingSeeds } from "../../../vault/keys/held-keys.ts";
import { needsAccountComparison } from "../../../vault/people/release.ts";
import { failureText } from "../../shared/failures/failure-text.ts";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { acceptAccountKey, willSign } from "../../shared/session/accept-account-key.ts";
import { reloadKeys } from "../../shared/session/reload-keys.ts";
import { useUser } from "../../shared/session/user.ts";
import { t } from "../../shared/texts/texts.ts";
import { useWaiting } from "./access-waiting.tsx";

/** The account's key that people have still to compare, with its fingerprint; null where it is known. */
async function keyToCompare() {
  const held = heldKeys();
  if (!held || !needsAccountComparison(held)) return null;
  const { accountId, accountPublicKey } = held;
  const [print, signs] = await Promise.all([accountPrint(accountId, accountPublicKey), willSign()]);
  return { publicKey: accountPublicKey, print, signs };
}

/** Asks whoever was released to compare the account's fingerprint too, before anything is sealed by it; else nothing. */
export function AccountKeyNotice() {
  const client = useQueryClient();
  const shown = useQuery({ queryKey: queryKeys.accountKey, queryFn: keyToCompare }).data;
  const { permissions } = useUser();
  const waiting = useWaiting();
  const [asking, setAsking] = useState(false);
  const noting = useMutation({
    mutationFn: async ({ publicKey }: NonNullable<typeof shown>) => {
      await acceptAccountKey(null, toBase64Url(publicKey));
      await reloadKeys();
    },
    onSuccess: () => {
      toast({ title: t("accountKeyCompared") });
      const { people, departments, linkFragment, readiness } = queryKeys;
      for (const queryKey of [people, departments, linkFragment, readiness]) void client.invalidateQueries({ queryKey });
    },
    onError: (error) =>
      toast({ title: t("errorTitle"), description: failureText(error, t("accountKeyCompareFailed")), variant: "destructive" }),
    onSettled: () => setAsking(false),
  });
  if (!shown) return null;
  const held = heldKeys();
  const reads = readsReports(permissions) && waiting !== "all" && held !== null && openingSeeds(held).size > 0;
  return (
    <>
      <Notice tone="accent">
        <div className="grid gap-3">
          <p className="font-semibold">{t("accountKeyCompareTitle")}</p>
          <code className="font-mono text-lg font-semibold wrap-anywhere select-all">{shown.print}</code>
          <p>
            {t("accountKeyCompareText")} {t(reads ? "accountKeyCompareReads" : "accountKeyCompareUntil")}
          </p>
          <p>{t("accountKeyCompareAgain")}</p>
          {shown.signs && <p>{t("accountKeySigns")}</p>}
          <Button variant="quiet" size="small" className="justify-self-start" onClick={() => setAsking(true)}>
            {t("accountKeyCompareConfirm")}
          </Button>
        </div>
      </Notice>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t("accountKeyCompareAsk")}
        text={`${t("accountKeyCompareAskText")}${shown.signs ? ` ${t("accountKeySignsAsk")}` : ""}`}
        cancelLabel={t("cancel")}
        confirmLabel={t("accountKeyCompareConfirm")}
        busy={noting.isPending}
        onConfirm={() => noting.mutate(shown)}
      />
    </>
  );
}
