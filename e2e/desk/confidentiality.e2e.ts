import { randomUUID } from "node:crypto";
import { addDays } from "@hz/contract/procedure/deadlines";
import { paths } from "@hz/contract/paths";
import type { Page } from "@playwright/test";
import { channelAddress, signIn } from "../helpers/by-contract.ts";
import { lineOf, goToReport, openReport } from "../helpers/handler.ts";
import { look } from "../helpers/look.ts";
import { expect, test } from "../helpers/people.ts";
import { DEMO } from "../helpers/product.ts";
import { returnToCase, submitReport } from "../helpers/report-by-contract.ts";
import { holdThread, pressInVain } from "../helpers/reporter.ts";

const CONTACT = { name: "Rosalinde Quast", phone: "+49 30 471100", email: "r.quast@privat.example" };
const message = (page: Page, text: string) => page.getByRole("listitem").filter({ hasText: text });
const tab = (page: Page, name: RegExp) => page.getByRole("tab", { name }).click();
const show = (page: Page) => page.getByRole("button", { name: "Identität anzeigen" });
const shownInHistory = (page: Page) => page.getByRole("complementary").getByRole("listitem").filter({ hasText: "Identität angezeigt" });

/** Nothing of the contact data is on the page, in its title or its address. */
async function expectFolded(page: Page): Promise<void> {
  const text = `${await page.content()} ${await page.title()} ${page.url()}`;
  for (const value of Object.values(CONTACT)) expect(text).not.toContain(value);
}

test("§§ 8, 9: the identity stays folded until the log has who unfolds it; consent, and what is passed on by it, is kept for good", async ({
  person,
}, info) => {
  const [handler, reporter] = [await person(), await person()];
  const [desk, portal] = [handler.page, reporter.page];
  const title = `Vertraulich ${randomUUID().slice(0, 8)}`;
  await signIn(desk, DEMO, null);
  const receipt = await submitReport(await channelAddress(desk), { title, description: "Das Lager ist leer.", contact: CONTACT });

  await test.step("it is neither in the list nor found by the search, nor on the opened case, on screen or paper", async () => {
    await desk.goto(paths.reports);
    await expect(lineOf(desk, title)).toBeVisible();
    await expectFolded(desk);
    await openReport(desk, title);
    await expect(desk.getByRole("heading", { name: "Kontakt der hinweisgebenden Person" })).toBeVisible();
    await expectFolded(desk);
    await desk.emulateMedia({ media: "print" });
    await expectFolded(desk);
    await desk.emulateMedia({ media: "screen" });
    await look(desk, "identity-folded", info);
  });

  await test.step("without a connection it stays folded and says why", async () => {
    handler.expectComplaint(/ERR_INTERNET_DISCONNECTED/);
    await handler.context.setOffline(true);
    await show(desk).click();
    await expect(desk.getByRole("alert").filter({ hasText: "bleiben verborgen" })).toContainText("Verbindungsfehler");
    await expectFolded(desk);
    await handler.context.setOffline(false);
  });

  await test.step("nor where the server fails", async () => {
    handler.expectComplaint(/500/);
    await desk.route("**/identity", (route) =>
      route.fulfill({ status: 500, json: { code: "UNEXPECTED", message: "Bei uns ist ein Fehler aufgetreten." } }),
    );
    await show(desk).click();
    await expect(desk.getByRole("alert").filter({ hasText: "bleiben verborgen" })).toContainText("Bei uns ist ein Fehler aufgetreten");
    await expectFolded(desk);
    await desk.unroute("**/identity");
  });

  await test.step("one press unfolds it, by keyboard too, and stands in the history", async () => {
    await show(desk).focus();
    await desk.keyboard.press("Enter");
    for (const value of Object.values(CONTACT)) await expect(desk.getByText(value)).toBeVisible();
    await expect(desk.getByRole("heading", { name: "Kontakt der hinweisgebenden Person" })).toBeFocused();
    await expect(shownInHistory(desk)).toHaveCount(1);
    await expect(shownInHistory(desk)).toContainText("Anna Lindner");
    await look(desk, "identity-shown", info);
  });

  await test.step("it is for one visit: another one asks again", async () => {
    await desk.reload();
    await expect(show(desk)).toBeVisible();
    await expectFolded(desk);
    await show(desk).click();
    await expect(shownInHistory(desk)).toHaveCount(2);
    await desk.goto(paths.audit);
    await expect(desk.getByText("hat sich die Identität der hinweisgebenden Person anzeigen lassen").first()).toBeVisible();
  });

  await goToReport(desk, receipt, title);
  const dialog = (name: string) => desk.getByRole("dialog", { name });
  const consent = desk
    .getByRole("listitem")
    .filter({ has: desk.getByRole("heading", { name: "An Kanzlei Muster" }) })
    .filter({ hasText: "Wortlaut" });

  await test.step("an empty ledger says what belongs there; without a consent none can be named", async () => {
    await tab(desk, /Weitergaben/);
    await expect(desk.getByRole("heading", { name: "Noch keine Weitergaben" })).toBeVisible();
    await look(desk, "disclosures-empty", info);
    await desk.getByRole("button", { name: "Weitergabe eintragen" }).click();
    const form = dialog("Weitergabe eintragen");
    await form.getByRole("button", { name: "Eintragen" }).click();
    await expect(form.getByText("Bitte füllen Sie dieses Feld aus.").first()).toBeVisible();
    await form.getByLabel("Wessen Identität?").selectOption({ label: "Hinweisgebende Person" });
    await form.getByLabel("Rechtsgrund").selectOption("consent");
    await expect(form.getByText("Es liegt keine Einwilligung vor")).toBeVisible();
    await look(desk, "disclosure-form", info);
    await form.getByRole("button", { name: "Abbrechen" }).click();
  });

  await test.step("the office asks, with recipient, purpose and what is passed on", async () => {
    await desk.getByRole("button", { name: "Einwilligung anfragen" }).click();
    const form = dialog("Einwilligung anfragen");
    await form.getByLabel("An wen soll weitergegeben werden?").fill("Kanzlei Muster");
    await form.getByLabel("Wofür?").fill("Rechtliche Prüfung der Vorwürfe");
    await form.getByLabel("Was soll weitergegeben werden?").fill("Ihr Name");
    await form.getByText("Das liest die hinweisgebende Person").click();
    await expect(form.getByText("An: Kanzlei Muster")).toBeVisible();
    await look(desk, "consent-form", info);
    await form.getByRole("button", { name: "Anfrage senden" }).click();
    await expect(form).toBeHidden();
    await expect(consent).toContainText("offen");
  });

  await test.step("the reporter reads the wording and agrees", async () => {
    await returnToCase(portal, receipt);
    const asked = message(portal, "Wir bitten um Ihre Einwilligung").first();
    await expect(asked).toContainText("Zweck: Rechtliche Prüfung der Vorwürfe");
    await expect(asked).toContainText("Wenn Sie ablehnen, haben Sie dadurch keinen Nachteil.");
    const sizes = await Promise.all(["Zustimmen", "Ablehnen"].map((name) => asked.getByRole("button", { name }).boundingBox()));
    expect(sizes[0]?.width).toBeCloseTo(sizes[1]!.width, 0);
    await look(portal, "consent-asked", info);
    reporter.expectComplaint(/ERR_FAILED/);
    const line = await holdThread(portal);
    await asked.getByRole("button", { name: "Zustimmen" }).click();
    await asked.getByRole("button", { name: "Ja, ich stimme zu" }).click();
    await expect(asked.getByRole("status")).toHaveText("Ihre Nachricht ist angekommen.");
    await pressInVain(asked.getByRole("button", { name: "Ablehnen" }));
    // A reading that fails shows no answer either; the next one does.
    await expect.poll(line.held, "after the sending, and after its event").toBe(2);
    line.cut();
    await expect(portal.getByRole("alert")).toContainText("Die Nachrichten konnten nicht geladen werden");
    await pressInVain(asked.getByRole("button", { name: "Zustimmen" }));
    await line.letGo();
    await portal.getByRole("button", { name: "Erneut versuchen" }).click();
    await expect(asked).toContainText("zugestimmt.");
    expect(line.sent()).toBe(1);
    await expect(asked.getByRole("button", { name: "Ablehnen" })).toHaveCount(0);
    await expect(asked.getByRole("button", { name: "Einwilligung widerrufen" })).toBeEnabled();
    await look(portal, "consent-granted", info);
    await expect(consent).toContainText("erteilt am");
    await tab(desk, /Nachrichten/);
    await expect(message(desk, "Ich stimme zu.")).toContainText("Zweck: Rechtliche Prüfung der Vorwürfe");
    await expect(message(desk, "Ich stimme zu.").getByRole("button", { name: /schwärzen$/ })).toHaveCount(0);
  });

  await test.step("the ledger names the consent; recipient and content come from it", async () => {
    await tab(desk, /Weitergaben/);
    await desk.getByRole("button", { name: "Weitergabe eintragen" }).click();
    const form = dialog("Weitergabe eintragen");
    await form.getByLabel("Wessen Identität?").selectOption({ label: "Hinweisgebende Person" });
    await form.getByLabel("Rechtsgrund").selectOption("consent");
    await form.getByLabel("Welche Einwilligung?").selectOption({ index: 1 });
    await expect(form.getByLabel("An wen?")).toHaveValue("Kanzlei Muster");
    const today = await form.getByLabel("Tag der Weitergabe").inputValue();
    await form.getByLabel("Tag der Weitergabe").fill(addDays(today, -1));
    await form.getByLabel("An wen?").fill("Konzernrevision");
    await expect(form.getByText("Eingewilligt wurde in die Weitergabe an „Kanzlei Muster“.")).toBeVisible();
    await form.getByRole("button", { name: "Eintragen" }).click();
    await expect(form.getByText("An diesem Tag lag die Einwilligung nicht vor.")).toBeVisible();
    await look(desk, "disclosure-beyond-consent", info);
    await form.getByLabel("Tag der Weitergabe").fill(today);
    await form.getByLabel("An wen?").fill("Kanzlei Muster");
    await expect(form.getByText("Eingewilligt wurde in die Weitergabe an")).toBeHidden();
    await form.getByRole("button", { name: "Eintragen" }).click();
    await expect(form).toBeHidden();
    await expect(message(desk, "Vorher informiert")).toContainText("Ihr Name");
    await expect(desk.getByRole("tab", { name: /Weitergaben/ })).toContainText("1");
  });

  await test.step("an entry is corrected by a later one and stays struck through", async () => {
    await desk.getByRole("button", { name: /^Weitergabe vom .* berichtigen$/ }).click();
    const form = dialog("Weitergabe berichtigen");
    await form.getByLabel("Was wurde weitergegeben?").fill("Name und Telefonnummer");
    await form.getByLabel("An wen?").fill("Kanzlei Muster und Partner");
    await form.getByRole("button", { name: "Eintragen" }).click();
    await expect(form).toBeHidden();
    await expect(message(desk, "Name und Telefonnummer")).toContainText(
      "Die Einwilligung nennt einen anderen Empfänger: „Kanzlei Muster“.",
    );
    await expect(message(desk, "Berichtigt, gilt nicht mehr")).toContainText("Ihr Name");
    await expect(message(desk, "Name und Telefonnummer")).toContainText("Berichtigung");
    await expect(desk.getByRole("tab", { name: /Weitergaben/ })).toContainText("1");
    await look(desk, "disclosures", info);
    await tab(desk, /Interne Notizen/);
    await expect(desk.getByText("Noch keine Notizen.")).toBeVisible();
  });

  await test.step("a withdrawal counts for the future: the consent cannot be named any more", async () => {
    await portal.getByRole("button", { name: "Einwilligung widerrufen" }).click();
    await expect(message(portal, "Wir bitten um Ihre Einwilligung").first()).toContainText("Einwilligung am");
    await tab(desk, /Weitergaben/);
    await expect(consent).toContainText("widerrufen am");
    await desk.getByRole("button", { name: "Weitergabe eintragen" }).click();
    const form = dialog("Weitergabe eintragen");
    await form.getByLabel("Wessen Identität?").selectOption({ label: "Hinweisgebende Person" });
    await form.getByLabel("Rechtsgrund").selectOption("consent");
    await expect(form.getByText("Es liegt keine Einwilligung vor")).toBeVisible();
    await form.getByRole("button", { name: "Abbrechen" }).click();
  });
});

test("§ 8: somebody who reported anonymously tells their name later, and it is folded like any other", async ({ person }, info) => {
  const [handler, reporter] = [await person(), await person({ phone: true })];
  const [desk, portal] = [handler.page, reporter.page];
  const title = `Anonym ${randomUUID().slice(0, 8)}`;
  await signIn(desk, DEMO, null);
  const receipt = await submitReport(await channelAddress(handler.page), { title, description: "Das Lager ist leer." });
  await returnToCase(portal, receipt);
  await desk.goto(paths.reports);

  await test.step("the form warns, wants a name and a clear yes", async () => {
    await portal.getByText("Meinen Namen nennen", { exact: true }).click();
    await expect(portal.getByText("Das lässt sich nicht zurücknehmen.")).toBeVisible();
    await portal.getByRole("button", { name: "Namen senden" }).click();
    await expect(portal.getByText("Name ist erforderlich")).toBeVisible();
    await portal.getByLabel("Name", { exact: true }).fill(CONTACT.name);
    await portal.getByLabel("Telefon").fill(CONTACT.phone);
    await portal.getByRole("group").getByLabel("E-Mail-Adresse").fill(CONTACT.email);
    await portal.getByRole("button", { name: "Namen senden" }).click();
    await expect(portal.getByText("Bitte bestätigen Sie das.")).toBeVisible();
    await look(portal, "reveal", info);
    await portal.getByRole("checkbox", { name: /nicht zurücknehmen kann/ }).check();
    const line = await holdThread(portal);
    await portal.getByRole("button", { name: "Namen senden" }).click();
    await expect(portal.getByRole("status").filter({ hasText: "Ihre Nachricht ist angekommen." })).toBeVisible();
    await pressInVain(portal.getByRole("button", { name: "Wird gesendet …" }));
    await line.letGo();
    await expect(message(portal, "Ich nenne Ihnen meinen Namen.")).toContainText(CONTACT.name);
    await expect(portal.getByText("Meinen Namen nennen", { exact: true })).toHaveCount(0);
    expect(line.sent()).toBe(1);
  });

  await test.step("the list says that the name is known, and not which", async () => {
    const known = lineOf(desk, title).getByRole("img", { name: "Anonyme Meldung: Die Person hat ihren Namen später genannt" });
    await expect(known).toBeVisible();
    await expectFolded(desk);
  });

  await test.step("on the case it is folded until somebody asks for it", async () => {
    await openReport(desk, title);
    await expect(desk.getByText("Nach der anonymen Meldung genannt am")).toBeVisible();
    await expect(message(desk, "Ich nenne Ihnen meinen Namen.").last()).toBeVisible();
    await expectFolded(desk);
    await look(desk, "revealed-folded", info);
    await show(desk).click();
    await expect(desk.getByText(CONTACT.email)).toBeVisible();
    await expect(shownInHistory(desk)).toHaveCount(1);
  });
});
