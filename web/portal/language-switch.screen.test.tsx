import type { PortalChannel } from "@hz/contract/channels/channels";
import { inEachLanguage, type PageLanguage, spokenIn } from "@hz/contract/languages";
import { reportRoutes } from "@hz/contract/reports/reports";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answers, holdNext, refused } from "../testing/answers.ts";
import { closeLanguages } from "./language-list.ts";
import { leaveByEscape } from "./quick-exit.ts";
import { textsOfPage } from "./texts-of-page.ts";
import { openPortal, servesPage } from "../testing/portal.tsx";
import { choose, fillForm, openCase, receipt, textFile } from "../testing/portal-acts.ts";
import { hasCase, opened, reportingOffice, sentBefore, takesReports } from "../testing/reporting-office.ts";
import { button, field, seen } from "../testing/see.ts";

const office = await reportingOffice();
const { fragment } = office;
const said = { name: "x", content: { type: "doc" as const, content: [] } };
const channel: PortalChannel = { ...office.channel, languages: { de: said, en: said }, defaultLanguage: "de" };
const ID = "00000000-0000-4000-8000-000000000077";
const german = { channel, categories: [{ id: ID, name: "Geldwäsche & „Betrug“", description: "" }] };
const english = { channel, categories: [{ id: ID, name: `Laundering <b> & "fraud" isn't`, description: "" }] };
const root = document.documentElement;
const list = page.getByCss(".languages summary");
const inList = (name: string) => page.getByRole("link", { name, exact: true });
async function read(name: string): Promise<void> {
  await list.click();
  await inList(name).click();
}

afterEach(() => void Object.assign(root, { lang: "de", dir: "" }));

test("the form is read in another language with everything that was typed and chosen, and sends it so", async () => {
  const kept = takesReports(office);
  const asked = servesPage("form", { en: english });
  openPortal("form", { ...german, fragment });
  const [title, description] = ["Rechnung “doppelt”", "Seit März."];
  await fillForm({ title, description, category: german.categories[0]!.name, contact: { name: "Ida", email: "ida@kern.example" } });
  choose(textFile("Beleg.txt"));
  await read("English");
  await seen(page.getByRole("heading", { level: 1, name: "New report" }));
  expect(asked).toEqual(["/portal/muster?neu=1&lang=en"]);
  expect([location.search, location.hash, root.lang, root.dir]).toEqual(["?neu=1&lang=en", fragment, "en", "ltr"]);
  await expect.element(list).toHaveFocus();
  await expect.element(list).toHaveTextContent("English");
  await expect.element(page.getByText("This page is now in English.")).toBeInTheDocument();
  await expect.element(field("Title")).toHaveValue(title);
  await expect.element(page.getByLabelText("Category")).toHaveDisplayValue(english.categories[0]!.name);
  await expect.element(field("Name")).toHaveValue("Ida");
  await seen(page.getByText("Beleg.txt", { exact: true }));
  await button("Send report").click();
  await seen(page.getByCss("#case-number"));
  expect(location.search).toBe("?lang=en");
  expect(await opened(office, office.office, kept[0]!)).toMatchObject({
    title,
    description,
    language: "en",
    contactName: "Ida",
    category: { id: ID, name: english.categories[0]!.name },
    files: [{ name: "Beleg.txt" }],
  });
});

test("a report on its way arrives, its password stays, and nothing asks before the language changes", async () => {
  takesReports(office);
  servesPage("form", { en: english, de: german });
  openPortal("form", german);
  await fillForm({ title: "Unterwegs", description: "x" });
  const held = holdNext(reportRoutes.submit);
  await button("Meldung absenden").click();
  await held.sent;
  await read("English");
  await read("Deutsch");
  await expect.element(list).toHaveTextContent("Deutsch");
  held.letGo();
  const { password } = await receipt();
  await read("English");
  await expect.element(list).toHaveTextContent("English");
  expect([location.pathname, location.search]).toEqual(["/portal/muster", "?lang=en"]);
  await expect.element(page.getByCss("#case-password")).toHaveTextContent(password);
});

test("what sends speaks the language that the page has by then, in whichever order both come", async () => {
  takesReports(office);
  servesPage("form", { en: english });
  const asked: PageLanguage[] = [];
  const come = inEachLanguage(() => Promise.withResolvers<void>());
  const sendingTexts = async (language: PageLanguage) => {
    asked.push(language);
    await come[spokenIn(language)].promise;
    return textsOfPage("success", language);
  };
  openPortal("form", { ...german, sendingTexts });
  await fillForm({ title: "Langsam", description: "Mein Name ist Anna Lindner." });
  await expect.poll(() => asked).toContain("de");
  await read("English");
  await expect.poll(() => asked).toContain("en");
  come.en.resolve();
  await expect.element(list).toHaveTextContent("English");
  come.de.resolve();
  const of = (key: "naming.title" | "success.title") => textsOfPage("success", "en").own[key] as string;
  await seen(page.getByText(of("naming.title")));
  await button("Send report").click();
  await seen(page.getByCss("#case-number"));
  expect(document.body.textContent).not.toMatch(/\b(success|mail|print|finished)\.\w/);
  await seen(page.getByRole("heading", { name: of("success.title") }));
});

test.each(["form", "start"] as const)(
  "the open list closes by Escape, by the focus and by a click elsewhere, and hides nothing (%s)",
  async (view) => {
    openPortal(view, german);
    const leave = vi.fn<() => void>();
    // The start page is no React: its script does the same.
    const ends = [leaveByEscape(leave), ...(view === "start" ? [closeLanguages()] : [])];
    onTestFinished(() => ends.forEach((end) => end()));
    const languages = page.getByCss(".languages");
    const isOpen = () => languages.element().hasAttribute("open");
    await list.click();
    await userEvent.tab();
    await userEvent.keyboard("{Escape}");
    await expect.element(list).toHaveFocus();
    expect(isOpen()).toBe(false);
    await userEvent.keyboard("{Escape}");
    expect(leave).not.toHaveBeenCalled();
    // A live page would really be left.
    await userEvent.keyboard(view === "start" ? "{Escape}" : "{Shift}");
    expect(leave).toHaveBeenCalledTimes(view === "start" ? 1 : 0);

    await list.click();
    expect(isOpen()).toBe(true);
    document.querySelector<HTMLElement>(".header nav > a")!.focus();
    expect(isOpen()).toBe(false);
    await list.click();
    document.querySelector("h1")!.click();
    expect(isOpen()).toBe(false);
  },
);

test("what failed is said in the language that the page has now", async () => {
  takesReports(office);
  answers(reportRoutes.submit, refused("UNEXPECTED"));
  servesPage("form", { en: english });
  openPortal("form", german);
  await fillForm({ title: "Gestört", description: "x" });
  await button("Meldung absenden").click();
  await seen(page.getByRole("alert"));
  await read("English");
  await expect.element(page.getByRole("alert")).toMatchTextContent(/still there/);
});

test("an opened case stays open, with what was typed for the office", async () => {
  const { password, report } = await sentBefore(office, {});
  const translations = { en: { name: "Money laundering", description: "" } };
  hasCase(office, report, { category: { id: ID, name: "Geldwäsche", translations } });
  servesPage("case", { en: english });
  openPortal("case", { channel, fragment });
  await openCase(password);
  await seen(page.getByText("Geldwäsche", { exact: true }));
  await page.getByRole("textbox", { name: /Nachricht/ }).fill("Noch etwas");
  await read("English");
  await expect.element(list).toHaveTextContent("English");
  await expect.element(page.getByCss("#reply")).toHaveValue("Noch etwas");
  await seen(page.getByText("Money laundering", { exact: true }));
  expect(document.querySelector("dialog[open]")).toBeNull();
  expect([location.search, location.hash]).toEqual(["?lang=en", fragment]);
});

test("without a connection nothing changes, and it is said beside the switch", async () => {
  takesReports(office);
  servesPage("form", {});
  openPortal("form", german);
  await fillForm({ title: "Bleibt", description: "x" });
  const before = location.href;
  await read("English");
  await seen(page.getByText(/Die andere Sprache ließ sich nicht laden/));
  await expect.element(inList("English")).toHaveFocus();
  await expect.element(field("Titel")).toHaveValue("Bleibt");
  expect([location.href, root.lang]).toEqual([before, "de"]);
});

test("Leichte Sprache is in the list: what is typed stays, and the report is one in German", async () => {
  const kept = takesReports(office);
  const asked = servesPage("form", { "de-simple": german });
  openPortal("form", { ...german, fragment });
  await fillForm({ title: "Chef nimmt Geld", description: "Ich habe es gesehen." });
  await read("Leichte Sprache");
  await seen(page.getByText(/Intern heißt: Sie gehört zur Firma/));
  expect(asked).toEqual(["/portal/muster?neu=1&lang=de-simple"]);
  expect([location.search, root.lang, root.dir]).toEqual(["?neu=1&lang=de-simple", "de-simple", "ltr"]);
  await expect.element(list).toHaveTextContent("Leichte Sprache");
  await expect.element(field("Titel")).toHaveValue("Chef nimmt Geld");
  await button("Meldung absenden").click();
  await seen(page.getByText("Sie sehen das Passwort nur jetzt."));
  expect(await opened(office, office.office, kept[0]!)).toMatchObject({ title: "Chef nimmt Geld", language: "de" });
});
