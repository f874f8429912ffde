import { paths } from "@hz/contract/paths";
import { Link } from "react-router";
import { FactorCard, PasskeysCard, PasswordCard, RecoveryCard, SessionsCard } from "../account/index.ts";
import { usePageTitle } from "../shared/page/page-title.ts";
import { t } from "../shared/texts/texts.ts";

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
