import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { DEMO_LINK_SUFFIX } from "@hz/contract/limits";
import { paths } from "@hz/contract/paths";
import { freePort } from "../../scripts/bench/product.ts";
import { signIn } from "../helpers/by-contract.ts";
import { LABELS } from "../helpers/labels.ts";
import { expect, test as base } from "../helpers/people.ts";
import { DEMO, type Product, startProduct } from "../helpers/product.ts";
import { fillForm, finish, openCase, send } from "../helpers/reporter.ts";

// Browsers take every name below localhost for this machine.
const DOMAIN = "portal.localhost";
const test = base.extend<object, { product: Product }>({
  product: [
    async ({}, use) => {
      const port = await freePort();
      const product = await startProduct({ PORT: String(port), PORTAL_DOMAIN: DOMAIN });
      await use(product);
      await product.stop();
    },
    { scope: "worker", timeout: 400_000 },
  ],
});

/** Serves a company's page with some HTML in it, as strict about scripts as such a page may be; gives its address and what closes it. */
async function companyPage(html: string, scripts: string): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    if (request.url !== "/") return void response.writeHead(404).end();
    response.setHeader("content-security-policy", `default-src 'none'; script-src ${scripts}; style-src 'unsafe-inline'; img-src data:`);
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(`<!doctype html><html lang="de"><link rel="icon" href="data:,"><title>Firma</title><p>Willkommen</p>${html}</html>`);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() };
}

test("a tab on the company's page leads to the portal at the channel's own name, where a report is sent and its case opened", async ({
  person,
  product,
}) => {
  const host = `${DEMO_LINK_SUFFIX}.${DOMAIN}:${new URL(product.url).port}`;
  const { page: office } = await person();
  await signIn(office, DEMO, paths.channels);
  await office.getByRole("checkbox", { name: `Als kurze Adresse weitergeben: ${host}` }).check();
  await office.getByRole("button", { name: "Button für Ihre Website" }).click();
  await office.getByRole("radio", { name: "Reiter am rechten Rand der Seite" }).check();
  const html = await office.getByLabel("HTML zum Einfügen").inputValue();
  expect(html).toContain(`href="http://${host}#k=`);

  const company = await companyPage(html, `http://${host}`);
  const { page: visitor, context, expectComplaint } = await person();
  expectComplaint(/favicon|404/);
  await visitor.goto(company.url);
  const tab = visitor.getByRole("link", { name: "Hinweis geben" });
  await expect(tab).toHaveCSS("position", "fixed");
  const opened = context.waitForEvent("page");
  await tab.click();
  const page = await opened;
  company.close();
  expect(new URL(page.url()).host).toBe(host);
  expect(await page.evaluate(() => [document.referrer, opener])).toEqual(["", null]);

  await page.getByRole("link", { name: LABELS.de.newReport }).click();
  await expect(page.getByRole("button", { name: LABELS.de.submit })).toBeEnabled();
  await fillForm(page, {
    title: "Vom Reiter",
    description: "Über die Seite der Firma gekommen.",
    files: [{ name: "Beleg.txt", mimeType: "text/plain", buffer: Buffer.from("Inhalt") }],
  });
  const { caseNumber, password } = await send(page);
  await finish(page);
  await openCase(page, password, caseNumber);
  expect(new URL(page.url()).host).toBe(host);

  for (const path of [paths.signIn, paths.reports, "/portal/andere"]) {
    await page.goto(`http://${host}${path}`);
    await expect(page.getByRole("heading", { level: 1, name: "Meldekanal nicht gefunden" })).toBeVisible();
  }
});

test("where the script does not come, the tab is a link in the page", async ({ person, product }) => {
  const { page: office } = await person();
  await signIn(office, DEMO, paths.channels);
  await office.getByRole("button", { name: "Button für Ihre Website" }).click();
  await office.getByRole("radio", { name: "Reiter am linken Rand der Seite" }).check();
  const html = await office.getByLabel("HTML zum Einfügen").inputValue();
  // Other bytes than the hash names, as somebody would give out who has our server.
  const company = await companyPage(html.replace(/sha384-..../, "sha384-AAAA"), product.url);
  const { page, expectComplaint } = await person();
  expectComplaint(/integrity|favicon/);
  await page.goto(company.url);
  const link = page.getByRole("link", { name: "Hinweis geben" });
  await expect(link).toHaveCSS("position", "static");
  await expect(link).toHaveAttribute("href", new RegExp(`^${product.url}${paths.portal(DEMO_LINK_SUFFIX)}#k=`));
  company.close();
});
