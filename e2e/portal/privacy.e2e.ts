import { randomBytes } from "node:crypto";
import type { BrowserContext, Page } from "@playwright/test";
import { paths } from "@hz/contract/paths";
import { confirmRecovery, copyChannelAddress, goOnUnconfirmed, openReport, register } from "../helpers/handler.ts";
import { openLine } from "../helpers/line.ts";
import { expect, type Person, test } from "../helpers/people.ts";
import { downloaded, fillForm, finish, openCase, openForm, send } from "../helpers/reporter.ts";
import { canary, type Canary, databaseRows, dataFiles, findTraces, formsOf, type Haystack } from "../helpers/traces.ts";

const mark = () => randomBytes(9).toString("hex");
/** What somebody writes: a mark that stands nowhere else, within words. */
const words = (what: string) => `${what} ${mark()} Kanarienvogel`;

const NONE: Haystack = { place: "none", bytes: Buffer.alloc(0) };

/** Keeps the decoded body of every answer that a context gets; event streams, which do not end, are on the recorded line. */
function keepAnswers(context: BrowserContext): () => Promise<Haystack[]> {
  const kept: Promise<Haystack>[] = [];
  // Of an answer that the browser broke off, such as a program on its way while the page is left, the body never comes.
  context.on("requestfinished", (request) => {
    const read = async (): Promise<Haystack> => {
      const response = await request.response();
      if (!response || response.headers()["content-type"]?.includes("event-stream")) return NONE;
      return { place: `answer ${response.url()}`, bytes: await response.body() };
    };
    kept.push(read().catch(() => NONE));
  });
  return () => Promise.all(kept);
}

/** Gives everything that a page's origin has stored in the browser. */
async function browserStorage(page: Page): Promise<Haystack> {
  const all = await page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    cookie: document.cookie,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
  return { place: `storage of ${page.url()}`, bytes: Buffer.from(JSON.stringify(all)) };
}
const NOTHING_STORED = { local: {}, session: {}, databases: [], caches: [], cookie: "", workers: 0 };

/** One whole case between an office of its own and a reporter, every text of which is a canary. */
async function liveThrough(owner: Person, reporter: Person, lineUrl: string) {
  const [desk, portal] = [owner.page, reporter.page];
  const title = words("Titel");
  const description = words("Beschreibung");
  const contact = { name: words("Frau"), phone: `+49 171 ${Date.now()}`, email: `${mark()}@kanarienvogel.example` };
  const fileName = `${words("Beweis")}.mp4`;
  const content = Buffer.concat([randomBytes(1_500_000), Buffer.from(words("Inhalt").repeat(20)), randomBytes(1_500_000)]);
  const answer = words("Antwort");
  const attachment = { name: `${words("Anlage")}.txt`, mimeType: "text/plain", buffer: Buffer.from(words("Anlageninhalt").repeat(5)) };
  const replyFile = { name: `${words("Nachtrag")}.txt`, mimeType: "text/plain", buffer: Buffer.from(words("Nachtragsinhalt").repeat(5)) };
  const reply = words("Rückfrage");
  const note = words("Notiz");
  const disclosed = { recipient: words("Empfänger"), details: words("Weitergegeben"), reason: words("Verschwiegen") };
  const asked = { recipient: words("Anfrage"), purpose: words("Zweck"), details: words("Angaben") };
  const password = words("Passwort");
  // What the server is meant to know, to prove that the search finds what is there.
  const known = { companyName: `Bekannt-${mark()} GmbH`, email: `${mark()}@bekannt.example` };

  const recovery = await register(desk, { email: known.email, password, fullName: "Berta Bekannt", companyName: known.companyName });
  await confirmRecovery(desk, recovery.split("-").slice(-2).join("-"));
  await goOnUnconfirmed(desk);
  await expect(desk.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  const address = await copyChannelAddress(owner);
  expect(address.startsWith(lineUrl)).toBe(true);

  await openForm(portal, address);
  await fillForm(portal, { title, description, contact, files: [{ name: fileName, mimeType: "video/mp4", buffer: content }] });
  const draft = [title, description, fileName, ...Object.values(contact)].map((text) => canary("draft", text));
  await expect(async () => expect((await browserStorage(portal)).bytes.toString()).toContain("hz.kept.1")).toPass({ timeout: 10_000 });
  expect(findTraces(draft, [await browserStorage(portal)])).toEqual([]);
  const receipt = await send(portal);
  await downloaded(portal, () => portal.getByRole("button", { name: "Als Textdatei speichern" }).click());
  await finish(portal);

  await desk.goto(paths.reports);
  await openReport(desk, title);
  expect(
    findTraces(
      Object.values(contact).map((value) => canary("contact", value)),
      [{ place: "the case, folded", bytes: Buffer.from(await desk.content()) }],
    ),
  ).toEqual([]);
  await desk.getByRole("button", { name: "Identität anzeigen" }).click();
  await expect(desk.getByText(contact.name)).toBeVisible();
  await downloaded(desk, () => desk.getByRole("button", { name: `${fileName} herunterladen` }).click());
  await desk.getByLabel("Dateien anhängen").setInputFiles(attachment);
  await desk.getByLabel("Nachricht an die hinweisgebende Person").fill(answer);
  await desk.getByRole("button", { name: "Senden", exact: true }).click();
  await expect(desk.getByRole("listitem").filter({ hasText: answer })).toBeVisible();
  await desk.getByRole("tab", { name: /Interne Notizen/ }).click();
  await desk.getByLabel("Neue interne Notiz").fill(note);
  await desk.getByRole("button", { name: "Notiz speichern" }).click();
  await expect(desk.getByRole("listitem").filter({ hasText: note })).toBeVisible();

  await desk.getByRole("tab", { name: /Weitergaben/ }).click();
  await desk.getByRole("button", { name: "Weitergabe eintragen" }).click();
  const entry = desk.getByRole("dialog", { name: "Weitergabe eintragen" });
  await entry.getByLabel("Wessen Identität?").selectOption({ label: "Hinweisgebende Person" });
  await entry.getByLabel("Rechtsgrund").selectOption("court-order");
  await entry.getByLabel("An wen?").fill(disclosed.recipient);
  await entry.getByLabel("Was wurde weitergegeben?").fill(disclosed.details);
  await entry.getByLabel("Wurde die hinweisgebende Person vorher informiert?").selectOption({ label: "Nein" });
  await entry.getByLabel("Warum nicht?").fill(disclosed.reason);
  await entry.getByRole("button", { name: "Eintragen" }).click();
  await expect(desk.getByText(disclosed.reason)).toBeVisible();
  await desk.getByRole("button", { name: "Einwilligung anfragen" }).click();
  const request = desk.getByRole("dialog", { name: "Einwilligung anfragen" });
  await request.getByLabel("An wen soll weitergegeben werden?").fill(asked.recipient);
  await request.getByLabel("Wofür?").fill(asked.purpose);
  await request.getByLabel("Was soll weitergegeben werden?").fill(asked.details);
  await request.getByRole("button", { name: "Anfrage senden" }).click();
  await expect(request).toBeHidden();

  await openCase(portal, receipt.password, receipt.caseNumber);
  await expect(portal.getByRole("listitem").filter({ hasText: answer })).toBeVisible();
  await portal.getByRole("button", { name: "Zustimmen" }).click();
  await portal.getByRole("button", { name: "Ja, ich stimme zu" }).click();
  await expect(portal.getByText(/^Sie haben am .* zugestimmt\.$/)).toBeVisible();
  await portal.getByText("Dateien beifügen", { exact: true }).click();
  await portal.getByLabel("Dateien auswählen").setInputFiles(replyFile);
  await portal.getByLabel("Ihre Nachricht an die Meldestelle").fill(reply);
  await portal.getByRole("button", { name: "Nachricht senden" }).click();
  await expect(portal.getByRole("listitem").filter({ hasText: reply })).toBeVisible();
  await desk.getByRole("tab", { name: /Nachrichten/ }).click();
  await expect(desk.getByRole("listitem").filter({ hasText: reply })).toBeVisible();

  const middle = content.indexOf("Kanarienvogel");
  const secrets: Canary[] = [
    ...Object.entries({
      title,
      description,
      contactName: contact.name,
      phone: contact.phone,
      contactEmail: contact.email,
      fileName,
      answer,
      reply,
      note,
      password,
      ...disclosed,
      consentRecipient: asked.recipient,
      consentPurpose: asked.purpose,
      consentDetails: asked.details,
    }).map(([name, text]) => canary(name, text)),
    ...Object.entries({ attachment, replyFile }).flatMap(([name, file]) => [
      canary(`${name}'s name`, file.name),
      { name: `${name}'s content`, bytes: file.buffer.subarray(0, 40) },
    ]),
    ...[0, 1_000_000, middle - 20, content.length - 32].map((at) => ({
      name: `file content at ${at}`,
      bytes: content.subarray(at, at + 32),
    })),
    ...codeCanaries("case password", receipt.password),
    ...codeCanaries("recovery code", recovery),
  ];
  return { secrets, known, fragment: new URL(address).hash.slice(3) };
}

/** A code as shown, without its dashes, in small letters, and each half of it: a part would narrow the search for the rest. */
function codeCanaries(name: string, code: string): Canary[] {
  const bare = code.replaceAll("-", "");
  const ways = [code, bare, code.toLowerCase(), bare.toLowerCase(), code.slice(0, 14), code.slice(-14), bare.slice(0, 13), bare.slice(13)];
  return ways.map((way, index) => canary(`${name} (${index})`, way));
}

test("§ 8: nothing that reporter or office wrote is anywhere in the clear but on their screens", async ({ person, product }) => {
  const began = Date.now() - 1_000;
  const line = await openLine(product.url, { record: true });
  const owner = await person({ baseURL: line.url });
  const reporter = await person({ baseURL: line.url });
  const answers = [keepAnswers(owner.context), keepAnswers(reporter.context)];
  const { secrets, known, fragment } = await liveThrough(owner, reporter, line.url);

  await test.step("the portal stores nothing in the browser, the office's browser nothing readable", async () => {
    const portal = await browserStorage(reporter.page);
    expect(JSON.parse(portal.bytes.toString())).toEqual(NOTHING_STORED);
    expect(await reporter.context.cookies()).toEqual([]);
    expect(findTraces(secrets, [await browserStorage(owner.page)])).toEqual([]);
  });

  await test.step("not on the server, not in mails, not on the wire", async () => {
    // Both mails to the office are written by jobs, after the answers.
    const inbox = await owner.newTab();
    // It shows mails and no picture; Firefox asks for the one in the tab all the same.
    owner.expectComplaint(/favicon\.ico/);
    await expect(async () => {
      await inbox.goto(product.mailbox());
      const mine = inbox.getByRole("article").filter({ hasText: known.email });
      for (const subject of ["Neue Meldung eingegangen", "Neue Nachricht zu einer Meldung"])
        await expect(mine.filter({ hasText: subject })).toHaveCount(1, { timeout: 1_000 });
    }).toPass({ timeout: 30_000 });
    const mails = { place: "the mailbox page", bytes: Buffer.from(await inbox.content()) };
    const output = { place: "the product's output", bytes: Buffer.from(product.output()) };
    const wire = line.recorded().map((bytes, index) => ({ place: `connection ${index}`, bytes }));
    const decoded = (await Promise.all(answers.map((read) => read()))).flat();
    const stored = [...(await databaseRows(product)), ...(await dataFiles(product, began))];
    const everything = [...stored, mails, output, ...wire, ...decoded];

    expect(findTraces(secrets, everything)).toEqual([]);
    // The fingerprint in the address never leaves the browser either; the account's own key may be fetched.
    expect(findTraces([canary("fragment", fragment)], everything)).toEqual([]);

    const places = (text: string) => findTraces([canary("known", text)], everything).map((found) => found.replace(/ [\d/]+$/, ""));
    expect(places(known.companyName)).toContain("known (plain) in table public.accounts");
    expect(places(known.email)).toContain("known (plain) in the mailbox page");
    expect(places(known.email).some((found) => found.startsWith("known (plain) in file mailbox/"))).toBe(true);
    expect(places(known.email).some((found) => found.startsWith("known (plain) in file pg18/"))).toBe(true);
    expect(places(known.companyName)).toContain("known (plain) in connection");
    expect(places(known.companyName).some((found) => found.startsWith("known (plain) in answer "))).toBe(true);
    expect(findTraces([canary("route", "/api/portal/submit")], [output])).toEqual(["route (plain) in the product's output"]);
  });
  await Promise.all([owner.context.close(), reporter.context.close()]);
  await line.close();
});

test("the search finds a secret in each of its forms, at every offset", () => {
  const secret = canary("secret", "Ein Geheimnis äöü/+?");
  expect(formsOf(secret).length).toBeGreaterThanOrEqual(9);
  for (const before of ["", "x", "xy", "xyz"]) {
    const text = `${before}${secret.bytes.toString()} danach`;
    const hidden = {
      plain: Buffer.from(text),
      "utf-16le": Buffer.from(text, "utf16le"),
      "utf-16be": Buffer.from(text, "utf16le").swap16(),
      base64: Buffer.from(Buffer.from(text).toString("base64")),
      base64url: Buffer.from(Buffer.from(text).toString("base64url")),
      hex: Buffer.from(Buffer.from(text).toString("hex")),
      percent: Buffer.from(encodeURIComponent(text)),
    };
    for (const [form, bytes] of Object.entries(hidden))
      expect(findTraces([secret], [{ place: form, bytes }]), `${form} after "${before}"`).not.toEqual([]);
  }
  expect(findTraces([secret], [{ place: "elsewhere", bytes: Buffer.from("Ein Geheimnis äöü/+!") }])).toEqual([]);
});
