import { companyRoutes } from "@hz/contract/account/company";
import { securityRoutes } from "@hz/contract/account/security";
import { channelRoutes } from "@hz/contract/channels/channels";
import { paths } from "@hz/contract/paths";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answers, sentTo } from "../../testing/answers.ts";
import { look } from "../../testing/look.ts";
import { mount } from "../../testing/mount.tsx";
import { button, field, gone, said, seen } from "../../testing/see.ts";
import { answerSettings, COMPANY } from "../../testing/settings.ts";

/** Opens the settings of a company that keeps what is saved; gives what it holds, which a colleague may change. */
async function open() {
  const office = answerSettings();
  answers(channelRoutes.list, []);
  mount(paths.settings);
  await expect.element(field("Firmenname")).toHaveValue("Muster AG");
  await expect.element(field("Sitzungsdauer in Stunden")).toHaveValue(12);
  return office;
}

const section = (title: string) => page.getByCss("section").filter({ has: page.getByRole("heading", { name: title, exact: true }) });
const save = (title: string) => button("Speichern", section(title));
const channels = page.getByRole("link", { name: "Meldekanäle", exact: true });
const question = page.getByRole("alertdialog", { name: "Änderungen verwerfen?" });

test("company data: save and cancel come with the first edit, and what is wrong is said", async () => {
  await open();
  await gone(button("Speichern"));
  await field("Website").fill("muster.example");
  await seen(button("Speichern"));
  await button("Abbrechen").click();
  await expect.element(field("Website")).toHaveValue("");
  await gone(button("Speichern"));

  await expect.element(field("Firmenname")).toHaveAccessibleDescription(/^Meldekanäle, die den bisherigen Namen zeigen/);
  await field("Firmenname").fill("  ");
  await field("E-Mail").fill("keine Adresse");
  await button("Speichern").click();
  await seen(page.getByText("Firmenname ist erforderlich"));
  await seen(page.getByText("Ungültige E-Mail-Adresse"));
  expect(sentTo(companyRoutes.save)).toEqual([]);
});

test("company data: leaving asks while something is unsaved, and not after it was saved", async () => {
  await open();
  await field("Rechtsform").fill("Aktiengesellschaft");
  await channels.click();
  await button("Hier bleiben", question).click();
  await expect.element(field("Rechtsform")).toHaveValue("Aktiengesellschaft");
  await button("Speichern").click();
  await said("Firmendaten gespeichert");
  await gone(button("Speichern"));
  await field("Steuernummer oder Umsatzsteuer-ID").fill("DE 1");
  await channels.click();
  await button("Änderungen verwerfen", question).click();
  await seen(page.getByRole("heading", { level: 1, name: "Meldekanäle" }));
  await button(/^Benutzermenü/).click();
  await page.getByRole("menuitem", { name: "Einstellungen" }).click();
  await seen(page.getByRole("heading", { level: 1, name: "Einstellungen" }));
});

test("company data: what a colleague saves while the form is open is not overwritten", async () => {
  const office = await open();
  Object.assign(office.company, { taxId: "DE 9", companyEmail: "neu@muster.example" });
  await field("Registernummer").fill("HRB 1");
  await field("Größe").selectOptions("Über 1.000 Beschäftigte");
  await field("Website").fill("muster.example/neu");
  await button("Speichern").click();
  await said("Firmendaten gespeichert");
  expect(office.company).toEqual({
    ...COMPANY,
    taxId: "DE 9",
    companyEmail: "neu@muster.example",
    registrationNumber: "HRB 1",
    companySize: "over 1000",
    companyWebsite: "muster.example/neu",
  });
});

test("a second factor is demanded of others only by who has one; a short retention is warned of; what a colleague set stays", async () => {
  const office = await open();
  const duty = page.getByRole("checkbox", { name: "Zweiter Faktor ist Pflicht" });
  await seen(page.getByText("Richten Sie zuerst für sich selbst einen zweiten Faktor ein."));
  await duty.click({ force: true });
  await expect.element(duty).not.toBeChecked();
  await field("Aufbewahrung in Monaten").fill("24");
  await seen(page.getByText("§ 11 Abs. 5 HinSchG sieht drei Jahre"));
  await field("Sitzungsdauer in Stunden").fill("0");
  await save("Sicherheit").click();
  await seen(page.getByText("Bitte eine ganze Zahl von 1 bis 720 eingeben."));
  await field("Aufbewahrung in Monaten").fill("36");
  office.security.idleMinutes = 95;
  await field("Sitzungsdauer in Stunden").fill("11");
  await save("Sicherheit").click();
  await said("Sicherheitseinstellungen gespeichert");
  await expect.element(field("Abmelden nach Untätigkeit, in Minuten")).toHaveValue(95);
});

test("a second factor becomes a duty; whoever has none yet is counted before", async () => {
  const office = answerSettings();
  office.security.ownSecondFactor = true;
  answers(channelRoutes.list, []);
  mount(paths.settings, { hasSecondFactor: true });
  await page.getByRole("checkbox", { name: "Zweiter Faktor ist Pflicht" }).click();
  await seen(page.getByText(/^3 Personen haben noch keinen zweiten Faktor\. Sie müssen ihn einrichten/));
  await look("settings-duty");
  await save("Sicherheit").click();
  await said("Sicherheitseinstellungen gespeichert");
  expect(office.security.requireSecondFactor).toBe(true);
});

test("the figures of sessions and retention are checked, kept, and stand there when the screen is opened again", async () => {
  const office = await open();
  const [hours, minutes] = [field("Sitzungsdauer in Stunden"), field("Abmelden nach Untätigkeit, in Minuten")];
  const months = field("Aufbewahrung in Monaten");
  await months.fill("40");
  await hours.fill("0");
  await minutes.fill("45");
  await save("Sicherheit").click();
  await expect.element(hours).toHaveAttribute("aria-invalid", "true");
  expect(sentTo(securityRoutes.save)).toEqual([]);
  await hours.fill("8");
  await save("Sicherheit").click();
  await said("Sicherheitseinstellungen gespeichert");
  expect(office.security).toMatchObject({ sessionHours: 8, idleMinutes: 45, retentionMonths: 40 });
  mount(paths.settings);
  await expect.element(hours).toHaveValue(8);
  await expect.element(minutes).toHaveValue(45);
  await expect.element(months).toHaveValue(40);
});

test("the screen as it is, and with what is wrong; the ways to the own recovery code, the templates and the key log", async () => {
  await open();
  await expect.element(section("Wiederherstellungscode").getByRole("link")).toHaveAttribute("href", paths.recoveryCode);
  await expect.element(page.getByRole("link", { name: "Textvorlagen öffnen" })).toHaveAttribute("href", paths.templates);
  await expect.element(page.getByRole("link", { name: "Zum Schlüsselverzeichnis" })).toHaveAttribute("href", paths.keyLog);
  await look("settings");
  await field("Aufbewahrung in Monaten").fill("12");
  await field("Website").fill("muster.example/hinweise");
  await field("Firmenname").fill("");
  await button("Speichern").first().click();
  await look("settings-edited");
});
