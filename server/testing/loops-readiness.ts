import { channelRoutes } from "@hz/contract/channels";
import { readinessRoutes } from "@hz/contract/readiness";
import { newId } from "@hz/crypto";
import type { TestApplication } from "./application.ts";
import type { TestOffice } from "./builders.ts";
import { call } from "./call.ts";
import type { AddCall } from "./loops.ts";

/** Adds good calls of readiness. */
export async function addReadiness(test: TestApplication, { as, person }: TestOffice, add: AddCall): Promise<void> {
  const [channel] = await call(test.app, channelRoutes.list, { as });
  for (const route of [readinessRoutes.get, readinessRoutes.reviewExternal, readinessRoutes.sendTestMail, readinessRoutes.keepExport])
    add(route, { as });
  add(readinessRoutes.startDrill, { as, body: { id: newId(), channelId: channel!.id } });
  add(readinessRoutes.saveTraining, { as, params: { userId: person.userId }, body: { day: "2026-02-03", title: "Grundkurs" } });
  add(readinessRoutes.confirmTestMail, { as, body: { code: "000000" } });
}
