import type { CDPSession, Page } from "@playwright/test";

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
