import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { paths } from "@hz/contract/paths";
import { portalApi } from "@hz/contract/portal-paths";
import { channelOf, sealedReport } from "../../scripts/bench/reporters.ts";
import { channelAddress, newOffice } from "../helpers/by-contract.ts";
import { openReport } from "../helpers/handler.ts";
import { accept, invitationLink, invite, openPerson, PASSWORD } from "../helpers/invitation.ts";
import { look } from "../helpers/look.ts";
import { confirmAddress } from "../helpers/mailbox.ts";
import { expect, test } from "../helpers/people.ts";
import type { Product } from "../helpers/product.ts";

const FIRST = "Interne Meldestelle";
const SECOND = "Beschwerdestelle";
/** More than one batch of a renewal, so that there is a middle in which it can be paused. */
const REPORTS = 102;

const cardOf = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 2, name, exact: true }) });
const memberOf = (page: Page, department: string, name: string) => cardOf(page, department).getByRole("listitem").filter({ hasText: name });

/** Submits reports as the portal does; gives their titles, in their order. */
async function submitMany({ url }: Product, link: string, count: number): Promise<void> {
  const channel = await channelOf(url, link);
  for (let n = 0; n < count; n++) {
    const body = JSON.stringify({ ...(await sealedReport(channel, 50)), linkSuffix: link });
    const reply = await fetch(url + portalApi.submit, { method: "POST", headers: { "content-type": "application/json" }, body });
    expect(reply.status).toBe(200);
  }
}

/** Opens the newest report, or the oldest on the last page, and reads it. */
async function readOne(page: Page, which: "newest" | "oldest"): Promise<void> {
  // A page beyond the end leads to the last one.
  await page.goto(which === "newest" ? paths.reports : `${paths.reports}?seite=99`);
  await expect(page.getByText(`von ${REPORTS} Ergebnisse`)).toBeVisible();
  const link = page.getByRole("link", { name: /^HZ-\d+ anzeigen$/ });
  await (which === "newest" ? link.first() : link.last()).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Messung [0-9a-f]{8}$/ })).toBeVisible();
}

/** Holds what is asked for while reports are being sealed anew; gives how to let it go. */
async function holdReseal(page: Page): Promise<() => Promise<void>> {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => (letGo = resolve));
  const url = "**/api/departments/*/reseal*";
  await page.route(url, async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  return async () => {
    letGo();
    await page.unroute(url);
  };
}

test("a colleague who lacks a key, then is deleted while writing; the renewal after that pauses, goes on and is resumed elsewhere", async ({
  person,
  product,
}, info) => {
  const run = randomUUID().slice(0, 6);
  const [rosaName, emilName] = [`Rosa ${run}`, `Emil ${run}`];
  const [rosa, emil] = [await person(), await person()];
  const { page } = rosa;
  await newOffice(page, {
    email: `rosa.${run}@renewal.example`,
    password: PASSWORD,
    fullName: rosaName,
    companyName: `Erneuerung ${run} GmbH`,
  });
  const address = await channelAddress(rosa.page);
  await submitMany(product, /portal\/([^#]+)/.exec(address)![1]!, REPORTS);
  await confirmAddress(page, product, `rosa.${run}@renewal.example`);
  const emilEmail = `emil.${run}@renewal.example`;
  const code = await invite(page, { first: "Emil", last: run, email: emilEmail, role: "Fallbearbeitung" });
  await accept(emil.page, await invitationLink(product, emilEmail), code);
  await expect(emil.page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();

  await test.step("whoever lacks a department's key is told what and by whom, until it is granted", async () => {
    await page.goto(paths.departments);
    await page.getByRole("button", { name: "Abteilung anlegen" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Name der Abteilung").fill(SECOND);
    await dialog.getByRole("checkbox", { name: emilName }).check();
    await dialog.getByRole("button", { name: "Abteilung anlegen" }).click();
    await cardOf(page, SECOND).getByRole("button", { name: "Mitglied hinzufügen" }).click();
    await dialog.getByLabel("Person").selectOption({ label: rosaName });
    await expect(dialog).toContainText(
      "erst lesen, wenn ein Mitglied der Abteilung den Zugang freigibt. Sie selbst haben diesen Zugang nicht.",
    );
    await dialog.getByRole("button", { name: "Mitglied hinzufügen" }).click();
    const notice = page.getByText(`Ihnen fehlen noch Schlüssel: „${SECOND}“. Freigeben kann: ${emilName}`);
    await expect(notice).toBeVisible();
    await expect(memberOf(page, SECOND, rosaName)).toContainText("Freigabe ausstehend");
    await expect(memberOf(page, SECOND, rosaName).getByRole("button", { name: "Freigeben" })).toHaveCount(0);
    await expect(memberOf(page, FIRST, rosaName)).toContainText("Liest mit");
    await look(page, "access-part", info);

    const waits = emil.page.getByText(`${rosaName} wartet auf Freigabe.`);
    await expect(waits).toBeVisible();
    await emil.page.getByRole("button", { name: "Prüfen und freigeben" }).click();
    const release = emil.page.getByRole("dialog", { name: `${rosaName} freigeben` });
    await expect(release).toContainText(`Freigegeben wird: „${SECOND}“.`);
    await release.getByRole("button", { name: "Freigeben" }).click();
    await expect(waits).toBeHidden();
    await expect(notice).toBeHidden();
    await expect(memberOf(page, SECOND, rosaName)).toContainText("Liest mit");
  });

  await test.step("deleted while writing: the text stays and can be copied", async () => {
    emil.expectComplaint(/401/);
    await emil.page.goto(paths.reports);
    await openReport(
      emil.page,
      await emil.page
        .getByRole("row")
        .getByText(/^Messung/)
        .first()
        .innerText(),
    );
    const text = "Wir haben Ihre Messung geprüft und melden uns bis Freitag.";
    const answer = emil.page.getByLabel("Nachricht an die hinweisgebende Person");
    await answer.fill(text);
    await openPerson(page, emilName);
    await page.getByRole("button", { name: "Benutzer löschen" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Löschen" }).click();
    await expect(page.getByText("Der Benutzer wurde erfolgreich entfernt.").first()).toBeVisible();
    await expect(emil.page.getByText("Ihre Sitzung ist beendet", { exact: true })).toBeVisible({ timeout: 30_000 });
    await expect(answer).toHaveValue(text);
    await look(emil.page, "session-lost", info);
    await emil.context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await emil.page.getByRole("button", { name: "Text kopieren" }).click();
    expect(await emil.page.evaluate(() => navigator.clipboard.readText())).toContain(text);
    await emil.page.getByRole("button", { name: "Zur Anmeldung" }).click();
    await expect(emil.page.getByRole("heading", { level: 1, name: "Anmelden" })).toBeVisible();
  });

  const bar = (one: Page) => one.getByRole("progressbar", { name: "Erneuerung des Schlüssels" });
  const figures = (one: Page, done: number, total: number) => one.getByText(`${done} von ${total} Meldungen neu versiegelt`);

  await test.step("the renewal begins, says how far it is, and pauses after what it has begun", async () => {
    await page.goto(paths.departments);
    const due = "Jemand, der ihn kannte, gehört nicht mehr dazu, oder es gab einen neuen Kontoschlüssel.";
    await expect(cardOf(page, FIRST)).toContainText(due);
    await expect(cardOf(page, SECOND)).toContainText(due);
    const letGo = await holdReseal(page);
    await cardOf(page, FIRST).getByRole("button", { name: "Schlüssel erneuern" }).click();
    await expect(figures(page, 0, REPORTS)).toBeVisible();
    await expect(bar(page)).toHaveJSProperty("value", 0);
    await expect(bar(page)).toHaveJSProperty("max", REPORTS);
    await expect(cardOf(page, SECOND).getByRole("button", { name: "Schlüssel erneuern" })).toBeDisabled();
    await expect(cardOf(page, SECOND)).toContainText("In diesem Fenster wird gerade eine andere Abteilung erneuert.");
    await look(page, "renewal-running", info);
    await page.getByRole("button", { name: "Anhalten" }).click();
    await expect(page.getByRole("button", { name: "Wird angehalten …" })).toBeDisabled();
    await letGo();
    await expect(page.getByText("Angehalten. Alle Meldungen sind lesbar; Sie können jederzeit fortsetzen.")).toBeVisible();
    await expect(figures(page, 100, REPORTS)).toBeVisible();
    await expect(bar(page)).toHaveJSProperty("value", 100);
    await expect(cardOf(page, FIRST)).toContainText("2 offene Meldungen sind noch mit einem früheren Schlüssel versiegelt.");
  });

  const tab = await rosa.newTab();
  await test.step("half way every report opens, under the old key and the new one", async () => {
    await readOne(tab, "newest");
    await readOne(tab, "oldest");
  });

  await test.step("gone on and reloaded, it waits for whoever goes on; a pause in the last batch is the end", async () => {
    await holdReseal(page);
    await page.getByRole("button", { name: "Fortsetzen" }).click();
    await expect(figures(page, 0, 2)).toBeVisible();
    await page.reload();
    await expect(cardOf(page, FIRST).getByRole("button", { name: "Schlüssel erneuern" })).toBeEnabled();
    await page.close();

    await tab.goto(paths.dashboard);
    const notice = tab.getByText(`Der Schlüssel der Abteilung „${FIRST}“`);
    await expect(tab.getByText("2 offene Meldungen sind noch mit einem früheren Schlüssel versiegelt.")).toBeVisible();
    const letGo = await holdReseal(tab);
    await tab.getByRole("button", { name: "Schlüssel erneuern" }).first().click();
    await expect(figures(tab, 0, 2)).toBeVisible();
    await tab.getByRole("button", { name: "Anhalten" }).click();
    await letGo();
    await expect(
      tab.getByText(`Alle offenen Meldungen der Abteilung „${FIRST}“ sind mit dem neuen Schlüssel versiegelt.`).first(),
    ).toBeVisible();
    await expect(notice).toBeHidden();
    await tab.getByRole("button", { name: "Schlüssel erneuern" }).click();
    await expect(tab.getByText(`Alle offenen Meldungen der Abteilung „${SECOND}“`).first()).toBeVisible();
    await tab.goto(paths.departments);
    for (const name of [FIRST, SECOND]) {
      await expect(cardOf(tab, name)).toContainText("Nr. 2, beglaubigt bis");
      await expect(cardOf(tab, name)).toContainText("Nichts zu erneuern.");
    }
    await readOne(tab, "newest");
  });
});
