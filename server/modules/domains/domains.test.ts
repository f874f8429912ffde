import { auditRoutes } from "@hz/contract/account/audit";
import { channelAddressRoutes } from "@hz/contract/channels/channel-addresses";
import { type ChannelDomain, channelDomainRoutes } from "@hz/contract/channels/channel-domains";
import { channelRoutes } from "@hz/contract/channels/channels";
import { statusRoutes } from "@hz/contract/status";
import { newId } from "@hz/crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { anOffice, type TestOffice } from "../../testing/builders.ts";
import { call, refused } from "../../testing/call.ts";
import { type TestDns, testDns } from "../../../scripts/test-dns.ts";
import { checkDomain } from "./check-domain.ts";
import { recheckAll } from "./jobs.ts";

let own: TestApplication;
let dns: TestDns;
beforeAll(async () => {
  dns = await testDns();
  own = await testApplication({
    publicUrl: "https://app.melden.example",
    portalDomain: "melden.example",
    dnsServers: [dns.address],
    hstsSubdomains: true,
  });
});
afterAll(async () => {
  await own.close();
  await dns.close();
});

const DAY = 86_400_000;
const freshDomain = () => `hinweise.firma-${newId().slice(-12)}.example`;
const first = async ({ as }: TestOffice) => (await call(own.app, channelRoutes.list, { as }))[0]!;
const enter = async (office: TestOffice, domain: string, id = newId()): Promise<ChannelDomain> =>
  call(own.app, channelDomainRoutes.add, { as: office.as, params: { id: (await first(office)).id }, body: { id, domain } });
const check = async (office: TestOffice, { id }: ChannelDomain) =>
  call(own.app, channelDomainRoutes.check, { as: office.as, params: { id: (await first(office)).id, domainId: id } });
const remove = async (office: TestOffice, { id }: ChannelDomain) =>
  call(own.app, channelDomainRoutes.remove, { as: office.as, params: { id: (await first(office)).id, domainId: id } });
const listed = async (office: TestOffice) =>
  (await call(own.app, channelDomainRoutes.list, { as: office.as, params: { id: (await first(office)).id } })).domains;
const proved = async (office: TestOffice, domain = freshDomain()): Promise<ChannelDomain> => {
  const entered = await enter(office, domain);
  dns.says({ [entered.record.name]: [entered.record.value] });
  return (await check(office, entered)).domain;
};
const certificate = async (domain: string, { app } = own) =>
  (await app.inject({ url: "/api/tls-question", query: { domain }, headers: { host: "127.0.0.1:3000" } })).statusCode;
/** What a call that only the product has answers at a host: 404 where one portal stands alone. */
const atHost = async (host: string, { app } = own) => (await app.inject({ url: statusRoutes.get.path, headers: { host } })).statusCode;
const actions = async (office: TestOffice) => {
  const { entries } = await call(own.app, auditRoutes.list, { as: office.as, query: { target: (await first(office)).id } });
  return entries.map(({ action, actor, details }) => [action, actor?.name ?? null, details]);
};

test("a domain is entered as it is meant, with a record of its own, and proves nothing by itself", async () => {
  const [office, other] = [await anOffice(own), await anOffice(own)];
  const domain = freshDomain();
  const entered = await enter(office, `  https://${domain.toUpperCase()}/ `);
  expect(entered).toMatchObject({ domain, provedAt: null, checkedAt: null, record: { name: `_hinweiszentrale.${domain}` } });
  expect(entered.record.value).toMatch(/^hinweiszentrale=[\w-]{32}$/);
  // The same call again is the same domain; anybody else has a record of their own.
  expect(await enter(office, domain, entered.id)).toEqual(entered);
  expect((await enter(other, domain)).record.value).not.toBe(entered.record.value);
  expect(await listed(office)).toEqual([entered]);
  expect(await certificate(domain)).toBe(404);
  expect(await atHost(domain)).toBe(401);
});

test("what is no domain, the service's own, entered twice, or one too many is refused", async () => {
  const office = await anOffice(own);
  const params = { id: (await first(office)).id };
  const refusal = (domain: string) => refused(own.app, channelDomainRoutes.add, { as: office.as, params, body: { id: newId(), domain } });
  for (const domain of ["10.0.0.1", "firma", "firma.example:8443", ""])
    expect([domain, await refusal(domain)]).toEqual([domain, "INVALID_INPUT"]);
  for (const domain of ["app.melden.example", "melden.example", "neu.melden.example", "portale.hinweise.example"])
    expect([domain, await refusal(domain)]).toEqual([domain, "DOMAIN_OF_SERVICE"]);
  const domain = freshDomain();
  await enter(office, domain);
  expect(await refusal(domain)).toBe("DOMAIN_ENTERED");
  await enter(office, freshDomain());
  await enter(office, freshDomain());
  expect(await refusal(freshDomain())).toBe("TOO_MANY_DOMAINS");
});

test("each thing that can stand in the DNS has its own answer, and only the record alone proves", async () => {
  const office = await anOffice(own);
  const entered = await enter(office, freshDomain());
  const { name, value } = entered.record;
  const answer = async (zone: Parameters<TestDns["says"]>[0]) => {
    dns.says(zone);
    const { outcome, found, domain } = await check(office, entered);
    return [outcome, found, domain.provedAt !== null];
  };
  expect(await answer({})).toEqual(["missing", [], false]);
  expect(await answer({ [name]: [] })).toEqual(["missing", [], false]);
  expect(await answer({ [name]: ["hinweiszentrale=anders"] })).toEqual(["other", ["hinweiszentrale=anders"], false]);
  expect(await answer({ [name]: [value, "v=spf1 -all"] })).toEqual(["several", ["v=spf1 -all"], false]);
  expect(await answer({ [name]: "broken" })).toEqual(["unreachable", [], false]);
  expect(await answer({ [name]: ["x".repeat(400)] })).toEqual(["other", ["x".repeat(120)], false]);
  expect(await answer({ [name]: [` ${value} `] })).toEqual(["proved", [], true]);
  expect(dns.asked).toContain(name);
  expect(await actions(office)).toEqual([
    ["channel.domain-proved", office.person.fullName, { domain: entered.domain }],
    ["channel.domain-added", office.person.fullName, { domain: entered.domain }],
  ]);
});

test("at a proved domain the portal stands alone, in every instance, until it is removed", async () => {
  const office = await anOffice(own);
  const there = await own.another();
  const domain = await proved(office);
  const { id, linkSuffix } = await first(office);
  for (const instance of [own, there]) {
    await vi.waitFor(async () => expect(await certificate(domain.domain, instance)).toBe(200), { timeout: 10_000 });
    expect([await certificate(`${domain.domain}.`, instance), await certificate(`x.${domain.domain}`, instance)]).toEqual([200, 404]);
    expect(await atHost(domain.domain, instance)).toBe(404);
    const answer = await instance.app.inject({ url: `/api/portal/${linkSuffix}`, headers: { host: domain.domain } });
    expect([answer.statusCode, answer.json().linkSuffix]).toEqual([200, linkSuffix]);
    // The names below a customer's domain are none of ours.
    expect(answer.headers["strict-transport-security"]).toBe("max-age=31536000");
  }
  expect((await own.app.inject({ url: "/api/ready" })).headers["strict-transport-security"]).toContain("includeSubDomains");
  // What a proxy asks is not asked at a portal's own host.
  const asked = await own.app.inject({ url: "/api/tls-question", query: { domain: domain.domain }, headers: { host: domain.domain } });
  expect(asked.statusCode).toBe(404);
  const { domains } = await call(own.app, channelAddressRoutes.get, { as: office.as });
  expect(domains).toEqual([{ channelId: id, host: domain.domain }]);

  await remove(office, domain);
  for (const instance of [own, there]) {
    await vi.waitFor(async () => expect(await certificate(domain.domain, instance)).toBe(404), { timeout: 10_000 });
    expect(await atHost(domain.domain, instance)).toBe(401);
  }
  expect((await actions(office))[0]).toEqual(["channel.domain-removed", office.person.fullName, { domain: domain.domain }]);
});

test("a proved domain stays with its account until that gives it up; it goes with its channel", async () => {
  const [office, other] = [await anOffice(own), await anOffice(own)];
  const domain = await proved(office);
  const same = await enter(other, domain.domain);
  dns.says({ [same.record.name]: [same.record.value] });
  expect((await check(other, same)).outcome).toBe("taken");
  await vi.waitFor(async () => expect(await certificate(domain.domain)).toBe(200), { timeout: 10_000 });
  await call(own.app, channelRoutes.remove, { as: office.as, params: { id: (await first(office)).id } });
  await vi.waitFor(async () => expect(await certificate(domain.domain)).toBe(404), { timeout: 10_000 });
  expect((await check(other, same)).outcome).toBe("proved");
});

test("every proved domain is looked for by itself, and no other", async () => {
  const office = await anOffice(own);
  const [entered, domain] = [await enter(office, freshDomain()), await proved(office)];
  dns.says({});
  dns.asked.length = 0;
  await own.startWorker();
  await own.db.directory(() => own.ctx.jobs.enqueue(recheckAll, {}));
  await vi.waitFor(async () => expect((await listed(office))[1]!.missingSince).not.toBeNull(), { timeout: 20_000 });
  expect(dns.asked).toContain(domain.record.name);
  expect(dns.asked).not.toContain(entered.record.name);
  expect((await listed(office))[0]).toEqual(entered);
});

test("a record that is missing for seven days ends the proof; a resolver that does not answer never does", async () => {
  const office = await anOffice(own);
  const domain = await proved(office);
  const look = async (zone: Parameters<TestDns["says"]>[0], days: number) => {
    own.move(days * DAY);
    dns.says(zone);
    const { outcome, domain: now } = (await checkDomain(own.ctx, office.accountId, domain.id, null))!;
    return [outcome, now.provedAt !== null, now.missingSince !== null, now.lostAt !== null];
  };
  const there = { [domain.record.name]: [domain.record.value, "etwas anderes"] };
  expect(await look({ [domain.record.name]: "broken" }, 8)).toEqual(["unreachable", true, false, false]);
  expect(await look({}, 1)).toEqual(["missing", true, true, false]);
  expect(await look({ [domain.record.name]: ["anders"] }, 6)).toEqual(["other", true, true, false]);
  expect(await look(there, 0)).toEqual(["proved", true, false, false]);
  expect(await look({}, 1)).toEqual(["missing", true, true, false]);
  expect(await look({ [domain.record.name]: "broken" }, 8)).toEqual(["unreachable", true, true, false]);
  expect(await look({}, 0)).toEqual(["missing", false, true, true]);
  await vi.waitFor(async () => expect(await certificate(domain.domain)).toBe(404), { timeout: 10_000 });
  const lost = (await own.db.tenant(office.accountId, (tx) => tx.selectFrom("audit_entries").selectAll().execute())).filter(
    ({ action }) => action === "channel.domain-lost",
  );
  expect(lost).toMatchObject([{ actor_id: null }]);
  expect(await look({ [domain.record.name]: [domain.record.value] }, 0)).toEqual(["proved", true, false, false]);
});
