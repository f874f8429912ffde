import { paths } from "@hz/contract/paths";
import { type ManagedUser, peopleRoutes } from "@hz/contract/people/people";
import { type Permission, PERMISSIONS } from "@hz/contract/permissions";
import { userRoutes } from "@hz/contract/people/users";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answers, refused, sentTo, tell } from "../../../testing/answers.ts";
import { mount } from "../../../testing/mount.tsx";
import { idOf, somebody } from "../../../testing/office.ts";
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

test("the owner has no way to delete or deactivate themselves, and gives up no permission", async () => {
  const { id, fullName } = somebody();
  answers(peopleRoutes.get, aPerson({ id, fullName, isAccountOwner: true, permissions: [...PERMISSIONS] }));
  mount(paths.user(id));
  await expect.element(button("Benutzer löschen")).toBeDisabled();
  await expect.element(button("Anmeldung deaktivieren")).toBeDisabled();
  await seen(page.getByText("Ihr eigenes Konto können Sie nicht löschen oder deaktivieren."));
  await seen(page.getByText("Ihnen gehört dieses Konto."));
  await expect.element(page.getByRole("checkbox", { name: "Einstellungen", exact: true })).toBeDisabled();
  await seen(page.getByText("Wem das Konto gehört, der behält alle Berechtigungen."));
});

test("nobody is offered to unseat the owner", async () => {
  answers(peopleRoutes.get, aPerson({ id: idOf(3), fullName: NAME, isAccountOwner: true, permissions: [...PERMISSIONS] }));
  mount(paths.user(idOf(3)), { isAccountOwner: false });
  await seen(page.getByText("Inhaberschaft", { exact: true }));
  await seen(page.getByText("Dieser Person gehört das Konto."));
  await gone(button("Benutzer löschen"));
  await gone(button("Anmeldung deaktivieren"));
});

test("who loses the permission in the moment of taking another's reads why not; what is given back is there again", async () => {
  await open([...PERMISSIONS]);
  await page.getByRole("checkbox", { name: "Benutzer und Abteilungen", exact: true }).click();
  answers(userRoutes.current, somebody({ permissions: ["Meldungen"], isAccountOwner: false }));
  answers(peopleRoutes.update, refused("FORBIDDEN"));
  await button("Speichern").click();
  await said(/Benutzer konnte nicht aktualisiert werden\. .*Berechtigung/);
  await seen(page.getByText("Diese Seite ist nicht mehr für Sie freigegeben."));
  answers(userRoutes.current, somebody());
  tell("user-changed", somebody().id);
  await seen(page.getByRole("link", { name: "Benutzer", exact: true }));
});
