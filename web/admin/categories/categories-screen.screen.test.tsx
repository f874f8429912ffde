import { type Category, categoryRoutes } from "@hz/contract/channels/categories";
import { type Channel, channelRoutes } from "@hz/contract/channels/channels";
import { paths } from "@hz/contract/paths";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { DEFAULT_CATEGORIES } from "@hz/contract/channels/house-categories";
import { answers, offline, refused, sentTo } from "../../testing/answers.ts";
import { firstChannel, inTwoLanguages } from "../../testing/channels.ts";
import { look } from "../../testing/look.ts";
import { mount } from "../../testing/mount.tsx";
import { idOf, LONG_AGO } from "../../testing/office.ts";
import { button, field, gone, said, seen } from "../../testing/see.ts";

const lines = page.getByRole("main").getByRole("listitem");
const line = (name: string) => lines.filter({ has: page.getByText(name, { exact: true }) });
/** The names in their order, as the switches say them. */
const names = () => [...document.querySelectorAll("main li label")].map((label) => /„(.*)“/.exec(label.textContent)![1]!);

/** Opens the categories that a new company has, in an office that keeps what is changed; gives them as the server has them. */
function open(given?: Partial<Channel>): { categories: Category[] } {
  const office = {
    categories: DEFAULT_CATEGORIES.map((one, at): Category => {
      const { name, description, is_active: isActive = true, legal_area: legalArea } = one;
      return { id: idOf(at), name, description, translations: {}, isActive, legalArea, departmentId: null, createdAt: LONG_AGO };
    }),
  };
  answers(channelRoutes.list, [firstChannel(given)]);
  answers(categoryRoutes.list, () => office.categories);
  answers(categoryRoutes.create, ({ body }) => {
    const { categories } = office;
    const before = categories.find(({ id }) => id === body.id);
    if (before) return before;
    if (categories.some(({ name }) => name.toLowerCase() === body.name.toLowerCase())) return refused("CATEGORY_EXISTS", ["name"]);
    const made: Category = { translations: {}, ...body, isActive: true, departmentId: null, legalArea: null, createdAt: LONG_AGO };
    categories.push(made);
    return made;
  });
  answers(categoryRoutes.update, ({ params, body }) =>
    Object.assign(
      office.categories.find(({ id }) => id === params.id)!,
      body,
    ),
  );
  answers(categoryRoutes.order, ({ body: { ids } }) => {
    office.categories.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
    return {};
  });
  mount(paths.categories);
  return office;
}

test("a category is made; one without a name cannot be, and one whose name there is already is said to be", async () => {
  open();
  await seen(page.getByRole("heading", { level: 1, name: "Kategorien" }));
  await seen(page.getByText("14 aktiv, 8 inaktiv"));
  await button("Neue hinzufügen").click();
  const create = button("Kategorie anlegen");
  await field("Name").fill("   ");
  await expect.element(create).toBeDisabled();
  await field("Name").fill("umwelt");
  await create.click();
  const dialog = page.getByRole("dialog", { name: "Kategorie anlegen" });
  await seen(dialog.getByText("Eine Kategorie mit diesem Namen gibt es bereits."));
  await field("Name").fill("Nachbarschaft");
  await page.getByLabelText("Beschreibung", { exact: true }).fill("Lärm, Gerüche, Verkehr");
  await create.click();
  await said("Kategorie angelegt");
  await seen(page.getByText("15 aktiv, 8 inaktiv"));
  await look("kategorien");
});

test("what is switched off can be hidden, by the address too; a name can be changed", async () => {
  const office = open();
  await line("Umwelt").getByRole("switch").click();
  await seen(line("Umwelt").getByText("Inaktiv", { exact: true }));
  await page.getByRole("switch", { name: "Inaktive anzeigen" }).click();
  await gone(line("Umwelt"));
  expect(location.search).toBe("?inaktive=nein");
  await button("Bearbeiten", line("Geldwäsche")).click();
  await field("Name").fill("Geldwäsche und Terrorfinanzierung");
  await button("Speichern").click();
  await said("Kategorie gespeichert");
  await seen(line("Geldwäsche und Terrorfinanzierung"));
  const offered = office.categories.filter(({ isActive }) => isActive).map(({ name }) => name);
  expect(offered).toEqual(names());
  expect(offered).not.toContain("Umwelt");
});

test("a category is named in the channels' other languages; the list says where one is missing", async () => {
  const office = open({ languages: inTwoLanguages() });
  const missing = line("Umwelt").getByText("Noch ohne Namen auf Englisch");
  await seen(missing);
  await gone(line("Lieferkette").getByText("Noch ohne Namen auf Englisch"));
  await button("Bearbeiten", line("Umwelt")).click();
  const [name, description] = [field("Name auf Englisch"), page.getByLabelText("Beschreibung auf Englisch")];
  await description.fill("Pollution");
  await button("Speichern").click();
  await expect.element(name).toBeInvalid();
  await name.fill(" Environment ");
  await look("kategorie-sprachen");
  await button("Speichern").click();
  await said("Kategorie gespeichert");
  await gone(missing);
  const translations = { en: { name: "Environment", description: "Pollution" } };
  expect(sentTo(categoryRoutes.update).at(-1)!.body).toEqual({ translations });

  await button("Bearbeiten", line("Umwelt")).click();
  await field("Name").fill("Umwelt und Klima");
  await button("Speichern").click();
  await seen(line("Umwelt und Klima"));
  expect(sentTo(categoryRoutes.update).at(-1)!.body).toEqual({ name: "Umwelt und Klima", translations });

  await button("Bearbeiten", line("Umwelt und Klima")).click();
  await page.getByLabelText("Beschreibung", { exact: true }).fill("Luft und Wasser");
  await button("Speichern").click();
  await seen(line("Umwelt und Klima").getByText("Luft und Wasser"));
  expect(sentTo(categoryRoutes.update).at(-1)!.body).toEqual({ description: "Luft und Wasser", translations });

  await button("Bearbeiten", line("Umwelt und Klima")).click();
  await expect.element(name).toHaveValue("Environment");
  await name.fill("");
  await description.fill("");
  await button("Speichern").click();
  await seen(line("Umwelt und Klima").getByText("Noch ohne Namen auf Englisch"));
  expect(office.categories.find((one) => one.name === "Umwelt und Klima")!.translations).toEqual({});
});

test("more languages than two fold; what is wrong in one of them unfolds it and has the focus", async () => {
  open();
  await button("Bearbeiten", line("Umwelt")).click();
  const description = page.getByLabelText("Beschreibung auf Polnisch");
  await expect.element(description).not.toBeVisible();
  await page.getByText("Weitere Sprachen (5)").click();
  await description.fill("Zanieczyszczenie");
  await page.getByText("Weitere Sprachen (5)").click();
  await expect.element(description).not.toBeVisible();
  await button("Speichern").click();
  await expect.element(field("Name auf Polnisch")).toHaveFocus();
  await expect.element(field("Name auf Polnisch")).toBeInvalid();
});

test("the order is changed by keys, by the menu and by the pointer, over what is hidden too", async () => {
  const office = open();
  await page.getByRole("switch", { name: "Inaktive anzeigen" }).click();
  const last = "Sonstiges oder unsicher";
  await expect.poll(() => names().length).toBe(14);
  const [second] = names().slice(-2);
  const handle = button(`„${last}“ verschieben`);
  handle.element().focus();
  await userEvent.keyboard(" ");
  await expect.element(page.getByText(`„${last}“ auf Platz 14 von 14.`)).toBeInTheDocument();
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(page.getByText(`„${last}“ auf Platz 13 von 14.`)).toBeInTheDocument();
  await userEvent.keyboard(" ");
  await expect.poll(() => names().slice(-2)).toEqual([last, second]);
  await expect.element(handle).toHaveFocus();

  await button(`Reihenfolge von „${last}“`).click();
  await page.getByRole("menuitem", { name: "Nach oben" }).click();
  await expect.poll(() => names().at(-3)).toBe(last);

  const [from, to] = [button(/Geldwäsche“ verschieben/), button(/Korruption.*verschieben/)];
  await userEvent.dragAndDrop(from, to, { steps: 8 });
  await expect.poll(() => names()[0]).toBe("Geldwäsche");
  await expect.poll(() => office.categories.filter(({ isActive }) => isActive).map(({ name }) => name)).toEqual(names());
});

test("a switch that does not get through shows what is true at once, without a line, too", async () => {
  open();
  answers(categoryRoutes.update, offline);
  await seen(page.getByText("14 aktiv, 8 inaktiv"));
  const first = names().slice(0, 3);
  // Nothing was touched yet, and what could say that it fails is there nevertheless.
  await expect.element(page.getByRole("region", { name: "Mitteilungen (F8)" })).toBeInTheDocument();
  answers(categoryRoutes.list, offline);
  for (const name of first) await line(name).getByRole("switch").click();
  await said("konnte nicht aktualisiert werden");
  await seen(page.getByText("14 aktiv, 8 inaktiv"));
  for (const name of first) await expect.element(line(name).getByRole("switch")).toBeChecked();
});

test("a change that does not get through is taken back and said; a list that does not load can be tried again", async () => {
  const { categories } = open();
  answers(categoryRoutes.list, offline);
  await expect.element(page.getByRole("alert")).toMatchTextContent(/Die Kategorien konnten nicht geladen werden/);
  await look("kategorien-fehler");
  answers(categoryRoutes.list, categories);
  await button("Erneut versuchen").click();
  await seen(line("Umwelt").getByText("Aktiv", { exact: true }));
  answers(categoryRoutes.update, offline);
  await line("Umwelt").getByRole("switch").click();
  await said(/Kategorie konnte nicht aktualisiert werden\. Verbindungsfehler/);
  await seen(line("Umwelt").getByText("Aktiv", { exact: true }));
});

test("a new category whose answer is lost is made once, under the name that was typed last", async () => {
  const { categories } = open();
  await button("Neue hinzufügen").click();
  answers(categoryRoutes.create, ({ body }) => {
    const made: Category = { translations: {}, ...body, isActive: true, departmentId: null, legalArea: null, createdAt: LONG_AGO };
    if (!categories.some(({ id }) => id === body.id)) {
      categories.push(made);
      return offline;
    }
    return categories.find(({ id }) => id === body.id)!;
  });
  const create = button("Kategorie anlegen");
  await field("Name").fill("Sponsoring");
  await create.click();
  await seen(page.getByText(/^Kategorie konnte nicht erstellt werden\. Verbindungsfehler/).first());
  await expect.element(field("Name")).toHaveValue("Sponsoring");
  await look("kategorie-fehler");
  await field("Name").fill("Sponsoring und Spenden");
  await create.click();
  await said("Kategorie angelegt");
  await seen(line("Sponsoring und Spenden"));
  await gone(line("Sponsoring"));
  await seen(page.getByText("15 aktiv, 8 inaktiv"));
  expect(new Set(sentTo(categoryRoutes.create).map(({ body }) => body.id)).size).toBe(1);
});
