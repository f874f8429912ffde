import { open, truncate } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { MAX_FILE_BYTES } from "@hz/contract/limits";
import { paths } from "@hz/contract/paths";
import { whileChanged } from "../helpers/database.ts";
import { signIn } from "../helpers/by-contract.ts";
import { lineOf, openReport } from "../helpers/handler.ts";
import { expect, test } from "../helpers/people.ts";
import { DEMO } from "../helpers/product.ts";
import { fillForm, openCase, openForm, send } from "../helpers/reporter.ts";

const SUFFIX = "demo-company";
const CHANNEL = paths.portal(SUFFIX);
const submit = (page: Page) => page.getByRole("button", { name: "Meldung absenden" }).click();
const text = (name: string, content = "Inhalt") => ({ name, mimeType: "text/plain", buffer: Buffer.from(content) });

test("empty title and description are named, and the focus leads to them", async ({ person }) => {
  const { page } = await person();
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
  await openForm(page, CHANNEL);
  await page.getByLabel("Titel", { exact: true }).fill("   ");
  await submit(page);
  const summary = page.getByRole("alert");
  await expect(summary).toContainText("Bitte prüfen Sie diese 2 Angaben:");
  await expect(page.getByLabel("Titel", { exact: true })).toHaveAccessibleDescription(/Titel ist erforderlich/);
  await expect(page.getByLabel("Beschreibung", { exact: true })).toHaveAccessibleDescription(/Beschreibung ist erforderlich/);
  await summary.getByRole("link", { name: "Beschreibung ist erforderlich" }).click();
  await expect(page.getByLabel("Beschreibung", { exact: true })).toBeFocused();
  await page.getByLabel("Beschreibung", { exact: true }).fill("Nun steht hier etwas.");
  await page.getByRole("radio", { name: "Vertraulich" }).check();
  await page.getByLabel("E-Mail-Adresse").fill("keine Adresse");
  await submit(page);
  for (const sentence of ["Titel ist erforderlich", "Name ist erforderlich", "Ungültige E-Mail-Adresse"])
    await expect(summary.getByRole("link", { name: sentence })).toBeVisible();
  await expect(summary.getByRole("link")).toHaveCount(3);
  expect(posts).toEqual([]);
});

test("files that are too large, of another type or empty are refused by name; the others stay", async ({ person }, info) => {
  const limit = info.outputPath("genau 100 MB.mp4");
  const above = info.outputPath("ein Byte mehr.mp4");
  for (const [path, size] of [
    [limit, MAX_FILE_BYTES],
    [above, MAX_FILE_BYTES + 1],
  ] as const) {
    await (await open(path, "w")).close();
    await truncate(path, size);
  }
  const { page } = await person();
  await openForm(page, CHANNEL);
  const picker = page.getByLabel("Dateien auswählen");
  const chosen = page.getByRole("list", { name: "Ausgewählte Dateien" });
  const refusal = page.getByRole("alert");

  await picker.setInputFiles([limit, above]);
  await expect(refusal).toContainText("Einige Dateien sind zu groß. Maximale Dateigröße: 100MB");
  await expect(refusal).toContainText("ein Byte mehr.mp4");
  await expect(chosen).toContainText("genau 100 MB.mp4");
  await expect(chosen).not.toContainText("ein Byte mehr.mp4");

  await picker.setInputFiles([text("Programm.exe"), text("leer.pdf", ""), text("Notiz.TXT")]);
  await expect(refusal).toContainText("Dieser Dateityp ist nicht erlaubt.");
  await expect(refusal).toContainText("Programm.exe");
  await expect(refusal).toContainText("Leere Dateien können nicht gesendet werden.");
  await expect(refusal).toContainText("leer.pdf");
  await expect(refusal).not.toContainText("zu groß");
  await expect(chosen.getByRole("listitem")).toHaveCount(2);

  await page.getByRole("button", { name: "genau 100 MB.mp4 entfernen" }).click();
  await expect(chosen.getByRole("listitem")).toHaveCount(1);
  await picker.setInputFiles(Array.from({ length: 20 }, (_, n) => text(`Seite ${n + 1}.txt`)));
  await expect(refusal).toContainText("Es sind höchstens 20 Dateien möglich.");
  await expect(refusal).toContainText("Seite 20.txt");
  await expect(chosen.getByRole("listitem")).toHaveCount(20);
});

test("a file name of 255 bytes and words that look like code arrive as they are and do nothing", async ({ person }) => {
  const name = `${"ß".repeat(125)}a.txt`;
  expect(Buffer.byteLength(name)).toBe(255);
  const title = "<img src=x onerror=alert(1)> {{7*7}} '; drop table reports; --";
  const description = "<script>alert(1)</script>\u202Egnp.exe %s %n ${7*7} 𝔘𝔫𝔦𝔠𝔬𝔡𝔢 👩🏽‍⚕️\u0000".replace("\u0000", "");
  const reporter = await person();
  await openForm(reporter.page, CHANNEL);
  await fillForm(reporter.page, { title, description, files: [text(name), text("../../etc/passwd.txt"), text("a\"b';c=d&e.txt")] });
  const { caseNumber, password } = await send(reporter.page);
  const handler = await person();
  await signIn(handler.page, DEMO, paths.reports);
  await expect(lineOf(handler.page, title)).toBeVisible();
  await openReport(handler.page, title);
  await expect(handler.page.getByText(description)).toBeVisible();
  for (const shown of [name, "a\"b';c=d&e.txt"])
    await expect(handler.page.getByRole("button", { name: `${shown} herunterladen` })).toBeVisible();
  await reporter.page.goto(paths.portalCase(SUFFIX));
  await reporter.page.getByLabel("Passwort", { exact: true }).fill(password);
  await reporter.page.getByRole("button", { name: "Fall öffnen" }).click();
  await expect(reporter.page.getByRole("heading", { name: `Fall ${caseNumber}` })).toBeVisible();
  await expect(reporter.page.getByText(title)).toBeVisible();
});

test("case passwords: empty, too short, mistyped and unknown ones get sentences that help", async ({ person }) => {
  const { page, expectComplaint } = await person();
  expectComplaint(/401.*\/api\/public\/case\/login|404.*\/api\/public\/case\/login/);
  await openForm(page, CHANNEL);
  await fillForm(page, { title: "Für das Passwort", description: "Nur ein Versuch." });
  const { password } = await send(page);
  const mistyped = password.slice(0, -1) + (password.endsWith("7") ? "8" : "7");
  const logins: string[] = [];
  page.on("request", (request) => request.method() === "POST" && logins.push(request.url()));

  page.once("dialog", (dialog) => void dialog.accept());
  await page.goto(paths.portalCase(SUFFIX));
  const tries = [
    ["", "Bitte geben Sie Ihr Passwort ein."],
    [password.slice(0, 9), "Das Passwort hat 28 Zeichen"],
    [`${password}-ÄÖÜ`, "Das Passwort hat 28 Zeichen"],
    [mistyped, "Im Passwort ist ein Tippfehler."],
  ] as const;
  const failure = page.getByRole("alert");
  for (const [typed, sentence] of tries) {
    await page.getByLabel("Passwort", { exact: true }).fill(typed);
    await page.getByRole("button", { name: "Fall öffnen" }).click();
    await expect(failure).toContainText("Anmeldung fehlgeschlagen");
    await expect(failure).toContainText(sentence);
  }
  expect(logins).toEqual([]);
  // A well-formed password that belongs to no case here.
  await page.getByLabel("Passwort", { exact: true }).fill("XYJD-JWP6-V4SE-J8SB-NHWJ-FRKB-6DDN");
  await page.getByRole("button", { name: "Fall öffnen" }).click();
  await expect(failure).toContainText("Passwort ist ungültig oder Fall nicht gefunden.");
  expect(logins).toHaveLength(1);
});

for (const where of ["unknown", "inactive"] as const) {
  test(`an ${where} channel says that it was not found, on each of its pages`, async ({ person, product }) => {
    const { page, expectComplaint } = await person();
    expectComplaint(/404.*\/portal\//);
    const suffix = where === "unknown" ? "gibt-es-nicht" : SUFFIX;
    const look = async () => {
      for (const path of [paths.portal(suffix), paths.portalForm(suffix), paths.portalCase(suffix), paths.portalSuccess(suffix)]) {
        const answer = await page.goto(path);
        expect(answer?.status()).toBe(404);
        await expect(page.getByRole("heading", { name: "Meldekanal nicht gefunden" })).toBeVisible();
        await expect(page.getByText("Der angeforderte Meldekanal konnte nicht gefunden werden.")).toBeVisible();
        await expect(page.getByRole("textbox")).toHaveCount(0);
      }
    };
    const set = (active: boolean) => `update channels set is_active = ${active} where link_suffix = '${SUFFIX}'`;
    if (where === "inactive") await whileChanged(product, set(false), set(true), look);
    else await look();
  });
}

test("a link whose fingerprint does not fit is refused on the first page and on the form, with another way", async ({ person }) => {
  const { page } = await person();
  for (const path of [CHANNEL, paths.portalForm(SUFFIX)]) {
    await page.goto(`${path}#k=${"A".repeat(43)}`);
    await expect(page.getByRole("alert")).toContainText("Der Schlüssel dieser Meldestelle passt nicht zum Link. Bitte nicht absenden.");
    await expect(page.getByRole("textbox")).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Neue Meldung" })).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Meldung absenden" })).toHaveCount(0);
    await expect(page.getByRole("link", { name: /^Zur externen Meldestelle/ })).toBeVisible();
  }
});

test("a case stays closed under a link whose fingerprint does not fit, and opens without one", async ({ person }) => {
  const { page } = await person();
  await openForm(page, CHANNEL);
  await fillForm(page, { title: "Falscher Link", description: "x" });
  const { caseNumber, password } = await send(page);
  await page.goto(`${paths.portalCase(SUFFIX)}#k=${"A".repeat(43)}`);
  await expect(page.getByRole("alert")).toContainText("Der Schlüssel dieser Meldestelle passt nicht zum Link.");
  await expect(page.getByRole("alert")).toContainText("Ihr Fall bleibt geschlossen");
  await expect(page.getByLabel("Passwort", { exact: true })).toHaveCount(0);
  await page.goto(paths.portalCase(SUFFIX));
  await page.getByLabel("Passwort", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Fall öffnen" }).click();
  await expect(page.getByRole("heading", { name: `Fall ${caseNumber}` })).toBeVisible();
});

test("an address typed on the success page is not lost by going on, and a wrong one is said", async ({ person }) => {
  const { page } = await person();
  await openForm(page, CHANNEL);
  await fillForm(page, { title: "Adresse", description: "x" });
  const { caseNumber, password } = await send(page);
  await page.getByLabel("E-Mail-Adresse (freiwillig)").fill("keine Adresse");
  await page.getByLabel("Ich habe das Passwort gespeichert").check();
  await page.getByRole("button", { name: "Weiter" }).click();
  await expect(page.getByText("Ungültige E-Mail-Adresse")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByLabel("E-Mail-Adresse (freiwillig)").fill("ina@hinweis.example");
  await page.getByRole("button", { name: "Weiter" }).click();
  await page.getByRole("button", { name: "OK", exact: true }).click();
  await openCase(page, password, caseNumber);
  await expect(page.getByText("Zu diesem Fall ist eine Adresse gespeichert.")).toBeVisible();
  await page.getByRole("button", { name: "Adresse entfernen" }).click();
  await expect(page.getByText("Die Adresse wurde entfernt.")).toBeVisible();
});

test("the success page shows nothing after a reload, and nothing to who opens it by its address", async ({ person }) => {
  const { page } = await person();
  await openForm(page, CHANNEL);
  await fillForm(page, { title: "Danach neu geladen", description: "Das Passwort steht nur einmal da." });
  const { password } = await send(page);
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByRole("heading", { name: "Fall nicht gefunden" })).toBeVisible();
  await expect(page.getByText("Die Fall-Daten konnten nicht geladen werden.")).toBeVisible();
  expect(await page.content()).not.toContain(password);
  await page.goto(paths.portalSuccess(SUFFIX));
  await expect(page.getByRole("heading", { name: "Fall nicht gefunden" })).toBeVisible();
});

test("an address that leads nowhere gets the 404 page, and strange ones no server error", async ({ person, product }) => {
  const { page, expectComplaint } = await person();
  expectComplaint(/404/);
  const answer = await page.goto("/gibt/es/nicht");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/nicht gefunden|gibt es nicht/);
  await expect(page.getByRole("link", { name: /Startseite/ })).toBeVisible();
  for (const path of [
    "/portal/%E0%A4%A",
    "/portal/..%2F..%2Fetc",
    "/assets/..%2f..%2fpackage.json",
    "/portal/%00",
    "/api/portal/%00",
    "/meldungen/keine-id",
  ]) {
    const { status } = await fetch(product.url + path, { redirect: "manual" });
    expect(status, path).toBeLessThan(500);
    expect([200, 400, 404, 422], path).toContain(status);
  }
});

test("without JavaScript the portal explains itself and offers other ways, and there is nothing to type into", async ({ person }) => {
  const { page } = await person({ javaScriptEnabled: false });
  await page.goto(CHANNEL);
  await page.getByRole("link", { name: "Neue Meldung" }).click();
  for (const path of [paths.portalForm(SUFFIX), paths.portalCase(SUFFIX)]) {
    await page.goto(path);
    // Playwright's search by text passes over what stands in a noscript element.
    const explained = page.locator("noscript").filter({ visible: true });
    await expect(explained).toContainText("Ohne JavaScript geht es hier nicht weiter", { useInnerText: true });
    await expect(explained).toContainText("externe Meldestelle", { useInnerText: true });
    await expect(page.getByRole("textbox")).toHaveCount(0);
  }
});

test("a page whose program did not arrive sends nothing of what was typed, not even when it is told to", async ({ person }) => {
  const { page, expectComplaint } = await person();
  expectComplaint(/ERR_FAILED.*\.js|form-action/);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url() + (request.postData() ?? "")));
  await page.route("**/*.js", (route) => route.abort());
  await page.goto(paths.portalForm(SUFFIX));
  await page.getByLabel("Titel", { exact: true }).fill("GEHEIMTITEL");
  await page.getByLabel("Titel", { exact: true }).press("Enter");
  await expect(page.getByRole("button", { name: "Verschlüsselung wird geladen …" })).toBeDisabled();
  const refused = page.waitForEvent("console", { predicate: (message) => message.text().includes("form-action"), timeout: 15_000 });
  await page.evaluate(() => document.forms[0]?.submit());
  await refused;
  expect(asked.filter((one) => one.includes("GEHEIMTITEL"))).toEqual([]);
  expect(await page.evaluate(() => [location.search, document.querySelector("input[name=title]")])).toMatchObject(["?neu=1", {}]);
});
