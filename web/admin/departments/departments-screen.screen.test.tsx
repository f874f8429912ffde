import { categoryRoutes } from "@hz/contract/channels/categories";
import { channelRoutes } from "@hz/contract/channels/channels";
import { paths } from "@hz/contract/paths";
import { type Department, type DepartmentMember, departmentRoutes } from "@hz/contract/people/departments";
import { userRoutes } from "@hz/contract/people/users";
import { authRoutes } from "@hz/contract/sign-in/auth";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answers, holdNext, offline, refused, sentTo } from "../../testing/answers.ts";
import { holdMadeUp, ringOf } from "../../testing/held.ts";
import { DESKTOP, look, PHONE } from "../../testing/look.ts";
import { mount } from "../../testing/mount.tsx";
import { idOf, LONG_AGO } from "../../testing/office.ts";
import { aChannel, aDepartment } from "../../testing/samples.ts";
import { button, field, gone, said, seen } from "../../testing/see.ts";

test("departments while they load, when they fail, and tried again", async () => {
  const [office, standIn] = [aDepartment(), aDepartment({ id: idOf(31), name: "Unabhängige Vertretung" })];
  const channel = aChannel({ conflictDepartmentId: standIn.id });
  answers(channelRoutes.list, [channel]);
  answers(categoryRoutes.list, []);
  answers(departmentRoutes.list, offline);
  const held = holdNext(departmentRoutes.list);
  mount(paths.departments);
  await seen(button("Abteilung anlegen"));
  await expect.element(page.getByRole("status").filter({ hasText: "Wird geladen" }).first()).toBeInTheDocument();
  await look("departments-loading", { sizes: [PHONE] });
  held.letGo();
  await seen(page.getByRole("heading", { name: "Die Abteilungen konnten nicht geladen werden" }));
  await look("departments-failed", { sizes: [DESKTOP] });
  answers(departmentRoutes.list, [office, standIn]);
  await button("Erneut versuchen").first().click();
  await seen(page.getByRole("heading", { level: 2, name: "Interne Meldestelle" }));
  await expect
    .element(page.getByLabelText("Betrifft eine Meldung diese Abteilung selbst, geht sie an"))
    .toMatchTextContent("Unabhängige Vertretung");
});

test("a department is made with somebody who reads; before it is known whom one could choose, nobody is told to choose", async () => {
  answers(channelRoutes.list, [aChannel()]);
  answers(categoryRoutes.list, []);
  answers(departmentRoutes.list, [aDepartment()]);
  answers(departmentRoutes.nobodyElse, { since: null });
  const sina = { userId: idOf(1), fullName: "Sina Otter", isReader: true, isVouched: true, mayMove: true };
  answers(departmentRoutes.people, { people: [sina], emergencyKey: null });
  const people = holdNext(departmentRoutes.people);
  mount(paths.departments, {}, { signs: true });
  await button("Abteilung anlegen").click();
  const dialog = page.getByRole("dialog", { name: "Abteilung anlegen" });
  const make = button("Abteilung anlegen", dialog);
  await dialog.getByLabelText("Name der Abteilung").fill("Leere Stelle");
  await people.sent;
  await expect.element(make).toBeDisabled();
  people.letGo();
  for (let tries = 0; tries < 2; tries += 1) {
    await make.click();
    await expect.element(dialog.getByRole("checkbox", { name: "Sina Otter" })).toHaveFocus();
  }
  await expect
    .element(dialog.getByRole("group", { name: "Mitglieder" }))
    .toHaveAccessibleDescription("Bitte wählen Sie mindestens eine Person, die Meldungen lesen kann.");
  expect(sentTo(departmentRoutes.create)).toEqual([]);
});

test("who may not manage departments is told so on a page that has a heading", async () => {
  mount(paths.departments, { permissions: ["Meldungen"], isAccountOwner: false });
  await seen(page.getByRole("heading", { level: 1, name: "Diese Seite ist nicht für Sie freigegeben" }));
  await seen(page.getByRole("link", { name: "Meldungen", exact: true }));
  await gone(page.getByRole("link", { name: "Abteilungen" }));
});

const [ANNA, MALIK, VERA] = [idOf(1), idOf(2), idOf(3)];
const [FIRST, SECOND] = [idOf(30), idOf(31)];
const CATEGORY = "Datenschutz und IT-Sicherheit";
const aMember = (userId: string, given: Partial<DepartmentMember> = {}): DepartmentMember => ({
  userId,
  missing: [],
  isReader: true,
  isVouched: true,
  hasKeys: true,
  mayMove: true,
  ...given,
});
const card = (name: string) => page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 2, name, exact: true }) });

/** Opens the departments of an office that keeps what is changed: its own of Anna and Malik, and another of Malik alone. */
function open(given: Partial<Department> = {}, path: string = paths.departments): { second: Department } {
  const category = {
    id: idOf(40),
    name: CATEGORY,
    description: "",
    translations: {},
    isActive: true,
    legalArea: null,
    departmentId: null as string | null,
  };
  const first = aDepartment({ members: [aMember(ANNA), aMember(MALIK)], ...given });
  const office = { second: aDepartment({ id: SECOND, name: "Beschwerdestelle", members: [aMember(MALIK)] }) };
  const channel = aChannel({ conflictDepartmentId: null });
  const people = [
    { userId: ANNA, fullName: "Anna Lindner", isReader: true, isVouched: true, mayMove: true },
    { userId: MALIK, fullName: "Malik Okafor", isReader: true, isVouched: true, mayMove: true },
    { userId: VERA, fullName: "Vera Wartet", isReader: true, isVouched: false, mayMove: true },
  ];
  answers(
    userRoutes.names,
    people.map(({ userId, fullName }) => ({ id: userId, fullName, isActive: true, isGuest: false })),
  );
  answers(departmentRoutes.people, { people, emergencyKey: null });
  answers(departmentRoutes.nobodyElse, { since: null });
  answers(departmentRoutes.list, () => [first, office.second]);
  answers(channelRoutes.list, [channel]);
  answers(categoryRoutes.list, () => [{ ...category, createdAt: LONG_AGO }]);
  answers(categoryRoutes.setDelivery, ({ body: { departmentId } }) => {
    category.departmentId = departmentId;
    office.second = { ...office.second, categories: departmentId === SECOND ? [category] : [] };
    return {};
  });
  mount(path);
  return office;
}

/** Gives Anna keys of the account and of the office's department, as the server says them too. */
const holdKeys = async () => answers(authRoutes.keys, await ringOf(await holdMadeUp([FIRST])));

test("a department has a name and somebody who reads it already", async () => {
  open();
  await holdKeys();
  await button("Abteilung anlegen").click();
  const dialog = page.getByRole("dialog", { name: "Abteilung anlegen" });
  const make = button("Abteilung anlegen", dialog);
  const members = dialog.getByRole("group", { name: "Mitglieder" });
  await make.click();
  await seen(dialog.getByText("Name ist erforderlich"));
  await field("Name der Abteilung", dialog).fill("Ombudsstelle");
  await make.click();
  await expect.element(members).toHaveAccessibleDescription(/mindestens eine Person/);
  await dialog.getByRole("checkbox", { name: "Vera Wartet" }).click();
  await make.click();
  await expect.element(members).toHaveAccessibleDescription(/^Von den Gewählten kann noch niemand lesen:/);
  expect(sentTo(departmentRoutes.create)).toEqual([]);
});

test("whom somebody takes in is said before, and who never had the key leaves without a renewal", async () => {
  const office = open();
  await holdKeys();
  answers(departmentRoutes.addMember, ({ params: { userId } }) => {
    office.second = { ...office.second, members: [aMember(MALIK), aMember(userId, { hasKeys: false, missing: [1] })] };
    return {};
  });
  answers(departmentRoutes.removeMember, () => {
    office.second = { ...office.second, members: [aMember(MALIK)] };
    return {};
  });
  await seen(card("Beschwerdestelle").getByText("Liest mit"));
  await gone(card("Beschwerdestelle").getByText("Anna Lindner"));
  await button("Mitglied hinzufügen", card("Beschwerdestelle")).click();
  const adding = page.getByRole("dialog", { name: "Mitglied hinzufügen" });
  await field("Person", adding).selectOptions("Anna Lindner");
  await button("Mitglied hinzufügen", adding).click();
  await gone(adding);
  await button("Anna Lindner aus Beschwerdestelle nehmen").click();
  const leaving = page.getByRole("alertdialog", { name: "Anna Lindner aus der Abteilung nehmen?" });
  await seen(leaving.getByText("Einen Schlüssel der Abteilung hat diese Person nicht."));
  await gone(leaving.getByText("erneuert"));
  await look("member-remove-no-key");
  await button("Aus der Abteilung nehmen", leaving).click();
  await gone(leaving);
  await said("Aus der Abteilung genommen");
  await gone(page.getByText("Schlüssel erneuert", { exact: true }));
  await gone(card("Beschwerdestelle").getByText("Anna Lindner"));
});

test("who holds a department's keys gives them to whom they take in, and whoever had them is said to lose them at once", async () => {
  open({ members: [aMember(ANNA)] });
  await holdKeys();
  await button("Mitglied hinzufügen", card("Interne Meldestelle")).click();
  const adding = page.getByRole("dialog", { name: "Mitglied hinzufügen" });
  await field("Person", adding).selectOptions("Malik Okafor");
  await seen(adding.getByText("Malik Okafor kann danach alle Meldungen der Abteilung lesen"));
  await button("Abbrechen", adding).click();
  await button("Malik Okafor aus Beschwerdestelle nehmen").click();
  const leaving = page.getByRole("alertdialog", { name: "Malik Okafor aus der Abteilung nehmen?" });
  await seen(leaving.getByText("sofort nicht mehr"));
  await button("Abbrechen", leaving).click();
});

test("who shares somebody with the office does not stand in for it; a category goes to a department at once", async () => {
  open();
  const standIn = field("Betrifft eine Meldung diese Abteilung selbst, geht sie an");
  await standIn.selectOptions("Beschwerdestelle");
  await seen(page.getByText("Malik Okafor gehört zu beiden Abteilungen"));
  await gone(card("Beschwerdestelle").getByText("wenn eine Meldung die Meldestelle selbst betrifft"));
  expect(sentTo(channelRoutes.setDelivery)).toEqual([]);
  await field(CATEGORY).selectOptions("Beschwerdestelle");
  await said("Zustellung gespeichert");
  await seen(card("Beschwerdestelle").getByText(`Kategorie „${CATEGORY}“`));
  await expect.element(field(CATEGORY)).toBeEnabled();
  await look("departments");
});

test("that a key is to be renewed stands above every screen, with the way for whoever can", async () => {
  open({ renewalDue: true }, paths.categories);
  const notice = page.getByText("Der Schlüssel der Abteilung „Interne Meldestelle“ muss erneuert werden.");
  await seen(notice);
  await gone(button("Schlüssel erneuern"));
  await holdKeys();
  await seen(button("Schlüssel erneuern"));
  await look("renewal-notice");
});

test("a department in use is not deleted, and is renamed", async () => {
  const office = open();
  await holdKeys();
  answers(departmentRoutes.remove, refused("DEPARTMENT_IN_USE"));
  answers(departmentRoutes.rename, ({ body: { name } }) => {
    office.second = { ...office.second, name };
    return {};
  });
  const question = page.getByRole("alertdialog");
  await button("Aktionen für Beschwerdestelle").click();
  await page.getByRole("menuitem", { name: "Abteilung löschen" }).click();
  await button("Abteilung löschen", question).click();
  await expect.element(question.getByRole("alert")).toMatchTextContent("Zu dieser Abteilung gehören noch");
  await button("Abbrechen", question).click();
  await button("Aktionen für Beschwerdestelle").click();
  await page.getByRole("menuitem", { name: "Umbenennen" }).click();
  await field("Name der Abteilung", page.getByRole("dialog")).fill("Ombudsstelle");
  await button("Speichern", page.getByRole("dialog")).click();
  await seen(card("Ombudsstelle"));
  // What its key was signed with is not this account's: the name cannot be signed, and the portal keeps the one that was.
  await seen(card("Ombudsstelle").getByText("Im Portal heißt diese Abteilung noch „Beschwerdestelle“."));
});
