import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { look } from "../../testing/look.ts";
import { openPortal } from "../../testing/portal.tsx";
import { choose, fillForm, openCase, send, textFile } from "../../testing/portal-acts.ts";
import { hasCase, reportingOffice, sentBefore, takesReports } from "../../testing/reporting-office.ts";
import { field, gone, seen } from "../../testing/see.ts";

const office = await reportingOffice();
const { channel } = office;
const hint = page.getByText("Das könnte verraten, wer Sie sind");

test("an anonymous report that names its reporter is hinted at on the device alone, and sent all the same; a confidential one is not", async () => {
  takesReports(office);
  const asked = vi.spyOn(window, "fetch");
  openPortal("form", { channel });
  await fillForm({ title: "Rechnungen", description: "Seit März werden Rechnungen doppelt bezahlt." });
  await field("Beschreibung").fill("Mein Name ist Anna Kanarienvogel. Rechnungen werden doppelt bezahlt.");
  choose(textFile("Lebenslauf.txt"));
  await seen(hint);
  await seen(page.getByText("Name: Anna Kanarienvogel", { exact: true }));
  await seen(page.getByText("Dateiname: Lebenslauf.txt"));
  await look("naming-hint");
  await page.getByRole("radio", { name: "Vertraulich" }).click();
  await gone(hint);
  await page.getByRole("radio", { name: "Anonym" }).click();
  await seen(hint);
  expect(asked.mock.calls.filter(([, init]) => JSON.stringify(init?.body ?? "").includes("Kanarienvogel"))).toEqual([]);
  await send();
});

test("so is an answer in an anonymous case", async () => {
  const { report, password } = await sentBefore(office, {});
  hasCase(office, report);
  openPortal("case", { channel });
  await openCase(password);
  await field("Ihre Nachricht an die Meldestelle").fill("Sie erreichen mich unter 0171 5550199.\nGruß\nIda");
  await seen(hint);
  await seen(page.getByText("Telefonnummer: 0171 5550199"));
  await seen(page.getByText("Unterschrift: Ida"));
  await field("Ihre Nachricht an die Meldestelle").fill("Am Montag waren es zwei.");
  await gone(hint);
});

test("nobody is warned of a name that the office knows", async () => {
  const { report, password } = await sentBefore(office, { reportType: "confidential", contactName: "Ida Kern" });
  hasCase(office, report);
  openPortal("case", { channel });
  await openCase(password);
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await field("Ihre Nachricht an die Meldestelle").fill("Mein Name ist Ida Kern.");
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);
  vi.advanceTimersByTime(60_000);
  // What it would be drawn by comes after this: two frames later it stood there.
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  await gone(hint);
});
