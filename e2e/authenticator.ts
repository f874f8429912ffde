import type { CDPSession, Page } from "@playwright/test";
import { TOTP } from "otpauth";
import { expect } from "./people.ts";

/** The field that asks for the password again. */
export const PROOF = "Ihr Passwort zur Bestätigung";

/** Takes an authenticator app's secret and gives its code of now, or of so many half minutes later. */
export const codeOf = (secret: string, steps = 0) => new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });

/** On /konto/zweiter-faktor: proves the password, scans and confirms; gives the secret and the codes. */
export async function enrol(page: Page, { password }: { password: string }): Promise<{ secret: string; codes: string[] }> {
  await page.getByLabel(PROOF).fill(password);
  await page.getByRole("button", { name: "Weiter", exact: true }).click();
  const secret = (await page.getByTestId("totp-secret").innerText()).replaceAll(" ", "");
  await page.getByLabel("Code aus Ihrer Authenticator-App").fill(codeOf(secret, -1));
  await page.getByRole("button", { name: "Zweiten Faktor einschalten" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Ersatzcodes sichern" })).toBeVisible();
  const codes = await page.getByRole("figure").getByRole("listitem").allInnerTexts();
  expect(codes).toHaveLength(10);
  return { secret, codes };
}

/** Chromium's authenticator made of software, for one page: it says yes to everything. */
export type Authenticator = { cdp: CDPSession; id: string };

/** Gives a page an authenticator; with `prf` it can open user keys, without it is a plain security key; it may keep no passkeys. */
export async function giveAuthenticator(page: Page, { prf, keeps = true }: { prf: boolean; keeps?: boolean }): Promise<Authenticator> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      ctap2Version: "ctap2_1",
      transport: prf ? "internal" : "usb",
      hasResidentKey: keeps,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
      hasPrf: prf,
    },
  });
  return { cdp, id: authenticatorId };
}
