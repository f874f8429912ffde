import { paths } from "@hz/contract/paths";
import type { RouteObject } from "react-router";
import { requireNobody, requireSession } from "./session/guard.ts";
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
        path: paths.invitation,
        lazy: async () => ({ Component: (await import("./invitation/invitation-screen.tsx")).InvitationScreen }),
      },
      {
        path: paths.recoveryCode,
        loader: requireSession,
        lazy: async () => ({ Component: (await import("./recovery/recovery-screen.tsx")).RecoveryScreen }),
      },
      {
        loader: requireSession,
        lazy: async () => ({ Component: (await import("./shell/shell.tsx")).Shell }),
        children: [{ ErrorBoundary: RouteFailure, children: screens() }],
      },
    ],
  },
];

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
      path: paths.report(":id"),
      lazy: async () => ({ Component: (await import("./report/report-screen.tsx")).ReportScreen }),
    },
    {
      path: paths.channels,
      lazy: async () => ({ Component: (await import("./channels/channels-screen.tsx")).ChannelsScreen }),
    },
    {
      path: paths.users,
      lazy: async () => ({ Component: (await import("./people/users-screen.tsx")).UsersScreen }),
    },
    {
      path: paths.user(":id"),
      lazy: async () => ({ Component: (await import("./people/user-screen.tsx")).UserScreen }),
    },
    { path: "*", Component: MissingScreen },
  ];
}
