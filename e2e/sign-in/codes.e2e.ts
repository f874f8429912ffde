import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { paths } from "@hz/contract/paths";
import { enrol } from "../helpers/own-account.ts";
import { confirmRecovery, goOnUnconfirmed, keepEmergencyCode, register } from "../helpers/handler.ts";
import { confirmAddress, openMail } from "../helpers/mailbox.ts";
import { expect, type Person, PHONE, test } from "../helpers/people.ts";
import { downloaded } from "../helpers/reporter.ts";

const INK = "rgb(20, 33, 30)";
const today = () => new Date().toLocaleDateString("de-DE", { dateStyle: "long", timeZone: "Europe/Berlin" });
const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();

/** Somebody who works in the dark, may use the clipboard, and whose printer only counts. */
async function beginInTheDark({ page, context }: Person): Promise<void> {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => {
    localStorage.setItem("theme", "dark");
    globalThis.print = () => void (document.documentElement.dataset["printed"] = "yes");
  });
}

/** Copies, saves and prints the sheet on the screen; gives the file's name and what stood in it, which is what is printed. */
async function keepSheet(page: Page, copyLabel: string, code: string): Promise<{ name: string; text: string }> {
  await page.getByRole("button", { name: copyLabel }).click();
  await expect(page.getByRole("button", { name: "Kopiert" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  const file = await downloaded(page, () => page.getByRole("button", { name: "Als Textdatei laden" }).click());
  const text = file.bytes.toString("utf8");
  expect(text).toContain(`\n\n${code}\n\n`);
  expect(text).toContain(`Erzeugt am: ${today()}`);

  await page.getByRole("button", { name: "Drucken" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-printed", "yes");
  await page.emulateMedia({ media: "print" });
  // The sheet and nothing else, in ink that is seen on paper, on one page.
  expect(oneLine(await page.locator("body").innerText())).toBe(oneLine(text));
  await expect(page.getByText(code, { exact: true }).filter({ visible: true })).toHaveCSS("color", INK);
  expect((await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: "screen" });
  await expect(page.getByRole("button", { name: "Drucken" })).toBeVisible();
  return { name: file.name, text };
}

/** Invites somebody in a language and gives what the code's copy brought. */
async function invite(page: Page, who: { first: string; email: string; language: string }): Promise<string> {
  await page.goto(paths.users);
  await page.getByRole("button", { name: "Neue hinzufügen" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Vorname").fill(who.first);
  await dialog.getByLabel("Nachname").fill("Gast");
  await dialog.getByLabel("E-Mail-Adresse").fill(who.email);
  await dialog.getByRole("button", { name: "Weiter" }).click();
  await dialog.getByLabel("Sprache der Benachrichtigungen").selectOption(who.language);
  await dialog.getByRole("button", { name: "Erstellen" }).click();
  await expect(dialog.getByText(`Einladungscode für ${who.first} Gast`)).toBeVisible();
  const shown = await dialog.getByRole("code").innerText();
  await dialog.getByRole("button", { name: "Code kopieren" }).click();
  await expect(dialog.getByRole("button", { name: "Kopiert" })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(shown);
  await dialog.getByRole("button", { name: "Fertig" }).click();
  await expect(dialog).toBeHidden();
  return copied;
}

test("every code can be copied, saved as a text file and printed alone; invitations come in three languages, never with the code", async ({
  person,
  product,
}) => {
  const owner = await person();
  const { page } = owner;
  const id = randomUUID().slice(0, 8);
  const who = {
    email: `codes-${id}@werk.example`,
    password: "Neun Reiher am Fluss",
    fullName: "Konrad Code",
    companyName: `Code ${id} KG`,
  };
  await beginInTheDark(owner);

  const code = await register(page, who);
  await test.step("the recovery code", async () => {
    const { name, text } = await keepSheet(page, "Code kopieren", code);
    expect(name).toBe("Hinweiszentrale-Wiederherstellungscode.txt");
    expect(text).toMatch(/^Wiederherstellungscode für die Hinweiszentrale\n/);
    expect(text).toContain(`Konto: ${who.email}`);
    // A sheet that was printed and never confirmed is worth nothing: whoever finds it has to read so.
    expect(text).toContain("Ein Ausdruck, der nie bestätigt wurde, öffnet nichts.");
    await expect(page.getByText("Dieser Code gilt erst, wenn Sie ihn unten bestätigen.", { exact: false })).toBeVisible();
    await confirmRecovery(page, code.slice(-9));
    await goOnUnconfirmed(page);
    await confirmAddress(page, product, who.email);
  });

  await test.step("the emergency key", async () => {
    await page.goto(paths.emergencyKey);
    await page.getByRole("button", { name: "Notfallschlüssel erzeugen" }).click();
    const emergency = await page.getByRole("code").innerText();
    const { name, text } = await keepSheet(page, "Code kopieren", emergency);
    expect(name).toBe("Hinweiszentrale-Notfallschluessel.txt");
    expect(text).toContain(`Unternehmen: ${who.companyName}`);
    expect(text).toContain("„Passwort vergessen“ wählen");
    expect(text).toContain("Ein Ausdruck, der nie aktiviert wurde, öffnet nichts.");
    expect(await keepEmergencyCode(page)).toBe(emergency);
  });

  await test.step("the second factor's ten codes, also on the page of the account", async () => {
    await page.goto(paths.secondFactor);
    const { codes } = await enrol(page, who);
    const { name, text } = await keepSheet(page, "Codes kopieren", codes.join("\n"));
    expect(name).toBe("Hinweiszentrale-Ersatzcodes.txt");
    expect(text).toContain(`Konto: ${who.email}`);
    await page.getByRole("checkbox", { name: "Ich habe die Ersatzcodes an einem sicheren Ort aufbewahrt." }).check();
    await page.getByRole("button", { name: "Fertig" }).click();
    await page.getByRole("button", { name: "Neue Ersatzcodes" }).click();
    await page.getByRole("dialog").getByLabel("Ihr Passwort zur Bestätigung").fill(who.password);
    await page.getByRole("dialog").getByRole("button", { name: "Codes erzeugen" }).click();
    const fresh = page.getByRole("figure").getByRole("listitem");
    await expect(fresh).toHaveCount(10);
    await keepSheet(page, "Codes kopieren", (await fresh.allInnerTexts()).join("\n"));
  });

  for (const mail of MAILS) {
    await test.step(`an invitation, ${mail.language}`, async () => {
      const guest = { first: mail.first, email: `${mail.tag}-${id}@werk.example`, language: mail.language };
      const invitation = await invite(page, guest);
      await readMail(owner, guest.email, { ...mail, subject: `${mail.subject} ${who.companyName}` }, invitation);
    });
  }
});

const MAILS = [
  {
    language: "Deutsch",
    tag: "de",
    first: "Dora",
    subject: "Einladung in die Meldestelle von",
    hello: "Guten Tag Dora,",
    button: "Einladung annehmen",
  },
  {
    language: "English",
    tag: "en",
    first: "Emma",
    subject: "Invitation to the reporting office of",
    hello: "Hello Emma,",
    button: "Accept the invitation",
  },
  {
    language: "Français",
    tag: "fr",
    first: "Fleur",
    subject: "Invitation au service de signalement de",
    hello: "Bonjour Fleur,",
    button: "Accepter l’invitation",
  },
];

/** Reads a mail in the list and as mail programs show it, on phone and desktop: the same sentences, and no code among them. */
async function readMail(owner: Person, to: string, mail: (typeof MAILS)[number], code: string): Promise<void> {
  const tab = await openMail(owner, to, mail.subject);
  const shown = tab.frameLocator("iframe");
  await expect(shown.locator("html")).toHaveAttribute("lang", mail.tag);
  await expect(shown.getByRole("heading", { level: 1, name: mail.subject })).toBeVisible();
  const address = await shown.getByRole("link", { name: mail.button }).getAttribute("href");
  const html = oneLine(await shown.locator("body").innerText());
  await expectFits(tab);
  await tab.setViewportSize(PHONE);
  await expectFits(tab);
  // How far down it stands depends on the machine's typefaces.
  await shown.getByRole("link", { name: mail.button }).evaluate((link) => link.scrollIntoView({ block: "center" }));
  // Not all of it: an edge that falls between two pixels counts as cut off.
  await expect(shown.getByRole("link", { name: mail.button })).toBeInViewport({ ratio: 0.98 });

  await tab.getByRole("link", { name: "Zurück zum Postfach" }).click();
  const letter = tab.getByRole("article").filter({ hasText: to });
  const text = await letter.locator("pre").innerText();
  await expectFits(tab);
  const [body = ""] = text.split(`${mail.button}:\n`);
  expect(body.split("\n\n")[0]).toBe(mail.hello);
  expect(html).toContain(oneLine(body));
  await expect(letter.getByRole("link", { name: address! })).toBeVisible();
  for (const place of [text, html]) expect(place).not.toContain(code);
  await tab.close();
}

/** Nothing is wider than the screen, a moment after it has another size or shows another page. */
const expectFits = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
