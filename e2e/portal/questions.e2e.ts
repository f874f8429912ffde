import { paths } from "@hz/contract/paths";
import { channelAddress, signIn } from "../helpers/by-contract.ts";
import { lineOf, openReport } from "../helpers/handler.ts";
import { look } from "../helpers/look.ts";
import { expect, test } from "../helpers/people.ts";
import { DEMO } from "../helpers/product.ts";
import { returnToCase } from "../helpers/report-by-contract.ts";
import { fillForm, openForm, send } from "../helpers/reporter.ts";

const ABOUT = "Fragen zur Rampe";

test("the office asks guided questions, a reporter answers some, and everybody who reads the case reads the answers", async ({
  person,
}, info) => {
  const [anna, reporter] = [await person(), await person()];
  await signIn(anna.page, DEMO, `${paths.channels}?bereich=fragen`);
  await anna.page.getByLabel("Fragen anbieten").check();
  await anna.page.getByRole("button", { name: "Frage hinzufügen" }).click();
  await anna.page.getByLabel("Frage (Deutsch)").fill("Welche Schicht war das?");
  await anna.page.getByLabel("Art der Antwort").selectOption("Auswahl");
  await anna.page.getByLabel("Antworten (Deutsch)").fill("Früh\nSpät");
  await anna.page.getByRole("button", { name: "Speichern" }).click();
  await expect(anna.page.getByText("Fragen gespeichert", { exact: true })).toBeVisible();
  await look(anna.page, "questions-settings", info);

  const { page } = reporter;
  const address = await channelAddress(anna.page);
  await openForm(page, address);
  await fillForm(page, { title: ABOUT, description: "Dort fehlt das Geländer." });
  await page.getByText("Fragen, die helfen").click();
  await expect(page.getByText("Keine dieser Fragen müssen Sie beantworten.")).toBeVisible();
  await page.getByLabel("Wo war das?").fill("Zwetschgenlager, Rampe 2");
  const before = await page.evaluate(() => Object.values(sessionStorage).join());
  await page.getByLabel("Welche Schicht war das?").selectOption("Spät");
  await look(page, "questions-form", info);
  await expect.poll(() => page.evaluate(() => Object.values(sessionStorage).join())).not.toBe(before);
  expect(await page.evaluate(() => Object.values(sessionStorage).join())).not.toContain("Zwetschgenlager");

  await test.step("after a reload the answers are there again", async () => {
    await page.reload();
    await expect(page.getByText("Ihr Entwurf ist wieder da.")).toBeVisible();
    await page.getByText("Fragen, die helfen").click();
    await expect(page.getByLabel("Wo war das?")).toHaveValue("Zwetschgenlager, Rampe 2");
    await expect(page.getByLabel("Welche Schicht war das?").locator("option:checked")).toHaveText("Spät");
  });
  const receipt = await send(page);

  await test.step("the desk finds and reads them, also once the question is gone", async () => {
    await anna.page.getByRole("button", { name: "Frage 1 entfernen" }).click();
    // The channel is the next journey's as well.
    await anna.page.getByLabel("Fragen anbieten").uncheck();
    await anna.page.getByRole("button", { name: "Speichern" }).click();
    await expect(anna.page.getByRole("button", { name: "Speichern" })).toHaveCount(0);
    await anna.page.goto(paths.reports);
    await anna.page.getByRole("searchbox").fill("Zwetschgenlager");
    await anna.page.getByRole("checkbox", { name: "Auch in Beschreibungen und Nachrichten suchen" }).check();
    await expect(lineOf(anna.page, ABOUT).locator("mark")).toHaveText("Zwetschgenlager");
    await openReport(anna.page, ABOUT);
    await expect(anna.page.getByRole("heading", { name: "Antworten auf Fragen" })).toBeVisible();
    const answers = anna.page.locator('[data-part="answers"]');
    await expect(answers).toHaveText("Wo war das? Zwetschgenlager, Rampe 2 Welche Schicht war das? Spät");
    await look(anna.page, "questions-desk", info);
  });

  await test.step("so does the reporter, in the case", async () => {
    await returnToCase(page, { ...receipt, address });
    await expect(page.getByRole("term").filter({ hasText: "Wo war das?" })).toBeVisible();
    await expect(page.getByRole("definition").filter({ hasText: "Zwetschgenlager, Rampe 2" })).toBeVisible();
    await look(page, "questions-case", info);
  });
});
