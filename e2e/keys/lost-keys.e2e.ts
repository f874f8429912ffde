import { paths } from "@hz/contract/paths";
import { signIn } from "../helpers/by-contract.ts";
import { fillSignIn, openReport } from "../helpers/handler.ts";
import { openPerson } from "../helpers/invitation.ts";
import { look } from "../helpers/look.ts";
import { expect, type Person, test } from "../helpers/people.ts";
import { DEMO, startProduct } from "../helpers/product.ts";

// What of docs/lost-keys.md has no journey of its own elsewhere. Slow keys are derived several times.
test.describe.configure({ timeout: 300_000 });

const MALIK = { email: "malik.okafor@demo.example", password: DEMO.password };
const OLD = "Fehlende Schutzausrüstung in Halle 4";

/** Switches the sign-in of a person off or on. */
async function switchSignIn({ page }: Person, name: string, action: "deaktivieren" | "aktivieren"): Promise<void> {
  await openPerson(page, name);
  await page.getByRole("button", { name: `Anmeldung ${action}` }).click();
  if (action === "deaktivieren")
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: /deaktivieren/i })
      .click();
  await expect(
    page.getByText(action === "aktivieren" ? "Anmeldung aktiviert" : "Anmeldung deaktiviert", { exact: true }).first(),
  ).toBeVisible();
}

test("whoever comes back after a deactivation reads again, and compares the account's fingerprint once more", async ({ person }, info) => {
  const own = await startProduct();
  const [anna, malik] = [await person({ baseURL: own.url }), await person({ baseURL: own.url })];
  const { page } = malik;
  try {
    await signIn(anna.page, DEMO, null);
    await switchSignIn(anna, "Malik Okafor", "deaktivieren");
    await page.goto(paths.signIn);
    malik.expectComplaint(/(401|403).*\/api\/auth/);
    await fillSignIn(page, MALIK);
    await expect(page.getByRole("alert")).toBeVisible();
    await switchSignIn(anna, "Malik Okafor", "aktivieren");
    await fillSignIn(page, MALIK);
    await expect(page.getByRole("heading", { level: 1, name: "Freigabe ausstehend" })).toBeVisible();
    await expect(page.getByText(/^Ihre eigenen Schlüssel sind bestätigt\./)).toBeVisible();
    await expect(page.getByText("Ihr Konto ist eingerichtet.")).toHaveCount(0);
    await look(page, "access-taken", info);
    await anna.page.goto(paths.dashboard);
    await anna.page.getByRole("button", { name: "Prüfen und freigeben" }).click();
    await anna.page.getByRole("dialog").getByRole("button", { name: "Freigeben" }).click();
    await expect(anna.page.getByText("Malik Okafor hat jetzt Zugang.").first()).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
    const print = page.getByText("Fingerabdruck Ihres Unternehmens vergleichen");
    await expect(print).toBeVisible();
    await look(page, "account-key-compare", info);
    await page.goto(paths.reports);
    await openReport(page, OLD);
    await page.goto(paths.dashboard);
    await page.getByRole("button", { name: "Der Fingerabdruck stimmt überein" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Der Fingerabdruck stimmt überein" }).click();
    await expect(page.getByText("Fingerabdruck bestätigt").first()).toBeVisible();
    await expect(print).toBeHidden();
    await page.goto(paths.reports);
    await openReport(page, OLD);
  } finally {
    await Promise.all([anna.context.close(), malik.context.close()]);
    await own.stop();
  }
});
