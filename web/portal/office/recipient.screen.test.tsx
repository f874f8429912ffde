import { inEachLanguage } from "@hz/contract/languages";
import { reportRoutes } from "@hz/contract/reports/reports";
import { channelRoutes } from "@hz/contract/channels/channels";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answers, refused } from "../../testing/answers.ts";
import { look } from "../../testing/look.ts";
import { LONG_AGO } from "../../testing/office.ts";
import { openPortal } from "../../testing/portal.tsx";
import { fillForm, openCase, savedFiles, send } from "../../testing/portal-acts.ts";
import { answered, CASE_NUMBER, hasCase, opened, reportingOffice, sentBefore, takesReports } from "../../testing/reporting-office.ts";
import { button, field, gone, seen } from "../../testing/see.ts";

const STAND_IN = "Unabhängige Vertretung";
const office = await reportingOffice();
const standIn = await office.department(STAND_IN, office.office);
const channel = { ...office.channel, conflict: standIn.shown };

test("a report about the office: the form names who reads it as soon as the box is ticked, and so does the page with the password", async () => {
  const kept = takesReports({ ...office, channel });
  const saved = savedFiles();
  openPortal("form", { channel });
  await fillForm({ title: "Die Meldestelle schützt einen Vorgesetzten", description: "Dreimal gemeldet, nie geschah etwas." });
  await seen(page.getByText("Ihre Meldung geht an die interne Meldestelle von Muster AG"));
  await page.getByRole("checkbox", { name: /Betrifft die Meldestelle selbst/ }).click();
  await seen(page.getByText(`Ihre Meldung geht an die Abteilung „${STAND_IN}“ von Muster AG`));
  await gone(page.getByText("Ihre Meldung geht an die interne Meldestelle von Muster AG"));
  await seen(page.getByText(`Ihre Angaben liest nur die Abteilung „${STAND_IN}“ von Muster AG.`));
  await look("about-office-form");

  await send();
  expect(await opened(office, standIn, kept[0]!)).toMatchObject({ description: "Dreimal gemeldet, nie geschah etwas." });
  await expect(opened(office, office.office, kept[0]!)).rejects.toThrow();
  await seen(page.getByText(`sagt Ihnen die Abteilung „${STAND_IN}“ in Ihrem Fall`));
  await seen(page.getByText(`lesen Sie später die Antwort der Abteilung „${STAND_IN}“`));
  await button("Als Textdatei speichern").click();
  expect(await [...saved.values()][0]).toContain(`Ihre Meldung ging an: Abteilung „${STAND_IN}“`);
});

test("its reporter reads who confirmed, who answers, and whom they write to", async () => {
  const { report, password } = await sentBefore(office, { title: "Die Meldestelle schützt einen Vorgesetzten" }, standIn.shown);
  const confirmation = inEachLanguage(() => `Ihre Meldung ist da.\n${STAND_IN}, Muster AG`);
  const messages = hasCase({ ...office, channel }, report, { department: STAND_IN, acknowledgedAt: LONG_AGO, confirmation });
  messages.push(await answered(office, standIn, report, { author: STAND_IN, text: "Wir prüfen das unabhängig." }));
  openPortal("case", { channel });
  await openCase(password);
  const answer = page.getByRole("listitem").filter({ hasText: "Wir prüfen das unabhängig." });
  await expect.element(answer).toMatchTextContent(new RegExp(STAND_IN));
  await seen(page.getByText(`${STAND_IN}, Muster AG`));
  await expect.element(answer).not.toMatchTextContent(/Es ist nicht sicher/);
  const reply = page.getByLabelText(`Ihre Nachricht an die Abteilung „${STAND_IN}“`);
  await seen(reply);
  await expect.element(page.getByText(`Danach weiß die Abteilung „${STAND_IN}“, wer Sie sind.`)).toBeInTheDocument();
  await look("about-office-case");
  await reply.fill("Danke, das beruhigt mich.");
  await button("Nachricht senden").click();
  await seen(page.getByRole("listitem").filter({ hasText: "Danke, das beruhigt mich." }));
});

test("nobody can read what goes to the stand-in: the form says so as soon as the box is ticked, and takes the rest", async () => {
  takesReports({ ...office, channel });
  openPortal("form", { channel: { ...channel, lost: [standIn.shown.departmentId] } });
  await fillForm({ title: "Noch offen", description: "x" });
  await page.getByRole("checkbox", { name: /Betrifft die Meldestelle selbst/ }).click();
  await gone(button("Meldung absenden"));
  await page.getByRole("checkbox", { name: /Betrifft die Meldestelle selbst/ }).click();
  await send();
});

test("while nobody holds the key that opens new reports the portal takes none, by its start page or by its form", async () => {
  const closed = { ...office.channel, lost: [office.channel.department.departmentId] };
  openPortal("start", { channel: closed });
  await seen(page.getByText("Die Meldestelle nimmt zurzeit keine Meldungen an"));
  await gone(page.getByRole("link", { name: "Neue Meldung" }));
  await look("closed-office");
  openPortal("form", { channel: closed });
  await seen(page.getByText("Die Meldestelle nimmt zurzeit keine Meldungen an"));
  await gone(page.getByRole("textbox"));
});

test("a form that was open when the key was lost is refused with the other ways and what was typed, and sends it to the new key", async () => {
  const kept = takesReports(office);
  openPortal("form", { channel: office.channel });
  await fillForm({ title: "Früh begonnen", description: "Als der Schlüssel verloren ging, war dieses Formular schon offen." });
  answers(reportRoutes.submit, refused("DEPARTMENT_KEY_LOST"));
  await button("Meldung absenden").click();
  const refusal = page.getByRole("alert").filter({ hasText: "Die Meldung wurde noch nicht gesendet" });
  await expect.element(refusal).toMatchTextContent(/hält im Moment niemand den Schlüssel, der neue Meldungen öffnet/);
  await seen(refusal.getByRole("link", { name: "Externe Meldestellen" }));
  await expect.element(field("Titel")).toHaveValue("Früh begonnen");
  await look("closed-office-early");

  const renewed = await office.renewed(office.office);
  answers(channelRoutes.portal, { ...office.channel, department: renewed.shown });
  answers(reportRoutes.submit, ({ body }) => {
    if (body.epoch !== renewed.shown.epoch) return refused("DEPARTMENT_KEY_OUTDATED");
    kept.push(body);
    return { caseNumber: CASE_NUMBER, reportId: body.reportId };
  });
  await send();
  expect(await opened(office, renewed, kept[0]!)).toMatchObject({ title: "Früh begonnen" });
});
