import { paths } from "@hz/contract/paths";
import type { RouteObject } from "react-router";
import { ownDocument } from "./payment/own-document.ts";
import { maybeSession, requireNobody, requireSession } from "./session/guard.ts";
import { FirstPaint } from "./shell/first-paint.tsx";
import { MissingScreen } from "./shell/missing-screen.tsx";
import { RouteFailure } from "./shell/route-failure.tsx";

/** Every screen of the application; each loads its own file when it is first opened. */
export const routes: RouteObject[] = [
  {
    HydrateFallback: FirstPaint,
    ErrorBoundary: RouteFailure,
    children: [
      {
        path: paths.signIn,
        loader: requireNobody,
        lazy: async () => ({ Component: (await import("./auth/sign-in-screen.tsx")).SignInScreen }),
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
        lazy: async () => ({ Component: (await import("./guest/guest-shell.tsx")).GuestShell }),
        children: [{ ErrorBoundary: RouteFailure, children: guestScreens() }],
      },
      {
        loader: requireSession,
        lazy: async () => ({ Component: (await import("./shell/shell.tsx")).Shell }),
        children: [{ ErrorBoundary: RouteFailure, children: screens() }],
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
  const dashboard = async () => ({ Component: (await import("./dashboard/dashboard-screen.tsx")).DashboardScreen });
  return [
    { path: paths.dashboard, lazy: dashboard },
    { path: paths.app, lazy: dashboard },
    {
      path: paths.reports,
      lazy: async () => ({ Component: (await import("./reports/reports-screen.tsx")).ReportsScreen }),
    },
    {
      path: paths.retention,
      lazy: async () => ({ Component: (await import("./retention/retention-screen.tsx")).RetentionScreen }),
    },
    {
      path: paths.newEntry,
      lazy: async () => ({ Component: (await import("./entry/entry-screen.tsx")).EntryScreen }),
    },
    {
      path: paths.report(":id"),
      lazy: async () => ({ Component: (await import("./report/report-screen.tsx")).ReportScreen }),
    },
    {
      path: paths.categories,
      lazy: async () => ({ Component: (await import("./categories/categories-screen.tsx")).CategoriesScreen }),
    },
    {
      path: paths.channels,
      lazy: async () => ({ Component: (await import("./channels/channels-screen.tsx")).ChannelsScreen }),
    },
    {
      path: paths.templates,
      lazy: async () => ({ Component: (await import("./templates/templates-screen.tsx")).TemplatesScreen }),
    },
    {
      path: paths.emergencyKey,
      lazy: async () => ({ Component: (await import("./emergency/emergency-screen.tsx")).EmergencyScreen }),
    },
    {
      path: paths.archive,
      lazy: async () => ({ Component: (await import("./archive/archive-screen.tsx")).ArchiveScreen }),
    },
    {
      path: paths.departments,
      lazy: async () => ({ Component: (await import("./departments/departments-screen.tsx")).DepartmentsScreen }),
    },
    {
      path: paths.settings,
      lazy: async () => ({ Component: (await import("./settings/settings-screen.tsx")).SettingsScreen }),
    },
    {
      path: paths.billing,
      loader: ownDocument,
      lazy: async () => ({ Component: (await import("./billing/billing-screen.tsx")).BillingScreen }),
    },
    {
      path: paths.readiness,
      lazy: async () => ({ Component: (await import("./readiness/readiness-screen.tsx")).ReadinessScreen }),
    },
    {
      path: paths.evaluations,
      lazy: async () => ({ Component: (await import("./evaluations/evaluations-screen.tsx")).EvaluationsScreen }),
    },
    {
      path: paths.audit,
      lazy: async () => ({ Component: (await import("./audit/audit-screen.tsx")).AuditScreen }),
    },
    {
      path: paths.account,
      lazy: async () => ({ Component: (await import("./account/account-screen.tsx")).AccountScreen }),
    },
    {
      path: paths.users,
      lazy: async () => ({ Component: (await import("./people/users-screen.tsx")).UsersScreen }),
    },
    {
      path: paths.user(":id"),
      lazy: async () => ({ Component: (await import("./people/user-screen.tsx")).UserScreen }),
    },
    {
      path: paths.support,
      lazy: async () => ({ Component: (await import("./support/support-screen.tsx")).SupportScreen }),
    },
    {
      path: paths.handbook(":slug"),
      lazy: async () => ({ Component: (await import("./support/article-screen.tsx")).ArticleScreen }),
    },
    { path: "*", Component: MissingScreen },
  ];
}
