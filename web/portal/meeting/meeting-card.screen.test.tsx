import { messageRoutes } from "@hz/contract/reports/messages";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { holdNext, sentTo } from "../../testing/answers.ts";
import { openPortal } from "../../testing/portal.tsx";
import { openCase } from "../../testing/portal-acts.ts";
import { hasCase, reportingOffice, sentBefore } from "../../testing/reporting-office.ts";
import { button, field, seen } from "../../testing/see.ts";

const office = await reportingOffice();
const { report, password } = await sentBefore(office, {});

test("whoever asks for a meeting by Enter keeps the focus while it is sent, sends it once, and is led to how it stands", async () => {
  hasCase(office, report);
  openPortal("case", { channel: office.channel });
  await openCase(password);
  await page.getByText("Um ein persönliches Gespräch bitten", { exact: true }).last().click();
  await field("Vorschlag 1").fill("Dienstag ab 17 Uhr");
  const held = holdNext(messageRoutes.caseSend);
  await userEvent.keyboard("{Enter}");
  await held.sent;
  const sending = button("Wird gesendet …");
  await expect.element(sending).toHaveFocus();
  await expect.element(sending).toHaveAttribute("aria-disabled", "true");
  await userEvent.keyboard("{Enter}");
  held.letGo();
  await expect.element(page.getByRole("heading", { name: "Persönliches Gespräch", exact: true })).toHaveFocus();
  await seen(page.getByText(/^Sie haben am .* darum gebeten\./));
  expect(sentTo(messageRoutes.caseSend)).toHaveLength(1);
});
