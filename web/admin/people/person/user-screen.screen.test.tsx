import { paths } from "@hz/contract/paths";
import { type ManagedUser, peopleRoutes } from "@hz/contract/people/people";
import { invitationRoutes } from "@hz/contract/people/invitations";
import { secondFactorRoutes } from "@hz/contract/sign-in/second-factor";
import { sessionRoutes } from "@hz/contract/sign-in/sessions";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answers, refused, sentTo, tell } from "../../../testing/answers.ts";
import { holdMadeUp } from "../../../testing/held.ts";
import { look } from "../../../testing/look.ts";
import { type Permission, PERMISSIONS } from "@hz/contract/permissions";
import { userRoutes } from "@hz/contract/people/users";
import { mount } from "../../../testing/mount.tsx";
import { idOf, somebody } from "../../../testing/office.ts";
import { aPerson } from "../../../testing/samples.ts";
import { button, field, gone, said, seen } from "../../../testing/see.ts";

const NAME = "Carla Winter";

/** Answers as an office that keeps what is changed of Carla, whom it deletes or not; gives what it holds of her. */
function answerPerson(given: Partial<ManagedUser>): { person: ManagedUser } {
  const names = { firstName: "Carla", lastName: "Winter", fullName: NAME, email: "carla@demo.example" };
  const office = { person: aPerson({ id: idOf(3), ...names, isAccountOwner: false, ...given }) };
  let isGone = false;
  answers(peopleRoutes.list, () => [aPerson(), ...(isGone ? [] : [office.person])]);
  answers(peopleRoutes.remove, () => {
    isGone = true;
    return {};
  });
  answers(peopleRoutes.get, () => (isGone ? refused("NOT_FOUND") : office.person));
  return office;
}

/** Opens the page of a person; gives what the server holds of her, which a colleague may change. */
async function open(permissions: Permission[]): Promise<{ person: ManagedUser }> {
  const office = answerPerson({ permissions });
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
  await button("Anmeldung aktivieren").click();
  await said(`${NAME} kann sich wieder anmelden.`);
  await seen(button("Anmeldung deaktivieren"));
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

test("details are saved once something differs; what is wrong is said at its field", async () => {
  const office = await open(["Meldungen"]);
  answers(peopleRoutes.update, ({ body: { permissions = [] } }) => (office.person = { ...office.person, permissions }));
  await look("user-details");
  const save = button("Speichern");
  await expect.element(save).toBeDisabled();
  await field("Nachname").fill(" ");
  await save.click();
  await seen(page.getByText("Nachname ist erforderlich"));
  await expect.element(field("Nachname")).toHaveFocus();
  await look("user-details-error");
  await button("Abbrechen").click();
  await gone(page.getByText("Nachname ist erforderlich"));
  await expect.element(field("Nachname")).toHaveValue("Winter");
  await page.getByRole("checkbox", { name: "Meldungen", exact: true }).click();
  await page.getByRole("checkbox", { name: "Statistiken", exact: true }).click();
  await expect.element(field("Rolle")).toHaveValue("Auswertung");
  await save.click();
  await said("Die Benutzerdaten wurden erfolgreich gespeichert.");
  expect(sentTo(peopleRoutes.update).map(({ body }) => body)).toEqual([{ permissions: ["Statistiken"] }]);
});

test("nobody deletes or deactivates themselves", async () => {
  answers(peopleRoutes.get, aPerson());
  mount(paths.user(aPerson().id));
  await expect.element(button("Benutzer löschen")).toBeDisabled();
  await expect.element(button("Anmeldung deaktivieren")).toBeDisabled();
  await seen(page.getByText("Ihr eigenes Konto können Sie nicht löschen oder deaktivieren."));
});

test("an invitation is sent again with another code, which is not left without a question; withdrawn, nobody is there", async () => {
  const office = answerPerson({ state: "invited", hasCode: true, departments: [{ id: idOf(30), name: "Interne Meldestelle" }] });
  answers(peopleRoutes.departments, [{ id: idOf(30), name: "Interne Meldestelle", epochs: [1] }]);
  answers(invitationRoutes.renew, () => ({ user: office.person }));
  mount(paths.users);
  await holdMadeUp([idOf(30)]);
  await page.getByRole("link", { name: NAME }).click();
  await button("Einladung erneut senden").click();
  await said(`${NAME} bekommt eine neue E-Mail.`);
  const shown = page.getByRole("dialog");
  await seen(shown.getByRole("code"));
  expect(sentTo(invitationRoutes.renew)[0]!.body.keys).not.toBeNull();
  // The code is on this screen and nowhere else.
  history.back();
  const leave = page.getByRole("alertdialog", { name: "Ohne den Einladungscode weitergehen?" });
  await seen(leave);
  await look("user-code-leave");
  await button("Hier bleiben", leave).click();
  await button("Fertig", shown).click();
  // What was typed about somebody who is gone is asked about by nobody.
  await field("Vorname").fill("Carlas");
  await button("Einladung zurückziehen").click();
  await button("Einladung zurückziehen", page.getByRole("alertdialog")).click();
  await said("Der Link in der E-Mail führt ins Leere.");
  await seen(page.getByRole("heading", { level: 1, name: "Benutzer", exact: true }));
  await seen(page.getByText("Zeigt 1 von 1 Ergebnisse"));
  await gone(page.getByRole("link", { name: NAME }));
});

test("a person is deleted after a question that says what ends with them; their page is nobody's then", async () => {
  const { person } = await open(["Meldungen"]);
  await field("Vorname").fill("Carlas");
  await button("Benutzer löschen").click();
  const question = page.getByRole("alertdialog");
  const asked = `Sind Sie sicher, dass Sie ${NAME} löschen möchten? Diese Aktion kann nicht rückgängig gemacht werden.`;
  await seen(question.getByText(asked));
  // Beside the specification's sentence: what ends with the person, and what is to be done after.
  const ends =
    "Zugang und Schlüssel enden sofort, zugewiesene Meldungen werden frei, und die Schlüssel der Abteilungen dieser Person sind danach zu erneuern.";
  await seen(question.getByText(ends));
  await button("Löschen", question).click();
  await said("Der Benutzer wurde erfolgreich entfernt.");
  await seen(page.getByText("Zeigt 1 von 1 Ergebnisse"));
  await gone(page.getByRole("link", { name: NAME }));
  mount(paths.user(person.id));
  await seen(page.getByRole("heading", { name: "Benutzer nicht gefunden" }));
});

test("who reads a department alone is not deleted, and why is said in the question", async () => {
  await open(["Meldungen"]);
  answers(peopleRoutes.remove, refused("LAST_MEMBER"));
  await button("Benutzer löschen").click();
  await button("Löschen", page.getByRole("alertdialog")).click();
  await said("Benutzer konnte nicht gelöscht werden. Eine Abteilung braucht mindestens ein Mitglied");
  await seen(page.getByRole("alertdialog").getByText("Eine Abteilung braucht mindestens ein Mitglied"));
  await look("user-last-key");
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

test("somebody who lost a device is signed out everywhere, after asking, and how many sessions it were is said", async () => {
  const office = await open(["Meldungen"]);
  answers(sessionRoutes.endOfColleague, { ended: 2 });
  await button("Überall abmelden").click();
  const question = page.getByRole("alertdialog", { name: `${NAME} überall abmelden?` });
  await seen(question.getByText("Zugang und Schlüssel behält sie"));
  await look("user-sign-out");
  await button("Überall abmelden", question).click();
  await said("2 Sitzungen beendet");
  expect(sentTo(sessionRoutes.endOfColleague).map(({ params }) => params.id)).toEqual([office.person.id]);
  changeElsewhere(office, { state: "deactivated" });
  await gone(button("Überall abmelden"));
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
