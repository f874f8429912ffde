import * as z from "zod";
import { Documentation, EntryWay, Handover, isOral, needsConsent } from "./entry-terms.ts";
import { MAX_FILES } from "../limits.ts";
import { SubmitReport } from "./reports.ts";
import { defineRoute } from "../route.ts";
import { Id, Time } from "../scalars.ts";

/** A sealed report as the portal would send it, with what the office says of its way in. The words of a consent are in the box. */
export const EnterReport = SubmitReport.omit({ linkSuffix: true, uploadToken: true })
  .extend({
    channelId: Id,
    way: EntryWay,
    /** From this moment its clocks run. */
    receivedAt: Time,
    /** Null for what was written anyway. */
    documentation: Documentation.nullable(),
    consentAt: Time.nullable(),
    /** Those of the files that are recordings: they can be destroyed. */
    recordings: z.array(Id).max(MAX_FILES),
  })
  .refine(({ way, documentation }) => isOral(way) === (documentation !== null), { path: ["documentation"] })
  .refine(({ documentation, consentAt }) => needsConsent(documentation) === (consentAt !== null), { path: ["consentAt"] })
  .refine(
    ({ documentation, recordings, files }) =>
      recordings.length === 0 || (documentation === "recording" && recordings.every((id) => files.some((file) => file.id === id))),
    { path: ["recordings"] },
  );
export type EnterReport = z.infer<typeof EnterReport>;

const meldungen = { access: "user", permission: "Meldungen" } as const;

/** Reports that came to the office by telephone, mail, letter or in a conversation. */
export const entryRoutes = {
  enter: defineRoute({
    method: "POST",
    path: "/api/reports/entered",
    summary: "Enters a report that came by another way than the portal; the same one may come again and stays one",
    ...meldungen,
    body: EnterReport,
    answer: z.object({ caseNumber: z.string(), reportId: Id, number: z.int().nullable() }),
    bodyLimit: 512 * 1024,
    errors: [
      "CHANNEL_NOT_FOUND",
      "BOX_REFUSED",
      "FILES_INCOMPLETE",
      "CATEGORY_REQUIRED",
      "CATEGORY_UNKNOWN",
      "REPORT_CONFLICT",
      "DEPARTMENT_KEY_OUTDATED",
      "DEPARTMENT_KEY_LOST",
    ],
  }),
  handOver: defineRoute({
    method: "PUT",
    path: "/api/reports/:id/handover",
    summary: "Whether the case password of a report that was entered reached the reporter",
    ...meldungen,
    params: z.object({ id: Id }),
    body: z.object({ handover: Handover }),
    errors: ["NOT_FOUND"],
  }),
};
