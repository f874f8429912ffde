import { paths } from "@hz/contract/paths";
import type { ComponentType } from "react";
import type { RouteObject } from "react-router";
import type { SignInHandle } from "./auth/index.ts";
import { cleanDocument, ownDocument } from "./shared/page/own-document.ts";
import { maybeSession, requireNobody, requireSession } from "./shared/session/guard.ts";
import { FirstPaint } from "./shared/page/brand.tsx";
import { MissingScreen } from "./shell/missing-screen.tsx";
import { RouteFailure } from "./shell/route-failure.tsx";
import type { ScreenHandle } from "./shell/screen-gate.tsx";
import { SCREEN_NEEDS, type ScreenName } from "./shared/screens/screen-needs.ts";

type Load = () => Promise<{ Component: ComponentType }>;

/** The file of each screen behind the sign-in; what it needs stands beside its name in shared/screens/screen-needs.ts. */
const SCREENS: Record<ScreenName, Load> = {
  dashboard: loadDashboard,
  app: loadDashboard,
  reports: async () => ({ Component: (await import("./reports/reports-screen.tsx")).ReportsScreen }),
  retention: async () => ({ Component: (await import("./retention/retention-screen.tsx")).RetentionScreen }),
  entry: async () => ({ Component: (await import("./entry/entry-screen.tsx")).EntryScreen }),
  report: async () => ({ Component: (await import("./report/report-screen.tsx")).ReportScreen }),
  categories: async () => ({ Component: (await import("./categories/categories-screen.tsx")).CategoriesScreen }),
  channels: async () => ({ Component: (await import("./channels/channels-screen.tsx")).ChannelsScreen }),
  templates: async () => ({ Component: (await import("./templates/templates-screen.tsx")).TemplatesScreen }),
  emergency: async () => ({ Component: (await import("./emergency/emergency-screen.tsx")).EmergencyScreen }),
  archive: async () => ({ Component: (await import("./archive/archive-screen.tsx")).ArchiveScreen }),
  departments: async () => ({ Component: (await import("./departments/departments-screen.tsx")).DepartmentsScreen }),
  settings: async () => ({ Component: (await import("./settings/settings-screen.tsx")).SettingsScreen }),
  billing: async () => ({ Component: (await import("./billing/billing-screen.tsx")).BillingScreen }),
  keyLog: async () => ({ Component: (await import("./key-log/key-log-screen.tsx")).KeyLogScreen }),
  readiness: async () => ({ Component: (await import("./readiness/readiness-screen.tsx")).ReadinessScreen }),
  processing: async () => ({ Component: (await import("./processing/processing-screen.tsx")).ProcessingScreen }),
  evaluations: async () => ({ Component: (await import("./evaluations/evaluations-screen.tsx")).EvaluationsScreen }),
  audit: async () => ({ Component: (await import("./audit/audit-screen.tsx")).AuditScreen }),
  account: async () => ({ Component: (await import("./account/account-screen.tsx")).AccountScreen }),
  users: async () => ({ Component: (await import("./people/users-screen.tsx")).UsersScreen }),
  user: async () => ({ Component: (await import("./people/person/user-screen.tsx")).UserScreen }),
  support: async () => ({ Component: (await import("./support/support-screen.tsx")).SupportScreen }),
  article: async () => ({ Component: (await import("./support/article-screen.tsx")).ArticleScreen }),
};

function loadDashboard() {
  return import("./dashboard/dashboard-screen.tsx").then((file) => ({ Component: file.DashboardScreen }));
}

function fetchDesk(): void {
  void Promise.all([import("./shell/shell.tsx"), loadDashboard()]).catch(() => undefined);
}

/** Every screen of the application; each loads its own file when it is first opened. */
export const routes: RouteObject[] = [
  {
    HydrateFallback: FirstPaint,
    ErrorBoundary: RouteFailure,
    children: [
      {
        path: paths.signIn,
        loader: requireNobody,
        handle: { fetchNext: fetchDesk } satisfies SignInHandle,
        lazy: async () => ({ Component: (await import("./auth/sign-in-screen.tsx")).SignInScreen }),
      },
      {
        path: paths.demo,
        loader: requireNobody,
        handle: { fetchNext: fetchDesk } satisfies SignInHandle,
        lazy: async () => ({ Component: (await import("./auth/demo-screen.tsx")).DemoScreen }),
      },
      {
        path: paths.register,
        loader: requireNobody,
        lazy: async () => ({ Component: (await import("./auth/register-screen.tsx")).RegisterScreen }),
      },
      {
        path: paths.trial,
        loader: async (visit) => (await requireNobody(visit)) ?? ownDocument(visit),
        lazy: async () => ({ Component: (await import("./trial/trial-screen.tsx")).TrialScreen }),
      },
      {
        path: paths.confirmEmail,
        loader: maybeSession,
        lazy: async () => ({ Component: (await import("./auth/confirm-email-screen.tsx")).ConfirmEmailScreen }),
      },
      {
        path: paths.verifyEmail,
        lazy: async () => ({ Component: (await import("./auth/verify-email-screen.tsx")).VerifyEmailScreen }),
      },
      {
        path: paths.releaseAddress,
        lazy: async () => ({ Component: (await import("./auth/release-address-screen.tsx")).ReleaseAddressScreen }),
      },
      {
        path: paths.forgotPassword,
        lazy: async () => ({ Component: (await import("./reset/forgot-screen.tsx")).ForgotScreen }),
      },
      {
        path: paths.resetPassword,
        lazy: async () => ({ Component: (await import("./reset/reset-screen.tsx")).ResetScreen }),
      },
      {
        path: paths.invitation,
        lazy: async () => ({ Component: (await import("./invitation/invitation-screen.tsx")).InvitationScreen }),
      },
      {
        path: paths.recoveryCode,
        loader: requireSession,
        lazy: async () => ({ Component: (await import("./recovery/recovery-screen.tsx")).RecoveryScreen }),
      },
      {
        path: paths.secondFactor,
        loader: requireSession,
        lazy: async () => ({ Component: (await import("./account/enrol-screen.tsx")).EnrolScreen }),
      },
      {
        loader: requireSession,
        lazy: async () => ({ Component: (await import("./shell/guest-shell.tsx")).GuestShell }),
        children: [{ ErrorBoundary: RouteFailure, children: guestScreens() }],
      },
      {
        loader: requireSession,
        lazy: async () => ({ Component: (await import("./shell/shell.tsx")).Shell }),
        children: [
          {
            ErrorBoundary: RouteFailure,
            lazy: async () => ({ Component: (await import("./shell/screen-gate.tsx")).ScreenGate }),
            children: screens(),
          },
        ],
      },
    ],
  },
];

/** What a guest of single cases sees. */
function guestScreens(): RouteObject[] {
  return [
    {
      path: paths.guest,
      lazy: async () => ({ Component: (await import("./guest/guest-cases-screen.tsx")).GuestCasesScreen }),
    },
    {
      path: paths.guestCase(":id"),
      lazy: async () => ({ Component: (await import("./guest/guest-case-screen.tsx")).GuestCaseScreen }),
    },
    {
      path: paths.guestAccount,
      lazy: async () => ({ Component: (await import("./guest/guest-account-screen.tsx")).GuestAccountScreen }),
    },
  ];
}

function screens(): RouteObject[] {
  const names = Object.keys(SCREENS) as ScreenName[];
  return [
    ...names.map((screen) => ({
      path: SCREEN_NEEDS[screen].path,
      handle: { screen } satisfies ScreenHandle,
      lazy: SCREENS[screen],
      loader: screen === "billing" ? ownDocument : cleanDocument,
    })),
    { path: "*", Component: MissingScreen },
  ];
}
