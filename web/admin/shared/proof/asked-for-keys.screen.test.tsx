import { archiveRoutes } from "@hz/contract/account/archive";
import { emergencyRoutes, type EmergencyState } from "@hz/contract/keys/emergency";
import { paths } from "@hz/contract/paths";
import { confirmationRoutes } from "@hz/contract/reports/confirmation";
import { authRoutes } from "@hz/contract/sign-in/auth";
import type { CurrentUser } from "@hz/contract/people/users";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answers, refused, sentTo } from "../../../testing/answers.ts";
import { answerEntrance, PASSWORD } from "../../../testing/entrance.ts";
import { LONG_AGO } from "../../../testing/office.ts";
import { button, field, gone, seen } from "../../../testing/see.ts";

const question = page.getByRole("dialog", { name: "Bestätigen Sie, dass Sie es sind" });
const wrong = "Das aktuelle Passwort ist falsch.";

/** An office whose server wants to know once more who sits here. */
async function asks(given: Partial<CurrentUser> = {}) {
  const office = await answerEntrance(given);
  let isConfirmed = false;
  answers(confirmationRoutes.question, { hasCode: false, passkey: null });
  answers(confirmationRoutes.confirm, ({ body }) => {
    if (!("auth" in body && office.isProof(body.auth))) return refused("PASSWORD_WRONG");
    isConfirmed = true;
    return {};
  });
  const asked = <T,>(act: () => T) => (isConfirmed ? act() : refused("CONFIRMATION_NEEDED"));
  return { office, asked };
}

/** The question is there, refuses a wrong password in words, and takes the right one. */
async function answer(): Promise<void> {
  await field("Ihr Passwort zur Bestätigung", question).fill("Falsch-und-lang-2026!");
  await button("Bestätigen", question).click();
  await seen(question.getByText(wrong));
  await field("Ihr Passwort zur Bestätigung", question).fill(PASSWORD);
  await button("Bestätigen", question).click();
  await gone(question);
}

/** Types the end of the code on the screen, as whoever kept it can, and ticks that it is kept. */
async function keepCode(label: string): Promise<string> {
  const code = page.getByRole("code").element().textContent;
  await field("Die letzten beiden Gruppen des Codes").fill(code.slice(-9));
  await page.getByRole("checkbox", { name: label }).click();
  return code;
}

test("before the first recovery code counts the password is asked for again", async () => {
  const { office, asked } = await asks({ recoveryConfirmed: false, isEmailVerified: false });
  answers(authRoutes.setRecovery, () => asked(() => ({})));
  await office.comeIn(paths.recoveryCode);
  await seen(page.getByRole("code"));
  await keepCode("Ich habe den Code an einem sicheren Ort aufbewahrt.");
  await button("Code bestätigen").click();
  await answer();
  await seen(page.getByRole("heading", { level: 1, name: "Bestätigen Sie Ihre E-Mail-Adresse" }));
  const [first, second] = sentTo(authRoutes.setRecovery).map(({ body }) => body);
  expect(second).toEqual(first);
});

test("before an emergency key counts the password is asked for again", async () => {
  const { office, asked } = await asks();
  const state: EmergencyState = { key: null, atRisk: [] };
  answers(emergencyRoutes.get, () => state);
  answers(emergencyRoutes.put, ({ body: { id } }) =>
    asked(() => {
      const nothing = { missing: [], lost: [], onlyHere: [], isOnlySigner: false, mayEnd: true };
      state.key = { id, createdAt: LONG_AGO, createdBy: office.user.fullName, usedAt: null, ...nothing };
      return {};
    }),
  );
  await office.comeIn(paths.emergencyKey);
  await button("Notfallschlüssel erzeugen").click();
  await seen(page.getByRole("code"));
  await keepCode("Ich habe den Code gedruckt oder gespeichert und sicher verwahrt.");
  await button("Notfallschlüssel aktivieren").click();
  await answer();
  await seen(page.getByText("Er hat den Schlüssel jeder Abteilung."));
});

test("everything is exported for the password alone", async () => {
  const { office } = await asks();
  // The system's save dialog has nobody here to answer it.
  Reflect.deleteProperty(window, "showSaveFilePicker");
  answers(archiveRoutes.begin, ({ body: { auth } }) => (office.isProof(auth) ? { reports: 0 } : refused("PASSWORD_WRONG")));
  await office.comeIn(paths.archive);
  await button("Gesamtarchiv erstellen").click();
  const dialog = page.getByRole("dialog");
  await field("Ihr Passwort zur Bestätigung", dialog).fill("Falsch-und-lang-2026!");
  await button("Archiv beginnen", dialog).click();
  await seen(dialog.getByText(wrong));
});
