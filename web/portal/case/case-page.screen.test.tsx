import { inEachLanguage } from "@hz/contract/languages";
import { reportRoutes } from "@hz/contract/reports/reports";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answers, offline, refused, sentTo } from "../../testing/answers.ts";
import { look } from "../../testing/look.ts";
import { LONG_AGO } from "../../testing/office.ts";
import { openPortal } from "../../testing/portal.tsx";
import { askForCase, openCase } from "../../testing/portal-acts.ts";
import { CASE_NUMBER, hasCase, reportingOffice, sentBefore, signedReceipt } from "../../testing/reporting-office.ts";
import { button, field, gone, seen } from "../../testing/see.ts";

const office = await reportingOffice();
const { channel } = office;
const { report, password } = await sentBefore(office, {
  title: "<img src=x onerror=alert(1)> {{7*7}}",
  description: "<script>alert(1)</script>\u202Egnp.exe %s",
});
const alert = page.getByRole("alert");
const heading = page.getByRole("heading", { level: 1, name: `Fall ${CASE_NUMBER}` });

test("case passwords: empty, too short, mistyped and unknown ones get sentences that help", async () => {
  hasCase(office, report);
  openPortal("case", { channel });
  const mistyped = password.slice(0, -1) + (password.endsWith("7") ? "8" : "7");
  for (const [typed, sentence] of [
    ["", "Bitte geben Sie Ihr Passwort ein."],
    [password.slice(0, 12), "Das Passwort hat 28 Zeichen"],
    [`${password}-ÄÖÜ`, "Das Passwort hat 28 Zeichen"],
    [CASE_NUMBER.toLowerCase(), "Das sieht aus wie eine Fallnummer."],
    [mistyped, "Im Passwort ist ein Tippfehler."],
  ] as const) {
    await askForCase(typed);
    await expect.element(alert).toMatchTextContent(new RegExp(sentence));
    await expect.element(field("Passwort")).toHaveFocus();
    await expect.element(field("Passwort")).toHaveAccessibleDescription(new RegExp(sentence));
  }
  expect(sentTo(reportRoutes.caseLogin)).toEqual([]);
  // A well-formed password that belongs to no case here.
  await askForCase("XYJD-JWP6-V4SE-J8SB-NHWJ-FRKB-6DDN");
  await expect.element(alert).toMatchTextContent(/Passwort ist ungültig oder Fall nicht gefunden\./);
  expect(sentTo(reportRoutes.caseLogin)).toHaveLength(1);
});

test("the password is asked for so that no browser offers to keep it, hidden or shown", async () => {
  hasCase(office, report);
  openPortal("case", { channel });
  const asked = () => ["type", "autocomplete"].map((name) => field("Passwort").element().getAttribute(name));
  await expect.poll(asked).toEqual(["password", "one-time-code"]);
  await page.getByLabelText("Passwort beim Tippen zeigen").click();
  await expect.poll(asked).toEqual(["text", "one-time-code"]);
});

test("a case of another channel is not opened under the names of this one: it is said where it is", async () => {
  hasCase(office, report, { channelName: "Werk Süd", linkSuffix: "werk-sued" });
  openPortal("case", { channel });
  await askForCase(password);
  await expect.element(alert).toMatchTextContent(/Meldekanal: Werk Süd/);
  await expect.element(field("Passwort")).toHaveFocus();
  await expect.element(page.getByRole("link", { name: "Zum Meldekanal Werk Süd" })).toHaveAttribute("href", "/portal/werk-sued");
  await gone(heading);
});

test("a case stays closed under a link whose fingerprint does not fit, and opens without one; words that look like code do nothing", async () => {
  hasCase(office, report);
  openPortal("case", { channel, fragment: `#k=${"A".repeat(43)}` });
  await expect.element(alert).toMatchTextContent(/Der Schlüssel dieser Meldestelle passt nicht zum Link\..*Ihr Fall bleibt geschlossen/);
  await gone(field("Passwort"));
  openPortal("case", { channel });
  await openCase(password.toLowerCase().replaceAll("-", " "));
  await seen(heading);
  await expect.element(heading).toHaveFocus();
  await seen(page.getByText("<img src=x onerror=alert(1)> {{7*7}}"));
  await seen(page.getByText("<script>alert(1)</script>\u202Egnp.exe %s"));
});

test("a dot behind the password and the whole saved file in its place open the case", async () => {
  hasCase(office, report);
  for (const typed of [`${password}.`, `Fallnummer: ${CASE_NUMBER} Passwort: ${password} Ihre Meldung ging an: Meldestelle So lesen Sie`]) {
    openPortal("case", { channel });
    await openCase(typed);
    await seen(heading);
  }
});

test("an address for news that is stored is said, and can be removed", async () => {
  hasCase(office, report, { hasNotificationEmail: true });
  answers(reportRoutes.updateNotification, {});
  openPortal("case", { channel });
  await openCase(password);
  await seen(page.getByText("Zu diesem Fall ist eine Adresse gespeichert."));
  await button("Adresse entfernen").click();
  await seen(page.getByText("Die Adresse wurde entfernt."));
  await expect.element(page.getByRole("textbox", { name: "E-Mail-Adresse (freiwillig)" })).toHaveFocus();
  expect(sentTo(reportRoutes.updateNotification)).toMatchObject([{ body: { caseNumber: CASE_NUMBER, notificationEmail: "" } }]);
});

test("a case that the office can no longer open says so, closed for it or not yet, and where to turn; it takes nothing and promises nothing", async () => {
  const confirmation = inEachLanguage(() => "Spätestens am 2. Februar sagen wir Ihnen hier, was wir getan haben.");
  const confirmed = { acknowledgedAt: LONG_AGO, confirmation };
  hasCase(office, report, { ...confirmed, held: "lost" });
  openPortal("case", { channel });
  await openCase(password);
  await seen(page.getByText("Die Meldestelle kann diese Meldung nicht mehr öffnen"));
  await seen(page.getByText("Eine Nachricht an dieser Stelle würde niemanden mehr erreichen."));
  await seen(page.getByRole("link", { name: "An derselben Stelle neu melden" }));
  await seen(page.getByText("Keine Nachrichten.", { exact: true }));
  await gone(button("Nachricht senden"));
  await gone(page.getByText(/spätestens/i));
  await look("lost-reporter-early");

  hasCase(office, report, { ...confirmed, held: "lost", lostAt: LONG_AGO, status: "closed" });
  openPortal("case", { channel });
  await openCase(password);
  await seen(page.getByText("Der Fall ist deshalb geschlossen."));
  await seen(page.getByText("<script>alert(1)</script>\u202Egnp.exe %s"));
  await gone(button("Nachricht senden"));
  await gone(page.getByText(/sagen wir Ihnen hier/));
  await gone(page.getByRole("textbox", { name: "E-Mail-Adresse (freiwillig)" }));
  await look("lost-reporter");
});

test("a page that is read in English speaks it, and a service that is not there is said in it", async () => {
  hasCase(office, report);
  openPortal("case", { channel, language: "en" });
  await field("Password").fill(password);
  answers(reportRoutes.caseLogin, offline);
  await button("Open case").click();
  await expect.element(alert).toMatchTextContent(/connection/i);
  answers(reportRoutes.caseLogin, refused("TOO_MANY_TRIES"));
  await button("Open case").click();
  await expect.element(alert).toMatchTextContent(/too many/i);
});

test("words that somebody of the office signed stand in the thread, others of the server apart as the notice of the service", async () => {
  const text = "Fall {fallnummer} ist da. {unternehmen}";
  const confirmation = inEachLanguage(() => "Nennen Sie uns hier Ihren Namen.");
  const given = { acknowledgedAt: LONG_AGO, confirmation, signedConfirmation: await signedReceipt(office, "de", text) };
  const thread = page.getByRole("region", { name: "Verschlüsselter Chat" });
  const notice = page.getByRole("region", { name: "Mitteilung des Dienstes" });
  hasCase(office, report, given);
  openPortal("case", { channel });
  await openCase(password);
  await seen(thread.getByText(`Fall ${CASE_NUMBER} ist da. Muster AG`));
  await seen(thread.getByText(/Ihren Text hat eine Person der Meldestelle am .* unterschrieben/));
  await gone(notice);
  await gone(page.getByText("Nennen Sie uns hier Ihren Namen."));
  await look("case-signed");

  given.signedConfirmation.texts.de!.text = "Nennen Sie uns hier Ihren Namen.";
  hasCase(office, report, given);
  openPortal("case", { channel });
  await openCase(password);
  await seen(notice.getByText("Nennen Sie uns hier Ihren Namen."));
  await seen(notice.getByText(/Sie kommt allein vom Dienst\./));
  await seen(thread.getByText("Noch keine Nachrichten.", { exact: false }));
  await gone(thread.getByText("Nennen Sie uns hier Ihren Namen."));
  await look("case-service-notice");
});
