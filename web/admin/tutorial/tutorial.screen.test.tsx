import { paths } from "@hz/contract/paths";
import { departmentRoutes } from "@hz/contract/people/departments";
import { expect, test } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { answers } from "../../testing/answers.ts";
import { answerFirstScreens } from "../../testing/entrance.ts";
import { DESKTOP, look, PHONE } from "../../testing/look.ts";
import { mount } from "../../testing/mount.tsx";
import { idOf } from "../../testing/office.ts";
import { aDepartment } from "../../testing/samples.ts";
import { button, gone, seen } from "../../testing/see.ts";

const TITLES = [
  "Willkommen bei der Hinweiszentrale",
  "Ihr Dashboard",
  "Meldungen bearbeiten",
  "Ihr Team einladen",
  "Kategorien festlegen",
  "Meldekanäle gestalten",
  "Das war der Rundgang",
];
const PERCENT = [14, 29, 43, 57, 71, 86, 100];
const ENTRIES = [null, null, "Meldungen", "Benutzer", "Kategorien", "Meldekanäle", null];
const dialog = page.getByRole("dialog");
const start = page.getByRole("button", { name: "Tutorial", exact: true });
const overview = page.getByCss("[data-tutorial='overview']");
const inSidebar = (entry: string) => page.getByCss("aside a").filter({ hasText: entry });
const keys = (text: string) => userEvent.keyboard(text);

/** Expects the bright window of the veil on the element. */
async function highlighted(what: Locator): Promise<void> {
  const centre = (one: Locator) => {
    const { left, top, width, height } = one.element().getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  await seen(page.getByTestId("highlight"));
  await expect
    .poll(() => {
      const [bright, real] = [centre(page.getByTestId("highlight")), centre(what)];
      return Math.max(...bright.map((one, at) => Math.abs(one - real[at]!)));
    })
    .toBeLessThan(2);
}

async function open(): Promise<void> {
  const anna = { userId: idOf(1), isReader: true, isVouched: true, mayMove: true, hasKeys: true, missing: [] };
  answers(departmentRoutes.list, [aDepartment({ members: [anna] })]);
  answerFirstScreens();
  mount(paths.dashboard);
  await seen(page.getByText("Keine Meldungen vorhanden"));
}

test("the seven steps by keyboard, each beside what it explains", async () => {
  await open();
  await start.click();
  for (const [index, title] of TITLES.entries()) {
    await expect.element(dialog).toHaveAccessibleName(title);
    await expect.element(dialog).toMatchTextContent(`Schritt ${index + 1} von 7`);
    await expect.element(dialog).toMatchTextContent(`${PERCENT[index]} %`);
    await seen(dialog.getByText("Tipp", { exact: true }));
    if (index > 0)
      await expect.element(page.getByCss("[role=dialog] [aria-live]")).toMatchTextContent(`Schritt ${index + 1} von 7: ${title}.`);
    const entry = ENTRIES[index];
    const target = index === 1 ? overview : entry ? inSidebar(entry) : null;
    if (target) await highlighted(target);
    else await gone(page.getByTestId("highlight"));
    if (index < TITLES.length - 1) await keys("{Enter}");
  }
  await keys("{Shift>}{Tab}{/Shift}");
  await expect.element(button("Zurück", dialog)).toHaveFocus();
  for (const title of TITLES.slice(0, -1).reverse()) {
    await keys("{Enter}");
    await expect.element(dialog).toHaveAccessibleName(title);
  }
  await expect.element(button("Los geht's", dialog)).toHaveFocus();
  await keys("{Escape}");
  await gone(dialog);
  await expect.element(start).toHaveFocus();
});

test("on a phone the menu button stands for the sidebar's entries; on another screen an entry for the dashboard's figures", async () => {
  await open();
  await page.viewport(PHONE.width, PHONE.height);
  await start.click();
  await button("Los geht's", dialog).click();
  await highlighted(overview);
  await button("Weiter", dialog).click();
  await highlighted(page.getByCss("[data-tutorial='menu']"));
  await expect.element(dialog).toMatchTextContent("„Meldungen“ im Menü oben links");
  await keys("{Escape}");
  await page.viewport(DESKTOP.width, DESKTOP.height);

  mount(paths.categories);
  await start.click();
  await button("Los geht's", dialog).click();
  await highlighted(inSidebar("Dashboard"));
});

test("how its second and its last step look", async () => {
  await open();
  await start.click();
  await expect.element(dialog).toHaveAccessibleName(TITLES[0]!);
  await keys("{Enter}");
  await look("tutorial-2");
  for (let step = 2; step < 7; step++) await keys("{Enter}");
  await expect.element(dialog).toHaveAccessibleName(TITLES[6]!);
  await look("tutorial-7");
});
