import { randomUUID } from "node:crypto";
import { paths } from "@hz/contract/paths";
import type { Page } from "@playwright/test";
import { channelAddress, signIn } from "../helpers/by-contract.ts";
import { goToReport } from "../helpers/handler.ts";
import { look } from "../helpers/look.ts";
import { expect, PHONE, type Person, test } from "../helpers/people.ts";
import { DEMO } from "../helpers/product.ts";
import { returnToCase, submitReport } from "../helpers/report-by-contract.ts";

const MALIK = { ...DEMO, email: "malik.okafor@demo.example" };
const ANSWER = "Nachricht an die hinweisgebende Person";
const message = (page: Page, text: string) => page.getByRole("listitem").filter({ hasText: text });
const stage = (page: Page, name: string) =>
  page.getByRole("list", { name: "Schritte des Verfahrens" }).getByRole("listitem").filter({ hasText: name });
const card = (page: Page) => page.getByRole("region", { name: "Verfahren" });
const act = (page: Page, name: string) => card(page).getByRole("button", { name });
/** Where the procedure stands: the stage that is marked as the current one. */
const expectCurrent = (page: Page, name: string) =>
  expect(page.locator('[aria-current="step"]').filter({ hasText: name })).toContainText("nächster Schritt");

/** Sets whether the first channel confirms receipts by itself. */
async function confirmItself(page: Page, isSet: boolean): Promise<void> {
  await page.goto(paths.channels);
  await page.getByRole("checkbox", { name: "Eingang automatisch bestätigen" }).setChecked(isSet);
  await page.getByRole("button", { name: "Speichern" }).click();
  await expect(page.getByText("Meldekanal gespeichert", { exact: true })).toBeVisible();
}

/** Sends a report on a channel that confirms nothing by itself, and gives what opens it. */
async function report(handler: Person, title: string) {
  await signIn(handler.page, DEMO, null);
  await confirmItself(handler.page, false);
  const address = await channelAddress(handler.page);
  const receipt = await submitReport(address, { title, description: "Das Lager stimmt nicht mit den Büchern überein." });
  await confirmItself(handler.page, true);
  await goToReport(handler.page, receipt, title);
  return receipt;
}

test("a procedure from receipt to end and again: every step with its day, and the reporter hears what is theirs", async ({
  person,
}, info) => {
  const [handler, reporter] = [await person(), await person()];
  const [desk, portal] = [handler.page, reporter.page];
  const receipt = await report(handler, `Lagerbestand ${randomUUID().slice(0, 8)}`);
  const dialog = desk.getByRole("dialog");

  await test.step("how far it is, is asked for beside the case, so that nothing comes late and moves under a tap", async () => {
    const asked = Promise.withResolvers<void>();
    const id = new URL(desk.url()).pathname.split("/").at(-1)!;
    await desk.route(`**/api/reports/${id}/procedure`, (route) => (asked.resolve(), route.continue()));
    await desk.route(`**/api/reports/${id}`, (route) => asked.promise.then(() => route.continue()));
    await desk.reload();
    await expect(card(desk)).toBeVisible();
    await desk.unrouteAll({ behavior: "wait" });
  });

  await test.step("the receipt is confirmed with a text that is ready and can be changed", async () => {
    await expectCurrent(desk, "Bestätigt");
    await expect(stage(desk, "Bestätigt")).toContainText(/bis .+, noch 7 Tage/);
    await card(desk).getByText("Wie wird gerechnet?").click();
    await expect(card(desk)).toContainText("dessen Tag nicht mitzählt");
    await look(desk, "procedure-new", info);
    await act(desk, "Eingang bestätigen").click();
    await expect(desk.getByLabel(ANSWER)).toBeFocused();
    await expect(desk.getByLabel(ANSWER)).toHaveValue(/vielen Dank für Ihre Meldung/);
    await desk.getByLabel(ANSWER).press("Control+End");
    await desk.keyboard.type(" (Team Compliance)");
    await desk.getByRole("button", { name: "Bestätigung senden" }).click();
    await expect(message(desk, "(Team Compliance)")).toContainText("Eingangsbestätigung");
    await expectCurrent(desk, "Anwendungsbereich geprüft");
    await expect(stage(desk, "Bestätigt")).toContainText("Anna Lindner");
    await expect(desk.getByRole("radio", { name: "Eingangsbestätigung" })).toBeHidden();
    await returnToCase(portal, receipt);
    await expect(message(portal, "(Team Compliance)")).toContainText("Eingangsbestätigung");
  });

  await test.step("what is found is kept with its reason; who was wrong checks again", async () => {
    await act(desk, "Anwendungsbereich prüfen").click();
    await dialog.getByRole("button", { name: "Prüfung speichern" }).click();
    await expect(dialog.getByText("Bitte wählen Sie das Ergebnis der Prüfung.")).toBeVisible();
    await expect(dialog.getByRole("radio", { name: "eröffnet", exact: true })).toBeFocused();
    await dialog.getByRole("radio", { name: "noch unklar" }).check();
    await dialog.getByLabel("Begründung").fill("Die Inventur fehlt.");
    await look(desk, "procedure-scope", info);
    await dialog.getByRole("button", { name: "Prüfung speichern" }).click();
    await expect(dialog).toBeHidden();
    await expect(act(desk, "Anwendungsbereich prüfen")).toBeFocused();
    await act(desk, "Anwendungsbereich prüfen").click();
    await expect(dialog).toContainText("Bisher: noch unklar (Anna Lindner,");
    await dialog.getByRole("radio", { name: "eröffnet", exact: true }).check();
    await dialog.getByRole("button", { name: "Prüfung speichern" }).click();
    await act(desk, "Stichhaltigkeit prüfen").click();
    await dialog.getByRole("radio", { name: "teilweise stichhaltig" }).check();
    await dialog.getByRole("button", { name: "Prüfung speichern" }).click();
    await expectCurrent(desk, "Folgemaßnahmen");
    await desk.getByRole("tab", { name: /Interne Notizen/ }).click();
    await expect(message(desk, "Die Inventur fehlt.")).toContainText("Begründung eines Schritts");
  });

  await test.step("a measure is planned, then taken", async () => {
    const measures = desk
      .getByRole("listitem")
      .filter({ has: desk.getByRole("button", { name: "Ändern: Interne Untersuchung durchführen" }) });
    await expect(desk.getByText("Noch keine. Die Meldestelle ergreift")).toBeVisible();
    await act(desk, "Folgemaßnahme hinzufügen").click();
    await dialog.getByRole("radio", { name: "Interne Untersuchung durchführen" }).check();
    await dialog.getByLabel("Geplant für").fill("2190-01-31");
    await dialog.getByLabel("Zuständig", { exact: true }).selectOption({ label: "Malik Okafor" });
    await dialog.getByLabel("Bemerkung").fill("Mit der Revision.");
    await look(desk, "procedure-measure", info);
    await dialog.getByRole("button", { name: "Hinzufügen" }).click();
    await expect(measures).toContainText("Malik Okafor · 31. Jan. 2190");
    await expect(measures).toContainText("Mit der Revision.");
    await expectCurrent(desk, "Folgemaßnahmen");
    await measures.getByRole("button", { name: "Ändern: Interne Untersuchung durchführen" }).click();
    await dialog.getByLabel("Geplant für").fill("2190-02-28");
    await dialog.getByRole("radio", { name: "ergriffen" }).check();
    await dialog.getByRole("button", { name: "Speichern" }).click();
    await expect(dialog.getByText("Eine ergriffene Maßnahme kann nicht in der Zukunft liegen.")).toBeVisible();
    await look(desk, "procedure-measure-to-come", info);
    await dialog.getByRole("radio", { name: "geplant" }).check();
    await dialog.getByRole("button", { name: "Speichern" }).click();
    await expect(measures).toContainText("28. Feb. 2190");
    await measures.getByRole("button", { name: /^Als ergriffen markieren/ }).click();
    await expect(measures).toContainText("ergriffen");
    await expectCurrent(desk, "Rückmeldung erteilt");
  });

  await test.step("closing without feedback leads back to it; its parts become one text that is edited", async () => {
    await card(desk).getByRole("button", { name: "Weitere Schritte" }).click();
    await desk.getByRole("menuitem", { name: "Abschließen" }).click();
    await expect(dialog).toContainText("Hier fehlt sie noch");
    await dialog.getByRole("button", { name: "Schließen" }).click();
    await expect(dialog.getByText("Bitte wählen Sie das Ergebnis.")).toBeVisible();
    await look(desk, "procedure-close", info);
    // Whoever is quicker than the closing dialog stays in the field they chose.
    await desk.evaluate(() =>
      addEventListener("focusin", function leave({ target }) {
        if (!(target instanceof HTMLTextAreaElement) || target.id !== "antwort") return;
        removeEventListener("focusin", leave);
        document.querySelector<HTMLTextAreaElement>("fieldset textarea")!.focus();
      }),
    );
    await dialog.getByRole("button", { name: "Jetzt Rückmeldung geben" }).click();
    await expect(desk.getByLabel("Ergriffene Folgemaßnahmen")).toBeFocused();
    await desk.getByLabel("Ergriffene Folgemaßnahmen").fill("Wir haben das Lager geprüft.");
    await desk.getByRole("button", { name: "Rückmeldung senden" }).click();
    await expect(desk.getByText(/^Eine Rückmeldung nennt ergriffene oder geplante Folgemaßnahmen/)).toBeVisible();
    await desk.getByLabel("Gründe dafür").fill("Die Bestände stimmten nicht.");
    await expect(desk.getByLabel(ANSWER)).toHaveValue(/Lager geprüft\.\n\nGründe:\nDie Bestände/);
    await desk.getByLabel(ANSWER).press("Control+End");
    await desk.keyboard.type(" Lindner");
    await desk.getByLabel("Gründe dafür").fill("Die Bestände stimmten nicht ganz.");
    await expect(desk.getByText("er folgt den Teilen nicht mehr")).toBeVisible();
    await expect(desk.getByLabel(ANSWER)).toHaveValue(/stimmten nicht\.\n\nIhre Meldestelle Lindner$/);
    await look(desk, "procedure-feedback", info);
    await desk.getByRole("button", { name: "Rückmeldung senden" }).click();
    await expect(message(desk, "Ihre Meldestelle Lindner")).toContainText("Rückmeldung");
    await expect(message(portal, "Ihre Meldestelle Lindner")).toContainText(/· Rückmeldung/);
    await expectCurrent(desk, "Abgeschlossen");
  });

  await test.step("closed with an outcome and a note; open again, closed once more without being asked for feedback", async () => {
    await act(desk, "Abschließen").click();
    await expect(dialog).not.toContainText("Warum ohne Rückmeldung?");
    await expect(dialog).toContainText(/wird nach dem .+ gelöscht/);
    await dialog.getByRole("radio", { name: "Teilweise bestätigt" }).check();
    await dialog.getByLabel("Abschlussvermerk").fill("Alles Weitere bei der Revision.");
    await dialog.getByRole("button", { name: "Schließen" }).click();
    await expect(dialog).toBeHidden();
    await expect(card(desk)).toContainText("Ergebnis: Teilweise bestätigt.");
    await desk.getByRole("tab", { name: /Interne Notizen/ }).click();
    await expect(message(desk, "Alles Weitere bei der Revision.")).toContainText("zum Abschluss");
    await look(desk, "procedure-closed", info);
    await card(desk).getByRole("button", { name: "Weitere Schritte" }).click();
    await desk.getByRole("menuitem", { name: "Wieder öffnen" }).click();
    await expect(card(desk)).toContainText("Das Verfahren wurde wieder geöffnet.");
    await act(desk, "Abschließen").click();
    await dialog.getByRole("radio", { name: "Verstoß bestätigt, abgestellt" }).check();
    await dialog.getByRole("button", { name: "Schließen" }).click();
    await expect(card(desk)).toContainText("Ergebnis: Verstoß bestätigt, abgestellt.");
  });

  await test.step("on a phone it is folded to where it stands", async () => {
    await desk.setViewportSize(PHONE);
    await card(desk).getByText("Abgeschlossen").first().click();
    await expect(stage(desk, "Stichhaltigkeit geprüft")).toBeVisible();
  });
});

test("two people confirm a receipt at once: the second is told who did it and keeps the text", async ({ person }) => {
  const [anna, malik] = [await person(), await person()];
  const title = `Doppelt bestätigt ${randomUUID().slice(0, 8)}`;
  const receipt = await report(anna, title);
  await signIn(malik.page, MALIK, paths.report(receipt.id));
  await act(malik.page, "Eingang bestätigen").click();
  await expect(malik.page.getByLabel(ANSWER)).toHaveValue(/vielen Dank für Ihre Meldung/);
  await malik.page.getByLabel(ANSWER).fill("Ich bestätige auch.");
  // A look at the notes does not make a message of it.
  await malik.page.getByRole("tab", { name: /Interne Notizen/ }).click();
  await malik.page.getByRole("tab", { name: /Nachrichten/ }).click();
  await expect(malik.page.getByRole("button", { name: "Bestätigung senden" })).toBeVisible();
  await act(anna.page, "Eingang bestätigen").click();
  await expect(anna.page.getByLabel(ANSWER)).toHaveValue(/vielen Dank für Ihre Meldung/);
  await anna.page.getByRole("button", { name: "Bestätigung senden" }).click();
  await expect(malik.page.getByText("Anna Lindner hat den Eingang inzwischen bestätigt.")).toBeVisible();
  await expect(malik.page.getByLabel(ANSWER)).toHaveValue("Ich bestätige auch.");
  await expectCurrent(malik.page, "Anwendungsbereich geprüft");
  await malik.page.getByRole("button", { name: "Senden", exact: true }).click();
  await expect(message(anna.page, "Ich bestätige auch.")).not.toContainText("Eingangsbestätigung");
});

test("what two people send in the same moment: one is refused, with the text kept", async ({ person }) => {
  const [anna, malik] = [await person(), await person()];
  const title = `Im selben Moment ${randomUUID().slice(0, 8)}`;
  const receipt = await report(anna, title);
  await signIn(malik.page, MALIK, paths.report(receipt.id));
  await act(malik.page, "Eingang bestätigen").click();
  await expect(malik.page.getByLabel(ANSWER)).toHaveValue(/vielen Dank für Ihre Meldung/);
  await malik.page.getByLabel(ANSWER).fill("Zu spät.");
  malik.expectComplaint(/409/);
  const held = Promise.withResolvers<void>();
  await malik.page.route(/\/api\/reports\/[^/]+\/messages$/, async (route) => {
    if (route.request().method() === "POST") await held.promise;
    await route.continue();
  });
  await malik.page.getByRole("button", { name: "Bestätigung senden" }).click();
  await act(anna.page, "Eingang bestätigen").click();
  await expect(anna.page.getByLabel(ANSWER)).toHaveValue(/vielen Dank für Ihre Meldung/);
  await anna.page.getByRole("button", { name: "Bestätigung senden" }).click();
  await expectCurrent(anna.page, "Anwendungsbereich geprüft");
  held.resolve();
  await expect(malik.page.getByText("Der Eingang dieser Meldung ist schon bestätigt. Ihre Nachricht wurde nicht gesendet.")).toBeVisible();
  await expect(malik.page.getByLabel(ANSWER)).toHaveValue("Zu spät.");
  await malik.page.getByRole("button", { name: "Senden", exact: true }).click();
  await expect(message(malik.page, "Zu spät.")).toBeVisible();
});

test("what two do about a measure, and what a case is closed without, is never passed over in silence", async ({ person }, info) => {
  const [anna, malik] = [await person(), await person()];
  const title = `Zu zweit ${randomUUID().slice(0, 8)}`;
  const KIND = "Interne Untersuchung durchführen";
  const receipt = await report(anna, title);
  await signIn(malik.page, MALIK, paths.report(receipt.id));
  anna.expectComplaint(/409/);
  const dialog = anna.page.getByRole("dialog");
  const line = ({ page }: Person) => page.getByRole("listitem").filter({ has: page.getByRole("button", { name: `Ändern: ${KIND}` }) });
  const begin = async ({ page }: Person, name: string) => {
    await card(page).getByRole("button", { name: "Weitere Schritte" }).click();
    await page.getByRole("menuitem", { name }).click();
  };
  const change = (who: Person) =>
    line(who)
      .getByRole("button", { name: `Ändern: ${KIND}` })
      .click();

  await test.step("who sets the person leaves what a colleague marked as taken meanwhile", async () => {
    await begin(anna, "Folgemaßnahme hinzufügen");
    await dialog.getByRole("radio", { name: KIND }).check();
    await dialog.getByLabel("Geplant für").fill("2190-01-31");
    await dialog.getByRole("button", { name: "Hinzufügen" }).click();
    await change(anna);
    await line(malik)
      .getByRole("button", { name: /^Als ergriffen markieren/ })
      .click();
    await expect(line(malik)).toContainText("ergriffen");
    await dialog.getByLabel("Zuständig", { exact: true }).selectOption({ label: "Malik Okafor" });
    await dialog.getByRole("button", { name: "Speichern" }).click();
    await expect(dialog).toBeHidden();
    await expect(line(anna)).toContainText("Malik Okafor");
    await expect(line(anna)).toContainText("ergriffen");
  });

  await test.step("who sets the same is told what it is now, keeps what was chosen, and decides", async () => {
    await change(anna);
    await dialog.getByLabel("Ergriffen am").fill("2026-01-05");
    const other = malik.page.getByRole("dialog");
    await change(malik);
    await other.getByRole("radio", { name: "geplant" }).check();
    await other.getByLabel("Geplant für").fill("2190-02-28");
    await other.getByRole("button", { name: "Speichern" }).click();
    await expect(line(malik)).toContainText("28. Feb. 2190");
    await dialog.getByRole("button", { name: "Speichern" }).click();
    await expect(dialog.getByRole("alert").filter({ hasText: "inzwischen geändert" })).toContainText(
      "Malik Okafor hat diese Folgemaßnahme inzwischen geändert: geplant, 28. Feb. 2190, zuständig ist Malik Okafor.",
    );
    await expect(dialog.getByLabel("Geplant für")).toHaveValue("2026-01-05");
    await expect(line(malik)).toContainText("28. Feb. 2190");
    await look(anna.page, "measure-crossed", info);
    await dialog.getByRole("button", { name: "Speichern" }).click();
    await expect(dialog).toBeHidden();
    await expect(line(malik)).toContainText("5. Jan. 2026");
    await expect(line(malik)).toContainText("geplant");
  });

  await test.step("closing says that the receipt is not confirmed, and leads there; closed all the same, it did not happen", async () => {
    await begin(anna, "Abschließen");
    await expect(dialog).toContainText("Der Eingang ist noch nicht bestätigt.");
    await look(anna.page, "close-unconfirmed", info);
    await dialog.getByRole("button", { name: "Jetzt Eingang bestätigen" }).click();
    await expect(anna.page.getByLabel(ANSWER)).toBeFocused();
    await expect(anna.page.getByLabel(ANSWER)).toHaveValue(/vielen Dank für Ihre Meldung/);
    await begin(anna, "Abschließen");
    await dialog.getByRole("radio", { name: "Doppelmeldung", exact: true }).check();
    await dialog.getByRole("radio", { name: "Doppelmeldung oder Spam" }).check();
    await dialog.getByRole("button", { name: "Schließen" }).click();
    await expect(dialog).toBeHidden();
    for (const name of ["Bestätigt", "Anwendungsbereich geprüft", "Stichhaltigkeit geprüft", "Folgemaßnahmen"])
      await expect(stage(anna.page, name)).toContainText("nicht erfolgt");
    await expect(stage(anna.page, "Rückmeldung erteilt")).toContainText("entfällt");
    await look(anna.page, "procedure-missing", info);
  });
});

test("a confirmation whose answer was lost is not sent a second time as a message", async ({ person }) => {
  const [anna, reporter] = [await person(), await person()];
  const desk = anna.page;
  anna.expectComplaint(/ERR_CONNECTION_RESET|ERR_FAILED/);
  const receipt = await report(anna, `Antwort verloren ${randomUUID().slice(0, 8)}`);
  let tries = 0;
  await desk.route(/\/api\/reports\/[^/]+\/messages$/, async (route) => {
    if (route.request().method() !== "POST" || (tries += 1) > 1) return route.fallback();
    await route.fetch();
    return route.abort("connectionreset");
  });
  await act(desk, "Eingang bestätigen").click();
  await expect(desk.getByLabel(ANSWER)).toHaveValue(/vielen Dank für Ihre Meldung/);
  await desk.getByRole("button", { name: "Bestätigung senden" }).click();
  await expect(desk.getByText("Nachricht konnte nicht gesendet werden.")).toBeVisible();
  // The case has been read again: it is confirmed, and what is written would be a message.
  await expectCurrent(desk, "Anwendungsbereich geprüft");
  await expect(desk.getByLabel(ANSWER)).toHaveValue(/vielen Dank für Ihre Meldung/);
  await desk.getByRole("button", { name: "Senden", exact: true }).click();
  await expect(desk.getByText("Eingang bestätigt", { exact: true }).first()).toBeVisible();
  await expect(desk.getByLabel(ANSWER)).toHaveValue("");
  expect(tries).toBe(2);
  await expect(message(desk, "vielen Dank für Ihre Meldung")).toHaveCount(1);
  await returnToCase(reporter.page, receipt);
  await expect(message(reporter.page, "vielen Dank für Ihre Meldung")).toHaveCount(1);
});
