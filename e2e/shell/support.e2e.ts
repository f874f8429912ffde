import { authRoutes } from "@hz/contract/sign-in/auth";
import { paths } from "@hz/contract/paths";
import { peopleRoutes } from "@hz/contract/people/people";
import { supportRoutes } from "@hz/contract/account/support";
import { signIn } from "../helpers/by-contract.ts";
import { look } from "../helpers/look.ts";
import { DESKTOP, expect, PHONE, test } from "../helpers/people.ts";
import { DEMO } from "../helpers/product.ts";

const CONFIGURED = {
  email: "hilfe@betreiber.example",
  phone: "+49 (30) 12345-67",
  hours: "Montag bis Freitag, 9:00 bis 18:00 Uhr",
  bookingUrl: "https://termine.example/30-minuten",
};

test("the handbook is searched, and read by keyboard and by deep link", async ({ person }, info) => {
  const { page } = await person();
  await signIn(page, DEMO, paths.support);
  await expect(page.getByRole("heading", { level: 1, name: "Support" })).toBeVisible();
  await expect(page).toHaveTitle(/^Support – /);
  await expect(page.getByRole("link", { name: "support@localhost" })).toHaveAttribute("href", "mailto:support@localhost");
  await look(page, "support", info);

  await page.keyboard.press("/");
  await page.keyboard.type("fingerabdruck vergleichen");
  await expect(page.getByRole("status").filter({ hasText: /^\d+ Artikel zu „fingerabdruck vergleichen“$/ })).toBeVisible();
  await expect(page).toHaveURL(/\?suche=fingerabdruck\+vergleichen$/);
  await expect(page.locator("mark").first()).toBeVisible();
  await look(page, "support-suche", info, { sizes: [DESKTOP] });
  const search = page.getByRole("searchbox", { name: "Im Handbuch suchen" });
  await search.focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Freigaben: Schlüssel weitergeben" })).toBeVisible();
  await expect(page).toHaveTitle(/^Freigaben: Schlüssel weitergeben – /);
  await page.getByRole("link", { name: "Zur Suche nach „fingerabdruck vergleichen“" }).click();
  await expect(search).toHaveValue("fingerabdruck vergleichen");

  await search.fill("Raumschiff");
  await expect(page.getByRole("heading", { name: "Nichts gefunden" })).toBeVisible();
  await page.getByRole("button", { name: "Suche im Handbuch leeren" }).click();
  await expect(search).toHaveValue("");

  await page.goto(paths.handbook("zweiter-faktor"));
  await expect(page.getByRole("heading", { level: 1, name: "Zweiter Faktor" })).toBeVisible();
  const picture = page.getByRole("img", { name: /^Mein Konto: / });
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(1000);
  await look(page, "support-artikel", info);
  await page.getByRole("link", { name: /^Nächster Artikel/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Passkeys" })).toBeVisible();
  await page.getByRole("article").getByRole("link", { name: "Mein Konto" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Mein Konto" })).toBeVisible();
  await page.goto(paths.handbook("raumschiff"));
  await expect(page.getByRole("heading", { level: 1, name: "Diesen Artikel gibt es nicht" })).toBeVisible();
});

test("contact data: what is configured, what failed can be tried again, and whoever waits for keys reads the handbook", async ({
  person,
}, info) => {
  const { page, expectComplaint } = await person();
  expectComplaint(/Failed to load resource/);
  await signIn(page, DEMO, null);
  await page.route(`**${supportRoutes.get.path}`, (route) => route.abort());
  await page.goto(paths.support);
  await expect(page.getByRole("heading", { name: "Die Kontaktdaten konnten nicht geladen werden" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Eine Meldung löschen" })).toBeVisible();
  await look(page, "support-fehler", info, { sizes: [PHONE] });
  await page.unroute(`**${supportRoutes.get.path}`);
  await page.route(`**${supportRoutes.get.path}`, (route) => route.fulfill({ json: CONFIGURED }));
  await page.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect(page.getByRole("link", { name: CONFIGURED.phone })).toHaveAttribute("href", "tel:+49301234567");
  await expect(page.getByText(CONFIGURED.hours)).toBeVisible();
  const appointment = page.getByRole("link", { name: "Termin vereinbaren" });
  await expect(appointment).toHaveAttribute("href", CONFIGURED.bookingUrl);
  await expect(appointment).toHaveAttribute("target", "_blank");

  await page.route(`**${peopleRoutes.access.path}`, async (route) => {
    const answer = await route.fetch();
    const access = await answer.json();
    await route.fulfill({ response: answer, json: { ...access, missing: { ...access.missing, vouch: true } } });
  });
  // Whoever waits holds nothing yet.
  await page.route(`**${authRoutes.keys.path}`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), grants: [] } });
  });
  await page.goto(paths.users);
  await expect(page.getByRole("heading", { level: 1, name: "Freigabe ausstehend" })).toBeVisible();
  await page.goto(paths.handbook("freigaben"));
  await expect(page.getByRole("heading", { level: 1, name: "Freigaben: Schlüssel weitergeben" })).toBeVisible();
  // A question that is under way when the test ends is nobody's failure.
  await page.unrouteAll({ behavior: "ignoreErrors" });
});
