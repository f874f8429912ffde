import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { spawn } from "node:child_process";
import { join } from "node:path";
import { paths } from "@hz/contract/paths";
import type { Page } from "@playwright/test";
import { readZip } from "../../scripts/read-zip.ts";
import { NODE_FLAGS } from "../../scripts/setup.mjs";
import { signIn } from "../helpers/by-contract.ts";
import { openReport } from "../helpers/handler.ts";
import { look } from "../helpers/look.ts";
import { expect, test } from "../helpers/people.ts";
import { DEMO, startProduct } from "../helpers/product.ts";

/** A confidential report of the demo, with files. */
const TITLE = "Abfällige Bemerkungen einer Führungskraft";

/** Playwright has no hands for the system's save dialog: the browser is one without. */
const withoutPicker = (page: Page) => page.addInitScript(() => Reflect.deleteProperty(window, "showSaveFilePicker"));
const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

/** Reads an archive back into an installation, as its operator does. */
async function readBack(dataFolder: string, file: string): Promise<{ owner: string; password: string; reports: number }> {
  const program = join(import.meta.dirname, "../../scripts/accounts/run.ts");
  const env = { ...process.env, HZ_DATA: dataFolder, HZ_DEMO: "off" };
  const child = spawn(process.execPath, [...NODE_FLAGS, program, "einlesen", file, "--json"], { env });
  let [output, errors] = ["", ""];
  child.stdout.on("data", (chunk: Buffer) => void (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => void (errors += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  expect(code, errors).toBe(0);
  return JSON.parse(output) as { owner: string; password: string; reports: number };
}

/** Saves the program that the page offers, and opens the archive with it where nothing else of the product is. */
async function opensWithoutUs(
  page: Page,
  file: string,
  known: { reports: number; title: string; text: string; prints: readonly string[] },
): Promise<void> {
  const [saved] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: "Programm speichern" }).click()]);
  expect(saved.suggestedFilename()).toBe("hinweiszentrale-oeffnen.mjs");
  const folder = await mkdtemp(join(tmpdir(), "hz-open-"));
  const program = join(folder, saved.suggestedFilename());
  await saved.saveAs(program);
  const child = spawn(process.execPath, [program, file, join(folder, "offen")], { cwd: folder, env: {} });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => void (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  expect([code, output]).toEqual([0, expect.stringContaining(`${known.reports} Fälle`)]);
  expect(output).not.toContain("Zweifel");
  const overview = await readFile(join(folder, "offen/index.html"), "utf8");
  for (const words of [known.title, ...known.prints]) expect(overview).toContain(words);
  const cases = await readdir(join(folder, "offen/faelle"));
  const opened = await Promise.all(
    cases.map(async (name) => JSON.parse(await readFile(join(folder, "offen/faelle", name, "fall.json"), "utf8"))),
  );
  expect(opened.find(({ title }) => title === known.title)).toMatchObject({ report: { content: { description: known.text } } });
  expect(opened.flatMap(({ files }) => files).filter(({ why }) => why !== null)).toEqual([]);
  await rm(folder, { recursive: true });
}

test("the whole account leaves as an archive, over a line that is cut, and comes back in a fresh installation", async ({
  person,
}, info) => {
  const { page, expectComplaint } = await person();
  expectComplaint(/ERR_FAILED/);
  await withoutPicker(page);
  await signIn(page, DEMO, paths.archive);
  await expect(page.getByRole("heading", { level: 1, name: "Gesamtarchiv" })).toBeVisible();
  await expect(page.getByText("node hinweiszentrale-oeffnen.mjs ARCHIV.zip", { exact: true })).toBeVisible();
  await look(page, "archive", info);
  await page.getByRole("button", { name: "Gesamtarchiv erstellen" }).click();
  await page.getByLabel("Ihr Passwort zur Bestätigung").fill(DEMO.password);

  // The line is cut after three reports.
  const asked: string[] = [];
  let isCut = true;
  await page.route(/\/api\/archive\/reports\/[0-9a-f-]+$/, async (route) => {
    if (isCut && asked.length >= 3) return route.abort();
    asked.push(route.request().url());
    return route.continue();
  });
  await page.getByRole("button", { name: "Archiv beginnen" }).click();
  await expect(page.getByRole("heading", { name: "Angehalten" })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole("alert")).toContainText("Die Verbindung ist unterbrochen.");
  await look(page, "archive-halted", info);
  isCut = false;
  const [download] = await Promise.all([
    page.waitForEvent("download", { timeout: 120_000 }),
    page.getByRole("button", { name: "Fortsetzen" }).click(),
  ]);
  await expect(page.getByRole("heading", { name: "Das Gesamtarchiv ist gespeichert" })).toBeVisible();
  await expect(page.getByText(`node hinweiszentrale-oeffnen.mjs ${download.suggestedFilename()}`, { exact: true })).toBeVisible();
  await look(page, "archive-done", info);
  expect(new Set(asked).size).toBe(asked.length);

  const file = await download.path();
  const entries = readZip(await readFile(file));
  const names = [...entries.keys()];
  const list = JSON.parse(text(entries.get("bestand/pruefsummen.json"))) as { reports: number; sha256: Record<string, string> };
  expect(list.reports).toBe(asked.length);
  expect(names.at(-1)).toBe("bestand/pruefsummen.json");
  expect(Object.keys(list.sha256)).toEqual(names.slice(0, -1));
  for (const [name, sum] of Object.entries(list.sha256)) expect(sha256(entries.get(name)!), name).toBe(sum);
  const cases = names.filter((name) => /^faelle\/\d{4}-[^/]+\/fall\.json$/.test(name)).map((name) => JSON.parse(text(entries.get(name))));
  expect(cases).toHaveLength(list.reports);
  const known = cases.find(({ title }) => title === TITLE);
  expect(known).toMatchObject({ format: "hinweiszentrale-fall", description: { closed: false } });
  expect(known.person).not.toBeNull();
  for (const { path, state } of cases.flatMap(({ files }) => files)) expect([state, names.includes(path)]).toEqual(["loaded", true]);
  expect(JSON.parse(text(entries.get("konto.json"))).personen.length).toBeGreaterThan(1);
  const readMe = text(entries.get("LIESMICH.txt"));
  for (const words of ["npm run accounts -- einlesen", `hinweiszentrale-oeffnen.mjs ${download.suggestedFilename()}`])
    expect(readMe).toContain(words);
  // What it says to compare is what whoever opens it is shown.
  const prints = readMe.match(/[0-9A-Z]{5}(-[0-9A-Z]{5}){4}/g) ?? [];
  expect(prints).toHaveLength(2);

  await opensWithoutUs(page, file, { reports: list.reports, title: TITLE, text: known.description.text, prints });

  const fresh = await startProduct({ HZ_DEMO: "off" });
  try {
    const back = await readBack(fresh.dataFolder, file);
    expect(back).toMatchObject({ owner: DEMO.email, reports: list.reports });
    const { page: later } = await person({ baseURL: fresh.url });
    await signIn(later, { email: back.owner, password: back.password }, `${fresh.url}${paths.reports}`);
    await openReport(later, TITLE);
    await expect(later.getByText(known.description.text.slice(0, 40))).toBeVisible();
    await later.close();
  } finally {
    await fresh.stop();
  }
});
