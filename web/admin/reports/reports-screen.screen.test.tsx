import { deskRoutes } from "@hz/contract/reports/desk";
import { paths } from "@hz/contract/paths";
import { expect, test } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { answers, holdNext, offline, sentTo } from "../../testing/answers.ts";
import { DESKTOP, look, PHONE } from "../../testing/look.ts";
import { MALIK, mountWithKeys } from "../../testing/keys.ts";
import { answerReports, aReport, CATEGORIES, keepsChanges, type Sealed } from "../../testing/reports.ts";
import { button, field, gone, said, seen, shownToast } from "../../testing/see.ts";

const footer = page.getByRole("navigation", { name: "Seiten der Liste" });
const search = () => Object.fromEntries(new URLSearchParams(location.search));
const shows = page.getByRole("link", { name: /^HZ-\d+ anzeigen$/ });
/** A line of the list, a row or on phones a card, with this title. */
const line = (title: string) => page.getByRole("row").or(page.getByRole("article")).filter({ hasText: title });
const titles = () => page.getByRole("row").getByRole("link").filter({ hasNotText: "Anzeigen" });
const fields = page.getByRole("search", { name: "Meldungen filtern" });
const toggle = button(/^Filter/).first();
const bar = page.getByRole("region", { name: "Ausgewählte Meldungen" });
const words = page.getByRole("searchbox");
const inTexts = page.getByRole("checkbox", { name: "Auch in Beschreibungen und Nachrichten suchen" });

const today = new Date().toISOString();
const aDesk = (): Promise<Sealed[]> =>
  Promise.all([
    aReport("Ölspur am Fluss", { number: 6, category: CATEGORIES[0]!.id, reportType: "confidential", createdAt: today, receivedAt: today }),
    aReport("Zahlung an Unbekannt", { number: 5, reportType: "confidential", createdAt: today, receivedAt: today }),
    aReport("Abfall im Hof", { number: 4, reportType: "confidential", status: "in_progress", createdAt: today, receivedAt: today }),
    aReport("Barkasse leer", { number: 3, category: CATEGORIES[1]!.id, assignedTo: MALIK.userId, status: "in_progress" }),
    aReport("Werkstor offen", { number: 2, status: "closed", closedAt: today, outcome: "not-confirmed" }),
    aReport("Kantine kalt", { number: 1, reportType: "confidential", status: "resolved", closedAt: today }),
  ]);

test("filters and order stand in the address, as chips that can be lifted, and survive reload and the way back", async () => {
  answerReports(...(await aDesk()));
  mountWithKeys(paths.reports);
  const card = page.getByRole("link", { name: "Nur Meldungen mit Status „Neu“ zeigen" });
  await card.click();
  await expect.poll(search).toEqual({ status: "neu" });
  await expect.element(card).toHaveAttribute("aria-current", "true");
  await expect.element(shows).toHaveLength(2);
  await expect.element(footer).toMatchTextContent(/Zeigt 1 bis 2 von 2 Ergebnisse/);
  await button("Filter „Status: Neu“ entfernen").click();
  await expect.poll(search).toEqual({});

  await toggle.click();
  await field("Art").selectOptions("vertraulich");
  await field("Eingegangen").selectOptions("Letzte 90 Tage");
  await button("Thema").click();
  const chosen = { art: "vertraulich", zeitraum: "90", sortierung: "thema" };
  await expect.poll(search).toEqual(chosen);
  const head = page.getByRole("columnheader", { name: "Thema" });
  await expect.element(head).toHaveAttribute("aria-sort", "ascending");
  await seen(page.getByRole("img", { name: "Vertrauliche Meldung: Kontaktdaten liegen vor" }).first());
  const ordered = ["Abfall im Hof", "Ölspur am Fluss", "Zahlung an Unbekannt"];
  const shown = () =>
    titles()
      .elements()
      .map((title) => title.textContent.trim());
  await expect.poll(shown).toEqual(ordered);
  await look("list-filters");

  mountWithKeys(paths.reports + location.search);
  await seen(button(/Filter „Eingegangen: Letzte 90 Tage“/));
  await expect.element(head).toHaveAttribute("aria-sort", "ascending");
  await expect.poll(shown).toEqual(ordered);
  history.back();
  await expect.poll(search).toEqual({ art: "vertraulich", zeitraum: "90" });
  history.forward();
  await expect.poll(search).toEqual(chosen);
});

test("every filter leaves what it says, on a phone too, where the order is chosen beside them", async () => {
  answerReports(...(await aDesk()));
  await page.viewport(PHONE.width, PHONE.height);
  mountWithKeys(paths.reports);
  await toggle.click();
  const cards = page.getByRole("list", { name: "Meldungen", exact: true }).getByRole("article");
  const reset = button("Filter zurücksetzen").first();
  for (const [name, option, numbers] of [
    ["Kategorie", "Umwelt", [6]],
    ["Zugewiesen an", "Malik Okafor", [3]],
    ["Status", "Geschlossen oder gelöst", [2, 1]],
    ["Meldekanal", "Interne Meldestelle", [6, 5, 4, 3, 2, 1]],
    ["Abteilung", "Interne Meldestelle", [6, 5, 4, 3, 2, 1]],
  ] as const) {
    await field(name, fields).selectOptions(option);
    await seen(reset);
    const numbersOf = () => shows.elements().map((link) => Number(/\d+/.exec(link.getAttribute("aria-label")!)![0]));
    await expect.poll(numbersOf).toEqual(numbers);
    await reset.click();
  }
  await field("Sortieren nach", fields).selectOptions("Status, absteigend");
  await expect.poll(search).toEqual({ sortierung: "-status" });
  await expect.element(cards.first()).toMatchTextContent(/Geschlossen|Gelöst/);
  await look("list-filters-phone", { sizes: [PHONE] });
});

test("where nothing fits, one button leads back; what makes no sense in the address is no filter; a number alone finds its report", async () => {
  answerReports(...(await aDesk()));
  mountWithKeys(`${paths.reports}?bis=2001-01-01&zugewiesen=mir`);
  await seen(page.getByRole("heading", { name: "Keine Meldung passt" }));
  await look("list-nothing-fits", { sizes: [PHONE] });
  await button("Filter zurücksetzen").last().click();
  await expect.poll(search).toEqual({});
  mountWithKeys(`${paths.reports}?status=quatsch&von=gestern&sortierung=egal&art=geheim`);
  await seen(titles().first());
  await gone(page.getByRole("list", { name: "Gesetzte Filter" }));
  await words.fill("4");
  await expect.element(shows).toHaveLength(1);
  await seen(page.getByRole("link", { name: "HZ-4 anzeigen" }));
});

const NAMES = ["Kantine eins", "Kantine zwei", "Kantine drei", "Kantine vier"];
/** Opens the list of an office with four reports and one that its reporter has written to. */
async function openFive() {
  const message = "Der Wachmann heißt vermutlich Strömgren und raucht.";
  const gate = aReport("Werkstor offen", { number: 5, unread: true }, { description: "Das Tor steht nachts offen.", messages: [message] });
  const others = NAMES.map((title, at) => aReport(title, { number: at + 1, unread: true }));
  const office = answerReports(...(await Promise.all([gate, ...others.toReversed()])));
  mountWithKeys(paths.reports);
  await seen(line("Werkstor offen"));
  return office;
}

test("what is unread says so, in the list and beside its way there; a word that only stands in a message is found with its place", async () => {
  await openFive();
  await expect.element(line("Werkstor offen").getByText("Ungelesen")).toBeInTheDocument();
  await expect.element(page.getByText("5 ungelesene Meldungen").first()).toBeInTheDocument();
  await look("list-unread");
  await words.fill("stromgren");
  await seen(page.getByRole("heading", { name: "Nichts gefunden" }));
  const lost = holdNext(deskRoutes.texts);
  await inTexts.click();
  lost.lose();
  await seen(page.getByText(/Die Suche in Beschreibungen und Nachrichten wurde unterbrochen: 0 von 5/));
  await button("Erneut versuchen").click();
  await expect.element(line("Werkstor offen").getByCss("mark")).toHaveTextContent("Strömgren");
  await expect.element(line("Werkstor offen")).toMatchTextContent(/Nachricht: Der Wachmann heißt vermutlich/);
  await seen(page.getByText("5 von 5 Meldungen durchsucht"));
  await expect.poll(search).toEqual({ texte: "ja" });
  await look("list-text-hit");
  words.element().focus();
  await userEvent.keyboard("{Escape}");
  await expect.element(shows).toHaveLength(5);
});

/** Whether one thing on the screen ends above where the other begins. */
const liesAbove = (upper: Locator, lower: Locator) =>
  upper.element().getBoundingClientRect().bottom <= lower.element().getBoundingClientRect().top;
const box = (title: string) => line(title).getByRole("checkbox");
const all = page.getByRole("checkbox", { name: "Alle dieser Seite auswählen" });
async function set(status: string): Promise<void> {
  await button("Status setzen", bar).click();
  await page.getByRole("menuitem", { name: status }).click();
}

test("several are chosen with Shift; a change that fails says so above what started it, and then they are assigned at once", async () => {
  const office = await openFive();
  await box("Kantine vier").click({ force: true });
  await box("Kantine eins").click({ force: true, modifiers: ["Shift"] });
  await expect.element(bar).toMatchTextContent(/4 ausgewählt/);
  await look("list-selected");
  const assign = async () => {
    await button("Zuweisen an", bar).click();
    await page.getByRole("menuitem", { name: "Malik Okafor" }).click();
  };
  answers(deskRoutes.updateSeveral, offline);
  await assign();
  const failure = shownToast("Nicht alle Meldungen konnten geändert werden: 0 von 4 sind geändert.");
  await seen(failure);
  await expect.element(bar).toMatchTextContent(/4 ausgewählt/);
  // While somebody is at it, it stays.
  await userEvent.keyboard("{F8}");
  await expect.element(page.getByRole("region", { name: "Mitteilungen (F8)" }).getByRole("list")).toHaveFocus();
  for (const { width, height } of [PHONE, DESKTOP]) {
    await page.viewport(width, height);
    // There the bar stands highest.
    scrollTo(0, document.body.scrollHeight);
    await expect.poll(() => liesAbove(failure, bar)).toBe(true);
  }
  await userEvent.keyboard("{Escape}");
  await gone(failure);
  keepsChanges(office);
  await assign();
  await said("4 Meldungen geändert");
  for (const title of NAMES) await expect.element(line(title)).toMatchTextContent(/Malik Okafor/);
  await gone(bar);
});

test("closing several asks first", async () => {
  const office = await openFive();
  await all.click({ force: true });
  await set("Geschlossen");
  const dialog = page.getByRole("dialog", { name: "5 Meldungen schließen?" });
  await dialog.getByRole("radio", { name: "Nicht bestätigt" }).click();
  await dialog.getByRole("radio", { name: "Die hinweisgebende Person ist anonym und nicht erreichbar" }).click();
  await button("Schließen", dialog).click();
  await said("5 Meldungen geändert");
  expect(sentTo(deskRoutes.updateSeveral)[0]!.body).toMatchObject({
    ids: office.rows.map(({ id }) => id),
    status: "closed",
    closure: { outcome: "not-confirmed", noFeedbackReason: "unreachable" },
  });
  await expect.element(page.getByRole("row").filter({ hasText: "Geschlossen" })).toHaveLength(5);
});

test("what a colleague has changed meanwhile stays as it is, selected and named; who knows that may change it", async () => {
  const office = await openFive();
  await all.click({ force: true });
  const change = holdNext(deskRoutes.updateSeveral);
  await set("In Bearbeitung");
  await change.sent;
  office.rows.find(({ number }) => number === 1)!.status = "open";
  change.letGo();
  await seen(page.getByText("1 Meldung hat jemand inzwischen geändert, sie bleibt so und ist noch ausgewählt: HZ-1."));
  await expect.element(bar).toMatchTextContent(/1 ausgewählt/);
  await look("list-refused-changed");
  await expect.element(line("Kantine eins")).toMatchTextContent(/Offen/);
  await set("In Bearbeitung");
  await said("1 Meldung geändert");
  await gone(bar);
});
