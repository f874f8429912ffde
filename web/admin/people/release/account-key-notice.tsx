import { useQuery } from "@tanstack/react-query";
import { readsReports } from "@hz/contract/permissions";
import { toBase64Url } from "@hz/crypto";
import { Notice } from "../../../ui/notice.tsx";
import { accountPrint } from "../../../vault/people/fingerprints.ts";
import { heldKeys, openingSeeds } from "../../../vault/keys/held-keys.ts";
import { needsAccountComparison } from "../../../vault/people/release.ts";
import { AskedButton } from "../../shared/action/asked-button.tsx";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { acceptAccountKey, willSign } from "../../shared/session/accept-account-key.ts";
import { reloadKeys } from "../../shared/session/reload-keys.ts";
import { useHeldKeys, useUser } from "../../shared/session/user.ts";
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
  const shown = useQuery({ queryKey: queryKeys.accountKey, queryFn: keyToCompare }).data;
  const { permissions } = useUser();
  const waiting = useWaiting();
  const held = useHeldKeys();
  if (!shown) return null;
  const reads = readsReports(permissions) && waiting !== "all" && held !== null && openingSeeds(held).size > 0;
  return (
    <Notice tone="accent">
      <div className="grid gap-3">
        <p className="font-semibold">{t("accountKeyCompareTitle")}</p>
        <code className="font-mono text-lg font-semibold wrap-anywhere select-all">{shown.print}</code>
        <p>
          {t("accountKeyCompareText")} {t(reads ? "accountKeyCompareReads" : "accountKeyCompareUntil")}
        </p>
        <p>{t("accountKeyCompareAgain")}</p>
        {shown.signs && <p>{t("accountKeySigns")}</p>}
        <AskedButton
          button={{ size: "small", className: "justify-self-start" }}
          label={t("accountKeyCompareConfirm")}
          title={t("accountKeyCompareAsk")}
          text={`${t("accountKeyCompareAskText")}${shown.signs ? ` ${t("accountKeySignsAsk")}` : ""}`}
          confirmLabel={t("accountKeyCompareConfirm")}
          does={{
            run: async () => {
              await acceptAccountKey(null, toBase64Url(shown.publicKey));
              await reloadKeys();
            },
            done: t("accountKeyCompared"),
            failed: t("accountKeyCompareFailed"),
            // What was compared may be another key by now, and the dialog go with the notice.
            failsIn: "both",
            touches: [queryKeys.people, queryKeys.departments, queryKeys.linkFragment, queryKeys.readiness],
          }}
        />
      </div>
    </Notice>
  );
}
