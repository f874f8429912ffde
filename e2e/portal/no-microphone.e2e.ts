import { DEMO_LINK_SUFFIX } from "@hz/contract/limits";
import { paths } from "@hz/contract/paths";
import { expect, test } from "../helpers/people.ts";
import { fillForm, openForm, send } from "../helpers/reporter.ts";

test("whoever has no microphone reads so and reports in writing", async ({ person }) => {
  const { page } = await person({ permissions: ["microphone"] });
  await openForm(page, paths.portal(DEMO_LINK_SUFFIX));
  const devices = await page.evaluate(async () => (await navigator.mediaDevices.enumerateDevices()).map(({ kind }) => kind));
  test.skip(devices.includes("audioinput"), "this machine has a microphone");
  await page.getByRole("button", { name: "Sprachnachricht aufnehmen" }).click();
  await page.getByRole("button", { name: "Aufnahme beginnen" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Mikrofon" })).toContainText("Das Mikrofon fehlt.");
  await fillForm(page, { title: "Ohne Mikrofon", description: "Dann eben geschrieben." });
  await send(page);
});
