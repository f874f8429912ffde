import { paths } from "@hz/contract/paths";
import { freePort } from "../../scripts/bench/product.ts";
import { testDns, type TestDns } from "../../scripts/test-dns.ts";
import { signIn } from "../helpers/by-contract.ts";
import { LABELS } from "../helpers/labels.ts";
import { expect, test as base } from "../helpers/people.ts";
import { DEMO, type Product, startProduct } from "../helpers/product.ts";
import { fillForm, finish, openCase, send } from "../helpers/reporter.ts";

// Browsers take every name below localhost for this machine.
const DOMAIN = "hinweise.firma.localhost";
const test = base.extend<object, { dns: TestDns; product: Product }>({
  dns: [
    async ({}, use) => {
      const dns = await testDns();
      await use(dns);
      await dns.close();
    },
    { scope: "worker" },
  ],
  product: [
    async ({ dns }, use) => {
      const port = await freePort();
      const product = await startProduct({ PORT: String(port), DOMAIN_TARGET: "portale.melden.example", DNS_SERVERS: dns.address });
      await use(product);
      await product.stop();
    },
    { scope: "worker", timeout: 400_000 },
  ],
});

test("a company proves a domain by its record, a report is sent and its case opened there, and nothing else stands there", async ({
  person,
  product,
  dns,
}) => {
  const host = `${DOMAIN}:${new URL(product.url).port}`;
  const { page: office } = await person();
  await signIn(office, DEMO, paths.channels);
  await office.getByRole("button", { name: "Domain hinzufügen" }).click();
  const dialog = office.getByRole("dialog");
  await dialog.getByLabel("Domain").fill(`https://${DOMAIN}/`);
  await dialog.getByRole("button", { name: "Domain hinzufügen" }).click();
  const card = office.getByRole("region", { name: DOMAIN });
  const check = card.getByRole("button", { name: "Jetzt prüfen" });
  await check.click();
  await expect(card.getByText(`Unter _hinweiszentrale.${DOMAIN} gibt es keinen TXT-Eintrag.`)).toBeVisible();

  // Not before the proof: it is a name like any other, with the product's own pages, which a browser keeps for minutes.
  const { page: early } = await person();
  await early.goto(`http://${host}/`);
  await expect(early).toHaveTitle(/^Hinweiszentrale/);

  const value = await card.getByText(/^hinweiszentrale=/).innerText();
  dns.says({ [`_hinweiszentrale.${DOMAIN}`]: [value] });
  await check.click();
  await expect(card.getByText("Der Eintrag ist da. Die Domain ist bestätigt.")).toBeVisible();
  await office.getByRole("checkbox", { name: `Unter Ihrer Domain weitergeben: ${host}` }).check();
  const address = await office.getByText(`http://${host}#k=`).innerText();

  const { page, expectComplaint } = await person();
  expectComplaint(/404/);
  await page.goto(address);
  await expect(page).toHaveTitle("Portal");
  await page.getByRole("link", { name: LABELS.de.newReport }).click();
  await expect(page.getByRole("button", { name: LABELS.de.submit })).toBeEnabled();
  await fillForm(page, { title: "Unter der Domain der Firma", description: "Über die eigene Domain gekommen." });
  const { caseNumber, password } = await send(page);
  await finish(page);
  await openCase(page, password, caseNumber);
  expect(new URL(page.url()).host).toBe(host);
  for (const path of [paths.signIn, paths.reports, "/portal/andere"]) {
    await page.goto(`http://${host}${path}`);
    await expect(page.getByRole("heading", { level: 1, name: "Meldekanal nicht gefunden" })).toBeVisible();
  }
});
