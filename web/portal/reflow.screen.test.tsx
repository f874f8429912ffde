import { inEachLanguage } from "@hz/contract/languages";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { LONG_AGO } from "../testing/office.ts";
import { openPortal } from "../testing/portal.tsx";
import { letters, openCase } from "../testing/portal-acts.ts";
import { answered, hasCase, reportingOffice, sentBefore, signedReceipt } from "../testing/reporting-office.ts";
import { seen } from "../testing/see.ts";

const office = await reportingOffice();
const { channel } = office;
/** What is wider than the screen: nothing, with letters twice as large on the smallest phone. */
const wider = () =>
  [...document.querySelectorAll("main *")].filter((one) => one.getBoundingClientRect().right > 320.5).map((one) => one.outerHTML);
const expectNarrow = () => {
  expect(wider()).toEqual([]);
  expect(document.documentElement.scrollWidth).toBe(320);
};

test("with letters twice as large nothing of the start page is wider than 320 px, in Leichte Sprache either", async () => {
  openPortal("start", { channel, language: "de-simple" });
  await letters(2);
  expectNarrow();
  const heading = document.querySelector("h1")!;
  expect(getComputedStyle(heading).hyphens).toBe("auto");
  expect(getComputedStyle(document.querySelector("main .button")!).textAlign).toBe("center");
});

test("with letters twice as large nothing of what the office confirmed and wrote is wider than 320 px", async () => {
  const { report, password } = await sentBefore(office, {});
  const companyName = "Donaudampfschifffahrtsgesellschaft";
  const confirmation = inEachLanguage(() => "Da.");
  const signedConfirmation = await signedReceipt({ ...office, channel: { ...channel, companyName } }, "de", "Von {unternehmen} ist da.");
  const messages = hasCase(office, report, { acknowledgedAt: LONG_AGO, confirmation, signedConfirmation });
  messages.push(await answered(office, office.office, report, { author: "Hinweisgeberschutzbeauftragte", text: "Haben Sie Belege?" }));
  openPortal("case", { channel });
  await openCase(password);
  await seen(page.getByText("Haben Sie Belege?"));
  await letters(2);
  for (const folded of document.querySelectorAll("details")) folded.open = true;
  await seen(page.getByLabelText("Vorschlag 1"));
  expectNarrow();
});
