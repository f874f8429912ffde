import { paths } from "@hz/contract/paths";
import { peopleRoutes } from "@hz/contract/people/people";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answers } from "../../../testing/answers.ts";
import { answerFirstScreens } from "../../../testing/entrance.ts";
import { look, PHONE } from "../../../testing/look.ts";
import { mount } from "../../../testing/mount.tsx";
import { idOf } from "../../../testing/office.ts";
import { aPerson } from "../../../testing/samples.ts";
import { button, gone, seen } from "../../../testing/see.ts";

const keys = (text: string) => userEvent.keyboard(text);
const heading = (level: number, name: string) => page.getByRole("heading", { level, name, exact: true });
const dialog = page.getByRole("dialog", { name: "Suchen und öffnen" });
const field = dialog.getByRole("combobox", { name: "Suchen und öffnen" });
const active = dialog.getByRole("option", { selected: true });
const count = dialog.getByRole("status").filter({ hasText: /Treffer|Nichts/ });
const opener = button(/^Suchen und öffnen/);
const group = (name: string) => dialog.getByRole("group", { name });
const palette = () => keys("{Control>}k{/Control}");

async function open(): Promise<void> {
  answerFirstScreens();
  answers(peopleRoutes.list, [aPerson(), aPerson({ id: idOf(2), fullName: "Malik Okafor", email: "malik@demo.example" })]);
  mount(paths.dashboard);
  await seen(heading(1, "Dashboard"));
}

test("a screen: the field keeps the focus, the list says which line Enter takes", async () => {
  await open();
  await palette();
  await expect.element(field).toHaveFocus();
  await expect.element(dialog.getByRole("option", { name: "Dashboard" })).toHaveAttribute("aria-selected", "true");
  await keys("{ArrowUp}");
  await expect.element(active).toMatchTextContent(/^Abmelden/);
  await expect.element(active).toBeInViewport();
  await keys("{ArrowDown}{ArrowDown}");
  await expect.element(active).toMatchTextContent(/^Meldungen/);
  await keys("meldekan");
  await expect.element(active).toMatchTextContent(/^Meldekanäle/);
  await expect.element(field).toHaveAttribute("aria-activedescendant", active.element().id);
  await expect.element(count).toMatchTextContent(/^\d+ Treffer$/);
  await keys("{Enter}");
  await gone(dialog);
  await seen(heading(1, "Meldekanäle"));
  await expect.element(page.getByRole("main")).toHaveFocus();
});

test("nothing found is said; Escape gives the focus back", async () => {
  await open();
  await opener.click();
  await field.fill("qwertz gibt es nicht");
  await gone(dialog.getByRole("listbox"));
  await expect.element(field).toHaveAttribute("aria-expanded", "false");
  await expect.element(count).toHaveTextContent("Nichts gefunden");
  await keys("{Escape}");
  await gone(dialog);
  await expect.element(opener).toHaveFocus();
});

test("a person, a section of a page, an article of the handbook", async () => {
  await open();
  await palette();
  await field.fill("okafor");
  await expect.element(group("Personen").getByRole("option")).toMatchTextContent(/^Malik Okafor/);
  await field.fill("passwort ändern");
  await expect.element(group("Abschnitte").getByRole("option")).toMatchTextContent(/^Passwort/);
  await field.fill("zweiter faktor");
  await expect.element(group("Handbuch").getByRole("option").first()).toMatchTextContent(/^Zweiter Faktor/);
  await expect.element(active).toMatchTextContent(/^Zweiter Faktor\s*Mein Konto/);
  await keys("{Enter}");
  await expect.poll(() => location.pathname + location.hash).toBe(`${paths.account}#zweiter-faktor`);
  await expect.element(heading(2, "Zweiter Faktor")).toBeInViewport();
  await palette();
  await field.fill("passwort vergessen");
  await group("Handbuch")
    .getByRole("option", { name: /^Passwort vergessen/ })
    .click();
  await seen(heading(1, "Passwort vergessen"));
});

test("an action: the colour scheme", async () => {
  await open();
  await palette();
  await field.fill("dunkel");
  await keys("{Enter}");
  await seen(button("Darstellung: Dunkel"));
  await palette();
  await field.fill("farbschema gerät");
  await keys("{Enter}");
  await seen(button("Darstellung: Wie das Gerät"));
});

test("on a phone it opens from the user menu", async () => {
  await open();
  await page.viewport(PHONE.width, PHONE.height);
  await button(/^Benutzermenü von/).click();
  await seen(page.getByRole("menuitem", { name: "Dunkel" }));
  await expect.element(page.getByRole("menuitem", { name: "Wie das Gerät" })).toHaveAttribute("aria-current", "true");
  await page.getByRole("menuitem", { name: "Suchen und öffnen" }).click();
  await field.fill("an");
  await seen(active);
  await look("palette");
});
