import { paths } from "@hz/contract/paths";
import { authRoutes } from "@hz/contract/sign-in/auth";
import { passkeyRoutes } from "@hz/contract/sign-in/passkeys";
import { secondFactorRoutes } from "@hz/contract/sign-in/second-factor";
import { sessionRoutes } from "@hz/contract/sign-in/sessions";
import { releasedAddress, verificationRoutes } from "@hz/contract/sign-in/verification";
import { reminderRoutes } from "@hz/contract/procedure/reminders";
import { readinessRoutes } from "@hz/contract/account/readiness";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { dropAuthToken } from "../../api/auth-token.ts";
import { answers, refused, sentTo } from "../../testing/answers.ts";
import { look } from "../../testing/look.ts";
import { mount } from "../../testing/mount.tsx";
import { idOf } from "../../testing/office.ts";
import { noReadiness } from "../../testing/samples.ts";
import { button, field, said, seen } from "../../testing/see.ts";

const EMAIL = "karla@kranich.example";
const TOKEN = "A".repeat(43);

test("the link of the mail frees the address by a click, for an account of one's own; where it is taken again the way leads back", async () => {
  answers(verificationRoutes.release, {});
  answers(verificationRoutes.resend, {});
  answers(authRoutes.register, refused("EMAIL_TAKEN"));
  mount(`${paths.releaseAddress}?token=${TOKEN}`);
  dropAuthToken();
  const own = page.getByRole("link", { name: "Das war ich: Adresse bestätigen" });
  await expect.element(own).toHaveAttribute("href", `${paths.verifyEmail}?token=${TOKEN}`);
  await look("release");
  await button("Adresse freigeben").click();
  await seen(page.getByText("Ihre Adresse ist frei."));
  expect(sentTo(verificationRoutes.release).map(({ body }) => body)).toEqual([{ token: TOKEN }]);
  await look("release-done");

  await page.getByRole("link", { name: "Eigenes Konto anlegen" }).click();
  await field("Vollständiger Name").fill("Karla Kranich");
  await field("E-Mail-Adresse").fill(EMAIL);
  await field("Passwort").fill("Eigenes-Passwort-2026!");
  await button(/^Konto erstellen/).click();
  await seen(page.getByText("Für diese E-Mail-Adresse gibt es bereits ein Konto. Bitte melden Sie sich an."));
  await look("register-taken");
  await page.getByRole("link", { name: "So bekommen Sie Ihre Adresse zurück" }).click();
  await seen(page.getByRole("heading", { level: 1, name: "E-Mail-Adresse freigeben" }));
  await field("E-Mail-Adresse").fill(EMAIL);
  await button("E-Mail erneut senden").click();
  await said("Wenn diese Adresse noch bestätigt werden muss");
  expect(sentTo(verificationRoutes.resend).map(({ body }) => body)).toEqual([{ email: EMAIL }]);
  await look("release-ask");
});

test("who is signed in goes on to the dashboard from a confirmed address, and is not sent to sign in", async () => {
  answers(verificationRoutes.verify, { message: "E-Mail-Adresse erfolgreich bestätigt.", user: { email: EMAIL } });
  mount(`${paths.verifyEmail}?token=${TOKEN}`);
  await seen(page.getByText("E-Mail-Adresse erfolgreich bestätigt."));
  expect(page.getByRole("link", { name: "Zum Dashboard" }).elements()).toHaveLength(2);
  expect(page.getByRole("link", { name: "Anmelden" }).elements()).toHaveLength(0);
});

test("a link that is used up confirms nothing", async () => {
  answers(verificationRoutes.verify, refused("TOKEN_INVALID"));
  mount(`${paths.verifyEmail}?token=${TOKEN}`);
  dropAuthToken();
  await seen(page.getByText("Bestätigung nicht möglich"));
});

test("whoever has lost the address works on, and is told everywhere that they need another one", async () => {
  const who = { email: releasedAddress(idOf(60)), isEmailVerified: false };
  answers(readinessRoutes.get, noReadiness());
  answers(passkeyRoutes.list, []);
  answers(secondFactorRoutes.get, { since: null, codesLeft: 0, hasRemover: false });
  answers(sessionRoutes.list, []);
  answers(reminderRoutes.choice, { early: true, calendarSince: null });
  mount(paths.handbook("passwort-vergessen"), who);
  await seen(page.getByText("wurde von der Person zurückgenommen"));
  await look("released-dashboard");
  await page.getByRole("link", { name: "Adresse eintragen" }).click();
  await seen(page.getByText("keine E-Mail-Adresse"));
  await look("released-account");
  mount(paths.confirmEmail, who);
  await expect
    .element(page.getByRole("link", { name: "Adresse eintragen" }))
    .toHaveAttribute("href", expect.stringContaining(paths.account));
});
