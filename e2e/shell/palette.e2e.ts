import { signIn } from "../helpers/by-contract.ts";
import { look } from "../helpers/look.ts";
import { expect, PHONE, test } from "../helpers/people.ts";
import { DEMO } from "../helpers/product.ts";

const TITLE = "Rechnungen eines Lieferanten doppelt bezahlt";

test("what is typed while the palette is on its way stands in its field; a report is found by its title and number, of which nothing is kept", async ({
  person,
}, info) => {
  const { page } = await person();
  const keys = page.keyboard;
  await signIn(page, DEMO);
  await expect(page.getByRole("link", { name: /^HZ-\d+ anzeigen$/ }).first()).toBeVisible();
  const dialog = page.getByRole("dialog", { name: "Suchen und öffnen" });
  const field = dialog.getByRole("combobox", { name: "Suchen und öffnen" });
  const active = dialog.getByRole("option", { selected: true });
  const opener = page.getByRole("button", { name: /^Suchen und öffnen/ });

  await test.step("typed on the way, in its order", async () => {
    const line = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    await page.route(/\/palette-[\w-]+\.js$/, async (route) => {
      asked.resolve();
      await line.promise;
      await route.continue();
    });
    await opener.click();
    await asked.promise;
    // The opener has the focus: a space and Enter would press it again.
    await keys.type("melde");
    await keys.press("Space");
    await keys.press("Backspace");
    await keys.press("Enter");
    await keys.type("ka");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    line.resolve();
    await expect(field).toHaveValue("meldeka");
    await expect(field).toBeFocused();
    await keys.type("n");
    await expect(field).toHaveValue("meldekan");
    await expect(dialog.getByRole("option").first()).toHaveText(/^Meldekanäle/);
    await keys.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  await test.step("a report, by words of its title and by number; its title gets into no address and no storage", async () => {
    await keys.press("Control+k");
    // Opened again it begins anew.
    await expect(field).toHaveValue("");
    await field.fill("LIEFERANT doppelt");
    await expect(dialog.getByRole("option", { name: TITLE })).toHaveAttribute("aria-selected", "true");
    await dialog.getByRole("option", { name: TITLE }).click();
    await expect(page.getByRole("heading", { level: 1, name: TITLE })).toBeVisible();
    expect(page.url()).toMatch(/\/meldungen\/[\w-]+$/);
    expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]))).not.toMatch(
      /lieferant/i,
    );
    const number = (
      await page
        .getByText(/HZ-\d+/)
        .first()
        .innerText()
    ).match(/HZ-\d+/)![0];
    await page.getByRole("heading", { level: 1 }).click();
    await keys.press("Control+k");
    await field.fill(number.toLowerCase());
    await expect(active).toContainText(TITLE);
    await expect(active).toContainText(number);
    await field.fill("an");
    await expect(dialog.getByRole("group", { name: "Meldungen" }).getByRole("option").first()).toBeVisible();
    await look(page, "palette", info, { sizes: [PHONE] });
  });
});
