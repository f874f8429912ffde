import { paths } from "@hz/contract/paths";
import type { Page } from "@playwright/test";
import { signIn } from "../helpers/by-contract.ts";
import { copyChannelAddress, openReport } from "../helpers/handler.ts";
import { look } from "../helpers/look.ts";
import { expect, test } from "../helpers/people.ts";
import { DEMO } from "../helpers/product.ts";
import { downloaded, fillForm, finish, openCase, openForm, send } from "../helpers/reporter.ts";

const TITLE = "Prüfprotokolle wurden nachträglich geändert";
const TEXT = "Seit Ostern fehlen Seiten.";

/** Chooses a proof on the public page and gives what it says. */
async function verdict(page: Page, bytes: Buffer) {
  await page.getByLabel("Dateien auswählen").setInputFiles({ name: "Beleg.json", mimeType: "application/json", buffer: bytes });
  return page.locator("#check").getByRole("status");
}

test("once the office has opened a report, its reporter saves a proof that anybody can check; one changed byte is no proof", async ({
  person,
}, info) => {
  const handler = await person();
  const reporter = await person();
  const [desk, portal] = [handler.page, reporter.page];
  await signIn(desk, DEMO, paths.reports);
  const address = await copyChannelAddress(handler);
  await openForm(portal, address);
  await fillForm(portal, { title: TITLE, description: TEXT, category: "Korruption und Bestechung" });
  const { caseNumber, password } = await send(portal);
  await finish(portal);
  await openCase(portal, password, caseNumber);
  await expect(portal.getByText("Noch gibt es keinen Nachweis.")).toBeVisible();

  const signed = desk.waitForResponse((answer) => answer.url().endsWith("/evidence"));
  await desk.goto(paths.reports);
  await openReport(desk, TITLE);
  expect((await signed).status()).toBe(200);

  await portal.goto("about:blank");
  await portal.goto(address);
  await openCase(portal, password, caseNumber);
  const plain = await downloaded(portal, () => portal.getByRole("button", { name: "Nachweis speichern" }).click());
  expect(plain.name).toBe("Beleg.json");
  const text = plain.bytes.toString("utf8");
  for (const word of [TITLE, "Ostern", password, caseNumber]) expect(text).not.toContain(word);
  const whole = await downloaded(portal, () => portal.getByRole("button", { name: "Nachweis mit Text speichern" }).click());

  const court = (await person()).page;
  await court.goto(paths.checkExport);
  const sent: string[] = [];
  court.on("request", (request) => sent.push(request.url()));
  const said = await verdict(court, plain.bytes);
  await expect(said).toContainText("Gültig");
  // What the poster's link names is what the page shows to compare.
  const fingerprint = await portal
    .getByText(/^([0-9A-Z]{5}-){4}[0-9A-Z]{5}$/)
    .first()
    .textContent();
  await expect(said).toContainText(fingerprint!);
  await look(court, "check-evidence", info);
  await expect(await verdict(court, whole.bytes)).toContainText("Der Text in der Datei ist der Wortlaut dieser Meldung.");
  await expect(said).toContainText(TEXT);

  const changed = Buffer.from(plain.bytes);
  const at = changed.indexOf('"receivedOn": "') + '"receivedOn": "'.length + 9;
  changed[at] = changed[at] === 0x31 ? 0x32 : 0x31;
  await expect(await verdict(court, changed)).toContainText("Verändert");
  await expect(await verdict(court, Buffer.from("Hallo"))).toContainText("noch ein Meldenachweis");
  expect(sent).toEqual([]);
});
