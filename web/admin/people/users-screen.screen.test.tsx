import { categoryRoutes } from "@hz/contract/channels/categories";
import { invitationRoutes } from "@hz/contract/people/invitations";
import { paths } from "@hz/contract/paths";
import { peopleRoutes } from "@hz/contract/people/people";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answers, refused } from "../../testing/answers.ts";
import { look } from "../../testing/look.ts";
import { mount } from "../../testing/mount.tsx";
import { aPerson } from "../../testing/samples.ts";
import { press } from "../../testing/keyboard.ts";
import { button, field, gone, seen } from "../../testing/see.ts";

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

/** Says who is invited, and goes on to the second step. */
async function name(): Promise<void> {
  await dialog.getByLabelText("Vorname").fill("Ben");
  await dialog.getByLabelText("Nachname").fill("Beispiel");
  await dialog.getByLabelText("E-Mail-Adresse").fill(aPerson().email);
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
