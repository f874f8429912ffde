import { LogOut, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { DropdownMenu, MenuItem, MenuLabel, MenuSeparator } from "../../../ui/dropdown-menu.tsx";
import { initialsOf, shownAddress } from "../../shared/names/person.ts";
import { useUser } from "../../shared/session/user.ts";
import { t } from "../../shared/texts/texts.ts";
import { signOutHere } from "../sign-out-here.ts";

/** The menu of the signed-in person, from who it is to the way out; `children` stand between. */
export function PersonMenu({ children }: { children: ReactNode }) {
  const user = useUser();
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
        <span className="block max-w-64 truncate">{shownAddress(user.email)}</span>
      </MenuLabel>
      <MenuSeparator />
      {children}
      <MenuSeparator />
      <MenuItem onSelect={signOutHere}>
        <LogOut aria-hidden="true" className="size-4" />
        {t("signOut")}
      </MenuItem>
    </DropdownMenu>
  );
}

/** An entry of it that leads to a page. */
export function MenuLink({ to, icon: Icon, label }: { to: string; icon: LucideIcon; label: string }) {
  return (
    <MenuItem asChild>
      <Link to={to}>
        <Icon aria-hidden="true" className="size-4" />
        {label}
      </Link>
    </MenuItem>
  );
}
