import { randomUUID } from "node:crypto";
import { authRoutes } from "@hz/contract/sign-in/auth";
import { paths } from "@hz/contract/paths";
import type { Page } from "@playwright/test";
import { channelAddress, newOffice } from "../helpers/by-contract.ts";
import { fillSignIn, lineOf, openReport } from "../helpers/handler.ts";
import { LABELS } from "../helpers/labels.ts";
import { look } from "../helpers/look.ts";
import { DESKTOP, expect, test } from "../helpers/people.ts";
import { returnToCase, submitReport } from "../helpers/report-by-contract.ts";

const PASSWORD = "Neun Reiher am Fluss";
const toList = (page: Page) => page.getByRole("link", { name: "Meldungen", exact: true }).first().click();

test("a report is unread until it is opened, and again when its reporter writes, with a mark in the thread; texts are found again after the session was taken up", async ({
  person,
}, info) => {
  const owner = await person();
  const { page, expectComplaint } = owner;
  const email = `liste-${randomUUID().slice(0, 8)}@werk.example`;
  await newOffice(page, { email, password: PASSWORD, fullName: "Lisa Liste" }, { isCodeLeft: true });
  const address = await channelAddress(owner.page);
  const reporter = await person();
  const receipt = await submitReport(address, { title: "Werkstor offen", description: "Das Tor steht nachts offen." });
  await returnToCase(reporter.page, receipt);
  await page.goto(paths.reports);
  const line = lineOf(page, "Werkstor offen");
  await expect(line.getByText("Ungelesen")).toBeAttached();

  await test.step("opening a case makes it read; what the reporter writes then makes it unread", async () => {
    await openReport(page, "Werkstor offen");
    await expect(page.getByText("Meldekanal, automatisch")).toBeVisible();
    await toList(page);
    await expect(line.getByText("Ungelesen")).toHaveCount(0);
    await reporter.page.getByLabel(LABELS.de.message).fill("Der Wachmann heißt vermutlich Strömgren und raucht.");
    await reporter.page.getByRole("button", { name: LABELS.de.send }).click();
    await expect(line.getByText("Ungelesen")).toBeAttached();
  });

  await test.step("the mark stands above the first new message, and is gone at the next opening", async () => {
    // Read is said once, of the thread as it is now: the one in memory from before ends earlier, and would count as all there is.
    const read: unknown[] = [];
    page.on("request", (request) => request.url().endsWith("/read") && read.push(request.postDataJSON()));
    await openReport(page, "Werkstor offen");
    await expect(page.getByRole("listitem").filter({ hasText: /^Neu$/ })).toBeVisible();
    await expect.poll(() => read).toEqual([{ lastMessageId: expect.any(String) }]);
    await look(page, "list-new-mark", info, { sizes: [DESKTOP] });
    await toList(page);
    await expect(line.getByText("Ungelesen")).toHaveCount(0);
    await openReport(page, "Werkstor offen");
    await expect(page.getByText("Strömgren")).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: /^Neu$/ })).toHaveCount(0);
    await toList(page);
  });

  await test.step("texts that were read before the session was taken up again are read anew, and found", async () => {
    const search = async (word: string) => {
      await page.getByRole("searchbox").fill(word);
      await page.getByRole("checkbox", { name: "Auch in Beschreibungen und Nachrichten suchen" }).check();
      await expect(line.locator("mark")).toHaveText(word);
    };
    await search("Wachmann");
    await openReport(page, "Werkstor offen");
    const answer = page.getByLabel("Nachricht an die hinweisgebende Person");
    await answer.fill("Ein Entwurf hält die Seite.");
    expectComplaint(/401/);
    await page.evaluate(async (path) => {
      await fetch(path, { method: "POST", headers: { authorization: `Bearer ${localStorage.getItem("authToken")}` } });
    }, authRoutes.signOut.path);
    await expect(page.getByText("Ihre Sitzung ist beendet", { exact: true })).toBeVisible({ timeout: 30_000 });
    const tab = await owner.newTab();
    await tab.goto(paths.signIn);
    await fillSignIn(tab, { email, password: PASSWORD });
    await expect(tab.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
    await expect(page.getByText("Sie sind wieder angemeldet", { exact: true })).toBeVisible();
    await tab.close();
    await answer.fill("");
    await toList(page);
    await search("nachts");
  });
});
