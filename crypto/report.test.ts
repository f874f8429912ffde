import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import * as hz from "./index.ts";
import { aReport } from "./testing/a-report.ts";
import { expectFailure, flipped } from "./testing/expect-failure.ts";

type Report = Awaited<ReturnType<typeof aReport>>;
type Opener = { box: hz.Bytes; open: (box: hz.Bytes, head: hz.ReportHead) => Promise<unknown> };
const text = fc.string({ unit: "binary", maxLength: 400 });
const messageId = "10000000-0000-4000-8000-000000000001";
const noteId = "20000000-0000-4000-8000-000000000002";
const fromReporter = { id: messageId, role: "reporter" } as const;

let report: Report;
let handler: hz.SigningKey;
let notesKey: hz.Bytes;
let openers: Record<string, Opener>;

beforeAll(async () => {
  report = await aReport();
  handler = await hz.accountKey(hz.newAccountSeed());
  notesKey = hz.newNotesKey();
  const { reportKey: rk, head, keys, seed, target } = report;
  openers = {
    "sealed key": { box: report.sealedKey, open: (box, h) => hz.openSealedKey(seed, h, box) },
    "wrapped key": { box: report.wrappedKey, open: (box, h) => hz.unwrapReportKey(keys, h, box) },
    "fast key": {
      box: await hz.sealFastKey(seed, head, rk),
      open: (box, h) => hz.openFastKey(seed, h, box),
    },
    title: {
      box: await hz.sealTitle(rk, head, "Titel"),
      open: (box, h) => hz.openTitle(rk, h, box),
    },
    body: { box: await hz.sealBody(rk, head, "Text"), open: (box, h) => hz.openBody(rk, h, box) },
    message: {
      box: await hz.sealMessage(rk, head, fromReporter, "Gruß", keys.sig),
      open: (box, h) => hz.openMessage(rk, h, fromReporter, box),
    },
    "redacted body": {
      box: await hz.sealRedactedBody(rk, head, "█████", handler),
      open: (box, h) => hz.openRedactedBody(rk, h, box),
    },
    "redacted message": {
      box: await hz.sealRedactedMessage(rk, head, fromReporter, "█████", handler),
      open: (box, h) => hz.openRedactedMessage(rk, h, fromReporter, box),
    },
    "notes key": {
      box: await hz.sealNotesKey(target.publicKey, head, notesKey, handler),
      open: (box, h) => hz.openNotesKey(seed, h, handler.publicKey, box),
    },
    note: {
      box: await hz.sealNote(notesKey, head, noteId, "Intern", handler),
      open: (box, h) => hz.openNote(notesKey, h, noteId, box),
    },
  };
});

test("department, reporter and fast key lead to the same report key", async () => {
  const { reportKey, head } = report;
  for (const name of ["sealed key", "wrapped key", "fast key"]) {
    expect(await openers[name]!.open(openers[name]!.box, head)).toEqual(reportKey);
  }
});

test("the case password leads back to the keys, however it is typed", async () => {
  const { casePassword, keys } = report;
  const again = await hz.caseKeys(casePassword.toLowerCase().replaceAll("-", " "));
  expect([again.token, again.wrap, again.tokenHash]).toEqual([keys.token, keys.wrap, keys.tokenHash]);
  expect(again.sig.publicKey).toEqual(report.head.reporterPk);
  expect(await hz.sha256(keys.token)).toEqual(keys.tokenHash);
});

test("any text comes back as it was", async () => {
  const { reportKey: rk, head, keys } = report;
  await fc.assert(
    fc.asyncProperty(text, async (t) => {
      expect(await hz.openBody(rk, head, await hz.sealBody(rk, head, t))).toBe(t);
      const short = t.slice(0, 60).toWellFormed();
      expect(await hz.openTitle(rk, head, await hz.sealTitle(rk, head, short))).toBe(short);
      const box = await hz.sealMessage(rk, head, fromReporter, t, keys.sig);
      expect((await hz.openMessage(rk, head, fromReporter, box)).text).toBe(t);
      const note = await hz.sealNote(notesKey, head, noteId, t, handler);
      expect((await hz.openNote(notesKey, head, noteId, note)).text).toBe(t);
    }),
    { numRuns: 25 },
  );
});

test("the same text never makes the same box, and short texts make boxes of one size", async () => {
  const { reportKey, head } = report;
  const [a, b] = [await hz.sealBody(reportKey, head, "x"), await hz.sealBody(reportKey, head, "x")];
  expect(a).not.toEqual(b);
  expect((await hz.sealBody(reportKey, head, "y".repeat(4000))).length).toBe(a.length);
});

describe("a box is refused", () => {
  test("after any flipped bit", async () => {
    const name = fc.constantFrom(...Object.keys(openers));
    await fc.assert(
      fc.asyncProperty(name, fc.nat(), async (n, bit) => {
        const { box, open } = openers[n]!;
        await open(box, report.head);
        await expectFailure(() => open(flipped(box, bit), report.head));
      }),
      { numRuns: 120 },
    );
  });

  test("at every bit of a small one", async () => {
    const { box, open } = openers["wrapped key"]!;
    for (let bit = 0; bit < 8 * box.length; bit++) {
      await expectFailure(() => open(flipped(box, bit), report.head));
    }
  });

  test("one byte shorter, one byte longer, or empty", async () => {
    for (const { box, open } of Object.values(openers)) {
      for (const odd of [box.slice(0, -1), box.slice(1), new Uint8Array([...box, 0]), box.slice(0, 0)]) {
        await expectFailure(() => open(odd, report.head), "box-shape");
      }
    }
  });

  test("under any other head", async () => {
    const { head } = report;
    const others: hz.ReportHead[] = [
      { ...head, accountId: hz.newId() },
      { ...head, departmentId: hz.newId() },
      { ...head, epoch: head.epoch + 1 },
      { ...head, reportId: hz.newId() },
      { ...head, rkId: flipped(head.rkId, 5) },
      { ...head, reporterPk: flipped(head.reporterPk, 5) },
    ];
    for (const [name, { box, open }] of Object.entries(openers)) {
      for (const other of others) await expectFailure(() => open(box, other));
      expect(await open(box, head), name).toBeDefined();
    }
  });

  test("in the place of any other", async () => {
    for (const [name, { box }] of Object.entries(openers)) {
      for (const [place, { open }] of Object.entries(openers)) {
        if (place !== name) await expectFailure(() => open(box, report.head));
      }
    }
  });

  test("with keys of another report or department", async () => {
    const other = await aReport();
    const { head } = report;
    const box = (name: string) => openers[name]!.box;
    await expectFailure(() => hz.openSealedKey(other.seed, head, box("sealed key")), "box-open");
    await expectFailure(() => hz.openFastKey(other.seed, head, box("fast key")), "box-open");
    await expectFailure(() => hz.unwrapReportKey(other.keys, head, box("wrapped key")), "box-open");
    await expectFailure(() => hz.openTitle(other.reportKey, head, box("title")), "box-open");
    await expectFailure(() => hz.openBody(other.reportKey, head, box("body")), "box-open");
    const message = box("message");
    await expectFailure(() => hz.openMessage(other.reportKey, head, fromReporter, message), "box-open");
    await expectFailure(() => hz.openNote(report.reportKey, head, noteId, box("note")), "box-open");
  });

  test("as another message, from the other side, or as another kind of note", async () => {
    const { reportKey: rk, head } = report;
    const { box } = openers["message"]!;
    await expectFailure(() => hz.openMessage(rk, head, { id: noteId, role: "reporter" }, box), "box-open");
    await expectFailure(() => hz.openMessage(rk, head, { id: messageId, role: "handler" }, box), "box-open");
    const note = openers["note"]!.box;
    await expectFailure(() => hz.openNote(notesKey, head, messageId, note), "box-open");
    await expectFailure(() => hz.openNote(notesKey, head, noteId, note, "summary"), "box-open");
    for (const kind of ["redaction", "step", "measure", "closure"] as const)
      await expectFailure(() => hz.openNote(notesKey, head, noteId, note, kind), "box-open");
  });
});

test("a report key that the head does not name is refused, though properly sealed", async () => {
  const { head, target, seed, keys } = report;
  const foreign = hz.randomBytes(32);
  const sealed = await hz.sealReportKey(target.publicKey, head, foreign);
  await expectFailure(() => hz.openSealedKey(seed, head, sealed), "commitment");
  const fast = await hz.sealFastKey(seed, head, foreign);
  await expectFailure(() => hz.openFastKey(seed, head, fast), "commitment");
  expect(await hz.unwrapReportKey(keys, head, report.wrappedKey)).toEqual(report.reportKey);
});

test("a transferred report opens for the new department under its name only", async () => {
  const { head, reportKey, seed } = report;
  const newSeed = hz.newDepartmentSeed();
  const moved = { ...head, departmentId: hz.newId(), epoch: 3 };
  const publicKey = await hz.departmentPublicKey(newSeed);
  const box = await hz.sealReportKey(publicKey, moved, reportKey);
  expect(await hz.openSealedKey(newSeed, moved, box)).toEqual(reportKey);
  await expectFailure(() => hz.openSealedKey(newSeed, head, box), "box-open");
  await expectFailure(() => hz.openSealedKey(seed, moved, box), "box-open");
});

test("a notes key counts only with the signature of the member it is said to come from", async () => {
  const { head, target, seed } = report;
  const stranger = await hz.accountKey(hz.newAccountSeed());
  const planted = await hz.sealNotesKey(target.publicKey, head, hz.newNotesKey(), stranger);
  await expectFailure(() => hz.openNotesKey(seed, head, handler.publicKey, planted), "signature");
  const { box } = openers["notes key"]!;
  expect(await hz.openNotesKey(seed, head, handler.publicKey, box)).toEqual(notesKey);
});

test("messages and notes show who signed them, and the hash of their box", async () => {
  const { reportKey, head, keys } = report;
  const { box } = openers["message"]!;
  const message = await hz.openMessage(reportKey, head, fromReporter, box);
  expect(await message.verify(keys.sig.publicKey)).toBe(true);
  expect(await message.verify(handler.publicKey)).toBe(false);
  expect(await message.verify(new Uint8Array(31))).toBe(false);
  expect(message.hash).toEqual(await hz.sha256(box));
  const forged = await hz.sealMessage(reportKey, head, fromReporter, "Gruß", handler);
  expect(await (await hz.openMessage(reportKey, head, fromReporter, forged)).verify(keys.sig.publicKey)).toBe(false);
  const note = await hz.openNote(notesKey, head, noteId, openers["note"]!.box);
  expect(await note.verify(handler.publicKey)).toBe(true);
  expect(await note.verify(keys.sig.publicKey)).toBe(false);
});

test("texts above the limit and keys of a wrong size are refused before anything is sealed", async () => {
  const { reportKey, head, target } = report;
  await expectFailure(() => hz.sealBody(reportKey, head, "x".repeat(262_144)), "text-length");
  await expectFailure(() => hz.sealBody(reportKey.slice(1), head, "x"), "key-size");
  await expectFailure(() => hz.sealReportKey(target.publicKey, head, reportKey.slice(1)), "key-size");
  await expectFailure(() => hz.sealReportKey(target.publicKey.slice(1), head, reportKey), "key-size");
  const zero = new Uint8Array(1216);
  await expectFailure(() => hz.sealReportKey(zero, head, reportKey), "public-key");
});
