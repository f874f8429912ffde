import { authRoutes } from "./auth.ts";
import { confidentialityRoutes } from "./confidentiality.ts";
import { confirmationRoutes } from "./confirmation.ts";
import { eventRoutes } from "./events.ts";
import { fileRoutes } from "./files.ts";
import { guestRoutes } from "./guests.ts";
import { messageRoutes } from "./messages.ts";
import { passkeyRoutes } from "./passkeys.ts";
import { passwordRoutes } from "./password.ts";
import { reportRoutes } from "./reports.ts";
import type { Route } from "./route.ts";
import { secondFactorRoutes } from "./second-factor.ts";
import { sessionRoutes } from "./sessions.ts";
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
