import { paths } from "@hz/contract/paths";
import { look } from "../helpers/look.ts";
import { FRESH, openResetLink } from "../helpers/password-reset.ts";
import { expect, test } from "../helpers/people.ts";
import { DEMO } from "../helpers/product.ts";

test("what is too long for a field is said in German", async ({ person }) => {
  const { page } = await person();
  await page.goto(paths.register);
  await page.getByLabel("Vollständiger Name").fill("n".repeat(300));
  await page.getByLabel("Firmenname").fill("f".repeat(400));
  await page.getByRole("button", { name: "Konto erstellen" }).click();
  await expect(page.getByText("Höchstens 201 Zeichen")).toBeVisible();
  await expect(page.getByText("Höchstens 200 Zeichen")).toBeVisible();
});

const LISTS = /\/guess-[\w-]+\.js$/;

test("a password is checked while one types; what is weak is never praised, and refused with its reason", async ({ person }, info) => {
  const { page } = await person();
  await page.goto(paths.register);
  const field = page.getByLabel("Passwort", { exact: true });
  const meter = page.getByRole("status", { name: "Stärke des Passworts" });
  const demand = (text: string) => page.getByRole("listitem").filter({ hasText: text });

  await test.step("what is demanded stands there before anything is typed, and the lists are loaded by touching the field", async () => {
    await expect(page.getByText("Am besten vier Wörter", { exact: false })).toBeVisible();
    await expect(demand("nichts, was leicht zu erraten ist")).toContainText("(fehlt noch)");
    await page.getByLabel("Vollständiger Name").fill("Petra Vogel");
    expect(await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name))).not.toContainEqual(
      expect.stringMatching(LISTS),
    );
    const lists = page.waitForResponse((response) => LISTS.test(response.url()));
    await field.focus();
    expect((await lists).ok()).toBe(true);
  });

  await page.getByLabel("E-Mail-Adresse").fill("p.vogel@holzbau.example");
  await page.getByLabel("Firmenname").fill("Dachwerk Nord GmbH");
  for (const [password, reason] of [
    ["kurz", "Noch nicht alles erfüllt"],
    ["password", "Dieses Passwort steht auf den Listen, die zuerst durchprobiert werden."],
    ["PetraVogel1", "Das Passwort besteht vor allem aus Ihrem Namen."],
    ["holzbau2026", "Das Passwort besteht vor allem aus Ihrer E-Mail-Adresse."],
    ["dachwerk7", "Das Passwort besteht vor allem aus dem Namen Ihres Unternehmens."],
    ["Hinweiszentrale", "Das Passwort besteht vor allem aus dem Namen dieses Dienstes."],
    ["aaaaaaaa", "Das Passwort besteht vor allem aus Wiederholungen oder Reihen."],
  ] as const) {
    await field.fill(password);
    await expect(meter).toContainText(reason);
  }
  await expect(demand("mindestens 8 Zeichen")).toContainText("(erfüllt)");
  await page.getByRole("button", { name: "Konto erstellen" }).click();
  await expect(page.getByText("Leicht zu erraten: Das Passwort besteht vor allem aus Wiederholungen oder Reihen.")).toHaveCount(1);
  await expect(meter).toHaveText("Leicht zu erraten");
  await expect(field).toBeFocused();
  await look(page, "password-weak", info);

  await field.fill("vier Krähen unterm Dach");
  await expect(meter).toHaveText("Sehr gut");
  await expect(demand("nichts, was leicht zu erraten ist")).toContainText("(erfüllt)");
  await look(page, "password-good", info);
});

test("where the lists do not come nothing is sent unchecked and nothing typed is lost", async ({ person }) => {
  const { page, expectComplaint } = await person();
  expectComplaint(/guess-[\w-]+\.js|ERR_FAILED/);
  let sent = 0;
  page.on("request", (request) => (sent += request.url().endsWith("/api/register") ? 1 : 0));
  await page.route(LISTS, (route) => route.abort());
  await page.goto(paths.register);
  await page.getByLabel("Vollständiger Name").fill("Petra Vogel");
  await page.getByLabel("E-Mail-Adresse").fill("petra.vogel@listen.example");
  const field = page.getByLabel("Passwort", { exact: true });
  await field.fill("vier Krähen unterm Dach");
  const button = page.getByRole("button", { name: "Konto erstellen" });
  await button.click();
  await expect(page.getByText("Das Passwort konnte nicht geprüft werden.", { exact: false })).toBeVisible();
  await expect(field).toHaveValue("vier Krähen unterm Dach");
  expect(sent).toBe(0);

  await page.unroute(LISTS);
  await button.click();
  await expect(page.getByRole("heading", { level: 1, name: "Wiederherstellungscode sichern" })).toBeVisible({ timeout: 60_000 });
  expect(sent).toBe(1);
});

test("at a reset the four kinds stand as specified, and the own name is refused beside them", async ({ person, product }) => {
  const { page } = await person();
  await openResetLink(page, product, DEMO.email);
  const field = page.getByLabel("Neues Passwort", { exact: true });
  const meter = page.getByRole("status", { name: "Stärke des Passworts" });
  await field.fill("vier krähen unterm dach");
  await expect(meter).toHaveText("Noch nicht alles erfüllt");
  await field.fill("Lindner2026!");
  await expect(meter).toContainText("aus Ihrem Namen");
  for (const kind of [
    "mindestens 8 Zeichen",
    "einen Kleinbuchstaben",
    "einen Großbuchstaben",
    "eine Ziffer",
    "ein Sonderzeichen aus @$!%*?&",
  ])
    await expect(page.getByRole("listitem").filter({ hasText: kind })).toContainText("(erfüllt)");
  await field.fill(FRESH);
  await expect(meter).toHaveText(/gut/i);
});
