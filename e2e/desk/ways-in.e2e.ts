import { randomUUID } from "node:crypto";
import { paths } from "@hz/contract/paths";
import type { Page } from "@playwright/test";
import { signIn } from "../helpers/by-contract.ts";
import { lineOf, openReport } from "../helpers/handler.ts";
import { look } from "../helpers/look.ts";
import { expect, test } from "../helpers/people.ts";
import { DEMO } from "../helpers/product.ts";
import { holdThread, pressInVain } from "../helpers/reporter.ts";

const MALIK = { ...DEMO, email: "malik.okafor@demo.example" };
const YESTERDAY = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
const RECORDING = { name: "anruf.mp3", mimeType: "audio/mpeg", buffer: Buffer.alloc(3_000, 7) };
const FIRST = "Die Anruferin berichtet von Rechnungen ohne Leistung im Mai.";
const BETTER = "Die Anruferin berichtet von Rechnungen ohne Leistung im Juni.";

/** Enters a call without a recording, and gives the case's password and address that its receipt shows. */
async function enterCall(desk: Page, title: string): Promise<{ password: string; address: string }> {
  await desk.goto(paths.newEntry);
  await desk.getByLabel("Eingangsweg").selectOption({ label: "Telefon" });
  await desk.getByRole("radio", { name: "Anonym" }).check();
  await desk.getByRole("radio", { name: "Inhaltsprotokoll" }).check();
  await desk.getByRole("textbox", { name: "Titel" }).fill(title);
  await desk.getByRole("textbox", { name: "Inhalt" }).fill(FIRST);
  await desk.getByRole("button", { name: "Meldung erfassen", exact: true }).click();
  const password = await desk.getByTestId("password").innerText();
  const address = await desk
    .getByText(/\/portal\/\S+\/case/)
    .first()
    .innerText();
  return { password, address };
}

test("§ 16 (3), § 11 (2) to (4): a telephone report is entered, its password handed over, its record corrected and confirmed, and the recording is gone", async ({
  person,
}, info) => {
  const [handler, reporter] = [await person(), await person()];
  const desk = handler.page;
  const portal = reporter.page;
  const title = `Anruf ${randomUUID().slice(0, 8)}`;
  await signIn(desk, DEMO, paths.reports);
  await desk.getByRole("link", { name: "Meldung erfassen" }).first().click();
  await expect(desk.getByRole("heading", { level: 1, name: "Meldung erfassen" })).toBeVisible();
  const submit = desk.getByRole("button", { name: "Meldung erfassen", exact: true });

  await test.step("without consent there is no recording, and what is missing is said", async () => {
    await desk.getByLabel("Eingangsweg").selectOption({ label: "Telefon" });
    await desk.getByRole("radio", { name: "Anonym" }).check();
    await desk.getByRole("radio", { name: "Tonaufzeichnung" }).check();
    await desk.getByRole("textbox", { name: "Titel" }).fill(title);
    await desk.getByRole("textbox", { name: "Inhalt" }).fill(FIRST);
    await submit.click();
    await expect(desk.getByText("Ohne diese Angabe gibt es weder Tonaufzeichnung noch Wortprotokoll.").first()).toBeVisible();
    await look(desk, "entry-form", info);
  });

  await test.step("nothing of what is typed lies readable in the browser", async () => {
    await desk.getByLabel("Wer hat eingewilligt?").fill("die Anruferin");
    await desk.getByLabel("Wann?").fill(YESTERDAY);
    await expect.poll(() => desk.evaluate(() => sessionStorage.getItem("hz.draft.entry"))).not.toBeNull();
    const stored = await desk.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    for (const word of [title, FIRST, "Anruferin"]) expect(stored).not.toContain(word);
  });

  await test.step("a double click enters one report, and the receipt shows its password", async () => {
    await desk.getByLabel("Tonaufzeichnung hinzufügen").setInputFiles(RECORDING);
    await submit.dblclick();
    await expect(desk.getByRole("heading", { level: 1, name: /^Meldung erfasst: HZ-\d+$/ })).toBeVisible();
    await look(desk, "entry-receipt", info);
  });
  const password = await desk.getByTestId("password").innerText();
  expect(password).toMatch(/^([0-9A-Z]{4}-){6}[0-9A-Z]{4}$/);
  const address = await desk
    .getByText(/\/portal\/\S+\/case/)
    .first()
    .innerText();

  await test.step("handed over, this browser forgets it; the case says how it came in", async () => {
    await desk.getByRole("button", { name: "Fallpasswort ist übergeben" }).click();
    await expect(desk.getByText("Dieser Browser hat das Fallpasswort vergessen.")).toBeVisible();
    expect(await desk.content()).not.toContain(password);
    await desk.goto(paths.reports);
    await expect(lineOf(desk, title)).toHaveCount(1);
    await expect(lineOf(desk, title)).toContainText("Telefon");
    await openReport(desk, title);
    await expect(desk.getByRole("region", { name: "Erfasst von der Meldestelle" })).toContainText("übergeben am");
    await expect(desk.getByText("anruf.mp3")).toBeVisible();
    await look(desk, "entry-case", info);
  });

  await test.step("who consented stands behind the press that the history keeps, though the report is anonymous", async () => {
    const caller = desk.getByText("die Anruferin", { exact: true });
    await expect(caller).toHaveCount(0);
    await desk.getByRole("button", { name: "Identität anzeigen" }).click();
    await expect(caller).toBeVisible();
    await expect(desk.getByRole("complementary").getByText("Identität angezeigt")).toBeVisible();
    await look(desk, "entry-names", info);
  });

  const record = desk.locator("section").filter({ has: desk.getByRole("heading", { level: 2, name: "Protokoll zur Prüfung" }) });
  await test.step("the record goes to the reporter, who suggests a correction", async () => {
    await record.getByRole("button", { name: "Protokoll senden" }).click();
    const dialog = desk.getByRole("dialog");
    await expect(dialog.getByLabel("Wortlaut des Protokolls")).toHaveValue(FIRST);
    await dialog.getByRole("button", { name: "Protokoll senden" }).click();
    await expect(record.getByText("wartet auf Prüfung")).toBeVisible();
    await portal.goto(address);
    await portal.getByLabel("Passwort", { exact: true }).fill(password);
    await portal.getByRole("button", { name: "Fall öffnen" }).click();
    await expect(portal.getByText("Protokoll zur Prüfung, Fassung 1")).toBeVisible();
    await portal.getByRole("button", { name: "Korrektur vorschlagen" }).click();
    // Blanks correct nothing.
    await portal.getByLabel("Was soll anders lauten?").fill("  ");
    await portal.getByRole("button", { name: "Korrektur senden" }).click();
    await expect(portal.getByLabel("Was soll anders lauten?")).toHaveAccessibleDescription("Nachricht ist erforderlich");
    await expect(portal.getByLabel("Was soll anders lauten?")).toBeFocused();
    await portal.getByLabel("Was soll anders lauten?").fill("Es war im Juni.");
    await look(portal, "record-portal", info);
    await portal.getByRole("button", { name: "Korrektur senden" }).click();
    await expect(portal.getByText(/^Sie haben am .* eine Korrektur vorgeschlagen\.$/)).toBeVisible();
  });

  await test.step("the corrected version is confirmed, and it is final: the recording is gone on both sides", async () => {
    await expect(record.getByText("Es war im Juni.")).toBeVisible();
    await record.getByRole("button", { name: "Berichtigte Fassung senden" }).click();
    const dialog = desk.getByRole("dialog");
    await dialog.getByLabel("Wortlaut des Protokolls").fill(BETTER);
    await dialog.getByRole("button", { name: "Protokoll senden" }).click();
    await expect(portal.getByText("Protokoll zur Prüfung, Fassung 2")).toBeVisible();
    const line = await holdThread(portal);
    await portal.getByRole("button", { name: "Bestätigen", exact: true }).click();
    await expect(portal.getByText("Ihre Nachricht ist angekommen.")).toBeVisible();
    await pressInVain(portal.getByRole("button", { name: "Nicht bestätigen" }));
    await line.letGo();
    await expect(portal.getByText(/^Sie haben das Protokoll am .* bestätigt\.$/)).toBeVisible();
    await expect(record.getByText(/^bestätigt am/)).toBeVisible();
    expect(line.sent()).toBe(1);
    await record.getByRole("button", { name: "Protokoll ist endgültig" }).click();
    const question = desk.getByRole("alertdialog");
    await expect(question).toContainText("Die Tonaufzeichnung wird jetzt vernichtet");
    await expect(question.getByLabel("Warum ohne Bestätigung?")).toHaveCount(0);
    await question.getByRole("button", { name: "Protokoll ist endgültig" }).click();
    await expect(record.getByText(/^endgültig seit/)).toBeVisible();
    await expect(record.getByText(/^Tonaufzeichnung vernichtet am .* durch Anna Lindner$/)).toBeVisible();
    await expect(portal.getByText("Die Tonaufzeichnung wurde vernichtet.", { exact: false }).first()).toBeVisible();
    await expect(desk.getByRole("complementary").getByText("Tonaufzeichnung vernichtet").first()).toBeVisible();
    await look(desk, "record-final", info);
  });
});

test("a letter without a sender: nobody to hand a password to, and the record of the case says so", async ({ person }, info) => {
  const handler = await person();
  const desk = handler.page;
  const title = `Brief ${randomUUID().slice(0, 8)}`;
  await signIn(desk, DEMO, paths.newEntry);
  await desk.getByLabel("Eingangsweg").selectOption({ label: "Brief" });
  await desk.getByLabel("Eingegangen am").fill("2099-01-01");
  await desk.getByRole("radio", { name: "Anonym" }).check();
  await desk.getByRole("textbox", { name: "Titel" }).fill(title);
  await desk.getByRole("textbox", { name: "Inhalt" }).fill("Ein Brief ohne Absender.");
  await desk.getByRole("button", { name: "Meldung erfassen", exact: true }).click();
  await expect(desk.getByText("Dieser Zeitpunkt liegt in der Zukunft.")).toBeVisible();
  const day = new Date(Date.now() - 10 * 86_400_000).toISOString().slice(0, 10);
  await desk.getByLabel("Eingegangen am").fill(day);
  await expect(desk.getByText("Die sieben Tage für die Eingangsbestätigung sind schon vorbei.", { exact: false })).toBeVisible();
  // As it goes the button moves.
  await expect(desk.getByText("Dieser Zeitpunkt liegt in der Zukunft.")).toBeHidden();
  await desk.getByRole("button", { name: "Meldung erfassen", exact: true }).click();
  await desk.getByRole("button", { name: "Keine Übergabe möglich" }).click();
  await desk.getByRole("alertdialog").getByRole("button", { name: "Keine Übergabe möglich" }).click();
  await desk.getByRole("link", { name: "Zum Fall" }).click();
  await expect(desk.getByRole("region", { name: "Erfasst von der Meldestelle" })).toContainText("keine Rückmeldung über das Portal");

  await test.step("feedback that was given by telephone stops the clock", async () => {
    await desk.getByRole("button", { name: "Weitere Schritte" }).click();
    await desk.getByRole("menuitem", { name: "Bestätigung auf anderem Weg festhalten" }).click();
    const dialog = desk.getByRole("dialog");
    await dialog.getByRole("radio", { name: "Telefon" }).check();
    await look(desk, "told-dialog", info);
    await dialog.getByRole("button", { name: "Festhalten" }).click();
    await expect(desk.getByRole("complementary").getByText("Eingang auf anderem Weg bestätigt: Telefon")).toBeVisible();
  });
});

test("§ 11 (2), (4): a recording comes to a report later, with consent, and is destroyed again; no version is written over a colleague's unseen, and none is final against an answer that nobody was shown", async ({
  person,
}, info) => {
  const [anna, malik, reporter] = [await person(), await person(), await person()];
  const [desk, portal] = [anna.page, reporter.page];
  const title = `Protokoll ${randomUUID().slice(0, 8)}`;
  await signIn(desk, DEMO);
  const { password, address } = await enterCall(desk, title);
  await test.step("the sheet to hand over is one page with the address as a QR code, and the password is in its text alone", async () => {
    await desk.emulateMedia({ media: "print" });
    const sheet = desk.locator("[data-sheet]");
    await expect(sheet.getByRole("img", { name: "QR-Code der Adresse Ihres Postfachs" })).toBeVisible();
    await expect(sheet).toContainText(password);
    await expect(desk.getByRole("heading", { level: 1 })).toBeHidden();
    expect(address).not.toContain(password.slice(0, 4));
    expect((await desk.pdf({ format: "A4" })).toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await desk.emulateMedia({ media: "screen" });
  });
  await desk.getByRole("button", { name: "Fallpasswort ist übergeben" }).click();
  await desk.getByRole("link", { name: "Zum Fall" }).click();

  const record = desk.locator("section").filter({ has: desk.getByRole("heading", { level: 2, name: "Protokoll zur Prüfung" }) });
  const dialog = desk.getByRole("dialog");
  const save = dialog.getByRole("button", { name: "Aufzeichnung hinzufügen" });
  await test.step("without a consent, or without a file, nothing is added, and what is missing is said", async () => {
    await record.getByRole("button", { name: "Tonaufzeichnung hinzufügen" }).click();
    await save.click();
    await expect(dialog.getByText("Ohne diese Angabe gibt es weder Tonaufzeichnung noch Wortprotokoll.")).toBeVisible();
    await expect(dialog.getByLabel("Wer hat eingewilligt?")).toBeFocused();
    await dialog.getByLabel("Wer hat eingewilligt?").fill("Frau Ohlsen");
    await dialog.getByLabel("Wann?").fill(YESTERDAY);
    await save.click();
    await expect(dialog.getByText("Bitte wählen Sie die Datei der Aufzeichnung.")).toBeVisible();
    await look(desk, "recording-dialog", info);
  });

  await test.step("with both it is there, and the reporter reads when somebody consented to what, and no name", async () => {
    await dialog.getByLabel("Datei wählen").setInputFiles(RECORDING);
    await save.click();
    await expect(dialog).toBeHidden();
    await expect(record.getByText("Zu dieser Meldung gibt es eine Tonaufzeichnung.")).toBeVisible();
    await expect(desk.getByRole("complementary").getByText("Tonaufzeichnung hinzugefügt").first()).toBeVisible();
    await look(desk, "recording-case", info);
    await portal.goto(address);
    await portal.getByLabel("Passwort", { exact: true }).fill(password);
    await portal.getByRole("button", { name: "Fall öffnen" }).click();
    await expect(portal.getByText(/Es liegt eine Einwilligung vom [^,:]+ vor: /)).toBeVisible();
    await expect(portal.getByText("Frau Ohlsen")).toHaveCount(0);
    await expect(portal.getByText("anruf.mp3")).toBeVisible();
  });

  await test.step("destroyed, it is gone on both sides, and the message that brought it says so", async () => {
    await record.getByRole("button", { name: "Tonaufzeichnung vernichten" }).click();
    await desk.getByRole("alertdialog").getByRole("button", { name: "Tonaufzeichnung vernichten" }).click();
    await expect(record.getByText(/^Tonaufzeichnung vernichtet am .* durch Anna Lindner$/)).toBeVisible();
    await expect(record.getByText("Zu dieser Meldung gibt es keine Tonaufzeichnung.")).toBeVisible();
    const line = desk.getByRole("listitem").filter({ hasText: "anruf.mp3" }).last();
    await expect(line).toContainText("Tonaufzeichnung vernichtet");
    await expect(portal.getByText("Die Tonaufzeichnung wurde vernichtet.", { exact: false }).first()).toBeVisible();
    await expect(portal.getByRole("listitem").filter({ hasText: "anruf.mp3" }).last().getByRole("button")).toHaveCount(0);
  });

  const recordOf = (page: Page) =>
    page.locator("section").filter({ has: page.getByRole("heading", { level: 2, name: "Protokoll zur Prüfung" }) });
  const form = (page: Page) => page.getByRole("dialog");
  const sendIt = (page: Page) => form(page).getByRole("button", { name: "Protokoll senden" }).click();
  await recordOf(desk).getByRole("button", { name: "Protokoll senden" }).click();
  await sendIt(desk);
  await expect(recordOf(desk).getByRole("heading", { name: "Fassung 1" })).toBeVisible();
  await expect(portal.getByText("Neue Nachrichten erscheinen sofort.")).toBeVisible();
  await portal.getByRole("button", { name: "Korrektur vorschlagen" }).click();
  await portal.getByLabel("Was soll anders lauten?").fill("Es war im August.");
  await signIn(malik.page, MALIK, paths.reports);
  await openReport(malik.page, title);

  await test.step("a version that a colleague sent meanwhile is shown, and the own text goes at the next press", async () => {
    await recordOf(desk).getByRole("button", { name: "Berichtigte Fassung senden" }).click();
    await form(desk).getByLabel("Wortlaut des Protokolls").fill(BETTER);
    await recordOf(malik.page).getByRole("button", { name: "Berichtigte Fassung senden" }).click();
    await form(malik.page).getByLabel("Wortlaut des Protokolls").fill("Die Anruferin nannte auch eine Firma.");
    await sendIt(malik.page);
    await expect(recordOf(malik.page).getByRole("heading", { name: "Fassung 2" })).toBeVisible();
    await sendIt(desk);
    await expect(form(desk)).toContainText("Senden Sie ihn noch einmal, geht er als Fassung 3.");
    await form(desk).locator("summary").click();
    await expect(form(desk).getByText("Die Anruferin nannte auch eine Firma.")).toBeVisible();
    await expect(form(desk).getByLabel("Wortlaut des Protokolls")).toHaveValue(BETTER);
    await look(desk, "record-crossed", info);
    await sendIt(desk);
    await expect(form(desk)).toBeHidden();
    await expect(recordOf(desk).getByRole("heading", { name: "Fassung 3" })).toBeVisible();
  });

  await test.step("what the reporter types meanwhile stays to be copied, and is not sent for an old version", async () => {
    await expect(portal.getByText("Protokoll zur Prüfung, Fassung 3")).toBeVisible();
    const old = portal.getByRole("listitem").filter({ hasText: "Protokoll zur Prüfung, Fassung 1" });
    await expect(old.getByText("Während Sie schrieben, kam eine neuere Fassung des Protokolls.")).toBeVisible();
    await expect(old.getByLabel("Was soll anders lauten?")).toHaveValue("Es war im August.");
    await expect(old.getByRole("button", { name: "Korrektur senden" })).toBeDisabled();
    await look(portal, "record-overtaken", info);
    const asked = portal.waitForEvent("dialog");
    await portal.evaluate(() => void setTimeout(() => location.reload()));
    const question = await asked;
    expect(question.type()).toBe("beforeunload");
    await question.dismiss();
    await old.getByRole("button", { name: "Zurück" }).click();
    await expect(old.getByLabel("Was soll anders lauten?")).toHaveCount(0);
  });

  await test.step("a correction that arrives while it is being made final is shown before anything is", async () => {
    const question = desk.getByRole("dialog");
    await recordOf(desk).getByRole("button", { name: "Protokoll ist endgültig" }).click();
    await expect(question).toContainText("Fassung 3");
    await expect(question).toContainText("wartet auf Prüfung");
    await look(desk, "record-final-question", info);
    await question.getByLabel("Warum ohne Bestätigung?").fill("Keine Antwort trotz Erinnerung.");
    await portal.getByRole("button", { name: "Korrektur vorschlagen" }).click();
    await portal.getByLabel("Was soll anders lauten?").fill("Es war im Juli.");
    await portal.getByRole("button", { name: "Korrektur senden" }).click();
    await expect(portal.getByText(/^Sie haben am .* eine Korrektur vorgeschlagen\.$/)).toBeVisible();
    await question.getByRole("button", { name: "Protokoll ist endgültig" }).click();
    await expect(question.getByRole("alert")).toContainText("noch ist nichts endgültig");
    await expect(question.getByText("Es war im Juli.")).toBeVisible();
    await expect(question.getByLabel("Warum ohne Bestätigung?")).toHaveValue("Keine Antwort trotz Erinnerung.");
    await look(desk, "record-final-crossed", info);
    await question.getByRole("button", { name: "Protokoll ist endgültig" }).click();
    await expect(question).toBeHidden();
    await expect(recordOf(desk).getByText(/^endgültig seit/)).toBeVisible();
  });
});
