import { auditRoutes } from "@hz/contract/account/audit";
import { fileRoutes } from "@hz/contract/reports/files";
import { MAX_FILES } from "@hz/contract/limits";
import { messageRoutes } from "@hz/contract/reports/messages";
import { reportRoutes } from "@hz/contract/reports/reports";
import { newId } from "@hz/crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { anOffice, aSubmitted, type TestOffice } from "../../testing/builders.ts";
import { anEntered } from "../../testing/builders-entries.ts";
import { aFile, uploadToReport } from "../../testing/builders-files.ts";
import { aMessage } from "../../testing/builders-thread.ts";
import { call, refused } from "../../testing/call.ts";

let own: TestApplication;
let office: TestOffice;
beforeAll(async () => {
  own = await testApplication();
  office = await anOffice(own);
});
afterAll(() => own.close());

type Case = { id: string; draft: Parameters<typeof aMessage>[0] };
const inDays = (days: number) => new Date(own.ctx.now().getTime() + days * 86_400_000).toISOString();
const post = (id: string, body: object) => ({ as: office.as, params: { id }, body: body as Awaited<ReturnType<typeof aMessage>> });
const send = (id: string, body: object) => call(own.app, messageRoutes.send, post(id, body));
const refusal = (id: string, body: object) => refused(own.app, messageRoutes.send, post(id, body));
const kinds = async (id: string) =>
  (await call(own.app, messageRoutes.history, { as: office.as, params: { id } })).map(({ by, what }) => [what.kind, by]);

/** A handler's message to a report with a file that has arrived, and what it says of it. */
async function aRecording({ id, draft }: Case, said: object = { recording: { consentAt: inDays(-1) } }) {
  const file = await aFile(draft);
  await uploadToReport(own, "report", id, office.as, file);
  return { file, message: { ...(await aMessage(draft, office.person)), files: [file.claim], ...said } };
}

test("§ 11 (2), (3): a recording comes to an oral report later and goes as those of the entry do; history and audit log say both", async () => {
  const entered = await anEntered(own, office);
  const { id } = entered;
  const consentAt = inDays(-1);
  const { file, message } = await aRecording(entered, { recording: { consentAt } });
  expect(await send(id, message)).toEqual(await send(id, message));
  const [sent] = await call(own.app, messageRoutes.list, { as: office.as, params: { id } });
  expect(sent!.files.map((one) => one.id)).toEqual([file.id]);
  expect(await kinds(id)).toContainEqual(["recording-added", office.person.userId]);
  const kept = await own.db.tenant(office.accountId, (tx) => tx.selectFrom("files").selectAll().where("id", "=", file.id).execute());
  expect(kept).toMatchObject([{ is_recording: true, consent_at: new Date(consentAt) }]);

  const gone = { ...(await aMessage(entered.draft, office.person)), destroys: [file.id] };
  await send(id, gone);
  expect(await kinds(id)).toContainEqual(["recording-destroyed", office.person.userId]);
  expect((await call(own.app, reportRoutes.get, { as: office.as, params: { id } })).destroyed).toMatchObject([{ id: file.id }]);
  expect(await refused(own.app, fileRoutes.reportFile, { as: office.as, params: { id, fileId: file.id } })).toBe("NOT_FOUND");
  const { entries } = await call(own.app, auditRoutes.list, { as: office.as, query: {} });
  const actions = entries.map(({ action }) => action);
  expect(actions.filter((action) => action === "report.recording-added")).toHaveLength(1);
  expect(actions).toContain("report.recording-destroyed");
});

test("§ 11 (2), (3): without a moment of consent that can be, without a file, or where nothing was said, there is no recording", async () => {
  const entered = await anEntered(own, office);
  const { id } = entered;
  for (const consentAt of [inDays(1), inDays(-6 * 366)]) {
    const { message } = await aRecording(entered, { recording: { consentAt } });
    expect(await refusal(id, message)).toBe("INVALID_INPUT");
  }
  const { message } = await aRecording(entered);
  expect(await refusal(id, { ...message, files: [] })).toBe("INVALID_INPUT");
  expect(await refusal(id, { ...message, kind: "feedback" })).toBe("INVALID_INPUT");
  expect(await refusal(id, { ...message, recording: {} })).toBe("INVALID_INPUT");
  const letter = await anEntered(own, office, { way: "post", documentation: null });
  const portal = await aSubmitted(own, office);
  for (const one of [letter, portal]) expect(await refusal(one.id, (await aRecording(one)).message)).toBe("INVALID_INPUT");
  expect((await kinds(id)).map(([kind]) => kind)).not.toContain("recording-added");
});

test("a file of a message that nobody called a recording cannot be destroyed, and a reporter can call none so", async () => {
  const entered = await anEntered(own, office);
  const { id, draft, as } = entered;
  const { file, message } = await aRecording(entered, {});
  await send(id, message);
  const destroys = (ids: string[]) => aMessage(draft, office.person).then((said) => refusal(id, { ...said, destroys: ids }));
  expect(await destroys([file.id])).toBe("RECORDING_GONE");
  // A message may destroy more than one may bring.
  expect(await destroys(Array.from({ length: MAX_FILES + 1 }, newId))).toBe("RECORDING_GONE");
  const theirs = await aFile(draft);
  await uploadToReport(own, "case", id, as, theirs);
  const body = { ...(await aMessage(draft, null)), files: [theirs.claim], recording: { consentAt: inDays(-1) } };
  await call(own.app, messageRoutes.caseSend, { as, params: { id }, body });
  const marked = await own.db.tenant(office.accountId, (tx) =>
    tx.selectFrom("files").select("id").where("report_id", "=", id).where("is_recording", "=", true).execute(),
  );
  expect(marked).toEqual([]);
});
