import { paths } from "@hz/contract/paths";
import { type ManagedUser, peopleRoutes } from "@hz/contract/people/people";
import type { Permission } from "@hz/contract/permissions";
import { secondFactorRoutes } from "@hz/contract/sign-in/second-factor";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answers, sentTo, tell } from "../../../testing/answers.ts";
import { mount } from "../../../testing/mount.tsx";
import { idOf } from "../../../testing/office.ts";
import { aPerson } from "../../../testing/samples.ts";
import { button, gone, said, seen } from "../../../testing/see.ts";

const NAME = "Carla Winter";

/** Opens the page of a person; gives what the server holds of her, which a colleague may change. */
async function open(permissions: Permission[]): Promise<{ person: ManagedUser }> {
  const office = { person: aPerson({ id: idOf(3), fullName: NAME, isAccountOwner: false, permissions }) };
  answers(peopleRoutes.get, () => office.person);
  answers(peopleRoutes.update, ({ body: { permissions: given = office.person.permissions, isActive } }) => {
    const state = isActive === undefined ? {} : { state: isActive ? ("active" as const) : ("deactivated" as const) };
    return (office.person = { ...office.person, permissions: given, ...state });
  });
  mount(paths.user(office.person.id));
  await seen(button("Anmeldung deaktivieren"));
  return office;
}

/** Changes her as a colleague does, of which this browser hears. */
function changeElsewhere(office: { person: ManagedUser }, change: Partial<ManagedUser>): void {
  office.person = { ...office.person, ...change };
  tell("user-changed", office.person.id);
}

test("what a colleague has done while it is confirmed is done here as well, and not undone", async () => {
  const office = await open(["Meldungen"]);
  const question = page.getByRole("alertdialog", { name: `Anmeldung von ${NAME} deaktivieren?` });
  await button("Anmeldung deaktivieren").click();
  await seen(question);
  changeElsewhere(office, { state: "deactivated" });
  await expect.element(page.getByText("Deaktiviert", { exact: true })).toBeInTheDocument();
  await button("Anmeldung deaktivieren", question).click();
  await said(`${NAME} ist abgemeldet und kann sich nicht mehr anmelden.`);
  expect(sentTo(peopleRoutes.update).map(({ body }) => body)).toEqual([{ isActive: false }]);
  await gone(question);
  await seen(button("Anmeldung aktivieren"));
});

test("of the permissions only the boxes that one ticked change; what a colleague gives or takes meanwhile stays", async () => {
  const office = await open(["Meldungen", "Einstellungen"]);
  const box = (name: string) => page.getByRole("checkbox", { name, exact: true });
  await box("Statistiken").click();
  await expect.element(box("Statistiken")).toBeChecked();
  changeElsewhere(office, { permissions: ["Meldungen", "Sicherheitseinstellungen"] });
  await expect.element(box("Einstellungen")).not.toBeChecked();
  await expect.element(box("Sicherheitseinstellungen")).toBeChecked();
  await expect.element(box("Statistiken")).toBeChecked();
  await button("Speichern").click();
  await said("Die Benutzerdaten wurden erfolgreich gespeichert.");
  expect(office.person.permissions).toEqual(["Meldungen", "Statistiken", "Sicherheitseinstellungen"]);
  mount(paths.user(office.person.id));
  for (const name of ["Meldungen", "Statistiken", "Sicherheitseinstellungen"]) await expect.element(box(name)).toBeChecked();
  await expect.element(box("Einstellungen")).not.toBeChecked();
});

test("the second factor of somebody who lost it is taken away, after asking", async () => {
  const office = await open(["Meldungen"]);
  changeElsewhere(office, { hasSecondFactor: true });
  answers(secondFactorRoutes.remove, () => {
    office.person = { ...office.person, hasSecondFactor: false };
    return {};
  });
  await button("Zweiten Faktor entfernen").click();
  const question = page.getByRole("alertdialog", { name: `Zweiten Faktor von ${NAME} entfernen?` });
  await button("Zweiten Faktor entfernen", question).click();
  await said(`${NAME} meldet sich nun mit dem Passwort an.`);
  expect(sentTo(secondFactorRoutes.remove).map(({ params }) => params.id)).toEqual([office.person.id]);
  await gone(button("Zweiten Faktor entfernen"));
});
