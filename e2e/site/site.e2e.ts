import { paths } from "@hz/contract/paths";
import type { Page } from "@playwright/test";
import { look } from "../helpers/look.ts";
import { openMail } from "../helpers/mailbox.ts";
import { expect, test } from "../helpers/people.ts";

test("the start page without a script: the menu on a phone, prices and questions by keyboard, the ways in", async ({ person }) => {
  const { page, expectComplaint } = await person({ phone: true, javaScriptEnabled: false });
  const keys = page.keyboard;
  await test.step("the menu opens by keyboard and leads to the prices", async () => {
    await page.goto(paths.start);
    const menu = page.locator("summary", { hasText: "Menü" });
    const prices = page.getByRole("navigation", { name: "Hauptnavigation" }).getByRole("link", { name: "Preise" });
    await expect(prices).toBeHidden();
    await menu.focus();
    await keys.press("Enter");
    await expect(prices).toBeVisible();
    await prices.press("Enter");
    await expect(page).toHaveURL(/#pricing$/);
    await expect(page.getByRole("heading", { name: "Ein Preis nach Ihrer Größe" })).toBeInViewport();
  });

  await test.step("sizes and intervals by arrow keys; only the price that was chosen is there", async () => {
    const smallest = page.getByRole("radio", { name: /^1–49 / });
    await expect(smallest).toBeChecked();
    await expect(page.getByText("79 € im Monat", { exact: true })).toBeVisible();
    await smallest.focus();
    await keys.press("ArrowUp");
    await expect(page.getByText("Individuell", { exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: "Kontakt aufnehmen" })).toHaveAttribute("href", "/kontakt?anliegen=pricing");
    await expect(page.getByRole("radio", { name: "Jährlich" })).toBeHidden();
    await keys.press("ArrowDown");
    await keys.press("ArrowDown");
    await expect(page.getByRole("radio", { name: /^50–100 / })).toBeChecked();
    await expect(page.getByText("129 € im Monat", { exact: true })).toBeVisible();
    await expect(page.getByText("79 € im Monat", { exact: true })).toBeHidden();
    await page.getByRole("radio", { name: "Monatlich" }).focus();
    await keys.press("ArrowDown");
    await expect(page.getByText("1.238 € im Jahr", { exact: true })).toBeVisible();
    await expect(page.getByText("129 € im Monat", { exact: true })).toBeHidden();
  });

  await test.step("a question unfolds, a demonstration opens beside the page", async () => {
    const question = page.locator("summary", { hasText: "Welche Fristen gelten nach einer Meldung?" });
    const answer = page.getByText("spätestens nach sieben Tagen");
    await expect(answer).toBeHidden();
    await question.focus();
    await keys.press("Enter");
    await expect(answer).toBeVisible();
    const demo = page.getByRole("link", { name: "Demo buchen (öffnet in einem neuen Tab)" }).first();
    await expect(demo).toHaveAttribute("target", "_blank");
    await expect(demo).toHaveAttribute("rel", "noopener");
  });

  await test.step("the sign-up learns what was chosen", async () => {
    expectComplaint(/404/);
    await page.locator("form").getByRole("button", { name: "7 Tage kostenlos testen" }).press("Enter");
    await expect(page).toHaveURL(/\/signup-trial\?groesse=50-100&zahlung=year$/);
  });
});

for (const [name, path, places] of [
  ["the start page", paths.start, ["einblick", "sicherheit", "pricing", "fragen"]],
  ["the page of the interface", paths.api, ["putReportsById", "fehler"]],
  ["the page of its shapes", paths.apiShapes, ["Report", "Case", "Department"]],
] as const)
  test(`links within ${name} lead where they say`, async ({ person }) => {
    const { page } = await person({ phone: true });
    /** From the top of the window to the place, in px. */
    const topOf = (place: string) => page.locator(`#${place}`).evaluate((element) => Math.round(element.getBoundingClientRect().top));
    const isAtTop = async (place: string) => expect.poll(() => topOf(place), { message: place }).toBe(8);
    for (const place of places) {
      await page.goto("about:blank");
      await page.goto(`${path}#${place}`);
      await isAtTop(place);
    }
    await page.goto("about:blank");
    await page.goto(path);
    for (const place of places) {
      await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
      await page.evaluate((hash) => (location.hash = hash), place);
      await isAtTop(place);
    }
  });

test("the start page at 320 px and on paper", async ({ person }) => {
  const { page } = await person();
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(paths.start);
  const menu = page.locator("summary", { hasText: "Menü" });
  const brand = (await page.locator(".site-header .brand").boundingBox())!;
  expect((await menu.boundingBox())!.y).toBeLessThan(brand.y + brand.height);

  await page.emulateMedia({ media: "print" });
  for (const forScreens of [
    menu,
    page.getByRole("heading", { name: "Sehen Sie es sich an" }),
    page.getByRole("link", { name: /^Demo buchen/ }),
  ])
    await expect(forScreens.filter({ visible: true })).toHaveCount(0);
  await expect(page.locator(".pricing .button").filter({ visible: true }).first()).toHaveCSS("print-color-adjust", "exact");
});

/** Fills in the form and waits until it has been open for as long as people need. */
async function fillIn(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await page.getByRole("textbox", { name: label, exact: true }).fill(value);
  await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(2_100);
}

test("the contact form: what is wrong is named, what was typed stays, and the mails arrive", async ({ person }, info) => {
  const visitor = await person();
  const { page, expectComplaint } = visitor;
  expectComplaint(/422/);
  const email = `kim.${crypto.randomUUID().slice(0, 8)}@muster.example`;
  const send = page.getByRole("button", { name: "Nachricht senden" });

  await test.step("a name of nothing but space", async () => {
    await page.goto(`${paths.contact}?anliegen=demo`);
    await expect(page.getByLabel("Anliegen")).toHaveValue("demo");
    await fillIn(page, {
      Name: "   ",
      Unternehmen: "Muster AG",
      "E-Mail-Adresse": email,
      Betreff: "Termin im März",
      Nachricht: "Guten Tag,\nwann passt es Ihnen?",
    });
    await send.click();
    await expect(page.getByRole("alert")).toHaveText("Bitte prüfen Sie die markierten Felder. Gesendet wurde noch nichts.");
    const name = page.getByRole("textbox", { name: "Name", exact: true });
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription("Name ist erforderlich");
    await expect(page.getByRole("textbox", { name: "Nachricht" })).toHaveValue("Guten Tag,\nwann passt es Ihnen?");
    await look(page, "contact-wrong", info);
  });

  await test.step("the second try works, by keyboard", async () => {
    await page.getByRole("textbox", { name: "Name", exact: true }).focus();
    await page.keyboard.type("Kim Käufer");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Danke für Ihre Nachricht" })).toBeVisible();
    await look(page, "contact-sent", info);
  });

  await test.step("the operator can read it, the sender gets a confirmation", async () => {
    const inquiry = await openMail(visitor, email, "Anfrage (Demo vereinbaren): Termin im März");
    await expect(inquiry.frameLocator("iframe").getByText("wann passt es Ihnen?")).toBeVisible();
    const confirmation = await openMail(visitor, email, "Ihre Anfrage ist bei uns eingegangen");
    await expect(confirmation.getByText(`An: ${email}`)).toBeVisible();
  });
});
