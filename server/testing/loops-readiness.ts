import { channelRoutes } from "@hz/contract/channels/channels";
import { berlinDay } from "@hz/contract/procedure/deadlines";
import { readinessRoutes } from "@hz/contract/account/readiness";
import { newId } from "@hz/crypto";
import { personOrigin } from "../http/rate-limit.ts";
import { codeOn } from "../modules/readiness/test-mail.ts";
import type { TestApplication } from "./application.ts";
import type { TestOffice } from "./builders.ts";
import { call } from "./call.ts";
import type { AddCall } from "./loops.ts";

/** Adds good calls of readiness. */
export async function addReadiness(test: TestApplication, { as, accountId, person }: TestOffice, add: AddCall): Promise<void> {
  const [channel] = await call(test.app, channelRoutes.list, { as });
  for (const route of [readinessRoutes.get, readinessRoutes.keys, readinessRoutes.reviewExternal, readinessRoutes.recordExport])
    add(route, { as });
  const prepare = async () => test.ctx.rateLimiter.giveBack("test-mail", personOrigin(accountId, person.userId));
  add(readinessRoutes.sendTestMail, { as, prepare });
  add(readinessRoutes.startDrill, { as, body: { id: newId(), channelId: channel!.id } });
  add(readinessRoutes.saveTraining, { as, params: { userId: person.userId }, body: { day: "2026-02-03", title: "Grundkurs" } });
  const code = codeOn(test.ctx, { accountId, userId: person.userId }, berlinDay(test.ctx.now()));
  add(readinessRoutes.confirmTestMail, { as, body: { code } });
}
