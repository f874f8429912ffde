import { paths } from "@hz/contract/paths";
import type { Page } from "@playwright/test";
import { withDatabase } from "../helpers/database.ts";
import { channelAddress, signIn } from "../helpers/by-contract.ts";
import { fillSignIn, goToReport } from "../helpers/handler.ts";
import { invitationLink, PASSWORD, typeAcceptance } from "../helpers/invitation.ts";
import { look } from "../helpers/look.ts";
import { expect, test } from "../helpers/people.ts";
import { DEMO, type Product, startProduct } from "../helpers/product.ts";
import { submitReport } from "../helpers/report-by-contract.ts";

const GUEST = { first: "Greta", last: "Gast", email: "greta.gast@kanzlei.example" };
const SHOWN = "Rechnungen ohne Leistung";

/** The demo of this file alone: its clock is moved. */
let own: Product;
test.beforeAll(async () => {
  own = await startProduct();
});
test.afterAll(() => own.stop());

const inRail = (page: Page) => page.getByRole("article").getByRole("complementary");
const unfold = (page: Page) =>
  page
    .locator("summary")
    .filter({ hasText: "Zuständigkeit" })
    .evaluateAll((found) => found.forEach(({ parentElement }) => parentElement?.setAttribute("open", "")));
const note = (page: Page) => page.getByLabel("Neue interne Notiz");

test("§§ 8, 16 (2): a guest reads one case, writes a note, and the time ends while they read", async ({ person }, info) => {
  const at = { baseURL: own.url };
  const [anna, greta] = [await person(at), await person(at)];
  const { page } = anna;
  const theirs = greta.page;
  greta.expectComplaint(/403/);
  await signIn(page, DEMO, null);
  const address = await channelAddress(anna.page);
  const reported = await submitReport(address, { title: SHOWN, description: "Seit dem Frühjahr." });

  const code = await test.step("Anna invites her from the case", async () => {
    await goToReport(page, reported, SHOWN);
    await inRail(page).getByRole("button", { name: "Gast einladen" }).click();
    const dialog = page.getByRole("dialog", { name: "Gast einladen" });
    await dialog.getByRole("button", { name: "Einladen" }).click();
    await expect(dialog).toContainText("Vorname ist erforderlich");
    await expect(dialog).toContainText("Bitte schreiben Sie, warum die Person Zugang braucht.");
    await dialog.getByLabel("Vorname").fill(GUEST.first);
    await dialog.getByLabel("Nachname").fill(GUEST.last);
    await dialog.getByLabel("E-Mail-Adresse").fill(GUEST.email);
    await dialog.getByLabel("Anlass").fill("Rechtliche Prüfung");
    await dialog.getByLabel("Interne Notizen").selectOption("Lesen und schreiben");
    await look(page, "guest-dialog", info);
    await dialog.getByRole("button", { name: "Einladen" }).click();
    const shown = await page.getByRole("dialog").getByRole("code").innerText();
    await page.getByRole("dialog").getByRole("button", { name: "Fertig" }).click();
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(inRail(page)).toContainText("eingeladen, noch nicht angemeldet");
    await look(page, "guest-card", info, { enter: () => unfold(page) });
    return shown;
  });

  await test.step("she accepts with the code and finds her case, and nothing else", async () => {
    await typeAcceptance(theirs, await invitationLink(own, GUEST.email), code);
    await theirs.goto(paths.dashboard);
    await expect(theirs.getByRole("heading", { level: 1, name: "Ihre Fälle" })).toBeVisible();
    await expect(theirs.getByRole("navigation")).toHaveCount(0);
    await look(theirs, "guest-cases", info);
    await theirs.getByRole("listitem").getByRole("link").click();
    await expect(theirs.getByRole("heading", { level: 1, name: SHOWN })).toBeVisible();
    await expect(theirs.getByText("Seit dem Frühjahr.")).toBeVisible();
    await expect(theirs.getByText(/^Sie sind Gast bis /)).toBeVisible();
    await expect(theirs.getByText(/Rechtliche Prüfung/)).toBeVisible();
  });

  await test.step("her note reaches the office", async () => {
    await note(theirs).fill("Kein Anfangsverdacht.");
    await theirs.getByRole("button", { name: "Notiz speichern" }).click();
    await expect(theirs.getByRole("listitem").filter({ hasText: "Kein Anfangsverdacht." })).toBeVisible();
    await look(theirs, "guest-case", info);
    await page.getByRole("tab", { name: /Interne Notizen/ }).click();
    await expect(page.getByRole("listitem").filter({ hasText: "Kein Anfangsverdacht." })).toContainText("Greta Gast");
  });

  await test.step("her time ends while she reads: what was typed stays to be copied", async () => {
    await note(theirs).fill("Noch ein Gedanke");
    await withDatabase(own, (database) => database.query("update guest_accesses set last_day = current_date - 2"));
    await theirs.getByRole("button", { name: "Notiz speichern" }).click();
    await expect(theirs.getByText("Ihre Notiz lässt sich nicht mehr speichern.", { exact: false })).toBeVisible();
    await expect(note(theirs)).toHaveValue("Noch ein Gedanke");
    await expect(theirs.getByText("Seit dem Frühjahr.")).toHaveCount(0);
    await expect(theirs.getByText("Kein Anfangsverdacht.")).toHaveCount(0);
    await look(theirs, "guest-over-draft", info);
  });

  await test.step("sign-in says so, and the office sees it ended", async () => {
    // The page asks before what was typed is lost.
    theirs.once("dialog", (dialog) => void dialog.accept());
    await theirs.reload();
    await expect(theirs.getByRole("button", { name: "Anmelden", exact: true })).toBeVisible();
    await fillSignIn(theirs, { email: GUEST.email, password: PASSWORD });
    await expect(theirs.getByText("Ihr Zugang als Gast ist beendet.", { exact: false })).toBeVisible();
    await page.reload();
    await expect(inRail(page)).toContainText("1 beendeter Gastzugang");
    await page.goto(paths.users);
    await expect(page.getByRole("link", { name: "Greta Gast" })).toContainText("Gast");
  });
});
