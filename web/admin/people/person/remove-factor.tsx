import type { ManagedUser } from "@hz/contract/people/people";
import { secondFactorRoutes } from "@hz/contract/sign-in/second-factor";
import { ShieldOff } from "lucide-react";
import { call } from "../../../api/client.ts";
import { AskedButton } from "../../shared/action/asked-button.tsx";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { t } from "../../shared/texts/texts.ts";

/** Removes a second factor, for whoever lost the device; asked once. */
export function RemoveFactor({ user: { id, fullName: name } }: { user: ManagedUser }) {
  return (
    <AskedButton
      button={{ className: "w-full" }}
      label={
        <>
          <ShieldOff aria-hidden="true" className="size-4" />
          {t("userFactorRemove")}
        </>
      }
      title={t("userFactorRemoveTitle", { name })}
      text={t("userFactorRemoveText")}
      confirmLabel={t("userFactorRemoveConfirm")}
      destructive
      does={{
        run: () => call(secondFactorRoutes.remove, { params: { id } }),
        done: { title: t("userFactorRemoved"), description: t("userFactorRemovedText", { name }) },
        failed: t("userUpdateFailed"),
        failsIn: "both",
        touches: [queryKeys.people],
      }}
    />
  );
}
