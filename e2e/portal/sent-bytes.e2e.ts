import { randomBytes } from "node:crypto";
import { paths } from "@hz/contract/paths";
import { portalApi } from "@hz/contract/portal-paths";
import { channelAddress, newOffice } from "../helpers/by-contract.ts";
import { expect, test } from "../helpers/people.ts";
import { fillForm, openForm, send } from "../helpers/reporter.ts";

const FOUNDER = {
  email: `${randomBytes(6).toString("hex")}@ordentlich.example`,
  password: "Ein-Passwort-Das-Nicht-Kurz-Ist-2026",
  fullName: "Olga Ordentlich",
  companyName: "Ordentlich AG",
};
const PART = /\/assets\/(show-)?sent-bytes/;

test("beside a demo's form stands every byte that really leaves the browser, and what was typed is in none", async ({
  person,
  browserName,
}) => {
  test.skip(browserName === "firefox", "of a request in Firefox Playwright has no body to compare");
  const { page } = await person();
  const canary = `Kanarienvogel${randomBytes(9).toString("hex")}`;
  const content = `Inhalt${randomBytes(9).toString("hex")}`;
  const left: { place: string; body: Buffer }[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/"))
      left.push({ place: `${request.method()} ${pathname}`, body: request.postDataBuffer() ?? Buffer.alloc(0) });
  });

  await openForm(page, paths.portal("demo-company"));
  const file = { name: `${canary}.txt`, mimeType: "text/plain", buffer: Buffer.from(content) };
  await fillForm(page, { title: canary, description: `Am Hafen: ${canary}`, files: [file] });
  await expect.poll(() => left.map(({ place }) => place)).toEqual([`POST ${portalApi.keepDraftKey}`]);
  await send(page);

  const panel = page.getByRole("complementary", { name: "Was der Server sieht" });
  await expect(panel.getByText("Keines davon ist in dem zu lesen, was gesendet wurde.")).toBeVisible();
  for (const text of [canary, content]) {
    await panel.getByRole("searchbox").fill(text);
    await expect(panel.getByText(`„${text}“ steht nicht darin.`)).toBeVisible();
  }
  await panel.getByRole("searchbox").fill("demo-company");
  await expect(panel.getByText("„demo-company“ steht in 3 Anfragen:")).toBeVisible();

  // What the browser says that it sent, against what the panel shows of it.
  expect(left.map(({ place }) => place)).toEqual([
    `POST ${portalApi.keepDraftKey}`,
    expect.stringMatching(/^PUT .+\/parts\/0$/),
    `POST ${portalApi.submit}`,
    "POST /api/public/draft-key/forget",
  ]);
  const report = left[2]!.body;
  const request = panel.locator(".sent-request", { hasText: "Verschlüsselte Meldung" });
  await expect(request).toContainText(`${report.length.toLocaleString("de")} Bytes`);
  await request.getByText("Verschlüsselte Meldung").click();
  const bytes = request.getByRole("region");
  expect(JSON.stringify(JSON.parse((await bytes.textContent())!))).toBe(report.toString());
  await request.getByText("Als Bytes (hexadezimal)").click();
  const shown = (await bytes.textContent())!.split("\n").map((line) => line.slice(0, 24).replaceAll(" ", ""));
  expect(shown.join("")).toBe(report.toString("hex"));
});

test("an ordinary portal neither names nor loads what stands beside a demo's form", async ({ person }) => {
  const office = await person();
  await newOffice(office.page, FOUNDER);
  const address = await channelAddress(office.page);
  const { page } = await person();
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  await openForm(page, address);
  await fillForm(page, { title: "Ohne Anzeige", description: "Wie bei allen anderen." });
  await send(page);
  expect(loaded.some((url) => url.includes("/assets/portal-"))).toBe(true);
  expect(loaded.filter((url) => PART.test(url))).toEqual([]);
  await expect(page.getByRole("complementary")).toHaveCount(0);
});
