import type { Page } from "@playwright/test";
import type { PortalChannel } from "@hz/contract/channels/channels";
import { portalApi, paths } from "@hz/contract/paths";
import { signIn } from "../helpers/by-contract.ts";
import { copyChannelAddress } from "../helpers/handler.ts";
import { type LyingServer, startLyingServer } from "../../scripts/lying-server.ts";
import { expect, test as base } from "../helpers/people.ts";
import { DEMO } from "../helpers/product.ts";
import { downloaded, fillForm, finish, openCase, openForm, send } from "../helpers/reporter.ts";

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
  for (const path of PAGES) {
    for (const fragment of [liar.fragment, "#", ""]) {
      const { page } = await person();
      liar.sendOn(fragment);
      await page.goto(liar.url + path + STRANGE);
      await expectRefused(page, REDIRECTED);
      await page.reload();
      await expectRefused(page, MALFORMED);
    }
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

test("a whole link that is pasted into a refused page opens it, if nobody sends on again", async ({ person, product, liar }) => {
  const { page } = await person();
  liar.sendOn(liar.fragment);
  await page.goto(liar.url + paths.portalForm(SUFFIX));
  await expectRefused(page, REDIRECTED);
  await page.evaluate((hash) => void (location.hash = hash), liar.fragment);
  // This server's own keys: what protects here is the link, and this one is the server's.
  await expect(page.getByRole("button", { name: "Meldung absenden" })).toBeEnabled();
  await page.goto(product.url + paths.portalForm(SUFFIX) + STRANGE.slice(0, -1));
  await expectRefused(page, MALFORMED);
});

test.describe("an address whose end is not one whole fingerprint is refused:", () => {
  for (const fragment of ["#", "#k=", "#k=kaputt", `${STRANGE}A`, `${STRANGE}&k=${"A".repeat(43)}`, "#anfang"]) {
    test(fragment, async ({ person }) => {
      const { page } = await person();
      for (const path of PAGES) {
        await page.goto("about:blank");
        await page.goto(path + fragment);
        await expectRefused(page, MALFORMED);
      }
    });
  }
});

test("a fragment that changes under an open form stops it without taking what was typed", async ({ person }) => {
  const office = await person();
  await signIn(office.page, DEMO, null);
  const address = await copyChannelAddress(office);
  const { page } = await person();
  await openForm(page, address);
  await fillForm(page, { title: "Bleibt stehen", description: "Und wird gesendet." });
  for (const changed of ["#", STRANGE]) {
    await page.evaluate((hash) => void (location.hash = hash), changed);
    await expectRefused(page, changed === "#" ? MALFORMED : /passt nicht zum Link/);
    await expect(page.getByRole("alert")).toContainText("Was Sie geschrieben haben, ist noch da");
    await page.goBack();
    await expect(page.getByLabel("Titel", { exact: true })).toHaveValue("Bleibt stehen");
  }
  const { password } = await send(page);
  // On the success page the password stays in sight, and the file holds the link that was opened.
  await page.evaluate((hash) => history.replaceState(null, "", hash), STRANGE);
  await page.evaluate(() => void dispatchEvent(new HashChangeEvent("hashchange")));
  await expect(page.getByRole("alert")).toContainText("Ihre Meldung ist schon sicher angekommen");
  await expect(page.locator("#case-password")).toHaveText(password);
  const file = await downloaded(page, () => page.getByRole("button", { name: "Als Textdatei speichern" }).click());
  expect(file.bytes.toString()).toContain(paths.portalCase(SUFFIX) + new URL(address).hash);
});

test("poster, QR code, form, password file and case show the same fingerprint, and whether the link carried it", async ({ person }) => {
  const office = await person();
  await signIn(office.page, DEMO, null);
  const address = await copyChannelAddress(office);
  await office.page.goto(paths.channels);
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
  await fillForm(page, { title: "Vergleich", description: "x" });
  const { caseNumber, password } = await send(page);
  const file = await downloaded(page, () => page.getByRole("button", { name: "Als Textdatei speichern" }).click());
  expect(file.bytes.toString()).toContain(`Fingerabdruck des Schlüssels: ${print}\r\n`);
  await finish(page);
  await openCase(page, password, caseNumber);
  await expect(page.getByText(print)).toBeVisible();

  await page.goto(new URL(address).pathname);
  await page.getByRole("link", { name: "Neue Meldung" }).click();
  await expect(page.getByText("Ihr Link enthielt keinen Fingerabdruck")).toBeVisible();
  await expect(page.getByText(print)).toBeVisible();
  await expect(page.getByRole("button", { name: "Meldung absenden" })).toBeEnabled();
});
