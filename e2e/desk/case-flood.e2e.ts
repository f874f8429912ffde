import { channelAddress, signIn } from "../helpers/by-contract.ts";
import { LABELS } from "../helpers/labels.ts";
import { look } from "../helpers/look.ts";
import { expect, PHONE, test } from "../helpers/people.ts";
import { DEMO } from "../helpers/product.ts";
import { returnToCase, submitReport } from "../helpers/report-by-contract.ts";

/** As many as a case takes in a quarter of an hour. */
const MOST = 40;

test("whoever floods a case is told so in a sentence, and what was typed stays", async ({ person }, info) => {
  test.slow();
  const [anna, reporter] = [await person(), await person()];
  await signIn(anna.page, DEMO, null);
  const { page } = reporter;
  const receipt = await submitReport(await channelAddress(anna.page), {
    title: "Viele kurze Nachrichten",
    description: "Ich schreibe gleich mehr dazu.",
  });
  await returnToCase(page, receipt);
  const reply = page.getByLabel(LABELS.de.message);
  for (let n = 1; n <= MOST; n++) {
    await reply.fill(`Nachricht ${n}`);
    await reply.press("Control+Enter");
    await expect(reply).toHaveValue("");
  }
  reporter.expectComplaint(/429.*\/messages/);
  const text = "Das Wichtigste zum Schluss.";
  await reply.fill(text);
  await page.getByRole("button", { name: LABELS.de.send }).click();
  await expect(page.getByRole("alert").filter({ hasText: "in kurzer Zeit sehr viele Nachrichten" })).toContainText("warten Sie 15 Minuten");
  await expect(reply).toHaveValue(text);
  await look(page, "case-flood", info, { sizes: [PHONE] });
});
