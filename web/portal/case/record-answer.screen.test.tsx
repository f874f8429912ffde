import { messageRoutes } from "@hz/contract/reports/messages";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { holdNext, sentTo } from "../../testing/answers.ts";
import { openPortal } from "../../testing/portal.tsx";
import { openCase } from "../../testing/portal-acts.ts";
import { answered, hasCase, reportingOffice, sentBefore } from "../../testing/reporting-office.ts";
import { button, field, gone, seen } from "../../testing/see.ts";

const office = await reportingOffice();
const { report, password } = await sentBefore(office, {});
const RECORD = "00000000-0000-4000-8000-000000000088";
const correction = field("Was soll anders lauten?");

/** Opens a case whose office asks for a look at what it wrote down. */
async function open() {
  const record = { recordId: RECORD, version: 1, isFinal: false, reason: "" } as const;
  const messages = hasCase(office, report);
  messages.push(await answered(office, office.office, report, { author: "Anna Lindner", text: "Es war im März.", record }));
  openPortal("case", { channel: office.channel });
  await openCase(password);
  await seen(button("Korrektur vorschlagen"));
  return messages;
}
const focused = () => document.activeElement?.textContent;

test("the focus goes into the correction, back to its button, and stays beside the answer while and after it is sent", async () => {
  const messages = await open();
  await button("Korrektur vorschlagen").click();
  await expect.element(correction).toHaveFocus();
  await button("Zurück").click();
  await expect.element(button("Korrektur vorschlagen")).toHaveFocus();
  await button("Korrektur vorschlagen").click();
  await correction.fill("Es war im April.");
  const held = holdNext(messageRoutes.caseSend);
  await button("Korrektur senden").click();
  await held.sent;
  expect(focused()).toContain("Korrektur senden");
  held.letGo();
  await expect.poll(focused).toMatch(/^Sie haben am .* eine Korrektur vorgeschlagen\./);
  expect(messages).toHaveLength(2);
});

test.each([
  ["Bestätigen", /^Sie haben das Protokoll am .* bestätigt\./],
  ["Nicht bestätigen", /^Sie haben das Protokoll am .* nicht bestätigt\./],
])("after „%s“ the focus is at what became of it", async (name, said) => {
  await open();
  await page.getByRole("button", { name, exact: true }).click();
  await expect.poll(focused).toMatch(said);
});

test("a correction of blanks is asked for at its field by the portal, not by the browser, until something stands there", async () => {
  await open();
  await button("Korrektur vorschlagen").click();
  for (const nothing of ["", "  \n ", "\u200b"]) {
    await correction.fill(nothing);
    await button("Korrektur senden").click();
    await expect.element(correction).toHaveAccessibleDescription("Nachricht ist erforderlich");
    await expect.element(correction).toBeInvalid();
    await expect.element(correction).toHaveFocus();
  }
  await correction.fill("Es war im April.");
  await gone(page.getByText("Nachricht ist erforderlich"));
  await expect.element(correction).not.toBeInvalid();
  expect(sentTo(messageRoutes.caseSend)).toEqual([]);
});
