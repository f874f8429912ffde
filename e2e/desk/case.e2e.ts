import { randomUUID } from "node:crypto";
import { paths } from "@hz/contract/paths";
import type { Page } from "@playwright/test";
import { withDatabase } from "../helpers/database.ts";
import { channelAddress, signIn } from "../helpers/by-contract.ts";
import { goToReport } from "../helpers/handler.ts";
import { LABELS } from "../helpers/labels.ts";
import { look } from "../helpers/look.ts";
import { DESKTOP, expect, PHONE, test } from "../helpers/people.ts";
import { DEMO } from "../helpers/product.ts";
import { returnToCase, submitReport } from "../helpers/report-by-contract.ts";

const BLOCKS = "█████";
const message = (page: Page, text: string) => page.getByRole("listitem").filter({ hasText: text });

test("what the office redacts is gone for the reporter, too, at once and when the case is opened anew; a damaged body is said to be", async ({
  person,
  product,
}) => {
  const [handler, reporter] = [await person(), await person()];
  const [desk, portal] = [handler.page, reporter.page];
  await signIn(desk, DEMO, null);
  const description = "Gesehen hat es auch Frau Wiesengrund aus der Buchhaltung.";
  const receipt = await submitReport(await channelAddress(desk), { title: `Geld im Umschlag ${randomUUID().slice(0, 8)}`, description });
  await returnToCase(portal, receipt);
  await portal.getByLabel(LABELS.de.message).fill("Meine Kollegin Wiesengrund weiß mehr.");
  await portal.getByLabel(LABELS.de.message).press("Control+Enter");
  await expect(message(portal, "weiß mehr")).toBeVisible();

  await desk.goto(paths.report(receipt.id));
  const dialog = desk.getByRole("dialog", { name: "Stellen schwärzen" });
  for (const place of [desk.getByRole("region", { name: "Beschreibung" }), message(desk, "Wiesengrund")]) {
    await place.getByRole("button", { name: /schwärzen$/i }).click();
    await dialog.getByRole("option", { name: "Wiesengrund" }).click();
    await dialog.getByRole("button", { name: "Weiter" }).click();
    const question = desk.getByRole("alertdialog", { name: "1 Stelle unwiderruflich schwärzen?" });
    await question.getByLabel("Grund").selectOption({ label: "Angaben über Unbeteiligte" });
    await question.getByRole("button", { name: "Endgültig schwärzen" }).click();
    await expect(dialog).toBeHidden();
  }
  const expectRedacted = async () => {
    await expect(portal.getByText(`Frau ${BLOCKS} aus der Buchhaltung.`)).toBeVisible();
    const own = message(portal, `Meine Kollegin ${BLOCKS} weiß mehr.`);
    await expect(own).toContainText("Geschwärzt am");
    await expect(own).not.toContainText("nicht sicher");
    await expect(portal.locator("body")).not.toContainText("Wiesengrund");
  };
  await expectRedacted();
  await portal.getByLabel(LABELS.de.message).fill("Das ist gut so.");
  await portal.getByLabel(LABELS.de.message).press("Control+Enter");
  await expect(message(portal, "Das ist gut so.")).not.toContainText("fehlt etwas");
  await returnToCase(portal, receipt);
  await expectRedacted();

  await withDatabase(product, (database) =>
    database.query("update reports set body = set_byte(body, 200, get_byte(body, 200) # 1) where id = $1", [receipt.id]),
  );
  await returnToCase(portal, receipt);
  await expect(portal.getByText("Der Inhalt Ihrer Meldung lässt sich nicht öffnen")).toBeVisible();
  await expect(message(portal, "Das ist gut so.")).toBeVisible();
});

test("files are looked at in a frame of their own: pictures and texts as what they are, never as a page", async ({ person }, info) => {
  const handler = await person();
  const desk = handler.page;
  await signIn(desk, DEMO, null);
  const address = await channelAddress(handler.page);
  const page = "<!doctype html><title>x</title><script>parent.document.title = 'fremd'</script><h1>Seite</h1>";
  const title = `Belege ${randomUUID().slice(0, 8)}`;
  const files = [
    { name: "Foto.png", mimeType: "image/png", buffer: await desk.screenshot() },
    { name: "Notiz.txt", mimeType: "text/plain", buffer: Buffer.from("Übergabe am Freitag.\nHinter dem Lager.") },
    { name: "Bild.png", mimeType: "image/png", buffer: Buffer.from(page) },
    { name: "Akte.docx", mimeType: "application/octet-stream", buffer: Buffer.from("PK\x03\x04") },
  ];
  const receipt = await submitReport(address, { title, description: "Vier Belege.", files });
  await goToReport(desk, receipt, title);
  const opener = desk.getByRole("button", { name: "Foto.png ansehen" });
  const shown = (name: string) => desk.getByRole("dialog", { name }).frameLocator("iframe");
  const next = desk.getByRole("button", { name: "Nächste Datei" });

  await opener.click();
  const picture = shown("Foto.png").getByRole("img", { name: "Foto.png" });
  await expect(picture).toBeVisible();
  expect(await desk.locator("iframe").getAttribute("sandbox")).toBe("allow-scripts");
  // It has no origin: neither storage nor the page around it is within its reach.
  const reach = await picture.evaluate(() => {
    const tried = (what: () => unknown) => {
      try {
        return what() === undefined ? "nothing" : "reached";
      } catch (error) {
        return (error as Error).name;
      }
    };
    return [self.origin, tried(() => parent.document), tried(() => localStorage)];
  });
  expect(reach).toEqual(["null", "SecurityError", "SecurityError"]);
  await look(desk, "preview", info, { withoutRules: ["frame-tested"] });
  await desk.getByRole("button", { name: "Originalgröße" }).click();
  await expect.poll(() => picture.evaluate((one) => one.clientWidth)).toBe(DESKTOP.width);

  await next.click();
  await expect(shown("Notiz.txt").getByText("Hinter dem Lager.")).toBeVisible();
  await next.click();
  await expect(shown("Bild.png").getByText("<h1>Seite</h1>")).toBeVisible();
  await expect(shown("Bild.png").getByRole("heading")).toHaveCount(0);
  await next.click();
  await expect(desk.getByText("Vorschau nicht möglich")).toBeVisible();
  await look(desk, "preview-none", info, { sizes: [PHONE] });

  // Escape closes it from inside the frame as well, and the focus is back at the file.
  await desk.getByRole("button", { name: "Vorherige Datei" }).click();
  await shown("Bild.png").locator("pre").click();
  await desk.keyboard.press("Escape");
  await expect(desk.getByRole("dialog")).toHaveCount(0);
  await expect(opener).toBeFocused();
});
