import { paths } from "@hz/contract/paths";
import { withDatabase } from "../helpers/database.ts";
import { channelAddress, signIn } from "../helpers/by-contract.ts";
import { fillSignIn, lineOf } from "../helpers/handler.ts";
import { accept, invitationLink, invite, PASSWORD } from "../helpers/invitation.ts";
import { look } from "../helpers/look.ts";
import { finishReset, openResetLink, typePassword } from "../helpers/password-reset.ts";
import { expect, type Person, test } from "../helpers/people.ts";
import { DEMO, type Product, startProduct } from "../helpers/product.ts";
import { submitReport } from "../helpers/report-by-contract.ts";
import { fillForm, finish, openCase, openForm, send } from "../helpers/reporter.ts";
import { printOfLink } from "../../web/vault/report/channel-link.ts";

// The owner founds a new account key. A colleague who still holds the former one comes back and compares: the old poster works again.
test.describe.configure({ timeout: 300_000 });

const BERT = { first: "Bert", last: "Baumann", email: "bert@demo.example" };
const BEFORE = "Vor dem neuen Kontoschlüssel";
const AFTER = "Über den alten Aushang gesendet";

/** As if a colleague without the key had deactivated Bert while he alone held it: then he keeps it. */
const setActive = (product: Product, active: boolean) =>
  withDatabase(product, (database) => database.query("update users set is_active = $1 where email = $2", [active, BERT.email]));

async function foundAnew(page: Person["page"], product: Product): Promise<void> {
  await openResetLink(page, product, DEMO.email);
  await page.getByRole("radio", { name: /^Ohne Code: neuer Kontoschlüssel/ }).check();
  await typePassword(page);
  await page.getByRole("checkbox", { name: "Ich habe verstanden, was verloren geht." }).check();
  await finishReset(page, DEMO.email);
}

test("an old poster refuses after a new account key, and works again once who holds the former key has compared and accepted", async ({
  person,
}, info) => {
  const own = await startProduct();
  const at = { baseURL: own.url };
  const [before, bert] = [await person(at), await person(at)];
  const [anna, again] = [await person(at), await person(at)];
  for (const one of [anna, bert]) one.expectComplaint(/KeyRingFailure|key ring|40[13]/i);
  try {
    await signIn(before.page, DEMO, null);
    const poster = await channelAddress(before.page);
    const code = await invite(before.page, { ...BERT, role: "Admin" });
    await accept(bert.page, await invitationLink(own, BERT.email), code);
    const printed = printOfLink(poster);
    const { password, caseNumber } = await submitReport(poster, { title: BEFORE, description: "Es geht um den alten Aushang." });

    await before.context.close();
    await setActive(own, false);
    await foundAnew(anna.page, own);
    await anna.page.goto(paths.channels);
    await expect(anna.page.getByText("Links und Aushänge erneuern").first()).toBeVisible();

    await test.step("without the former key's word the poster refuses, with the sentence as ever", async () => {
      await again.page.goto(poster);
      await expect(again.page.getByRole("heading", { level: 1, name: "Diese Seite bleibt geschlossen" })).toBeVisible();
      await look(again.page, "succession-refused-start", info);
      await again.page.goto(poster.replace("#", "?neu=1#"));
      await expect(again.page.getByRole("heading", { level: 1, name: "Diese Seite bleibt geschlossen" })).toBeVisible();
      await expect(again.page.getByText("Der Schlüssel dieser Meldestelle passt nicht zum Link. Bitte nicht absenden.")).toBeVisible();
    });

    await setActive(own, true);
    await test.step("Bert is told what accepting does, and nothing is signed before he has", async () => {
      const { page } = bert;
      await page.goto(paths.signIn);
      await fillSignIn(page, { email: BERT.email, password: PASSWORD });
      await expect(page.getByRole("heading", { level: 1, name: "Der Kontoschlüssel Ihres Unternehmens ist ein anderer" })).toBeVisible();
      await expect(page.getByText("Sie halten noch den bisherigen Kontoschlüssel.")).toBeVisible();
      await look(page, "succession-compare", info);
      await page.getByRole("button", { name: "Neuen Schlüssel annehmen" }).click();
      const dialog = page.getByRole("alertdialog");
      await expect(dialog).toContainText("Links und Aushänge bleiben gültig und führen danach zu diesem Schlüssel.");
      await look(page, "succession-ask", info);
      await dialog.getByRole("button", { name: "Abbrechen" }).click();
      await again.page.reload();
      await expect(again.page.getByRole("heading", { level: 1, name: "Diese Seite bleibt geschlossen" })).toBeVisible();
      await page.getByRole("button", { name: "Neuen Schlüssel annehmen" }).click();
      await dialog.getByRole("button", { name: "Neuen Schlüssel annehmen" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
    });

    await test.step("the poster works again: it shows its own fingerprint, a report arrives, the old case opens", async () => {
      const { page } = again;
      await openForm(page, poster);
      await expect(page.locator("code.print")).toHaveText([printed, /^(\w{5}-){4}\w{5}$/]);
      expect(await page.locator("code.print").last().innerText()).not.toBe(printed);
      await look(page, "succession-form", info);
      await fillForm(page, { title: AFTER, description: "Es geht um den alten Aushang." });
      await send(page);
      await finish(page);
      await openCase(page, password, caseNumber);
      await page.getByText("Fingerabdruck des Schlüssels", { exact: true }).click();
      await expect(page.getByText("Dieselben Zeichen stehen auf dem Aushang der Meldestelle.")).toBeVisible();
      await look(page, "succession-case", info);
    });

    await test.step("nothing is to be renewed any more, and the office reads what came", async () => {
      await anna.page.goto(paths.channels);
      await expect(anna.page.getByRole("button", { name: "Adresse kopieren" }).first()).toBeVisible();
      await expect(anna.page.getByText("Links und Aushänge erneuern")).toBeHidden();
      await anna.page.goto(paths.reports);
      await expect(lineOf(anna.page, AFTER)).toBeVisible();
    });
  } finally {
    await Promise.all([anna, bert, again].map(({ context }) => context.close()));
    await own.stop();
  }
});
