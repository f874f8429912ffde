import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { paths } from "@hz/contract/paths";
import { fillSignIn } from "./handler.ts";
import { expect } from "./people.ts";
import type { Product } from "./product.ts";

/** The password that a reset sets. */
export const FRESH = "Ganz-Neu-2026!";

type StoredMail = { to: string; subject: string; text: string; at: string };

async function mailsTo({ dataFolder }: Product, address: string): Promise<StoredMail[]> {
  const folder = join(dataFolder, "mailbox");
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith(".json")).map((name) => readFile(join(folder, name), "utf8"));
  const mails = (await Promise.all(files)).map((text) => JSON.parse(text) as StoredMail);
  return mails.filter(({ to }) => to === address).toSorted((a, b) => (a.at < b.at ? 1 : -1));
}

/** Waits until there are so many mails with this subject and gives the text of the newest. */
export async function mail(product: Product, address: string, subject: string, number = 1): Promise<string> {
  let found: StoredMail[] = [];
  await expect
    .poll(async () => (found = (await mailsTo(product, address)).filter((one) => one.subject === subject)).length, { timeout: 30_000 })
    .toBeGreaterThanOrEqual(number);
  return found[0]!.text;
}

/** The path of the link in the newest of so many mails with this subject. */
export async function mailedPath(product: Product, address: string, subject: string, number = 1): Promise<string> {
  const { pathname, search } = new URL(/http\S+token=[\w-]+/.exec(await mail(product, address, subject, number))![0]);
  return pathname + search;
}

/** The subject of the mail with the link. */
export const RESET = "Passwort zurücksetzen";

/** Asks for a link on /passwort-vergessen, reads it from the mail, which is the given one by number, and opens it. */
export async function openResetLink(page: Page, product: Product, email: string, number = 1): Promise<void> {
  await page.goto(paths.signIn);
  await page.getByRole("link", { name: "Passwort vergessen?" }).click();
  // The sign-in page has a field of the same name, and leaves when the next one has arrived.
  await expect(page.getByRole("heading", { level: 1, name: "Passwort vergessen" })).toBeVisible();
  await page.getByLabel("E-Mail-Adresse").fill(email);
  await page.getByRole("button", { name: "Link senden" }).click();
  await expect(page.getByRole("heading", { name: "E-Mail gesendet" })).toBeVisible();
  await expect(page.getByText(`Wenn es für ${email} ein Konto gibt`)).toBeVisible();
  await page.goto(await mailedPath(product, email, RESET, number));
  await expect(page.getByRole("button", { name: "Passwort zurücksetzen" })).toBeVisible();
}

/** Fills both fields of the new password. */
export async function typePassword(page: Page, password = FRESH, confirm = password): Promise<void> {
  await page.getByLabel("Neues Passwort", { exact: true }).fill(password);
  await page.getByLabel("Passwort bestätigen", { exact: true }).fill(confirm);
}

/**
 * Sends the form and waits until the page has said that it is done, with the focus on it, and has led to the sign-in page. It is
 * said for two seconds: whoever looks only now and then, and only after sending, may come too late.
 */
async function untilReset(page: Page, send: () => Promise<void>): Promise<void> {
  const said = page.waitForFunction(
    () => document.activeElement?.matches("h1") && document.activeElement.textContent === "Passwort zurückgesetzt",
    null,
    {
      timeout: 30_000,
    },
  );
  await Promise.all([said, send()]);
  await expect(page).toHaveURL(new RegExp(`${paths.signIn}$`), { timeout: 10_000 });
}

/** Sends the form by its button, and signs in on the page that follows. */
export async function finishReset(page: Page, email: string, heading = "Dashboard"): Promise<void> {
  await untilReset(page, () => page.getByRole("button", { name: "Passwort zurücksetzen" }).click());
  // Nobody types the address again that the link was for.
  await expect(page.getByLabel("E-Mail-Adresse")).toHaveValue(email);
  await fillSignIn(page, { email, password: FRESH });
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
}
