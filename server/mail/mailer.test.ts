import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startMailServer, type MailServer } from "../testing/mail-server.ts";
import { createMailer, greetMailServer, mustSpeakTls } from "./mailer.ts";

let dataFolder: string;
let server: MailServer;
beforeEach(async () => {
  dataFolder = fs.mkdtempSync(path.join(os.tmpdir(), "hz-mail-"));
  server = await startMailServer();
});
afterEach(async () => {
  await server.close();
  fs.rmSync(dataFolder, { recursive: true });
});

const mailFrom = "Meldestelle Muster <noreply@muster.example>";
const mail = { to: "berta@muster.example", subject: "Neue Meldung für Sie", text: "Grüße\n", html: "<p>Grüße</p>" };
const local = () => createMailer({ smtpUrl: null, mailFrom, dataFolder });
const remote = () => createMailer({ smtpUrl: server.url, mailFrom, dataFolder });

test("with a mail server mails go there, in text and HTML, and not into the mailbox", async () => {
  const mailer = remote();
  await mailer.send(mail, "job-1");
  mailer.close();
  const [got] = server.mails;
  expect(got).toMatchObject({ from: "noreply@muster.example", to: ["berta@muster.example"] });
  expect(got!.data).toContain("Message-ID: <job-1@muster.example>");
  expect(got!.data).toContain("Auto-Submitted: auto-generated");
  expect(got!.data).toContain("From: Meldestelle Muster <noreply@muster.example>");
  expect(got!.data).toMatch(/^Subject: =\?UTF-8\?/m);
  expect(got!.data).toMatch(/Content-Type: multipart\/alternative[\s\S]*text\/plain[\s\S]*text\/html/);
  expect(await mailer.listMails()).toEqual([]);
  expect(fs.readdirSync(dataFolder)).toEqual([]);
});

test("an answer goes to whom the mail names, as one address, whatever it contains", async () => {
  const mailer = remote();
  await mailer.send({ ...mail, replyTo: "kim@muster.example" }, "job-1");
  await mailer.send({ ...mail, replyTo: "kim@muster.example\r\nBcc: alle@muster.example" }, "job-2");
  mailer.close();
  expect(server.mails[0]!.data).toMatch(/^Reply-To: kim@muster\.example$/m);
  expect(server.mails[1]!.data).not.toMatch(/^Bcc:/m);
  expect(server.mails[1]!.to).toEqual(["berta@muster.example"]);
});

test("a refusal of the mail server is an error, so that the job is tried again", async () => {
  server.refuse();
  const mailer = remote();
  await expect(mailer.send(mail, "job-1")).rejects.toThrow("550");
  mailer.close();
});

test.each([
  ["smtp://localhost:25", false],
  ["smtp://127.0.0.1", false],
  ["smtp://[::1]:1025", false],
  ["smtp://localhost.evil.example", true],
  ["smtp://mail.example:587", true],
  ["smtp://me:geheim@mail.example?requireTLS=true", true],
  ["smtp://mail.innen?requireTLS=false", false],
  ["smtp://127.0.0.1?requireTLS=true", true],
])("%s is told nothing in the clear: %s", (url, isDemanded) => {
  expect(mustSpeakTls(url)).toBe(isDemanded);
});

test("a mail server that must speak TLS and does not gets no mail", async () => {
  const url = `${server.url}?requireTLS=true`;
  const mailer = createMailer({ smtpUrl: url, mailFrom, dataFolder });
  await expect(mailer.send(mail, "job-1")).rejects.toMatchObject({ code: "ETLS" });
  await expect(greetMailServer(url)).rejects.toMatchObject({ code: "ETLS" });
  mailer.close();
  expect(server.mails).toEqual([]);
});

test.each([
  ["several recipients", { to: "berta@muster.example, eve@evil.example" }],
  ["a recipient with a header", { to: "berta@muster.example\r\nBcc: eve@evil.example" }],
  ["a subject with a header", { subject: "Hallo\r\nBcc: eve@evil.example" }],
])("%s reach nobody else", async (_, change) => {
  const mailer = remote();
  await mailer.send({ ...mail, ...change }, "job-1").catch(() => {});
  mailer.close();
  expect(server.mails.flatMap(({ to }) => to)).not.toContain("eve@evil.example");
  expect(server.mails.map(({ data }) => data).join()).not.toMatch(/^Bcc:/im);
});

test("a text that names a file or an address stays a text", async () => {
  const mailer = remote();
  const sneaky = { path: "/etc/passwd" } as unknown as string;
  await expect(mailer.send({ ...mail, text: sneaky }, "job-1")).rejects.toThrow(/[Ff]ile access/);
  mailer.close();
});

test("without a mail server mails lie in the mailbox, newest first", async () => {
  const mailer = local();
  expect(await mailer.listMails()).toEqual([]);
  await mailer.send(mail, "job-1");
  await mailer.send({ ...mail, subject: "Zweite" }, "job-2");
  expect((await mailer.listMails()).map(({ subject }) => subject)).toEqual(["Zweite", mail.subject]);
  expect(await mailer.readMail("job-1")).toEqual({ ...mail, id: "job-1", at: expect.any(Date) });
  expect(await mailer.readMail("job-3")).toBe(null);
  fs.writeFileSync(path.join(dataFolder, "outside.json"), "{}");
  expect(await mailer.readMail("../outside")).toBe(null);
  expect(server.mails).toEqual([]);
});

test("the same mail sent again is there once", async () => {
  const mailer = local();
  await mailer.send(mail, "job-1");
  await mailer.send(mail, "job-1");
  expect(await mailer.listMails()).toHaveLength(1);
});

test("the mailbox keeps the newest 200 mails, closed to other users", async () => {
  const mailer = local();
  for (let n = 0; n < 203; n++) await mailer.send({ ...mail, subject: String(n) }, `job-${n}`);
  const subjects = (await mailer.listMails()).map(({ subject }) => subject);
  expect(subjects).toHaveLength(200);
  expect(subjects).toContain("202");
  expect(subjects).not.toContain("0");
  expect(fs.statSync(path.join(dataFolder, "mailbox")).mode & 0o777).toBe(0o700);
});
