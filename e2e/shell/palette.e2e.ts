import { signIn } from "../helpers/by-contract.ts";
import { look } from "../helpers/look.ts";
import { expect, PHONE, test } from "../helpers/people.ts";
import { DEMO } from "../helpers/product.ts";

const TITLE = "Rechnungen eines Lieferanten doppelt bezahlt";

test("the command palette finds screens, actions and reports, by keyboard and by pointer", async ({ person }, info) => {
  test.slow();
  const { page } = await person();
  const keys = page.keyboard;
  await signIn(page, DEMO);
  await expect(page.getByRole("link", { name: /^HZ-\d+ anzeigen$/ }).first()).toBeVisible();
  const dialog = page.getByRole("dialog", { name: "Suchen und öffnen" });
  const field = dialog.getByRole("combobox", { name: "Suchen und öffnen" });
  const option = (name: string | RegExp) => dialog.getByRole("option", { name });
  const active = dialog.getByRole("option", { selected: true });
  const count = dialog.getByRole("status").filter({ hasText: /Treffer|Nichts/ });

  await test.step("a screen: the field keeps the focus, the list says which line Enter takes", async () => {
    await keys.press("Control+k");
    await expect(field).toBeFocused();
    await expect(option("Dashboard")).toHaveAttribute("aria-selected", "true");
    await keys.press("ArrowUp");
    await expect(active).toHaveText(/^Abmelden/);
    await expect(active).toBeInViewport();
    await keys.press("ArrowDown");
    await keys.press("ArrowDown");
    await expect(active).toHaveText(/^Meldungen/);
    await keys.type("meldekan");
    await expect(active).toHaveText(/^Meldekanäle/);
    await expect(field).toHaveAttribute("aria-activedescendant", (await active.getAttribute("id"))!);
    await expect(count).toHaveText(/^\d+ Treffer$/);
    await keys.press("Enter");
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("heading", { level: 1, name: "Meldekanäle" })).toBeVisible();
    await expect(page.getByRole("main")).toBeFocused();
  });

  await test.step("a report, by words of its title and by number; its title gets into no address and no storage", async () => {
    await page.getByRole("button", { name: /^Suchen und öffnen/ }).click();
    await field.fill("LIEFERANT doppelt");
    await expect(option(TITLE)).toHaveAttribute("aria-selected", "true");
    await option(TITLE).click();
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
  });

  await test.step("nothing found is said; Escape gives the focus back", async () => {
    await field.fill("qwertz gibt es nicht");
    await expect(dialog.getByRole("listbox")).toHaveCount(0);
    await expect(field).toHaveAttribute("aria-expanded", "false");
    await expect(count).toHaveText("Nichts gefunden");
    await keys.press("Escape");
    await expect(dialog).toBeHidden();
    const opener = page.getByRole("button", { name: /^Suchen und öffnen/ });
    await opener.click();
    await expect(dialog).toBeVisible();
    await keys.press("Escape");
    await expect(opener).toBeFocused();
  });

  await test.step("a person, a section of a page, an article of the handbook", async () => {
    const group = (name: string) => dialog.getByRole("group", { name });
    await keys.press("Control+k");
    await field.fill("okafor");
    await expect(group("Personen").getByRole("option")).toHaveText([/^Malik Okafor/]);
    await field.fill("passwort ändern");
    await expect(group("Abschnitte").getByRole("option")).toHaveText([/^Passwort/]);
    await field.fill("zweiter faktor");
    await expect(group("Handbuch").getByRole("option").first()).toHaveText(/^Zweiter Faktor/);
    await expect(active).toHaveText(/^Zweiter Faktor\s*Mein Konto/);
    await keys.press("Enter");
    await expect(page).toHaveURL(/\/konto#zweiter-faktor$/);
    await expect(page.getByRole("heading", { level: 2, name: "Zweiter Faktor" })).toBeInViewport();
    await keys.press("Control+k");
    await field.fill("passwort vergessen");
    await group("Handbuch")
      .getByRole("option", { name: /^Passwort vergessen/ })
      .click();
    await expect(page.getByRole("heading", { level: 1, name: "Passwort vergessen" })).toBeVisible();
  });

  await test.step("an action: the colour scheme", async () => {
    await keys.press("Control+k");
    await field.fill("dunkel");
    await keys.press("Enter");
    await expect(page.getByRole("button", { name: "Darstellung: Dunkel" })).toBeVisible();
    await keys.press("Control+k");
    await field.fill("farbschema gerät");
    await keys.press("Enter");
    await expect(page.getByRole("button", { name: "Darstellung: Wie das Gerät" })).toBeVisible();
  });

  await test.step("on a phone from the user menu", async () => {
    await page.setViewportSize(PHONE);
    await page.getByRole("button", { name: /^Benutzermenü von/ }).click();
    await expect(page.getByRole("menuitem", { name: "Dunkel" })).toBeVisible();
    await expect(page.getByRole("menuitem", { name: "Wie das Gerät" })).toHaveAttribute("aria-current", "true");
    await page.getByRole("menuitem", { name: "Suchen und öffnen" }).click();
    await field.fill("an");
    await expect(dialog.getByRole("group", { name: "Meldungen" }).getByRole("option").first()).toBeVisible();
    await look(page, "palette", info);
  });
});

test("what is typed while the palette is still on its way stands in its field, in its order, and goes on there", async ({ person }) => {
  const { page } = await person();
  const keys = page.keyboard;
  await signIn(page, DEMO);
  await expect(page.getByRole("link", { name: /^HZ-\d+ anzeigen$/ }).first()).toBeVisible();
  const line = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  await page.route(/\/palette-[\w-]+\.js$/, async (route) => {
    asked.resolve();
    await line.promise;
    await route.continue();
  });
  const opener = page.getByRole("button", { name: /^Suchen und öffnen/ });
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
  const dialog = page.getByRole("dialog", { name: "Suchen und öffnen" });
  const field = dialog.getByRole("combobox", { name: "Suchen und öffnen" });
  await expect(field).toHaveValue("meldeka");
  await expect(field).toBeFocused();
  await keys.type("n");
  await expect(field).toHaveValue("meldekan");
  await expect(dialog.getByRole("option").first()).toHaveText(/^Meldekanäle/);
  await keys.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  // Opened again it begins anew.
  await keys.press("Control+k");
  await expect(field).toHaveValue("");
});
