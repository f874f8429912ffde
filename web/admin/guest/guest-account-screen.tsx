import { paths } from "@hz/contract/paths";
import { Link } from "react-router";
import { FactorCard } from "../account/factor-card.tsx";
import { PasskeysCard } from "../account/passkeys-card.tsx";
import { PasswordCard } from "../account/password-card.tsx";
import { RecoveryCard } from "../account/recovery-card.tsx";
import { SessionsCard } from "../account/sessions-card.tsx";
import { usePageTitle } from "../page-title.ts";
import { t } from "../texts.ts";

/** The page /gast/konto: a guest's own way in. */
export function GuestAccountScreen() {
  usePageTitle(t("account"));
  return (
    <div className="grid max-w-3xl gap-5">
      <div className="grid gap-1">
        <Link to={paths.guest} className="text-sm text-muted hover:text-ink">
          {t("guestBack")}
        </Link>
        <h1 className="text-3xl">{t("account")}</h1>
      </div>
      <PasswordCard />
      <FactorCard />
      <PasskeysCard />
      <SessionsCard />
      <RecoveryCard />
    </div>
  );
}
