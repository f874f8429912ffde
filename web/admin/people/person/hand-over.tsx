import { ownershipRoutes } from "@hz/contract/people/ownership";
import type { ManagedUser } from "@hz/contract/people/people";
import { Crown } from "lucide-react";
import { call } from "../../../api/client.ts";
import { AskedButton } from "../../shared/action/asked-button.tsx";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { USER } from "../../shared/session/user.ts";
import { t } from "../../shared/texts/texts.ts";

/** The owner hands the account over to an Admin, after reading what that means. */
export function HandOver({ user: { id, fullName: name } }: { user: ManagedUser }) {
  return (
    <AskedButton
      button={{ className: "w-full" }}
      label={
        <>
          <Crown aria-hidden="true" className="size-4" />
          {t("ownerHandOver")}
        </>
      }
      title={t("ownerHandOverTitle", { name })}
      text={t("ownerHandOverText", { name })}
      confirmLabel={t("ownerHandOver")}
      destructive
      does={{
        run: () => call(ownershipRoutes.handOver, { params: { id } }),
        done: { title: t("ownerHandedOver"), description: t("ownerHandedOverText", { name }) },
        failed: t("ownerHandOverFailed"),
        // Where somebody was faster the page says whose account it is now, and the dialog goes with the button.
        failsIn: "both",
        touches: [USER, queryKeys.people],
      }}
    />
  );
}
