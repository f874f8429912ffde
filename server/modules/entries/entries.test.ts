import { auditRoutes } from "@hz/contract/account/audit";
import { entryRoutes } from "@hz/contract/reports/entries";
import { handoverRoutes } from "@hz/contract/procedure/handover";
import { messageRoutes } from "@hz/contract/reports/messages";
import { procedureRoutes } from "@hz/contract/procedure/procedure";
import { readinessRoutes } from "@hz/contract/account/readiness";
import { reportRoutes } from "@hz/contract/reports/reports";
import { fileRoutes } from "@hz/contract/reports/files";
import { channelRoutes } from "@hz/contract/channels/channels";
import { newId } from "@hz/crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, aDepartment, anOffice, aSubmitted, type TestOffice } from "../../testing/builders.ts";
import { anEntered, anEntry, uploadToEntry } from "../../testing/builders-entries.ts";
import { aFile, digestOf } from "../../testing/builders-files.ts";
import { aMessage } from "../../testing/builders-thread.ts";
import { call, refused, send } from "../../testing/call.ts";

let own: TestApplication;
let office: TestOffice;
beforeAll(async () => {
  own = await testApplication();
  office = await anOffice(own);
});
afterAll(() => own.close());

type Body = Awaited<ReturnType<typeof anEntry>>["body"];
const enter = (body: Body, as = office.as) => call(own.app, entryRoutes.enter, { as, body });
const refusal = (body: Body, as = office.as) => refused(own.app, entryRoutes.enter, { as, body });
const read = (id: string, as = office.as) => call(own.app, reportRoutes.get, { as, params: { id } });
const history = async (id: string) =>
  (await call(own.app, messageRoutes.history, { as: office.as, params: { id } })).map(({ what }) => what);
const inDays = (days: number) => new Date(own.ctx.now().getTime() + days * 86_400_000).toISOString();
const total = async () => (await call(own.app, reportRoutes.counts, { as: office.as })).total;

test("§ 16 (3): what is entered is a report as the portal's are, with its way, who entered it, and clocks from its receipt", async () => {
  const { body, draft, id, as } = await anEntry(own, office, { way: "post", documentation: null, receivedAt: inDays(-9) });
  const { caseNumber, number } = await enter(body);
  const report = await read(id);
  expect(report).toMatchObject({ number, way: "post", receivedAt: body.receivedAt, acknowledgedAt: null, title: body.title });
  expect(report.entry).toEqual({ by: office.person.userId, documentation: null, consentAt: null, handover: null });
  const found = await call(own.app, reportRoutes.caseLogin, { body: { token: draft.token } });
  // No word of the channel's own: nobody has the password yet.
  expect(found).toMatchObject({ caseNumber, way: "post", receivedAt: body.receivedAt, acknowledgedAt: null, confirmation: null });
  await call(own.app, messageRoutes.caseSend, { as, params: { id }, body: await aMessage(draft, null) });
  const { entries } = await call(own.app, auditRoutes.list, { as: office.as, query: { target: id } });
  expect(entries.find(({ action }) => action === "report.entered")).toMatchObject({ details: { way: "post" } });
  const kinds = await history(id);
  expect(kinds).toContainEqual({ kind: "entered", way: "post" });
  expect(kinds.at(-1)).toEqual({ kind: "received" });
  expect((await read((await aSubmitted(own, office)).id)).way).toBe("portal");
});

test("the same entry may come again, also twice at the same moment, and stays one; other bytes are a conflict", async () => {
  const before = await total();
  const { body } = await anEntry(own, office);
  const [one, two] = await Promise.all([enter(body), enter(body)]);
  expect(two).toEqual(one);
  expect(await enter(body)).toEqual(one);
  expect(await total()).toBe(before + 1);
  expect(await refusal({ ...body, way: "meeting" })).toBe("REPORT_CONFLICT");
});

test("what the office enters is never a drill, whatever was begun under its id", async () => {
  const { body } = await anEntry(own, office);
  await call(own.app, readinessRoutes.startDrill, { as: office.as, body: { id: body.reportId, channelId: body.channelId } });
  expect(await refusal(body)).toBe("REPORT_CONFLICT");
});

test("§ 11 (2), (3): nobody is recorded or written down word for word without consent, and a letter is not spoken", async () => {
  const { body } = await anEntry(own, office);
  expect(await refusal({ ...body, documentation: "verbatim" })).toBe("INVALID_INPUT");
  expect(await refusal({ ...body, documentation: "recording" })).toBe("INVALID_INPUT");
  expect(await refusal({ ...body, documentation: null })).toBe("INVALID_INPUT");
  expect(await refusal({ ...body, way: "mail" })).toBe("INVALID_INPUT");
  expect(await refusal({ ...body, documentation: "verbatim", consentAt: inDays(1) })).toBe("INVALID_INPUT");
  await enter({ ...body, documentation: "verbatim", consentAt: inDays(-1) });
  expect((await read(body.reportId)).entry).toMatchObject({ documentation: "verbatim", consentAt: expect.any(String) });
  const sneaked = own.db.tenant(office.accountId, (tx) =>
    tx.updateTable("reports").set({ consent_at: null }).where("id", "=", body.reportId).execute(),
  );
  await expect(sneaked).rejects.toThrow("reports_consent");
});

test("the day of receipt lies neither ahead nor beyond all sense", async () => {
  const { body } = await anEntry(own, office);
  expect(await refusal({ ...body, receivedAt: inDays(1) })).toBe("INVALID_INPUT");
  expect(await refusal({ ...body, receivedAt: inDays(-365 * 6) })).toBe("INVALID_INPUT");
  await enter({ ...body, receivedAt: inDays(-365 * 4) });
});

test("an office takes what its channel's form would refuse: no name, and files", async () => {
  const strict = await anOffice(own);
  const [channel] = await call(own.app, channelRoutes.list, { as: strict.as });
  const settings = { allowAnonymous: false, allowFiles: false };
  await call(own.app, channelRoutes.update, { as: strict.as, params: { id: channel!.id }, body: { settings } });
  const { body, draft } = await anEntry(own, strict, { way: "post", documentation: null });
  const letter = await aFile(draft);
  expect(await refusal({ ...body, files: [letter.claim] }, strict.as)).toBe("FILES_INCOMPLETE");
  await uploadToEntry(own, channel!.id, strict.as, letter);
  await enter({ ...body, files: [letter.claim] }, strict.as);
  expect(await read(body.reportId, strict.as)).toMatchObject({ reportType: "anonymous", files: [{ id: letter.id }] });
});

test("neither another account's channel nor an archived one takes an entry, and nobody else's upload is named", async () => {
  const other = await anOffice(own);
  const { body, draft } = await anEntry(own, office);
  expect(await refusal(body, other.as)).toBe("CHANNEL_NOT_FOUND");
  expect(await refusal({ ...body, channelId: newId() })).toBe("CHANNEL_NOT_FOUND");
  const file = await aFile(draft);
  const part = { params: { id: body.channelId, fileId: file.id, part: 0 }, body: file.parts[0]! };
  expect((await send(own.app, fileRoutes.entryPart, { ...part, as: { ...other.as, ...digestOf(file.parts[0]!) } })).json()).toMatchObject({
    code: "NOT_FOUND",
  });
  const colleague = await aColleague(own, office);
  await uploadToEntry(own, body.channelId, colleague.as, file);
  expect(await refusal({ ...body, files: [file.claim] })).toBe("FILES_INCOMPLETE");
});

test("who entered a report for another department hands its password over and reads nothing; others hear that it does not exist", async () => {
  const elsewhere = await aDepartment(own, office, "Revision");
  const outsider = await aColleague(own, office, { departmentId: elsewhere });
  const { body, id } = await anEntry(own, office);
  await enter(body, outsider.as);
  expect(await refused(own.app, reportRoutes.get, { as: outsider.as, params: { id } })).toBe("NOT_FOUND");
  const handOver = (as: typeof office.as, handover: "handed" | "impossible", report = id) =>
    call(own.app, entryRoutes.handOver, { as, params: { id: report }, body: { handover } });
  await handOver(outsider.as, "handed");
  await handOver(outsider.as, "handed");
  expect((await read(id)).entry?.handover).toMatchObject({ state: "handed", by: outsider.person.userId });
  expect((await history(id)).filter(({ kind }) => kind === "handover")).toHaveLength(1);
  await handOver(office.as, "impossible");
  expect((await read(id)).entry?.handover?.state).toBe("impossible");
  const [portal, foreign] = [await aSubmitted(own, office), await anOffice(own)];
  const refusedAs = (as: typeof office.as, report: string) =>
    refused(own.app, entryRoutes.handOver, { as, params: { id: report }, body: { handover: "handed" } });
  expect(await refusedAs(office.as, portal.id)).toBe("NOT_FOUND");
  expect(await refusedAs(foreign.as, id)).toBe("NOT_FOUND");
  const stranger = await aColleague(own, office, { departmentId: elsewhere });
  expect(await refusedAs(stranger.as, id)).toBe("NOT_FOUND");
});

test("who entered a report and is kept out of it says nothing about its password any more", async () => {
  const biased = await aColleague(own, office);
  const { body, id } = await anEntry(own, office);
  await enter(body, biased.as);
  const { userId } = biased.person;
  await call(own.app, handoverRoutes.recuse, { params: { id }, as: biased.as, body: { id: newId(), userId } });
  const said = { as: biased.as, params: { id }, body: { handover: "handed" } } as const;
  expect(await refused(own.app, entryRoutes.handOver, said)).toBe("NOT_FOUND");
});

test("§ 11 (4): a recording is destroyed with the message that says so: row and bytes, and the trace stays", async () => {
  const { body, draft, id } = await anEntry(own, office);
  const [sound, note] = [await aFile(draft), await aFile(draft)];
  await uploadToEntry(own, body.channelId, office.as, sound);
  await uploadToEntry(own, body.channelId, office.as, note);
  const how = { documentation: "recording", consentAt: inDays(-1), files: [sound.claim, note.claim], recordings: [sound.id] } as const;
  expect(await refusal({ ...body, ...how, documentation: "verbatim", files: [...how.files], recordings: [sound.id] })).toBe(
    "INVALID_INPUT",
  );
  await enter({ ...body, ...how, files: [...how.files], recordings: [sound.id] });
  const message = async (destroys: string[]) => ({ ...(await aMessage(draft, office.person)), destroys });
  const say = (sent: Awaited<ReturnType<typeof message>>) =>
    call(own.app, messageRoutes.send, { as: office.as, params: { id }, body: sent });
  const refusedMessage = async (destroys: string[]) =>
    refused(own.app, messageRoutes.send, { as: office.as, params: { id }, body: await message(destroys) });
  // Nothing else of a case goes this way, and nothing goes where something of it cannot.
  expect(await refusedMessage([note.id])).toBe("RECORDING_GONE");
  expect(await refusedMessage([sound.id, newId()])).toBe("RECORDING_GONE");
  expect((await read(id)).files).toHaveLength(2);
  const sent = await message([sound.id]);
  expect(await say(sent)).toEqual(await say(sent));
  const report = await read(id);
  expect(report.files.map((file) => file.id)).toEqual([note.id]);
  expect(report.destroyed).toEqual([{ id: sound.id, by: office.person.userId, at: expect.any(String) }]);
  expect((await history(id))[0]).toEqual({ kind: "recording-destroyed" });
  expect((await call(own.app, reportRoutes.caseLogin, { body: { token: draft.token } })).destroyed).toMatchObject([{ id: sound.id }]);
  expect(await refused(own.app, fileRoutes.reportFile, { as: office.as, params: { id, fileId: sound.id } })).toBe("NOT_FOUND");
  await own.startWorker();
  const kept = async () => {
    const keys: string[] = [];
    for await (const { key } of own.ctx.store.list(office.accountId)) keys.push(key);
    return [sound, note].map((file) => keys.some((key) => key.includes(file.id)));
  };
  await expect.poll(kept, { timeout: 20_000 }).toEqual([false, true]);
});

test("a confirmation and feedback given by telephone stop the clocks at their own moment", async () => {
  const { id } = await anEntered(own, office, { receivedAt: inDays(-9) });
  const add = (step: { kind: "acknowledged" | "feedback"; at: string; id?: string }) => ({
    as: office.as,
    params: { id },
    body: { id: newId(), result: "phone", note: null, ...step } as const,
  });
  const told = add({ kind: "acknowledged", at: inDays(-8) });
  expect(await call(own.app, procedureRoutes.addStep, told)).toEqual(await call(own.app, procedureRoutes.addStep, told));
  expect(await refused(own.app, procedureRoutes.addStep, add({ kind: "acknowledged", at: inDays(-7) }))).toBe("ALREADY_ACKNOWLEDGED");
  for (const at of [inDays(-10), inDays(1)])
    expect(await refused(own.app, procedureRoutes.addStep, add({ kind: "feedback", at }))).toBe("INVALID_INPUT");
  await call(own.app, procedureRoutes.addStep, add({ kind: "feedback", at: inDays(-2) }));
  const { acknowledged, feedback, steps } = await call(own.app, procedureRoutes.get, { as: office.as, params: { id } });
  expect(acknowledged).toEqual({ at: told.body.at, by: office.person.userId });
  expect(feedback?.by).toBe(office.person.userId);
  expect(steps.map(({ kind, result }) => [kind, result])).toEqual([
    ["acknowledged", "phone"],
    ["feedback", "phone"],
  ]);
  expect(await history(id)).toContainEqual({ kind: "feedback", way: "phone" });
});
