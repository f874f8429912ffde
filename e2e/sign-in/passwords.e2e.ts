import { paths } from "@hz/contract/paths";
import { anotherOrigin } from "../helpers/by-contract.ts";
import { expect, test } from "../helpers/people.ts";

const LISTS = /\/guess-[\w-]+\.js$/;

test("the lists of usual passwords come when the field is touched; where they do not, nothing is sent unchecked and nothing typed is lost", async ({
  person,
}) => {
  const { page, expectComplaint } = await person();
  expectComplaint(/guess-[\w-]+\.js|ERR_FAILED/);
  const sent: string[] = [];
  page.on("request", (request) => sent.push(new URL(request.url()).pathname));
  await page.setExtraHTTPHeaders(anotherOrigin());
  await page.route(LISTS, (route) => route.abort());
  await page.goto(paths.register);
  await page.getByLabel("Vollständiger Name").fill("Petra Vogel");
  await page.getByLabel("E-Mail-Adresse").fill("petra.vogel@listen.example");
  expect(sent).not.toContainEqual(expect.stringMatching(LISTS));
  const field = page.getByLabel("Passwort", { exact: true });
  const asked = page.waitForRequest(LISTS);
  await field.focus();
  await asked;
  await field.fill("vier Krähen unterm Dach");
  const button = page.getByRole("button", { name: "Konto erstellen" });
  await button.click();
  await expect(page.getByText("Das Passwort konnte nicht geprüft werden.", { exact: false })).toBeVisible();
  await expect(field).toHaveValue("vier Krähen unterm Dach");
  expect(sent).not.toContain("/api/register");

  await page.unroute(LISTS);
  await button.click();
  await expect(page.getByRole("heading", { level: 1, name: "Wiederherstellungscode sichern" })).toBeVisible({ timeout: 60_000 });
  expect(sent.filter((path) => path === "/api/register")).toHaveLength(1);
});
