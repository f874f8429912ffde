import { reminderRoutes } from "@hz/contract/procedure/reminders";
import { paths } from "@hz/contract/paths";
import { peopleRoutes } from "@hz/contract/people/people";
import { passkeyRoutes } from "@hz/contract/sign-in/passkeys";
import { secondFactorRoutes } from "@hz/contract/sign-in/second-factor";
import { sessionRoutes } from "@hz/contract/sign-in/sessions";
import { afterEach, expect, test } from "vitest";
import { commands, page, userEvent } from "vitest/browser";
import { answers } from "../../../testing/answers.ts";
import { mount } from "../../../testing/mount.tsx";
import { LONG_AGO, idOf } from "../../../testing/office.ts";
import { aPerson } from "../../../testing/samples.ts";
import { button, gone, seen } from "../../../testing/see.ts";

const mine = button(/^Benutzermenü von/);
const signOut = page.getByRole("menuitem", { name: "Abmelden" });

afterEach(() => commands.emulateMedia({ reducedMotion: "reduce", forcedColors: "none" }));

/** Closes what has this role and, before the browser has done anything else, presses the button; tells whether the menu has the focus once all that was on its way is over: one that loses it closes. */
async function closeAndPress(role: string, close: () => void, press: Element): Promise<boolean> {
  // What is closed while it still appears goes only when it has appeared.
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame().then(frame);
  const ending = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
  await Promise.all(ending.map(({ finished }) => finished));
  await frame();
  close();
  // What follows from a press is drawn before any timer runs: whoever presses that fast presses here.
  for (let n = 0; n < 1000 && document.querySelector(`[role='${role}']`); n++) await Promise.resolve();
  if (document.querySelector(`[role='${role}']`)) throw new Error("still open");
  press.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, cancelable: true, button: 0, pointerType: "mouse" }));
  // Timers run in the order in which they were set: after this one, those of the closing are over.
  await new Promise((resolve) => setTimeout(resolve));
  return document.activeElement?.closest("[role='menu']") != null;
}

/** Opens the list of people, whose button opens a dialog. */
async function open(): Promise<void> {
  answers(peopleRoutes.list, [aPerson()]);
  answers(peopleRoutes.departments, []);
  await commands.emulateMedia({ reducedMotion: "no-preference" });
  mount(paths.users);
}
const invite = button("Neue hinzufügen").first();

test("a menu that is opened the moment a dialog closes stays open", async () => {
  await open();
  await seen(mine);
  const press = mine.element();
  await invite.click();
  const cancel = button("Abbrechen", page.getByRole("dialog"));
  await seen(cancel);
  const close = cancel.element() as HTMLElement;
  expect(await closeAndPress("dialog", () => close.click(), press)).toBe(true);
  await seen(signOut);
  await userEvent.keyboard("{Escape}");
  await gone(signOut);
});

test("a menu that is opened the moment another menu closes stays open; closed by keys it gives the focus back", async () => {
  await open();
  await seen(mine);
  const press = mine.element();
  await button(/Erinnerung/).click();
  await seen(page.getByRole("menu"));
  const escape = () =>
    document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
  expect(await closeAndPress("menu", escape, press)).toBe(true);
  await seen(signOut);
  await userEvent.keyboard("{Escape}");
  await expect.element(mine).toHaveFocus();
});

test("where nobody has pressed anything, the dialog's button has the focus again", async () => {
  await open();
  await invite.click();
  await seen(page.getByRole("dialog"));
  await userEvent.keyboard("{Escape}");
  await expect.element(invite).toHaveFocus();
});

test("in forced colours it is seen which entry a menu points at, and whether a switch is on", async () => {
  let choice = { early: true, calendarSince: null };
  answers(reminderRoutes.choice, () => choice);
  answers(reminderRoutes.choose, ({ body: { early } }) => {
    choice = { ...choice, early };
    return {};
  });
  answers(passkeyRoutes.list, []);
  answers(secondFactorRoutes.get, { since: null, codesLeft: 0, hasRemover: false });
  answers(sessionRoutes.list, [
    { id: idOf(5), createdAt: LONG_AGO, lastSeenAt: LONG_AGO, device: "Chromium", remembered: false, isCurrent: true },
  ]);
  await commands.emulateMedia({ forcedColors: "active" });
  mount(paths.account);
  await mine.click();
  const outline = (name: string) => getComputedStyle(page.getByRole("menuitem", { name }).element()).outlineStyle;
  await userEvent.keyboard("{End}");
  await expect.element(signOut).toHaveFocus();
  expect([outline("Mein Konto"), outline("Abmelden")]).toEqual(["none", "solid"]);
  await userEvent.keyboard("{Escape}");

  const early = page.getByRole("switch", { name: "Auch früh erinnern" });
  const colours = () => [early.element(), early.element().firstElementChild!].map((part) => getComputedStyle(part).backgroundColor);
  await expect.element(early).toBeChecked();
  const before = colours();
  await early.click();
  await expect.element(early).not.toBeChecked();
  const after = colours();
  // The knob stands out from its ground, and on looks other than off.
  expect(before[0]).not.toBe(before[1]);
  expect(after[0]).not.toBe(after[1]);
  expect(after[0]).not.toBe(before[0]);
});
