import { paths } from "@hz/contract/paths";
import type { Locator } from "@playwright/test";
import { confirmRecovery, goOnUnconfirmed, register } from "../helpers/handler.ts";
import { tabTo } from "../helpers/keyboard.ts";
import { codeOf, PROOF } from "../helpers/own-account.ts";
import { FRESH, mailedPath, RESET, untilReset } from "../helpers/password-reset.ts";
import { expect, test } from "../helpers/people.ts";

test.describe.configure({ timeout: 180_000 });

test("a forgotten password, the reset, the sign-in and a second factor by keyboard alone; the focus leads from step to step", async ({
  person,
  product,
}) => {
  const [owner, { page, expectComplaint }] = [await person(), await person()];
  expectComplaint(/401.*\/api\/auth\/sign-in/);
  const who = {
    email: `tessa.${crypto.randomUUID().slice(0, 8)}@tasten.example`,
    password: "Altes-Passwort-2026!",
    fullName: "Tessa Taste",
  };
  const code = await register(owner.page, who);
  await confirmRecovery(owner.page, code.slice(-9));
  await goOnUnconfirmed(owner.page);
  await owner.context.close();

  const keys = page.keyboard;
  const heading = (level: number, name: string) => page.getByRole("heading", { level, name });
  const press = async (control: Locator, key = "Enter") => {
    await tabTo(page, control);
    await keys.press(key);
  };
  const type = async (control: Locator, text: string) => {
    await tabTo(page, control);
    await keys.type(text);
  };

  await test.step("asking for the link; where none has come, the address is still there", async () => {
    await page.goto(paths.signIn);
    await press(page.getByRole("link", { name: "Passwort vergessen?" }));
    await expect(heading(1, "Passwort vergessen")).toBeFocused();
    const email = page.getByLabel("E-Mail-Adresse");
    await press(page.getByRole("button", { name: "Link senden" }));
    await expect(email).toBeFocused();
    await keys.type(who.email);
    await keys.press("Enter");
    await expect(heading(2, "E-Mail gesendet")).toBeFocused();
    await press(page.getByRole("button", { name: "Erneut anfordern" }));
    await expect(email).toBeFocused();
    await expect(email).toHaveValue(who.email);
  });

  await test.step("the reset", async () => {
    await page.goto(await mailedPath(product, who.email, RESET));
    const first = page.getByLabel("Wiederherstellungscode", { exact: true });
    await expect(first).toBeVisible();
    await press(page.getByRole("button", { name: "Passwort zurücksetzen" }));
    await expect(first).toBeFocused();
    // The form focuses the first wrong field once more in the same moment: what a program types meanwhile would make that the next one.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    await keys.type(code);
    await type(page.getByLabel("Neues Passwort", { exact: true }), FRESH);
    await press(page.getByRole("button", { name: "Passwort anzeigen" }).first(), "Space");
    await type(page.getByLabel("Passwort bestätigen", { exact: true }), FRESH);
    await untilReset(page, () => keys.press("Enter"));
    await expect(heading(1, "Anmelden")).toBeFocused();
  });

  await test.step("the sign-in, and to the own account", async () => {
    const button = page.getByRole("button", { name: "Anmelden", exact: true });
    await type(page.getByLabel("E-Mail-Adresse"), who.email);
    await type(page.getByLabel("Passwort", { exact: true }), "Falsch");
    await press(button);
    await expect(page.getByRole("alert")).toHaveText("E-Mail-Adresse oder Passwort ist falsch.");
    await expect(button).toBeFocused();
    await keys.press("Shift+Tab");
    await keys.press("Shift+Tab");
    await keys.press("Shift+Tab");
    await keys.press("Shift+Tab");
    await expect(page.getByLabel("Passwort", { exact: true })).toBeFocused();
    await keys.press("Control+A");
    await keys.type(FRESH);
    await keys.press("Enter");
    await expect(heading(1, "Dashboard")).toBeVisible();
    await press(page.getByRole("button", { name: `Benutzermenü von ${who.fullName}` }));
    await expect(page.getByRole("menuitem", { name: "Mein Konto" })).toBeFocused();
    await keys.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
  });

  await test.step("the second factor", async () => {
    await press(page.getByRole("link", { name: "Zweiten Faktor einrichten" }));
    await expect(heading(1, "Zweiten Faktor einrichten")).toBeFocused();
    await type(page.getByLabel(PROOF), FRESH);
    await keys.press("Enter");
    await expect(heading(2, "1. QR-Code scannen")).toBeFocused();
    const secret = (await page.getByTestId("totp-secret").innerText()).replaceAll(" ", "");
    await type(page.getByLabel("Code aus Ihrer Authenticator-App"), codeOf(secret));
    await keys.press("Enter");
    await expect(heading(1, "Ersatzcodes sichern")).toBeFocused();
    await press(page.getByRole("checkbox", { name: "Ich habe die Ersatzcodes an einem sicheren Ort aufbewahrt." }), "Space");
    await press(page.getByRole("button", { name: "Fertig" }));
    await expect(heading(1, "Mein Konto")).toBeVisible();
    await expect(page.getByText("Noch 10 Ersatzcodes unbenutzt")).toBeVisible();
  });
});
