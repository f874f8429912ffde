import type { Page } from "@playwright/test";
import { paths } from "@hz/contract/paths";
import { confirmByLink } from "./by-contract.ts";
import { mailedPath } from "./password-reset.ts";
import { expect, type Person } from "./people.ts";
import type { Product } from "./product.ts";

/** Opens the newest mail to an address with this subject, once there are so many, as mail programs show it. */
export async function openMail({ newTab, mailbox }: Person, to: string, subject: string, number = 1): Promise<Page> {
  const page = await newTab();
  await expect(async () => {
    // What a proxy hands on is not shown the mailbox, and journeys say that they come from elsewhere.
    await page.setExtraHTTPHeaders({});
    await page.goto(mailbox());
    const mails = page.getByRole("article").filter({ hasText: to }).filter({ hasText: subject });
    await expect(mails).toHaveCount(number, { timeout: 1_000 });
    await mails.first().getByRole("link", { name: "Ansicht im Mailprogramm" }).click({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  await expect(page.getByRole("heading", { level: 1, name: subject })).toBeVisible();
  return page;
}

/** Confirms a new owner's address by the link of its mail, and goes to the dashboard: before it nobody can be invited. */
export async function confirmAddress(page: Page, product: Product, email: string): Promise<void> {
  await confirmByLink(page, await mailedPath(product, email, "Bitte bestätigen Sie Ihre E-Mail-Adresse"));
  await page.goto(paths.dashboard);
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
}
