import { randomUUID } from "node:crypto";
import { addDays, berlinDay } from "@hz/contract/procedure/deadlines";
import type { Page } from "@playwright/test";
import { channelAddress, signIn } from "../helpers/by-contract.ts";
import { goToReport } from "../helpers/handler.ts";
import { look } from "../helpers/look.ts";
import { expect, test } from "../helpers/people.ts";
import { DEMO } from "../helpers/product.ts";
import { submitReport } from "../helpers/report-by-contract.ts";

const MALIK = { ...DEMO, email: "malik.okafor@demo.example" };
const SET = "Aufbewahrungssperre setzen";

/** Fills in the question for a hold. */
async function fill(page: Page, reason: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Warum muss der Fall länger bleiben?").fill(reason);
  await dialog.getByLabel("Erneut prüfen bis").fill(addDays(berlinDay(new Date()), 60));
}

test("§ 11 (5) sentence 2: two people hold the same case: the second is told whose hold runs, keeps the text, and replaces it knowingly; lifted, it is gone", async ({
  person,
}, info) => {
  const [anna, malik] = [await person(), await person()];
  const title = `Sperre ${randomUUID().slice(0, 8)}`;
  await Promise.all([signIn(anna.page, DEMO, null), signIn(malik.page, MALIK, null)]);
  const receipt = await submitReport(await channelAddress(anna.page), { title, description: "Die Spesen stimmen nicht." });
  const cardOf = (page: Page) => page.locator("section").filter({ has: page.getByRole("heading", { name: "Aufbewahrung", exact: true }) });
  for (const { page } of [anna, malik]) {
    await goToReport(page, receipt, title);
    await cardOf(page).getByRole("button", { name: SET }).click();
  }
  const [dialog, theirs] = [anna.page.getByRole("dialog"), malik.page.getByRole("dialog")];

  await test.step("a hold asks for a reason and an end", async () => {
    await dialog.getByRole("button", { name: SET }).click();
    await expect(dialog.getByText("Bitte nennen Sie einen Grund.")).toBeVisible();
    await expect(dialog.getByText("Bitte wählen Sie einen Tag zwischen morgen")).toBeVisible();
    await look(anna.page, "retention-hold-dialog", info);
    await fill(anna.page, "Klage vor dem Arbeitsgericht.");
    await fill(malik.page, "Prüfung durch die Revision.");
    await theirs.getByRole("button", { name: SET }).click();
    await expect(theirs).toBeHidden();
    await expect(cardOf(malik.page)).toContainText("Prüfung durch die Revision.");
    await expect(cardOf(malik.page)).toContainText("Zuständig: Malik Okafor");
    await look(malik.page, "retention-held", info);
  });

  await test.step("another one takes its place only where it was seen", async () => {
    await expect(dialog.getByText("Malik Okafor hat inzwischen eine andere Aufbewahrungssperre gesetzt")).toBeVisible();
    await expect(dialog.getByRole("button", { name: SET })).toBeDisabled();
    await look(anna.page, "hold-crossed", info);
    await dialog.getByRole("button", { name: "Durch meine Sperre ersetzen" }).click();
    await expect(dialog.getByLabel("Warum muss der Fall länger bleiben?")).toHaveValue("Klage vor dem Arbeitsgericht.");
    await malik.page.getByRole("button", { name: "Aufheben" }).click();
    const lift = malik.page.getByRole("alertdialog", { name: "Aufbewahrungssperre aufheben?" });
    await expect(lift).toBeVisible();
    await dialog.getByRole("button", { name: "Verlängern" }).click();
    await expect(dialog).toBeHidden();
    await expect(cardOf(anna.page)).toContainText("Klage vor dem Arbeitsgericht.");

    await expect(lift.getByText("Anna Lindner hat inzwischen eine andere Aufbewahrungssperre gesetzt")).toBeVisible();
    await expect(lift.getByRole("button", { name: "Aufheben" })).toBeDisabled();
    await look(malik.page, "hold-lift-crossed", info);
    await lift.getByRole("button", { name: "Abbrechen" }).click();
    await expect(cardOf(malik.page)).toContainText("Klage vor dem Arbeitsgericht.");
  });

  await test.step("lifted, it is gone for both", async () => {
    await cardOf(anna.page).getByRole("button", { name: "Aufheben" }).click();
    await anna.page.getByRole("alertdialog").getByRole("button", { name: "Aufheben" }).click();
    for (const { page } of [anna, malik]) {
      await expect(cardOf(page).getByRole("button", { name: SET })).toBeVisible();
      await expect(cardOf(page)).toContainText("3 Jahre ab Abschluss des Verfahrens");
    }
  });
});
