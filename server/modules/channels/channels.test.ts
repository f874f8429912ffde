import { NEW_CHANNEL_LANGUAGES } from "@hz/contract/languages";
import { auditRoutes } from "@hz/contract/account/audit";
import { type Channel, channelRoutes } from "@hz/contract/channels/channels";
import type { BodyOf } from "@hz/contract/route";
import { reportRoutes } from "@hz/contract/reports/reports";
import { newId } from "@hz/crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { anOffice, aReport, aSubmitted, type TestOffice } from "../../testing/builders.ts";
import { call, refused, send } from "../../testing/call.ts";
import { portalChannel } from "./portal-channel.ts";

let own: TestApplication;
beforeAll(async () => {
  own = await testApplication();
});
afterAll(() => own.close());

const list = ({ as }: TestOffice) => call(own.app, channelRoutes.list, { as });
const first = async (office: TestOffice) => (await list(office))[0]!;
const DEFAULTS = {
  description: "",
  isActive: true,
  settings: { allowAnonymous: true, allowFiles: true, requireCategory: false, autoAcknowledge: true },
};
let count = 0;
const aSuffix = () => `kanal-${++count}`;
const input = (more: Partial<BodyOf<typeof channelRoutes.create>> = {}) => ({
  id: newId(),
  name: "Werk Nord",
  linkSuffix: aSuffix(),
  ...DEFAULTS,
  ...more,
});
const create = ({ as }: TestOffice, body = input()) => call(own.app, channelRoutes.create, { as, body });
const update = ({ as }: TestOffice, id: string, body: BodyOf<typeof channelRoutes.update>) =>
  call(own.app, channelRoutes.update, { as, params: { id }, body });
const remove = ({ as }: TestOffice, id: string) => call(own.app, channelRoutes.remove, { as, params: { id } });
const portal = (linkSuffix: string) => send(own.app, channelRoutes.portal, { params: { linkSuffix } });
const isFree = async ({ as }: TestOffice, linkSuffix: string, channelId?: string) =>
  (await call(own.app, channelRoutes.suffix, { as, query: { linkSuffix, ...(channelId ? { channelId } : {}) } })).isFree;

test("a channel answers by its address in any case of letters and with a slash at the end, and no address has capital letters", async () => {
  const office = await anOffice(own);
  const { linkSuffix } = await first(office);
  const typed = linkSuffix.toUpperCase();
  for (const url of [`/api/portal/${typed}/`, `/api/public/portals/${typed}/categories`, `/api/portal/${typed}/challenge?kind=report`])
    expect((await own.app.inject(url)).statusCode).toBe(200);
  expect((await portal(typed)).json()).toMatchObject({ linkSuffix });
  const answer = await send(own.app, channelRoutes.create, { as: office.as, body: input({ linkSuffix: typed }) });
  expect(answer.json()).toMatchObject({ code: "INVALID_INPUT", fields: ["linkSuffix"] });
});

test("no channel takes a name that means the service itself", async () => {
  const office = await anOffice(own);
  const { id } = await first(office);
  for (const linkSuffix of ["www", "mail", "case", "xn--mller-kva"]) {
    expect(await isFree(office, linkSuffix, id)).toBe(false);
    const changed = await send(own.app, channelRoutes.update, { as: office.as, params: { id }, body: { linkSuffix } });
    const made = await send(own.app, channelRoutes.create, { as: office.as, body: input({ linkSuffix }) });
    for (const answer of [changed, made]) expect(answer.json()).toMatchObject({ code: "LINK_SUFFIX_TAKEN", fields: ["linkSuffix"] });
  }
});

test("a new channel has the defaults, delivers where the oldest does, and takes reports at once; the same one again changes nothing", async () => {
  const office = await anOffice(own);
  const body = input();
  const made = await create(office, body);
  expect(made).toMatchObject({
    id: body.id,
    name: "Werk Nord",
    linkSuffix: body.linkSuffix,
    isActive: true,
    hasReports: false,
    defaultLanguage: "de",
    companyName: (await first(office)).companyName,
    departmentId: office.departmentId,
    settings: { ...DEFAULTS.settings, logo: null, brandColor: null },
  });
  expect(Object.keys(made.languages).toSorted()).toEqual(NEW_CHANNEL_LANGUAGES.toSorted());
  expect(await create(office, { ...body, name: "Anders" })).toEqual(made);
  expect(await list(office)).toHaveLength(2);
  const channel = (await portal(body.linkSuffix)).json();
  await aSubmitted(own, { ...office, channel });
  expect((await list(office)).find(({ id }) => id === made.id)!.hasReports).toBe(true);
});

test("only what differs is changed; the log names the fields", async () => {
  const office = await anOffice(own);
  const before = await first(office);
  expect(await update(office, before.id, { name: " Zentrale ", settings: { allowFiles: false }, defaultLanguage: "auto" })).toEqual({
    ...before,
    name: "Zentrale",
    defaultLanguage: "auto",
    settings: { ...before.settings, allowFiles: false },
    // Nobody had called the pages anything else.
    languages: Object.fromEntries(NEW_CHANNEL_LANGUAGES.map((one) => [one, { ...before.languages[one], name: "Zentrale" }])),
  });
  await update(office, before.id, { name: "Zentrale" });
  const { entries } = await call(own.app, auditRoutes.list, { as: office.as, query: { target: before.id } });
  expect(entries.map(({ action, details }) => ({ action, details }))).toEqual([
    { action: "channel.changed", details: { fields: ["name", "defaultLanguage", "allowFiles"] } },
  ]);
  expect(await refused(own.app, channelRoutes.update, { as: office.as, params: { id: newId() }, body: { name: "Niemand" } })).toBe(
    "NOT_FOUND",
  );
  const other = await anOffice(own);
  expect(await refused(own.app, channelRoutes.update, { as: other.as, params: { id: before.id }, body: { name: "Fremd" } })).toBe(
    "NOT_FOUND",
  );
});

test.each(["", "GROSS", "mit leer", "müll", "-vorn", "hinten-", "a/b", "x".repeat(300)])("the suffix %j is refused", async (linkSuffix) => {
  const office = await anOffice(own);
  const reply = await send(own.app, channelRoutes.create, { as: office.as, body: input({ linkSuffix }) });
  expect(reply.json()).toMatchObject({ code: "INVALID_INPUT", fields: ["linkSuffix"] });
});

test("a suffix is one channel's, whoever asks, also when two want it at once", async () => {
  const [office, other] = [await anOffice(own), await anOffice(own)];
  const taken = (await first(other)).linkSuffix;
  expect(await isFree(office, taken)).toBe(false);
  expect(await refused(own.app, channelRoutes.create, { as: office.as, body: input({ linkSuffix: taken }) })).toBe("LINK_SUFFIX_TAKEN");
  const { id, linkSuffix } = await first(office);
  expect(await isFree(office, linkSuffix, id)).toBe(true);
  expect(await isFree(office, linkSuffix)).toBe(false);
  expect(await refused(own.app, channelRoutes.update, { as: office.as, params: { id }, body: { linkSuffix: taken } })).toBe(
    "LINK_SUFFIX_TAKEN",
  );
  const wanted = aSuffix();
  const replies = await Promise.all(
    [office, other].map(({ as }) => send(own.app, channelRoutes.create, { as, body: input({ linkSuffix: wanted }) })),
  );
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

test("a former suffix stays the channel's: its pages and an open form lead on, and nobody else gets it", async () => {
  const [office, other] = [await anOffice(own), await anOffice(own)];
  const { id, linkSuffix: before } = await first(office);
  const after = aSuffix();
  const { body } = await aReport(office);
  await update(office, id, { linkSuffix: after });
  expect((await portal(before)).json()).toMatchObject({ linkSuffix: after });
  expect(body.linkSuffix).toBe(before);
  const { reportId, caseNumber } = await call(own.app, reportRoutes.submit, { body });
  expect(await call(own.app, reportRoutes.submit, { body })).toEqual({ reportId, caseNumber });
  expect(await isFree(other, before)).toBe(false);
  expect(await isFree(office, before)).toBe(false);
  expect(await update(office, id, { linkSuffix: before })).toMatchObject({ linkSuffix: before });
  expect((await portal(after)).json()).toMatchObject({ linkSuffix: before });
});

test("without reports a channel is deleted and its suffix stays the company's; with reports it is archived and can be opened again", async () => {
  const [office, other] = [await anOffice(own), await anOffice(own)];
  const empty = await create(office);
  expect(await remove(office, empty.id)).toEqual({ archived: false });
  expect((await list(office)).map(({ id }) => id)).not.toContain(empty.id);
  expect((await portal(empty.linkSuffix)).json().code).toBe("CHANNEL_NOT_FOUND");
  expect(await isFree(other, empty.linkSuffix)).toBe(false);
  const again = await create(office, input({ linkSuffix: empty.linkSuffix }));
  expect((await portal(empty.linkSuffix)).json()).toMatchObject({ name: again.name });

  const used = await first(office);
  const { id, body } = await aSubmitted(own, office);
  expect(await remove(office, used.id)).toEqual({ archived: true });
  const since = () =>
    own.db.tenant(office.accountId, (tx) =>
      tx.selectFrom("channels").select("deactivated_at").where("id", "=", used.id).executeTakeFirstOrThrow(),
    );
  const archivedAt = await since();
  expect(archivedAt.deactivated_at).not.toBeNull();
  // Neither again nor by another change does it seem to have been open until now.
  expect(await remove(office, used.id)).toEqual({ archived: true });
  await update(office, used.id, { name: "Früher", isActive: false });
  expect(await since()).toEqual(archivedAt);
  expect(await first(office)).toMatchObject({ id: used.id, isActive: false, hasReports: true });
  expect((await portal(used.linkSuffix)).json().code).toBe("CHANNEL_NOT_FOUND");
  expect(await call(own.app, reportRoutes.get, { as: office.as, params: { id } })).toMatchObject({ channelId: used.id });
  const fresh = await aReport(office);
  expect(await refused(own.app, reportRoutes.submit, { body: fresh.body })).toBe("CHANNEL_NOT_FOUND");
  // What was acknowledged stays acknowledged.
  expect((await call(own.app, reportRoutes.submit, { body })).reportId).toBe(id);
  expect(await update(office, used.id, { isActive: true })).toMatchObject({ isActive: true });
  expect((await portal(used.linkSuffix)).statusCode).toBe(200);
  const { entries } = await call(own.app, auditRoutes.list, { as: office.as, query: { group: "settings" } });
  expect(entries.map(({ action }) => action)).toEqual([
    "channel.changed",
    "channel.changed",
    "channel.archived",
    "channel.created",
    "channel.deleted",
    "channel.created",
    "account.created",
  ]);
});

test("an archived channel names its successor, as long as that one takes reports; none is the channel itself or a stranger's", async () => {
  const [office, stranger] = [await anOffice(own), await anOffice(own)];
  const used = await first(office);
  await aSubmitted(own, office);
  const [next, later] = [await create(office), await create(office)];
  const named = async () => (await portalChannel(own.ctx, used.linkSuffix))!.channel.successor;
  const choose = (successorId: string | null) => update(office, used.id, { successorId });
  for (const successorId of [used.id, (await first(stranger)).id, newId()]) {
    const answer = await send(own.app, channelRoutes.update, { as: office.as, params: { id: used.id }, body: { successorId } });
    expect(answer.json()).toMatchObject({ code: "INVALID_INPUT", fields: ["successorId"] });
  }
  expect(await choose(next.id)).toMatchObject({ successorId: next.id });
  expect(await named()).toBeUndefined();
  await remove(office, used.id);
  expect(await named()).toEqual({
    linkSuffix: next.linkSuffix,
    names: Object.fromEntries(NEW_CHANNEL_LANGUAGES.map((code) => [code, "Werk Nord"])),
  });
  await update(office, next.id, { isActive: false });
  expect(await named()).toBeUndefined();
  await choose(later.id);
  expect(await named()).toMatchObject({ linkSuffix: later.linkSuffix });
  // One without reports goes altogether.
  await remove(office, later.id);
  expect(await named()).toBeUndefined();
  expect(await first(office)).toMatchObject({ id: used.id, successorId: null });
  await update(office, next.id, { isActive: true });
  await choose(next.id);
  expect(await named()).toBeDefined();
  expect(await choose(null)).toMatchObject({ successorId: null });
  expect(await named()).toBeUndefined();
});

test("a channel that is deleted while a report comes in keeps the report or refuses it, and never loses it", async () => {
  const office = await anOffice(own);
  const made = await create(office);
  const channel = (await portal(made.linkSuffix)).json();
  const { body } = await aReport({ ...office, channel });
  const [submitted, removed] = await Promise.all([send(own.app, reportRoutes.submit, { body }), remove(office, made.id)]);
  const there: Channel | undefined = (await list(office)).find(({ id }) => id === made.id);
  if (submitted.statusCode === 200) expect([removed.archived, there?.hasReports]).toEqual([true, true]);
  else expect([submitted.json().code, removed.archived, there]).toEqual(["CHANNEL_NOT_FOUND", false, undefined]);
});
