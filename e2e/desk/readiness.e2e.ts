import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { paths } from "@hz/contract/paths";
import { newOffice } from "../helpers/by-contract.ts";
import { openReport } from "../helpers/handler.ts";
import { look } from "../helpers/look.ts";
import { confirmAddress, openMail } from "../helpers/mailbox.ts";
import { card } from "../helpers/own-account.ts";
import { expect, test } from "../helpers/people.ts";

const WHO = () => ({
  email: `bereit-${randomUUID()}@probe.example`,
  password: "Betriebsbereit-2026",
  fullName: "Berta Bereit",
  companyName: "Bereit & Co. KG",
});

test("a new account sees that it is not ready, tells the code of a test mail, and runs a drill through to the proof", async ({
  person,
  product,
}, info) => {
  const berta = await person();
  const { page } = berta;
  const who = WHO();
  await newOffice(page, who);
  await confirmAddress(page, product, who.email);
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();

  await test.step("the dashboard says so in a line that leads to the reasons", async () => {
    await expect(page.getByText("1 Meldekanal ist zu prüfen.")).toBeVisible();
    await page.getByRole("link", { name: "Gründe ansehen" }).click();
    await expect(page.getByText(/^Es gab noch keine Probemeldung/)).toBeVisible();
  });

  await test.step("a test mail carries the code that says it came", async () => {
    const shared = card(page, "Für alle Meldekanäle");
    await shared.getByRole("button", { name: "Testmail an mich senden" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    const mail = await openMail(berta, who.email, "Testmail Ihrer Meldestelle");
    const told = (
      await mail
        .frameLocator("iframe")
        .getByText(/^Ihr Code: \d{6}$/)
        .innerText()
    ).slice(-6);
    await mail.close();
    await dialog.getByLabel("Code aus der E-Mail").fill(told);
    await dialog.getByRole("button", { name: "E-Mail ist angekommen" }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step("a drill goes the public way and stands in the list as one", async () => {
    await page.getByRole("button", { name: "Probemeldung senden" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Probemeldung senden" }).click();
    await expect(dialog.getByRole("heading", { name: "Die Probemeldung ist angekommen" })).toBeVisible();
    await look(page, "readiness-drill-sent", info);
    await dialog.getByRole("button", { name: "Schließen" }).click();
    await expect(page.getByText("Läuft", { exact: true })).toBeVisible();
    await page.getByRole("link", { name: "Zum Fall" }).click();
    await expect(page.getByText(/^Probemeldung: Sie zählt in keiner Auswertung/)).toBeVisible();
    await page.goto(paths.reports);
    await expect(page.getByText("Probe", { exact: true })).toBeVisible();
    await look(page, "readiness-drill-list", info);
  });

  await test.step("an answer by who sent it is not enough to pass it, and its times outlive the case", async () => {
    await openReport(page, "Probemeldung");
    const answer = page.getByLabel("Nachricht an die hinweisgebende Person");
    await answer.fill("Danke, angekommen.");
    await answer.press("Control+Enter");
    await expect(answer).toHaveValue("");
    await page.goto(paths.readiness);
    await expect(page.getByText("Nur von der startenden Person bestätigt", { exact: true })).toBeVisible();
    await expect(page.getByText(/^Die Probemeldung vom .* wurde nur von der startenden Person bestätigt oder beantwortet\./)).toBeVisible();
  });

  await test.step("the proof is a file, and that it was made is kept", async () => {
    const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Nachweis als PDF" }).click()]);
    expect((await readFile(await download.path())).subarray(0, 8).toString()).toBe("%PDF-1.7");
    await page.goto(paths.audit);
    for (const said of ["hat eine Probemeldung begonnen", "hat den Nachweis der Betriebsbereitschaft erstellt"])
      await expect(page.getByText(said).first()).toBeVisible();
  });
});
