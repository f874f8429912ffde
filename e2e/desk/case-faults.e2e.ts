import { randomUUID } from "node:crypto";
import { paths } from "@hz/contract/paths";
import type { Page } from "@playwright/test";
import { withDatabase } from "../helpers/database.ts";
import { channelAddress, signIn } from "../helpers/by-contract.ts";
import { lineOf, openReport } from "../helpers/handler.ts";
import { hold } from "../helpers/hold.ts";
import { look } from "../helpers/look.ts";
import { expect, type Person, test } from "../helpers/people.ts";
import { DEMO } from "../helpers/product.ts";
import { returnToCase, submitReport } from "../helpers/report-by-contract.ts";

const OFFLINE = "Verbindungsfehler. Bitte versuchen Sie es erneut.";
const said = (page: Page, text: string) => page.getByRole("alert").filter({ hasText: text });
const message = (page: Page, text: string) => page.getByRole("listitem").filter({ hasText: text });

/** Sends a report and opens it on both sides; gives its id and title. */
async function openOnBothSides(handler: Person, portal: Page): Promise<{ id: string; title: string }> {
  const title = `Leitung gestört ${randomUUID().slice(0, 8)}`;
  await signIn(handler.page, DEMO, null);
  const report = await submitReport(await channelAddress(handler.page), { title, description: "Die Leitung ist schlecht." });
  await returnToCase(portal, report);
  // By the list, to which some of them go back without a network.
  await handler.page.goto(paths.reports);
  await openReport(handler.page, title);
  return { id: report.id, title };
}

test("a case whose parts do not load says which, keeps the rest, and each can be tried again", async ({ person }, info) => {
  const [handler, reporter] = [await person(), await person()];
  const { page, expectComplaint } = handler;
  expectComplaint(/ERR_FAILED/);
  const { id, title } = await openOnBothSides(handler, reporter.page);
  await page.route(`**/api/reports/${id}`, (route) => route.abort());
  await page.reload();
  const whole = said(page, "Die Meldung konnte nicht geladen werden");
  await expect(whole).toContainText(`Sie ist sicher gespeichert. ${OFFLINE}`);
  await look(page, "case-fehler", info);
  await page.unrouteAll({ behavior: "wait" });
  await whole.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();

  await page.route(new RegExp(`/api/reports/${id}/(messages|notes)$`), (route) => route.abort());
  await page.route(`**/api/reports/${id}/history`, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  const rail = page.getByRole("complementary");
  await expect(rail.getByText(`Der Verlauf konnte nicht geladen werden. ${OFFLINE}`)).toBeVisible();
  await page.unroute(`**/api/reports/${id}/history`);
  await rail.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect(rail.getByText("Meldung eingegangen")).toBeVisible();
  const thread = said(page, "Die Nachrichten konnten nicht geladen werden.");
  await expect(thread).toContainText(OFFLINE);
  await look(page, "case-teile-fehlen", info);
  await page.getByRole("tab", { name: /Interne Notizen/ }).click();
  const notes = said(page, "Die Notizen konnten nicht geladen werden.");
  await expect(notes).toBeVisible();
  await page.unrouteAll({ behavior: "wait" });
  await notes.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect(page.getByText("Noch keine Notizen.")).toBeVisible();
  await page.getByRole("tab", { name: /^Nachrichten/ }).click();
  await thread.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect(page.getByText("Meldekanal, automatisch")).toBeVisible();
});

test("an answer whose sending fails stays with its files, and is sent once; a note stays, too", async ({ person }, info) => {
  const [handler, reporter] = [await person(), await person()];
  const { page, expectComplaint } = handler;
  expectComplaint(/ERR_CONNECTION_RESET|ERR_FAILED/);
  const { id } = await openOnBothSides(handler, reporter.page);
  const answer = page.getByLabel("Nachricht an die hinweisgebende Person");
  const files = page.getByLabel("Dateien anhängen");
  const sendIt = page.getByRole("button", { name: "Senden", exact: true });

  await test.step("nothing, and files that are not taken, are said before anything is sent", async () => {
    await sendIt.click();
    await expect(said(page, "Nachricht ist erforderlich")).toBeVisible();
    await files.setInputFiles([
      { name: "Makro.exe", mimeType: "application/octet-stream", buffer: Buffer.from("MZ") },
      { name: "Leer.txt", mimeType: "text/plain", buffer: Buffer.alloc(0) },
    ]);
    await expect(said(page, "Dieser Dateityp ist nicht erlaubt: „Makro.exe“.")).toContainText("Diese Datei ist leer: „Leer.txt“.");
  });

  await test.step("the answer of the server is lost: text and file stay, and trying again makes no second message", async () => {
    let tries = 0;
    await page.route(`**/api/reports/${id}/messages`, async (route) => {
      if (route.request().method() !== "POST" || (tries += 1) > 1) return route.fallback();
      await route.fetch();
      return route.abort("connectionreset");
    });
    await files.setInputFiles({ name: "Ablauf.txt", mimeType: "text/plain", buffer: Buffer.from("Erst prüfen.") });
    await answer.fill("Bitte bleiben Sie erreichbar.");
    await answer.press("Control+Enter");
    const failed = said(page, "Nachricht konnte nicht gesendet werden.");
    await expect(failed).toHaveText(`Nachricht konnte nicht gesendet werden. ${OFFLINE} Ihr Text und Ihre Dateien sind noch da.`);
    await expect(answer).toHaveValue("Bitte bleiben Sie erreichbar.");
    await expect(page.getByRole("button", { name: "Ablauf.txt entfernen" })).toBeVisible();
    await look(page, "answer-failed", info);
    await sendIt.click();
    await expect(answer).toHaveValue("");
    expect(tries).toBe(2);
    for (const side of [page, reporter.page]) await expect(message(side, "Bitte bleiben Sie erreichbar.")).toHaveCount(1);
  });

  await test.step("a file alone is sent with a sentence that says so", async () => {
    await files.setInputFiles({ name: "Merkblatt.txt", mimeType: "text/plain", buffer: Buffer.from("Ihre Rechte.") });
    await sendIt.click();
    for (const side of [page, reporter.page]) await expect(message(side, "(Datei gesendet)").first()).toContainText("Merkblatt.txt");
  });

  await test.step("a note that is empty, one that does not get through, and then does", async () => {
    await page.getByRole("tab", { name: /Interne Notizen/ }).click();
    const [note, save] = [page.getByLabel("Neue interne Notiz"), page.getByRole("button", { name: "Notiz speichern" })];
    await save.click();
    await expect(said(page, "Die Notiz ist leer.")).toBeVisible();
    await page.route(`**/api/reports/${id}/notes`, (route) => (route.request().method() === "POST" ? route.abort() : route.fallback()));
    await note.fill("Revision fragen.");
    await save.click();
    await expect(said(page, "Die Notiz konnte nicht gespeichert werden.")).toContainText("Ihr Text ist noch da.");
    await page.unroute(`**/api/reports/${id}/notes`);
    await save.click();
    await expect(page.getByText("Notiz gespeichert", { exact: true })).toBeVisible();
    await expect(message(page, "Revision fragen.")).toHaveCount(1);
  });

  await test.step("the answer to a note is lost: trying again makes no second one, and the same words later do", async () => {
    const [note, save] = [page.getByLabel("Neue interne Notiz"), page.getByRole("button", { name: "Notiz speichern" })];
    let tries = 0;
    await page.route(`**/api/reports/${id}/notes`, async (route) => {
      if (route.request().method() !== "POST" || (tries += 1) > 1) return route.fallback();
      await route.fetch();
      return route.abort("connectionreset");
    });
    await note.fill("Vorstand fragen.");
    await save.click();
    await expect(said(page, "Die Notiz konnte nicht gespeichert werden.")).toContainText("Ihr Text ist noch da.");
    await save.click();
    await expect(note).toHaveValue("");
    expect(tries).toBe(2);
    await expect(message(page, "Vorstand fragen.")).toHaveCount(1);
    await note.fill("Vorstand fragen.");
    await save.click();
    await expect(message(page, "Vorstand fragen.")).toHaveCount(2);
  });
});

test("what is left behind and discarded while it is sent is not sent, and the page one goes to keeps its address", async ({ person }) => {
  const [handler, reporter] = [await person(), await person()];
  const { page } = handler;
  const { id, title } = await openOnBothSides(handler, reporter.page);
  const discard = async () => {
    await page.getByRole("link", { name: "Meldungen", exact: true }).first().click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Entwurf verwerfen" }).click();
    await page.getByLabel("In Meldungen suchen").fill(title);
    await expect(page).toHaveURL(/\?suche=/);
  };
  /** Presses a button, leaves while what it sends is on its way, lets that go, and comes back by the list as it was. */
  const leaveWhile = async (url: string | RegExp, method: string, button: string) => {
    const held = await hold(page, url, method);
    await page.getByRole("button", { name: button, exact: true }).click();
    const request = await held.sent;
    await discard();
    held.letGo();
    await expect.poll(() => request.failure()?.errorText).toBe("net::ERR_ABORTED");
    await page.unroute(url);
    await expect(page).toHaveURL(/\?suche=/);
    await openReport(page, title);
    await expect(page.getByText("Meldekanal, automatisch")).toBeVisible();
  };
  const answer = page.getByLabel("Nachricht an die hinweisgebende Person");
  const messages = `**/api/reports/${id}/messages`;
  let sent = 0;
  page.on("request", (request) => void (sent += request.method() === "POST" && request.url().endsWith("/messages") ? 1 : 0));

  await test.step("an answer whose file is on its way", async () => {
    await page
      .getByLabel("Dateien anhängen")
      .setInputFiles({ name: "Akte.txt", mimeType: "text/plain", buffer: Buffer.from("Vertraulich.") });
    await answer.fill("Doch nicht so.");
    await leaveWhile(/\/files\/[^/]+\/parts\/\d+$/, "PUT", "Senden");
    expect(sent).toBe(0);
  });
  await test.step("an answer that is itself on its way", async () => {
    await answer.fill("So auch nicht.");
    await leaveWhile(messages, "POST", "Senden");
  });
  await test.step("a note", async () => {
    await page.getByRole("tab", { name: /Interne Notizen/ }).click();
    await page.getByLabel("Neue interne Notiz").fill("Nicht behalten.");
    await leaveWhile(`**/api/reports/${id}/notes`, "POST", "Notiz speichern");
    await page.getByRole("tab", { name: /Interne Notizen/ }).click();
    await expect(page.getByText("Noch keine Notizen.")).toBeVisible();
  });
  await reporter.page.reload();
  for (const text of ["Doch nicht so.", "So auch nicht.", "Nicht behalten."])
    for (const side of [page, reporter.page]) await expect(message(side, text)).toHaveCount(0);
});

test("without a network every act says at once that it failed, and nothing happens by itself afterwards", async ({ person }, info) => {
  const [handler, reporter] = [await person(), await person()];
  const { page, context, expectComplaint } = handler;
  expectComplaint(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const { id, title } = await openOnBothSides(handler, reporter.page);
  const status = page.getByLabel("Status", { exact: true });
  await context.setOffline(true);
  await status.selectOption({ label: "In Bearbeitung" });
  const failed = page.getByText(`Der Status konnte nicht geändert werden. Es gilt weiter der bisherige. ${OFFLINE}`, { exact: true });
  await expect(failed).toBeVisible();
  await expect(status).toBeEnabled();
  await expect(status).toHaveValue("new");
  const changes: string[] = [];
  page.on("request", (request) => void (request.method() === "PUT" && changes.push(request.url())));
  await page.getByRole("link", { name: "Meldungen", exact: true }).first().click();
  await page
    .getByRole("row")
    .filter({ hasNotText: title })
    .getByRole("link", { name: /^HZ-\d+ anzeigen$/ })
    .first()
    .click();
  const whole = said(page, "Die Meldung konnte nicht geladen werden");
  await expect(whole).toContainText(OFFLINE);
  await look(page, "case-offline", info);
  await context.setOffline(false);
  await whole.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect(status).toBeVisible();
  await page.getByRole("link", { name: "Meldungen", exact: true }).first().click();
  await openReport(page, title);
  await expect(status).toHaveValue("new");
  expect(changes.filter((url) => url.endsWith(id))).toEqual([]);
  await status.selectOption({ label: "In Bearbeitung" });
  await expect(page.getByText("Status geändert", { exact: true })).toBeVisible();
});

test("status, assignee and deletion that do not get through leave everything as it was, and say so", async ({ person, product }, info) => {
  const [handler, reporter] = [await person(), await person()];
  const { page, expectComplaint } = handler;
  expectComplaint(/ERR_FAILED|404/);
  reporter.expectComplaint(/401/);
  const { id, title } = await openOnBothSides(handler, reporter.page);
  const [status, assignee] = [page.getByLabel("Status", { exact: true }), page.getByLabel("Zugewiesen an")];
  const cut = () => page.route(`**/api/reports/${id}`, (route) => (route.request().method() === "GET" ? route.fallback() : route.abort()));
  const toast = (text: string) => page.getByText(text, { exact: true });
  await cut();
  await status.selectOption({ label: "In Bearbeitung" });
  await expect(toast(`Der Status konnte nicht geändert werden. Es gilt weiter der bisherige. ${OFFLINE}`)).toBeVisible();
  await expect(status).toHaveValue("new");
  await assignee.selectOption({ label: "Anna Lindner" });
  await expect(toast(`Die Zuweisung konnte nicht geändert werden. Es gilt weiter die bisherige. ${OFFLINE}`)).toBeVisible();
  await expect(assignee).toHaveValue("");
  await page.unrouteAll({ behavior: "wait" });
  await assignee.selectOption({ label: "Anna Lindner" });
  await expect(toast("Zuweisung geändert")).toBeVisible();
  await status.selectOption({ label: "In Bearbeitung" });
  await expect(toast("Status geändert")).toBeVisible();

  await test.step("states that come from elsewhere are shown, and offered as long as they hold", async () => {
    for (const [state, name] of [
      ["open", "Offen"],
      ["resolved", "Gelöst"],
    ] as const) {
      await withDatabase(product, (database) => database.query(`update reports set status = '${state}' where id = '${id}'`));
      await page.reload();
      await expect(status.locator("option", { hasText: name })).toBeAttached();
      await expect(status).toHaveValue(state);
      await page.goto(paths.reports);
      await expect(lineOf(page, title)).toContainText(name);
      await openReport(page, title);
    }
  });

  await test.step("a deletion that fails keeps the dialog with what was chosen", async () => {
    await cut();
    await page.getByRole("button", { name: "Meldung löschen" }).click();
    const dialog = page.getByRole("alertdialog", { name: /^Meldung HZ-\d+ löschen\?$/ });
    await dialog.getByLabel("Grund").selectOption({ label: "Testmeldung oder Spam" });
    await dialog.getByRole("button", { name: "Meldung löschen" }).click();
    await expect(toast(`Die Meldung konnte nicht gelöscht werden. ${OFFLINE}`)).toBeVisible();
    await look(page, "delete-failed", info);
    await page.unrouteAll({ behavior: "wait" });
    await dialog.getByRole("button", { name: "Meldung löschen" }).click();
    await expect(toast("Meldung gelöscht")).toBeVisible();
    await expect(lineOf(page, title)).toHaveCount(0);
  });
});
