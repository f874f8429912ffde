import { paths } from "@hz/contract/paths";
import { channelAddress, signIn } from "../helpers/by-contract.ts";
import { lineOf, openReport } from "../helpers/handler.ts";
import { look } from "../helpers/look.ts";
import { expect, test } from "../helpers/people.ts";
import { DEMO } from "../helpers/product.ts";
import { returnToCase, submitReport } from "../helpers/report-by-contract.ts";

const CARLA = { ...DEMO, email: "carla.winter@demo.example" };
const STAND_IN = "Unabhängige Vertretung";
const ABOUT = "Die Meldestelle schützt einen Vorgesetzten";
const ANSWER = "Wir prüfen das unabhängig von der Meldestelle.";

// What form and case say of it is seen on screens (web/portal/office/recipient.screen.test.tsx).
test("a report about the office reaches its stand-in and nobody of the office, and its reporter the answer", async ({ person }, info) => {
  const [anna, carla, reporter] = [await person(), await person(), await person()];
  await signIn(carla.page, CARLA, paths.reports);
  await signIn(anna.page, DEMO, paths.reports);
  const shown = anna.page.getByText(/Zeigt 1 bis \d+ von \d+ Ergebnisse/);
  const before = await shown.innerText();
  const about = { title: ABOUT, description: "Dreimal gemeldet, nie geschah etwas.", aboutOffice: true };
  const sent = await submitReport(await channelAddress(anna.page), about);

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
    await anna.page.reload();
    await expect(anna.page.getByText(before)).toBeVisible();
    await anna.page.getByRole("searchbox").fill("Vorgesetzten");
    await expect(lineOf(anna.page, ABOUT)).toHaveCount(0);
    anna.expectComplaint(/404.*\/api\/reports\//);
    await anna.page.goto(carla.page.url());
    await expect(anna.page.getByText("Dreimal gemeldet")).toHaveCount(0);
    await expect(anna.page.getByRole("heading", { level: 1, name: ABOUT })).toHaveCount(0);
    await expect(anna.page.getByRole("main").getByRole("link", { name: /Meldungen/ })).toBeVisible();
  });

  await test.step("the reporter reads who confirmed and who answers, and is heard", async () => {
    await returnToCase(reporter.page, sent);
    // The proof that the report came names it as well, once it has come.
    await expect(reporter.page.locator(".written", { hasText: `${STAND_IN}, Muster AG` })).toBeVisible();
    await expect(reporter.page.getByRole("listitem").filter({ hasText: ANSWER })).toContainText(STAND_IN);
    await reporter.page.getByLabel(`Ihre Nachricht an die Abteilung „${STAND_IN}“`).fill("Danke, das beruhigt mich.");
    await reporter.page.getByRole("button", { name: "Nachricht senden" }).click();
    await expect(carla.page.getByRole("listitem").filter({ hasText: "Danke, das beruhigt mich." })).toBeVisible();
  });
});
