import { paths } from "@hz/contract/paths";
import { ALL_TEXTS } from "@hz/contract/texts/all-texts";
import { templateRoutes } from "@hz/contract/templates/templates";
import { fromBase64Url, verifyOfficeText } from "@hz/crypto";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answers, offline, sentTo } from "../../../testing/answers.ts";
import { answerEntrance, PASSWORD } from "../../../testing/entrance.ts";
import { arrive } from "../../../testing/mount.tsx";
import { field, gone, seen } from "../../../testing/see.ts";

const dashboard = page.getByRole("heading", { level: 1, name: "Dashboard" });
const times = () => sentTo(templateRoutes.signReceipt).length;

/** Somebody at whose sign-in the server misses signatures of the house's text. */
async function atTheDoor() {
  const office = await answerEntrance();
  office.receiptUnsigned = ["de", "en"];
  answers(templateRoutes.signReceipt, { receiptUnsigned: [] });
  return office;
}

test("who signs in signs the house's texts that nobody has signed, in this program's words", async () => {
  const { user, keys } = await atTheDoor();
  arrive(paths.dashboard);
  await field("E-Mail-Adresse").fill(user.email);
  await field("Passwort").fill(PASSWORD);
  await page.getByRole("button", { name: "Anmelden", exact: true }).click();
  await seen(dashboard);
  await expect.poll(times).toBe(1);
  const { signed } = sentTo(templateRoutes.signReceipt)[0]!.body;
  expect(signed.map(({ language, text }) => [language, text])).toEqual(
    (["de", "en"] as const).map((language) => [language, ALL_TEXTS[language].templates["receipt-automatic"]]),
  );
  for (const { signature, ...one } of signed) {
    const said = { ...one, accountId: keys.accountId, templateId: "receipt-automatic" };
    expect(await verifyOfficeText(fromBase64Url(keys.member.sigPublicKey), said, fromBase64Url(signature))).toBe(true);
  }
});

test("where signing fails nobody is kept waiting or frightened, and the next time the application opens it is made up for", async () => {
  const office = await atTheDoor();
  answers(templateRoutes.signReceipt, offline);
  await office.comeIn(paths.dashboard);
  await seen(dashboard);
  await expect.poll(times).toBe(1);
  await gone(page.getByRole("alert"));
  answers(templateRoutes.signReceipt, { receiptUnsigned: [] });
  arrive(paths.dashboard);
  await expect.poll(times).toBe(2);
  expect(sentTo(templateRoutes.signReceipt)[1]!.body.signed.map(({ language }) => language)).toEqual(["de", "en"]);
});
