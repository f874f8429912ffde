import { MAX_FILE_BYTES } from "@hz/contract/limits";
import { fileRoutes } from "@hz/contract/reports/files";
import { reportRoutes } from "@hz/contract/reports/reports";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answers, cut, holdNext, offline, refused, sentTo } from "../../testing/answers.ts";
import { DESKTOP } from "../../testing/look.ts";
import { openPortal } from "../../testing/portal.tsx";
import { choose, fillForm, largeFile, letters, receipt, send, textFile } from "../../testing/portal-acts.ts";
import { CASE_NUMBER, opened, reportingOffice, takesReports } from "../../testing/reporting-office.ts";
import { button, field, gone, seen } from "../../testing/see.ts";

const office = await reportingOffice();
const { channel } = office;
const LAUNDERING = { id: "00000000-0000-4000-8000-000000000077", name: "Geldwäsche", description: "Verschleierte Herkunft von Geld" };

/** Opens the form of a server that takes reports; gives those that it has. */
function openForm() {
  const kept = takesReports(office);
  openPortal("form", { channel, categories: [LAUNDERING] });
  return kept;
}
const submit = () => button("Meldung absenden").click();
const alert = page.getByRole("alert");
const chosen = page.getByRole("list", { name: "Ausgewählte Dateien" });

test("empty title and description are named, and the focus leads to them", async () => {
  openForm();
  await expect.element(button("Meldung absenden")).toBeEnabled();
  await field("Titel").fill("   ");
  await submit();
  await expect.element(alert).toMatchTextContent(/Bitte prüfen Sie diese 2 Angaben:/);
  await expect.element(field("Titel")).toHaveAccessibleDescription(/Titel ist erforderlich/);
  await expect.element(field("Beschreibung")).toHaveAccessibleDescription(/Beschreibung ist erforderlich/);
  await alert.getByRole("link", { name: "Beschreibung ist erforderlich" }).click();
  await expect.element(field("Beschreibung")).toHaveFocus();
  await field("Beschreibung").fill("\u200B\u00AD");
  await expect.element(field("Beschreibung")).toBeInvalid();
  await field("Beschreibung").fill("Nun steht hier etwas.");
  await page.getByRole("radio", { name: "Vertraulich" }).click();
  await page.getByLabelText("E-Mail-Adresse").fill("keine Adresse");
  await submit();
  for (const sentence of ["Titel ist erforderlich", "Name ist erforderlich", "Ungültige E-Mail-Adresse"])
    await seen(alert.getByRole("link", { name: sentence }));
  expect(alert.getByRole("link").elements()).toHaveLength(3);
  expect([...sentTo(reportRoutes.submit), ...sentTo(fileRoutes.portalPart)]).toEqual([]);
});

test("what a category is about stands under it once it is chosen", async () => {
  openForm();
  const about = page.getByText(LAUNDERING.description);
  await expect.element(button("Meldung absenden")).toBeEnabled();
  await gone(about);
  await page.getByLabelText("Kategorie").selectOptions(LAUNDERING.name);
  await seen(about);
  await page.getByLabelText("Kategorie").selectOptions("");
  await gone(about);
});

test("an error's mark goes as soon as its field is filled rightly, the list of errors with it, and none comes before a send", async () => {
  openForm();
  await expect.element(button("Meldung absenden")).toBeEnabled();
  await page.getByRole("radio", { name: "Vertraulich" }).click();
  await field("Titel").fill("T");
  await field("Titel").fill("");
  await gone(alert);
  await expect.element(field("Titel")).not.toBeInvalid();
  await page.getByLabelText("E-Mail-Adresse").fill("keine Adresse");
  await submit();
  await expect.element(alert).toMatchTextContent(/Bitte prüfen Sie diese 4 Angaben:/);

  await field("Titel").fill("Nun mit Titel");
  await expect.element(field("Titel")).not.toBeInvalid();
  await gone(page.getByText("Titel ist erforderlich"));
  // Said when it was sent: as it gets shorter it is no alert that is read out anew.
  await gone(alert);
  const summary = page.getByCss(".notice-danger");
  await expect.element(summary).toMatchTextContent(/Bitte prüfen Sie diese 3 Angaben:/);
  await page.getByLabelText("E-Mail-Adresse").fill("erika@example");
  await expect.element(page.getByLabelText("E-Mail-Adresse")).toBeInvalid();
  await page.getByRole("radio", { name: "Anonym" }).click();
  await expect.element(summary).toMatchTextContent(/Bitte prüfen Sie diese Angabe: ?Beschreibung ist erforderlich/);
  await submit();
  await expect.element(alert).toMatchTextContent(/Bitte prüfen Sie diese Angabe: ?Beschreibung ist erforderlich/);
  await field("Beschreibung").fill("D");
  await gone(summary);

  await field("Titel").fill("");
  await expect.element(field("Titel")).not.toBeInvalid();
});

test("adding and removing files is said with their number, and the focus goes to the next file's button", async () => {
  openForm();
  await expect.element(button("Meldung absenden")).toBeEnabled();
  const said = page.getByRole("status").filter({ hasText: "insgesamt" });
  choose(textFile("a.txt"));
  await expect.element(said).toMatchTextContent(/^1 Datei hinzugefügt, 1 Datei insgesamt$/);
  choose(textFile("b.txt"), textFile("Programm.exe"), textFile("c.txt"));
  await expect.element(said).toMatchTextContent(/^2 Dateien hinzugefügt, 3 Dateien insgesamt$/);

  await button("b.txt entfernen").click();
  await expect.element(said).toMatchTextContent(/^b\.txt entfernt, 2 Dateien insgesamt$/);
  await expect.element(button("c.txt entfernen")).toHaveFocus();
  await button("c.txt entfernen").click();
  await expect.element(button("a.txt entfernen")).toHaveFocus();
  await button("a.txt entfernen").click();
  await expect.element(said).toMatchTextContent(/^a\.txt entfernt, 0 Dateien insgesamt$/);
  await expect.element(page.getByLabelText("Dateien auswählen")).toHaveFocus();
});

test("with letters twice as large nothing is wider than a screen of 320 px", async () => {
  openForm();
  await letters(2);
  await page.getByRole("radio", { name: "Vertraulich" }).click();
  await seen(page.getByLabelText("E-Mail-Adresse"));
  expect(document.documentElement.scrollWidth).toBe(320);
});

test.each(["de", "en"] as const)("the kinds of files are named in groups that stay readable at 320 px (%s)", async (language) => {
  takesReports(office);
  openPortal("form", { channel, language });
  await page.viewport(320, 720);
  const rules = page.getByCss("#files-rules");
  const lines = [...rules.element().querySelectorAll("p")].map((line) => line.textContent);
  expect(lines.map((line) => line.split(": ")[0])).toEqual(GROUPS[language]);
  expect(lines.join(" ")).toContain("jpg, jpeg, png, gif, webp, heic, heif");
  expect(document.documentElement.scrollWidth).toBe(320);
  const { left, right } = rules.element().getBoundingClientRect();
  expect([left >= 16, right <= 304]).toEqual([true, true]);
  await page.viewport(DESKTOP.width, DESKTOP.height);
});
const GROUPS = {
  de: ["Bis 100 MB je Datei, höchstens 20 Dateien.", "Bilder", "Dokumente und Tabellen", "Ton und Film", "E-Mails", "Gepackte Dateien"],
  en: ["Up to 100 MB per file, at most 20 files.", "Pictures", "Documents and tables", "Sound and film", "E-mails", "Packed files"],
};

test("files that are too large, of another type or empty are refused by name; the others stay", async () => {
  openForm();
  await expect.element(button("Meldung absenden")).toBeEnabled();
  choose(largeFile("genau 100 MB.mp4", MAX_FILE_BYTES), largeFile("ein Byte mehr.mp4", MAX_FILE_BYTES + 1));
  await expect.element(alert).toMatchTextContent(/Einige Dateien sind zu groß\. Maximale Dateigröße: 100MB.*ein Byte mehr\.mp4/);
  await expect.element(chosen).toMatchTextContent(/genau 100 MB\.mp4 ?100.MB/);
  await expect.element(chosen).not.toMatchTextContent(/ein Byte mehr\.mp4/);

  choose(textFile("Programm.exe"), textFile("leer.pdf", ""), textFile("Notiz.TXT"));
  await expect.element(alert).toMatchTextContent(/Dieser Dateityp ist nicht erlaubt\..*Programm\.exe/);
  await expect.element(alert).toMatchTextContent(/Leere Dateien können nicht gesendet werden\..*leer\.pdf/);
  await expect.element(alert).not.toMatchTextContent(/zu groß/);
  expect(chosen.getByRole("listitem").elements()).toHaveLength(2);

  await button("genau 100 MB.mp4 entfernen").click();
  await expect.poll(() => chosen.getByRole("listitem").elements()).toHaveLength(1);
  choose(...Array.from({ length: 20 }, (_, n) => textFile(`Seite ${n + 1}.txt`)));
  await expect.element(alert).toMatchTextContent(/Es sind höchstens 20 Dateien möglich\..*Seite 20\.txt/);
  expect(chosen.getByRole("listitem").elements()).toHaveLength(20);
});

test("words that look like code, and a file's name of 255 bytes, are sealed as they are; no name opens as a path", async () => {
  const kept = openForm();
  await fillForm({ title: CODE.title, description: CODE.description, files: CODE.names.map((name) => textFile(name)) });
  await send();
  const { title, description, files } = await opened(office, office.office, kept[0]!);
  expect([title, description, files.map(({ name }) => name)]).toEqual([
    CODE.title,
    CODE.description,
    CODE.names.map((name) => name.replaceAll("/", "_")),
  ]);
});
const CODE = {
  title: "<img src=x onerror=alert(1)> {{7*7}} '; drop table reports; --",
  description: "<script>alert(1)</script>\u202Egnp.exe %s %n ${7*7} 𝔘𝔫𝔦𝔠𝔬𝔡𝔢 👩🏽‍⚕️",
  names: [`${"ß".repeat(125)}a.txt`, "../../etc/passwd.txt", "a\"b';c=d&e.txt"],
};

test("a double click sends one report", async () => {
  openForm();
  await fillForm({ title: "Zweimal geklickt", description: "Aus Versehen." });
  const first = holdNext(reportRoutes.submit);
  await button("Meldung absenden").dblClick();
  await first.sent;
  await expect.element(button("Wird gesendet")).toHaveAttribute("aria-disabled", "true");
  first.letGo();
  await receipt();
  expect(sentTo(reportRoutes.submit)).toHaveLength(1);
});

test("sent by Enter in a field, the form keeps the focus at its button, from where the way to stop it is one key away", async () => {
  openForm();
  await fillForm({ title: "Mit der Tastatur", description: "Nur mit ihr." });
  const online = cut(reportRoutes.submit);
  await field("Titel").click();
  await userEvent.keyboard("{Enter}");
  await seen(button("Senden abbrechen"));
  await expect.element(button("Wird gesendet")).toHaveFocus();
  const before = sentTo(reportRoutes.submit)[0];
  await userEvent.keyboard("{Enter}");
  await userEvent.tab();
  await expect.element(button("Senden abbrechen")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(button("Meldung absenden")).toHaveFocus();
  online();
  await send();
  for (const { body } of sentTo(reportRoutes.submit)) expect(body).toEqual(before!.body);
});

test("a report whose answer was lost is sent again with the same bytes and stays one report", async () => {
  const kept = openForm();
  const take = (lost: boolean) =>
    answers(reportRoutes.submit, ({ body }) => {
      if (lost) take(false);
      if (!kept.some(({ reportId }) => reportId === body.reportId)) kept.push(body);
      return lost ? offline : { caseNumber: CASE_NUMBER, reportId: body.reportId };
    });
  take(true);
  await fillForm({ title: "Die Antwort ging verloren", description: "Nur die Antwort." });
  expect((await send()).caseNumber).toBe(CASE_NUMBER);
  const [first, second, ...more] = sentTo(reportRoutes.submit);
  expect([second, more, kept.length]).toEqual([first, [], 1]);
});

test("a report that waits for the connection is sent minutes later by itself, or stopped and sent again, once", async () => {
  const kept = openForm();
  await fillForm({ title: "Im Funkloch", description: "Zwischen zwei Bahnhöfen." });
  const online = cut(reportRoutes.submit);
  await submit();
  const waits = page.getByText("Die Verbindung ist unterbrochen.").first();
  await expect.element(waits).toBeInTheDocument();
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 5 * 60_000 });
  const before = sentTo(reportRoutes.submit).length;
  await expect.poll(() => sentTo(reportRoutes.submit).length).toBeGreaterThan(before);
  await expect.element(waits).toBeInTheDocument();
  await button("Senden abbrechen").click();
  await expect.element(field("Titel")).toBeEnabled();
  await expect.element(button("Meldung absenden")).toHaveFocus();
  await seen(page.getByRole("status").filter({ hasText: "Das Senden ist abgebrochen." }));
  online();
  await send();
  expect(kept).toHaveLength(1);
});

test("after a failed submission everything typed and attached is still there, and trying again sends it once", async () => {
  const kept = openForm();
  answers(reportRoutes.submit, refused("UNEXPECTED"));
  const contact = { name: "Ida Kern", email: "ida@kern.example" };
  const title = "Erst beim zweiten Versuch";
  await fillForm({
    title,
    description: "Der Server war gestört.",
    category: "Geldwäsche",
    contact,
    files: [textFile("Beleg.txt", "Beleg")],
  });
  await submit();
  await expect.element(alert).toMatchTextContent(/Die Meldung wurde noch nicht gesendet.*Ihre Angaben sind noch da\./);
  // The button that was pressed is off while it sends: without this the keyboard would begin at the top again.
  await expect.element(alert).toHaveFocus();
  await expect.element(field("Titel")).toHaveValue(title);
  await expect.element(field("Beschreibung")).toHaveValue("Der Server war gestört.");
  await expect.element(field("Name")).toHaveValue("Ida Kern");
  await expect.element(page.getByLabelText("Kategorie")).toHaveDisplayValue("Geldwäsche");
  await expect.element(chosen).toMatchTextContent(/Beleg\.txt/);
  const [failed] = sentTo(reportRoutes.submit);
  answers(reportRoutes.submit, ({ body }) => {
    kept.push(body);
    return { caseNumber: CASE_NUMBER, reportId: body.reportId };
  });
  await send();
  expect(sentTo(fileRoutes.portalPart)).toHaveLength(1);
  expect(kept).toEqual([failed!.body]);
  expect(await opened(office, office.office, kept[0]!)).toMatchObject({ title, contactName: "Ida Kern", contactEmail: "ida@kern.example" });
});

test("a report about the office is offered where nobody else reads it by the way to the external bodies, in a tab of its own", async () => {
  openForm();
  await expect.element(button("Meldung absenden")).toBeEnabled();
  await gone(page.getByRole("checkbox", { name: /Betrifft die Meldestelle selbst/ }));
  const pointing = page.getByRole("paragraph").filter({ hasText: "Betrifft es die Meldestelle selbst?" });
  await expect.element(pointing).toMatchTextContent(/Wenden Sie sich dann an eine externe Meldestelle/);
  await expect.element(pointing.getByRole("link", { name: "Externe Meldestellen" })).toHaveAttribute("target", "_blank");
});
