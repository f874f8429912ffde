import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo, LookupFunction } from "node:net";
import { expect, test } from "vitest";
import { testApplication } from "../../server/testing/application.ts";
import { checkPortalDomain } from "./portal-domain.ts";

const DOMAIN = "melden.example";
/** In place of a name service that has an entry for all names of the domain. */
const toHere: LookupFunction = (name, { all }, done) => {
  if (!name.endsWith(`.${DOMAIN}`)) return done(Object.assign(new Error(name), { code: "ENOTFOUND" }), "");
  return all ? done(null, [{ address: "127.0.0.1", family: 4 }]) : done(null, "127.0.0.1", 4);
};
const check = (port: string | number, lookup?: LookupFunction) =>
  checkPortalDomain({ portalDomain: DOMAIN, publicUrl: `http://app.${DOMAIN}:${port}` }, lookup);

test("names below the domain that lead to portals are in order; where they lead to all of the product, the proxy changes the name", async () => {
  const settings = { publicUrl: `http://app.${DOMAIN}` };
  const [right, wrong] = [await testApplication({ ...settings, portalDomain: DOMAIN }), await testApplication(settings)];
  try {
    expect(await check(new URL(await right.url()).port, toHere)).toEqual([
      { state: "ok", what: "Namen unter PORTAL_DOMAIN (*.melden.example) führen zum Dienst." },
    ]);
    expect(await check(new URL(await wrong.url()).port, toHere)).toEqual([
      expect.objectContaining({ state: "bad", todo: "Der Proxy muss den Namen (Host) unverändert weitergeben." }),
    ]);
  } finally {
    await Promise.all([right.close(), wrong.close()]);
  }
});

test("another program there is told, and a domain without an entry for its names; without a domain there is nothing to say", async () => {
  const stranger = createServer((_request, answer) => answer.writeHead(404).end("nichts")).listen(0, "127.0.0.1");
  await once(stranger, "listening");
  const { port } = stranger.address() as AddressInfo;
  expect(await check(port, toHere)).toEqual([
    expect.objectContaining({ state: "bad", what: expect.stringContaining("etwas anderes (404)") }),
  ]);
  stranger.close();
  // The domain of examples has no names (RFC 6761).
  const [line] = await check(port);
  expect(line).toMatchObject({ state: "note", what: expect.stringMatching(/unter \*\.melden\.example/) });
  expect(await checkPortalDomain({ portalDomain: null, publicUrl: "https://melden.example" })).toEqual([]);
});
