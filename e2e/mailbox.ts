import type { Page } from "@playwright/test";
import { paths } from "@hz/contract/paths";
import { expect, type Person } from "./people.ts";

/** Opens the newest mail to an address with this subject, once there are so many, as mail programs show it. */
export async function openMail({ newTab }: Person, to: string, subject: string, number = 1): Promise<Page> {
  const page = await newTab();
  await expect(async () => {
    await page.goto(paths.mailbox);
    const mails = page.getByRole("article").filter({ hasText: to }).filter({ hasText: subject });
    await expect(mails).toHaveCount(number, { timeout: 1_000 });
    await mails.first().getByRole("link", { name: "Ansicht im Mailprogramm" }).click({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  await expect(page.getByRole("heading", { level: 1, name: subject })).toBeVisible();
  return page;
}
