import { randomUUID } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { paths } from "@hz/contract/paths";
import type { Page } from "@playwright/test";
import { withDatabase } from "../helpers/database.ts";
import { channelAddress, signIn } from "../helpers/by-contract.ts";
import { closeCases, goToReport } from "../helpers/handler.ts";
import { look } from "../helpers/look.ts";
import { DESKTOP, expect, PHONE, test } from "../helpers/people.ts";
import { DEMO } from "../helpers/product.ts";
import { returnToCase, submitReport } from "../helpers/report-by-contract.ts";
import { LABELS } from "../helpers/reporter.ts";

const MALIK = { ...DEMO, email: "malik.okafor@demo.example" };
const BLOCKS = "█████";
const ANSWER = "Nachricht an die hinweisgebende Person";
const message = (page: Page, text: string) => page.getByRole("listitem").filter({ hasText: text });

test("redacted passages are gone for both sides, with their traces, by mouse and by keyboard", async ({ person }, info) => {
  const [handler, reporter] = [await person(), await person()];
  const [desk, portal] = [handler.page, reporter.page];
  const title = `Geld im Umschlag ${randomUUID().slice(0, 8)}`;
  await signIn(desk, DEMO, null);
  const address = await channelAddress(handler.page);
  const description = "Der Einkaufsleiter nimmt Geld.\nGesehen hat es auch Frau Wiesengrund aus der Buchhaltung.";
  const receipt = await submitReport(address, { title, description });
  await returnToCase(portal, receipt);
  await portal.getByLabel(LABELS.de.message).fill("Meine Kollegin Wiesengrund weiß mehr.");
  await portal.getByLabel(LABELS.de.message).press("Control+Enter");
  await expect(message(portal, "weiß mehr")).toBeVisible();

  await goToReport(desk, receipt, title);
  const content = desk.getByRole("region", { name: "Beschreibung" });
  const dialog = desk.getByRole("dialog", { name: "Stellen schwärzen" });

  await test.step("what is selected on the page is marked when the dialog opens", async () => {
    await content
      .locator("p")
      .first()
      .evaluate((text) => {
        const [node, at] = [text.firstChild!, text.textContent!.indexOf("Wiesengrund")];
        getSelection()!.setBaseAndExtent(node, at, node, at + "Wiesengrund".length);
      });
    await content.getByRole("button", { name: "Schwärzen" }).click();
    await expect(dialog.getByRole("option", { selected: true })).toHaveText(["Wiesengrund"]);
    await expect(dialog.getByText("1 Stelle markiert")).toBeVisible();
    // What did not get through leaves the mark where it was.
    handler.expectComplaint(/ERR_FAILED/);
    await desk.route("**/redactions", (route) => route.abort());
    await dialog.getByRole("button", { name: "Weiter" }).click();
    const question = desk.getByRole("alertdialog", { name: "1 Stelle unwiderruflich schwärzen?" });
    await question.getByLabel("Grund").selectOption({ label: "Angaben über Unbeteiligte" });
    await question.getByRole("button", { name: "Endgültig schwärzen" }).click();
    await expect(dialog.getByRole("alert")).toBeVisible();
    await desk.unroute("**/redactions");
    await expect(dialog.getByRole("option", { selected: true })).toHaveText(["Wiesengrund"]);
    await dialog.getByRole("button", { name: "Markierung aufheben" }).click();
    await dialog.getByRole("button", { name: "Abbrechen" }).click();
    await desk.evaluate(() => getSelection()!.removeAllRanges());
  });

  await test.step("in the description, with the mouse: asked once, with the consequence and for a reason", async () => {
    await content.getByRole("button", { name: "Schwärzen" }).click();
    await expect(dialog.getByText("Noch nichts markiert")).toBeVisible();
    const words = dialog.getByRole("listbox", { name: "Beschreibung" });
    await words.getByRole("option", { name: "Wiesengrund" }).click();
    await words.getByRole("option", { name: "Buchhaltung" }).click();
    await expect(dialog.getByText("2 Stellen markiert")).toBeVisible();
    await look(desk, "redact", info);
    await dialog.getByRole("button", { name: "Weiter" }).click();
    const question = desk.getByRole("alertdialog", { name: "2 Stellen unwiderruflich schwärzen?" });
    await expect(question).toContainText("auch für die hinweisgebende Person");
    await question.getByRole("button", { name: "Endgültig schwärzen" }).click();
    await expect(question.getByText("Bitte wählen Sie einen Grund.")).toBeVisible();
    await look(desk, "redact-confirm", info);
    await question.getByLabel("Grund").selectOption({ label: "Angaben über Unbeteiligte" });
    await question.getByRole("button", { name: "Endgültig schwärzen" }).click();
    await expect(dialog).toBeHidden();
    await expect(content).toContainText(`Gesehen hat es auch Frau ${BLOCKS} aus der ${BLOCKS}.`);
    await expect(content).toContainText("Von der Meldestelle geschwärzt am");
  });

  await test.step("in a message, by keyboard alone", async () => {
    await message(desk, "Wiesengrund")
      .getByRole("button", { name: /^Nachricht vom .* schwärzen$/ })
      .focus();
    await desk.keyboard.press("Enter");
    await expect(dialog).toBeVisible();
    const words = dialog.getByRole("listbox", { name: "Nachricht" });
    await expect(words).toBeFocused();
    for (const key of ["ArrowRight", "Shift+ArrowRight"]) await desk.keyboard.press(key);
    await expect(words.getByRole("option", { selected: true })).toHaveText(["Kollegin", "Wiesengrund"]);
    await dialog.getByRole("button", { name: "Weiter" }).press("Enter");
    const question = desk.getByRole("alertdialog", { name: "1 Stelle unwiderruflich schwärzen?" });
    await question.getByLabel("Grund").selectOption({ label: "Schutz der Identität" });
    await question.getByRole("button", { name: "Endgültig schwärzen" }).press("Enter");
    await expect(dialog).toBeHidden();
    await expect(message(desk, `Meine ${BLOCKS} weiß mehr.`)).toContainText("(Anna Lindner)");
    await expect(desk.locator("main")).not.toContainText("Wiesengrund");
  });

  await test.step("the reporter sees the same, at once and when the case is opened anew", async () => {
    const expectRedacted = async () => {
      await expect(portal.getByText(`Frau ${BLOCKS} aus der ${BLOCKS}.`)).toBeVisible();
      const own = message(portal, `Meine ${BLOCKS} weiß mehr.`);
      await expect(own).toContainText("Geschwärzt am");
      await expect(own).not.toContainText("nicht sicher");
      await expect(portal.locator("body")).not.toContainText("Wiesengrund");
    };
    await expectRedacted();
    await portal.getByLabel(LABELS.de.message).fill("Das ist gut so.");
    await portal.getByLabel(LABELS.de.message).press("Control+Enter");
    await expect(message(portal, "Das ist gut so.")).not.toContainText("fehlt etwas");
    await returnToCase(portal, receipt);
    await expectRedacted();
    await expect(message(desk, "Das ist gut so.")).not.toContainText("fehlt");
  });

  await test.step("history and notes say who did it and why", async () => {
    const history = desk.getByRole("complementary").getByRole("listitem");
    await expect(history.filter({ hasText: "2 Stellen der Meldung geschwärzt" })).toContainText("Anna Lindner");
    await expect(history.filter({ hasText: "1 Stelle einer Nachricht geschwärzt" })).toBeVisible();
    await desk.reload();
    await expect(content).toContainText(BLOCKS);
    await look(desk, "case-redacted", info);
    await desk.getByRole("tab", { name: /Interne Notizen/ }).click();
    await expect(message(desk, "Angaben über Unbeteiligte: Beschreibung, 2 Stellen")).toContainText("Grund einer Schwärzung");
  });
});

test("two handlers at the same case: the second is told what the first did, and decides", async ({ person }, info) => {
  const [anna, malik] = [await person(), await person()];
  const title = `Zwei zugleich ${randomUUID().slice(0, 8)}`;
  await signIn(anna.page, DEMO, null);
  const receipt = await submitReport(await channelAddress(anna.page), { title, description: "Wer ist zuerst da?" });
  await signIn(malik.page, MALIK, null);
  for (const { page } of [anna, malik]) {
    await goToReport(page, receipt, title);
  }
  const status = (page: Page) => page.getByLabel("Status", { exact: true });
  anna.expectComplaint(/409/);

  await test.step("a case is closed while its answer is being written: told before it is sent, and sent all the same", async () => {
    await anna.page.getByLabel(ANSWER).fill("Wir kümmern uns darum.");
    // She has begun to choose before the other one has chosen.
    await status(anna.page).focus();
    await status(malik.page).selectOption({ label: "Geschlossen" });
    await closeCases(malik.page, "Fall schließen?");
    await expect(anna.page.getByText("Malik Okafor hat diesen Fall geschlossen.")).toBeVisible();
    await expect(status(anna.page)).toHaveValue("closed");
  });

  await test.step("the change that crossed shows both values", async () => {
    await status(anna.page).selectOption({ label: "In Bearbeitung" });
    const question = anna.page.getByRole("alertdialog", { name: "Inzwischen geändert" });
    await expect(question).toContainText(
      "Malik Okafor hat den Status inzwischen auf „Geschlossen“ gesetzt. Sie wollten „In Bearbeitung“ setzen.",
    );
    await look(anna.page, "case-crossed", info, { sizes: [PHONE, DESKTOP] });
    await question.getByRole("button", { name: "Bei „Geschlossen“ bleiben" }).click();
    await expect(status(anna.page)).toHaveValue("closed");
    await anna.page.getByLabel(ANSWER).press("Control+Enter");
    await expect(
      message(anna.page, "Wir kümmern uns darum.").filter({ has: anna.page.getByRole("button", { name: /schwärzen$/ }) }),
    ).toBeVisible();
    await expect(message(malik.page, "Wir kümmern uns darum.")).toBeVisible();
    await expect(status(malik.page)).toHaveValue("closed");
  });

  await test.step("of two who close it the second sees both results, keeps what was written, and decides", async () => {
    await status(anna.page).selectOption({ label: "In Bearbeitung" });
    await expect(status(malik.page)).toHaveValue("in_progress");
    const change = /\/api\/reports\/[^/]+$/;
    const held = Promise.withResolvers<void>();
    await anna.page.route(change, async (route) => {
      if (route.request().method() === "PUT") await held.promise;
      await route.continue();
    });
    await status(anna.page).selectOption({ label: "Geschlossen" });
    const dialog = anna.page.getByRole("dialog", { name: "Fall schließen?" });
    await dialog.getByLabel("Abschlussvermerk").fill("Zeugen haben nichts gesehen.");
    await dialog.getByRole("radio", { name: "Die hinweisgebende Person ist anonym und nicht erreichbar" }).check();
    await dialog.getByRole("radio", { name: "Mangel an Beweisen" }).check();
    await dialog.getByRole("button", { name: "Schließen" }).click();
    // He begins to choose by what is there now.
    await status(malik.page).blur();
    await status(malik.page).focus();
    await status(malik.page).selectOption({ label: "Geschlossen" });
    // Not the toast, which may be that of a change before.
    const closed = malik.page.waitForResponse((answer) => answer.request().method() === "PUT" && change.test(answer.url()));
    await closeCases(malik.page, "Fall schließen?");
    expect((await closed).ok()).toBe(true);
    await expect(malik.page.getByText("Status geändert", { exact: true })).toBeVisible();
    held.resolve();
    const told = dialog.getByRole("alert");
    await expect(told).toContainText("Malik Okafor hat diesen Fall inzwischen geschlossen, mit dem Ergebnis „Nicht bestätigt“.");
    await expect(told).toContainText("Ihr Ergebnis „Mangel an Beweisen“ und Ihr Vermerk sind nicht gespeichert.");
    await expect(dialog.getByLabel("Abschlussvermerk")).toHaveValue("Zeugen haben nichts gesehen.");
    await look(anna.page, "case-closed-twice", info, { sizes: [PHONE, DESKTOP] });
    await anna.page.unrouteAll({ behavior: "wait" });
    await dialog.getByRole("button", { name: "Wieder öffnen und so schließen" }).click();
    await expect(dialog).toBeHidden();
    await expect(status(malik.page)).toHaveValue("closed");
    await anna.page.getByRole("tab", { name: /Interne Notizen/ }).click();
    await expect(message(anna.page, "Zeugen haben nichts gesehen.")).toHaveCount(1);
  });
});

test("files are looked at in a frame of their own: pictures and texts as what they are, never as a page", async ({ person }, info) => {
  const handler = await person();
  const desk = handler.page;
  await signIn(desk, DEMO, null);
  const address = await channelAddress(handler.page);
  const page = "<!doctype html><title>x</title><script>parent.document.title = 'fremd'</script><h1>Seite</h1>";
  const title = `Belege ${randomUUID().slice(0, 8)}`;
  const files = [
    { name: "Foto.png", mimeType: "image/png", buffer: await desk.screenshot() },
    { name: "Notiz.txt", mimeType: "text/plain", buffer: Buffer.from("Übergabe am Freitag.\nHinter dem Lager.") },
    { name: "Bild.png", mimeType: "image/png", buffer: Buffer.from(page) },
    { name: "Akte.docx", mimeType: "application/octet-stream", buffer: Buffer.from("PK\x03\x04") },
  ];
  const receipt = await submitReport(address, { title, description: "Vier Belege.", files });
  await goToReport(desk, receipt, title);
  const opener = desk.getByRole("button", { name: "Foto.png ansehen" });
  const shown = (name: string) => desk.getByRole("dialog", { name }).frameLocator("iframe");
  const next = desk.getByRole("button", { name: "Nächste Datei" });

  await opener.click();
  const picture = shown("Foto.png").getByRole("img", { name: "Foto.png" });
  await expect(picture).toBeVisible();
  expect(await desk.locator("iframe").getAttribute("sandbox")).toBe("allow-scripts");
  // It has no origin: neither storage nor the page around it is within its reach.
  const reach = await picture.evaluate(() => {
    const tried = (what: () => unknown) => {
      try {
        return what() === undefined ? "nothing" : "reached";
      } catch (error) {
        return (error as Error).name;
      }
    };
    return [self.origin, tried(() => parent.document), tried(() => localStorage)];
  });
  expect(reach).toEqual(["null", "SecurityError", "SecurityError"]);
  await look(desk, "preview", info, { withoutRules: ["frame-tested"] });
  await desk.getByRole("button", { name: "Originalgröße" }).click();
  await expect.poll(() => picture.evaluate((one) => one.clientWidth)).toBe(DESKTOP.width);

  await next.click();
  await expect(shown("Notiz.txt").getByText("Hinter dem Lager.")).toBeVisible();
  await next.click();
  await expect(shown("Bild.png").getByText("<h1>Seite</h1>")).toBeVisible();
  await expect(shown("Bild.png").getByRole("heading")).toHaveCount(0);
  await next.click();
  await expect(desk.getByText("Vorschau nicht möglich")).toBeVisible();
  await look(desk, "preview-none", info, { sizes: [PHONE] });

  // Escape closes it from inside the frame as well, and the focus is back at the file.
  await desk.getByRole("button", { name: "Vorherige Datei" }).click();
  await shown("Bild.png").locator("pre").click();
  await desk.keyboard.press("Escape");
  await expect(desk.getByRole("dialog")).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test("boxes that do not open are said to, and the rest of the case goes on", async ({ person, product }, info) => {
  const [handler, reporter] = [await person(), await person()];
  const [desk, portal] = [handler.page, reporter.page];
  const title = `Beschädigt ${randomUUID().slice(0, 8)}`;
  await signIn(desk, DEMO, null);
  const address = await channelAddress(handler.page);
  const receipt = await submitReport(address, { title, description: "Vor dem Schaden." });
  await goToReport(desk, receipt, title);
  for (const text of ["Erste Antwort.", "Zweite Antwort."]) {
    await desk.getByLabel(ANSWER).fill(text);
    await desk.getByLabel(ANSWER).press("Control+Enter");
    await expect(message(desk, text).filter({ has: desk.getByRole("button", { name: /schwärzen$/ }) })).toBeVisible();
  }
  const id = new URL(desk.url()).pathname.split("/").at(-1)!;
  await withDatabase(product, async (database) => {
    await database.query(`update reports set body = set_byte(body, 200, get_byte(body, 200) # 1) where id = '${id}'`);
    await database.query(`update messages set box = set_byte(box, 200, get_byte(box, 200) # 1) where id in
      (select id from messages where report_id = '${id}' order by created_at limit 1)`);
  });

  await desk.reload();
  await expect(desk.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(desk.getByText("Titel, Beschreibung und Angaben lassen sich nicht öffnen")).toBeVisible();
  await expect(message(desk, "Diese Nachricht lässt sich nicht öffnen.")).toBeVisible();
  await expect(message(desk, "Zweite Antwort.")).toBeVisible();
  await look(desk, "case-broken", info, { sizes: [PHONE, DESKTOP] });
  await desk.getByLabel(ANSWER).fill("Bitte schicken Sie den Inhalt noch einmal.");
  await desk.getByLabel(ANSWER).press("Control+Enter");
  await expect(desk.getByLabel(ANSWER)).toHaveValue("");

  await returnToCase(portal, receipt);
  await expect(portal.getByText("Der Inhalt Ihrer Meldung lässt sich nicht öffnen")).toBeVisible();
  await expect(message(portal, "Bitte schicken Sie den Inhalt noch einmal.")).toBeVisible();
});

test("a broken title, note and file are each said to be, where they stand", async ({ person, product }) => {
  const handler = await person();
  const desk = handler.page;
  await signIn(desk, DEMO, null);
  const address = await channelAddress(handler.page);
  const title = `Halb lesbar ${randomUUID().slice(0, 8)}`;
  const files = [{ name: "Lieferschein.txt", mimeType: "text/plain", buffer: Buffer.from("Zwölf Paletten, nicht zehn.") }];
  const receipt = await submitReport(address, { title, description: "Mit Anhang.", files });
  await goToReport(desk, receipt, title);
  await desk.getByRole("tab", { name: "Interne Notizen" }).click();
  for (const text of ["Erste Notiz.", "Zweite Notiz."]) {
    await desk.getByLabel("Neue interne Notiz").fill(text);
    await desk.getByLabel("Neue interne Notiz").press("Control+Enter");
    await expect(message(desk, text)).toBeVisible();
  }
  const id = new URL(desk.url()).pathname.split("/").at(-1)!;
  const broken = (column: string) => `${column} = set_byte(${column}, 60, get_byte(${column}, 60) # 1)`;
  await withDatabase(product, async (database) => {
    await database.query(`update reports set ${broken("title")} where id = '${id}'`);
    await database.query(`update notes set ${broken("box")} where id in
      (select id from notes where report_id = '${id}' order by created_at limit 1)`);
    const { rows } = await database.query<{ account_id: string; id: string }>(`select account_id, id from files where report_id = '${id}'`);
    const folder = join(product.dataFolder, "files", rows[0]!.account_id, rows[0]!.id);
    for (const name of await readdir(folder)) {
      const sealed = await readFile(join(folder, name));
      sealed[80]! ^= 1;
      await writeFile(join(folder, name), sealed);
    }
  });

  await desk.reload();
  await expect(desk.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(message(desk, "Diese Notiz lässt sich nicht öffnen.")).toBeVisible();
  await expect(message(desk, "Zweite Notiz.")).toBeVisible();
  const said = "Die Datei „Lieferschein.txt“ ist unvollständig oder verändert und wird deshalb nicht angeboten.";
  await desk.getByRole("button", { name: "Lieferschein.txt ansehen" }).click();
  await expect(desk.getByRole("dialog").getByText(said)).toBeVisible();
  await desk.keyboard.press("Escape");
  await expect(desk.getByRole("dialog")).toHaveCount(0);
  await desk.getByRole("button", { name: "Lieferschein.txt herunterladen" }).click();
  await expect(desk.getByText(said, { exact: true })).toBeVisible();

  const { number } = await withDatabase(product, async (database) => {
    const { rows } = await database.query<{ number: number }>(`select number from reports where id = '${id}'`);
    return rows[0]!;
  });
  await desk.goto(`${paths.reports}?suche=HZ-${number}`);
  await expect(desk.getByRole("row").filter({ hasText: `HZ-${number}` })).toContainText("Nicht lesbar: der Inhalt ist beschädigt");
});
