import { DEMO_LINK_SUFFIX } from "@hz/contract/limits";
import { paths } from "@hz/contract/paths";
import { addDays, addMonths, berlinDay } from "@hz/contract/procedure/deadlines";
import { readFile } from "node:fs/promises";
import { expect, test } from "../helpers/people.ts";
import { fillForm, finish, openCase, openForm, send } from "../helpers/reporter.ts";

test("what a reporter takes away of a case says nothing of it: a day in a calendar, and a sheet without the password", async ({
  person,
  product,
  browserName,
}) => {
  test.skip(browserName === "firefox", "Playwright cannot show a page as it is printed in Debian's Firefox");
  const { page } = await person();
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute("data-printed", "");
  });
  const address = product.url + paths.portal(DEMO_LINK_SUFFIX);
  await openForm(page, address);
  await fillForm(page, { title: "Rechnungen", description: "Seit März." });
  const { caseNumber, password } = await send(page);
  const sheet = page.locator(".sheet");
  await page.getByRole("button", { name: "Zugangsblatt drucken" }).click();
  await page.emulateMedia({ media: "print" });
  await expect(sheet).toContainText(password);
  await expect(page.getByRole("heading", { name: "Bewahren Sie Ihr Passwort auf" })).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await finish(page);

  await page.goto(address);
  await openCase(page, password, caseNumber);
  // Confirmed as it came: three months from the day, or from the day before where midnight passed meanwhile.
  const days = [0, -1].map((ago) => addMonths(addDays(berlinDay(new Date()), ago), 3).replaceAll("-", ""));
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: /als Termin speichern$/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("Termin.ics");
  const lines = (await readFile(await file.path(), "utf8")).split("\r\n");
  expect(days.map((day) => `DTSTART;VALUE=DATE:${day}`)).toContain(lines.find((line) => line.startsWith("DTSTART")));
  expect(lines.filter((line) => line.includes("Termin"))).toEqual(["PRODID:Termin", "SUMMARY:Termin"]);
  expect(lines.join("\n")).not.toMatch(new RegExp(`${caseNumber}|Meld|Fall|Muster|Hinweis|localhost`));

  await page.getByRole("button", { name: "Zugangsblatt drucken" }).click();
  await page.emulateMedia({ media: "print" });
  await expect(sheet).toContainText(caseNumber);
  await expect(sheet).toContainText(new URL(paths.portalCase(DEMO_LINK_SUFFIX), product.url).href);
  await expect(sheet).not.toContainText(password);
  await expect(page.getByRole("heading", { name: `Fall ${caseNumber}` })).toBeHidden();
  await expect(page).toHaveTitle("Portal");
});
