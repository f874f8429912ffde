import { type Message, messageRoutes } from "@hz/contract/reports/messages";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { cut } from "../../testing/answers.ts";
import { look, PHONE } from "../../testing/look.ts";
import { openPortal } from "../../testing/portal.tsx";
import { askForCase, choose, letters, openCase, textFile } from "../../testing/portal-acts.ts";
import { answered, CASE_NUMBER, hasCase, reportingOffice, sentBefore } from "../../testing/reporting-office.ts";
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

afterEach(() => void vi.useRealTimers());

test("a case that nobody touches for ten minutes is hidden until its password is typed again, with everything that was typed", async () => {
  hasCase(office, report);
  await open();
  vi.useFakeTimers({ toFake: ["Date"] });
  const wait = (minutes: number) => {
    vi.setSystemTime(Date.now() + minutes * 60_000);
    document.dispatchEvent(new Event("visibilitychange"));
  };
  wait(9);
  await reply.fill("Ich habe noch etwas gesehen.");
  wait(9);
  await expect.element(reply).toBeVisible();
  await button("Fall verlassen").click();
  await seen(question);
  wait(9.5);
  await seen(page.getByRole("alert").filter({ hasText: "In einer Minute wird Ihr Fall verborgen" }));
  await look("case-closing");
  wait(0.5);
  await seen(page.getByText("Seit 10 Minuten hat niemand diese Seite benutzt."));
  await expect.element(loginTitle).toHaveFocus();
  await gone(question);
  await gone(page.getByRole("heading", { level: 1, name: `Fall ${CASE_NUMBER}` }));
  await look("case-locked");
  const stay = (event: Event) => event.preventDefault();
  addEventListener("click", stay);
  await page.getByRole("link", { name: "Muster AG" }).click();
  removeEventListener("click", stay);
  expect(document.querySelector("dialog[open]")).toBeNull();
  await askForCase(password);
  await expect.element(page.getByRole("heading", { level: 1, name: `Fall ${CASE_NUMBER}` })).toHaveFocus();
  await expect.element(reply).toHaveValue("Ich habe noch etwas gesehen.");
  await gone(loginTitle);
});

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

const answer = (text: string, before: Message[]) => answered(office, office.office, report, { author: "Anna Lindner", text }, before);

test("on a phone, under a report of 10,000 characters, the new message is one tap away and is called new until the reporter answers", async () => {
  const long = await sentBefore(office, { description: "Seit März zahlen wir doppelt. ".repeat(334) });
  const messages = hasCase(office, long.report);
  messages.push(await answered(office, office.office, long.report, { author: "Anna Lindner", text: "Haben Sie Belege?" }));
  await page.viewport(PHONE.width, PHONE.height);
  openPortal("case", { channel });
  await openCase(long.password);
  const item = page.getByRole("listitem").filter({ hasText: "Haben Sie Belege?" });
  await seen(page.getByText(/^1 neue Nachricht der Meldestelle, vom \d/));
  await seen(item.getByText("Neu", { exact: true }));
  await page.getByRole("link", { name: "Zur ersten neuen Nachricht" }).click();
  await expect.element(item).toHaveFocus();
  await expect.element(item).toBeInViewport({ ratio: 1 });
  await look("case-new-message");

  const whole = button("Ganzen Text zeigen");
  const report = page.getByRole("region", { name: "Rechnungen doppelt bezahlt" });
  expect(report.element().textContent.length).toBeLessThan(1_000);
  await whole.click();
  expect(report.element().textContent.length).toBeGreaterThan(10_000);
  await expect.element(button("Weniger zeigen")).toHaveFocus();

  await reply.fill("Ja.");
  await button("Nachricht senden").click();
  await gone(page.getByText(/neue Nachricht der/));
  await gone(item.getByText("Neu", { exact: true }));
});

test("of several new messages the first one is led to; without any the chat is", async () => {
  const messages = hasCase(office, report);
  await open();
  await page.getByRole("link", { name: "Zum Chat" }).click();
  await expect.element(page.getByRole("heading", { name: "Verschlüsselter Chat" })).toHaveFocus();
  messages.push(await answer("Haben Sie Belege?", messages));
  messages.push(await answer("Und bis wann?", messages));
  await open();
  await seen(page.getByText(/^2 neue Nachrichten der Meldestelle, die letzte vom \d/));
  await page.getByRole("link", { name: "Zur ersten neuen Nachricht" }).click();
  await expect.element(page.getByRole("listitem").filter({ hasText: "Haben Sie Belege?" })).toHaveFocus();
});

test("a message with the reporter's own password in it is not sent, and is if they want it all the same", async () => {
  const messages = hasCase(office, report);
  await open();
  await reply.fill(`Mein Passwort: ${password.toLowerCase().replaceAll("-", " ")}`);
  await button("Nachricht senden").click();
  await seen(page.getByText("Nicht gesendet: In Ihrer Nachricht steht Ihr Passwort"));
  await look("case-own-password");
  expect(messages).toEqual([]);
  await expect.element(reply).toHaveValue(`Mein Passwort: ${password.toLowerCase().replaceAll("-", " ")}`);
  await button("Trotzdem senden").click();
  await expect.poll(() => messages.length).toBe(1);
  await expect.element(reply).toHaveValue("");

  await page.getByText("Meinen Namen nennen", { exact: true }).click();
  await field("Name").fill(password);
  await page.getByRole("checkbox", { name: /Ich möchte meinen Namen nennen/ }).click();
  await button("Namen senden").click();
  await seen(page.getByText("Nicht gesendet: In Ihrer Nachricht steht Ihr Passwort"));
  expect(messages).toHaveLength(1);
});

test("whoever told their name reads that the report is confidential now", async () => {
  const messages = hasCase(office, report);
  await open();
  const kind = page.getByRole("region", { name: "Rechnungen doppelt bezahlt" });
  await seen(kind.getByText("Anonym", { exact: true }));
  await page.getByText("Meinen Namen nennen", { exact: true }).click();
  await field("Name").fill("Mara Muster");
  await page.getByRole("checkbox", { name: /Ich möchte meinen Namen nennen/ }).click();
  await button("Namen senden").click();
  await seen(kind.getByText("Vertraulich, zuerst anonym gemeldet"));
  await expect.element(page.getByRole("heading", { name: "Verschlüsselter Chat" })).toHaveFocus();
  expect(messages).toHaveLength(1);
});

test("agreeing to hand the identity on takes a second look; the answer folds the wording", async () => {
  const request = { kind: "consent", recipient: "Kanzlei Muster", purpose: "Prüfung", details: "Name und Telefon" } as const;
  const messages = hasCase(office, report);
  messages.push(await answered(office, office.office, report, { author: "Anna Lindner", text: "Dürfen wir?\n\nBitte.", request }));
  await open();
  await button("Zustimmen").click();
  const secondLook = page.getByRole("group", { name: /Wirklich zustimmen/ });
  for (const words of ["Kanzlei Muster", "Prüfung", "Name und Telefon"]) await seen(secondLook.getByText(words));
  await expect.element(secondLook).toHaveFocus();
  await look("case-second-look");
  await button("Zurück").click();
  await expect.element(button("Zustimmen")).toHaveFocus();
  await seen(page.getByRole("group", { name: "An wen: Kanzlei Muster" }).getByRole("button", { name: "Zustimmen" }));
  await button("Zustimmen").click();
  expect(messages).toHaveLength(1);
  await button("Ja, ich stimme zu").click();
  await seen(page.getByText(/^Sie haben am .* zugestimmt\.$/));
  expect(document.activeElement?.textContent).toMatch(/^Sie haben am .* zugestimmt\./);
  expect(messages).toHaveLength(2);
  const own = page.getByRole("listitem").filter({ hasText: "Ich stimme zu." });
  await expect.element(own.getByText("Dürfen wir?")).not.toBeVisible();
  await own.getByText("Wortlaut der Frage").click();
  await seen(own.getByText("Dürfen wir?"));
});

test("with letters twice as large nothing of a case is wider than a screen of 320 px", async () => {
  hasCase(office, report);
  await open();
  await letters(2);
  for (const folded of document.querySelectorAll("details")) folded.open = true;
  await seen(page.getByLabelText("Vorschlag 1"));
  expect(document.documentElement.scrollWidth).toBe(320);
});

test("a message of signs that nobody sees is none", async () => {
  hasCase(office, report);
  await open();
  await reply.fill("\u200b \u2060\u00ad");
  await button("Nachricht senden").click();
  await seen(page.getByText("Nachricht ist erforderlich"));
});

test("refusing consent is one tap", async () => {
  const request = { kind: "consent", recipient: "Kanzlei Muster", purpose: "Prüfung", details: "Name" } as const;
  const messages = hasCase(office, report);
  messages.push(await answered(office, office.office, report, { author: "Anna Lindner", text: "Dürfen wir?", request }));
  await open();
  await button("Ablehnen").click();
  await seen(page.getByText(/^Sie haben am .* abgelehnt\.$/));
  expect(document.activeElement?.textContent).toMatch(/^Sie haben am .* abgelehnt\./);
  expect(messages).toHaveLength(2);
});

test("a half-written answer is there again after a reload once its case is opened, in no other case, and is gone once it is sent or left", async () => {
  hasCase(office, report);
  const kept = () => Object.values({ ...sessionStorage }).join();
  const back = page.getByText("Ihr Entwurf ist wieder da.");
  await open();
  await reply.fill("Kanarienvogel Ich habe noch etwas gesehen.");
  await expect.poll(kept).not.toBe("");
  expect(kept()).not.toContain("Kanarienvogel");

  const other = await sentBefore(office, { title: "Ein anderer Fall" });
  hasCase(office, other.report);
  openPortal("case", { channel });
  await openCase(other.password);
  await expect.element(reply).toHaveValue("");
  await gone(back);

  const messages = hasCase(office, report);
  await open();
  await seen(back);
  await expect.element(reply).toHaveValue("Kanarienvogel Ich habe noch etwas gesehen.");
  await button("Nachricht senden").click();
  await expect.poll(() => messages.length).toBe(1);
  await expect.poll(kept).toBe("");
  await gone(back);

  await reply.fill("Noch ein Wort");
  await expect.poll(kept).not.toBe("");
  await button("Fall verlassen").click();
  await button("Trotzdem verlassen").click();
  expect(kept()).toBe("");
});

test("messages that do not come are asked for again: the focus stays at the button while they fail, and goes to them when they come", async () => {
  hasCase(office, report);
  const restore = cut(messageRoutes.caseList);
  openPortal("case", { channel });
  await askForCase(password);
  const again = button("Erneut versuchen");
  await again.click();
  await expect.element(again).toHaveFocus();
  restore();
  await again.click();
  await expect.element(page.getByRole("heading", { level: 2, name: "Verschlüsselter Chat" })).toHaveFocus();
  await gone(again);
});
