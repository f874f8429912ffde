import { eventRoutes } from "@hz/contract/events";
import { paths } from "@hz/contract/paths";
import { userRoutes } from "@hz/contract/people/users";
import { useQueryClient } from "@tanstack/react-query";
import { UserRound } from "lucide-react";
import { Suspense, useEffect } from "react";
import { Link, Outlet, ScrollRestoration } from "react-router";
import { authToken, bearerHeaders } from "../../api/auth-token.ts";
import { call } from "../../api/client.ts";
import { followEvents } from "../../api/live.ts";
import { DialogNotices } from "../../ui/dialog-notice.tsx";
import { MenuItem, MenuSeparator } from "../../ui/dropdown-menu.tsx";
import { Brand, FirstPaint } from "../shared/page/brand.tsx";
import { queryKeys } from "../shared/queries/query-keys.ts";
import { readAnew } from "../shared/queries/read-anew.ts";
import { useLostSession } from "../shared/session/lost-session.ts";
import { LeaveBlocker } from "./leave-blocker.tsx";
import { LostSessionInDialog, LostSessionNotice } from "./notices/lost-session-notice.tsx";
import { PersonMenu } from "./header/person-menu.tsx";
import { ThemeChoices } from "./header/theme-switch.tsx";
import { t } from "../shared/texts/texts.ts";

/** The frame of a guest's pages: no sidebar, because there is nowhere else to go. */
export function GuestShell() {
  useGuestEvents();
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
      <MenuItem asChild>
        <Link to={paths.guestAccount}>
          <UserRound aria-hidden="true" className="size-4" />
          {t("account")}
        </Link>
      </MenuItem>
      <MenuSeparator />
      <ThemeChoices />
    </PersonMenu>
  );
}

/** Keeps one stream of events while a guest's pages stand, and has their cases read again. */
function useGuestEvents(): void {
  const client = useQueryClient();
  // A session that comes back has another bearer value.
  const isLost = useLostSession();
  useEffect(() => {
    if (isLost) return;
    return followEvents({
      url: eventRoutes.account.path,
      headers: bearerHeaders(),
      isWanted: () => authToken() !== null,
      onRefused: () => void call(userRoutes.current).catch(() => undefined),
      onChange: (event) => {
        readAnew(client, queryKeys.guestCases);
        readAnew(client, event?.ref ? queryKeys.report(event.ref) : queryKeys.anyReport);
      },
    });
  }, [client, isLost]);
}
