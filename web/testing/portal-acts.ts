import { reportRoutes } from "@hz/contract/reports/reports";
import { expect, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { sentTo } from "./answers.ts";
import { button, field, seen } from "./see.ts";

type Written = { title: string; description: string; category?: string; contact?: { name: string; email: string }; files?: File[] };

/** Fills the portal's form with what somebody reports, without sending; with a contact the report is confidential. */
export async function fillForm({ title, description, category, contact, files }: Written): Promise<void> {
  await expect.element(button("Meldung absenden")).toBeEnabled();
  await field("Titel").fill(title);
  await field("Beschreibung").fill(description);
  if (category) await page.getByLabelText("Kategorie").selectOptions(category);
  if (contact) {
    await page.getByRole("radio", { name: "Vertraulich" }).click();
    await field("Name").fill(contact.name);
    await page.getByLabelText("E-Mail-Adresse").fill(contact.email);
  }
  if (files) choose(...files);
}

/** Sends the filled form and gives what the page shows this one time. */
export async function send(): Promise<{ caseNumber: string; password: string }> {
  await button("Meldung absenden").click();
  return receipt();
}

/** Waits for the page with the password and reads it. */
export async function receipt(): Promise<{ caseNumber: string; password: string }> {
  await seen(page.getByRole("heading", { name: "Bewahren Sie Ihr Passwort auf" }));
  const text = (selector: string) => page.getByCss(selector).element().textContent;
  return { caseNumber: text("#case-number"), password: text("#case-password") };
}

export const textFile = (name: string, content = "Inhalt"): File => new File([content], name, { type: "text/plain" });
/** A file that says it is so large, and is not. */
export const largeFile = (name: string, size: number): File => Object.defineProperty(new File(["x"], name), "size", { value: size });

/** Chooses files as by the device's own window for it. */
export function choose(...files: File[]): void {
  const picker = document.querySelector<HTMLInputElement>("input[type=file]")!;
  // As a list, because a browser would look at the real size of each.
  Object.defineProperty(picker, "files", { configurable: true, value: files });
  picker.dispatchEvent(new Event("change", { bubbles: true }));
  Reflect.deleteProperty(picker, "files");
}

/** A small phone whose letters are so many times as large, until the test ends. */
export async function letters(times: number): Promise<void> {
  const { style } = document.documentElement;
  onTestFinished(() => void style.removeProperty("font-size"));
  style.fontSize = `${times * 100}%`;
  await page.viewport(320, 720);
}

/** Draws the page as on paper, until what it gives is removed. */
export function onPaper(): HTMLStyleElement {
  const rules = [...document.styleSheets].flatMap((one) => [...one.cssRules]).filter((rule) => rule.cssText.startsWith("@media print"));
  const paper = document.head.appendChild(document.createElement("style"));
  paper.textContent = rules.map(({ cssText }) => cssText.replace("@media print", "@media all")).join("\n");
  return paper;
}

/** What pages save during the test, by name, in place of the browser's downloads. */
export function savedFiles(): Map<string, Promise<string>> {
  const saved = new Map<string, Promise<string>>();
  const { click } = HTMLAnchorElement.prototype;
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    if (this.download)
      saved.set(
        this.download,
        fetch(this.href).then((file) => file.text()),
      );
    else click.call(this);
  };
  onTestFinished(() => void (HTMLAnchorElement.prototype.click = click));
  return saved;
}

/** Asks for a case by its password as somebody types it. */
export async function askForCase(typed: string): Promise<void> {
  await expect.element(button("Fall öffnen")).toBeEnabled();
  await field("Passwort").fill(typed);
  await button("Fall öffnen").click();
}

/** Opens a case, and waits until it follows what happens there: then it was read once more, and asks for nothing by itself. */
export async function openCase(password: string): Promise<void> {
  const before = sentTo(reportRoutes.caseLogin).length;
  await askForCase(password);
  await expect.poll(() => sentTo(reportRoutes.caseLogin).length).toBe(before + 2);
}
