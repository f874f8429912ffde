import type { PortalChannel } from "@hz/contract/channels/channels";
import { inEachLanguage, PAGE_LANGUAGE_CODES, type PageLanguage, pageLanguageName, writtenIn } from "@hz/contract/languages";
import { reportRoutes } from "@hz/contract/reports/reports";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { answers } from "../testing/answers.ts";
import { look, PHONE } from "../testing/look.ts";
import { openPortal } from "../testing/portal.tsx";
import { choose, onPaper, openCase, savedFiles, textFile } from "../testing/portal-acts.ts";
import { answered, hasCase, reportingOffice, sentBefore, takesReports } from "../testing/reporting-office.ts";
import { button, gone, seen } from "../testing/see.ts";
import { textsOfPage } from "./texts-of-page.ts";

const office = await reportingOffice();
const said = { name: "x", content: { type: "doc" as const, content: [] } };
const channel: PortalChannel = { ...office.channel, companyName: "Muster AG (Nord)", languages: inEachLanguage(() => said) };
const root = document.documentElement;
const submit = page.getByCss("form button[type=submit]");
const ARABIC = "رأيت الفاتورة RE-1.";
const GERMAN = "Danke, Sami.";
/** Begins with figures: these go where the line begins, unless the number is a piece of its own. */
const NUMBER = "1234-ABCD";
const TURNS = /[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/;

afterEach(() => void Object.assign(root, { lang: "de", dir: "" }));

function open(language: PageLanguage, ...[view, given]: Parameters<typeof openPortal>): void {
  Object.assign(root, writtenIn(language));
  openPortal(view, { language, ...given });
}
const boxOf = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();

/** Where letters stand that are in the text of an element. */
function letters(selector: string, wanted: string): DOMRect {
  for (const element of document.querySelectorAll(selector)) {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.textContent!.indexOf(wanted);
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + wanted.length);
      return range.getBoundingClientRect();
    }
  }
  throw new Error(`"${wanted}" is not in ${selector}`);
}
/** Whether pieces of an element's text follow each other from the left, as they must within a number or a name. */
function isFromLeft(selector: string, ...pieces: string[]): boolean {
  const lefts = pieces.map((piece) => letters(selector, piece).left);
  return lefts.every((left, index) => index === 0 || left > lefts[index - 1]!);
}

test("the form stands the other way round, and names, files and addresses in it do not", async () => {
  takesReports(office);
  open("ar", "form", { channel });
  await expect.element(submit).toBeEnabled();
  await page.getByCss("input[value=confidential]").click();
  await page.getByCss("#title").fill(ARABIC);
  await page.getByCss("input[type=email]").fill("sami@kern.example");
  choose(textFile("2026 (Kopie).txt"), textFile("Beleg.txt"));
  await seen(page.getByText("Beleg.txt", { exact: true }));
  await look("right-to-left-form");

  expect(boxOf(".brand").left).toBeGreaterThan(boxOf(".header nav").right);
  expect(boxOf(".choice input").left).toBeGreaterThan(
    letters(".choice strong", textsOfPage("form", "ar").own["type.anonymous"] as string).right,
  );
  expect(boxOf(".notice svg").left).toBeGreaterThan(boxOf(".notice > div").right - 1);
  expect(isFromLeft(".lead", "Muster", "AG", "Nord", ")")).toBe(true);
  expect(isFromLeft(".file bdi", "2026", "Kopie", ")", ".txt")).toBe(true);
  // The name begins where its line begins.
  expect(boxOf(".file bdi").right).toBeCloseTo(boxOf(".file").right, 0);
  expect(boxOf(".file button").right).toBeLessThan(letters(".file bdi", "Beleg").left);
  const direction = (selector: string) => getComputedStyle(document.querySelector(selector)!).unicodeBidi;
  expect(["#title", "#description", "input[type=email]", "input[type=tel]"].map(direction)).toEqual(Array(4).fill("plaintext"));
});

test.each(["de", "ar"] as const)("the ending of a file's name stands at its right, whatever is before it (%s)", async (language) => {
  const names = ["تقرير 2024.pdf", "חשבונית 12.txt", "Rechnung\u202Efdp.exe.txt", "صورة fdp.txt"];
  takesReports(office);
  open(language, "form", { channel });
  await expect.element(submit).toBeEnabled();
  for (const name of names) {
    openPortal("form", { language, channel });
    await expect.element(submit).toBeEnabled();
    choose(textFile(name));
    await seen(page.getByCss(".file"));
    const ending = name.slice(name.lastIndexOf("."));
    const place = letters(".file bdi", ending);
    expect([name, place.right]).toEqual([name, expect.closeTo(boxOf(".file bdi").right, 0)]);
    // Nothing before it turns the ending itself.
    expect(isFromLeft(".file bdi", ending.slice(0, 2), ending.slice(-1))).toBe(true);
  }
  await look(`file-name-${language}`);
});

test("what is wrong stands under its mark at the right, and a list's dots do", async () => {
  takesReports(office);
  open("ar", "form", { channel });
  await expect.element(submit).toBeEnabled();
  await submit.click();
  await seen(page.getByRole("alert"));
  const list = boxOf(".notice-danger ul");
  expect(list.right - boxOf(".notice-danger li").right).toBe(24);
  expect(boxOf(".notice-danger li").left).toBe(list.left);
});

test("number and password are read from the left, on the sheet as well, and are saved without a sign that cannot be seen", async () => {
  takesReports(office);
  answers(reportRoutes.submit, ({ body }) => ({ caseNumber: NUMBER, reportId: body.reportId }));
  const saved = savedFiles();
  open("ar", "form", { channel });
  await expect.element(submit).toBeEnabled();
  await page.getByCss("#title").fill(ARABIC);
  await page.getByCss("#description").fill(ARABIC);
  await submit.click();
  await seen(page.getByCss("#case-password"));
  expect(isFromLeft("#case-number", "1234", "ABCD")).toBe(true);
  await button(textsOfPage("success", "ar").own["success.download"] as string).click();
  const [[name, text]] = [...saved] as [[string, Promise<string>]];
  expect(name).toContain(NUMBER);
  expect(name).not.toMatch(TURNS);
  const password = document.querySelector("#case-password")!.textContent;
  expect((await text).split("\r\n")).toEqual(expect.arrayContaining([NUMBER, password]));
  const paper = onPaper();
  expect(isFromLeft(".sheet", "1234", "ABCD")).toBe(true);
  paper.remove();
});

test("an opened case: the reporter's own messages at the left, each text the way it was written", async () => {
  const { password, report } = await sentBefore(office, { title: ARABIC, description: `${ARABIC}\n${GERMAN}`, contactPhone: "+49 176 55" });
  const messages = hasCase(office, report, { caseNumber: NUMBER });
  messages.push(await answered(office, office.office, report, { author: "Anna (Recht)", text: GERMAN }));
  open("ar", "case", { channel });
  await expect.element(submit).toBeEnabled();
  await page.getByCss("#password").fill(password);
  await submit.click();
  await page.getByCss("#reply").fill(ARABIC);
  await page.getByCss("form:has(#reply) button[type=submit]").click();
  await seen(page.getByCss(".message-own"));
  await look("right-to-left-case");

  expect(isFromLeft("h1", "1234", "ABCD")).toBe(true);
  expect(isFromLeft(".facts bdi", "1234", "ABCD")).toBe(true);
  expect(isFromLeft(".facts bdi", "+49", "176", "55")).toBe(true);
  const thread = boxOf(".thread");
  expect(boxOf(".message-own").left).toBeCloseTo(thread.left, 0);
  expect(boxOf(".message:not(.message-own)").right).toBeCloseTo(thread.right, 0);
  expect(isFromLeft(".message:not(.message-own)", "Anna", "Recht", ")")).toBe(true);
  expect(isFromLeft(".message:not(.message-own) .written", "Danke", "Sami", ".")).toBe(true);
  expect(letters(".message-own .written", ".").right).toBeLessThanOrEqual(letters(".message-own .written", "RE").left);
});

test("an Arabic report on a German page is read from the right, and the German line in it from the left", async () => {
  const { password, report } = await sentBefore(office, { title: ARABIC, description: `${ARABIC}\n${GERMAN}` });
  hasCase(office, report);
  open("de", "case", { channel });
  await openCase(password);
  await seen(page.getByText(GERMAN));
  const text = "section .written:not(h2)";
  const place = boxOf(text);
  expect(letters(text, "رأيت").right).toBeCloseTo(place.right, 0);
  expect(letters(text, "Danke").left).toBeCloseTo(place.left, 0);
});

test("a channel in all languages: their list stays on the screen and scrolls in itself, each by its own name", async () => {
  takesReports(office);
  for (const language of ["ar", "de", "el"] as const) {
    open(language, "form", { channel });
    await expect.element(submit).toBeEnabled();
    await page.getByCss(".languages summary").click();
    const list = document.querySelector(".languages > div")!;
    for (const { width, height } of [{ width: 320, height: 568 }, PHONE, { width: 1280, height: 700 }]) {
      await page.viewport(width, height);
      const { left, right, top, bottom } = list.getBoundingClientRect();
      expect([left >= 0, right <= root.clientWidth, top >= 0, bottom <= height], `${language} at ${width}`).toEqual(Array(4).fill(true));
      expect(list.scrollHeight).toBeGreaterThan(list.clientHeight);
      expect(list.scrollWidth).toBe(list.clientWidth);
    }
    const names = PAGE_LANGUAGE_CODES.filter((code) => code !== language).map(pageLanguageName);
    expect([...list.querySelectorAll("a")].map(({ textContent }) => textContent)).toEqual(names);
  }
  await gone(page.getByCss(".languages > div a[lang=el]"));
});
