import { paths } from "@hz/contract/paths";
import { LogOut, UserRound } from "lucide-react";
import { Suspense } from "react";
import { Link, Outlet, ScrollRestoration } from "react-router";
import { Button } from "../../ui/button.tsx";
import { DropdownMenu, MenuItem, MenuLabel, MenuSeparator } from "../../ui/dropdown-menu.tsx";
import { initialsOf } from "../session/names.ts";
import { leavePage } from "../session/leave-page.ts";
import { signOut } from "../session/session.ts";
import { useUser } from "../session/user.ts";
import { Brand } from "../shell/brand.tsx";
import { FirstPaint } from "../shell/first-paint.tsx";
import { LostSessionNotice } from "../shell/lost-session-notice.tsx";
import { ThemeChoices } from "../shell/theme-switch.tsx";
import { t } from "../texts.ts";
import { useGuestEvents } from "./use-guest-events.ts";

/** The frame of a guest's pages: no sidebar, because there is nowhere else to go. */
export function GuestShell() {
  useGuestEvents();
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr]">
      <a
        href="#inhalt"
        className="sr-only z-50 rounded-control bg-surface px-4 py-2 font-semibold focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        {t("skipToContent")}
      </a>
      <header className="sticky top-0 z-30 border-b border-line bg-surface print:hidden">
        <div className="flex h-15 items-center px-3 md:px-6">
          <Link to={paths.guest} className="mr-auto min-w-0 overflow-hidden no-underline">
            <Brand crowded />
          </Link>
          <GuestMenu />
        </div>
      </header>
      <main id="inhalt" tabIndex={-1} className="min-w-0 px-4 py-6 outline-none md:px-8">
        <div className="mx-auto grid max-w-4xl gap-5">
          <LostSessionNotice />
          <Suspense fallback={<FirstPaint />}>
            <Outlet />
          </Suspense>
        </div>
      </main>
      <ScrollRestoration />
    </div>
  );
}

function GuestMenu() {
  const user = useUser();
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
        <Link to={paths.guestAccount}>
          <UserRound aria-hidden="true" className="size-4" />
          {t("account")}
        </Link>
      </MenuItem>
      <MenuSeparator />
      <ThemeChoices />
      <MenuSeparator />
      <MenuItem onSelect={() => void leave()}>
        <LogOut aria-hidden="true" className="size-4" />
        {t("signOut")}
      </MenuItem>
    </DropdownMenu>
  );
}
