import { paths } from "@hz/contract/paths";
import type { Page } from "@playwright/test";
import { signIn } from "../helpers/by-contract.ts";
import { expect, test } from "../helpers/people.ts";
import { DEMO } from "../helpers/product.ts";

type Handle = null | Awaited<ReturnType<ReturnType<Page["getByRole"]>["elementHandle"]>>;

/** Closes what has this role and, before the browser has done anything else, presses the menu's button; tells whether the menu has the focus once all that was on its way is over: one that loses it closes. */
const closeAndPress = (page: Page, role: string, close: Handle, press: Handle) =>
  page.evaluate(
    async ([shown, closer, button]) => {
      // What is closed while it still appears goes only when it has appeared.
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      await frame().then(frame);
      const ending = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
      await Promise.all(ending.map(({ finished }) => finished));
      await frame();
      if (closer) (closer as HTMLElement).click();
      else document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
      // What follows from a press is drawn before any timer runs: whoever presses that fast presses here.
      for (let n = 0; n < 1000 && document.querySelector(`[role='${shown}']`); n++) await Promise.resolve();
      if (document.querySelector(`[role='${shown}']`)) throw new Error("still open");
      const how = { bubbles: true, cancelable: true, button: 0, pointerType: "mouse" };
      button!.dispatchEvent(new PointerEvent("pointerdown", how));
      // Timers run in the order in which they were set: after this one, those of the closing are over.
      await new Promise((resolve) => setTimeout(resolve));
      return document.activeElement?.closest("[role='menu']") != null;
    },
    [role, close, press] as const,
  );

test("a menu that is opened the moment a dialog or another menu closes stays open; else the focus goes back", async ({ person }) => {
  const { page } = await person({ reducedMotion: "no-preference" });
  await signIn(page, DEMO);
  await page.goto(paths.users);
  const invite = page.getByRole("button", { name: "Neue hinzufügen" }).first();
  const mine = await page.getByRole("button", { name: /^Benutzermenü von/ }).elementHandle();
  const signOut = page.getByRole("menuitem", { name: "Abmelden" });
  await invite.click();
  const cancel = await page.getByRole("dialog").getByRole("button", { name: "Abbrechen" }).elementHandle();

  await test.step("after a dialog", async () => {
    expect(await closeAndPress(page, "dialog", cancel, mine)).toBe(true);
    await expect(signOut).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(signOut).toBeHidden();
  });

  await test.step("after another menu", async () => {
    await page.getByRole("button", { name: /Erinnerung/ }).click();
    await expect(page.getByRole("menu")).toBeVisible();
    expect(await closeAndPress(page, "menu", null, mine)).toBe(true);
    await expect(signOut).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: /^Benutzermenü von/ })).toBeFocused();
  });

  await test.step("where nobody has pressed anything, the dialog's button has the focus again", async () => {
    await invite.click();
    await page.keyboard.press("Escape");
    await expect(invite).toBeFocused();
  });
});

test("in forced colours it is seen which entry a menu points at, and whether a switch is on", async ({ person }) => {
  const { page } = await person({ forcedColors: "active" });
  await signIn(page, DEMO);
  await page.getByRole("button", { name: /^Benutzermenü von/ }).click();
  const outline = (name: string) => page.getByRole("menuitem", { name }).evaluate((entry) => getComputedStyle(entry).outlineStyle);
  await page.keyboard.press("End");
  await expect(page.getByRole("menuitem", { name: "Abmelden" })).toBeFocused();
  expect([await outline("Mein Konto"), await outline("Abmelden")]).toEqual(["none", "solid"]);
  await page.keyboard.press("Escape");

  await page.goto(paths.account);
  const early = page.getByRole("switch", { name: "Auch früh erinnern" });
  const colours = () => early.evaluate((root) => [root, root.firstElementChild!].map((part) => getComputedStyle(part).backgroundColor));
  const [before, wasOn] = [await colours(), await early.isChecked()];
  await early.click();
  await expect(early).toBeChecked({ checked: !wasOn });
  const after = await colours();
  // The knob stands out from its ground, and on looks other than off.
  expect(before[0]).not.toBe(before[1]);
  expect(after[0]).not.toBe(after[1]);
  expect(after[0]).not.toBe(before[0]);
  await early.click();
  await expect(early).toBeChecked({ checked: wasOn });
});
