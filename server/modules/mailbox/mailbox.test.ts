import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { layOut } from "../../mail/layout.ts";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { mailboxPath } from "./address.ts";
import { linked } from "./pages.ts";

let own: TestApplication;
let mailbox: string;
beforeAll(async () => {
  own = await testApplication();
  mailbox = mailboxPath(own.ctx.secrets);
  const mail = layOut("Betreff <b>", ["Zeile & <script>alert(1)</script>"], { label: "Los", address: "https://a.example/?token=abc" });
  await own.ctx.mailer.send({ to: "eva@muster.example", ...mail }, "lauf-1");
  await own.ctx.mailer.send(
    { to: "eva@muster.example", subject: "Böse", text: "x", html: "<head></head><script>alert(1)</script>" },
    "lauf-2",
  );
});
afterAll(() => own.close());

const get = (url: string, host = "localhost:3000") => own.app.inject({ url, headers: { host } });
/** Everything of an answer by which two could be told apart but the address that it was asked by. */
const told = ({ statusCode, headers, body }: Awaited<ReturnType<typeof get>>, path: string) => {
  const { date: _, "content-length": __, ...others } = headers;
  return [statusCode, others, body.replace(path, "…")];
};

test("the list shows texts with links that can be followed, and nothing of a mail becomes a part of the page", async () => {
  const { body, headers, statusCode } = await get(mailbox);
  expect(statusCode).toBe(200);
  expect(body).toContain('<a href="https://a.example/?token=abc" rel="noreferrer">https://a.example/?token=abc</a>');
  expect(body).not.toMatch(/<script|<b>/);
  expect(headers["content-security-policy"]).toMatch(/default-src 'none'.*frame-src 'self'/);
  expect(headers["content-security-policy"]).not.toMatch(/script-src|unsafe/);
});

test("a mail's own HTML stands in a frame that runs and loads nothing, also when it is opened alone", async () => {
  expect((await get(`${mailbox}/lauf-1`)).body).toMatch(
    /<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox" src="\/postfach\/[\w-]{22}\/lauf-1\/inhalt">/,
  );
  const { body, headers } = await get(`${mailbox}/lauf-2/inhalt`);
  expect(body).toContain("<script>");
  const policy = String(headers["content-security-policy"]);
  expect(policy).toMatch(/default-src 'none'.*frame-ancestors 'self'; sandbox allow-popups/);
  expect(policy).not.toMatch(/allow-scripts|allow-same-origin|script-src|img-src|connect-src/);
  expect(headers["referrer-policy"]).toBe("no-referrer");
});

test("only this machine's own name opens the mailbox, and what is not there is not found", async () => {
  for (const path of ["", "/lauf-1", "/lauf-1/inhalt", "/style.css"]) {
    expect((await get(mailbox + path)).statusCode).toBe(200);
    expect((await get(mailbox + path, "evil.example")).statusCode).toBe(404);
  }
  for (const path of ["/nichts", "/..%2Foutside", "/nichts/inhalt"]) expect((await get(mailbox + path)).statusCode).toBe(404);
});

test("without its token the mailbox is a page that does not exist, also for this machine", async () => {
  const other = `/postfach/${"A".repeat(22)}`;
  const wrong = ["/postfach", "/postfach/", "/postfach/lauf-1", "/postfach/lauf-1/inhalt", "/postfach/style.css"];
  for (const path of [
    ...wrong,
    other,
    `${other}/lauf-1`,
    `${other}/lauf-1/inhalt`,
    `${other}/style.css`,
    mailbox.slice(0, -1),
    `${mailbox}A`,
  ])
    expect(told(await get(path), path), path).toEqual(told(await get("/gibt/es/nicht"), "/gibt/es/nicht"));
});

test("the token stays with the installation and its key, and stands in no line of the log", async () => {
  const again = await own.another();
  const foreign = await testApplication({ secret: Buffer.alloc(32, 8).toString("base64url") });
  expect(mailboxPath(again.ctx.secrets)).toBe(mailbox);
  expect(mailboxPath(foreign.ctx.secrets)).not.toBe(mailbox);
  await foreign.close();
  await get(`${mailbox}/lauf-1`);
  expect(own.log.join("\n")).toContain("/postfach/:token/:id");
  expect(own.log.join("\n")).not.toContain(mailbox);
});

test("what a proxy hands on, or comes from another machine, is not shown the mailbox", async () => {
  for (const name of ["x-forwarded-for", "forwarded", "via", "x-real-ip", "x-forwarded-host"]) {
    const headers = { host: "localhost:3000", [name]: "localhost" };
    expect((await own.app.inject({ url: mailbox, headers })).statusCode, name).toBe(404);
  }
  const from = (remoteAddress: string) => own.app.inject({ url: mailbox, headers: { host: "localhost" }, remoteAddress });
  expect((await from("192.0.2.2")).statusCode).toBe(404);
  for (const here of ["127.0.0.1", "::1", "::ffff:127.0.0.1"]) expect((await from(here)).statusCode, here).toBe(200);
});

test("a proxy that names nobody and asks by its own address is not shown the mailbox either", async () => {
  expect((await get(mailbox, "127.0.0.1:3000")).statusCode).toBe(404);
  const port = Number(new URL(await own.url()).port);
  // As nginx asks where it is told nothing but "proxy_pass http://localhost:3000".
  const ask = async (version: string, path = mailbox) => {
    const socket = connect(port, "127.0.0.1");
    socket.write(`GET ${path} HTTP/${version}\r\nHost: localhost:${port}\r\nConnection: close\r\n\r\n`);
    return /^HTTP\/1\.1 (\d+)/.exec(await text(socket))?.[1];
  };
  expect([await ask("1.0"), await ask("1.1")]).toEqual(["404", "200"]);
  // One that is told to speak as browsers do is one to us; whoever asks through it does not know the token.
  for (const path of ["/postfach", "/postfach/lauf-1"]) expect(await ask("1.1", path), path).toBe("404");
});

test("where mails go to a server there is no mailbox", async () => {
  const other = await testApplication({ smtpUrl: "smtp://127.0.0.1:1" });
  expect((await other.app.inject({ url: mailboxPath(other.ctx.secrets), headers: { host: "localhost" } })).statusCode).toBe(404);
  await other.close();
});

test.each([
  ["Siehe https://a.example/x.", '<a href="https://a.example/x" rel="noreferrer">https://a.example/x</a>.'],
  ["(http://localhost:3000/a?b=1&c=2)", '<a href="http://localhost:3000/a?b=1&amp;c=2" rel="noreferrer">'],
  ["javascript:alert(1) ftp://a.example", "javascript:alert(1) ftp://a.example"],
  ['https://a.example/"onclick="x', '<a href="https://a.example/" rel="noreferrer">https://a.example/</a>&quot;onclick=&quot;x'],
])("%s", (text, html) => {
  expect(linked(text)).toContain(html);
});
