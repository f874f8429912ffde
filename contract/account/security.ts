import * as z from "zod";
import { MAX_RETENTION_MONTHS } from "../procedure/retention-rules.ts";
import { defineRoute } from "../route.ts";

export const SecuritySettings = z.object({
  requireSecondFactor: z.boolean(),
  twoPersonDeletion: z.boolean(),
  /** Whether reporters see the names of the people who write to them. */
  showHandlerNames: z.boolean(),
  sessionHours: z.int().min(1).max(720),
  idleMinutes: z.int().min(5).max(1440),
  /** What channels go by that have no period of their own. */
  retentionMonths: z.int().min(1).max(MAX_RETENTION_MONTHS),
});
export type SecuritySettings = z.infer<typeof SecuritySettings>;

export const SecurityState = SecuritySettings.extend({
  ownSecondFactor: z.boolean(),
  /** Active people who have no second factor yet, the caller included. */
  peopleWithoutSecondFactor: z.int(),
});
export type SecurityState = z.infer<typeof SecurityState>;

const access = { access: "user", permission: "Sicherheitseinstellungen" } as const;

export const securityRoutes = {
  get: defineRoute({
    method: "GET",
    path: "/api/security-settings",
    summary: "The account's security settings",
    ...access,
    answer: SecurityState,
  }),
  save: defineRoute({
    method: "PUT",
    path: "/api/security-settings",
    summary: "Saves what is given of the security settings; the rest stays",
    ...access,
    needsConfirmation: "sometimes",
    body: SecuritySettings.partial().refine((given) => Object.keys(given).length > 0),
    answer: SecurityState,
    errors: ["OWN_SECOND_FACTOR_MISSING"],
  }),
};
