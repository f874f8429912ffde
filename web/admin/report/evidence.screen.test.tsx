import { evidenceRoutes } from "@hz/contract/reports/evidence";
import { reportRoutes } from "@hz/contract/reports/reports";
import { expect, test } from "vitest";
import { answerCase, showCase } from "../../testing/answer-case.ts";
import { sentTo, tell } from "../../testing/answers.ts";
import { aCase } from "../../testing/case.ts";
import { ANNA } from "../../testing/keys.ts";
import { asReporter } from "../../testing/reporter.ts";
import { checkEvidence } from "../../vault/report/case-evidence.ts";

const TITLE = "Lieferscheine fehlen";

test("who opens a report signs for its reporter that it came, without a click and once", async () => {
  const kept = await aCase({ title: TITLE, description: "Seit Mai." });
  answerCase(kept);
  await showCase(kept, TITLE);
  await expect.poll(() => sentTo(evidenceRoutes.sign).length).toBe(1);
  expect(kept.report.evidence?.byUserId).toBe(ANNA.userId);
  const { open } = await asReporter(kept);
  expect(await checkEvidence(open, new Date())).toMatchObject({ state: "holds", office: "Interne Meldestelle, Muster AG" });

  // By the second reading the first was looked at to its end. A busy machine may read once more.
  for (const _time of ["first", "second"]) {
    const before = sentTo(reportRoutes.get).length;
    tell("report-changed", kept.report.id);
    await expect.poll(() => sentTo(reportRoutes.get).length).toBeGreaterThan(before);
  }
  expect(sentTo(evidenceRoutes.sign)).toHaveLength(1);
});
