import { messageRoutes } from "@hz/contract/reports/messages";
import { reportRoutes } from "@hz/contract/reports/reports";
import { fromBase64Url, newId, openMessage, toBase64Url } from "@hz/crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { decodeMessage } from "../../../web/vault/content/content.ts";
import { RATE_LIMITS } from "../../http/rate-limit.ts";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, anOffice, aSubmitted, type TestOffice } from "../../testing/builders.ts";
import { aMessage } from "../../testing/builders-thread.ts";
import { call, refused } from "../../testing/call.ts";

let own: TestApplication;
let office: TestOffice;
beforeAll(async () => {
  own = await testApplication();
  office = await anOffice(own);
});
afterAll(() => own.close());

test("a thread reads the same on both sides, in its order, with signatures that hold", async () => {
  const { id, draft, as } = await aSubmitted(own, office);
  const params = { id };
  const question = await aMessage(draft, office.person, "Wann war das?");
  const answer = await aMessage(draft, null, "Im März.");
  expect(await call(own.app, messageRoutes.send, { params, as: office.as, body: question })).toMatchObject({
    id: question.id,
    isFromWhistleblower: false,
    authorId: office.person.userId,
    box: question.box,
    files: [],
  });
  expect(await call(own.app, messageRoutes.caseSend, { params, as, body: answer })).toMatchObject({
    id: answer.id,
    isFromWhistleblower: true,
    authorId: null,
  });
  const desk = await call(own.app, messageRoutes.list, { params, as: office.as });
  const portal = await call(own.app, messageRoutes.caseList, { params, as });
  expect(portal.messages).toEqual(desk);
  expect(desk.map((message) => message.id)).toEqual([question.id, answer.id]);
  const opened = await Promise.all(
    portal.messages.map(async (message) => {
      const role = message.isFromWhistleblower ? ("reporter" as const) : ("handler" as const);
      const signed = await openMessage(draft.reportKey, draft.head, { id: message.id, role }, fromBase64Url(message.box));
      const key = message.isFromWhistleblower
        ? draft.head.reporterPk
        : fromBase64Url(portal.members.find(({ userId }) => userId === message.authorId)!.sigPublicKey);
      return { text: decodeMessage(signed.text).text, holds: await signed.verify(key) };
    }),
  );
  expect(opened).toEqual([
    { text: "Wann war das?", holds: true },
    { text: "Im März.", holds: true },
  ]);
});

test("§ 17 (1) no. 5: the office asks for further information at any time, the reporter reads the question and answers it, and no clock stops", async () => {
  const { id, draft, as } = await aSubmitted(own, office);
  const params = { id };
  const textOf = async ({ id: messageId, box }: { id: string; box: string }, role: "handler" | "reporter") =>
    decodeMessage((await openMessage(draft.reportKey, draft.head, { id: messageId, role }, fromBase64Url(box))).text).text;
  for (const status of ["new", "in_progress"] as const) {
    if (status === "in_progress") await call(own.app, reportRoutes.update, { params, as: office.as, body: { status } });
    const question = await aMessage(draft, office.person, `Gibt es dazu Belege? (${status})`);
    await call(own.app, messageRoutes.send, { params, as: office.as, body: question });
    const { messages } = await call(own.app, messageRoutes.caseList, { params, as });
    expect(await textOf(messages.at(-1)!, "handler")).toBe(`Gibt es dazu Belege? (${status})`);
    const answer = await aMessage(draft, null, "Ja, im Archiv.");
    await call(own.app, messageRoutes.caseSend, { params, as, body: answer });
    const desk = await call(own.app, messageRoutes.list, { params, as: office.as });
    expect(await textOf(desk.at(-1)!, "reporter")).toBe("Ja, im Archiv.");
  }
  const { feedbackAt } = await call(own.app, reportRoutes.get, { params, as: office.as });
  expect(feedbackAt).toBeNull();
});

test("a reporter gets the keys of those who wrote to them, and of nobody else", async () => {
  const { id, draft, as } = await aSubmitted(own, office);
  const [writer] = [await aColleague(own, office), await aColleague(own, office)];
  const members = async () => (await call(own.app, messageRoutes.caseList, { params: { id }, as })).members.map(({ userId }) => userId);
  expect(await members()).toEqual([]);
  await call(own.app, messageRoutes.caseSend, { params: { id }, as, body: await aMessage(draft, null) });
  expect(await members()).toEqual([]);
  await call(own.app, messageRoutes.send, { params: { id }, as: writer.as, body: await aMessage(draft, writer.person) });
  expect(await members()).toEqual([writer.person.userId]);
});

test("the same message again, later or at the same moment, stays one", async () => {
  const { id, draft, as } = await aSubmitted(own, office);
  const [mine, theirs] = [await aMessage(draft, office.person), await aMessage(draft, null)];
  const sending = () => call(own.app, messageRoutes.send, { params: { id }, as: office.as, body: mine });
  const first = await sending();
  expect(await sending()).toEqual(first);
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => call(own.app, messageRoutes.caseSend, { params: { id }, as, body: theirs })));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect((await call(own.app, messageRoutes.list, { params: { id }, as: office.as })).map((message) => message.id)).toEqual([
    mine.id,
    theirs.id,
  ]);
});

test("other bytes, another author or another report under a message's id are a conflict", async () => {
  const [{ id, draft, as }, other, colleague] = [
    await aSubmitted(own, office),
    await aSubmitted(own, office),
    await aColleague(own, office),
  ];
  const first = await aMessage(draft, office.person);
  await call(own.app, messageRoutes.send, { params: { id }, as: office.as, body: first });
  const changed = { ...(await aMessage(draft, office.person)), id: first.id };
  expect(await refused(own.app, messageRoutes.send, { params: { id }, as: office.as, body: changed })).toBe("MESSAGE_CONFLICT");
  expect(await refused(own.app, messageRoutes.send, { params: { id }, as: colleague.as, body: first })).toBe("MESSAGE_CONFLICT");
  expect(await refused(own.app, messageRoutes.caseSend, { params: { id }, as, body: first })).toBe("MESSAGE_CONFLICT");
  expect(await refused(own.app, messageRoutes.send, { params: { id: other.id }, as: office.as, body: first })).toBe("MESSAGE_CONFLICT");
  expect(await call(own.app, messageRoutes.list, { params: { id }, as: office.as })).toMatchObject([first]);
});

test("text in the clear is refused on both sides and stored by neither", async () => {
  const { id, as } = await aSubmitted(own, office);
  const text = new TextEncoder().encode("Im Klartext. ".repeat(400)).slice(0, 4152);
  const body = { id: newId(), box: toBase64Url(text), files: [] };
  expect(await refused(own.app, messageRoutes.caseSend, { params: { id }, as, body })).toBe("BOX_REFUSED");
  expect(await refused(own.app, messageRoutes.send, { params: { id }, as: office.as, body })).toBe("BOX_REFUSED");
  expect(await call(own.app, messageRoutes.list, { params: { id }, as: office.as })).toEqual([]);
});

test("a message that names a file which did not arrive is not stored", async () => {
  const { id, draft, as } = await aSubmitted(own, office);
  const body = { ...(await aMessage(draft, null)), files: [{ id: newId(), sealedSize: 65_592, partCount: 1 }] };
  expect(await refused(own.app, messageRoutes.caseSend, { params: { id }, as, body })).toBe("FILES_INCOMPLETE");
  expect(await call(own.app, messageRoutes.list, { params: { id }, as: office.as })).toEqual([]);
});

test("the reporter sees the status with the thread", async () => {
  const { id, as } = await aSubmitted(own, office);
  await own.db.tenant(office.accountId, (tx) => tx.updateTable("reports").set({ status: "in_progress" }).where("id", "=", id).execute());
  expect(await call(own.app, messageRoutes.caseList, { params: { id }, as })).toEqual({
    messages: [],
    members: [],
    status: "in_progress",
    bodyRedactedAt: null,
    held: "now",
    readUntil: null,
  });
});

test("of a flood in one case the later messages are refused, not those that come again, nor another case's, nor the office's", async () => {
  const [{ id, draft, as }, other] = [await aSubmitted(own, office), await aSubmitted(own, office)];
  const send = async (body: Awaited<ReturnType<typeof aMessage>>) => call(own.app, messageRoutes.caseSend, { params: { id }, as, body });
  const all = await Promise.all(Array.from({ length: RATE_LIMITS["case-message"].attempts }, () => aMessage(draft, null)));
  await Promise.all(all.map(send));
  const late = await aMessage(draft, null, "Noch eine.");
  expect(await refused(own.app, messageRoutes.caseSend, { params: { id }, as, body: late })).toBe("TOO_MANY_MESSAGES");
  expect(await send(all[7]!)).toMatchObject({ id: all[7]!.id });
  const elsewhere = await aMessage(other.draft, null);
  await call(own.app, messageRoutes.caseSend, { params: { id: other.id }, as: other.as, body: elsewhere });
  const answer = await aMessage(draft, office.person, "Bitte warten Sie.");
  await call(own.app, messageRoutes.send, { params: { id }, as: office.as, body: answer });
  expect(await call(own.app, messageRoutes.list, { params: { id }, as: office.as })).toHaveLength(all.length + 1);
});
