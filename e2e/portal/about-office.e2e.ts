import { randomUUID } from "node:crypto";
import { paths } from "@hz/contract/paths";
import { channelAddress, newOffice, signIn } from "../helpers/by-contract.ts";
import { lineOf, openReport } from "../helpers/handler.ts";
import { look } from "../helpers/look.ts";
import { expect, test } from "../helpers/people.ts";
import { DEMO } from "../helpers/product.ts";
import { downloaded, fillForm, finish, openCase, openForm, send } from "../helpers/reporter.ts";

const CARLA = { ...DEMO, email: "carla.winter@demo.example" };
const MALIK = { ...DEMO, email: "malik.okafor@demo.example" };
const STAND_IN = "Unabhängige Vertretung";
const ABOUT = "Die Meldestelle schützt einen Vorgesetzten";
const ANSWER = "Wir prüfen das unabhängig von der Meldestelle.";

test("a report about the office reaches its stand-in and nobody of the office, from the form to the answer", async ({ person }, info) => {
  test.slow();
  const [anna, malik, carla, reporter] = [await person(), await person(), await person(), await person()];
  await signIn(anna.page, DEMO, null);
  const address = await channelAddress(anna.page);
  await signIn(malik.page, MALIK, null);
  await signIn(carla.page, CARLA, null);
  for (const { page } of [anna, malik, carla]) await page.goto(paths.reports);
  const shown = anna.page.getByText(/Zeigt 1 bis \d+ von \d+ Ergebnisse/);
  const before = await shown.innerText();
  const portal = reporter.page;

  await test.step("the form names who reads it as soon as the box is ticked", async () => {
    await openForm(portal, address);
    await expect(portal.getByText("Ihre Meldung geht an die interne Meldestelle von Muster AG")).toBeVisible();
    await fillForm(portal, { title: ABOUT, description: "Dreimal gemeldet, nie geschah etwas." });
    await portal.getByRole("checkbox", { name: /Betrifft die Meldestelle selbst/ }).check();
    await expect(portal.getByText(`Ihre Meldung geht an die Abteilung „${STAND_IN}“ von Muster AG`)).toBeVisible();
    await expect(portal.getByText("Ihre Meldung geht an die interne Meldestelle von Muster AG")).toHaveCount(0);
    await expect(portal.getByText(`Ihre Angaben liest nur die Abteilung „${STAND_IN}“ von Muster AG.`)).toBeVisible();
    await look(portal, "about-office-form", info);
  });

  const receipt = await test.step("so does the page with the password", async () => {
    const sent = await send(portal);
    await expect(portal.getByText(`sagt Ihnen die Abteilung „${STAND_IN}“ in Ihrem Fall`)).toBeVisible();
    await expect(portal.getByText(`lesen Sie später die Antwort der Abteilung „${STAND_IN}“`)).toBeVisible();
    const sheet = await downloaded(portal, () => portal.getByRole("button", { name: "Als Textdatei speichern" }).click());
    expect(sheet.bytes.toString("utf8")).toContain(`Ihre Meldung ging an: Abteilung „${STAND_IN}“`);
    await finish(portal);
    return sent;
  });

  await test.step("who stands in reads and answers it", async () => {
    await expect(lineOf(carla.page, ABOUT)).toBeVisible();
    await openReport(carla.page, ABOUT);
    await expect(carla.page.getByText("Dreimal gemeldet, nie geschah etwas.")).toBeVisible();
    const rail = carla.page.getByRole("article").getByRole("complementary");
    await expect(rail).toContainText("Der Fall betrifftInterne Meldestelle");
    await expect(rail).toContainText("Dorthin kann er nicht abgegeben werden");
    await expect(rail.getByRole("button", { name: "An andere Abteilung abgeben" })).toBeHidden();
    await look(carla.page, "about-office-desk", info);
    const answer = carla.page.getByLabel("Nachricht an die hinweisgebende Person");
    await answer.fill(ANSWER);
    await answer.press("Control+Enter");
    await expect(answer).toHaveValue("");
  });

  await test.step("nobody of the office sees it, in the list, by its words or by its address", async () => {
    const url = carla.page.url();
    for (const one of [anna, malik]) {
      await one.page.reload();
      await expect(one.page.getByText(before)).toBeVisible();
      await one.page.getByRole("searchbox").fill("Vorgesetzten");
      await expect(lineOf(one.page, ABOUT)).toHaveCount(0);
      one.expectComplaint(/404.*\/api\/reports\//);
      await one.page.goto(url);
      await expect(one.page.getByText("Dreimal gemeldet")).toHaveCount(0);
      await expect(one.page.getByRole("heading", { level: 1, name: ABOUT })).toHaveCount(0);
      await expect(one.page.getByRole("main").getByRole("link", { name: /Meldungen/ })).toBeVisible();
    }
  });

  await test.step("the reporter reads who confirmed, who answers, and whom they write to", async () => {
    await openCase(portal, receipt.password, receipt.caseNumber);
    await expect(portal.getByText(`${STAND_IN}, Muster AG`)).toBeVisible();
    const answer = portal.getByRole("listitem").filter({ hasText: ANSWER });
    await expect(answer).toContainText(STAND_IN);
    await expect(portal.getByLabel(`Ihre Nachricht an die Abteilung „${STAND_IN}“`)).toBeVisible();
    await expect(portal.getByText(`Danach weiß die Abteilung „${STAND_IN}“, wer Sie sind.`, { exact: false })).toBeAttached();
    await look(portal, "about-office-case", info);
    await portal.getByLabel(`Ihre Nachricht an die Abteilung „${STAND_IN}“`).fill("Danke, das beruhigt mich.");
    await portal.getByRole("button", { name: "Nachricht senden" }).click();
    await expect(carla.page.getByRole("listitem").filter({ hasText: "Danke, das beruhigt mich." })).toBeVisible();
  });
});

test("a firm without anybody else is told so, and its form points to the external bodies at that very place", async ({ person }, info) => {
  const owner = await person();
  const { page } = owner;
  const run = randomUUID().slice(0, 6);
  await newOffice(page, {
    email: `klein.${run}@probe.example`,
    password: "Allein-im-Betrieb-2026",
    fullName: "Klara Klein",
    companyName: "Klein & Klein",
  });
  const address = await channelAddress(owner.page);
  const step = page.getByRole("region", { name: "Wer liest eine Meldung über die Meldestelle selbst?" });
  await test.step("the dashboard asks for somebody until the firm says that there is nobody", async () => {
    await page.goto(paths.dashboard);
    await expect(step).toContainText("Zweite Abteilung anlegen");
    await look(page, "stand-in-step", info);
    await step.getByRole("button", { name: "Wir haben niemand anderen" }).click();
    await expect(step).toBeHidden();
    await page.reload();
    await expect(page.getByRole("heading", { name: "Systemstatus" })).toBeVisible();
    await expect(page.getByText("1 Meldekanal ist zu prüfen.")).toBeVisible();
    await expect(step).toBeHidden();
    await page.goto(paths.readiness);
    await expect(page.getByText(/wurde angegeben, dass es im Unternehmen niemand anderen dafür gibt/)).toBeVisible();
  });

  const reporter = await person();
  await openForm(reporter.page, address);
  await expect(reporter.page.getByRole("checkbox", { name: /Betrifft die Meldestelle selbst/ })).toHaveCount(0);
  const pointing = reporter.page.getByRole("paragraph").filter({ hasText: "Betrifft es die Meldestelle selbst?" });
  await expect(pointing).toContainText("Wenden Sie sich dann an eine externe Meldestelle");
  await look(reporter.page, "about-office-none", info);
  // In a tab of its own: what was typed stays where it is.
  const [opened] = await Promise.all([
    reporter.context.waitForEvent("page"),
    pointing.getByRole("link", { name: "Externe Meldestellen" }).click(),
  ]);
  await expect(opened.getByRole("heading", { level: 1, name: "Externe Meldestellen" })).toBeVisible();

  await page.goto(paths.departments);
  await expect(page.getByLabel("Betrifft eine Meldung diese Abteilung selbst, geht sie an")).toBeDisabled();
  await expect(page.getByText("Dafür braucht es eine zweite Abteilung.")).toBeVisible();
  await expect(page.getByText(/wurde angegeben, dass es bei Ihnen niemanden außerhalb der Meldestelle gibt/)).toBeVisible();
  await look(page, "nobody-else", info);
  await page.getByRole("button", { name: "Angabe zurücknehmen" }).click();
  await expect(page.getByText("Niemand springt ein. Das Formular verspricht deshalb nichts", { exact: false })).toBeVisible();
  await page.goto(paths.dashboard);
  await step.getByRole("link", { name: "Zweite Abteilung anlegen" }).click();
  await expect(page.getByRole("dialog", { name: "Abteilung anlegen" })).toBeVisible();
});
