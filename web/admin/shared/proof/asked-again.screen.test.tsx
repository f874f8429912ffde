import { securityRoutes } from "@hz/contract/account/security";
import { channelRoutes } from "@hz/contract/channels/channels";
import { paths } from "@hz/contract/paths";
import { PERMISSIONS } from "@hz/contract/permissions";
import { invitationRoutes } from "@hz/contract/people/invitations";
import { ownershipRoutes } from "@hz/contract/people/ownership";
import { type ManagedUser, peopleRoutes } from "@hz/contract/people/people";
import { userRoutes } from "@hz/contract/people/users";
import { confirmationRoutes } from "@hz/contract/reports/confirmation";
import { authRoutes } from "@hz/contract/sign-in/auth";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answers, refused, sentTo } from "../../../testing/answers.ts";
import { look } from "../../../testing/look.ts";
import { mount } from "../../../testing/mount.tsx";
import { idOf, somebody } from "../../../testing/office.ts";
import { aPerson } from "../../../testing/samples.ts";
import { answerSettings } from "../../../testing/settings.ts";
import { button, field, gone, said, seen } from "../../../testing/see.ts";

const question = page.getByRole("dialog", { name: "Bestätigen Sie, dass Sie es sind" });
const cancel = () => button("Abbrechen", question).click();

/** A server that wants to know once more who sits here; gives what a call is answered until it knows, and then. */
function asks() {
  let isConfirmed = false;
  answers(confirmationRoutes.question, { hasCode: false, passkey: null });
  answers(authRoutes.challenge, { userId: idOf(1), kdfSuite: 1, kdfSalt: "A".repeat(22) });
  answers(confirmationRoutes.confirm, () => {
    isConfirmed = true;
    return {};
  });
  return <T,>(act: () => T) => (isConfirmed ? act() : refused("CONFIRMATION_NEEDED"));
}

async function answer(): Promise<void> {
  await field("Ihr Passwort zur Bestätigung", question).fill("Neue-Person-2026!");
  await button("Bestätigen", question).click();
  await gone(question);
}

const hanna = (given: Partial<ManagedUser> = {}) =>
  aPerson({
    id: idOf(2),
    firstName: "Hanna",
    lastName: "Heller",
    fullName: "Hanna Heller",
    email: "hanna@muster.example",
    isAccountOwner: false,
    ...given,
  });

/** Opens a person's page. */
function openPerson(person: ManagedUser): void {
  answers(peopleRoutes.get, () => person);
  answers(peopleRoutes.list, [aPerson()]);
  answers(peopleRoutes.departments, []);
  mount(paths.user(person.id));
}

test("inviting: the question comes over the dialog; who cancels has done nothing and lost nothing that was typed", async () => {
  const asked = asks();
  answers(peopleRoutes.list, [aPerson()]);
  answers(peopleRoutes.departments, []);
  answers(invitationRoutes.invite, () => asked(() => refused("EMAIL_TAKEN", ["email"])));
  mount(paths.users);
  await button("Neue hinzufügen").first().click();
  const dialog = page.getByRole("dialog", { name: "Neuen Benutzer erstellen" });
  await field("Vorname", dialog).fill("Hanna");
  await field("Nachname", dialog).fill("Heller");
  await dialog.getByLabelText("E-Mail-Adresse").fill("hanna@muster.example");
  await button("Weiter", dialog).click();
  await dialog.getByLabelText("Rolle").selectOptions("Auswertung");
  await button("Erstellen", dialog).click();
  await seen(question);
  await look("asked-again");
  await cancel();
  await expect.element(dialog.getByLabelText("Rolle")).toHaveDisplayValue("Auswertung");
  await button("Zurück", dialog).click();
  await expect.element(dialog.getByLabelText("E-Mail-Adresse")).toHaveValue("hanna@muster.example");
  await expect.element(field("Nachname", dialog)).toHaveValue("Heller");
  await button("Weiter", dialog).click();
  await button("Erstellen", dialog).click();
  await answer();
  // Sent again by itself, and answered.
  await seen(dialog.getByText("Diese Adresse gehört schon zu einer Person oder Einladung in Ihrem Unternehmen."));
  expect(new Set(sentTo(invitationRoutes.invite).map(({ body }) => body.email))).toEqual(new Set(["hanna@muster.example"]));
});

test("deleting a person: who cancels still has the person open", async () => {
  const asked = asks();
  answers(peopleRoutes.remove, () => asked(() => ({})));
  openPerson(hanna({ permissions: [...PERMISSIONS] }));
  await button("Benutzer löschen").click();
  const remove = button("Löschen", page.getByRole("alertdialog"));
  await remove.click();
  await cancel();
  await expect.element(page.getByLabelText("Vorname")).toHaveValue("Hanna");
  await remove.click();
  await answer();
  await said("Der Benutzer wurde erfolgreich entfernt.");
});

test("deleting by two and for how long reports are kept", async () => {
  const asked = asks();
  const office = answerSettings();
  answers(channelRoutes.list, []);
  answers(securityRoutes.save, ({ body }) => asked(() => Object.assign(office.security, body)));
  mount(paths.settings);
  const two = page.getByRole("checkbox", { name: "Löschen nur zu zweit" });
  const months = field("Aufbewahrung in Monaten");
  await two.click();
  await months.fill("48");
  await button("Speichern").click();
  await seen(question);
  await look("asked-again-settings");
  await cancel();
  await seen(page.getByText("Es wurde noch nichts geändert.").first());
  await expect.element(two).toBeChecked();
  await expect.element(months).toHaveValue(48);
  expect(office.security.retentionMonths).toBe(36);
  await button("Speichern").click();
  await answer();
  await said("Sicherheitseinstellungen gespeichert");
  expect(office.security).toMatchObject({ twoPersonDeletion: true, retentionMonths: 48 });
});

test("handing over the ownership: the page names the new owner", async () => {
  const asked = asks();
  const heir = hanna();
  answers(ownershipRoutes.handOver, () =>
    asked(() => {
      heir.isAccountOwner = true;
      answers(userRoutes.current, somebody({ isAccountOwner: false }));
      return {};
    }),
  );
  openPerson(heir);
  await button("Inhaberschaft übertragen").click();
  const dialog = page.getByRole("alertdialog", { name: "Inhaberschaft an Hanna Heller übertragen?" });
  await seen(dialog);
  await look("hand-over");
  await button("Inhaberschaft übertragen", dialog).click();
  await cancel();
  await seen(page.getByText("Die Inhaberschaft wurde nicht übertragen.").first());
  await button("Inhaberschaft übertragen", dialog).click();
  await answer();
  await said("Das Konto gehört jetzt Hanna Heller.");
  await seen(page.getByText("Dieser Person gehört das Konto."));
  await look("handed-over");
});
