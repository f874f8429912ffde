import { paths } from "@hz/contract/paths";
import type { Page } from "@playwright/test";
import { signIn } from "../helpers/by-contract.ts";
import { look } from "../helpers/look.ts";
import { DESKTOP, expect, PHONE, test } from "../helpers/people.ts";
import { DEMO } from "../helpers/product.ts";

const MALIK = { ...DEMO, email: "malik.okafor@demo.example" };

/** Holds what a screen asks for, then fails it, then lets it through: what it shows meanwhile is looked at by `seen`. */
async function holdThenFail(
  page: Page,
  url: string | RegExp,
  path: string,
  seen: { loading: () => Promise<void>; failed: () => Promise<void> },
) {
  let fail = () => {};
  const failing = new Promise<void>((resolve) => (fail = resolve));
  await page.route(url, async (route) => {
    await failing;
    await route.abort().catch(() => undefined);
  });
  await page.goto(path);
  await seen.loading();
  fail();
  await seen.failed();
  await page.unroute(url);
  await page.getByRole("button", { name: "Erneut versuchen" }).first().click();
}

test("departments and the audit log while they load, when they fail, and when nothing fits", async ({ person }, info) => {
  const { page, expectComplaint } = await person();
  await signIn(page, DEMO);
  expectComplaint(/ERR_FAILED/);

  await holdThenFail(page, /\/api\/departments$/, paths.departments, {
    loading: async () => {
      await expect(page.getByRole("button", { name: "Abteilung anlegen" })).toBeVisible();
      await expect(page.getByRole("status").filter({ hasText: "Wird geladen" }).first()).toBeAttached();
      await look(page, "departments-loading", info, { sizes: [PHONE] });
    },
    failed: async () => {
      await expect(page.getByRole("heading", { name: "Die Abteilungen konnten nicht geladen werden" })).toBeVisible();
      await look(page, "departments-failed", info, { sizes: [DESKTOP] });
    },
  });
  await expect(page.getByRole("heading", { level: 2, name: "Interne Meldestelle" })).toBeVisible();
  await expect(page.getByLabel("Betrifft eine Meldung diese Abteilung selbst, geht sie an")).toContainText("Unabhängige Vertretung");

  await holdThenFail(page, "**/api/audit?*", `${paths.audit}?bis=2020-01-01`, {
    loading: async () => {
      await expect(page.getByRole("button", { name: "Protokoll prüfen" })).toBeVisible();
      await expect(page.getByRole("status").filter({ hasText: "Wird geladen" }).first()).toBeAttached();
      await look(page, "audit-loading", info, { sizes: [PHONE] });
    },
    failed: async () => {
      await expect(page.getByRole("heading", { name: "Das Prüfprotokoll konnte nicht geladen werden" })).toBeVisible();
      await look(page, "audit-failed", info, { sizes: [DESKTOP] });
    },
  });
  await expect(page.getByRole("heading", { name: "Keine Einträge" })).toBeVisible();
  await look(page, "audit-empty", info, { sizes: [PHONE] });
});

test("who may not manage departments is told so on a page that has a heading", async ({ person }) => {
  const { page } = await person();
  await signIn(page, MALIK);
  await page.goto(paths.departments);
  await expect(page.getByRole("heading", { level: 1, name: "Diese Seite ist nicht für Sie freigegeben" })).toBeVisible();
});
