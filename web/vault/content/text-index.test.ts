import type { ReportTexts } from "@hz/contract/reports/desk";
import {
  caseKeys,
  newId,
  randomBytes,
  sealMessage,
  sealRedactedBody,
  sealRedactedMessage,
  stretchPassword,
  toBase64Url,
  userKeys,
} from "@hz/crypto";
import type { MessageContent, ReportContent } from "./contents.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { encodeMessage, encodeRedacted, encodeReport } from "./content.ts";
import { excerptOf } from "./excerpt.ts";
import { fold } from "./fold.ts";
import { foundAccount, type FoundedAccount } from "../keys/found-account.ts";
import { seedName } from "../keys/ring-seeds.ts";
import { draftReport, type ReportDraft, sealReport } from "../report/seal-report.ts";
import { addTexts, type Opener, searchTexts, type TextIndex } from "./text-index.ts";

const CONTENT: ReportContent = {
  title: "Lackreste im Hof entsorgt",
  description: "Jeden Freitag fährt ein Lieferwagen über die Große Straße.",
  reportType: "anonymous",
  category: null,
  contactName: "Rosalinde Quast",
  contactPhone: "+49 30 4711",
  contactEmail: "r.quast@privat.example",
  language: "de",
  files: [],
};

let account: FoundedAccount;
let draft: ReportDraft;
let report: ReportTexts;
let seeds: Map<string, Uint8Array<ArrayBuffer>>;

async function said(text: string, identity?: MessageContent["identity"]) {
  const id = newId();
  const content = { role: "reporter", authorId: null, author: "", seq: 0, prev: null, time: 1, text, files: [] } as const;
  const box = await sealMessage(
    draft.reportKey,
    draft.head,
    { id, role: "reporter" },
    encodeMessage({ ...content, files: [], identity }),
    (await caseKeys(draft.password)).sig,
  );
  return { id, isFromWhistleblower: true, box: toBase64Url(box), redaction: null };
}

beforeAll(async () => {
  account = await foundAccount("vier Wörter hintereinander", stretchPassword);
  const { departmentId } = account.keys.department;
  draft = await draftReport(account.keys.accountId, account.keys.department);
  const sent = await sealReport(draft, { linkSuffix: "x", content: CONTENT, claims: [] });
  const { reportId: id, epoch, rkId, reporterPk, sealedKey, body } = sent;
  const messages = [
    await said("Am Kennzeichen stand HH.", { name: "Rosalinde Quast", phone: "4711", email: "r.quast@privat.example" }),
    await said("Es war ein blauer Transporter."),
  ];
  report = {
    id,
    departmentId,
    epoch,
    rkId,
    reporterPk,
    sealedTo: { departmentId, epoch },
    fastKey: null,
    sealedKey,
    body,
    bodyRedaction: null,
    messages,
  };
  seeds = new Map([[seedName(departmentId, epoch), account.departmentSeed]]);
});

const opener = (known: Opener["seeds"] = seeds): Opener => ({ accountId: account.keys.accountId, seeds: known, members: new Map() });

async function indexed(...reports: ReportTexts[]): Promise<{ index: TextIndex; closed: number[] }> {
  const index: TextIndex = new Map();
  return { index, closed: await addTexts(index, opener(), reports) };
}

const search = (index: TextIndex, typed: string) => searchTexts(index, typed, [...index.keys()]);

describe("the search in opened texts", () => {
  test("finds words of description and messages and says where, with the word as it was written", async () => {
    const { index, closed } = await indexed(report);
    expect(closed).toEqual([0]);
    expect(search(index, "GROSSE")).toEqual([
      {
        id: report.id,
        excerpt: { where: "description", before: "Jeden Freitag fährt ein Lieferwagen über die ", match: "Große", after: " Straße." },
      },
    ]);
    expect(search(index, "transport")[0]).toMatchObject({ excerpt: { where: "message", match: "Transport", after: "er." } });
  });

  test("every word has to occur, wherever; what stands in the title needs no excerpt", async () => {
    const { index } = await indexed(report);
    expect(search(index, "lackreste blauer freitag")[0]).toMatchObject({ excerpt: { where: "message", match: "blauer" } });
    expect(search(index, "lackreste")).toEqual([{ id: report.id, excerpt: null }]);
    expect(search(index, "lackreste roter")).toEqual([]);
    expect(search(index, "  ")).toEqual([]);
    // Only where it is asked for, and what is not known is not there.
    expect(searchTexts(index, "lackreste", ["unknown"])).toEqual([]);
  });

  test("who the reporter is, told in the report or later, cannot be searched for, and stands in no excerpt", async () => {
    const { index } = await indexed(report);
    for (const typed of ["rosalinde", "quast", "4711", "privat.example"]) expect(search(index, typed)).toEqual([]);
    // Without the ids, in which any digits may come.
    expect(JSON.stringify([...index.values()])).not.toMatch(/quast|4711/i);
  });

  test("what does not open is counted, and the rest is searched all the same", async () => {
    const damaged = toBase64Url(randomBytes(4_120));
    const [first, second] = report.messages;
    const { index, closed } = await indexed({ ...report, body: damaged, messages: [first!, { ...second!, box: damaged }] });
    expect(closed).toEqual([2]);
    expect(search(index, "kennzeichen")).toHaveLength(1);
    expect(search(index, "freitag")).toEqual([]);
  });

  test("without the department's key nothing of it is known, and all boxes count as closed", async () => {
    const index: TextIndex = new Map();
    await addTexts(index, opener(), [report]);
    expect(await addTexts(index, opener(new Map()), [report])).toEqual([3]);
    expect(search(index, "freitag")).toEqual([]);
  });
});

describe("redacted texts", () => {
  const at = { at: "2026-11-21T08:00:00.000Z" };

  /** The report with its body and first message redacted by a handler, whose keys are given as well. */
  async function redacted() {
    const { userId } = account.keys;
    const own = await userKeys(account.userKey, userId);
    const mark = { byId: userId, by: "Meldestelle", time: 1, original: "" };
    const content = encodeReport({ ...CONTENT, description: "Jeden Freitag fährt █████ über die Große Straße." });
    const said = encodeMessage({
      role: "reporter",
      authorId: null,
      author: "",
      seq: 0,
      prev: null,
      time: 1,
      text: "Am Kennzeichen stand █████.",
      files: [],
    });
    const [first, second] = report.messages;
    const body = await sealRedactedBody(draft.reportKey, draft.head, encodeRedacted(mark, content), own.sig);
    const which = { id: first!.id, role: "reporter" as const };
    const box = await sealRedactedMessage(draft.reportKey, draft.head, which, encodeRedacted(mark, said), own.sig);
    const by = { byUserId: userId, ...at };
    return {
      text: {
        ...report,
        body: toBase64Url(body),
        bodyRedaction: by,
        messages: [{ ...first!, box: toBase64Url(box), redaction: by }, second!],
      },
      members: new Map([[userId, [{ kemPublicKey: own.kem.publicKey, sigPublicKey: own.sig.publicKey, joinedAt: 1 }]]]),
    };
  }

  test("are found by what is left of them", async () => {
    const { text, members } = await redacted();
    const index: TextIndex = new Map();
    expect(await addTexts(index, { ...opener(), members }, [text])).toEqual([0]);
    expect(search(index, "freitag")).toHaveLength(1);
    expect(search(index, "kennzeichen")).toHaveLength(1);
    for (const gone of ["lieferwagen", "hh"]) expect(search(index, gone)).toEqual([]);
  });

  test("count as closed where nobody known has signed them", async () => {
    const { text } = await redacted();
    expect(await addTexts(new Map(), opener(), [text])).toEqual([2]);
  });
});

describe("the piece around a word", () => {
  test("is cut at words, with a sign, and holds one line", () => {
    const text = `${"vorher ".repeat(20)}die\nNadel im Heuhaufen${" nachher".repeat(20)}`;
    const { before, match, after } = excerptOf(text, "nadel");
    expect(match).toBe("Nadel");
    expect(before).toMatch(/^… (vorher )+die $/);
    expect(after).toMatch(/^ im Heuhaufen( nachher)+ …$/);
  });

  test.each(["Straße der Größe", "ﬁnster und ﬂach", "a\u0301rger und Ärger"])(
    "the place is right where folding changes lengths: %s",
    (text) => {
      for (const word of text.split(" ")) expect(fold(excerptOf(`ßßß ${text} ßß`, fold(word)).match)).toContain(fold(word));
    },
  );
});
