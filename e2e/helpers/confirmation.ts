import type { BrowserContext, Page, Response } from "@playwright/test";

/** What somebody proves with who they are, by their browser; nothing where a journey answers itself. */
const passwords = new WeakMap<BrowserContext, string>();

const question = (page: Page) => page.getByRole("dialog", { name: "Bestätigen Sie, dass Sie es sind" });

/** Answers in this tab whenever a protected step asks who sits here, where a password is known. */
export async function answerIn(page: Page): Promise<void> {
  const password = passwords.get(page.context());
  if (password === undefined) return;
  const asked = question(page);
  await page.removeLocatorHandler(asked);
  await page.addLocatorHandler(asked, async () => {
    await asked.getByLabel("Ihr Passwort zur Bestätigung").fill(password);
    await asked.getByRole("button", { name: "Bestätigen", exact: true }).click();
  });
}

/** Has every tab of this browser, also later ones, answer: on a slow machine the sign-in is soon too long ago. */
export async function confirmWhenAsked(page: Page, password: string): Promise<void> {
  passwords.set(page.context(), password);
  for (const tab of page.context().pages()) await answerIn(tab);
}

/** Whether an answer asks for it; the console tells of it as of a refusal. */
export async function asksForConfirmation(answer: Response): Promise<boolean> {
  if (answer.status() !== 403) return false;
  const body: unknown = await answer.json().catch(() => null);
  return typeof body === "object" && body !== null && "code" in body && body.code === "CONFIRMATION_NEEDED";
}
