import { paths } from "@hz/contract/paths";
import { CreditCard, Keyboard, KeyRound, LogOut, Search, Settings, UserRound } from "lucide-react";
import { Link } from "react-router";
import { Button } from "../../ui/button.tsx";
import { DropdownMenu, MenuItem, MenuLabel, MenuSeparator } from "../../ui/dropdown-menu.tsx";
import { HEADER_FITS, useMediaQuery } from "../media-query.ts";
import { initialsOf } from "../session/names.ts";
import { leavePage } from "../session/leave-page.ts";
import { signOut } from "../session/session.ts";
import { mayPay, useUser } from "../session/user.ts";
import { t } from "../texts.ts";
import { openOverlay } from "./open-overlay.ts";
import { ThemeChoices } from "./theme-switch.tsx";

/** Gives the menu of the signed-in person: who it is, the own account, the recovery code, settings, what a phone's header has no room for, and the way out. */
export function UserMenu() {
  const user = useUser();
  const maySettings = user.permissions.some((name) => name === "Einstellungen" || name === "Sicherheitseinstellungen");
  const isWide = useMediaQuery(HEADER_FITS);
  const leave = () => signOut().then(() => leavePage(paths.signIn));
  return (
    <DropdownMenu
      trigger={
        <Button variant="ghost" className="-mr-1 max-md:px-1.5 md:-mr-4">
          <span aria-hidden="true" className="grid size-8 shrink-0 place-content-center rounded-full bg-brand text-sm text-brand-ink">
            {initialsOf(user.fullName)}
          </span>
          <span className="sr-only">{t("userMenu")} </span>
          <span className="sr-only max-w-48 truncate font-normal sm:not-sr-only">{user.fullName}</span>
        </Button>
      }
    >
      <MenuLabel>
        <span className="block font-semibold text-ink">{user.fullName}</span>
        <span className="block max-w-64 truncate">{user.email}</span>
      </MenuLabel>
      <MenuSeparator />
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
      {maySettings && (
        <MenuItem asChild>
          <Link to={paths.settings}>
            <Settings aria-hidden="true" className="size-4" />
            {t("settings")}
          </Link>
        </MenuItem>
      )}
      {mayPay(user) && (
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
      <MenuSeparator />
      <MenuItem onSelect={() => void leave()}>
        <LogOut aria-hidden="true" className="size-4" />
        {t("signOut")}
      </MenuItem>
    </DropdownMenu>
  );
}
