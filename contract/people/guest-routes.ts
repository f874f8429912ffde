import { authRoutes } from "../sign-in/auth.ts";
import { confidentialityRoutes } from "../reports/confidentiality.ts";
import { confirmationRoutes } from "../reports/confirmation.ts";
import { eventRoutes } from "../events.ts";
import { fileRoutes } from "../reports/files.ts";
import { guestRoutes } from "./guests.ts";
import { messageRoutes } from "../reports/messages.ts";
import { passkeyRoutes } from "../sign-in/passkeys.ts";
import { passwordRoutes } from "../sign-in/password.ts";
import { reportRoutes } from "../reports/reports.ts";
import type { Route } from "../route.ts";
import { secondFactorRoutes } from "../sign-in/second-factor.ts";
import { sessionRoutes } from "../sign-in/sessions.ts";
import { userRoutes } from "./users.ts";

/**
 * All that a guest may call, as a closed list: a route that is not named here refuses guests, whoever else may call it. Of the
 * case's routes each asks once more whether the access runs, and those of notes and of the identity whether it covers them.
 */
export const GUEST_ROUTES: ReadonlySet<Route> = new Set<Route>([
  guestRoutes.cases,
  reportRoutes.get,
  messageRoutes.list,
  messageRoutes.notes,
  messageRoutes.addNote,
  fileRoutes.reportFile,
  confidentialityRoutes.showIdentity,
  eventRoutes.account,
  authRoutes.session,
  authRoutes.signOut,
  authRoutes.keys,
  authRoutes.setRecovery,
  userRoutes.current,
  passwordRoutes.change,
  confirmationRoutes.question,
  confirmationRoutes.confirm,
  sessionRoutes.list,
  sessionRoutes.end,
  sessionRoutes.endOthers,
  secondFactorRoutes.get,
  secondFactorRoutes.begin,
  secondFactorRoutes.confirm,
  secondFactorRoutes.renewCodes,
  secondFactorRoutes.switchOff,
  passkeyRoutes.list,
  passkeyRoutes.order,
  passkeyRoutes.add,
  passkeyRoutes.rename,
  passkeyRoutes.remove,
]);

/** What is left to a guest whose time is over everywhere. */
export const ENDED_GUEST_ROUTES: ReadonlySet<Route> = new Set<Route>([authRoutes.signOut]);
