import type { Download, Locator, Page, TestInfo } from "@playwright/test";
import { readFile, writeFile } from "node:fs/promises";
import { LABELS, type Walked } from "./labels.ts";
import { expect } from "./people.ts";

export type Upload = string | { name: string; mimeType: string; buffer: Buffer };
export type Written = {
  title: string;
  description: string;
  category?: string;
  /** Given: the report is confidential. */
  contact?: { name: string; phone?: string; email?: string };
  files?: Upload[];
};
export type Receipt = { caseNumber: string; password: string };

/** Has a page of the portal read in another language, by what it calls itself. */
export async function readIn(page: Page, name: string): Promise<void> {
  await page.locator(".languages summary").click();
  await page
    .getByRole("navigation", { name: /Sprache|Language/ })
    .getByRole("link", { name, exact: true })
    .click();
}

/** Takes the channel's address and opens its form by way of the start page, ready to send. */
export async function openForm(page: Page, address: string, language: Walked = "de"): Promise<void> {
  const words = LABELS[language];
  await page.goto(address);
  await page.getByRole("link", { name: words.newReport }).click();
  await expect(page.getByRole("button", { name: words.submit })).toBeEnabled();
}

/** Takes what somebody reports and fills the form with it, without sending. */
export async function fillForm(page: Page, report: Written, language: Walked = "de"): Promise<void> {
  const words = LABELS[language];
  await page.getByLabel(words.title, { exact: true }).fill(report.title);
  await page.getByLabel(words.description, { exact: true }).fill(report.description);
  if (report.category) await page.getByLabel(words.category).selectOption({ label: report.category });
  if (report.contact) {
    await page.getByRole("radio", { name: words.confidential }).check();
    await page.getByLabel(words.name, { exact: true }).fill(report.contact.name);
    await page.getByRole("textbox", { name: words.phone }).fill(report.contact.phone ?? "");
    await page.getByLabel(words.email).fill(report.contact.email ?? "");
  }
  if (report.files) await page.getByLabel(words.files).setInputFiles(report.files as { name: string; mimeType: string; buffer: Buffer }[]);
}

/**
 * Lays a big file where the browser reads it by itself and gives its path: as bytes its driver takes 6 s for 16 MB on a quiet machine, and on
 * a busy one longer than an action may.
 */
export async function layFile(info: TestInfo, name: string, bytes: Uint8Array): Promise<string> {
  const path = info.outputPath(name);
  await writeFile(path, bytes);
  return path;
}

/** Sends the filled form and gives what the success page shows this one time. */
export async function send(page: Page, language: Walked = "de"): Promise<Receipt> {
  await page.getByRole("button", { name: LABELS[language].submit }).click();
  return readReceipt(page, language);
}

/** Waits for the success page and reads case number and password from it. */
export async function readReceipt(page: Page, language: Walked = "de", timeout = 60_000): Promise<Receipt> {
  await expect(page.getByRole("heading", { name: LABELS[language].keep })).toBeVisible({ timeout });
  const secrets = page.getByRole("code");
  await expect(secrets).toHaveCount(2);
  const [caseNumber = "", password = ""] = await secrets.allInnerTexts();
  return { caseNumber, password };
}

/** Confirms on the success page that the password is saved and ends the report by the finished dialog. */
export async function finish(page: Page, language: Walked = "de"): Promise<void> {
  const words = LABELS[language];
  const goOn = page.getByRole("button", { name: words.goOn });
  await expect(goOn).toBeDisabled();
  await page.getByRole("checkbox", { name: words.saved }).check();
  await goOn.click();
  const dialog = page.getByRole("dialog", { name: words.thanks });
  await dialog.getByRole("button", { name: words.ok }).click();
  await expect(page.getByRole("link", { name: words.newReport })).toBeVisible();
}

/** Opens a case from the portal's start page with the password as somebody types it. */
export async function openCase(page: Page, typed: string, caseNumber: string, language: Walked = "de"): Promise<void> {
  const words = LABELS[language];
  await page.getByRole("link", { name: words.toCase }).click();
  await page.getByLabel(words.password, { exact: true }).fill(typed);
  await page.getByRole("button", { name: words.open }).click();
  await expect(page.getByRole("heading", { level: 1, name: `${words.case} ${caseNumber}` })).toBeVisible();
  // A case that the office can no longer open has nothing new to wait for.
  await expect(page.getByText(words.live).or(page.getByText(words.noMessages, { exact: true }))).toBeVisible();
}

/** Holds back what the portal reads of its case's thread until it is let go or cut; counts these readings, and the messages that are sent meanwhile. */
export async function holdThread(
  page: Page,
): Promise<{ sent: () => number; held: () => number; letGo: () => Promise<void>; cut: () => void }> {
  let [sent, held] = [0, 0];
  let [end, ended] = gate();
  await page.route(THREAD, async (route) => {
    if (route.request().method() === "POST") sent += 1;
    else if ((held += 1) && (await ended) === "cut") return route.abort();
    return route.fallback();
  });
  const cut = () => {
    const before = end;
    [end, ended] = gate();
    before("cut");
  };
  const letGo = () => {
    end("go on");
    return page.unroute(THREAD);
  };
  return { sent: () => sent, held: () => held, letGo, cut };
}
const THREAD = /\/case\/[^/]+\/messages$/;
function gate(): [(how: "go on" | "cut") => void, Promise<"go on" | "cut">] {
  const { promise, resolve } = Promise.withResolvers<"go on" | "cut">();
  return [resolve, promise];
}

/** Takes a button that is off, and presses it nevertheless. */
export async function pressInVain(button: Locator): Promise<void> {
  await expect(button).toBeDisabled();
  await button.evaluate((element: HTMLButtonElement) => element.click());
}

/** Takes what starts a download and gives the file's name and bytes. */
export async function downloaded(page: Page, start: () => Promise<unknown>): Promise<{ name: string; bytes: Buffer; download: Download }> {
  const [download] = await Promise.all([page.waitForEvent("download"), start()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()), download };
}
