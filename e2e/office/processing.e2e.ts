import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { paths } from "@hz/contract/paths";
import { confirmRecovery, goOnUnconfirmed, register } from "../helpers/handler.ts";
import { expect, test as base } from "../helpers/people.ts";
import { type Product, startProduct } from "../helpers/product.ts";
import { shownToast } from "../helpers/toast.ts";

const PROCESSING = {
  stand: "2026-11-01",
  rechenzentrum: "Rechenzentrum Nord, Hamburg",
  datenschutzbeauftragte: null,
  massnahmen: [{ bereich: "Zutritt", text: "Wachdienst rund um die Uhr." }],
  unterauftragsverarbeiter: [
    { name: "Nord RZ GmbH", anschrift: "Kai 1, 20457 Hamburg", leistung: "Betrieb der Server", ort: "Deutschland", drittland: null },
  ],
};

/** A product whose operator has said who it is, with texts of its own. */
const test = base.extend<object, { product: Product }>({
  product: [
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), "hz-operator-texts-"));
      await writeFile(join(folder, "auftragsverarbeitung.json"), JSON.stringify(PROCESSING));
      await writeFile(
        join(folder, "impressum.md"),
        "Stand: 2026-11-01\n\n## Anbieter\nBetrieb GmbH\n<script>document.title = 'fremd'</script>\n",
      );
      const operator = {
        OPERATOR_NAME: "Betrieb GmbH",
        OPERATOR_STREET: "Weg 1",
        OPERATOR_CITY: "10115 Berlin",
        SUPPORT_EMAIL: "post@betrieb.example",
      };
      const product = await startProduct({ ...operator, OPERATOR_TEXTS: folder });
      await use(product);
      await product.stop();
      await rm(folder, { recursive: true });
    },
    { scope: "worker", timeout: 240_000 },
  ],
});

test("from the sign-up to the concluded agreement, which is there as it was concluded", async ({ person }) => {
  const { page } = await person();
  const who = {
    email: "vera.vogt@werk.example",
    password: "Fünf Störche über Köln",
    fullName: "Vera Vogt",
    companyName: "Vogt Werke AG",
  };
  const code = await register(page, who);
  await confirmRecovery(page, code.split("-").slice(-2).join(" "));
  await goOnUnconfirmed(page);

  await test.step("the first dashboard offers it, its page asks for the company's address", async () => {
    await expect(page.getByText("Ihr Unternehmen braucht ihn, bevor die erste Meldung kommt")).toBeVisible();
    await page.getByRole("link", { name: "Zum Vertrag" }).click();
    await expect(page.getByText("(Anschrift fehlt noch)").first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Vertrag schließen" })).toBeHidden();
    await page.getByRole("link", { name: "Firmendaten ergänzen" }).click();
    await page.getByLabel("Anschrift").fill("Werkstraße 5, 20095 Hamburg");
    await page.getByRole("button", { name: "Speichern" }).click();
    await expect(shownToast(page, "Firmendaten gespeichert")).toBeVisible();
  });

  await test.step("concluded, it says when and by whom, and readiness is satisfied", async () => {
    await page.goto(paths.processing);
    const agreement = page.getByRole("article", { name: "Vertrag zur Auftragsverarbeitung" });
    for (const words of ["Werkstraße 5, 20095 Hamburg", "Betrieb GmbH", "Nord RZ GmbH, Kai 1, 20457 Hamburg"])
      await expect(agreement).toContainText(words);
    await page.getByRole("button", { name: "Vertrag schließen" }).click();
    await page.getByRole("button", { name: "Verbindlich schließen" }).click();
    await expect(shownToast(page, "Vertrag geschlossen")).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: "von Vera Vogt, Fassung" })).toBeVisible();
    await page.goto(paths.readiness);
    await expect(page.getByText("Der Vertrag zur Auftragsverarbeitung wurde am")).toBeVisible();
  });

  await test.step("its PDF is made in the browser", async () => {
    await page.goto(paths.processing);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: /^PDF: Geschlossen am/ }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^Auftragsverarbeitung-\d{4}-\d\d-\d\d\.pdf$/);
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe("%PDF-");
  });

  await test.step("the imprint is the operator's own, a script in it is text", async () => {
    await page.goto(paths.imprint);
    await expect(page.getByText("<script>document.title = 'fremd'</script>")).toBeVisible();
    await expect(page).toHaveTitle(/^Impressum/);
    await expect(page.getByText("Dieser Text ist eine Vorlage")).toBeHidden();
  });
});
