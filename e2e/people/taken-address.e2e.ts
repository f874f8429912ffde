import { paths } from "@hz/contract/paths";
import type { Page } from "@playwright/test";
import { confirmRecovery, register } from "../helpers/handler.ts";
import { typeAcceptance, invitationLink, invite } from "../helpers/invitation.ts";
import { look } from "../helpers/look.ts";
import { confirmAddress } from "../helpers/mailbox.ts";
import { mailedPath } from "../helpers/password-reset.ts";
import { expect, test } from "../helpers/people.ts";

// Slow keys are derived several times.
test.describe.configure({ timeout: 240_000 });

const MAIL = "Bitte bestätigen Sie Ihre E-Mail-Adresse";

async function fillRegistration(page: Page, email: string): Promise<void> {
  await page.goto(paths.register);
  await page.getByLabel("Vollständiger Name").fill("Karla Kranich");
  await page.getByLabel("E-Mail-Adresse").fill(email);
  await page.getByLabel("Passwort", { exact: true }).fill("Eigenes-Passwort-2026!");
  await page.getByRole("button", { name: /^Konto erstellen/ }).click();
}

test("an address that a stranger registered with is taken back by whoever reads its mails", async ({ person, product }, info) => {
  const email = "karla@kranich.example";
  const [stranger, owner] = [await person(), await person()];
  await confirmRecovery(
    stranger.page,
    (await register(stranger.page, { email, password: "Fremdes-Passwort-2026!", fullName: "Kuno Kuckuck" })).slice(-9),
  );

  owner.expectComplaint(/409.*\/api\/register/);
  await fillRegistration(owner.page, email);
  await expect(owner.page.getByText("Für diese E-Mail-Adresse gibt es bereits ein Konto. Bitte melden Sie sich an.")).toBeVisible();
  await look(owner.page, "register-taken", info);
  await owner.page.getByRole("link", { name: "So bekommen Sie Ihre Adresse zurück" }).click();
  await expect(owner.page.getByRole("heading", { level: 1, name: "E-Mail-Adresse freigeben" })).toBeVisible();
  await owner.page.getByLabel("E-Mail-Adresse").fill(email);
  await owner.page.getByRole("button", { name: "E-Mail erneut senden" }).click();
  await expect(owner.page.getByText("Wenn diese Adresse noch bestätigt werden muss").first()).toBeVisible();
  await look(owner.page, "release-ask", info);

  const confirm = await mailedPath(product, email, MAIL, 2);
  await owner.page.goto(confirm.replace(paths.verifyEmail, paths.releaseAddress));
  await expect(owner.page.getByRole("link", { name: "Das war ich: Adresse bestätigen" })).toBeVisible();
  await look(owner.page, "release", info);
  await owner.page.getByRole("button", { name: "Adresse freigeben" }).click();
  await expect(owner.page.getByText("Ihre Adresse ist frei.")).toBeVisible();
  await look(owner.page, "release-done", info);

  // The stranger works on, and is told.
  await stranger.page.goto(paths.dashboard);
  await expect(stranger.page.getByText("wurde von der Person zurückgenommen")).toBeVisible();
  await look(stranger.page, "released-dashboard", info);
  await stranger.page.getByRole("link", { name: "Adresse eintragen" }).click();
  await expect(stranger.page.getByText("keine E-Mail-Adresse")).toBeVisible();
  await look(stranger.page, "released-account", info);
  await stranger.page.goto(paths.confirmEmail);
  await expect(stranger.page.getByRole("link", { name: "Adresse eintragen" })).toBeVisible();

  owner.expectComplaint(/404.*\/api\/verify-email/);
  await owner.page.goto(confirm);
  await expect(owner.page.getByText("Bestätigung nicht möglich")).toBeVisible();
  await fillRegistration(owner.page, email);
  await expect(owner.page).toHaveURL(new RegExp(paths.recoveryCode));
});

test("an invitation joins although a stranger registered with its address, and says so before", async ({ person, product }, info) => {
  const email = "dora@dohle.example";
  const [stranger, owner, invited] = [await person(), await person(), await person()];
  await confirmRecovery(
    stranger.page,
    (await register(stranger.page, { email, password: "Fremdes-Passwort-2026!", fullName: "Kuno Kuckuck" })).slice(-9),
  );
  const who = { email: "chefin@dohle.example", password: "Altes-Passwort-2026!", fullName: "Dagmar Dohle", companyName: "Dohle GmbH" };
  await confirmRecovery(owner.page, (await register(owner.page, who)).slice(-9));
  await owner.page.goto(paths.confirmEmail);
  await confirmAddress(owner.page, product, who.email);
  const code = await invite(owner.page, { first: "Dora", last: "Dohle", email, role: "Fallbearbeitung" });
  const link = await invitationLink(product, email);
  await invited.page.goto(link);
  await expect(invited.page.getByText("Mit dieser Adresse wurde schon ein Konto angelegt, aber nie bestätigt")).toBeVisible();
  await look(invited.page, "invitation-unconfirmed", info);
  await typeAcceptance(invited.page, link, code);
  await stranger.page.goto(paths.dashboard);
  await expect(stranger.page.getByText("wurde von der Person zurückgenommen")).toBeVisible();
});
