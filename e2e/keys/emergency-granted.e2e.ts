import { paths } from "@hz/contract/paths";
import type { Page, TestInfo } from "@playwright/test";
import { whileChanged, withDatabase } from "../helpers/database.ts";
import { channelAddress, signIn } from "../helpers/by-contract.ts";
import { openReport } from "../helpers/handler.ts";
import { look } from "../helpers/look.ts";
import { openResetLink } from "../helpers/password-reset.ts";
import { expect, test } from "../helpers/people.ts";
import { DEMO, type Product, startProduct } from "../helpers/product.ts";
import { submitReport } from "../helpers/report-by-contract.ts";

const MALIK = { email: "malik.okafor@demo.example", password: DEMO.password };
const SECOND = "Beschwerdestelle";
const STANDS_IN = "Unabhängige Vertretung";

/** As if a report lay with the second department: its newest one, whose other keys nobody looks at meanwhile. */
const MOVED = `create table moved_before as select r.id, r.department_id, r.epoch from reports r join departments d on d.account_id = r.account_id
    where d.name = '${SECOND}' order by r.created_at desc limit 1;
  update reports r set department_id = d.id, epoch = 1 from departments d
    where d.name = '${SECOND}' and d.account_id = r.account_id and r.id in (select id from moved_before)`;
const MOVED_BACK = `update reports r set department_id = b.department_id, epoch = b.epoch from moved_before b where b.id = r.id;
  drop table moved_before`;

/** The demo of this file alone: it makes an emergency key and a department. */
let own: Product;
test.beforeAll(async () => {
  own = await startProduct();
});
test.afterAll(() => own.stop());

const lineOf = (page: Page) =>
  page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 2, name: SECOND, exact: true }) })
    .getByRole("listitem")
    .filter({ hasText: "Notfallschlüssel" });

/** A reporter of the demo's channel sends a report. */
async function submit(address: string, title: string): Promise<void> {
  await submitReport(address, { title, description: "Es geht um den Verlust des Ausdrucks." });
}

/** The print-out is lost as well: the emergency key ends, and with it what only it opened. */
async function endLost(page: Page, info: TestInfo): Promise<void> {
  await page.getByRole("button", { name: "Der Ausdruck ist verloren" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Ist der Ausdruck wirklich verloren?" });
  await expect(dialog.getByText(/^Sehen Sie noch einmal im Tresor nach/)).toBeVisible();
  await expect(dialog.getByText(`Für die Meldestelle endgültig verschlossen wird, was nur er öffnet, in: ${SECOND}`)).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Notfallschlüssel löschen" })).toBeDisabled();
  await look(page, "emergency-printout-lost", info);
  await dialog.getByRole("checkbox", { name: /^Der Ausdruck ist nicht zu finden/ }).check();
  await dialog.getByRole("button", { name: "Notfallschlüssel löschen" }).click();
  await expect(page.getByRole("heading", { name: "Noch kein Notfallschlüssel" })).toBeVisible();
}

test("the emergency key lacks a department that its maker does not read, until a member grants it", async ({ person }, info) => {
  const at = { baseURL: own.url };
  const [anna, malik] = [await person(at), await person(at)];
  await signIn(anna.page, DEMO, null);
  await signIn(malik.page, MALIK);
  const { page } = anna;
  await page.goto(paths.departments);
  await page.getByRole("button", { name: "Abteilung anlegen" }).click();
  const dialog = page.getByRole("dialog", { name: "Abteilung anlegen" });
  await dialog.getByLabel("Name der Abteilung").fill(SECOND);
  await dialog.getByRole("checkbox", { name: "Malik Okafor" }).check();
  await dialog.getByRole("button", { name: "Abteilung anlegen" }).click();
  await expect(dialog).toBeHidden();

  await page.goto(paths.emergencyKey);
  await page.getByRole("button", { name: "Notfallschlüssel erzeugen" }).click();
  const code = await page.getByRole("code").innerText();
  await page.getByLabel("Die letzten beiden Gruppen des Codes").fill(code.slice(-9));
  await page.getByRole("checkbox", { name: "Ich habe den Code gedruckt oder gespeichert und sicher verwahrt." }).check();
  await page.getByRole("button", { name: "Notfallschlüssel aktivieren" }).click();
  // What stands in for the office lies in nobody else's hands either.
  await expect(page.getByText(`Er fehlt für: ${STANDS_IN}, ${SECOND}`)).toBeVisible();
  await look(page, "emergency-lacks", info);

  // Whoever reads there alone, and goes to the safe before they have granted it anything, is told what that loses.
  await whileChanged(own, MOVED, MOVED_BACK, async () => {
    const lost = await person(at);
    await openResetLink(lost.page, own, MALIK.email);
    await lost.page.getByRole("radio", { name: /Notfallschlüssel/ }).check();
    await expect(lost.page.getByText(/öffnet er Ihnen nur einen Teil/)).toBeVisible();
    await expect(lost.page.getByText(/^Was der Notfallschlüssel nicht öffnet und sonst niemand lesen kann/)).toBeVisible();
    await lost.page.getByRole("button", { name: "Passwort zurücksetzen" }).click();
    await expect(lost.page.getByText("Bitte bestätigen Sie, dass Sie das verstanden haben.")).toBeVisible();
    await look(lost.page, "emergency-reset-loses", info);
  });

  await expect(malik.page.getByText(`Der Notfallschlüssel öffnet nicht alle Meldungen der Abteilung „${SECOND}“.`)).toBeVisible();
  await look(malik.page, "emergency-granted", info);
  await malik.page.getByRole("button", { name: "Notfallschlüssel freigeben" }).click();
  await expect(malik.page.getByText("Er öffnet jetzt alle Meldungen dieser Abteilung.").first()).toBeVisible();
  await expect(malik.page.getByRole("button", { name: "Notfallschlüssel freigeben" })).toHaveCount(0);
  await expect(page.getByText(`Er fehlt für: ${STANDS_IN}`, { exact: true })).toBeVisible();
  await page.goto(paths.departments);
  await expect(lineOf(page)).toContainText("Öffnet alle Meldungen");

  // What comes in from now on goes there.
  const address = await channelAddress(anna.page);
  await withDatabase(own, (database) =>
    database.query("update channels c set department_id = d.id from departments d where d.account_id = c.account_id and d.name = $1", [
      SECOND,
    ]),
  );
  await submit(address, "Vor dem Verlust");

  // Whoever alone read there loses that key: what is left lies in the safe, and must not go with a new print-out.
  await withDatabase(own, (database) =>
    database.query(
      `delete from grants g using users u, departments d where u.email = $1 and g.to_user_id = u.id and d.name = $2
        and d.account_id = g.account_id and g.department_id = d.id`,
      [MALIK.email, SECOND],
    ),
  );
  await page.goto(paths.emergencyKey);
  await expect(page.getByText(`Nur noch er hat einen Schlüssel von: ${SECOND}`)).toBeVisible();
  for (const name of ["Erneuern", "Löschen"]) await expect(page.getByRole("button", { name, exact: true })).toHaveCount(0);
  await look(page, "emergency-alone", info);
  await malik.page.goto(paths.reports);
  const closed = malik.page.getByRole("row").filter({ hasText: "Nicht lesbar: Freigabe ausstehend" }).first();
  await closed.getByRole("link", { name: /^HZ-\d+ anzeigen$/ }).click();
  await expect(malik.page.getByText(/^Ist auch der Ausdruck verloren, wenden Sie sich an/)).toBeVisible();
  await look(malik.page, "waits-for-printout", info);
  await endLost(page, info);
  await expect(malik.page.getByRole("heading", { level: 1, name: "Endgültig verschlossen" })).toBeVisible();

  const refused = await person(at);
  await refused.page.goto(address);
  await expect(refused.page.getByText("Die Meldestelle nimmt zurzeit keine Meldungen an")).toBeVisible();
  await page.goto(paths.departments);
  await page.getByRole("button", { name: "Schlüssel erneuern" }).first().click();
  await expect(page.getByText("Schlüssel erneuert").or(page.getByText("Neuer Schlüssel erzeugt")).first()).toBeVisible();
  await submit(address, "Nach dem Verlust");
  await malik.page.goto(paths.reports);
  await openReport(malik.page, "Nach dem Verlust");
});
