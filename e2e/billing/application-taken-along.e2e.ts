import { randomUUID } from "node:crypto";
import { TRIAL_DAYS_WITHOUT_CARD } from "@hz/contract/limits";
import { paths } from "@hz/contract/paths";
import { channelAddress, newOffice, signIn } from "../helpers/by-contract.ts";
import { goToReport } from "../helpers/handler.ts";
import { confirmAddress, openMail } from "../helpers/mailbox.ts";
import { expect, type Person, test as base } from "../helpers/people.ts";
import { startProduct } from "../helpers/product.ts";
import { returnToCase, submitReport } from "../helpers/report-by-contract.ts";

/** A product of its own: what other journeys live through keeps its time. */
const test = base.extend<object>({
  product: [
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: "worker", timeout: 240_000 },
  ],
});

const WHO = { email: `uhr-${randomUUID().slice(0, 8)}@werk.example`, password: "Neun Reiher am Fluss", fullName: "Ute Uhrig" };

/** Moves the provider's clock on, and the application with it. */
async function pass({ newTab }: Person, days: number): Promise<void> {
  const page = await newTab();
  await page.goto("/testzahlung/uhr");
  await page.getByLabel("Um so viele Tage vorstellen").fill(String(days));
  await page.getByLabel("Die Anwendung mitnehmen").check();
  await page.getByRole("button", { name: "Vorstellen" }).click();
  const times = page.getByText(/ist es \S+, \d+\. /);
  await expect(times).toHaveCount(2);
  const [provider, application] = (await times.allTextContents()).map((text) => text.replace(/.* ist es /, ""));
  expect(application).toBe(provider);
  await page.close();
}

test("the application goes along with the provider's clock: trial, reminders, deadlines, and pages that show its day", async ({
  person,
  product,
}) => {
  const [owner, reporter] = [await person(), await person()];
  const { page } = owner;
  const banner = page.getByRole("region", { name: "Hinweis zum Konto" });
  // Sessions that ended in the days between.
  owner.expectComplaint(/401.*\/api\//);
  await newOffice(page, WHO);
  await confirmAddress(page, product, WHO.email);
  await expect(banner).toContainText("14 Tage verbleiben");
  const end = new Date(Date.now() + TRIAL_DAYS_WITHOUT_CARD * 86_400_000);
  const endsOn = end.toLocaleDateString("de-DE", { dateStyle: "long", timeZone: "Europe/Berlin" });
  const address = await channelAddress(page);
  const receipt = await submitReport(address, { title: "Rabatte ohne Beleg", description: "Niemand hat sie bewilligt." });
  await page.goto("about:blank");

  await pass(owner, 12);
  // The greeting says so as well.
  await openMail(owner, WHO.email, `Ihre Testphase endet am ${endsOn}`, 2);
  await signIn(page, WHO);
  await expect(banner).toContainText("2 Tage verbleiben");

  // What is signed now is taken by the server and read on the portal, whose day is the same.
  await goToReport(page, receipt, "Rabatte ohne Beleg");
  await page.getByLabel("Nachricht an die hinweisgebende Person").fill("Wir prüfen die Rabatte.");
  await page.getByRole("button", { name: "Senden", exact: true }).click();
  await reporter.page.goto(paths.portal("demo-company"));
  await returnToCase(reporter.page, receipt);
  await expect(reporter.page.getByText("Wir prüfen die Rabatte.")).toBeVisible();
  expect(await reporter.page.evaluate(() => Date.now())).toBeGreaterThan(Date.now() + 11.9 * 86_400_000);
  await page.goto("about:blank");

  await pass(owner, 3);
  await openMail(owner, WHO.email, "Ihre Testphase ist zu Ende");
  await signIn(page, WHO);
  await expect(banner).toContainText("Testphase abgelaufen");
  await page.goto("about:blank");

  // Three months after the report, less a few days.
  await pass(owner, 72);
  await openMail(owner, WHO.email, "Erinnerung an Fristen");
  await signIn(page, WHO);
  await page.getByRole("button", { name: /Erinnerung/ }).click();
  await expect(page.getByRole("menuitem", { name: /Rückmeldung .*noch \d Tage/ })).toBeVisible();
});
