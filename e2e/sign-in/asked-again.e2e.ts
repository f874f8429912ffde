import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { paths } from "@hz/contract/paths";
import { withDatabase } from "../helpers/database.ts";
import { confirmRecovery, goOnUnconfirmed, keepEmergencyCode, register } from "../helpers/handler.ts";
import { PASSWORD } from "../helpers/invitation.ts";
import { expect, test } from "../helpers/people.ts";
import type { Product } from "../helpers/product.ts";

const question = (page: Page) => page.getByRole("dialog", { name: "Bestätigen Sie, dass Sie es sind" });

/** Lets the last proof of this person be longer ago than any session may rely on, and has the page answer the question itself. */
async function longAfter(page: Page, product: Product, email: string): Promise<void> {
  await page.removeLocatorHandler(question(page));
  const old = `update sessions s set confirmed_at = now() - interval '1 hour' from users u where u.id = s.user_id and u.email = $1`;
  await withDatabase(product, (database) => database.query(old, [email]));
}

/** The question is there, refuses a wrong password in words, and takes the right one. */
async function answer(page: Page, password: string): Promise<void> {
  const asked = question(page);
  await asked.getByLabel("Ihr Passwort zur Bestätigung").fill("Falsch-und-lang-2026!");
  await asked.getByRole("button", { name: "Bestätigen", exact: true }).click();
  await expect(asked.getByText("Das aktuelle Passwort ist falsch.")).toBeVisible();
  await asked.getByLabel("Ihr Passwort zur Bestätigung").fill(password);
  await asked.getByRole("button", { name: "Bestätigen", exact: true }).click();
  await expect(asked).toBeHidden();
}

test("before the strongest steps the password is asked for again, before there is a recovery code and afterwards", async ({
  person,
  product,
}) => {
  const run = randomUUID().slice(0, 6);
  const chief = { email: `olga.${run}@nochmal.example`, password: PASSWORD, fullName: `Olga ${run}`, companyName: `Nochmal ${run} GmbH` };
  const owner = await person();
  const { page } = owner;
  // Playwright has no hands for the system's save dialog.
  await owner.context.addInitScript(() => Reflect.deleteProperty(window, "showSaveFilePicker"));
  // Refused until it is answered, and by a wrong password.
  owner.expectComplaint(/(401|403|422).*\/api\//);

  await test.step("the first recovery code", async () => {
    const code = await register(page, chief);
    await longAfter(page, product, chief.email);
    await confirmRecovery(page, code.slice(-9));
    await answer(page, PASSWORD);
    await goOnUnconfirmed(page);
  });

  await test.step("the emergency key", async () => {
    await longAfter(page, product, chief.email);
    await page.goto(paths.emergencyKey);
    await page.getByRole("button", { name: "Notfallschlüssel erzeugen" }).click();
    const kept = keepEmergencyCode(page);
    await answer(page, PASSWORD);
    await kept;
  });

  await test.step("exporting everything", async () => {
    await page.goto(paths.archive);
    await page.getByRole("button", { name: "Gesamtarchiv erstellen" }).click();
    const asked = page.getByRole("dialog");
    await asked.getByLabel("Ihr Passwort zur Bestätigung").fill("Falsch-und-lang-2026!");
    await asked.getByRole("button", { name: "Archiv beginnen" }).click();
    await expect(asked.getByText("Das aktuelle Passwort ist falsch.")).toBeVisible();
  });
});
