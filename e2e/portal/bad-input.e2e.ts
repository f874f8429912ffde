import type { Page } from "@playwright/test";
import { paths } from "@hz/contract/paths";
import { signIn } from "../helpers/by-contract.ts";
import { openReport } from "../helpers/handler.ts";
import { expect, test } from "../helpers/people.ts";
import { DEMO } from "../helpers/product.ts";
import { submitReport } from "../helpers/report-by-contract.ts";

const SUFFIX = "demo-company";
const CHANNEL = paths.portal(SUFFIX);
const text = (name: string) => ({ name, mimeType: "text/plain", buffer: Buffer.from("Inhalt") });

test("a file name of 255 bytes and words that look like code arrive at the office as they are and do nothing", async ({
  person,
  product,
}) => {
  const name = `${"ß".repeat(125)}a.txt`;
  expect(Buffer.byteLength(name)).toBe(255);
  const title = "<img src=x onerror=alert(1)> {{7*7}} '; drop table reports; --";
  const description = "<script>alert(1)</script>\u202Egnp.exe %s %n ${7*7} 𝔘𝔫𝔦𝔠𝔬𝔡𝔢 👩🏽‍⚕️";
  const files = [name, "../../etc/passwd.txt", "a\"b';c=d&e.txt"].map(text);
  await submitReport(product.url + CHANNEL, { title, description, files });
  const { page } = await person();
  await signIn(page, DEMO, paths.reports);
  await openReport(page, title);
  await expect(page.getByText(description)).toBeVisible();
  for (const shown of [name, "a\"b';c=d&e.txt"]) await expect(page.getByRole("button", { name: `${shown} herunterladen` })).toBeVisible();
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
    "/api/portal/%zz",
    "/portal/..%2F..%2Fetc",
    "/assets/..%2f..%2fpackage.json",
    "/portal/%00",
    "/api/portal/%00",
    "/meldungen/keine-id",
  ]) {
    const strange = await fetch(product.url + path, { redirect: "manual" });
    const { status } = strange;
    expect(status, path).toBeLessThan(500);
    // The built server's own words, not those of what it is built with.
    expect(await strange.text(), path).not.toContain("FST_");
    expect([200, 400, 404, 422], path).toContain(status);
  }
});

/** Goes on to the moment in which a page without its program says so, which only its style sheet knows. */
async function saysWhatIsMissing(page: Page): Promise<void> {
  const said = page.getByRole("alert").filter({ hasText: "Die Seite ist nicht vollständig angekommen" });
  const ways = page.getByRole("region", { name: "Andere Wege" });
  await expect(said).toBeHidden();
  await expect(ways).toBeHidden();
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  await expect(said).toBeVisible();
  await expect(ways).toContainText("externe Meldestelle");
}

test("a case page whose program did not arrive names the other ways", async ({ person }) => {
  const { page, expectComplaint } = await person();
  expectComplaint(/ERR_FAILED.*\.js/);
  await page.route("**/*.js", (route) => route.abort());
  await page.goto(paths.portalCase(SUFFIX));
  await saysWhatIsMissing(page);
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
  await saysWhatIsMissing(page);
  const refused = page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener("securitypolicyviolation", ({ effectiveDirective }) => resolve(effectiveDirective));
        // Firefox throws besides.
        try {
          document.forms[0]?.submit();
        } catch {}
      }),
  );
  expect(await refused).toBe("form-action");
  expect(asked.filter((one) => one.includes("GEHEIMTITEL"))).toEqual([]);
  expect(await page.evaluate(() => [location.search, document.querySelector("input[name=title]")])).toMatchObject(["?neu=1", {}]);
});
