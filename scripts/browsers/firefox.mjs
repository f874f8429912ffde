#!/usr/bin/env node
// Debian's Firefox as Playwright starts it: takes Firefox's arguments and passes on what the two say to each other (WebDriver BiDi). The
// one command that this Firefox does not know it answers itself, else no page would open; and it names downloads of what a page has
// made, which Playwright passes over where they have no name.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { WebSocket, WebSocketServer } from "ws";

const UNKNOWN = "emulation.setMediaFeaturesOverride";
const NAMELESS = /^\{"type":"event","method":"browsingContext\.download/;
const SETTINGS = { maxPayload: 2 ** 30 };
const UNUSED_MS = 60_000;

const args = process.argv.slice(2);
// Firefox refuses a home that is another user's. The profile is new each time, and Playwright removes it.
const home = args[args.indexOf("--profile") + 1];
const firefox = spawn("/usr/bin/firefox-esr", args, { env: { ...process.env, HOME: home }, stdio: ["ignore", "inherit", "pipe"] });
const end = () => firefox.kill();
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, end);
firefox.on("error", ({ message }) => fail(message));
firefox.on("exit", (code) => process.exit(code ?? 1));
const unused = setTimeout(end, UNUSED_MS);

createInterface({ input: firefox.stderr }).on("line", (line) => {
  const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
  if (!address) console.error(line);
  else passOn(`${address}/session`).catch(fail);
});

/** Listens in Firefox's stead, for one who is no page of a browser, and ends Firefox when that one is gone. */
async function passOn(address) {
  const far = new WebSocket(address, SETTINGS);
  await once(far, "open");
  const server = new WebSocketServer({ port: 0, host: "127.0.0.1", verifyClient: ({ origin }) => origin === undefined, ...SETTINGS });
  server.on("connection", (near) => {
    clearTimeout(unused);
    server.close();
    near.on("message", (data) => {
      const text = data.toString();
      const { id, method } = JSON.parse(text);
      if (method === UNKNOWN) near.send(JSON.stringify({ type: "success", id, result: {} }));
      else far.send(text);
    });
    far.on("message", (data) => near.send(named(data.toString())));
    near.on("close", end);
    far.on("close", () => near.close());
  });
  await once(server, "listening");
  console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`);
}

function named(text) {
  if (!NAMELESS.test(text)) return text;
  const event = JSON.parse(text);
  event.params.download ??= event.params.url;
  return JSON.stringify(event);
}

function fail(error) {
  console.error(String(error));
  end();
}
