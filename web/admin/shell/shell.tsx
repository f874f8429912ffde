import { paths } from "@hz/contract/paths";
import { Suspense, useLayoutEffect, useRef } from "react";
import { Link, Outlet, ScrollRestoration, useLocation } from "react-router";
import { DialogNotices } from "../../ui/dialog-notice.tsx";
import { useFocusRecovery } from "../../ui/focus-recovery.ts";
import { RenewalNotices } from "../departments/index.ts";
import { offerOverlays, useOverlay } from "../shared/overlay/overlay.ts";
import { t } from "../shared/texts/texts.ts";
import { Brand, FirstPaint } from "../shared/page/brand.tsx";
import { AccessNotice, AccountKeyNotice, LeftNotice, WaitingNotice } from "../people/index.ts";
import { useAutoStart } from "../tutorial/index.ts";
import { StatusBanner } from "./notices/status-banner.tsx";
import { FailedMails } from "./notices/failed-mails.tsx";
import { HeaderActions } from "./header/header-actions.tsx";
import { KeyLogNotice } from "./notices/key-log-notice.tsx";
import { LeaveBlocker } from "./leave-blocker.tsx";
import { useLiveEvents } from "./live-events.ts";
import { LostSessionInDialog, LostSessionNotice } from "./notices/lost-session-notice.tsx";
import { Navigation } from "./header/navigation.tsx";
import { NavigationDrawer } from "./header/navigation-drawer.tsx";
import { RecoveryNotice } from "./notices/recovery-notice.tsx";
import { UserMenu } from "./header/user-menu.tsx";
import { useShortcuts } from "./shortcuts/use-shortcuts.ts";

/** The frame of every signed-in screen: header, sidebar, and the screen itself. */
export function Shell() {
  useLiveEvents();
  useFocusRecovery();
  const main = useMainFocus();
  return (
    <DialogNotices notice={<LostSessionInDialog />}>
      <div className="grid min-h-dvh grid-rows-[auto_auto_1fr]">
        <a
          href="#inhalt"
          className="sr-only z-50 rounded-control bg-surface px-4 py-2 font-semibold focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
        >
          {t("skipToContent")}
        </a>
        <div className="print:hidden">
          <StatusBanner />
        </div>
        <header className="sticky top-0 z-30 border-b border-line bg-surface print:hidden">
          <div className="flex h-15 items-center px-3 md:gap-1 md:px-6">
            <NavigationDrawer />
            <Link to={paths.dashboard} className="mr-auto min-w-0 overflow-hidden no-underline">
              <Brand crowded />
            </Link>
            <HeaderActions />
            <UserMenu />
          </div>
        </header>
        <div className="grid md:grid-cols-[220px_minmax(0,1fr)] print:block">
          <aside className="hidden border-r border-line md:block print:hidden">
            <div className="sticky top-15 px-3 py-4">
              <Navigation />
            </div>
          </aside>
          <main ref={main} id="inhalt" tabIndex={-1} className="min-w-0 px-4 py-6 outline-none md:px-8">
            <div className="mx-auto grid max-w-300 gap-5">
              <LostSessionNotice />
              <KeyLogNotice />
              <FailedMails />
              <RecoveryNotice />
              <AccessNotice />
              <AccountKeyNotice />
              <WaitingNotice />
              <LeftNotice />
              <RenewalNotices />
              <Suspense fallback={<FirstPaint />}>
                <Outlet />
              </Suspense>
            </div>
          </main>
        </div>
        <ScrollRestoration />
        <Overlays />
        <LeaveBlocker />
      </div>
    </DialogNotices>
  );
}

/** After a change of screen the focus stands at its beginning, so that a screen reader reads it and Tab starts there. */
function useMainFocus() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  // Before anything is painted: a key pressed at first sight of the screen must already reach it.
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}

offerOverlays({
  tutorial: async () => (await import("../tutorial/tutorial.tsx")).Tutorial,
  palette: async () => (await import("./palette/palette.tsx")).Palette,
  shortcuts: async () => (await import("./shortcuts/shortcuts-sheet.tsx")).ShortcutsSheet,
});

/** What may stand over every screen: the tutorial, the command palette, the sheet of shortcuts; one at a time. */
function Overlays() {
  useShortcuts();
  useAutoStart();
  return useOverlay();
}
