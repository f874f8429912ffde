import { auditRoutes } from "./audit.ts";
import { archiveRoutes } from "./archive.ts";
import { authRoutes } from "./auth.ts";
import { billingRoutes } from "./billing.ts";
import { categoryRoutes } from "./categories.ts";
import { channelDutyRoutes } from "./channel-duties.ts";
import { channelRoutes } from "./channels.ts";
import { deskRoutes } from "./desk.ts";
import { confidentialityRoutes } from "./confidentiality.ts";
import { emergencyRoutes } from "./emergency.ts";
import { companyRoutes } from "./company.ts";
import { confirmationRoutes } from "./confirmation.ts";
import { departmentRoutes } from "./departments.ts";
import { eventRoutes } from "./events.ts";
import { entryRoutes } from "./entries.ts";
import { evaluationRoutes } from "./evaluations.ts";
import { exportRoutes } from "./exports.ts";
import { fileRoutes } from "./files.ts";
import { guestRoutes } from "./guests.ts";
import { mailRoutes } from "./mails.ts";
import { messageRoutes } from "./messages.ts";
import { resetRoutes } from "./password-reset.ts";
import { handoverRoutes } from "./handover.ts";
import { invitationRoutes } from "./invitations.ts";
import { ownershipRoutes } from "./ownership.ts";
import { peopleRoutes } from "./people.ts";
import { procedureRoutes } from "./procedure.ts";
import { holderRoutes } from "./report-holders.ts";
import { reportRoutes } from "./reports.ts";
import { reminderRoutes } from "./reminders.ts";
import { passkeyRoutes } from "./passkeys.ts";
import { passwordRoutes } from "./password.ts";
import { readinessRoutes } from "./readiness.ts";
import { retentionRoutes } from "./retention.ts";
import type { Route } from "./route.ts";
import { securityRoutes } from "./security.ts";
import { secondFactorRoutes } from "./second-factor.ts";
import { sessionRoutes } from "./sessions.ts";
import { statusRoutes } from "./status.ts";
import { successionRoutes } from "./successions.ts";
import { supportRoutes } from "./support.ts";
import { templateRoutes } from "./templates.ts";
import { userRoutes } from "./users.ts";
import { verificationRoutes } from "./verification.ts";

/** Every route of the product, for the loops in tests and the OpenAPI text. */
export const allRoutes: Route[] = [
  authRoutes,
  secondFactorRoutes,
  passkeyRoutes,
  sessionRoutes,
  passwordRoutes,
  confirmationRoutes,
  userRoutes,
  peopleRoutes,
  ownershipRoutes,
  invitationRoutes,
  channelRoutes,
  channelDutyRoutes,
  categoryRoutes,
  templateRoutes,
  reportRoutes,
  holderRoutes,
  entryRoutes,
  deskRoutes,
  messageRoutes,
  procedureRoutes,
  reminderRoutes,
  confidentialityRoutes,
  retentionRoutes,
  handoverRoutes,
  guestRoutes,
  fileRoutes,
  exportRoutes,
  archiveRoutes,
  evaluationRoutes,
  readinessRoutes,
  eventRoutes,
  mailRoutes,
  verificationRoutes,
  emergencyRoutes,
  resetRoutes,
  successionRoutes,
  companyRoutes,
  securityRoutes,
  auditRoutes,
  departmentRoutes,
  statusRoutes,
  supportRoutes,
  billingRoutes,
].flatMap((group) => Object.values(group) as Route[]);
