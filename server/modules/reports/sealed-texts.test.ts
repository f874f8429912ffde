import { auditRoutes, ONE_READING_MINUTES } from "@hz/contract/account/audit";
import { messageRoutes } from "@hz/contract/reports/messages";
import { deskRoutes } from "@hz/contract/reports/desk";
import { newId } from "@hz/crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, aDepartment, anOffice, aSubmitted, type TestOffice } from "../../testing/builders.ts";
import { aMessage, aNote } from "../../testing/builders-thread.ts";
import { call, refused } from "../../testing/call.ts";
import { fitting } from "./sealed-texts.ts";

let own: TestApplication;
let office: TestOffice;
beforeAll(async () => {
  own = await testApplication();
  office = await anOffice(own);
});
afterAll(() => own.close());

const texts = (ids: string[], as = office.as) => call(own.app, deskRoutes.texts, { as, body: { ids } });
test("gives body and messages of both sides in their order, no notes, and the key as the list gives it", async () => {
  const { id, draft, as, body } = await aSubmitted(own, office);
  const [from, to] = [await aMessage(draft, null), await aMessage(draft, office.person)];
  await call(own.app, messageRoutes.caseSend, { params: { id }, as, body: from });
  await call(own.app, messageRoutes.send, { params: { id }, as: office.as, body: to });
  await call(own.app, messageRoutes.addNote, { params: { id }, as: office.as, body: await aNote(office, draft, office.person) });
  const answer = await texts([id]);
  expect(answer.later).toEqual([]);
  expect(answer.texts).toEqual([
    {
      id,
      departmentId: body.departmentId,
      epoch: body.epoch,
      rkId: body.rkId,
      reporterPk: body.reporterPk,
      sealedTo: { departmentId: body.departmentId, epoch: body.epoch },
      fastKey: null,
      sealedKey: body.sealedKey,
      body: body.body,
      bodyRedaction: null,
      messages: [
        { id: from.id, isFromWhistleblower: true, box: from.box, redaction: null },
        { id: to.id, isFromWhistleblower: false, box: to.box, redaction: null },
      ],
    },
  ]);
});

test("gives nothing of other departments and companies", async () => {
  const stranger = await anOffice(own);
  const { id } = await aSubmitted(own, office);
  const outside = await aColleague(own, office, { departmentId: await aDepartment(own, office) });
  for (const { as } of [stranger, outside]) expect(await texts([id, newId()], as)).toEqual({ texts: [], later: [] });
});

test("is one entry in the log for many calls, says how many reports it could be, and no case counts as opened", async () => {
  const target = await anOffice(own);
  const [one, two] = [await aSubmitted(own, target), await aSubmitted(own, target)];
  const entries = async () => {
    const log = await call(own.app, auditRoutes.list, { as: target.as, query: {} });
    return log.entries.filter(({ action }) => action.startsWith("report.")).map(({ action, details }) => ({ action, details }));
  };
  await texts([one.id], target.as);
  await texts([two.id, one.id], target.as);
  expect(await entries()).toEqual([{ action: "report.searched", details: {} }]);
  own.move(ONE_READING_MINUTES * 60_000 + 1);
  await texts([one.id], target.as);
  expect(await entries()).toHaveLength(2);
});

test("answers are cut where they grow too large, and never to nothing", () => {
  const sizes = [3, 4, 5].map((bytes, n) => ({ id: `r${n}`, bytes }));
  expect(fitting(sizes, 12)).toEqual({ now: ["r0", "r1", "r2"], later: [] });
  expect(fitting(sizes, 8)).toEqual({ now: ["r0", "r1"], later: ["r2"] });
  expect(fitting(sizes, 1)).toEqual({ now: ["r0"], later: ["r1", "r2"] });
  expect(fitting([], 1)).toEqual({ now: [], later: [] });
});

test("no ids, too many, and ids that are none are invalid", async () => {
  for (const ids of [[], Array.from({ length: 101 }, newId), ["x"]])
    expect(await refused(own.app, deskRoutes.texts, { as: office.as, body: { ids } })).toBe("INVALID_INPUT");
});
