import type { LiveEvent } from "@hz/contract/events";
import { paths } from "@hz/contract/paths";
import type { QueryClient } from "@tanstack/react-query";
import { UserRound } from "lucide-react";
import { Suspense } from "react";
import { Link, Outlet, ScrollRestoration } from "react-router";
import { DialogNotices } from "../../ui/dialog-notice.tsx";
import { MenuSeparator } from "../../ui/dropdown-menu.tsx";
import { Brand, FirstPaint } from "../shared/page/brand.tsx";
import { queryKeys } from "../shared/queries/query-keys.ts";
import { readAnew } from "../shared/queries/read-anew.ts";
import { LeaveBlocker } from "./leave-blocker.tsx";
import { useEvents } from "./use-events.ts";
import { LostSessionInDialog, LostSessionNotice } from "./notices/lost-session-notice.tsx";
import { MenuLink, PersonMenu } from "./header/person-menu.tsx";
import { ThemeChoices } from "./header/theme-switch.tsx";
import { t } from "../shared/texts/texts.ts";

/** The frame of a guest's pages: no sidebar, because there is nowhere else to go. */
export function GuestShell() {
  useEvents(readCasesAnew);
  return (
    <DialogNotices notice={<LostSessionInDialog />}>
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
        <LeaveBlocker />
      </div>
    </DialogNotices>
  );
}

function GuestMenu() {
  return (
    <PersonMenu>
      <MenuLink to={paths.guestAccount} icon={UserRound} label={t("account")} />
      <MenuSeparator />
      <ThemeChoices />
    </PersonMenu>
  );
}

function readCasesAnew(client: QueryClient, event: LiveEvent | null): void {
  readAnew(client, queryKeys.guestCases);
  readAnew(client, event?.ref ? queryKeys.report(event.ref) : queryKeys.anyReport);
}
