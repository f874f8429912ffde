import { paths } from "@hz/contract/paths";
import type { Page } from "@playwright/test";
import { withDatabase } from "../helpers/database.ts";
import { channelAddress, signIn } from "../helpers/by-contract.ts";
import { lineOf, goToReport } from "../helpers/handler.ts";
import { hold } from "../helpers/hold.ts";
import { look } from "../helpers/look.ts";
import { expect, test } from "../helpers/people.ts";
import { DEMO, type Product, startProduct } from "../helpers/product.ts";
import { returnToCase, submitReport } from "../helpers/report-by-contract.ts";

const MALIK = { email: "malik.okafor@demo.example", password: DEMO.password };
const SECOND = "Compliance Zentrale";
const MOVED = "Spesen ohne Belege";
const KEPT = "Lieferant des Schwagers";

/** The demo of this file alone: it gets a second department. */
let own: Product;
test.beforeAll(async () => {
  own = await startProduct();
});
test.afterAll(() => own.stop());

const inRail = (page: Page) => page.getByRole("article").getByRole("complementary");
const act = (page: Page, name: string) => inRail(page).getByRole("button", { name }).click();
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const message = (page: Page, text: string) => page.getByRole("listitem").filter({ hasText: text });
const reply = (page: Page) => page.getByLabel("Nachricht an die hinweisgebende Person");
/** On a phone the card is folded; where it is not, there is nothing to wait for. */
const unfold = (page: Page) =>
  page
    .locator("summary")
    .filter({ hasText: "Zuständigkeit" })
    .evaluateAll((found) => found.forEach(({ parentElement }) => parentElement?.setAttribute("open", "")));

test("§ 15 (1): a case goes to another department while the reporter writes, and a handler leaves one for bias", async ({
  person,
}, info) => {
  const at = { baseURL: own.url };
  const [anna, malik, reporter] = [await person(at), await person(at), await person(at)];
  const { page } = anna;
  // Pages that show a case ask for it once more and hear that it is no longer theirs.
  for (const { expectComplaint } of [anna, malik]) expectComplaint(/(403|404|410).*\/api\/reports\//);
  await signIn(page, DEMO, null);
  await signIn(malik.page, MALIK, null);
  const address = await channelAddress(anna.page);
  const portal = reporter.page;
  const submit = async (title: string) => {
    const receipt = await submitReport(address, { title, description: "Seit dem Frühjahr." });
    return receipt;
  };
  const kept = await submit(KEPT);
  const receipt = await submit(MOVED);

  await test.step("without another department that reads, there is nothing to hand over to", async () => {
    // The people of the demo's stand-in read nothing from here on.
    await withDatabase(own, (database) =>
      database.query("update users set permissions = '{}' where email like 'carla%' or email like 'jonas%'"),
    );
    await goToReport(page, receipt, MOVED);
    await expect(inRail(page)).toContainText("Keine andere Abteilung hat zurzeit jemanden");
    await expect(inRail(page).getByRole("button", { name: "An andere Abteilung abgeben" })).toBeHidden();
  });

  await test.step("Anna makes one for Malik", async () => {
    await page.goto(paths.departments);
    await page.getByRole("button", { name: "Abteilung anlegen" }).click();
    const making = dialog(page, "Abteilung anlegen");
    await making.getByLabel("Name der Abteilung").fill(SECOND);
    await making.getByRole("checkbox", { name: "Malik Okafor" }).check();
    await making.getByRole("button", { name: "Abteilung anlegen" }).click();
    await expect(making).toBeHidden();
  });

  await returnToCase(portal, receipt);
  const typed = portal.getByLabel("Ihre Nachricht an die Meldestelle");
  await typed.fill("Vor der Abgabe.");
  await portal.getByRole("button", { name: "Nachricht senden" }).click();
  await expect(message(portal, "Vor der Abgabe.")).toBeVisible();
  // Begun under the first department's key, sent under the second one's.
  await typed.fill("Während der Abgabe.");

  const second = await anna.newTab();
  await goToReport(second, receipt, MOVED);
  await reply(second).fill("Ein angefangener Satz");

  await test.step("the dialog says who will read and who will not, and wants a reason", async () => {
    await goToReport(page, receipt, MOVED);
    await look(page, "handover-card", info, { enter: () => unfold(page) });
    await act(page, "An andere Abteilung abgeben");
    const asking = dialog(page, "An andere Abteilung abgeben");
    await expect(asking).toContainText("Danach kann den Fall lesen: Malik Okafor.");
    await expect(asking).toContainText("verliert den Zugang sofort, Sie eingeschlossen");
    await asking.getByRole("button", { name: "Fall abgeben" }).click();
    await expect(asking.getByText("Bitte wählen Sie einen Grund.")).toBeVisible();
    await asking.getByLabel("Grund").selectOption("Zuständigkeit");
    await asking.getByLabel("Notiz für die andere Abteilung").fill("Betrifft die Zentrale.");
    await look(page, "transfer-dialog", info);
    await asking.getByRole("button", { name: "Fall abgeben" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Meldungen" })).toBeVisible();
    await expect(page.getByText(`ist jetzt bei „${SECOND}“`).first()).toBeVisible();
    await expect(page.getByText(/Zeigt 1 bis \d+ von \d+ Ergebnisse/)).toBeVisible();
    await expect(lineOf(page, MOVED)).toBeHidden();
  });

  await test.step("her other tab says where the case is and keeps what was typed; its address says the same", async () => {
    await expect(second.getByRole("alert").filter({ hasText: "an eine andere Abteilung abgegeben" })).toBeVisible();
    await expect(reply(second)).toHaveValue("Ein angefangener Satz");
    const url = second.url();
    await second.close({ runBeforeUnload: false });
    const stream = await hold(page, /\/api\/events$/, "GET");
    await page.goto(url);
    const gone = page.getByRole("heading", { name: "Der Fall wurde abgegeben" });
    await expect(gone).toBeVisible();
    // Once events come, everything is asked for again: the page stays meanwhile.
    const again = await hold(page, /\/api\/reports\/[\w-]{36}$/, "GET");
    stream.letGo();
    await again.sent;
    await expect(gone).toBeVisible();
    again.letGo();
    await look(page, "handed-over", info);
  });

  await test.step("the reporter's page goes on as if nothing had happened", async () => {
    await portal.getByRole("button", { name: "Nachricht senden" }).click();
    await expect(message(portal, "Während der Abgabe.")).toBeVisible();
  });

  await test.step("Malik reads everything, answers, and is answered", async () => {
    await goToReport(malik.page, receipt, MOVED);
    await expect(inRail(malik.page)).toContainText(SECOND);
    for (const text of ["Vor der Abgabe.", "Während der Abgabe."]) await expect(message(malik.page, text)).toBeVisible();
    await malik.page.getByRole("tab", { name: /Interne Notizen/ }).click();
    await expect(message(malik.page, "Betrifft die Zentrale.")).toBeVisible();
    await malik.page.getByRole("tab", { name: /Nachrichten/ }).click();
    await reply(malik.page).fill("Wir haben übernommen.");
    await reply(malik.page).press("Control+Enter");
    await expect(message(portal, "Wir haben übernommen.")).toBeVisible();
    await typed.fill("Nach der Abgabe.");
    await portal.getByRole("button", { name: "Nachricht senden" }).click();
    await expect(message(malik.page, "Nach der Abgabe.")).toBeVisible();
    await expect(malik.page.getByText(/Von „Interne Meldestelle“ an „Compliance Zentrale“ abgegeben: Zuständigkeit/)).toBeVisible();
  });

  await test.step("as the last one who reads it he can only hand it back", async () => {
    await act(malik.page, "Befangenheit erklären");
    const asking = dialog(malik.page, "Befangenheit erklären");
    await expect(asking).toContainText("Außer Ihnen kann in „Compliance Zentrale“ niemand den Fall lesen");
    await asking.getByRole("button", { name: "Weiter" }).click();
    const handing = dialog(malik.page, "An andere Abteilung abgeben");
    await expect(handing.getByLabel("Grund")).toHaveValue("bias");
    await handing.getByRole("button", { name: "Abbrechen" }).click();
  });

  await test.step("from a case of the first department only he goes, and Anna lets him in again", async () => {
    await goToReport(page, kept, KEPT);
    await goToReport(malik.page, kept, KEPT);
    const url = malik.page.url();
    await act(malik.page, "Befangenheit erklären");
    const asking = dialog(malik.page, "Befangenheit erklären");
    await asking.getByRole("radio", { name: /Nur ich bin ausgeschlossen/ }).check();
    await expect(asking).toContainText("Selbst aufheben können Sie es nicht.");
    await look(malik.page, "bias-dialog", info);
    await asking.getByRole("button", { name: "Befangenheit erklären" }).click();
    await expect(malik.page.getByRole("heading", { level: 1, name: "Meldungen" })).toBeVisible();
    await expect(lineOf(malik.page, KEPT)).toBeHidden();
    await malik.page.goto(url);
    await expect(malik.page.getByRole("heading", { name: "Sie sind von diesem Fall ausgeschlossen" })).toBeVisible();

    await expect(inRail(page)).toContainText("Ausgeschlossen");
    await look(page, "recused-card", info, { enter: () => unfold(page) });
    await act(page, "Ausschluss von Malik Okafor aufheben");
    const lifting = dialog(page, "Ausschluss von Malik Okafor aufheben");
    await lifting.getByRole("radio", { name: "Irrtümlich eingetragen" }).check();
    await look(page, "lift-dialog", info);
    await lifting.getByRole("button", { name: "Ausschluss aufheben" }).click();
    await expect(page.getByText("Ausschluss aufgehoben", { exact: true })).toBeVisible();
    await expect(malik.page.getByRole("heading", { level: 1, name: KEPT })).toBeVisible();
  });
});
