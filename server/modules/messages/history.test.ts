import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aFullCompany } from "../../testing/builders-full.ts";
import { reportById } from "../reports/index.ts";
import { historyOf } from "./history.ts";

let own: TestApplication;
beforeAll(async () => {
  own = await testApplication();
});
afterAll(() => own.close());

test("all that the rows of a case tell is in its history, which is read with one statement", async () => {
  const { accountId, reportId } = await aFullCompany(own);
  await own.db.tenant(accountId, async (tx) => {
    const report = (await reportById(tx, accountId, reportId))!;
    const sent = vi.spyOn(tx.getExecutor(), "executeQuery");
    const history = await historyOf(tx, accountId, report);
    expect(sent).toHaveBeenCalledTimes(1);
    expect(history.map(({ what }) => what.kind).sort()).toEqual([
      "acknowledged",
      "assigned",
      "disclosure",
      "guest",
      "guest",
      "hold",
      "lifted",
      "measure",
      "message",
      "received",
      "recording-destroyed",
      "recused",
      "redaction",
      "reminded",
      "scope",
      "status",
      "transferred",
    ]);
    expect(history.map(({ at }) => at)).toEqual(
      history
        .map(({ at }) => at)
        .sort()
        .reverse(),
    );
  });
});
