import { paths } from "@hz/contract/paths";
import { reportRoutes } from "@hz/contract/reports/reports";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { answers, sentTo } from "../../testing/answers.ts";
import { openPortal } from "../../testing/portal.tsx";
import { fillForm, onPaper, savedFiles, send } from "../../testing/portal-acts.ts";
import { CASE_NUMBER, reportingOffice, takesReports } from "../../testing/reporting-office.ts";
import { button, gone, seen } from "../../testing/see.ts";

const office = await reportingOffice();
const { channel, fragment, print } = office;

async function sent(at = "") {
  takesReports(office);
  openPortal("form", { channel, fragment: at });
  await fillForm({ title: "Adresse", description: "x" });
  return send();
}
/** Whether the browser would ask before the page is left. */
const asks = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }));

test("an address typed on the page with the password is not lost by going on, and a wrong one is said", async () => {
  await sent();
  const title = page.getByRole("heading", { name: "Bewahren Sie Ihr Passwort auf" });
  await expect.element(title).toHaveAccessibleDescription(/^Ihre Meldung ist verschlüsselt angekommen/);
  answers(reportRoutes.updateNotification, {});
  const address = page.getByLabelText("E-Mail-Adresse (freiwillig)");
  await address.fill("keine Adresse");
  await expect.element(button("Weiter")).toBeDisabled();
  await page.getByLabelText("Ich habe das Passwort gespeichert").click();
  await button("Weiter").click();
  await seen(page.getByText("Ungültige E-Mail-Adresse"));
  await expect.element(address).toHaveFocus();
  await gone(page.getByRole("dialog"));
  await address.fill("ina@hinweis.example");
  await button("Weiter").click();
  const thanks = page.getByRole("dialog", { name: "Vielen Dank für Ihre Meldung" });
  await seen(thanks.getByText("Die Adresse ist gespeichert."));
  expect(sentTo(reportRoutes.updateNotification)).toMatchObject([
    { body: { caseNumber: CASE_NUMBER, notificationEmail: "ina@hinweis.example" } },
  ]);
});

test("leaving asks while the password is not confirmed as saved; the page has the address of the start page", async () => {
  await sent();
  expect(location.pathname).toBe(paths.portal(channel.linkSuffix));
  expect(asks()).toBe(true);
  await page.getByLabelText("Ich habe das Passwort gespeichert").click();
  await expect.poll(asks).toBe(false);
});

test("on paper stands what the saved file says, and nothing else of the page", async () => {
  const { password } = await sent();
  const print = vi.spyOn(window, "print").mockImplementation(() => undefined);
  await button("Zugangsblatt drucken").click();
  expect(print).toHaveBeenCalledOnce();
  const sheet = page.getByCss(".sheet");
  await expect.element(sheet).toMatchTextContent(password);
  await expect.element(sheet).not.toBeVisible();
  const paper = onPaper();
  const shown = [...document.querySelectorAll<HTMLElement>("main > *, .footer, .header")].filter((one) => one.checkVisibility());
  expect(shown.map(({ className }) => className)).toEqual(["sheet lines"]);
  paper.remove();
});

test("the page has nothing to show who opens it by its address", async () => {
  openPortal("success", { channel });
  await seen(page.getByRole("heading", { name: "Fall nicht gefunden" }));
  await seen(page.getByText("Die Fall-Daten konnten nicht geladen werden."));
});

test("form, saved file and case show the fingerprint of the office's key, and whether the link carried it", async () => {
  const saved = savedFiles();
  const { password } = await sent(fragment);
  expect(location.hash).toBe(fragment);
  await button("Als Textdatei speichern").click();
  const [[name, text]] = [...saved] as [[string, Promise<string>]];
  expect(name).toBe(`Fall-${CASE_NUMBER}.txt`);
  for (const part of [CASE_NUMBER, password, paths.portalCase(channel.linkSuffix) + fragment, `Fingerabdruck des Schlüssels: ${print}\r\n`])
    expect(await text).toContain(part);

  openPortal("case", { channel, fragment });
  await page.getByText("Fingerabdruck des Schlüssels", { exact: true }).click();
  await seen(page.getByText(print));
  openPortal("form", { channel, fragment });
  await seen(page.getByText("Ihr Link enthielt den Fingerabdruck des Schlüssels."));
  await seen(page.getByText(print));
  openPortal("form", { channel });
  await seen(page.getByText("Ihr Link enthielt keinen Fingerabdruck"));
  await seen(page.getByText(print));
  await expect.element(button("Meldung absenden")).toBeEnabled();
});
