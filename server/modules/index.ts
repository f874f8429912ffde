import type { FastifyInstance } from "fastify";
import type { Context, Door } from "../context.ts";
import type { AnyJob } from "../jobs/jobs.ts";
import { registerArchiveRoutes } from "./archive/index.ts";
import { registerAuditRoutes } from "./audit/index.ts";
import { authJobs, registerAuthRoutes, registerVerificationRoutes } from "./auth/index.ts";
import { billingJobs, receiveSimulatorEvents, registerBillingRoutes, registerBillingWebhook } from "./billing/index.ts";
import { mailDeliveryChanged, registerCategoryRoutes } from "./categories/index.ts";
import { registerChannelRoutes, registerLogoAddress, registerPortalChannelRoutes } from "./channels/index.ts";
import { contactJobs } from "./contact/index.ts";
import { domainJobs, registerDomainRoutes, registerTlsQuestion } from "./domains/index.ts";
import { demoJobs, registerDemoRoutes } from "./demo/index.ts";
import { registerDraftKeyRoutes } from "./drafts/index.ts";
import { emergencyJobs, registerEmergencyRoutes } from "./emergency/index.ts";
import { registerEntryRoutes } from "./entries/index.ts";
import { registerEvaluationRoutes } from "./evaluations/index.ts";
import { registerExportRoutes } from "./exports/index.ts";
import { registerPortalFileRoutes } from "./files/index.ts";
import { guestJobs, registerGuestRoutes } from "./guests/index.ts";
import { registerHandoverRoutes } from "./handover/index.ts";
import { registerKeyLogRoutes } from "./key-log/index.ts";
import { liveJobs, registerLiveRoutes, registerPortalLiveRoutes } from "./live/index.ts";
import { registerMailboxPages } from "./mailbox/index.ts";
import { mailJobs, registerMailRoutes } from "./mails/index.ts";
import { registerConfidentialityRoutes, registerMessageRoutes, registerPortalMessageRoutes } from "./messages/index.ts";
import { operatorJobs } from "./operator/index.ts";
import { peopleJobs, registerInvitationRoutes, registerPeopleRoutes } from "./people/index.ts";
import { registerProcedureRoutes } from "./procedure/index.ts";
import { processingJobs, registerProcessingRoutes } from "./processing/index.ts";
import { readinessJobs, registerReadinessRoutes } from "./readiness/index.ts";
import { registerCalendarFeed, registerReminderRoutes, reminderJobs } from "./reminders/index.ts";
import { registerDepartmentRoutes, registerMemberRoutes, renewalJobs } from "./renewal/index.ts";
import {
  registerDeletionRoutes,
  registerDeskRoutes,
  registerPortalReportRoutes,
  registerReportFileRoutes,
  registerReportRoutes,
  reportJobs,
} from "./reports/index.ts";
import { registerResetRoutes, resetJobs } from "./reset/index.ts";
import { registerRetentionRoutes, retentionJobs } from "./retention/index.ts";
import { serviceStatusJobs } from "./service-status/index.ts";
import { registerSettingsRoutes } from "./settings/index.ts";
import { registerStatusRoutes } from "./status/index.ts";
import { registerSupportRoutes } from "./support/index.ts";
import { registerTemplateRoutes, templateJobs } from "./templates/index.ts";
import { registerUserRoutes } from "./users/index.ts";

/** What a module brings into the application. */
export type Module = {
  name: string;
  /** Its routes of the contract. */
  routes?: readonly ((door: Door) => void)[];
  /** What it answers below /api that no contract describes. */
  api?: (api: FastifyInstance, ctx: Context) => void | Promise<void>;
  /** What it answers anywhere else. */
  app?: (app: FastifyInstance, ctx: Context) => void;
  jobs?: readonly AnyJob<Context>[];
};

/** All modules, low to high: each may import only those above it in this list, by their `index.ts` (scripts/check-imports.ts). */
export const MODULES: readonly Module[] = [
  { name: "audit", routes: [registerAuditRoutes] },
  { name: "accounts" },
  { name: "departments" },
  { name: "key-log", routes: [registerKeyLogRoutes] },
  { name: "tokens" },
  { name: "users", routes: [registerUserRoutes] },
  { name: "mails", routes: [registerMailRoutes], jobs: mailJobs },
  { name: "emergency", routes: [registerEmergencyRoutes], jobs: emergencyJobs },
  { name: "templates", routes: [registerTemplateRoutes], jobs: templateJobs },
  { name: "categories", routes: [registerCategoryRoutes], jobs: [mailDeliveryChanged] },
  { name: "channels", routes: [registerChannelRoutes, registerPortalChannelRoutes], app: registerLogoAddress },
  { name: "domains", routes: [registerDomainRoutes], api: registerTlsQuestion, jobs: domainJobs },
  { name: "settings", routes: [registerSettingsRoutes] },
  { name: "processing", routes: [registerProcessingRoutes], jobs: processingJobs },
  { name: "auth", routes: [registerAuthRoutes, registerVerificationRoutes], jobs: authJobs },
  { name: "billing", routes: [registerBillingRoutes], api: registerBillingWebhook, app: receiveSimulatorEvents, jobs: billingJobs },
  { name: "reset", routes: [registerResetRoutes], jobs: resetJobs },
  { name: "files", routes: [registerPortalFileRoutes] },
  { name: "drafts", routes: [registerDraftKeyRoutes] },
  { name: "operator", jobs: operatorJobs },
  // Its page is one of the site, and its minutes are noted where the service answers people.
  { name: "service-status", jobs: serviceStatusJobs },
  { name: "demo", routes: [registerDemoRoutes], jobs: demoJobs },
  {
    name: "reports",
    routes: [registerReportRoutes, registerDeletionRoutes, registerDeskRoutes, registerReportFileRoutes, registerPortalReportRoutes],
    jobs: reportJobs,
  },
  { name: "entries", routes: [registerEntryRoutes] },
  { name: "retention", routes: [registerRetentionRoutes], jobs: retentionJobs },
  { name: "reminders", routes: [registerReminderRoutes], api: registerCalendarFeed, jobs: reminderJobs },
  { name: "renewal", routes: [registerDepartmentRoutes, registerMemberRoutes], jobs: renewalJobs },
  { name: "people", routes: [registerPeopleRoutes, registerInvitationRoutes], jobs: peopleJobs },
  { name: "guests", routes: [registerGuestRoutes], jobs: guestJobs },
  { name: "handover", routes: [registerHandoverRoutes] },
  { name: "procedure", routes: [registerProcedureRoutes] },
  { name: "messages", routes: [registerMessageRoutes, registerConfidentialityRoutes, registerPortalMessageRoutes] },
  { name: "exports", routes: [registerExportRoutes] },
  { name: "archive", routes: [registerArchiveRoutes] },
  { name: "readiness", routes: [registerReadinessRoutes], jobs: readinessJobs },
  { name: "evaluations", routes: [registerEvaluationRoutes] },
  { name: "live", routes: [registerLiveRoutes, registerPortalLiveRoutes], jobs: liveJobs },
  { name: "status", routes: [registerStatusRoutes] },
  { name: "support", routes: [registerSupportRoutes] },
  { name: "mailbox", app: registerMailboxPages },
  // Its form is a page of the site, and registered with the site's pages.
  { name: "contact", jobs: contactJobs },
];
