import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { paths } from "@hz/contract/paths";
import type { Page } from "@playwright/test";
import { giveAuthenticator } from "../helpers/authenticator.ts";
import { newOffice } from "../helpers/by-contract.ts";
import { fillSignIn } from "../helpers/handler.ts";
import { look } from "../helpers/look.ts";
import { enrol, keepCodes, PROOF, signOut } from "../helpers/own-account.ts";
import { expect, test as base } from "../helpers/people.ts";
import { type Product, startProduct } from "../helpers/product.ts";

/** Passkeys belong to an address, so this product must know its own: its port is chosen before it starts. */
const test = base.extend<object, { product: Product }>({
  product: [
    async ({}, use) => {
      const server = createServer().listen(0, "127.0.0.1");
      await new Promise((resolve) => server.once("listening", resolve));
      const { port } = server.address() as AddressInfo;
      await new Promise((resolve) => server.close(resolve));
      const product = await startProduct({ PORT: String(port) });
      await use(product);
      await product.stop();
    },
    { scope: "worker", timeout: 240_000 },
  ],
});

const dashboard = (page: Page) => expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
const who = { email: "faktor@werk.example", password: "Fünf Störche über Köln 7!", fullName: "Friederike Faktor" };

/** On the account's page: proves the password and names a passkey, which the page's authenticator makes; gives its line. */
async function addPasskey(page: Page, name: string) {
  await page.getByRole("button", { name: "Passkey hinzufügen" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(PROOF).fill(who.password);
  await dialog.getByRole("button", { name: "Weiter", exact: true }).click();
  await dialog.getByLabel("Name des Passkeys").fill(name);
  await dialog.getByRole("button", { name: "Passkey hinzufügen" }).click();
  return page.getByRole("listitem").filter({ hasText: name });
}

test("a passkey without PRF, or one that nothing finds by itself, is a second step only; one with PRF signs in alone, and removed opens nothing", async ({
  person,
}, info) => {
  const { page, expectComplaint } = await person();
  // Signed out at once: what was still being read is refused, as the passkeys are that do not open the keys.
  expectComplaint(/401/);
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.postData() ?? ""));
  const take = ({ cdp, id }: Awaited<ReturnType<typeof giveAuthenticator>>) =>
    cdp.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId: id });
  const alone = () => page.getByRole("button", { name: "Mit Passkey anmelden" }).click();
  const refused = () => expect(page.getByRole("alert")).toContainText("Mit diesem Passkey allein können Sie sich nicht anmelden.");

  await newOffice(page, who);
  const forgetful = await giveAuthenticator(page, { prf: true, keeps: false });
  await page.goto(paths.account);
  await expect((await addPasskey(page, "Vergesslicher")).getByText("Nur zweiter Faktor")).toBeVisible();
  await take(forgetful);
  const plain = await giveAuthenticator(page, { prf: false });
  await expect((await addPasskey(page, "Schlüsselbund")).getByText("Nur zweiter Faktor")).toBeVisible();
  await page.getByRole("link", { name: "Zweiten Faktor einrichten" }).click();
  await enrol(page, who);
  await keepCodes(page);
  await signOut(page);
  await alone();
  await refused();
  await look(page, "sign-in-passkey", info);
  await fillSignIn(page, who);
  await page.getByRole("button", { name: "Passkey verwenden" }).click();
  await dashboard(page);

  await take(plain);
  await giveAuthenticator(page, { prf: true });
  await page.goto(paths.account);
  await expect((await addPasskey(page, "Laptop im Büro")).getByText("Ersetzt Passwort und Code")).toBeVisible();
  await signOut(page);
  // Alone it counts as both factors.
  await alone();
  await dashboard(page);
  await page.reload();
  await dashboard(page);
  // With its quotes: what is sealed may have the letters.
  expect(sent.join(" ")).not.toContain('"prf"');

  await page.goto(paths.account);
  await page.getByRole("button", { name: "„Laptop im Büro“ entfernen" }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByLabel(PROOF).fill(who.password);
  await dialog.getByRole("button", { name: "Entfernen" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Laptop im Büro" })).toHaveCount(0);
  // Its going gives the focus back, which would close the menu again.
  await expect(dialog).toBeHidden();
  await signOut(page);
  await alone();
  await refused();
});
