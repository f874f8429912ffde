import { randomUUID } from "node:crypto";
import { addDays, berlinDay } from "@hz/contract/procedure/deadlines";
import { paths } from "@hz/contract/paths";
import type { Page } from "@playwright/test";
import { withDatabase } from "../helpers/database.ts";
import { channelAddress, signIn } from "../helpers/by-contract.ts";
import { closeCases, lineOf, goToReport } from "../helpers/handler.ts";
import { look } from "../helpers/look.ts";
import { openMail } from "../helpers/mailbox.ts";
import { expect, test } from "../helpers/people.ts";
import { DEMO, type Product } from "../helpers/product.ts";
import { submitReport } from "../helpers/report-by-contract.ts";
import { LABELS } from "../helpers/reporter.ts";

const MALIK = { ...DEMO, email: "malik.okafor@demo.example" };
const NIGHT = `{"name": "keep-retention", "data": {}, "policy": "short", "key": "", "retryLimit": 1, "retryDelay": 1,
  "retryBackoff": false, "retryDelayMax": 1, "expireInSeconds": 60, "heartbeatSeconds": 30}`;

/** Runs the nightly job, and resolves when it is through. */
const night = (product: Product) =>
  withDatabase(product, async (database) => {
    await database.query(`select enqueue_job($1::jsonb)`, [NIGHT]);
    await expect(async () => {
      const { rows } = await database.query(`select state from pgboss.job where name = 'keep-retention' and state <> 'completed'`);
      expect(rows).toEqual([]);
    }).toPass({ timeout: 30_000 });
  });
/** Lets days pass for a case: everything that counts lies so much further back. */
const pass = (product: Product, id: string, span: string) =>
  withDatabase(product, async (database) => {
    await database.query(`update reports set closed_at = closed_at - $2::interval where id = $1`, [id, span]);
    await database.query(`update retention_announcements set announced_at = announced_at - $2::interval where report_id = $1`, [id, span]);
    await database.query(
      `update retention_announcements a set day = a.day - (extract(epoch from $2::interval) / 86400)::int where report_id = $1`,
      [id, span],
    );
  });
async function deleteByTwo(page: Page, isSet: boolean): Promise<void> {
  await page.goto(paths.settings);
  await page.getByRole("checkbox", { name: "Löschen nur zu zweit" }).setChecked(isSet);
  await page.getByRole("button", { name: "Speichern" }).last().click();
  await expect(page.getByText("Sicherheitseinstellungen gespeichert", { exact: true })).toBeVisible();
}
const line = (page: Page, list: string, title: string) =>
  page.getByRole("list", { name: list }).getByRole("listitem").filter({ hasText: title });

test("§ 11 (5): three years after its end a case is announced, held, released, agreed to by a second person and deleted", async ({
  person,
  product,
}, info) => {
  test.slow();
  const [anna, malik, reporter] = [await person(), await person(), await person()];
  const desk = anna.page;
  const title = `Aufbewahrung ${randomUUID().slice(0, 8)}`;
  await signIn(desk, DEMO, null);
  await deleteByTwo(desk, true);
  const receipt = await submitReport(await channelAddress(anna.page), { title, description: "Die Spesen stimmen nicht." });
  await goToReport(desk, receipt, title);
  const id = new URL(desk.url()).pathname.split("/").at(-1)!;
  const card = desk.locator("section").filter({ has: desk.getByRole("heading", { name: "Aufbewahrung", exact: true }) });

  await test.step("the case says how long it is kept, and once it is closed until when", async () => {
    await expect(card).toContainText("3 Jahre ab Abschluss des Verfahrens");
    await desk.getByLabel("Status", { exact: true }).selectOption({ label: "Geschlossen" });
    await closeCases(desk, "Fall schließen?");
    await expect(card).toContainText(/Aufbewahrung bis .+: 3 Jahre nach dem Abschluss/);
  });

  await test.step("weeks before it stands on the list, and those responsible get a mail without a word of what", async () => {
    await pass(product, id, "1076 days");
    await night(product);
    await desk.goto(paths.retention);
    await expect(line(desk, "Löschung steht an", title)).toContainText("wartet auf Bestätigung");
    await expect(line(desk, "Löschung steht an", title)).toContainText(/noch (19|20) Tage/);
    await look(desk, "retention-list", info);
    const mail = await openMail(anna, DEMO.email, "Aufzeichnungen stehen zur Löschung an");
    await expect(mail.locator("body")).not.toContainText(title);
    await mail.close();
  });

  await test.step("a hold asks for a reason and an end, and keeps the case when its time is over", async () => {
    await line(desk, "Löschung steht an", title)
      .getByRole("link", { name: /sperren$/ })
      .click();
    const dialog = desk.getByRole("dialog", { name: "Aufbewahrungssperre setzen" });
    await dialog.getByRole("button", { name: "Aufbewahrungssperre setzen" }).click();
    await expect(dialog.getByText("Bitte nennen Sie einen Grund.")).toBeVisible();
    await expect(dialog.getByText("Bitte wählen Sie einen Tag zwischen morgen")).toBeVisible();
    await dialog.getByLabel("Warum muss der Fall länger bleiben?").fill("Kündigungsschutzklage, Termin im Herbst.");
    await dialog.getByLabel("Erneut prüfen bis").fill(addDays(berlinDay(new Date()), 90));
    await look(desk, "retention-hold-dialog", info);
    await dialog.getByRole("button", { name: "Aufbewahrungssperre setzen" }).click();
    await expect(dialog).toBeHidden();
    await expect(card).toContainText("Kündigungsschutzklage, Termin im Herbst.");
    await expect(card).toContainText("Zuständig: Anna Lindner");
    await look(desk, "retention-held", info);
    await pass(product, id, "40 days");
    await night(product);
    await desk.goto(paths.retention);
    await expect(line(desk, "Aufbewahrungssperren", title)).toContainText("prüfen bis");
    await look(desk, "retention-holds", info);
  });

  await test.step("lifted, it waits for the second person, and goes once that one has agreed", async () => {
    await line(desk, "Aufbewahrungssperren", title).getByRole("link").first().click();
    await card.getByRole("button", { name: "Aufheben" }).click();
    await desk.getByRole("alertdialog").getByRole("button", { name: "Aufheben" }).click();
    await expect(card.getByRole("button", { name: "Aufbewahrungssperre setzen" })).toBeVisible();
    await night(product);
    await desk.goto(paths.reports);
    await expect(lineOf(desk, title)).toBeVisible();

    await signIn(malik.page, MALIK, paths.retention);
    await expect(line(malik.page, "Löschung steht an", title)).toContainText(/seit \d+ Tagen abgelaufen/);
    await malik.page.getByRole("button", { name: "Liste bestätigen" }).click();
    await look(malik.page, "retention-confirm", info);
    await malik.page.getByRole("alertdialog").getByRole("button", { name: "Liste bestätigen" }).click();
    await expect(line(malik.page, "Löschung steht an", title)).toContainText("bestätigt von Malik Okafor");
    await expect(line(malik.page, "Löschung steht an", title)).toContainText("wird in der nächsten Nacht gelöscht");
    await night(product);
    await expect(line(malik.page, "Löschung steht an", title)).toHaveCount(0);
    await malik.page.reload();
    const record = line(malik.page, "Löschnachweise", "Frist abgelaufen");
    await expect(record.first()).toContainText("Dienst, zweite Person: Malik Okafor");
    await look(malik.page, "retention-records", info);
    await expect(lineOf(desk, title)).toHaveCount(0);
  });

  await test.step("the reporter's password opens nothing any more", async () => {
    reporter.expectComplaint(/401.*\/api\/public\/case\/login/);
    await reporter.page.goto(paths.portalCase("demo-company"));
    await reporter.page.getByLabel(LABELS.de.password, { exact: true }).fill(receipt.password);
    await reporter.page.getByRole("button", { name: LABELS.de.open }).click();
    await expect(reporter.page.getByRole("alert")).toBeVisible();
  });
  await deleteByTwo(desk, false);
});

test("two people hold the same case: the second is told whose hold runs, keeps the text, and replaces it knowingly", async ({
  person,
}, info) => {
  const [anna, malik] = [await person(), await person()];
  const title = `Sperre ${randomUUID().slice(0, 8)}`;
  const pages = [anna.page, malik.page] as const;
  await Promise.all([signIn(anna.page, DEMO, null), signIn(malik.page, MALIK, null)]);
  const receipt = await submitReport(await channelAddress(anna.page), { title, description: "Die Spesen stimmen nicht." });
  const cards = pages.map((page) =>
    page.locator("section").filter({ has: page.getByRole("heading", { name: "Aufbewahrung", exact: true }) }),
  );
  const ask = async (page: Page, index: 0 | 1, button: string, reason: string) => {
    await cards[index]!.getByRole("button", { name: button }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Warum muss der Fall länger bleiben?").fill(reason);
    await dialog.getByLabel("Erneut prüfen bis").fill(addDays(berlinDay(new Date()), 60));
    return dialog;
  };
  for (const page of pages) {
    await goToReport(page, receipt, title);
  }
  const dialog = await ask(anna.page, 0, "Aufbewahrungssperre setzen", "Klage vor dem Arbeitsgericht.");
  const theirs = await ask(malik.page, 1, "Aufbewahrungssperre setzen", "Prüfung durch die Revision.");
  await theirs.getByRole("button", { name: "Aufbewahrungssperre setzen" }).click();
  await expect(theirs).toBeHidden();

  await expect(dialog.getByText("Malik Okafor hat inzwischen eine andere Aufbewahrungssperre gesetzt")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Aufbewahrungssperre setzen" })).toBeDisabled();
  await look(anna.page, "hold-crossed", info);
  await dialog.getByRole("button", { name: "Durch meine Sperre ersetzen" }).click();
  await expect(dialog.getByLabel("Warum muss der Fall länger bleiben?")).toHaveValue("Klage vor dem Arbeitsgericht.");
  await malik.page.getByRole("button", { name: "Aufheben" }).click();
  const lift = malik.page.getByRole("alertdialog", { name: "Aufbewahrungssperre aufheben?" });
  await expect(lift).toBeVisible();
  await dialog.getByRole("button", { name: "Verlängern" }).click();
  await expect(dialog).toBeHidden();
  await expect(cards[0]!).toContainText("Klage vor dem Arbeitsgericht.");

  await expect(lift.getByText("Anna Lindner hat inzwischen eine andere Aufbewahrungssperre gesetzt")).toBeVisible();
  await expect(lift.getByRole("button", { name: "Aufheben" })).toBeDisabled();
  await look(malik.page, "hold-lift-crossed", info);
  await lift.getByRole("button", { name: "Abbrechen" }).click();
  await expect(cards[1]!).toContainText("Klage vor dem Arbeitsgericht.");
});
