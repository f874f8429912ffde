import { type Browser, chromium, type Page } from "@playwright/test";
import { BROWSER } from "../test-browser.ts";

/** A fresh Chromium, because a cold cache is what is measured. */
export const openBrowser = (): Promise<Browser> => chromium.launch(BROWSER);

/** Keeps a new account's tutorial from starting over what is measured. */
export const withoutTutorial = (page: Page) => page.addInitScript(() => localStorage.setItem("onboarding_completed", "true"));

/** The line that the portal is measured on: a slow one with long ways, as over Tor. */
export const SLOW_LINE = { offline: false, latency: 1000, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8 };

/** What a page has loaded since: requests and bytes over the wire, headers included. */
export async function countTraffic(page: Page, line?: typeof SLOW_LINE): Promise<{ requests: number; bytes: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  if (line) await session.send("Network.emulateNetworkConditions", line);
  const traffic = { requests: 0, bytes: 0 };
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    // What comes out of the browser's cache has no bytes.
    if (encodedDataLength > 0) traffic.requests++;
    traffic.bytes += encodedDataLength;
  });
  return traffic;
}
