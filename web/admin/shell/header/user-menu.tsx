import { paths } from "@hz/contract/paths";
import { CreditCard, Keyboard, KeyRound, Search, Settings, UserRound } from "lucide-react";
import { Link } from "react-router";
import { MenuItem, MenuSeparator } from "../../../ui/dropdown-menu.tsx";
import { HEADER_FITS, useMediaQuery } from "../../shared/page/media-query.ts";
import { useUser } from "../../shared/session/user.ts";
import { t } from "../../shared/texts/texts.ts";
import { PersonMenu } from "./person-menu.tsx";
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
      <MenuItem asChild>
        <Link to={paths.account}>
          <UserRound aria-hidden="true" className="size-4" />
          {t("account")}
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to={paths.recoveryCode}>
          <KeyRound aria-hidden="true" className="size-4" />
          {user.recoveryConfirmed ? t("recoveryRenewTitle") : t("recoveryTitle")}
        </Link>
      </MenuItem>
      {mayOpen(user, "settings") && (
        <MenuItem asChild>
          <Link to={paths.settings}>
            <Settings aria-hidden="true" className="size-4" />
            {t("settings")}
          </Link>
        </MenuItem>
      )}
      {mayOpen(user, "billing") && (
        <MenuItem asChild>
          <Link to={paths.billing}>
            <CreditCard aria-hidden="true" className="size-4" />
            {t("billing")}
          </Link>
        </MenuItem>
      )}
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
