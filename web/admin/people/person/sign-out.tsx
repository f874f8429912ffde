import type { ManagedUser } from "@hz/contract/people/people";
import { sessionRoutes } from "@hz/contract/sign-in/sessions";
import { LogOut } from "lucide-react";
import { call } from "../../../api/client.ts";
import { AskedButton } from "../../shared/action/asked-button.tsx";
import { t } from "../../shared/texts/texts.ts";

/** Ends all sessions of a person, for whoever lost a device; asked once. */
export function SignOut({ user: { id, fullName: name } }: { user: ManagedUser }) {
  return (
    <AskedButton
      button={{ className: "w-full" }}
      label={
        <>
          <LogOut aria-hidden="true" className="size-4" />
          {t("userSignOut")}
        </>
      }
      title={t("userSignOutTitle", { name })}
      text={t("userSignOutText")}
      confirmLabel={t("userSignOut")}
      destructive
      does={{
        run: () => call(sessionRoutes.endOfColleague, { params: { id } }),
        done: ({ ended }) => ({
          title: ended === 0 ? t("userSignedOutNowhere") : t("userSignedOut", { count: ended }),
          description: t("userSignedOutText", { name }),
        }),
        failed: t("userUpdateFailed"),
        failsIn: "both",
        touches: [],
      }}
    />
  );
}
