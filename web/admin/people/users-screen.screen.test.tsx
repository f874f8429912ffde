import { categoryRoutes } from "@hz/contract/channels/categories";
import { invitationRoutes } from "@hz/contract/people/invitations";
import { paths } from "@hz/contract/paths";
import { type ManagedUser, peopleRoutes } from "@hz/contract/people/people";
import { type Permission, ROLES } from "@hz/contract/permissions";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answers, refused, sentTo } from "../../testing/answers.ts";
import { holdMadeUp } from "../../testing/held.ts";
import { look } from "../../testing/look.ts";
import { nowhereKept } from "../../testing/kept.ts";
import { mount } from "../../testing/mount.tsx";
import { idOf } from "../../testing/office.ts";
import { aPerson } from "../../testing/samples.ts";
import { button, field, gone, said, seen } from "../../testing/see.ts";
import { press } from "../../testing/keyboard.ts";

const dialog = page.getByRole("dialog", { name: "Neuen Benutzer erstellen" });
const leave = page.getByRole("alertdialog", { name: "Einladung verwerfen?" });

/** Opens the list of people from another screen, and the dialog that invites. */
async function invite(): Promise<void> {
  answers(peopleRoutes.list, [aPerson()]);
  answers(peopleRoutes.departments, []);
  answers(categoryRoutes.list, []);
  mount(paths.categories);
  await page.getByRole("link", { name: "Benutzer" }).click();
  await seen(page.getByText("Zeigt 1 von 1 Ergebnisse"));
  await button("Neue hinzufügen").first().click();
}

/** Opens the dialog in an office that keeps whom it invites, for somebody who holds the account's key and that of the department. */
async function inviteWithKeys(permissions: readonly Permission[] = ROLES.Admin): Promise<void> {
  const people: ManagedUser[] = [aPerson()];
  answers(peopleRoutes.list, () => people);
  answers(peopleRoutes.departments, [{ id: idOf(30), name: "Interne Meldestelle", epochs: [1] }]);
  answers(invitationRoutes.invite, ({ body: { id, firstName, lastName, email, permissions: given, keys } }) => {
    const names = { id, firstName, lastName, fullName: `${firstName} ${lastName}`, email, permissions: given };
    const user = aPerson({ ...names, isAccountOwner: false, isEmailVerified: false, state: "invited", hasCode: keys !== null });
    people.push(user);
    return { user };
  });
  mount(paths.users, { permissions: [...permissions], isAccountOwner: permissions === ROLES.Admin });
  await holdMadeUp([idOf(30)]);
  await button("Neue hinzufügen").first().click();
}

/** Says who is invited, and goes on to the second step. */
async function name(first = "Ben", last = "Beispiel", email = aPerson().email): Promise<void> {
  await dialog.getByLabelText("Vorname").fill(first);
  await dialog.getByLabelText("Nachname").fill(last);
  await dialog.getByLabelText("E-Mail-Adresse").fill(email);
  await button("Weiter", dialog).click();
}

test("the list, and what the first step of an invitation asks for", async () => {
  await invite();
  await dialog.getByLabelText("Vorname").fill("Ben");
  await button("Weiter", dialog).click();
  await seen(page.getByText("Bitte füllen Sie alle Pflichtfelder aus.").first());
  await seen(dialog.getByText("Nachname ist erforderlich"));
  await seen(dialog.getByText("Ungültige E-Mail-Adresse"));
  await expect.element(dialog.getByLabelText("Nachname")).toHaveFocus();
  await look("users-invite-names");
  await dialog.getByLabelText("Nachname").fill("Beispiel");
  await gone(dialog.getByText("Nachname ist erforderlich"));
});

test("the second step shows the mail in its language; an address that is taken leads back to it", async () => {
  answers(invitationRoutes.invite, refused("EMAIL_TAKEN", ["email"]));
  await invite();
  await name();
  await dialog.getByLabelText("Sprache der Benachrichtigungen").selectOptions("Français");
  await dialog.getByLabelText("Zusätzlicher Text für die Einladung").fill("Bienvenue chez nous.");
  await seen(dialog.getByText("Betreff: Invitation au service de signalement de Muster AG"));
  await seen(dialog.getByText("Bonjour Ben,"));
  await dialog.getByLabelText("Rolle").selectOptions("Auswertung");
  await seen(dialog.getByText("Abteilungen wirken nur zusammen mit der Berechtigung „Meldungen“."));
  await look("users-invite-access");
  await button("Erstellen", dialog).click();
  await seen(dialog.getByText("Diese Adresse gehört schon zu einer Person oder Einladung in Ihrem Unternehmen."));
  await expect.element(dialog.getByLabelText("E-Mail-Adresse")).toHaveFocus();
  await expect.element(field("Vorname", dialog)).toHaveValue("Ben");
});

test("what is typed is asked about before it goes, by Escape and by going back, and not by its own button", async () => {
  await invite();
  await name();
  await seen(button("Erstellen", dialog));
  await userEvent.keyboard("{Escape}");
  await seen(leave);
  await look("users-invite-leave");
  await button("Hier bleiben", leave).click();
  await gone(leave);
  history.back();
  await seen(leave);
  await button("Hier bleiben", leave).click();
  await button("Zurück", dialog).click();
  await expect.element(field("Vorname", dialog)).toHaveValue("Ben");
  await button("Abbrechen", dialog).click();
  await gone(dialog);
});

test("nobody is invited before the own address is confirmed; the way leads to where it is", async () => {
  answers(peopleRoutes.list, [aPerson({ isEmailVerified: false })]);
  mount(paths.users, { isEmailVerified: false });
  await button("Neue hinzufügen").first().click();
  const first = page.getByRole("alertdialog", { name: "Erst Ihre eigene E-Mail-Adresse bestätigen" });
  await seen(first.getByText("versenden wir in Ihrem Namen keine Einladungen"));
  await look("invite-unconfirmed");
  await button("Zur Bestätigung", first).click();
  await seen(page.getByRole("heading", { level: 1, name: "Bestätigen Sie Ihre E-Mail-Adresse" }));
});

test("somebody is found by what is typed, which the address does not keep; whoever comes back finds it again", async () => {
  answers(peopleRoutes.list, [aPerson(), aPerson({ id: idOf(2), fullName: "Carla Mit-Code", email: "carla@demo.example" })]);
  answers(peopleRoutes.get, aPerson({ id: idOf(2), fullName: "Carla Mit-Code", email: "carla@demo.example" }));
  mount(paths.users);
  const card = page.getByRole("link", { name: "Carla Mit-Code" });
  await seen(card.getByText("Aktiv", { exact: true }));
  await seen(card.getByText("E-Mail-Adresse bestätigt"));
  await seen(page.getByText("Zeigt 2 von 2 Ergebnisse"));
  await look("users");
  const search = page.getByLabelText("Benutzer durchsuchen");
  await search.fill("carla");
  await seen(page.getByText("Zeigt 1 von 2 Ergebnisse"));
  nowhereKept("carla");
  await card.click();
  await seen(page.getByRole("heading", { level: 1, name: "Benutzerdetails" }));
  history.back();
  await expect.element(search).toHaveValue("carla");
  await seen(page.getByText("Zeigt 1 von 2 Ergebnisse"));
  nowhereKept("carla");
});

test("whoever vouches is given a code to hand over, once; a long name does not make its dialog wider than its box", async () => {
  await inviteWithKeys();
  const first = "Donaudampfschifffahrt".repeat(5).slice(0, 100);
  await name(first, "Lang", "lang@demo.example");
  const department = dialog.getByRole("checkbox", { name: "Interne Meldestelle" });
  await expect.element(department).toBeChecked();
  await dialog.getByLabelText("Rolle").selectOptions("Verwaltung");
  await expect.element(department).not.toBeChecked();
  await dialog.getByLabelText("Rolle").selectOptions("Fallbearbeitung");
  await expect.element(department).toBeChecked();
  await button("Erstellen", dialog).click();
  await said(`${first} Lang wurde erfolgreich erstellt und eine Einladung per E-Mail versendet.`);
  const box = page.getByRole("dialog", { name: `Einladungscode für ${first} Lang` });
  await seen(box.getByRole("code"));
  expect(box.getByRole("code").element().textContent).toMatch(/^([0-9A-Z]{4}-){6}[0-9A-Z]{4}$/);
  await look("users-code-long-name");
  expect(box.element().scrollWidth - box.element().clientWidth).toBe(0);
  await button("Fertig", box).click();
  await seen(page.getByRole("link", { name: `${first} Lang` }).getByText("Eingeladen", { exact: true }));
  const { body } = sentTo(invitationRoutes.invite)[0]!;
  expect(body.departmentIds).toEqual([idOf(30)]);
  expect(body.keys?.grants.map(({ what }) => what.kind)).toEqual(["trust", "department"]);
});

test("who manages people with fewer permissions gives no more than those; inviting without any is asked about", async () => {
  await inviteWithKeys(ROLES.Verwaltung);
  await name("Nora", "Nichts", "nora@leute.example");
  const box = (label: string) => dialog.getByRole("checkbox", { name: label, exact: true });
  for (const lacked of ["Meldungen", "Statistiken", "Sicherheitseinstellungen"]) {
    await expect.element(box(lacked)).toBeDisabled();
    await expect.element(box(lacked)).not.toBeChecked();
    await expect.element(box(lacked)).toHaveAccessibleDescription(/Das kann nur vergeben, wer es selbst hat\.$/);
  }
  for (const role of ["Admin", "Fallbearbeitung", "Auswertung"])
    await expect.element(dialog.getByRole("option", { name: role, exact: true })).toBeDisabled();
  await expect.element(dialog.getByLabelText("Rolle")).toHaveValue("Verwaltung");
  await look("users-invite-limited");

  for (const own of ["Benutzer und Abteilungen", "Einstellungen"]) await box(own).click();
  const asked = page.getByRole("alertdialog", { name: "Ohne Berechtigung einladen?" });
  await button("Erstellen", dialog).click();
  await seen(asked.getByText("sieht aber weder Meldungen noch Auswertungen oder Einstellungen"));
  await button("Zurück", asked).click();
  await gone(asked);
  expect(sentTo(invitationRoutes.invite)).toEqual([]);
  await button("Erstellen", dialog).click();
  await button("Trotzdem einladen", asked).click();
  await said("Nora Nichts wurde erfolgreich erstellt und eine Einladung per E-Mail versendet.");
});

test("by keyboard: a dialog gives the focus back to where it was, also one above another", async () => {
  answers(peopleRoutes.list, [aPerson()]);
  answers(peopleRoutes.departments, []);
  mount(paths.users);
  const add = button("Neue hinzufügen").first();
  const [first, stay] = [page.getByLabelText("Vorname"), button("Hier bleiben")];
  await press(add);
  await expect.element(first).toHaveFocus();
  await userEvent.keyboard("Karl{Escape}");
  await expect.element(stay).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(first).toHaveFocus();
  await expect.element(first).toHaveValue("Karl");
  await userEvent.keyboard("{Escape}");
  await expect.element(stay).toHaveFocus();
  await userEvent.keyboard("{Tab}{Enter}");
  await expect.element(add).toHaveFocus();
});
