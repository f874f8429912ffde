import { paths } from "@hz/contract/paths";
import { CreditCard, Keyboard, KeyRound, Search, Settings, UserRound } from "lucide-react";
import { MenuItem, MenuSeparator } from "../../../ui/dropdown-menu.tsx";
import { HEADER_FITS, useMediaQuery } from "../../shared/page/media-query.ts";
import { useUser } from "../../shared/session/user.ts";
import { t } from "../../shared/texts/texts.ts";
import { MenuLink, PersonMenu } from "./person-menu.tsx";
import { openOverlay } from "../../shared/overlay/overlay.ts";
import { mayOpen } from "../../shared/screens/screen-needs.ts";
import { ThemeChoices } from "./theme-switch.tsx";

/**
 * The menu of the signed-in person: who it is, the own account, the recovery code, settings, what a phone's header has no room for,
 * and the way out.
 */
export function UserMenu() {
  const user = useUser();
  const isWide = useMediaQuery(HEADER_FITS);
  return (
    <PersonMenu>
      <MenuLink to={paths.account} icon={UserRound} label={t("account")} />
      <MenuLink to={paths.recoveryCode} icon={KeyRound} label={user.recoveryConfirmed ? t("recoveryRenewTitle") : t("recoveryTitle")} />
      {mayOpen(user, "settings") && <MenuLink to={paths.settings} icon={Settings} label={t("settings")} />}
      {mayOpen(user, "billing") && <MenuLink to={paths.billing} icon={CreditCard} label={t("billing")} />}
      <MenuSeparator />
      <MenuItem onSelect={() => void openOverlay("palette")}>
        <Search aria-hidden="true" className="size-4" />
        {t("palette")}
      </MenuItem>
      {isWide ? (
        <MenuItem onSelect={() => void openOverlay("shortcuts")}>
          <Keyboard aria-hidden="true" className="size-4" />
          {t("shortcuts")}
        </MenuItem>
      ) : (
        <>
          <MenuSeparator />
          <ThemeChoices />
        </>
      )}
    </PersonMenu>
  );
}
