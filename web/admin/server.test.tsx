import { paths } from "@hz/contract/paths";
import { expect, test } from "vitest";
import { drawEntrance } from "./server.tsx";

const HERE = { isTest: false, paymentWays: ["card"] } as const;

test.each([paths.register, paths.trial])("%s is drawn whole, and says without scripts what it needs them for", async (path) => {
  const { title, html } = await drawEntrance(path, HERE);
  expect(title).toMatch(/ – Hinweiszentrale$/);
  expect(html).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
  expect(html).toMatch(/<form.*<input[^>]* type="password".*<button type="submit"/);
  expect(html).toMatch(/<noscript>.*Dafür braucht diese Seite JavaScript/);
  expect(html).toMatch(/href="\/datenschutz"|href="\/agb"/);
});

test("the trial begins with the plan and rhythm of its address, and with what takes the payments here", async () => {
  const { html } = await drawEntrance(`${paths.trial}?groesse=101-250&zahlung=year`, HERE);
  expect(html).toContain("Gesamt brutto pro Jahr");
  expect(html).toMatch(/<option value="101-250" selected/);
  expect(html).toMatch(/<option value="DE" selected/);
  expect(html).toMatch(/<input type="radio"[^>]* checked=""[^>]* value="year"|<input type="radio"[^>]* value="year"[^>]* checked=""/);
  expect(html).toContain("Zahlungsanbieter Stripe");
  const test = await drawEntrance(paths.trial, { ...HERE, isTest: true });
  expect(test.html).not.toContain("Zahlungsanbieter Stripe");
  expect(test.html).toContain("es wird nichts abgebucht");
  expect(html).not.toContain("auf Rechnung");
  const byInvoice = await drawEntrance(paths.trial, { isTest: false, paymentWays: ["card", "invoice"] });
  expect(byInvoice.html).toContain("auf Rechnung");
});

test("what an address says beside it is no text of the page", async () => {
  const { html } = await drawEntrance(`${paths.trial}?groesse=%3Cscript%3E&zahlung=%22%3E`, { ...HERE, isTest: true });
  expect(html).not.toContain("<script");
  expect(html).toContain("Gesamt brutto pro Monat");
});
