import { channelAddressRoutes } from "@hz/contract/channels/channel-addresses";
import { channelRoutes } from "@hz/contract/channels/channels";
import { statusRoutes } from "@hz/contract/status";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { anOffice } from "../../testing/builders.ts";
import { call } from "../../testing/call.ts";

let own: TestApplication;
beforeAll(async () => {
  own = await testApplication({ publicUrl: "https://app.melden.example:8443", portalDomain: "melden.example" });
});
afterAll(() => own.close());

test("the office is told below which domain its portals have names of their own, with the port", async () => {
  const { as } = await anOffice(own);
  expect(await call(own.app, channelAddressRoutes.get, { as })).toEqual({ portalHost: "melden.example:8443", domains: [] });
});

test("at a portal's own name its calls are answered, and no other: not even to somebody who is signed in", async () => {
  const { as } = await anOffice(own);
  const [channel] = await call(own.app, channelRoutes.list, { as });
  const { linkSuffix } = channel!;
  const ask = async (host: string, url: string) => {
    const answer = await own.app.inject({ url, headers: { ...as, host } });
    return [answer.statusCode, (answer.json() as { code?: string; linkSuffix?: string }).linkSuffix];
  };
  const host = `${linkSuffix}.melden.example:8443`;
  expect(await ask(host, `/api/portal/${linkSuffix}`)).toEqual([200, linkSuffix]);
  for (const { path } of [channelRoutes.list, statusRoutes.get]) {
    expect([path, ...(await ask(host, path))]).toEqual([path, 404, undefined]);
    expect([path, ...(await ask("app.melden.example:8443", path))]).toEqual([path, 200, undefined]);
  }
});
