import { messageRoutes } from "@hz/contract/reports/messages";
import { reportRoutes } from "@hz/contract/reports/reports";
import { fromBase64Url, newId, newNotesKey, openNote, openNotesKey } from "@hz/crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { decodeNote } from "../../../web/vault/content/content.ts";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, anOffice, aSubmitted, type TestOffice } from "../../testing/builders.ts";
import { aNote, noBox, type TestNote } from "../../testing/builders-thread.ts";
import { call, refused, send } from "../../testing/call.ts";

let own: TestApplication;
let office: TestOffice;
beforeAll(async () => {
  own = await testApplication();
  office = await anOffice(own);
});
afterAll(() => own.close());

type Body = Omit<TestNote, "notesKey"> & { notesKey: string | null };
const add = (id: string, body: Body, as = office.as) => call(own.app, messageRoutes.addNote, { params: { id }, as, body });
const refusal = (id: string, body: Body, as = office.as) => refused(own.app, messageRoutes.addNote, { params: { id }, as, body });
const notes = (id: string) => call(own.app, messageRoutes.notes, { params: { id }, as: office.as });
const sigKey = async (userId: string) => {
  const row = await own.db.tenant(office.accountId, (tx) =>
    tx.selectFrom("users").select("sig_public_key").where("id", "=", userId).executeTakeFirstOrThrow(),
  );
  return new Uint8Array(row.sig_public_key);
};

test("the first note brings the notes key, later ones use it, and the office reads both", async () => {
  const { id, draft } = await aSubmitted(own, office);
  const colleague = await aColleague(own, office);
  const key = newNotesKey();
  const first = await aNote(office, draft, office.person, { text: "Akte angelegt.", key });
  const later = { ...(await aNote(office, draft, colleague.person, { text: "Termin am Montag.", key })), notesKey: null };
  expect(await add(id, first)).toMatchObject({ id: first.id, authorId: office.person.userId, box: first.box });
  await add(id, later, colleague.as);

  const report = await call(own.app, reportRoutes.get, { params: { id }, as: office.as });
  expect(report.notesKey).toEqual({ box: first.notesKey, byUserId: office.person.userId });
  const { founded } = office.office;
  const opened = await openNotesKey(
    founded.departmentSeed,
    draft.head,
    await sigKey(office.person.userId),
    fromBase64Url(report.notesKey!.box),
  );
  const texts = (await notes(id)).map(
    async (note) => decodeNote((await openNote(opened, draft.head, note.id, fromBase64Url(note.box))).text).text,
  );
  expect(await Promise.all(texts)).toEqual(["Akte angelegt.", "Termin am Montag."]);
  expect((await notes(id)).map(({ authorId }) => authorId)).toEqual([office.person.userId, colleague.person.userId]);
});

test("a first note without a key is invalid, and a second key is refused", async () => {
  const { id, draft } = await aSubmitted(own, office);
  const note = await aNote(office, draft, office.person);
  const reply = await send(own.app, messageRoutes.addNote, { params: { id }, as: office.as, body: { ...note, notesKey: null } });
  expect(reply.json()).toMatchObject({ code: "INVALID_INPUT", fields: ["notesKey"] });
  await add(id, note);
  expect(await refusal(id, await aNote(office, draft, office.person))).toBe("NOTES_KEY_EXISTS");
  expect(await notes(id)).toHaveLength(1);
});

test("of first notes at the same moment one brings its key, the others are told so and are not stored", async () => {
  const { id, draft } = await aSubmitted(own, office);
  const bodies = await Promise.all([1, 2, 3, 4, 5].map(() => aNote(office, draft, office.person)));
  const replies = await Promise.all(bodies.map((body) => send(own.app, messageRoutes.addNote, { params: { id }, as: office.as, body })));
  expect(replies.map((reply) => reply.json().code ?? "stored").sort()).toEqual([
    ...Array.from({ length: 4 }, () => "NOTES_KEY_EXISTS"),
    "stored",
  ]);
  const [stored] = await notes(id);
  const winner = bodies.find((body) => body.id === stored!.id)!;
  expect((await call(own.app, reportRoutes.get, { params: { id }, as: office.as })).notesKey!.box).toBe(winner.notesKey);
  expect(await notes(id)).toHaveLength(1);
});

test("the same note may come again, with its key too; another one under its id may not", async () => {
  const [{ id, draft }, other] = [await aSubmitted(own, office), await aSubmitted(own, office)];
  const note = await aNote(office, draft, office.person);
  const first = await add(id, note);
  expect(await add(id, note)).toEqual(first);
  const together = await Promise.all([1, 2, 3].map(() => add(id, note)));
  expect(together).toEqual([first, first, first]);
  const changed = { ...(await aNote(office, draft, office.person)), id: note.id };
  expect(await refusal(id, changed)).toBe("MESSAGE_CONFLICT");
  expect(await refusal(other.id, note)).toBe("MESSAGE_CONFLICT");
  expect(await notes(id)).toEqual([first]);
});

test("a note or key in the clear is refused", async () => {
  const { id, draft } = await aSubmitted(own, office);
  const note = await aNote(office, draft, office.person);
  expect(await refusal(id, { ...note, box: noBox(4152) })).toBe("BOX_REFUSED");
  expect(await refusal(id, { ...note, notesKey: noBox(1240) })).toBe("BOX_REFUSED");
  expect(await notes(id)).toEqual([]);
});

test("a reporter gets no note, no notes key and no hint of either", async () => {
  const { id, draft, as } = await aSubmitted(own, office);
  const note = await aNote(office, draft, office.person);
  await add(id, note);
  expect(await refused(own.app, messageRoutes.notes, { params: { id }, as })).toBe("NOT_SIGNED_IN");
  expect(await refusal(id, { ...note, id: newId() }, as)).toBe("NOT_SIGNED_IN");
  const seen = JSON.stringify([
    await call(own.app, reportRoutes.caseLogin, { body: { token: draft.token } }),
    await call(own.app, messageRoutes.caseList, { params: { id }, as }),
  ]);
  expect(seen).not.toContain(note.id);
  expect(seen).not.toContain(note.box.slice(60, 100));
  // What is sealed is left out: in so many letters by chance the word would stand there now and then.
  expect(seen.replaceAll(/[\w-]{40,}/g, "")).not.toMatch(/note/i);
});
