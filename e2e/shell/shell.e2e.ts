import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { paths } from "@hz/contract/paths";
import { newOffice, signIn } from "../helpers/by-contract.ts";
import { expect, PHONE, test } from "../helpers/people.ts";
import { DEMO } from "../helpers/product.ts";

test("on a phone the sidebar is a drawer: every entry is in it, choosing closes it, so do Escape and a press beside it", async ({
  person,
}) => {
  const { page } = await person({ phone: true });
  await signIn(page, DEMO);
  const open = page.getByRole("button", { name: "Navigation öffnen" });
  const drawer = page.getByRole("dialog", { name: "Hauptnavigation" });
  await open.tap();
  for (const name of ["Dashboard", "Meldungen", "Benutzer", "Kategorien", "Meldekanäle"])
    await expect(drawer.getByRole("link", { name, exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(open).toBeFocused();
  await open.tap();
  // Empty room of the drawer itself is none beside it.
  await page.touchscreen.tap(150, PHONE.height - 20);
  await expect(drawer).toBeVisible();
  await page.touchscreen.tap(PHONE.width - 20, 400);
  await expect(drawer).toBeHidden();
  await open.tap();
  await drawer.getByRole("link", { name: "Kategorien" }).tap();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name: "Kategorien" })).toBeVisible();
});

test("what is typed goes by no slip: a dialog stays under Escape, leaving and reloading ask, and so does signing out", async ({
  person,
}) => {
  const { page } = await person();
  await signIn(page, DEMO);
  await page.getByRole("link", { name: "Kategorien" }).click();
  await page.getByRole("button", { name: "Neue hinzufügen" }).click();
  const name = page.getByLabel("Name", { exact: true });
  const question = page.getByRole("alertdialog", { name: "Änderungen verwerfen?" });
  await name.fill("Lieferkette");
  await page.keyboard.press("Escape");
  await page.goBack();
  await question.getByRole("button", { name: "Hier bleiben" }).click();
  await expect(name).toHaveValue("Lieferkette");
  const asked = page.waitForEvent("dialog");
  const reloaded = page.reload();
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.accept();
  await reloaded;

  await page.goto(paths.settings);
  const form = page.getByLabel("Rechtsform");
  await form.fill("Verein");
  const signOutByMenu = async () => {
    await page.getByRole("button", { name: /^Benutzermenü von/ }).click();
    await page.getByRole("menuitem", { name: "Abmelden" }).click();
  };
  const leaving = page.getByRole("alertdialog", { name: "Trotzdem abmelden?" });
  await signOutByMenu();
  await leaving.getByRole("button", { name: "Hier bleiben" }).click();
  await expect(form).toHaveValue("Verein");
  await signOutByMenu();
  await leaving.getByRole("button", { name: "Abmelden" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Anmelden" })).toBeVisible();
});

/** Brings up a toast without changing anything that others see. */
async function bringToast(page: Page): Promise<void> {
  // One that says the same may still be there, and is not taken for the new one.
  const toasts = page.locator("ol > li[data-state='open']");
  await toasts.evaluateAll((before) => before.forEach((one) => one.setAttribute("data-before", "")));
  const choice = page.getByLabel("Standardsprache");
  await choice.selectOption((await choice.inputValue()) === "auto" ? "de" : "auto");
  await expect(toasts.and(page.locator(":not([data-before])")).filter({ hasText: "Standardsprache gespeichert" })).toBeVisible();
}

test("a toast stays 5 s, one at a time; F8 leads to it, it is swiped away to the right by 50 px and no less", async ({ person }) => {
  const { page } = await person({ reducedMotion: "no-preference" });
  await newOffice(
    page,
    {
      email: `toast-${randomUUID().slice(0, 8)}@muster.example`,
      password: "Neun Reiher am Fluss",
      fullName: "Tom Toast",
    },
    { isCodeLeft: true },
  );
  await page.clock.install();
  await page.goto(paths.channels);
  const place = page.getByRole("region", { name: "Mitteilungen (F8)" });
  const toasts = place.getByRole("listitem");
  const said = page.getByText("Standardsprache gespeichert", { exact: true }).first();

  await test.step("it goes by itself", async () => {
    await bringToast(page);
    await page.clock.runFor(3_000);
    await expect(said).toBeVisible();
    await page.clock.runFor(2_500);
    await expect(toasts).toHaveCount(0);
  });
  await test.step("a second one takes the place of the first", async () => {
    await bringToast(page);
    await bringToast(page);
    await expect(toasts).toHaveCount(1);
  });
  await test.step("F8 leads there, and it waits while somebody is", async () => {
    await page.keyboard.press("F8");
    await expect(place.getByRole("list")).toBeFocused();
    await page.clock.runFor(20_000);
    await expect(toasts).toHaveCount(1);
    await toasts.getByRole("button", { name: "Schließen" }).click();
    await expect(toasts).toHaveCount(0);
  });
  await test.step("swiped", async () => {
    // On a slow machine its time may be over before it is found; under the pointer it stays.
    let [x, y] = [0, 0];
    await expect(async () => {
      await bringToast(page);
      const box = await toasts.boundingBox();
      expect(box).not.toBeNull();
      [x, y] = [box!.x, box!.y];
      await page.mouse.move(x + 40, y + 20);
    }).toPass();
    const swipe = async (right: number) => {
      await page.mouse.move(x + 40, y + 20);
      await page.mouse.down();
      await page.mouse.move(x + 40 + right, y + 20, { steps: 5 });
      await page.mouse.up();
    };
    await swipe(-80);
    await expect(toasts).toHaveCount(1);
    await swipe(40);
    await expect(toasts).toHaveCount(1);
    await swipe(60);
    await expect(toasts).toHaveCount(0);
  });
});
