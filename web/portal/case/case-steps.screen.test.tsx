import { reportRoutes } from "@hz/contract/reports/reports";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answers, holdNext, sentTo } from "../../testing/answers.ts";
import { look } from "../../testing/look.ts";
import { openPortal } from "../../testing/portal.tsx";
import { openCase, savedFiles } from "../../testing/portal-acts.ts";
import { CASE_NUMBER, hasCase, reportingOffice, sentBefore } from "../../testing/reporting-office.ts";
import { button, field, gone, seen } from "../../testing/see.ts";

const office = await reportingOffice();
const { channel } = office;
const { report, password } = await sentBefore(office, {});
const steps = page.getByRole("region", { name: "So steht Ihr Fall" });

async function open(given: Parameters<typeof hasCase>[2]) {
  const messages = hasCase(office, report, given);
  openPortal("case", { channel });
  await openCase(password);
  await seen(field("Ihre Nachricht an die Meldestelle"));
  return messages;
}

test("the steps of a case stand above its thread, and lead to what the reporter can do", async () => {
  const messages = await open({ receivedAt: new Date().toISOString() });
  await seen(steps.getByText(/^Ihre Meldung ist am .* eingegangen\.$/));
  await seen(steps.getByText(/^Spätestens am .* muss die Meldestelle Ihnen bestätigen, dass Ihre Meldung da ist\.$/));
  await seen(steps.getByText(/^Sie können sich jederzeit auch an eine externe Stelle wenden:/));
  await look("case-steps");
  await steps.getByRole("link", { name: "Im Chat antworten" }).click();
  await expect.element(page.getByRole("heading", { name: "Verschlüsselter Chat" })).toHaveFocus();
  const naming = steps.getByRole("link", { name: "Ihren Namen nennen" });
  await naming.click();
  await expect.element(page.getByText("Meinen Namen nennen", { exact: true })).toHaveFocus();
  await steps.getByRole("link", { name: "Um ein persönliches Gespräch bitten" }).click();
  expect(document.activeElement?.textContent).toBe("Um ein persönliches Gespräch bitten");
  expect(messages).toEqual([]);
});

test("the next day can be saved for a calendar, in a file that does not say what for; what is past cannot", async () => {
  await open({ receivedAt: "2099-01-05T09:00:00.000Z" });
  const saved = savedFiles();
  await button("12. Januar 2099 als Termin speichern").click();
  const [[name, text]] = [...saved] as [[string, Promise<string>]];
  expect(name).toBe("Termin.ics");
  expect(await text).toContain("DTSTART;VALUE=DATE:20990112\r\n");
  expect(await text).toMatch(/\r\nUID:[0-9a-f-]{36}\r\n/);
  for (const word of ["Muster", "Meld", "Fall", "Hinweis", CASE_NUMBER, location.host]) expect(await text).not.toContain(word);
  await open({});
  await seen(steps.getByText(/^Die Rückmeldung war bis zum .* fällig/));
  await gone(button(/als Termin speichern/));
});

test("a stored address for news is changed and removed in the case, and never shown", async () => {
  await open({ hasNotificationEmail: true });
  answers(reportRoutes.updateNotification, {});
  await steps.getByRole("link", { name: "ändern oder entfernen" }).click();
  await expect.element(page.getByRole("heading", { name: "Nachricht bei Neuigkeiten" })).toHaveFocus();
  await seen(page.getByText("Zu diesem Fall ist eine Adresse gespeichert. Sie wird hier nicht gezeigt. Eine neue ersetzt sie."));
  const address = page.getByCss("#notificationEmail");
  await expect.element(address).toHaveValue("");
  await address.fill("keine Adresse");
  await button("Adresse ändern").click();
  await seen(page.getByText("Ungültige E-Mail-Adresse"));
  await expect.element(address).toHaveFocus();
  await expect.element(address).toHaveAccessibleDescription(/Ungültige E-Mail-Adresse$/);
  await address.fill("ina@hinweis.example");
  const saving = holdNext(reportRoutes.updateNotification);
  await button("Adresse ändern").click();
  await saving.sent;
  // Whoever presses again meanwhile saves once, and who works by keyboard is still there.
  await userEvent.keyboard("{Enter}");
  saving.letGo();
  await seen(page.getByRole("status").filter({ hasText: "Die Adresse ist gespeichert." }));
  await expect.element(button("Adresse ändern")).toHaveFocus();
  await button("Adresse entfernen").click();
  await seen(page.getByRole("status").filter({ hasText: "Die Adresse wurde entfernt." }));
  await gone(button("Adresse entfernen"));
  await expect.element(address).toHaveValue("");
  const sent = sentTo(reportRoutes.updateNotification).map(({ body }) => body);
  expect(sent).toMatchObject(["ina@hinweis.example", ""].map((notificationEmail) => ({ caseNumber: CASE_NUMBER, notificationEmail })));
});

test("what is late is said to be missing, with where else to go; a case that is closed waits for nothing", async () => {
  await open({ acknowledgedAt: null });
  await seen(steps.getByText(/^Die Rückmeldung war bis zum .* fällig\. Sie fehlt noch\.$/));
  await seen(steps.getByText(/^Sie müssen nicht länger warten\./));
  await open({ status: "closed", closedAt: "2026-11-20T09:00:00.000Z", feedbackAt: "2026-11-20T09:00:00.000Z" });
  await seen(steps.getByText("Der Fall wurde am 20. November 2026 abgeschlossen."));
  await seen(steps.getByText("Der Fall ist abgeschlossen. Sie brauchen nichts mehr zu tun."));
  await gone(steps.getByText(/fällig/));
});
