import { paths } from "@hz/contract/paths";
import { resetRoutes, type ResetState } from "@hz/contract/sign-in/password-reset";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answers, offline, refused, sentTo } from "../../testing/answers.ts";
import { look } from "../../testing/look.ts";
import { mount } from "../../testing/mount.tsx";
import { idOf } from "../../testing/office.ts";
import { aResetLink } from "../../testing/samples.ts";
import { button, field, gone, seen } from "../../testing/see.ts";

const FRESH = "Ganz-Neu-2026!";

/** Opens the link of somebody who is the only one to hold any key and has a recovery code, or of whom is given instead. */
function openLink(given: Partial<ResetState> = {}): void {
  const founding = { departments: [{ departmentId: idOf(30), epoch: 1 }] };
  answers(resetRoutes.validate, aResetLink({ founding, ...given }));
  mount(`${paths.resetPassword}?token=richtig`);
}
const submit = () => button("Passwort zurücksetzen").click();
async function typePassword(password = FRESH, confirm = password): Promise<void> {
  await field("Neues Passwort").fill(password);
  await field("Passwort bestätigen").fill(confirm);
}

test("the page asks for an address, says the same for one that nobody has, and one general sentence without a connection", async () => {
  answers(resetRoutes.request, {});
  mount(paths.forgotPassword);
  const send = button("Link senden");
  await send.click();
  await seen(page.getByText("Bitte geben Sie Ihre E-Mail-Adresse ein.", { exact: true }));
  await look("reset-forgot");
  await field("E-Mail-Adresse").fill("niemand@verlust.example");
  await send.click();
  await seen(page.getByText("Wenn es für niemand@verlust.example ein Konto gibt"));
  await look("reset-sent");
  expect(page.getByRole("main").getByRole("link", { name: "Zur Anmeldung" }).elements()).toHaveLength(1);
  await button("Erneut anfordern").click();
  await expect.element(field("E-Mail-Adresse")).toHaveValue("niemand@verlust.example");
  answers(resetRoutes.request, offline);
  await send.click();
  await expect
    .element(page.getByRole("main").getByRole("alert"))
    .toHaveTextContent("Es ist ein Fehler aufgetreten. Bitte versuchen Sie es später erneut.");
});

test("a link that is none leads to a new one", async () => {
  answers(resetRoutes.validate, refused("TOKEN_INVALID"));
  for (const address of [paths.resetPassword, `${paths.resetPassword}?token=falsch`]) {
    mount(address);
    await seen(page.getByRole("heading", { name: "Ungültiger Link" }));
    await seen(page.getByText("Ungültiger Reset-Link. Bitte fordern Sie einen neuen Link an."));
  }
  await look("reset-invalid");
});

test("what is missing or wrong is said at its field, and nothing typed is lost", async () => {
  openLink();
  await expect.element(page.getByRole("radio", { name: /^Mit Wiederherstellungscode: nichts geht verloren/ })).toBeChecked();
  await typePassword("kurz", "anders");
  await submit();
  await seen(page.getByText("Bitte geben Sie den Code ein."));
  await seen(page.getByText("Das Passwort braucht mindestens 8 Zeichen"));
  await seen(page.getByText("Passwörter stimmen nicht überein"));
  await look("reset-form-errors");
  await field("Wiederherstellungscode").fill("AAAA-BBBB");
  await typePassword();
  await expect.poll(() => page.getByRole("listitem").filter({ hasText: "erfüllt" }).elements().length).toBe(6);
  await submit();
  await seen(page.getByText(/^In diesem Code ist ein Tippfehler, oder es fehlt etwas\./));
  await expect.element(field("Neues Passwort")).toHaveValue(FRESH);
  await look("reset-form");
  expect(sentTo(resetRoutes.confirm)).toEqual([]);
});

test("the only key holder without a code reads what is lost before the click, and has to say that this is understood", async () => {
  openLink({ hasRecoveryCode: false });
  await seen(page.getByText("Was Sie verlieren"));
  await seen(page.getByText("Links mit #k= und Aushänge Ihrer Meldekanäle müssen Sie erneuern"));
  await seen(page.getByText("Ein ausgedruckter Code, den Sie nie bestätigt haben, öffnet nichts."));
  await typePassword();
  await submit();
  await seen(page.getByText("Bitte bestätigen Sie, dass Sie das verstanden haben."));
  await look("reset-founding");
  expect(sentTo(resetRoutes.confirm)).toEqual([]);
});

test("whoever would found a new account key is sent to the safe first, and to a colleague where one can release", async () => {
  const rest = { byActive: false, byDeactivated: false, byInvited: false, byNobody: false };
  openLink({ emergencyId: idOf(800), emergency: { opens: "all", rest } });
  const founding = page.getByRole("radio", { name: /^Ohne Code/ });
  await expect.element(founding).not.toBeChecked();
  await founding.click();
  await seen(page.getByText(/^Holen Sie zuerst den Notfallschlüssel aus dem Tresor/));
  await gone(page.getByText("Niemand außer Ihnen hält den Kontoschlüssel."));
  await expect
    .element(page.getByRole("main").getByRole("listitem").first())
    .toMatchTextContent(/Der Notfallschlüssel Ihres Unternehmens endet/);
  await look("founding-emergency");

  openLink({ hasRecoveryCode: false, hasColleague: true, hasOthers: true, reopens: "all", isLastSigner: false, founding: null });
  await seen(page.getByRole("heading", { name: "Ohne Code: erst nach einer Freigabe" }));
  await look("reset-colleague");
});
