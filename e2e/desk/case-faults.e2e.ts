import { randomUUID } from "node:crypto";
import { paths } from "@hz/contract/paths";
import { channelAddress, signIn } from "../helpers/by-contract.ts";
import { openReport } from "../helpers/handler.ts";
import { hold } from "../helpers/hold.ts";
import { expect, test } from "../helpers/people.ts";
import { DEMO } from "../helpers/product.ts";
import { submitReport } from "../helpers/report-by-contract.ts";

test("an answer that is left behind and discarded while its file is on its way is not sent", async ({ person }) => {
  const { page } = await person();
  const title = `Leitung gestört ${randomUUID().slice(0, 8)}`;
  await signIn(page, DEMO, null);
  await submitReport(await channelAddress(page), { title, description: "Die Leitung ist schlecht." });
  await page.goto(paths.reports);
  await openReport(page, title);
  let sent = 0;
  page.on("request", (request) => void (sent += request.method() === "POST" && request.url().endsWith("/messages") ? 1 : 0));
  const part = /\/files\/[^/]+\/parts\/\d+$/;
  const held = await hold(page, part, "PUT");
  await page
    .getByLabel("Dateien anhängen")
    .setInputFiles({ name: "Akte.txt", mimeType: "text/plain", buffer: Buffer.from("Vertraulich.") });
  await page.getByLabel("Nachricht an die hinweisgebende Person").fill("Doch nicht so.");
  await page.getByRole("button", { name: "Senden", exact: true }).click();
  const request = await held.sent;
  await page.getByRole("link", { name: "Meldungen", exact: true }).first().click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Entwurf verwerfen" }).click();
  await expect(page.getByLabel("In Meldungen suchen")).toBeVisible();
  held.letGo();
  await expect.poll(() => request.failure()?.errorText).toBe("net::ERR_ABORTED");
  await page.unroute(part);
  await openReport(page, title);
  await expect(page.getByText("Meldekanal, automatisch")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Doch nicht so." })).toHaveCount(0);
  expect(sent).toBe(0);
});
