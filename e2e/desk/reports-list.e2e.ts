import { randomUUID } from "node:crypto";
import { Agent } from "node:http";
import { deskRoutes } from "@hz/contract/reports/desk";
import { authRoutes } from "@hz/contract/sign-in/auth";
import { paths } from "@hz/contract/paths";
import type { Locator, Page } from "@playwright/test";
import { channelOf, sealedReport, sendReport } from "../../scripts/bench/reporters.ts";
import { withDatabase } from "../helpers/database.ts";
import { channelAddress, newOffice, signIn } from "../helpers/by-contract.ts";
import { closeCases, fillSignIn, lineOf, openReport } from "../helpers/handler.ts";
import { hold } from "../helpers/hold.ts";
import { look } from "../helpers/look.ts";
import { DESKTOP, expect, PHONE, test } from "../helpers/people.ts";
import { DEMO, type Product } from "../helpers/product.ts";
import { returnToCase, submitReport } from "../helpers/report-by-contract.ts";
import { LABELS } from "../helpers/reporter.ts";

const searchOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const footer = (page: Page) => page.getByRole("navigation", { name: "Seiten der Liste" });
const titles = (page: Page) => page.getByRole("row").getByRole("link").filter({ hasNotText: "Anzeigen" });

async function sendReports(product: Product, address: string, names: string[]): Promise<void> {
  const channel = await channelOf(product.url, /portal\/([^#]+)/.exec(address)![1]!);
  const agent = new Agent({ keepAlive: true });
  for (const title of names)
    expect((await sendReport(agent, product.url, await sealedReport(channel, 100, [], undefined, title))).status).toBe(200);
  agent.destroy();
}

test("filters and order stand in the address, as chips that can be lifted, and survive reload and the way back", async ({
  person,
}, info) => {
  const { page } = await person();
  await signIn(page, DEMO, paths.reports);
  await expect(titles(page).first()).toBeVisible();

  await test.step("a card of a figure sets the status, and the footer counts what fits", async () => {
    const card = page.getByRole("link", { name: "Nur Meldungen mit Status „Neu“ zeigen" });
    await card.click();
    await expect.poll(() => searchOf(page)).toEqual({ status: "neu" });
    await expect(card).toHaveAttribute("aria-current", "true");
    const isCounted = async () => {
      const count = await page.getByRole("link", { name: /^HZ-\d+ anzeigen$/ }).count();
      return (await footer(page).innerText()).includes(`Zeigt 1 bis ${count} von ${count} Ergebnisse`);
    };
    await expect.poll(isCounted).toBe(true);
    await page.getByRole("button", { name: "Filter „Status: Neu“ entfernen" }).click();
    await expect.poll(() => searchOf(page)).toEqual({});
  });

  await test.step("several filters at once, and a column's order", async () => {
    const button = page.getByRole("button", { name: /^Filter/ }).first();
    await button.click();
    await page.getByLabel("Art", { exact: true }).selectOption("vertraulich");
    await page.getByLabel("Eingegangen", { exact: true }).selectOption("Letzte 90 Tage");
    await page.getByRole("button", { name: "Thema" }).click();
    await expect.poll(() => searchOf(page)).toEqual({ art: "vertraulich", zeitraum: "90", sortierung: "thema" });
    await expect(page.getByRole("columnheader", { name: "Thema" })).toHaveAttribute("aria-sort", "ascending");
    await expect(page.getByRole("img", { name: "Vertrauliche Meldung: Kontaktdaten liegen vor" }).first()).toBeVisible();
    const shown = async () => (await titles(page).allInnerTexts()).map((title) => title.trim());
    const { compare } = new Intl.Collator("de");
    const isOrdered = async () => {
      const now = await shown();
      return now.length > 1 && now.toSorted(compare).join() === now.join();
    };
    await expect.poll(isOrdered).toBe(true);
    const ordered = await shown();
    await look(page, "list-filters", info, {
      enter: async () => {
        await expect(
          page
            .getByText("Art: vertraulich")
            .or(page.getByRole("button", { name: /Art: vertraulich/ }))
            .first(),
        ).toBeVisible();
      },
    });

    await page.reload();
    await expect(page.getByRole("button", { name: /Filter „Eingegangen: Letzte 90 Tage“/ })).toBeVisible();
    await expect(page.getByRole("columnheader", { name: "Thema" })).toHaveAttribute("aria-sort", "ascending");
    await expect.poll(shown).toEqual(ordered);
    await page.goBack();
    await expect.poll(() => searchOf(page)).toEqual({ art: "vertraulich", zeitraum: "90" });
    await page.goForward();
    await expect.poll(() => searchOf(page)).toEqual({ art: "vertraulich", zeitraum: "90", sortierung: "thema" });
  });

  await test.step("every other filter leaves what it says, on a phone too, where the order is chosen beside them", async () => {
    await page.goto(paths.reports);
    await page.setViewportSize(PHONE);
    await page.getByRole("button", { name: "Filter", exact: true }).click();
    const fields = page.getByRole("search", { name: "Meldungen filtern" });
    const lines = page.getByRole("list", { name: "Meldungen", exact: true }).getByRole("article");
    const reset = page.getByRole("button", { name: "Filter zurücksetzen" }).first();
    for (const [field, option, shown] of [
      ["Kategorie", "Umwelt", "Umwelt"],
      ["Zugewiesen an", "Malik Okafor", "Malik Okafor"],
      ["Status", "Geschlossen oder gelöst", /Geschlossen|Gelöst/],
    ] as const) {
      await fields.getByLabel(field, { exact: true }).selectOption(option);
      await expect(reset).toBeVisible();
      await expect.poll(() => lines.count()).toBeGreaterThan(0);
      await expect(lines.filter({ hasNotText: shown })).toHaveCount(0);
      await reset.click();
    }
    for (const field of ["Meldekanal", "Abteilung"]) {
      const all = await footer(page).innerText();
      await fields.getByLabel(field, { exact: true }).selectOption({ index: 1 });
      await expect(reset).toBeVisible();
      await expect(footer(page)).toHaveText(all);
      await reset.click();
    }
    await fields.getByLabel("Sortieren nach").selectOption("Status, absteigend");
    await expect.poll(() => searchOf(page)).toEqual({ sortierung: "-status" });
    await expect(lines.first()).toContainText(/Geschlossen|Gelöst/);
    await look(page, "list-filters-phone", info, { sizes: [PHONE] });
  });

  await test.step("where nothing fits, one button leads back; what makes no sense in the address is no filter", async () => {
    await page.goto(`${paths.reports}?bis=2001-01-01&zugewiesen=mir`);
    await expect(page.getByRole("heading", { name: "Keine Meldung passt" })).toBeVisible();
    await look(page, "list-nothing-fits", info, { sizes: [PHONE] });
    await page.getByRole("button", { name: "Filter zurücksetzen" }).last().click();
    await expect.poll(() => searchOf(page)).toEqual({});
    await page.goto(`${paths.reports}?status=quatsch&von=gestern&sortierung=egal&art=geheim`);
    await expect(titles(page).first()).toBeVisible();
    await expect(page.getByRole("list", { name: "Gesetzte Filter" })).toBeHidden();
  });
});

test("new reports are unread until they are opened; several are chosen and assigned at once; a word of a message is found", async ({
  person,
  product,
}, info) => {
  const owner = await person();
  const { page, expectComplaint } = owner;
  const id = randomUUID().slice(0, 8);
  await newOffice(
    page,
    { email: `liste-${id}@werk.example`, password: "Neun Reiher am Fluss", fullName: "Lisa Liste" },
    { isCodeLeft: true },
  );
  const address = await channelAddress(owner.page);
  const names = ["Kantine eins", "Kantine zwei", "Kantine drei", "Kantine vier"];
  await sendReports(product, address, names);

  const reporter = await person();
  const receipt = await submitReport(address, { title: "Werkstor offen", description: "Das Tor steht nachts offen." });
  await returnToCase(reporter.page, receipt);

  const entry = page.getByRole("navigation", { name: "Navigation" }).or(page.locator("aside")).getByText("5 ungelesene Meldungen");
  await page.goto(paths.reports);
  const line = lineOf(page, "Werkstor offen");
  await expect(line.getByText("Ungelesen")).toBeAttached();
  await expect(entry.first()).toBeAttached();

  await test.step("opening a case makes it read; what the reporter writes then makes it unread, with a mark in the thread", async () => {
    await openReport(page, "Werkstor offen");
    await expect(page.getByText("Meldekanal, automatisch")).toBeVisible();
    await page.getByRole("link", { name: "Meldungen", exact: true }).first().click();
    await expect(line.getByText("Ungelesen")).toHaveCount(0);
    await reporter.page.getByLabel(LABELS.de.message).fill("Der Wachmann heißt vermutlich Strömgren und raucht.");
    await reporter.page.getByRole("button", { name: LABELS.de.send }).click();
    await expect(line.getByText("Ungelesen")).toBeAttached();
    await look(page, "list-unread", info);
  });

  await test.step("a word that only stands in a message is found with its place", async () => {
    await page.getByRole("searchbox").fill("stromgren");
    await expect(page.getByRole("heading", { name: "Nichts gefunden" })).toBeVisible();
    expectComplaint(/ERR_FAILED/);
    await page.route("**/api/reports/texts", (route) => route.abort());
    await page.getByRole("checkbox", { name: "Auch in Beschreibungen und Nachrichten suchen" }).check();
    await expect(page.getByText("Die Suche in Beschreibungen und Nachrichten wurde unterbrochen: 0 von 5", { exact: false })).toBeVisible();
    await page.unroute("**/api/reports/texts");
    await page.getByRole("button", { name: "Erneut versuchen" }).click();
    await expect(line.locator("mark")).toHaveText("Strömgren");
    await expect(line).toContainText("Nachricht: Der Wachmann heißt vermutlich");
    await expect(page.getByText("5 von 5 Meldungen durchsucht")).toBeVisible();
    await expect.poll(() => searchOf(page)).toEqual({ suche: "stromgren", texte: "ja" });
    await look(page, "list-text-hit", info);
    await page.getByRole("searchbox").press("Escape");
  });

  await test.step("the mark stands above the first new message, and is gone at the next opening", async () => {
    // Read is said once, of the thread as it is now: the one in memory from before ends earlier, and would count as all there is.
    const read: unknown[] = [];
    page.on("request", (request) => request.url().endsWith("/read") && read.push(request.postDataJSON()));
    await openReport(page, "Werkstor offen");
    await expect(page.getByRole("listitem").filter({ hasText: /^Neu$/ })).toBeVisible();
    await expect.poll(() => read).toEqual([{ lastMessageId: expect.any(String) }]);
    await look(page, "list-new-mark", info, { sizes: [DESKTOP] });
    await page.getByRole("link", { name: "Meldungen", exact: true }).first().click();
    await expect(line.getByText("Ungelesen")).toHaveCount(0);
    await openReport(page, "Werkstor offen");
    await expect(page.getByText("Strömgren")).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: /^Neu$/ })).toHaveCount(0);
    await page.getByRole("link", { name: "Meldungen", exact: true }).first().click();
  });

  await test.step("a range with Shift, a failed change that says so, and then assigning", async () => {
    const box = (title: string) => lineOf(page, title).getByRole("checkbox");
    await box("Kantine vier").check();
    await box("Kantine eins").click({ modifiers: ["Shift"] });
    const bar = page.getByRole("region", { name: "Ausgewählte Meldungen" });
    await expect(bar).toContainText("4 ausgewählt");
    await look(page, "list-selected", info);
    await page.route("**/api/reports", (route) => (route.request().method() === "PUT" ? route.abort() : route.fallback()));
    const assign = async () => {
      await bar.getByRole("button", { name: "Zuweisen an" }).click();
      await page.getByRole("menuitem", { name: "Lisa Liste" }).click();
    };
    await assign();
    await expect(
      page.getByRole("listitem").getByText("Nicht alle Meldungen konnten geändert werden: 0 von 4 sind geändert."),
    ).toBeVisible();
    await expect(bar).toContainText("4 ausgewählt");
    // While somebody is at it, it stays.
    await page.keyboard.press("F8");
    await expect(page.getByRole("region", { name: "Mitteilungen (F8)" }).getByRole("list")).toBeFocused();
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      // There the bar stands highest.
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await expect.poll(() => liesAbove(page.getByRole("listitem").filter({ hasText: "Nicht alle Meldungen" }), bar)).toBe(true);
    }
    await page.unroute("**/api/reports");
    await assign();
    await expect(page.getByText("4 Meldungen geändert", { exact: true })).toBeVisible();
    for (const title of names) await expect(lineOf(page, title)).toContainText("Lisa Liste");
    await expect(bar).toBeHidden();
  });

  await test.step("closing several asks first", async () => {
    await page.getByRole("checkbox", { name: "Alle dieser Seite auswählen" }).check();
    await page.getByRole("button", { name: "Status setzen" }).click();
    await page.getByRole("menuitem", { name: "Geschlossen" }).click();
    await closeCases(page, "5 Meldungen schließen?");
    await expect(page.getByText("5 Meldungen geändert", { exact: true })).toBeVisible();
    await expect(page.getByRole("row").filter({ hasText: "Geschlossen" })).toHaveCount(5);
  });
});

/** Whether one thing on the screen ends above where the other begins. */
async function liesAbove(upper: Locator, lower: Locator): Promise<boolean> {
  const [one, other] = [await upper.boundingBox(), await lower.boundingBox()];
  return one!.y + one!.height <= other!.y;
}

test("what a colleague has changed is not changed with others; texts are found again after the session was taken up", async ({
  person,
  product,
}, info) => {
  const owner = await person();
  const { page, expectComplaint } = owner;
  const email = `zugleich-${randomUUID().slice(0, 8)}@werk.example`;
  await newOffice(page, { email, password: "Neun Reiher am Fluss", fullName: "Zoe Zugleich" }, { isCodeLeft: true });
  const address = await channelAddress(owner.page);
  await sendReports(product, address, ["Kantine eins", "Kantine zwei"]);
  await submitReport(address, { title: "Werkstor offen", description: "Der Wachmann fehlt nachts." });
  await page.goto(paths.reports);
  await expect(lineOf(page, "Kantine eins")).toBeVisible();

  await test.step("what a colleague has changed meanwhile stays as it is, selected and named", async () => {
    await page.getByRole("checkbox", { name: "Alle dieser Seite auswählen" }).check();
    const shown = lineOf(page, "Kantine eins").getByRole("link", { name: /^HZ-\d+ anzeigen$/ });
    const [crossed] = new URL((await shown.getAttribute("href"))!, page.url()).pathname.split("/").slice(-1);
    const number = /HZ-\d+/.exec((await shown.getAttribute("aria-label")) ?? (await shown.innerText()))![0];
    const bar = page.getByRole("region", { name: "Ausgewählte Meldungen" });
    // Done before, a list that is read once more at this moment would know of it.
    const change = await hold(page, `**${deskRoutes.updateSeveral.path}`, deskRoutes.updateSeveral.method);
    await bar.getByRole("button", { name: "Status setzen" }).click();
    await page.getByRole("menuitem", { name: "In Bearbeitung" }).click();
    await change.sent;
    await withDatabase(product, (database) => database.query("update reports set status = 'open' where id = $1", [crossed]));
    change.letGo();
    await expect(
      page.getByText(`1 Meldung hat jemand inzwischen geändert, sie bleibt so und ist noch ausgewählt: ${number}.`),
    ).toBeVisible();
    await expect(bar).toContainText("1 ausgewählt");
    await look(page, "list-refused-changed", info);
    // It shows by now what the colleague chose, and who knows that may change it.
    await expect(lineOf(page, "Kantine eins")).toContainText("Offen");
    await bar.getByRole("button", { name: "Status setzen" }).click();
    await page.getByRole("menuitem", { name: "In Bearbeitung" }).click();
    await expect(page.getByText("1 Meldung geändert", { exact: true })).toBeVisible();
    await expect(bar).toBeHidden();
  });

  await test.step("texts that were read before the session was taken up again are read anew, and found", async () => {
    const search = async (word: string) => {
      await page.getByRole("searchbox").fill(word);
      await page.getByRole("checkbox", { name: "Auch in Beschreibungen und Nachrichten suchen" }).check();
      await expect(lineOf(page, "Werkstor offen").locator("mark")).toHaveText(word);
    };
    await search("Wachmann");
    await openReport(page, "Werkstor offen");
    const answer = page.getByLabel("Nachricht an die hinweisgebende Person");
    await answer.fill("Ein Entwurf hält die Seite.");
    expectComplaint(/401/);
    await page.evaluate(async (path) => {
      await fetch(path, { method: "POST", headers: { authorization: `Bearer ${localStorage.getItem("authToken")}` } });
    }, authRoutes.signOut.path);
    await expect(page.getByText("Ihre Sitzung ist beendet", { exact: true })).toBeVisible({ timeout: 30_000 });
    const tab = await owner.newTab();
    await tab.goto(paths.signIn);
    await fillSignIn(tab, { email, password: "Neun Reiher am Fluss" });
    await expect(tab.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
    await expect(page.getByText("Sie sind wieder angemeldet", { exact: true })).toBeVisible();
    await tab.close();
    await answer.fill("");
    await page.getByRole("link", { name: "Meldungen", exact: true }).first().click();
    await search("nachts");
  });
});
