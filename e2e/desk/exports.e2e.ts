import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { paths } from "@hz/contract/paths";
import type { Locator, Page } from "@playwright/test";
import { readZip } from "../../scripts/read-zip.ts";
import { signIn } from "../helpers/by-contract.ts";
import { openReport } from "../helpers/handler.ts";
import { look } from "../helpers/look.ts";
import { expect, test } from "../helpers/people.ts";
import { DEMO } from "../helpers/product.ts";

/** A confidential report of the demo, with files, that these journeys open and never change. */
const TITLE = "Abfällige Bemerkungen einer Führungskraft";

/** Playwright has no hands for the system's save dialog: the browser is one without. */
const withoutPicker = (page: Page) => page.addInitScript(() => Reflect.deleteProperty(window, "showSaveFilePicker"));

/** Presses a button and gives what is saved. */
async function saved(page: Page, button: Locator): Promise<{ name: string; path: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
  const path = await download.path();
  return { name: download.suggestedFilename(), path, bytes: await readFile(path) };
}

const doIt = (page: Page) => page.getByRole("dialog").getByRole("button", { name: "Exportieren", exact: true });
const hex = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

async function openCase(page: Page): Promise<void> {
  await withoutPicker(page);
  await signIn(page, DEMO, paths.reports);
  await openReport(page, TITLE);
  await page.getByRole("button", { name: "Fall exportieren" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
}

/** Chooses a file on the public page and gives what it says. */
async function verdict(page: Page, file: { name: string; buffer: Buffer }): Promise<Locator> {
  await page.goto(paths.checkExport);
  await page.getByLabel("Dateien auswählen").setInputFiles({ ...file, mimeType: "application/pdf" });
  return page.locator("#check").getByRole("status");
}

test("§ 11 (1): a case leaves as a PDF that anybody can check; one changed byte is unknown", async ({ person }, info) => {
  const { page } = await person();
  await openCase(page);
  await page.keyboard.press("Escape");
  const button = page.getByRole("button", { name: "Fall exportieren" });
  await expect(button).toBeFocused();
  await button.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await look(page, "export-case", info);
  const { name, bytes } = await saved(page, doIt(page));
  expect(name).toMatch(/^Fall-HZ-\d+\.pdf$/);
  expect(bytes.subarray(0, 8).toString()).toBe("%PDF-1.7");
  await expect(page.getByRole("dialog")).toBeHidden();

  const recipient = (await person()).page;
  const sent: string[] = [];
  recipient.on("request", (request) => sent.push(request.postData() ?? ""));
  const said = await verdict(recipient, { name, buffer: bytes });
  await expect(said).toContainText("Unverändert");
  await expect(said).toContainText(/exportiert und ist seitdem unverändert/);
  expect(sent.filter(Boolean).map((body) => Object.keys(JSON.parse(body)))).toEqual([["sha256"]]);
  await look(recipient, "check-export", info);

  const changed = Buffer.from(bytes);
  changed[changed.length - 10]! ^= 1;
  await expect(await verdict(recipient, { name, buffer: changed })).toContainText("Unbekannt");
});

test("a case leaves as an archive: its PDF vouches for every file in it, and who reported is left out", async ({ person }) => {
  const { page } = await person();
  await openCase(page);
  await page.getByRole("radio", { name: "ZIP mit allen Dateien" }).check();
  const { name, bytes } = await saved(page, doIt(page));
  expect(name).toMatch(/^Fall-HZ-\d+\.zip$/);
  const entries = readZip(bytes);
  const names = [...entries.keys()];
  expect(names.slice(-3)).toEqual(["fall.json", "LIESMICH.txt", name.replace("zip", "pdf")]);
  const data = JSON.parse(new TextDecoder().decode(entries.get("fall.json")));
  expect(data).toMatchObject({ format: "hinweiszentrale-fall", version: 6, title: TITLE, person: null, notes: null });
  expect(names.filter((one) => one.startsWith("dateien/"))).toEqual(data.files.map(({ path }: { path: string }) => path));
  for (const file of data.files) {
    expect(file.state).toBe("loaded");
    expect(hex(entries.get(file.path)!)).toBe(file.sha256);
  }
  const said = await verdict(page, { name: "fall.pdf", buffer: Buffer.from(entries.get(names.at(-1)!)!) });
  await expect(said).toContainText("Unverändert");
});

test("where the browser has a save dialog, the archive is written there piece by piece", async ({ person }) => {
  const { page } = await person();
  await page.addInitScript(() => {
    const pick = async () => (await navigator.storage.getDirectory()).getFileHandle("fall.zip", { create: true });
    Object.assign(window, { showSaveFilePicker: pick });
  });
  await signIn(page, DEMO, paths.reports);
  await openReport(page, TITLE);
  await page.getByRole("button", { name: "Fall exportieren" }).click();
  await page.getByRole("radio", { name: "ZIP mit allen Dateien" }).check();
  await doIt(page).click();
  await expect(page.getByText("fall.zip ist gespeichert.", { exact: true })).toBeVisible({ timeout: 30_000 });
  const base64 = await page.evaluate(async () => {
    const file = await (await (await navigator.storage.getDirectory()).getFileHandle("fall.zip")).getFile();
    return btoa(Array.from(new Uint8Array(await file.arrayBuffer()), (byte) => String.fromCharCode(byte)).join(""));
  });
  expect([...readZip(Buffer.from(base64, "base64")).keys()]).toContain("fall.json");
});

test("without the service nothing is handed out, and the dialog says so and tries again", async ({ person }) => {
  const { page, expectComplaint } = await person();
  expectComplaint(/ERR_FAILED/);
  await openCase(page);
  await page.route("**/api/reports/*/exports", (route) => route.abort());
  await doIt(page).click();
  await expect(page.getByRole("dialog").getByRole("alert")).toContainText("Es wurde nichts gespeichert.");
  await page.unroute("**/api/reports/*/exports");
  const again = page.getByRole("dialog").getByRole("button", { name: "Noch einmal exportieren" });
  expect((await saved(page, again)).name).toMatch(/\.pdf$/);
});

test("the list leaves as it is filtered, without topics unless they are wanted", async ({ person }, info) => {
  const { page } = await person();
  await withoutPicker(page);
  await signIn(page, DEMO, `${paths.reports}?status=neu`);
  const found = await page.getByText(/^Zeigt 1 bis \d+ von \d+ Ergebnisse$/).innerText();
  const count = Number(/von (\d+)/.exec(found)![1]);
  const open = () => page.getByRole("button", { name: "Liste exportieren" }).click();
  await open();
  await look(page, "export-list", info);
  await page.getByRole("radio", { name: "CSV" }).check();
  const plain = await saved(page, doIt(page));
  expect(plain.name).toMatch(/^Meldungen-\d{4}-\d\d-\d\d\.csv$/);
  const lines = plain.bytes.toString("utf8").split("\r\n");
  expect(lines[0]).toMatch(/^\uFEFF"Nummer";"Fallnummer";"Kategorie"/);
  expect(lines.slice(1, -1)).toHaveLength(count);
  expect(lines.slice(1, -1).every((line) => line.includes('"Neu"'))).toBe(true);

  await open();
  await page.getByRole("checkbox", { name: "Thema aufnehmen" }).check();
  await page.getByRole("radio", { name: "Excel" }).check();
  const book = await saved(page, doIt(page));
  const sheet = new TextDecoder().decode(readZip(book.bytes).get("xl/worksheets/sheet1.xml"));
  expect(sheet).toContain(">Thema<");
  expect(sheet.match(/<row /g)).toHaveLength(count + 1);
  await page.goto(paths.audit);
  await expect(page.getByText("hat die Liste der Meldungen exportiert").first()).toBeVisible();
  await writeFile(info.outputPath("liste.xlsx"), book.bytes);
});
