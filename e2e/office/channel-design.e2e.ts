import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { paths } from "@hz/contract/paths";
import { newOffice, signIn } from "../helpers/by-contract.ts";
import { look } from "../helpers/look.ts";
import { DESKTOP, expect, PHONE, test } from "../helpers/people.ts";
import { png } from "../helpers/png.ts";
import { DEMO } from "../helpers/product.ts";

const fileInput = (page: Page) => page.getByLabel("Bilddatei für das Logo");
const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) => fileInput(page).setInputFiles({ name, mimeType, buffer });

/** Presses the button and gives the file that the browser saves, with its name. */
async function download(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: button }).click()]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test("a channel gets logo and colour, its portal shows both; QR code and poster are there to print", async ({ person }, info) => {
  const { page } = await person();
  await newOffice(
    page,
    {
      fullName: "Dora Design",
      email: `design-${randomUUID().slice(0, 8)}@muster.example`,
      password: "Neun Reiher am Fluss",
      companyName: "Müßig & Söhne AG",
    },
    { isCodeLeft: true },
  );
  await page.goto(`${paths.channels}?bereich=design`);
  const save = page.getByRole("button", { name: "Speichern" });
  await expect(save).toBeDisabled();

  await test.step("a picture is chosen, cut by pointer and keys, and saved with a colour that is corrected", async () => {
    await choose(page, "logo.png", "image/png", png(800, 200));
    const part = page.getByRole("group", { name: "Ausschnitt" });
    const left = () => part.locator("img").evaluate((image: HTMLElement) => Number.parseFloat(image.style.left));
    await page.getByRole("radio", { name: "Mittel (2:1)" }).check();
    await page.getByLabel("Vergrößerung").fill("2");
    await expect.poll(left).toBe(-150);
    await part.focus();
    await page.keyboard.press("Shift+ArrowRight");
    await expect.poll(left).toBeCloseTo(-160);
    const box = (await part.boundingBox())!;
    await page.mouse.move(box.x + 20, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + 20 + box.width, box.y + 20, { steps: 3 });
    await page.mouse.up();
    await expect.poll(left).toBeCloseTo(-60, 0);
    await page.getByLabel("Markenfarbe").fill("#ffdd00");
    await expect(page.getByRole("status").getByText("Damit alle alles lesen können")).toBeVisible();
    await expect(page.getByText(/^Schaltflächen im hellen Farbschema: #[0-9a-f]{6}$/)).toBeVisible();
    await look(page, "meldekanal-design", info);
    await page.getByRole("link", { name: "Dashboard", exact: true }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Hier bleiben" }).click();
    await save.click();
    await expect(page.getByText("Design gespeichert", { exact: true })).toBeVisible();
    await expect(save).toBeDisabled();
    await expect(page.getByRole("img", { name: "Ihr Logo" })).toHaveAttribute("width", "96");
  });

  const address = (await page.getByText(/\/portal\/\S+#k=/).textContent())!;
  const suffix = /\/portal\/([^#]+)#/.exec(address)![1]!;
  await test.step("QR code and poster", async () => {
    await page.getByRole("button", { name: "QR-Code" }).click();
    const svg = await download(page, "Als SVG laden");
    expect(svg.name).toBe(`QR-Code-${suffix}.svg`);
    expect(svg.bytes.toString()).toContain("<svg");
    const picture = await download(page, "Als PNG laden");
    expect(picture.name).toBe(`QR-Code-${suffix}.png`);
    expect(picture.bytes.toString("latin1", 1, 4)).toBe("PNG");
    expect(picture.bytes.readUInt32BE(16)).toBeGreaterThanOrEqual(1024);
    await look(page, "meldekanal-qr", info, { sizes: [PHONE] });
    await page.getByRole("button", { name: "Schließen" }).click();
    await page.getByRole("button", { name: "Aushang" }).click();
    await look(page, "meldekanal-aushang", info, { sizes: [DESKTOP] });
    const poster = await download(page, "Als PDF laden");
    expect(poster.name).toBe(`Aushang-${suffix}-de.pdf`);
    const pdf = poster.bytes.toString();
    expect(pdf.startsWith("%PDF-1.7")).toBe(true);
    for (const piece of ["/MarkInfo", "/StructTreeRoot", "Müßig &#38; Söhne AG: Missstände melden", "/Subtype /Image"])
      expect(pdf).toContain(piece);
    if (!process.env.CI) await info.attach("Aushang", { body: poster.bytes, contentType: "application/pdf" });
    await page.getByRole("button", { name: "Schließen" }).click();
  });

  const reporter = await person({ javaScriptEnabled: false });
  await test.step("the portal shows both, without scripts too, and nothing moves when the logo comes", async () => {
    for (const size of [undefined, PHONE]) {
      if (size) await reporter.page.setViewportSize(size);
      await reporter.page.goto(address);
      const logo = reporter.page.getByRole("img", { name: "Müßig & Söhne AG" });
      await expect(logo).toBeVisible();
      expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      await expect(reporter.page.getByRole("link", { name: "Neue Meldung" })).toHaveCSS("color", "rgb(0, 0, 0)");
    }
  });
  const scripted = await person();
  await scripted.page.goto(`${paths.portalForm(suffix)}#${address.split("#")[1]}`);
  await expect(scripted.page.getByRole("button", { name: "Meldung absenden" })).toBeEnabled();
  await look(scripted.page, "portal-design", info);

  await test.step("it is removed after a question; the standard colour comes back", async () => {
    await page.getByRole("button", { name: "Standardfarbe" }).click();
    await save.click();
    await expect(page.getByText("Design gespeichert", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Logo entfernen" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Logo entfernen" }).click();
    await expect(page.getByText("Logo entfernt", { exact: true })).toBeVisible();
    await scripted.page.reload();
    await expect(scripted.page.getByText("Müßig & Söhne AG", { exact: true })).toBeVisible();
    await expect(scripted.page.locator("head style")).toHaveCount(0);
  });
});

test("what is no logo is said at once, or by the server; what was chosen stays", async ({ person }) => {
  const { page, expectComplaint } = await person();
  expectComplaint(/Failed to load resource/);
  await signIn(page, DEMO, `${paths.channels}?bereich=design`);
  const alert = page.getByRole("alert");
  for (const [name, type, bytes, text] of [
    ["gross.png", "image/png", Buffer.alloc(2 * 1024 * 1024 + 1), "Die Datei darf maximal 2MB groß sein."],
    ["bild.svg", "image/svg+xml", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), "Bitte wählen Sie eine Bilddatei aus."],
    ["text.png", "image/png", Buffer.from("Kein Bild"), "Bitte wählen Sie eine Bilddatei aus."],
    ["leer.png", "image/png", Buffer.alloc(0), "Bitte wählen Sie eine Bilddatei aus."],
    ["riesig.png", "image/png", png(6000, 4001), "Das Bild hat zu viele Bildpunkte, höchstens 24 Millionen sind möglich."],
  ] as const) {
    await choose(page, name, type, bytes);
    await expect(alert).toContainText(text);
    await expect(page.getByRole("group", { name: "Ausschnitt" })).toHaveCount(0);
  }
  // A browser shows what there is of half a picture.
  const whole = png(900, 900);
  await choose(page, "halb.png", "image/png", whole.subarray(0, whole.length - 40));
  await page.getByRole("button", { name: "Speichern" }).click();
  await expect(alert).toContainText("Das Bild ist beschädigt oder unvollständig. Bitte wählen Sie eine andere Datei.");
  await expect(page.getByRole("group", { name: "Ausschnitt" })).toBeVisible();
  await page.getByRole("button", { name: "Abbrechen" }).click();
  await page.getByLabel("Markenfarbe").fill("rot");
  await expect(page.getByText("Bitte geben Sie eine Farbe wie #0b5a4b ein.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Speichern" })).toBeDisabled();
  await page.getByLabel("Markenfarbe").fill("#336699");
  await page.route("**/api/channels/*", (route) => route.abort());
  await page.getByRole("button", { name: "Speichern" }).click();
  await expect(page.getByText(/^Das Design konnte nicht gespeichert werden\. Verbindungsfehler/)).toBeVisible();
  await expect(page.getByLabel("Markenfarbe")).toHaveValue("#336699");
});
