import { auditRoutes } from "./account/audit.ts";
import { archiveRoutes } from "./account/archive.ts";
import { authRoutes } from "./sign-in/auth.ts";
import { billingRoutes } from "./billing/billing.ts";
import { categoryRoutes } from "./channels/categories.ts";
import { channelAddressRoutes } from "./channels/channel-addresses.ts";
import { channelDomainRoutes } from "./channels/channel-domains.ts";
import { channelDutyRoutes } from "./channels/channel-duties.ts";
import { channelQuestionRoutes } from "./channels/questions.ts";
import { channelRoutes } from "./channels/channels.ts";
import { deskRoutes } from "./reports/desk.ts";
import { confidentialityRoutes } from "./reports/confidentiality.ts";
import { draftKeyRoutes } from "./reports/draft-keys.ts";
import { emergencyRoutes } from "./keys/emergency.ts";
import { companyRoutes } from "./account/company.ts";
import { confirmationRoutes } from "./reports/confirmation.ts";
import { departmentRoutes } from "./people/departments.ts";
import { keyLogRoutes } from "./keys/key-log.ts";
import { eventRoutes } from "./events.ts";
import { entryRoutes } from "./reports/entries.ts";
import { evaluationRoutes } from "./account/evaluations.ts";
import { evidenceRoutes } from "./reports/evidence.ts";
import { exportRoutes } from "./reports/exports.ts";
import { fileRoutes } from "./reports/files.ts";
import { guestRoutes } from "./people/guests.ts";
import { mailRoutes } from "./account/mails.ts";
import { messageRoutes } from "./reports/messages.ts";
import { resetRoutes } from "./sign-in/password-reset.ts";
import { handoverRoutes } from "./procedure/handover.ts";
import { invitationRoutes } from "./people/invitations.ts";
import { ownershipRoutes } from "./people/ownership.ts";
import { peopleRoutes } from "./people/people.ts";
import { procedureRoutes } from "./procedure/procedure.ts";
import { holderRoutes } from "./reports/report-holders.ts";
import { reportRoutes } from "./reports/reports.ts";
import { reminderRoutes } from "./procedure/reminders.ts";
import { passkeyRoutes } from "./sign-in/passkeys.ts";
import { passwordRoutes } from "./sign-in/password.ts";
import { processingRoutes } from "./processing/processing.ts";
import { readinessRoutes } from "./account/readiness.ts";
import { retentionRoutes } from "./procedure/retention.ts";
import type { Route } from "./route.ts";
import { securityRoutes } from "./account/security.ts";
import { secondFactorRoutes } from "./sign-in/second-factor.ts";
import { sessionRoutes } from "./sign-in/sessions.ts";
import { statusRoutes } from "./status.ts";
import { successionRoutes } from "./keys/successions.ts";
import { demoRoutes } from "./account/demo.ts";
import { supportRoutes } from "./account/support.ts";
import { templateRoutes } from "./templates/templates.ts";
import { userRoutes } from "./people/users.ts";
import { verificationRoutes } from "./sign-in/verification.ts";

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
  channelAddressRoutes,
  channelDomainRoutes,
  channelQuestionRoutes,
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
  draftKeyRoutes,
  evidenceRoutes,
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
  keyLogRoutes,
  companyRoutes,
  processingRoutes,
  securityRoutes,
  auditRoutes,
  departmentRoutes,
  statusRoutes,
  supportRoutes,
  demoRoutes,
  billingRoutes,
].flatMap((group) => Object.values(group) as Route[]);
