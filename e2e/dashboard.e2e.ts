import { paths } from "@hz/contract/paths";
import { signIn } from "./handler.ts";
import { look } from "./look.ts";
import { expect, test } from "./people.ts";
import { DEMO } from "./product.ts";

test("the dashboard: true figures with their weeks, the state of the system, and what failed can be tried again", async ({
  person,
}, info) => {
  const { page, expectComplaint } = await person();
  expectComplaint(/Failed to load resource/);
  await signIn(page, DEMO);
  const charts = page.getByRole("img", { name: /letzten zwölf Wochen: / });
  await expect(charts).toHaveCount(4);
  // The last point of each line is the figure beside it.
  for (const chart of await charts.all()) {
    const values = /: (.*)$/.exec((await chart.getAttribute("aria-label"))!)![1]!.split(", ");
    expect(values).toHaveLength(12);
    await expect(chart.locator("xpath=..").locator("b")).toHaveText(values.at(-1)!);
  }
  const status = page.locator("section").filter({ has: page.getByRole("heading", { name: "Systemstatus" }) });
  await expect(status.getByRole("listitem")).toHaveText([
    /Meldekanäle\s*\d+ von \d+ online/,
    /Datenbank\s*Verbunden/,
    /Verschlüsselung\s*Ihre Schlüssel sind da und passen/,
    /E-Mail\s*Kein Mailserver eingerichtet/,
    /Hintergrundaufgaben\s*Nichts im Rückstand/,
  ]);
  await page.route("**/api/status", (route) => route.abort());
  await page.goto(paths.dashboard);
  await expect(status.getByRole("alert")).toContainText("Verbindungsfehler");
  await look(page, "dashboard-status-fehler", info);
  await page.unroute("**/api/status");
  await status.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect(status.getByText("Verbunden")).toBeVisible();
  await page.getByRole("link", { name: "Zur Meldungen-Verwaltung" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Meldungen" })).toBeVisible();
});
