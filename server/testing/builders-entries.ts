import type { EnterReport } from "@hz/contract/reports/entries";
import { entryRoutes } from "@hz/contract/reports/entries";
import { channelRoutes } from "@hz/contract/channels/channels";
import { fileRoutes } from "@hz/contract/reports/files";
import type { ReportContent } from "../../web/vault/content/contents.ts";
import type { TestApplication } from "./application.ts";
import { asReporter, aReport, type TestOffice } from "./builders.ts";
import { digestOf, type TestFile } from "./builders-files.ts";
import { call, type Headers } from "./call.ts";

type Way = Partial<Omit<EnterReport, "reportId">>;

/** Seals a report as the portal would and says how it came to the office: by telephone half an hour ago, unless told. */
export async function anEntry(test: TestApplication, office: TestOffice, given: Way = {}, content: Partial<ReportContent> = {}) {
  const [channel] = await call(test.app, channelRoutes.list, { as: office.as });
  const { draft, body } = await aReport(office, content);
  const { linkSuffix: _, uploadToken: __, ...sealed } = body;
  const receivedAt = new Date(test.ctx.now().getTime() - 30 * 60_000).toISOString();
  const how = { way: "phone", receivedAt, documentation: "summary", consentAt: null, recordings: [] } as const;
  const entry: EnterReport = { ...sealed, channelId: channel!.id, ...how, recordings: [], ...given };
  return { draft, body: entry, id: entry.reportId, as: asReporter(draft) };
}

/** The same, entered over HTTP by the office's founder. */
export async function anEntered(test: TestApplication, office: TestOffice, given: Way = {}) {
  const entry = await anEntry(test, office, given);
  const { caseNumber } = await call(test.app, entryRoutes.enter, { as: office.as, body: entry.body });
  return { ...entry, caseNumber };
}

/** Uploads all parts of a file of a report that is about to be entered. */
export async function uploadToEntry(test: TestApplication, channelId: string, as: Headers, file: TestFile): Promise<void> {
  for (const [part, bytes] of file.parts.entries())
    await call(test.app, fileRoutes.entryPart, {
      params: { id: channelId, fileId: file.id, part },
      body: bytes,
      as: { ...as, ...digestOf(bytes) },
    });
}
