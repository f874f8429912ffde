import type { Page } from "@playwright/test";
import type { PortalChannel } from "@hz/contract/channels/channels";
import { paths } from "@hz/contract/paths";
import { portalApi } from "@hz/contract/portal-paths";
import { channelAddress, signIn } from "../helpers/by-contract.ts";
import { type LyingServer, startLyingServer } from "../../scripts/lying-server.ts";
import { expect, test as base } from "../helpers/people.ts";
import { DEMO } from "../helpers/product.ts";
import { downloaded, openForm } from "../helpers/reporter.ts";

const SUFFIX = "demo-company";
const CHANNEL = paths.portal(SUFFIX);
const PAGES = [paths.portal(SUFFIX), paths.portalForm(SUFFIX), paths.portalCase(SUFFIX), paths.portalSuccess(SUFFIX)];
const STRANGE = `#k=${"A".repeat(43)}`;

const test = base.extend<{ liar: LyingServer }>({
  liar: async ({ product }, use) => {
    const answer = await fetch(product.url + portalApi.channel(SUFFIX));
    const liar = await startLyingServer(product.url, ((await answer.json()) as PortalChannel).accountId);
    await use(liar);
    await liar.close();
  },
});

/** Nothing on the page takes a word, and nothing of it can be sent. */
async function expectRefused(page: Page, why: RegExp): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: "Diese Seite bleibt geschlossen" })).toBeVisible();
  await expect(page.getByRole("alert")).toContainText(why);
  await expect(page.getByRole("textbox")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /absenden|Fall öffnen/ })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Alle externen Meldestellen" })).toBeVisible();
}
const REDIRECTED = /wurde umgeleitet.*Scannen Sie den QR-Code noch einmal/s;
const MALFORMED = /nicht vollständig.*tippen Sie die Adresse vom Aushang neu ein/s;

test("a server that sends the browser on to another fingerprint is refused on every page, and after a reload", async ({ person, liar }) => {
  const { page } = await person();
  const arrivals = [...PAGES.map((path) => [path, liar.fragment] as const), [CHANNEL, "#"], [CHANNEL, ""]] as const;
  for (const [path, fragment] of arrivals) {
    await page.goto("about:blank");
    liar.sendOn(fragment);
    await page.goto(liar.url + path + STRANGE);
    await expectRefused(page, REDIRECTED);
    await page.reload();
    await expectRefused(page, MALFORMED);
  }
  expect(liar.received).toEqual([]);
});

test("sent on at the start page, the form is refused as well, and the pages with other ways stay open", async ({ person, liar }) => {
  const { page } = await person();
  liar.sendOn(liar.fragment);
  await page.goto(liar.url + CHANNEL + STRANGE);
  await expectRefused(page, REDIRECTED);
  await page.getByRole("link", { name: "Alle externen Meldestellen" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Externe Meldestellen" })).toBeVisible();
  await page.getByRole("link", { name: "Zur Startseite" }).click();
  await expectRefused(page, MALFORMED);
  await page.goto(liar.url + paths.portalForm(SUFFIX) + (await page.evaluate(() => location.hash)));
  await expectRefused(page, MALFORMED);
  expect(liar.received).toEqual([]);
});

test("a whole link that is pasted into a refused page opens it, if nobody sends on again", async ({ person, liar }) => {
  const { page } = await person();
  liar.sendOn(liar.fragment);
  await page.goto(liar.url + paths.portalForm(SUFFIX));
  await expectRefused(page, REDIRECTED);
  await page.evaluate((hash) => void (location.hash = hash), liar.fragment);
  // This server's own keys: what protects here is the link, and this one is the server's.
  await expect(page.getByRole("button", { name: "Meldung absenden" })).toBeEnabled();
});

// What the pages that come to life do is seen on screens (web/portal/office/key-guard.screen.test.tsx).
test("a start page whose address does not end with the office's whole fingerprint is refused, with another way", async ({ person }) => {
  const { page } = await person();
  const malformed = ["#", "#k=", "#k=kaputt", `${STRANGE}A`, `${STRANGE}&k=${"A".repeat(43)}`, "#anfang"];
  for (const fragment of [...malformed, STRANGE]) {
    await page.goto("about:blank");
    await page.goto(CHANNEL + fragment);
    await expectRefused(page, fragment === STRANGE ? /passt nicht zum Link\. Bitte nicht absenden\./ : MALFORMED);
    await expect(page.getByRole("link", { name: "Neue Meldung" })).toHaveCount(0);
    await expect(page.getByRole("link", { name: /^Zur externen Meldestelle/ })).toBeVisible();
  }
});

test("poster, QR code and form show the same fingerprint", async ({ person }) => {
  const office = await person();
  await signIn(office.page, DEMO, paths.channels);
  const address = await channelAddress(office.page);
  await office.page.getByRole("button", { name: "QR-Code" }).first().click();
  const dialog = office.page.getByRole("dialog");
  const print = await dialog.getByRole("code").innerText();
  expect(print).toMatch(/^(?:[0-9A-Z]{5}-){4}[0-9A-Z]{5}$/);
  const sheet = await downloaded(office.page, () => dialog.getByRole("button", { name: "Als SVG laden" }).click());
  expect(sheet.bytes.toString()).toContain(`>${print}</text>`);
  const { page } = await person();
  await openForm(page, address);
  await expect(page.getByText("Ihr Link enthielt den Fingerabdruck des Schlüssels.")).toBeVisible();
  await expect(page.getByText(print)).toBeVisible();
});
