import { paths } from "@hz/contract/paths";
import { fillSignIn, openReport } from "../helpers/handler.ts";
import { look } from "../helpers/look.ts";
import { finishReset, mail, openResetLink, typePassword } from "../helpers/password-reset.ts";
import { expect, type Person, test } from "../helpers/people.ts";
import { DEMO, startProduct } from "../helpers/product.ts";

// The owner has lost password and code, and the only colleague reads reports: both do what their pages ask, in either order.
test.describe.configure({ timeout: 300_000 });

const MALIK = { email: "malik.okafor@demo.example", password: DEMO.password };
const OLD = "Fehlende Schutzausrüstung in Halle 4";

async function annaFoundsAnew(page: Person["page"], product: Awaited<ReturnType<typeof startProduct>>, info: Parameters<typeof look>[2]) {
  await openResetLink(page, product, DEMO.email);
  await page.getByRole("radio", { name: /^Ohne Code: neuer Kontoschlüssel/ }).check();
  await expect(
    page.getByText("Die bisherigen können Kolleginnen oder Kollegen Ihnen nach der Anmeldung wieder öffnen.").first(),
  ).toBeVisible();
  await look(page, "founding-held", info);
  await typePassword(page);
  await page.getByRole("checkbox", { name: "Ich habe verstanden, was verloren geht." }).check();
  await finishReset(page, DEMO.email);
  expect(await mail(product, MALIK.email, "Ihr Unternehmen hat einen neuen Kontoschlüssel")).toContain("Anna Lindner");
  await mail(product, DEMO.email, "Ein Zugang wartet auf Ihre Freigabe");
}

async function malikAccepts(page: Person["page"]) {
  await page.goto(paths.signIn);
  await fillSignIn(page, MALIK);
  await expect(page.getByRole("heading", { level: 1, name: "Der Kontoschlüssel Ihres Unternehmens ist ein anderer" })).toBeVisible();
  await page.getByRole("button", { name: "Neuen Schlüssel annehmen" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Neuen Schlüssel annehmen" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  await page.goto(paths.reports);
  await openReport(page, OLD);
}

/** Opens the dialog, compares where it asks for it, and grants. */
async function release(page: Person["page"], name: string, compares: boolean) {
  await page.goto(paths.dashboard);
  // Others may wait as well: in the demo whoever stands in.
  const notice = page.getByRole("listitem").filter({ hasText: `${name} wartet` });
  await notice.getByRole("button", { name: "Prüfen und freigeben" }).click();
  const dialog = page.getByRole("dialog", { name: `${name} freigeben` });
  const compared = dialog.getByRole("checkbox", { name: "Ich habe den Fingerabdruck verglichen" });
  if (compares) await compared.check();
  else await expect(compared).toHaveCount(0);
  await dialog.getByRole("button", { name: "Freigeben" }).click();
  await expect(page.getByText(`${name} hat jetzt Zugang.`).first()).toBeVisible();
}

for (const order of ["accepts first", "is released first"] as const)
  test(`the owner founds a new account key, the colleague ${order}: both read everything again`, async ({ person }, info) => {
    const own = await startProduct();
    const [anna, malik] = [await person({ baseURL: own.url }), await person({ baseURL: own.url })];
    for (const one of [anna, malik]) one.expectComplaint(/KeyRingFailure|key ring/i);
    try {
      await annaFoundsAnew(anna.page, own, info);
      if (order === "accepts first") {
        await malikAccepts(malik.page);
        await malik.page.goto(paths.dashboard);
        await expect(malik.page.getByText("Meldungen lesen Sie weiter.")).toBeVisible();
        await look(malik.page, "accepted-anew", info);
        await expect(malik.page.getByRole("button", { name: "Prüfen und freigeben" })).toHaveCount(0);
        await anna.page.goto(paths.dashboard);
        const later = anna.page.getByText("Freigeben kann sie: Malik Okafor, sobald diese Person selbst freigegeben ist.");
        await expect(later).toBeVisible();
        await look(anna.page, "founded-later", info);
        await release(anna.page, "Malik Okafor", true);
        await release(malik.page, "Anna Lindner", false);
      } else {
        await release(anna.page, "Malik Okafor", true);
        await malikAccepts(malik.page);
        await release(malik.page, "Anna Lindner", false);
      }
      for (const { page } of [anna, malik]) {
        await page.goto(paths.reports);
        await openReport(page, OLD);
        await expect(page.getByText("Meldungen lesen Sie weiter.")).toBeHidden();
        // What Anna noted under her former keys: read by both, proved to Malik, who knew the former key.
        await page.goto(paths.reports);
        await openReport(page, "Abfällige Bemerkungen einer Führungskraft");
        await page.getByRole("tab", { name: /Interne Notizen/ }).click();
        await expect(page.getByText("Gespräch außer Haus vereinbart.")).toBeVisible();
        await expect(page.getByRole("tabpanel").getByText("Nicht bestätigt")).toHaveCount(page === anna.page ? 1 : 0);
      }
    } finally {
      await Promise.all([anna.context.close(), malik.context.close()]);
      await own.stop();
    }
  });
