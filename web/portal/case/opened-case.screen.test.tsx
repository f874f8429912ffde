import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { look } from "../../testing/look.ts";
import { openPortal } from "../../testing/portal.tsx";
import { choose, openCase, textFile } from "../../testing/portal-acts.ts";
import { CASE_NUMBER, hasCase, reportingOffice, sentBefore } from "../../testing/reporting-office.ts";
import { button, field, gone, seen } from "../../testing/see.ts";

const office = await reportingOffice();
const { channel } = office;
const { report, password } = await sentBefore(office, {});
const reply = field("Ihre Nachricht an die Meldestelle");
const question = page.getByRole("dialog", { name: "Ihre Nachricht ist noch nicht gesendet" });
const loginTitle = page.getByRole("heading", { level: 1, name: "Ihr Fall" });

async function open(): Promise<void> {
  openPortal("case", { channel });
  await openCase(password);
  await seen(page.getByRole("heading", { level: 1, name: `Fall ${CASE_NUMBER}` }));
  await seen(reply);
}

test("a case with nothing unsent is left at once, and the focus is at the heading of the login", async () => {
  hasCase(office, report);
  await open();
  await button("Fall verlassen").click();
  await expect.element(loginTitle).toHaveFocus();
  await gone(question);
});

test.each([
  ["a typed reply", () => reply.fill("Ich habe noch etwas gesehen.")],
  ["a chosen file", async () => choose(textFile("beleg.txt"))],
  [
    "a name half-written",
    async () => {
      await page.getByText("Meinen Namen nennen", { exact: true }).click();
      await field("Name").fill("Mara");
    },
  ],
])("with %s leaving asks once, by the button and by a link of the page: staying keeps it, leaving forgets it", async (_, write) => {
  hasCase(office, report);
  await open();
  await write();
  for (const way of [button("Fall verlassen"), page.getByRole("link", { name: "Muster AG" })]) {
    await way.click();
    await seen(question);
    await button("Im Fall bleiben").click();
    await expect.element(question).not.toBeInTheDocument();
  }
  await button("Fall verlassen").click();
  await look("case-leave");
  await userEvent.keyboard("{Escape}");
  await button("Fall verlassen").click();
  await button("Trotzdem verlassen").click();
  await expect.element(loginTitle).toHaveFocus();
  await openCase(password);
  await expect.element(reply).toHaveValue("");
  await button("Fall verlassen").click();
  await expect.element(loginTitle).toHaveFocus();
});
