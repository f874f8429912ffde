import { channelRoutes } from "@hz/contract/channels/channels";
import { departmentRoutes } from "@hz/contract/people/departments";
import { deskRoutes } from "@hz/contract/reports/desk";
import { eventRoutes } from "@hz/contract/events";
import { messageRoutes } from "@hz/contract/reports/messages";
import { reportRoutes } from "@hz/contract/reports/reports";
import { fromBase64Url, newId, openNotesKey, openSealedKey } from "@hz/crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, anOffice, aReport, aSubmitted, type SignedIn, type Submitted, type TestOffice } from "../../testing/builders.ts";
import { aGrant, aKey, aRealDepartment, aResealing, aSubmittedTo, type TestKey } from "../../testing/builders-departments.ts";
import { aNote, CLOSURE, noBox } from "../../testing/builders-thread.ts";
import { call, refused, send } from "../../testing/call.ts";
import { openStream, typesOf } from "../../testing/call-events.ts";
import { insertGrant } from "../departments/index.ts";

let own: TestApplication;
let office: TestOffice;
let colleague: SignedIn;
beforeAll(async () => {
  own = await testApplication();
});
beforeEach(async () => {
  office = await anOffice(own);
  colleague = await aColleague(own, office);
});
afterAll(() => own.close());

const here = () => ({ params: { id: office.departmentId }, as: office.as });
const state = async () => (await call(own.app, departmentRoutes.list, { as: office.as })).find(({ id }) => id === office.departmentId)!;
const nextKey = (epoch = 2, readers = [office.person, colleague.person]) => aKey(office, office.departmentId, epoch, readers);
const renew = ({ key, grants }: TestKey) => call(own.app, departmentRoutes.renewKey, { ...here(), body: { key, grants } });
const refusal = ({ key, grants }: Omit<TestKey, "seed">) =>
  refused(own.app, departmentRoutes.renewKey, { ...here(), body: { key, grants } });
const resealing = (...keys: TestKey[]) =>
  aResealing(own, office, office.departmentId, [
    [1, office.office.founded.departmentSeed],
    ...keys.map(({ key, seed }): [number, TestKey["seed"]] => [key.epoch, seed]),
  ]);
const reseal = (body: Awaited<ReturnType<typeof resealing>>) => call(own.app, departmentRoutes.reseal, { ...here(), body });
const read = (id: string) => call(own.app, reportRoutes.get, { params: { id }, as: office.as });
const epochsGranted = async () => {
  const rows = await own.db.tenant(office.accountId, (tx) =>
    tx.selectFrom("grants").select("epoch").where("department_id", "=", office.departmentId).orderBy("epoch").execute(),
  );
  return rows.map(({ epoch }) => epoch);
};
/** Opens a report's key with the seed of the epoch that it is sealed to now. */
const opens = async ({ id, draft }: Submitted, seeds: Record<number, TestKey["seed"]>) => {
  const { sealedTo, sealedKey } = await read(id);
  const opened = await openSealedKey(seeds[sealedTo.epoch]!, { ...draft.head, ...sealedTo }, fromBase64Url(sealedKey!));
  expect(opened).toEqual(draft.reportKey);
  return sealedTo.epoch;
};

test("from one key to the next: every open report stays readable, then the old grants are gone", async () => {
  const reports = [await aSubmitted(own, office), await aSubmitted(own, office), await aSubmitted(own, office)];
  const seeds: Record<number, TestKey["seed"]> = { 1: office.office.founded.departmentSeed };
  const next = await nextKey();
  await renew(next);
  seeds[2] = next.seed;
  expect(await state()).toMatchObject({ epoch: 2, renewalDue: false, older: [{ epoch: 1, reports: 3, waiting: 3 }] });
  expect(await epochsGranted()).toEqual([1, 1, 2, 2]);
  for (const report of reports) expect(await opens(report, seeds)).toBe(1);

  const work = await resealing(next);
  expect(work.reports).toHaveLength(3);
  expect(await reseal({ ...work, reports: work.reports.slice(0, 1) })).toEqual({ stored: 1, remaining: 2 });
  expect(await epochsGranted()).toEqual([1, 1, 2, 2]);
  const between = await Promise.all(reports.map((report) => opens(report, seeds)));
  expect(between.sort()).toEqual([1, 1, 2]);

  // The whole batch again, as after an answer that was lost: what is done stays done.
  expect(await reseal(work)).toEqual({ stored: 2, remaining: 0 });
  expect(await reseal(work)).toEqual({ stored: 0, remaining: 0 });
  expect(await epochsGranted()).toEqual([2, 2]);
  for (const report of reports) expect(await opens(report, seeds)).toBe(2);
  expect(await state()).toMatchObject({ older: [] });
  // What the report's texts are bound to stays as it was.
  expect(await read(reports[0]!.id)).toMatchObject({ departmentId: office.departmentId, epoch: 1 });
});

test("closed reports keep their key and its grants; opened again they wait", async () => {
  const { id } = await aSubmitted(own, office);
  const status = (next: "closed" | "open") =>
    call(own.app, reportRoutes.update, { params: { id }, body: { status: next, closure: CLOSURE }, as: office.as });
  await status("closed");
  await renew(await nextKey());
  expect(await state()).toMatchObject({ older: [{ epoch: 1, reports: 1, waiting: 0 }] });
  expect((await call(own.app, departmentRoutes.toReseal, here())).rows).toEqual([]);
  expect(await epochsGranted()).toEqual([1, 1, 2, 2]);
  await status("open");
  expect(await state()).toMatchObject({ older: [{ epoch: 1, reports: 1, waiting: 1 }] });
});

test("without any report the old grants go with the new key", async () => {
  await renew(await nextKey());
  expect(await epochsGranted()).toEqual([2, 2]);
});

test("whom nobody has released yet gets no key by a renewal, unless nobody who is active holds the present one", async () => {
  const take = (...from: string[]) =>
    own.db.tenant(office.accountId, (tx) =>
      tx.deleteFrom("grants").where("department_id", "=", office.departmentId).where("to_user_id", "in", from).execute(),
    );
  await take(colleague.person.userId);
  expect(await refusal(await nextKey())).toBe("KEYS_CHANGED");
  await renew(await nextKey(2, [office.person]));
  expect(await epochsGranted()).toEqual([2]);
  const waits = (await state()).members.find(({ userId }) => userId === colleague.person.userId);
  expect(waits).toMatchObject({ isReader: true, isVouched: true, missing: [2] });

  await take(office.person.userId);
  expect(await refusal(await nextKey(3, [office.person]))).toBe("KEYS_CHANGED");
  await renew(await nextKey(3));
  expect(await epochsGranted()).toEqual([3, 3]);
});

test("of two renewals at once one wins; the same one again is no second", async () => {
  const keys = await Promise.all([1, 2, 3].map(() => nextKey()));
  const replies = await Promise.all(
    keys.map(({ key, grants }) => send(own.app, departmentRoutes.renewKey, { ...here(), body: { key, grants } })),
  );
  expect(replies.map((reply) => reply.json().code ?? "renewed").sort()).toEqual(["KEYS_CHANGED", "KEYS_CHANGED", "renewed"]);
  const winner = keys[replies.findIndex((reply) => reply.statusCode === 200)]!;
  await renew(winner);
  expect(await state()).toMatchObject({ epoch: 2 });
  const portal = await call(own.app, channelRoutes.portal, { params: { linkSuffix: office.channel.linkSuffix } });
  expect(portal.department).toMatchObject(winner.key);
});

test("a new key goes to all readers and nobody else, and is refused in a wrong form", async () => {
  const good = await nextKey();
  expect(await refusal(await nextKey(2, [office.person]))).toBe("KEYS_CHANGED");
  const outsider = await aColleague(own, office, { departmentId: (await aRealDepartment(own, office, [office.person])).id });
  expect(await refusal(await nextKey(2, [office.person, colleague.person, outsider.person]))).toBe("KEYS_CHANGED");
  expect(await refusal(await nextKey(3))).toBe("KEYS_CHANGED");
  expect(await refusal(await nextKey(1))).toBe("KEYS_CHANGED");
  const [first, second] = good.grants;
  const bent = { ...second!, grant: { ...second!.grant, box: noBox(1176) } };
  expect(await refusal({ ...good, grants: [first!, bent] })).toBe("BOX_REFUSED");
  expect(await refusal({ ...good, key: { ...good.key, departmentId: newId() } })).toBe("BOX_REFUSED");
  // The colleague's keys were replaced since the key was made.
  await own.db.tenant(office.accountId, (tx) =>
    tx
      .updateTable("users")
      .set({ sig_public_key: Buffer.alloc(32, 7) })
      .where("id", "=", colleague.person.userId)
      .execute(),
  );
  expect(await refusal(good)).toBe("KEYS_CHANGED");
  expect(await state()).toMatchObject({ epoch: 1 });
});

test("the emergency key gets every new key too", async () => {
  const safe = { ...colleague.person, userId: newId() };
  await own.db.tenant(office.accountId, (tx) =>
    sql`insert into emergency_keys (account_id, id, kem_public_key, sig_public_key, joined_at, member_signature, auth_hash, wrap, created_by)
      values (${office.accountId}, ${safe.userId}, '\\x01', ${Buffer.alloc(32, 9)}, 1, '\\x01', '\\x01', '\\x01', ${office.person.userId})`.execute(
      tx,
    ),
  );
  expect((await state()).emergencyKey).toEqual({ userId: safe.userId, since: expect.any(String), missing: [1] });
  expect(await refusal(await nextKey())).toBe("KEYS_CHANGED");
  const made = await nextKey(2, [office.person, colleague.person, safe]);
  const sigPublicKey = Buffer.alloc(32, 9).toString("base64url");
  const grants = made.grants.map((grant) => (grant.toUserId === safe.userId ? { ...grant, sigPublicKey } : grant));
  await renew({ ...made, grants });
  expect((await state()).emergencyKey).toEqual({ userId: safe.userId, since: expect.any(String), missing: [] });
});

test("only members seal anew, only forward, only to the newest key, only whole boxes", async () => {
  await aSubmitted(own, office);
  const next = await nextKey();
  await renew(next);
  const work = await resealing(next);
  const outsider = await aColleague(own, office, { departmentId: (await aRealDepartment(own, office, [office.person])).id });
  const other = { params: { id: office.departmentId }, as: outsider.as };
  expect(await refused(own.app, departmentRoutes.toReseal, other)).toBe("NOT_FOUND");
  expect(await refused(own.app, departmentRoutes.reseal, { ...other, body: work })).toBe("NOT_FOUND");
  const refuse = (body: typeof work) => refused(own.app, departmentRoutes.reseal, { ...here(), body });
  expect(await refuse({ ...work, epoch: 1 })).toBe("KEYS_CHANGED");
  expect(await refuse({ ...work, epoch: 3 })).toBe("KEYS_CHANGED");
  const [report] = work.reports;
  expect(await refuse({ ...work, reports: [{ ...report!, sealedKey: noBox(1176) }] })).toBe("BOX_REFUSED");
  expect(await refuse({ ...work, reports: [{ ...report!, fastKey: noBox(88) }] })).toBe("BOX_REFUSED");
  expect(await refuse({ ...work, reports: [{ ...report!, notesKey: noBox(1240) }] })).toBe("BOX_REFUSED");
  expect(await refuse({ ...work, reports: [report!, report!] })).toBe("BOX_REFUSED");
  const foreign = await aSubmitted(own, await anOffice(own));
  expect(await reseal({ ...work, reports: [{ ...report!, id: foreign.id }] })).toEqual({ stored: 0, remaining: 1 });
  await reseal(work);
  expect(await reseal({ ...work, reports: [{ ...report!, fromEpoch: 2 }] })).toEqual({ stored: 0, remaining: 0 });
});

test("a report is not sealed back by somebody whose list is old", async () => {
  const report = await aSubmitted(own, office);
  const second = await nextKey();
  await renew(second);
  const late = await resealing(second);
  const third = await nextKey(3);
  await renew(third);
  expect(await refused(own.app, departmentRoutes.reseal, { ...here(), body: late })).toBe("KEYS_CHANGED");
  await reseal(await resealing(second, third));
  expect(await opens(report, { 3: third.seed })).toBe(3);
});

test("a note's key goes along under the name of whoever sealed it; one that came meanwhile is not lost", async () => {
  const [quiet, noted] = [await aSubmitted(own, office), await aSubmitted(own, office)];
  const addNote = async ({ id, draft }: Submitted) => {
    const body = await aNote(office, draft, office.person);
    await call(own.app, messageRoutes.addNote, { params: { id }, body, as: office.as });
    return body;
  };
  await addNote(noted);
  const next = await nextKey();
  await renew(next);
  const work = await resealing(next);
  // The first note of the quiet report arrives after its key was handed out for sealing.
  const first = await addNote(quiet);
  expect(await reseal(work)).toEqual({ stored: 1, remaining: 1 });
  expect((await read(quiet.id)).notesKey!.box).toBe(first.notesKey);
  expect(await reseal(await resealing(next))).toEqual({ stored: 1, remaining: 0 });
  const { notesKey, sealedTo } = await read(quiet.id);
  expect(notesKey!.byUserId).toBe(office.person.userId);
  await openNotesKey(next.seed, { ...quiet.draft.head, ...sealedTo }, office.person.sig.publicKey, fromBase64Url(notesKey!.box));
});

test("a first note under the old key is sent again under the new one", async () => {
  const report = await aSubmitted(own, office);
  const note = await aNote(office, report.draft, office.person);
  const next = await nextKey();
  await renew(next);
  await reseal(await resealing(next));
  const add = (body: typeof note) => ({ params: { id: report.id }, body, as: office.as });
  expect(await refused(own.app, messageRoutes.addNote, add(note))).toBe("KEYS_CHANGED");
  expect(await read(report.id)).toMatchObject({ notesKey: null });
  expect(await call(own.app, messageRoutes.notes, { params: { id: report.id }, as: office.as })).toEqual([]);
});

test("a report that arrives under the old key is refused, and goes in under the new one", async () => {
  const late = await aReport(office);
  const next = await nextKey();
  await renew(next);
  expect(await refused(own.app, reportRoutes.submit, { body: late.body })).toBe("DEPARTMENT_KEY_OUTDATED");
  const { id } = await aSubmittedTo(own, office, next.key);
  expect((await read(id)).sealedTo.epoch).toBe(2);
});

test("reports that arrive during a renewal are either refused or waited for: none is left without its grants", async () => {
  const late = await Promise.all(Array.from({ length: 12 }, () => aReport(office)));
  const next = await nextKey();
  const sending = late.map(({ body }) => send(own.app, reportRoutes.submit, { body }));
  const [replies] = await Promise.all([Promise.all(sending), renew(next)]);
  const stored = replies.filter((reply) => reply.statusCode === 200).length;
  expect(replies.filter((reply) => reply.statusCode !== 200).map((reply) => reply.json().code)).toEqual(
    Array.from({ length: 12 - stored }, () => "DEPARTMENT_KEY_OUTDATED"),
  );
  const work = await resealing(next);
  expect(work.reports).toHaveLength(stored);
  if (stored > 0) expect(await epochsGranted()).toEqual([1, 1, 2, 2]);
});

test("a renewal waits for a submission that has already seen the old key", async () => {
  const next = await nextKey();
  const order: string[] = [];
  let renewing = Promise.resolve();
  await own.db.tenant(office.accountId, async (tx) => {
    await sql`select 1 from submit_report(${office.accountId}, 'x', null, false, ${newId()}, 'X', ${office.departmentId}, 1, null, 'anonymous',
      null, null, null, null, null, null, null, null)`.execute(tx);
    renewing = renew(next).then(() => void order.push("renewed"));
    await vi.waitFor(
      async () => {
        const { rows } = await sql<{ waits: boolean }>`
        select exists (select 1 from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))) as waits`.execute(tx);
        expect(rows[0]!.waits).toBe(true);
      },
      { timeout: 10_000 },
    );
    order.push("submitted");
  });
  await renewing;
  expect(order).toEqual(["submitted", "renewed"]);
});

test("pages of what waits follow one another", async () => {
  for (let n = 0; n < 3; n++) await aSubmitted(own, office);
  await renew(await nextKey());
  const page = (query: { limit: number; after?: string }) => call(own.app, departmentRoutes.toReseal, { ...here(), query });
  const first = await page({ limit: 2 });
  expect([first.rows.length, first.remaining, first.epoch]).toEqual([2, 3, 2]);
  const rest = await page({ limit: 2, after: first.rows[1]!.id });
  expect(rest.rows).toHaveLength(1);
  expect(new Set([...first.rows, ...rest.rows].map(({ id }) => id)).size).toBe(3);
});

test("everybody of the company hears that keys have changed, whatever they may do", async () => {
  await own.db.tenant(office.accountId, (tx) =>
    tx
      .updateTable("users")
      .set({ permissions: ["Statistiken"] })
      .where("id", "=", colleague.person.userId)
      .execute(),
  );
  const stream = await openStream((await own.url()) + eventRoutes.account.path, colleague.as);
  await renew(await nextKey(2, [office.person]));
  expect(await typesOf(stream, 1)).toEqual(["keys-changed"]);
  stream.close();
});

test("what nobody can open waits for no key, and holds no old one longer than a month", async () => {
  const junk = await aSubmitted(own, office);
  const { texts } = await call(own.app, deskRoutes.apartTexts, { as: office.as, body: { ids: [junk.id] } });
  const reports = texts.map(({ id, heardUntil }) => ({ id, heardUntil }));
  await call(own.app, deskRoutes.setApart, { as: office.as, body: { reports } });
  const second = await nextKey();
  await renew(second);
  expect(await state()).toMatchObject({ epoch: 2, older: [{ epoch: 1, reports: 1, waiting: 0 }] });
  expect((await resealing(second)).reports).toEqual([]);
  expect(await epochsGranted()).toEqual([1, 1, 2, 2]);
  await own.db.tenant(office.accountId, (tx) =>
    sql`update reports set set_apart_at = now() - interval '31 days' where account_id = ${office.accountId} and id = ${junk.id}`.execute(
      tx,
    ),
  );
  await renew(await nextKey(3));
  expect(await epochsGranted()).toEqual([3, 3]);
  expect((await call(own.app, reportRoutes.counts, { as: office.as })).lost).toBe(0);
});

test("only what somebody holds the old key of is sealed anew: of a member who waits for it noise in its place is not taken", async () => {
  await aSubmitted(own, office);
  const next = await nextKey();
  await renew(next);
  const { reports } = await resealing(next);
  const late = await aColleague(own, office);
  const noise = reports.map((report) => ({ ...report, sealedKey: report.sealedKey.slice(0, -24) + "A".repeat(24) }));
  const { accountId, departmentId } = office;
  const as = { params: { id: departmentId }, as: late.as };
  await own.db.tenant(accountId, (tx) =>
    tx.deleteFrom("grants").where("department_id", "=", departmentId).where("to_user_id", "=", late.person.userId).execute(),
  );
  expect(await refused(own.app, departmentRoutes.reseal, { ...as, body: { epoch: 2, reports: noise } })).toBe("ACCESS_WAITING");
  const { grant } = await aGrant(office, { departmentId, epoch: 2 }, next.seed, late.person);
  await own.db.tenant(accountId, (tx) => insertGrant(tx, accountId, late.person.userId, grant));
  expect(await call(own.app, departmentRoutes.toReseal, as)).toMatchObject({ rows: [], remaining: 0 });
  expect(await call(own.app, departmentRoutes.reseal, { ...as, body: { epoch: 2, reports: noise } })).toEqual({ stored: 0, remaining: 0 });
  expect(await state()).toMatchObject({ older: [{ epoch: 1, waiting: 1 }] });
});

test("whoever joins a department that stands in brings no key of it from elsewhere, but what none of its members holds", async () => {
  const { accountId } = office;
  const board = await aRealDepartment(own, office, [colleague.person]);
  const outsider = await aColleague(own, office);
  const { grant } = await aGrant(office, { departmentId: board.id, epoch: 1 }, board.seed, outsider.person);
  const where = { params: { id: board.id, userId: outsider.person.userId }, as: office.as };
  const held = () =>
    own.db.tenant(accountId, async (tx) => {
      const rows = await tx.selectFrom("grants").select("to_user_id").where("department_id", "=", board.id).execute();
      return rows.filter(({ to_user_id: id }) => id === outsider.person.userId).length;
    });
  const join = async () => {
    await own.db.tenant(accountId, (tx) => insertGrant(tx, accountId, outsider.person.userId, grant));
    await call(own.app, departmentRoutes.addMember, { ...where, body: { grants: [] } });
    const kept = await held();
    await own.db.tenant(accountId, async (tx) => {
      await tx
        .deleteFrom("department_members")
        .where("department_id", "=", board.id)
        .where("user_id", "=", outsider.person.userId)
        .execute();
      await tx.deleteFrom("grants").where("department_id", "=", board.id).where("to_user_id", "=", outsider.person.userId).execute();
    });
    return kept;
  };
  expect(await join()).toBe(1);
  await own.db.tenant(accountId, (tx) =>
    tx.updateTable("departments").set({ was_for_conflicts: true }).where("id", "=", board.id).execute(),
  );
  expect(await join()).toBe(0);
  await own.db.tenant(accountId, (tx) => tx.updateTable("channels").set({ department_id: board.id }).execute());
  await aSubmittedTo(own, office, board.key);
  expect(await join()).toBe(0);
  // Who holds it and is no member, or never comes, counts for nothing: what only they held would be lost.
  await own.db.tenant(accountId, async (tx) => {
    await tx.deleteFrom("grants").where("department_id", "=", board.id).execute();
    await insertGrant(tx, accountId, newId(), grant);
  });
  expect(await join()).toBe(1);
});
