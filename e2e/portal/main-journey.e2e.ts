import { PORTAL_LANGUAGES, type PortalLanguage } from "@hz/contract/languages";
import { randomBytes } from "node:crypto";
import { paths } from "@hz/contract/paths";
import { copyChannelAddress, lineOf, openReport, typeSignIn } from "../helpers/handler.ts";
import { LABELS } from "../helpers/labels.ts";
import { expect, test } from "../helpers/people.ts";
import { DEMO } from "../helpers/product.ts";
import { downloaded, fillForm, finish, openCase, openForm, send } from "../helpers/reporter.ts";

const RUNS: { name: string; phone: boolean; language: keyof typeof SAYS }[] = [
  { name: "desktop", phone: false, language: "de" },
  { name: "phone, reporter reads English", phone: true, language: "en" },
];
const SAYS = {
  de: {
    matches: "Ihr Link enthielt den Fingerabdruck des Schlüssels. Ihr Browser hat ihn verglichen: Er passt.",
    category: "Korruption und Bestechung",
    work: "In Bearbeitung",
    you: "Sie",
    doubt: "Es ist nicht sicher",
    gone: "nicht gefunden",
  },
  en: {
    matches: "Your link contained the fingerprint of the key. Your browser compared it: it matches.",
    category: "Corruption and bribery",
    work: "In progress",
    you: "You",
    doubt: "It is not certain",
    gone: "not found",
  },
} satisfies Partial<Record<PortalLanguage, object>>;

for (const { name, phone, language } of RUNS) {
  test(`a sealed report goes in, a handler answers, the reporter reads the answer (${name})`, async ({ person }) => {
    const words = LABELS[language];
    const says = SAYS[language];
    const title = `Schmiergeld beim Einkauf – ${name}`;
    const proof = { name: 'Απόδειξη "Ιούλιος".pdf', mimeType: "application/pdf", buffer: randomBytes(300_000) };
    const reply = { name: "Nächste Schritte.txt", mimeType: "text/plain", buffer: Buffer.from("Bitte melden Sie sich bis Freitag.\n") };
    const note = `Intern: Rückfrage an die Revision, ${name}`;

    const handler = await person({ phone });
    const reporter = await person({ phone, locale: PORTAL_LANGUAGES[language].locale });
    const desk = handler.page;
    const portal = reporter.page;

    await typeSignIn(desk, DEMO);
    const address = new URL(await copyChannelAddress(handler));
    await desk.goto(paths.reports);
    await expect(desk.getByText(/Zeigt 1 bis \d+ von \d+ Ergebnisse/)).toBeVisible();
    await desk.evaluate(() => void (document.body.dataset.loaded = "once"));

    const receipt = await test.step("the reporter sends a confidential report with a file", async () => {
      address.search = `?lang=${language}`;
      await openForm(portal, address.href, language);
      expect(new URL(portal.url()).hash).toBe(address.hash);
      await expect(portal.getByText(says.matches)).toBeVisible();
      await fillForm(
        portal,
        {
          title,
          description: "Der Einkaufsleiter nimmt Geld von einem Lieferanten.\nIch habe die Quittung gesehen.",
          category: says.category,
          contact: { name: "Jörg Ölschläger", phone: "+49 30 901820", email: "joerg@privat.example" },
          files: [proof],
        },
        language,
      );
      const receipt = await send(portal, language);
      expect(receipt.caseNumber).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
      expect(receipt.password).toMatch(/^([0-9A-Z]{4}-){6}[0-9A-Z]{4}$/);
      expect(new URL(portal.url()).pathname).toBe(address.pathname);

      const sheet = await downloaded(portal, () => portal.getByRole("button", { name: words.save }).click());
      expect(sheet.name).toBe(`${words.case}-${receipt.caseNumber}.txt`);
      const text = sheet.bytes.toString("utf8");
      for (const part of [receipt.caseNumber, receipt.password, `${address.origin}${address.pathname}/case`]) expect(text).toContain(part);
      await finish(portal, language);
      expect(await portal.content()).not.toContain(receipt.password);
      return receipt;
    });

    await test.step("the handler sees it appear, reads it and downloads the file", async () => {
      await expect(lineOf(desk, title)).toBeVisible();
      expect(await desk.evaluate(() => document.body.dataset.loaded)).toBe("once");
      await openReport(desk, title);
      // On a phone the facts of the case are folded away.
      if (phone) await desk.getByText("Vorgang", { exact: true }).click();
      for (const secret of ["+49 30 901820", "joerg@privat.example"]) expect(await desk.content()).not.toContain(secret);
      await desk.getByRole("button", { name: "Identität anzeigen" }).click();
      for (const text of [
        "Ich habe die Quittung gesehen.",
        "Jörg Ölschläger",
        "+49 30 901820",
        "joerg@privat.example",
        receipt.caseNumber,
        "Korruption und Bestechung",
      ])
        await expect(desk.getByText(text).filter({ visible: true }).first()).toBeVisible();
      await expect(desk.getByText('Απόδειξη "Ιούλιος".pdf')).toBeVisible();
      const file = await downloaded(desk, () => desk.getByRole("button", { name: `${proof.name} herunterladen` }).click());
      expect(file.bytes.equals(proof.buffer)).toBe(true);
    });

    await test.step("the handler answers with an attachment, writes a note and takes the case", async () => {
      await desk
        .getByLabel("Interne Notizen")
        .or(desk.getByRole("tab", { name: /Interne Notizen/ }))
        .first()
        .click();
      await desk.getByLabel("Neue interne Notiz").fill(note);
      await desk.getByRole("button", { name: "Notiz speichern" }).click();
      await expect(desk.getByRole("listitem").filter({ hasText: note })).toBeVisible();
      await desk.getByRole("tab", { name: /Nachrichten/ }).click();
      await desk.getByLabel("Dateien anhängen").setInputFiles(reply);
      const answer = desk.getByLabel("Nachricht an die hinweisgebende Person");
      await answer.fill("Vielen Dank für Ihre Meldung.\nWir prüfen sie.");
      await answer.press("Control+Enter");
      await expect(desk.getByRole("listitem").filter({ hasText: "Wir prüfen sie." })).toBeVisible();
      await expect(answer).toHaveValue("");
    });

    await test.step("the reporter opens the case and reads the answer", async () => {
      await openCase(portal, receipt.password.toLowerCase().replaceAll("-", " "), receipt.caseNumber, language);
      const answer = portal.getByRole("listitem").filter({ hasText: "Wir prüfen sie." });
      await expect(answer).toBeVisible();
      await expect(answer).not.toContainText(says.doubt);
      const start = () => answer.getByRole("button", { name: new RegExp(reply.name) }).click();
      expect((await downloaded(portal, start)).bytes.equals(reply.buffer)).toBe(true);
      expect(await portal.content()).not.toContain("Intern: Rückfrage");
    });

    await test.step("what either side does appears at the other without a reload", async () => {
      await portal.getByLabel(words.message).fill("Ich kann am Freitag um zehn.");
      await portal.getByLabel(words.message).press("Control+Enter");
      await expect(portal.getByRole("listitem").filter({ hasText: "Ich kann am Freitag um zehn." })).toContainText(says.you);
      await expect(desk.getByRole("listitem").filter({ hasText: "Ich kann am Freitag um zehn." })).toContainText("Hinweisgebende Person");

      await desk.getByLabel("Status").selectOption({ label: "In Bearbeitung" });
      await expect(portal.getByRole("definition").filter({ hasText: says.work })).toBeVisible();
      await desk.getByLabel("Zugewiesen an").selectOption({ label: "Malik Okafor" });
      // This company shows no names of its handlers to reporters.
      await expect(portal.getByRole("definition").filter({ hasText: "Meldestelle" })).toBeVisible();
      expect(await portal.content()).not.toContain("Intern: Rückfrage");
    });

    await test.step("deleting asks once, and then the case is gone for the reporter", async () => {
      reporter.expectComplaint(/401.*\/api\/public\/case\//);
      handler.expectComplaint(/404.*\/api\/reports\//);
      await desk.getByRole("button", { name: "Meldung löschen" }).click();
      const dialog = desk.getByRole("alertdialog", { name: /^Meldung HZ-\d+ löschen\?$/ });
      await expect(dialog).toContainText("Diese Aktion kann nicht rückgängig gemacht werden.");
      await dialog.getByRole("button", { name: "Abbrechen" }).click();
      await desk.getByRole("button", { name: "Meldung löschen" }).click();
      await dialog.getByLabel("Grund").selectOption({ label: "Testmeldung oder Spam" });
      await dialog.getByRole("button", { name: "Meldung löschen" }).click();
      await expect(desk.getByRole("heading", { level: 1, name: "Meldungen" })).toBeVisible();
      await expect(lineOf(desk, title)).toHaveCount(0);
      await expect(portal.getByRole("alert")).toContainText(says.gone);
    });
  });
}
