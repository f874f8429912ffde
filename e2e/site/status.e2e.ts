import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { paths } from "@hz/contract/paths";
import { NODE_FLAGS } from "../../scripts/setup.mjs";
import { look } from "../helpers/look.ts";
import { expect, test } from "../helpers/people.ts";

const program = join(import.meta.dirname, "../../scripts/status/run.ts");

test("what the operator writes of an incident is read on the status page", async ({ person, product }, info) => {
  const { page } = await person();
  const operator = async (...words: string[]) =>
    (
      await promisify(execFile)(process.execPath, [...NODE_FLAGS, program, ...words], {
        env: { ...process.env, HZ_DATA: product.dataFolder },
      })
    ).stdout;
  /** The page says the present, a few seconds late. */
  const shows = (words: string) =>
    expect(async () => {
      await page.goto(paths.status);
      await expect(page.getByText(words, { exact: true })).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 30_000 });

  await page.goto(paths.start);
  await page.getByRole("contentinfo").getByRole("link", { name: "Status" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Status des Dienstes");
  await expect(page.getByText("Es ist keine Störung eingetragen.")).toBeVisible();

  const title = "Dateien <b>laden</b> langsam";
  expect(await operator("eroeffnen", "--titel", title, "--text", "Wir suchen die Ursache.")).toContain("Störung 1 ist eröffnet");
  await shows("Eine Störung dauert an");
  const incident = page.getByRole("article", { name: title });
  await expect(incident).toContainText("Dauert an");
  await expect(incident).toContainText("Wir suchen die Ursache.");
  await look(page, "status-incident", info);

  await operator("nachtrag", "1", "--text", "Eine Platte wird getauscht.");
  await operator("beenden", "1", "--text", "Es geht wieder alles.");
  await shows("Beendet");
  await expect(incident).toContainText(/Beendet.*Wir suchen die Ursache\..*Eine Platte wird getauscht\..*Es geht wieder alles\./s);
  expect(await operator("liste")).toContain(title);
});
