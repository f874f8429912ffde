import { acknowledgementDue, addDays, berlinDay, deletionDue, feedbackDue } from "@hz/contract/procedure/deadlines";
import { paths } from "@hz/contract/paths";
import type { Page } from "@playwright/test";
import { withDatabase } from "../helpers/database.ts";
import { channelAddress, signIn } from "../helpers/by-contract.ts";
import { lineOf, goToReport } from "../helpers/handler.ts";
import { LABELS } from "../helpers/labels.ts";
import { openMail } from "../helpers/mailbox.ts";
import { type MovedClock, test } from "../helpers/moved-clock.ts";
import { expect, type Person } from "../helpers/people.ts";
import { DEMO, type Product } from "../helpers/product.ts";
import { returnToCase, submitReport } from "../helpers/report-by-contract.ts";

const MALIK = { ...DEMO, email: "malik.okafor@demo.example" };
const ANSWER = "Nachricht an die hinweisgebende Person";
const TITLE = "Rabatte ohne Beleg";
const message = (page: Page, text: string) => page.getByRole("listitem").filter({ hasText: text });
const card = (page: Page) => page.getByRole("region", { name: "Verfahren" });
const stage = (page: Page, name: string) =>
  page.getByRole("list", { name: "Schritte des Verfahrens" }).getByRole("listitem").filter({ hasText: name });
/** A calendar day as the screens show it: "29.11.", or "22. März 2030". */
const inWords = (day: string, month: "2-digit" | "long") =>
  new Intl.DateTimeFormat("de-DE", {
    day: month === "long" ? "numeric" : month,
    month,
    ...(month === "long" && { year: "numeric" }),
  }).format(new Date(`${day}T12:00:00`));
const bell = (page: Page) => page.getByRole("button", { name: /Erinnerung/ });
const listed = (page: Page, list: string, text: string) =>
  page.getByRole("list", { name: list }).getByRole("listitem").filter({ hasText: text });

/** Moves the clock to noon of a day and resolves when service and database show it. */
async function moveTo(day: string, clock: MovedClock, product: Product, people: readonly Person[]): Promise<void> {
  await clock.moveTo(
    day,
    people.map(({ context }) => context),
  );
  const shown = async () => [
    new Date((await fetch(`${product.url}/api/ready`)).headers.get("date")!),
    await withDatabase(product, async (database) => (await database.query("select clock_timestamp() as at")).rows[0].at as Date),
  ];
  await expect.poll(async () => (await shown()).map(berlinDay), { timeout: 30_000 }).toEqual([day, day]);
}

/** What the service does by itself at its hours, at once; resolves when it is through, with its mails. */
const runs = (product: Product, job: "remind-of-deadlines" | "keep-retention") =>
  withDatabase(product, async (database) => {
    await database.query("insert into pgboss.job (name, data) values ($1, '{}')", [job]);
    const open = "select name from pgboss.job where (name = $1 or name like 'mail-%') and state not in ('completed', 'cancelled')";
    await expect.poll(async () => (await database.query(open, [job])).rows, { timeout: 60_000 }).toEqual([]);
  });

/** Sets a choice of a screen and saves it. */
async function choose(page: Page, path: string, name: string, isSet: boolean, saved: string): Promise<void> {
  await page.goto(path);
  await page.getByRole("checkbox", { name }).setChecked(isSet);
  await page.getByRole("button", { name: "Speichern" }).last().click();
  await expect(page.getByText(saved, { exact: true })).toBeVisible();
}

test("§§ 11, 17, 18 HinSchG: a report from its receipt to its deletion three years after its end, with the clock moved", async ({
  person,
  product,
  clock,
}) => {
  const [anna, malik, reporter] = [await person(), await person(), await person()];
  const [desk, portal] = [anna.page, reporter.page];
  // Sessions that ended in the days between.
  for (const { expectComplaint } of [anna, malik, reporter]) expectComplaint(/401.*\/api\//);
  await signIn(desk, DEMO, null);
  await choose(desk, paths.channels, "Eingang automatisch bestätigen", false, "Meldekanal gespeichert");
  await choose(desk, paths.settings, "Löschen nur zu zweit", true, "Sicherheitseinstellungen gespeichert");
  const receipt = await submitReport(await channelAddress(anna.page), {
    title: TITLE,
    description: "Ein Kunde bekommt Rabatte, die niemand bewilligt hat.",
  });
  const received = clock.now();
  const day = (count: number) => addDays(berlinDay(received), count);
  await goToReport(desk, receipt, TITLE);
  const address = desk.url();
  const go = async (to: string) => {
    // Closed for so long: an open page would find its session over in the middle of what follows.
    for (const { page } of [anna, malik, reporter]) await page.goto("about:blank");
    await moveTo(to, clock, product, [anna, malik, reporter]);
    await signIn(desk, DEMO);
  };

  const readAsReporter = async () => {
    await portal.goto(paths.portal("demo-company"));
    await returnToCase(portal, receipt);
  };

  await test.step("day 6, § 17 (1) no. 1: bell and mail remind of the confirmation, which is given in time", async () => {
    await go(day(6));
    await runs(product, "remind-of-deadlines");
    const mail = await openMail(anna, DEMO.email, "Erinnerung an Fristen");
    await expect(mail.frameLocator("iframe").locator("body")).not.toContainText(TITLE);
    await mail.close();
    await bell(desk).click();
    await expect(desk.getByRole("menuitem", { name: /Eingangsbestätigung .*noch 1 Tag/ })).toBeVisible();
    await desk.keyboard.press("Escape");
    await desk.goto(address);
    const last = acknowledgementDue(received).lastDay;
    await expect(stage(desk, "Bestätigt")).toContainText(`bis ${inWords(last, "2-digit")}`);
    await card(desk).getByRole("button", { name: "Eingang bestätigen" }).click();
    await expect(desk.getByLabel(ANSWER)).toHaveValue(/vielen Dank für Ihre Meldung/);
    await desk.getByRole("button", { name: "Bestätigung senden" }).click();
    await expect(message(desk, "vielen Dank für Ihre Meldung")).toContainText("Eingangsbestätigung");
  });
  const acknowledged = clock.now();

  await test.step("weeks later, §§ 17 (1), 18: scope and validity are checked, a measure is taken", async () => {
    await go(day(40));
    await desk.goto(address);
    const dialog = desk.getByRole("dialog");
    for (const [act, finding] of [
      ["Anwendungsbereich prüfen", "eröffnet"],
      ["Stichhaltigkeit prüfen", "stichhaltig"],
    ] as const) {
      await card(desk).getByRole("button", { name: act }).click();
      await dialog.getByRole("radio", { name: finding, exact: true }).check();
      await dialog.getByRole("button", { name: "Prüfung speichern" }).click();
      await expect(dialog).toBeHidden();
    }
    await card(desk).getByRole("button", { name: "Folgemaßnahme hinzufügen" }).click();
    await dialog.getByRole("radio", { name: "Interne Untersuchung durchführen" }).check();
    await dialog.getByRole("button", { name: "Hinzufügen" }).click();
    await desk.getByRole("button", { name: /^Als ergriffen markieren/ }).click();
    await expect(desk.locator('[aria-current="step"]')).toContainText("Rückmeldung erteilt");
  });

  const due = feedbackDue(received, acknowledged).lastDay;
  await test.step("a week before three months are over, § 17 (2): the feedback is due, and given", async () => {
    await go(addDays(due, -7));
    await desk.goto(address);
    await expect(stage(desk, "Rückmeldung erteilt")).toContainText(`bis ${inWords(due, "2-digit")}, noch 7 Tage`);
    await card(desk).getByRole("button", { name: "Rückmeldung geben" }).click();
    await desk.getByLabel("Ergriffene Folgemaßnahmen").fill("Wir haben die Rabatte geprüft.");
    await desk.getByLabel("Gründe dafür").fill("Es fehlten Bewilligungen.");
    await desk.getByRole("button", { name: "Rückmeldung senden" }).click();
    await expect(message(desk, "Wir haben die Rabatte geprüft.")).toContainText("Rückmeldung");
    await readAsReporter();
    await expect(message(portal, "vielen Dank für Ihre Meldung")).toContainText("Eingangsbestätigung");
    await expect(message(portal, "Wir haben die Rabatte geprüft.")).toContainText("Rückmeldung");
  });

  await test.step("a month after it the procedure ends, and the case says until when it is kept", async () => {
    await go(addDays(due, 30));
    await desk.goto(address);
    await card(desk).getByRole("button", { name: "Abschließen" }).click();
    const dialog = desk.getByRole("dialog");
    await dialog.getByRole("radio", { name: "Verstoß bestätigt, abgestellt" }).check();
    await dialog.getByRole("button", { name: "Schließen" }).click();
    await expect(card(desk)).toContainText("Ergebnis: Verstoß bestätigt, abgestellt.");
  });
  const end = deletionDue(clock.now(), 36).lastDay;
  const retention = desk.locator("section").filter({ has: desk.getByRole("heading", { name: "Aufbewahrung", exact: true }) });
  await expect(retention).toContainText(`Aufbewahrung bis ${inWords(end, "long")}: 3 Jahre nach dem Abschluss`);

  await test.step("two years later everything is still there, on both sides", async () => {
    await go(addDays(end, -366));
    await runs(product, "keep-retention");
    await desk.goto(address);
    await expect(message(desk, "Wir haben die Rabatte geprüft.")).toBeVisible();
    await readAsReporter();
    await expect(message(portal, "Wir haben die Rabatte geprüft.")).toBeVisible();
    await desk.goto(paths.retention);
    await expect(listed(desk, "Löschung steht an", TITLE)).toHaveCount(0);
  });

  await test.step("five weeks before the end, § 11 (5): it stands on the list, those responsible get a mail, a second person agrees", async () => {
    await go(addDays(end, -35));
    await runs(product, "keep-retention");
    const mail = await openMail(anna, DEMO.email, "Aufzeichnungen stehen zur Löschung an");
    await expect(mail.locator("body")).not.toContainText(TITLE);
    await mail.close();
    await signIn(malik.page, MALIK, paths.retention);
    await expect(listed(malik.page, "Löschung steht an", TITLE)).toContainText("noch 35 Tage");
    await malik.page.getByRole("button", { name: "Liste bestätigen" }).click();
    await malik.page.getByRole("alertdialog").getByRole("button", { name: "Liste bestätigen" }).click();
    await expect(listed(malik.page, "Löschung steht an", TITLE)).toContainText("bestätigt von Malik Okafor");
  });

  await test.step("on the last day it is still kept; the night after, it goes, and with it what the password opened", async () => {
    await go(end);
    await runs(product, "keep-retention");
    await desk.goto(address);
    await expect(message(desk, "Wir haben die Rabatte geprüft.")).toBeVisible();
    await go(addDays(end, 1));
    await runs(product, "keep-retention");
    await desk.goto(paths.retention);
    await expect(listed(desk, "Löschung steht an", TITLE)).toHaveCount(0);
    await expect(listed(desk, "Löschnachweise", "Frist abgelaufen").first()).toContainText("Dienst, zweite Person: Malik Okafor");
    await desk.goto(paths.reports);
    await expect(desk.getByText(/Ergebnisse/).first()).toBeVisible();
    await expect(lineOf(desk, TITLE)).toHaveCount(0);
    await portal.goto(paths.portalCase("demo-company"));
    await portal.getByLabel(LABELS.de.password, { exact: true }).fill(receipt.password);
    await portal.getByRole("button", { name: LABELS.de.open }).click();
    await expect(portal.getByRole("alert")).toBeVisible();
    const left = await withDatabase(product, async (database) => {
      const id = new URL(address).pathname.split("/").at(-1)!;
      const { rows } = await database.query(
        `select (select count(*) from reports where id = $1)::int as reports, (select count(*) from messages where report_id = $1)::int as messages,
          (select count(*) from notes where report_id = $1)::int as notes`,
        [id],
      );
      return rows[0];
    });
    expect(left).toEqual({ reports: 0, messages: 0, notes: 0 });
  });
});
