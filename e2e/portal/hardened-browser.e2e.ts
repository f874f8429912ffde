import { DEMO_LINK_SUFFIX } from "@hz/contract/limits";
import { paths } from "@hz/contract/paths";
import { FIREFOX } from "../../scripts/test-browser.ts";
import { signIn } from "../helpers/by-contract.ts";
import { openReport } from "../helpers/handler.ts";
import { expect, test } from "../helpers/people.ts";
import { DEMO } from "../helpers/product.ts";
import { returnToCase } from "../helpers/report-by-contract.ts";
import { downloaded, fillForm, openForm, send } from "../helpers/reporter.ts";

const TITLE = "Aus dem vorsichtigen Browser";
const proof = { name: "Beleg.txt", mimeType: "text/plain", buffer: Buffer.from("Quittung ".repeat(40_000)) };

test.skip(({ browserName }) => browserName !== "firefox", "these are settings of Firefox");
test.use({
  launchOptions: async ({}, use) => {
    // What Tor Browser's level "Safer" turns off, and the microphone as somebody who is careful has it.
    const off = ["wasm", "ion", "baselinejit", "blinterp", "native_regexp", "asmjs"].map((name) => [`javascript.options.${name}`, false]);
    const firefoxUserPrefs = {
      ...FIREFOX.firefoxUserPrefs,
      ...Object.fromEntries(off),
      "permissions.default.microphone": 2,
      "media.navigator.streams.fake": true,
    };
    await use({ ...FIREFOX, firefoxUserPrefs });
  },
});

test("without WebAssembly, compiler and microphone a report with a file goes in, and its answer is read", async ({ person, product }) => {
  const { page } = await person();
  const address = product.url + paths.portal(DEMO_LINK_SUFFIX);
  await openForm(page, address);
  expect(await page.evaluate(() => typeof WebAssembly)).toBe("undefined");
  await page.getByRole("button", { name: "Sprachnachricht aufnehmen" }).click();
  await page.getByRole("button", { name: "Aufnahme beginnen" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Mikrofon" })).toContainText("Der Browser gibt das Mikrofon nicht frei.");
  await fillForm(page, { title: TITLE, description: "Lieber geschrieben.", files: [proof] });
  const receipt = await send(page);

  const { page: desk } = await person();
  await signIn(desk, DEMO, paths.reports);
  await openReport(desk, TITLE);
  const answer = desk.getByLabel("Nachricht an die hinweisgebende Person");
  await answer.fill("Wir prüfen die Quittung.");
  await answer.press("Control+Enter");
  await expect(answer).toHaveValue("");

  await returnToCase(page, { ...receipt, address });
  await expect(page.getByRole("listitem").filter({ hasText: "Wir prüfen die Quittung." })).toBeVisible();
  const saved = await downloaded(page, () => page.getByRole("button", { name: "Beleg.txt herunterladen" }).click());
  expect(saved.bytes.equals(proof.buffer)).toBe(true);
});
