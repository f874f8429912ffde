import { paths } from "@hz/contract/paths";
import type { Page } from "@playwright/test";
import { channelAddress, signIn } from "../helpers/by-contract.ts";
import { lineOf, openReport } from "../helpers/handler.ts";
import { look } from "../helpers/look.ts";
import { expect, test } from "../helpers/people.ts";
import { DEMO } from "../helpers/product.ts";
import { returnToCase } from "../helpers/report-by-contract.ts";
import { fillForm, openForm, send } from "../helpers/reporter.ts";

const deskCard = (page: Page) =>
  page.locator("section").filter({ has: page.getByRole("heading", { name: "Persönliches Gespräch", exact: true }) });
const ABOUT = "Gespräch über die Kasse";
const WHERE = "Dienstag um 17 Uhr im Bürgerhaus, Zimmer 3.";

test("§ 16 (3): a reporter asks for a meeting with the report, the office answers, and the reporter reads it and asks again", async ({
  person,
}, info) => {
  const [anna, reporter] = [await person(), await person()];
  await signIn(anna.page, DEMO, paths.reports);
  const { page } = reporter;
  const address = await channelAddress(anna.page);
  await openForm(page, address);
  await fillForm(page, { title: ABOUT, description: "Das möchte ich lieber erzählen." });
  await expect(page.getByLabel("Am Telefon")).toBeHidden();
  await page.getByLabel("Ich bitte um ein persönliches Gespräch.").check();
  await page.getByLabel("An einem Ort").check();
  await page.getByLabel("Vorschlag 1").fill("Dienstag ab 17 Uhr");
  await page.getByLabel("Wie erreichen wir Sie").fill("Bitte nicht im Betrieb.");
  await look(page, "meeting-form", info);
  const receipt = await send(page);

  await test.step("the desk sees until when, and answers", async () => {
    await expect(lineOf(anna.page, ABOUT)).toContainText("Gespräch vereinbaren bis");
    await openReport(anna.page, ABOUT);
    const card = deskCard(anna.page);
    await expect(card).toContainText("Bitte nicht im Betrieb.");
    await expect(card).toContainText("noch 7 Tage");
    await look(anna.page, "meeting-desk", info);
    await card.getByRole("button", { name: "Antwort geben" }).click();
    const dialog = anna.page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Antwort senden" }).click();
    await expect(dialog).toContainText("Bitte wählen Sie, was Sie antworten.");
    await dialog.getByLabel("Wir sagen einen Termin zu").check();
    await dialog.getByLabel("Was schreiben Sie dazu?").fill(WHERE);
    await look(anna.page, "meeting-answer", info);
    await dialog.getByRole("button", { name: "Antwort senden" }).click();
    await expect(dialog).toBeHidden();
    await expect(card).toContainText("Persönliches Gespräch vereinbart");
    await expect(card).not.toContainText("noch 7 Tage");
  });

  await test.step("the reporter reads the answer, asks once more and takes that back", async () => {
    await returnToCase(page, { ...receipt, address });
    await expect(page.getByText(WHERE)).toBeVisible();
    await expect(page.getByRole("region", { name: "Persönliches Gespräch" })).toContainText("zugesagt");
    await page.getByText("Noch einmal um ein Gespräch bitten").click();
    await page.getByLabel("Vorschlag 2").fill("Mittwoch um 12 Uhr");
    await look(page, "meeting-again", info);
    await page.getByRole("button", { name: "Um Gespräch bitten" }).click();
    const card = page.getByRole("region", { name: "Persönliches Gespräch" });
    await expect(card).toContainText("Die Antwort steht noch aus.");
    const state = card.getByRole("heading", { name: "Persönliches Gespräch" });
    await expect(state).toBeFocused();
    await expect(deskCard(anna.page)).toContainText("Mittwoch um 12 Uhr");
    await card.getByRole("button", { name: "Diese Bitte zurücknehmen" }).click();
    await expect(card).toContainText("zurückgenommen");
    await expect(state).toBeFocused();
  });
});
