import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { layOut } from "../../mail/layout.ts";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { linked } from "./pages.ts";

let own: TestApplication;
beforeAll(async () => {
  own = await testApplication();
  const mail = layOut("Betreff <b>", ["Zeile & <script>alert(1)</script>"], { label: "Los", address: "https://a.example/?token=abc" });
  await own.ctx.mailer.send({ to: "eva@muster.example", ...mail }, "lauf-1");
  await own.ctx.mailer.send(
    { to: "eva@muster.example", subject: "Böse", text: "x", html: "<head></head><script>alert(1)</script>" },
    "lauf-2",
  );
});
afterAll(() => own.close());

const get = (url: string, host = "localhost:3000") => own.app.inject({ url, headers: { host } });

test("the list shows texts with links that can be followed, and nothing of a mail becomes a part of the page", async () => {
  const { body, headers, statusCode } = await get("/postfach");
  expect(statusCode).toBe(200);
  expect(body).toContain('<a href="https://a.example/?token=abc" rel="noreferrer">https://a.example/?token=abc</a>');
  expect(body).not.toMatch(/<script|<b>/);
  expect(headers["content-security-policy"]).toMatch(/default-src 'none'.*frame-src 'self'/);
  expect(headers["content-security-policy"]).not.toMatch(/script-src|unsafe/);
});

test("a mail's own HTML stands in a frame that runs and loads nothing, also when it is opened alone", async () => {
  expect((await get("/postfach/lauf-1")).body).toMatch(
    /<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox" src="\/postfach\/lauf-1\/inhalt">/,
  );
  const { body, headers } = await get("/postfach/lauf-2/inhalt");
  expect(body).toContain("<script>");
  const policy = String(headers["content-security-policy"]);
  expect(policy).toMatch(/default-src 'none'.*frame-ancestors 'self'; sandbox allow-popups/);
  expect(policy).not.toMatch(/allow-scripts|allow-same-origin|script-src|img-src|connect-src/);
  expect(headers["referrer-policy"]).toBe("no-referrer");
});

test("only this machine's own name opens the mailbox, and what is not there is not found", async () => {
  for (const path of ["/postfach", "/postfach/lauf-1", "/postfach/lauf-1/inhalt"])
    expect((await get(path, "evil.example")).statusCode).toBe(404);
  for (const path of ["/postfach/nichts", "/postfach/..%2Foutside", "/postfach/nichts/inhalt"])
    expect((await get(path)).statusCode).toBe(404);
});

test("what a proxy hands on, or comes from another machine, is not shown the mailbox", async () => {
  for (const name of ["x-forwarded-for", "forwarded", "via", "x-real-ip", "x-forwarded-host"]) {
    const headers = { host: "localhost:3000", [name]: "localhost" };
    expect((await own.app.inject({ url: "/postfach", headers })).statusCode, name).toBe(404);
  }
  const from = (remoteAddress: string) => own.app.inject({ url: "/postfach", headers: { host: "localhost" }, remoteAddress });
  expect((await from("192.0.2.2")).statusCode).toBe(404);
  for (const here of ["127.0.0.1", "::1", "::ffff:127.0.0.1"]) expect((await from(here)).statusCode, here).toBe(200);
});

test("a proxy that names nobody and asks by its own address is not shown the mailbox either", async () => {
  expect((await get("/postfach", "127.0.0.1:3000")).statusCode).toBe(404);
  const port = Number(new URL(await own.url()).port);
  // As nginx asks where it is told nothing but "proxy_pass http://localhost:3000".
  const ask = async (version: string) => {
    const socket = connect(port, "127.0.0.1");
    socket.write(`GET /postfach HTTP/${version}\r\nHost: localhost:${port}\r\nConnection: close\r\n\r\n`);
    return /^HTTP\/1\.1 (\d+)/.exec(await text(socket))?.[1];
  };
  expect([await ask("1.0"), await ask("1.1")]).toEqual(["404", "200"]);
});

test("where mails go to a server there is no mailbox", async () => {
  const other = await testApplication({ smtpUrl: "smtp://127.0.0.1:1" });
  expect((await other.app.inject({ url: "/postfach", headers: { host: "localhost" } })).statusCode).toBe(404);
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
