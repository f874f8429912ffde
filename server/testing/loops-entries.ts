import { entryRoutes } from "@hz/contract/reports/entries";
import { fileRoutes } from "@hz/contract/reports/files";
import type { TestApplication } from "./application.ts";
import type { TestOffice } from "./builders.ts";
import { anEntered, anEntry, uploadToEntry } from "./builders-entries.ts";
import { aFile, digestOf } from "./builders-files.ts";
import type { AddCall } from "./loops.ts";

/** Adds good calls of reports that the office enters. */
export async function addEntries(test: TestApplication, office: TestOffice, add: AddCall): Promise<void> {
  const { as } = office;
  const entry = await anEntry(test, office);
  const { channelId } = entry.body;
  add(entryRoutes.enter, { as, body: entry.body });
  const { id } = await anEntered(test, office);
  add(entryRoutes.handOver, { as, params: { id }, body: { handover: "handed" } });
  const file = await aFile(entry.draft);
  await uploadToEntry(test, channelId, as, file);
  const bytes = file.parts[0]!;
  add(fileRoutes.entryPart, {
    as: { ...as, ...digestOf(bytes), "content-type": "application/octet-stream" },
    params: { id: channelId, fileId: file.id, part: 0 },
    body: bytes,
  });
  add(fileRoutes.entryParts, { as, params: { id: channelId, fileId: file.id } });
}
