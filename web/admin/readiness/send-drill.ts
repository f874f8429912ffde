import type { PortalCategory, PortalChannel } from "@hz/contract/channels/channels";
import { readinessRoutes, type ReadyChannel } from "@hz/contract/account/readiness";
import { reportRoutes, type SubmitReport } from "@hz/contract/reports/reports";
import type { ReportContent } from "../../vault/content/contents.ts";
import { ApiError, call } from "../../api/client.ts";
import { recipientOf } from "../../vault/report/recipient.ts";
import { draftReport, sealReport } from "../../vault/report/seal-report.ts";
import { readEntryChannel } from "../entry/index.ts";
import { t } from "./texts.ts";

/** What is shown of a drill that arrived. The password is kept nowhere. */
export type DrillReceipt = { caseNumber: string; password: string };
type Attempt = { body: SubmitReport; password: string };

/** The channel's keys are not the account's. */
export class KeyRefused extends Error {}

/**
 * Makes a sender of drills: the report is sealed here and goes by the portal's own way, after the service was told that one of this
 * id will be a drill. It may be called again after a failure: the same report stays one report.
 */
export function createDrillSender(): (channel: ReadyChannel) => Promise<DrillReceipt> {
  let attempt: Attempt | null = null;
  return async ({ id: channelId, linkSuffix }) => {
    attempt ??= await seal(linkSuffix);
    const { body, password } = attempt;
    try {
      await call(readinessRoutes.startDrill, { body: { id: body.reportId, channelId } });
      const { caseNumber } = await call(reportRoutes.submit, { body });
      return { caseNumber, password };
    } catch (error) {
      // A refusal spends the id; a connection that was cut does not.
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) attempt = null;
      throw error;
    }
  };
}

async function seal(linkSuffix: string): Promise<Attempt> {
  const { channel, categories, keys } = await readEntryChannel(linkSuffix);
  if (keys === "refused") throw new KeyRefused();
  const category = channel.settings.requireCategory ? categoryFor(channel, categories) : null;
  const department = recipientOf(channel, { categoryId: category?.id ?? "", aboutOffice: false }) ?? channel.department;
  const draft = await draftReport(channel.accountId, department);
  const isAnonymous = channel.settings.allowAnonymous;
  const content: ReportContent = {
    title: t("rdCheck_drill"),
    description: t("rdDrillContent"),
    reportType: isAnonymous ? "anonymous" : "confidential",
    category: category && { id: category.id, name: category.name },
    contactName: isAnonymous ? "" : t("rdDrillContact"),
    contactPhone: "",
    contactEmail: "",
    language: "de",
    files: [],
  };
  return { body: await sealReport(draft, { linkSuffix: channel.linkSuffix, content, claims: [] }), password: draft.password };
}

/** One that leaves the report with the channel's own department, where there is one. */
const categoryFor = ({ others }: PortalChannel, categories: readonly PortalCategory[]): PortalCategory | null =>
  categories.find(({ id }) => !others.some(({ categoryIds }) => categoryIds.includes(id))) ?? categories[0] ?? null;
