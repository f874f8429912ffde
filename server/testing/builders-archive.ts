import { createWriteStream } from "node:fs";
import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { archiveRoutes } from "@hz/contract/account/archive";
import { authRoutes } from "@hz/contract/sign-in/auth";
import { fileRoutes } from "@hz/contract/reports/files";
import { messageRoutes } from "@hz/contract/reports/messages";
import { reportRoutes } from "@hz/contract/reports/reports";
import { toBase64Url } from "@hz/crypto";
import { type ArchiveResult, archiveStream, type ReadCase } from "../../web/admin/archive/make/archive-entries.ts";
import { heldKeys, openingSeeds } from "../../web/vault/keys/held-keys.ts";
import { holdKeys } from "../../web/vault/keys/keys.ts";
import { openNotes } from "../../web/vault/content/notes.ts";
import { openAttachment, type OpenReport, openReport } from "../../web/vault/report/open-report.ts";
import { openMessages } from "../../web/vault/content/thread.ts";
import type { TestApplication } from "./application.ts";
import { authOf, type SignedIn } from "./builders.ts";
import { call, send } from "./call.ts";

/** Has this process hold the person's keys, as their browser would. */
export async function holdKeysOf(
  test: TestApplication,
  { as }: Pick<SignedIn, "as">,
  userKey: Uint8Array,
  accountId: string,
  userId: string,
) {
  return holdKeys(new Uint8Array(userKey), { accountId, userId }, await call(test.app, authRoutes.keys, { as }));
}

/** A case as a browser reads it: everything opened and checked with the keys in hand. */
export async function readCase(test: TestApplication, as: SignedIn["as"], id: string) {
  const members = heldKeys()!.authors;
  const report = await call(test.app, reportRoutes.get, { params: { id }, as });
  const open = await openReport(report);
  const thread = await openMessages({ ...open, members }, await call(test.app, messageRoutes.list, { params: { id }, as }));
  const notes = await openNotes(open, report.notesKey, await call(test.app, messageRoutes.notes, { params: { id }, as }));
  return { report, open, thread, notes };
}

/** Opens a file of a case. */
export async function openFileOf(test: TestApplication, as: SignedIn["as"], open: OpenReport, info: { id: string; size: number }) {
  const reply = await send(test.app, fileRoutes.reportFile, { params: { id: open.head.reportId, fileId: info.id }, as });
  return openAttachment(open, { name: "", type: "", ...info }, new Blob([new Uint8Array(reply.rawPayload)]).stream(), () => {});
}

/** Begins an archive of the account in this session, as its page does with the password. */
export const archiveBegun = async (test: TestApplication, { as, person }: Pick<SignedIn, "as" | "person">) =>
  call(test.app, archiveRoutes.begin, { as, body: { auth: await authOf(test, person.email, person.password) } });

/** Makes an archive of the account over HTTP with the keys in hand and writes it to a file of its own; resolves to its place. */
export async function anArchive(
  test: TestApplication,
  { as, person }: SignedIn,
  accountId: string,
): Promise<{ file: string; result: ArchiveResult; remove: () => Promise<void> }> {
  await archiveBegun(test, { as, person });
  const readOne = async (id: string): Promise<ReadCase> => {
    const { report, open, thread } = await readCase(test, as, id);
    const named = [...(open.content?.files ?? []), ...thread.flatMap(({ content }) => content?.files ?? [])];
    const files = named.map((one) => ({ ...one, sentAt: null, state: "not-loaded" as const, sha256: null, path: null }));
    const description = { text: open.content?.description ?? null, closed: open.content === null, redaction: null };
    const data = { id, receivedAt: report.receivedAt, caseNumber: report.caseNumber, title: open.title, description, files };
    const { lines } = await call(test.app, archiveRoutes.report, { params: { id }, as });
    return { data, lines, openFile: (file) => openFileOf(test, as, open, file) };
  };
  const by = { id: person.userId, name: person.fullName, email: person.email };
  const head = { name: "archiv.zip", accountId, company: "Muster AG", by, at: new Date() };
  let result: ArchiveResult | null = null;
  const stream = archiveStream(
    { ...head, reports: 0 },
    {
      async *reportIds() {
        yield* (await call(test.app, archiveRoutes.reports, { as })).ids;
      },
      readCase: readOne,
      faultOf: () => null,
      tablePage: (table, after) =>
        call(test.app, archiveRoutes.table, { params: { table }, query: after === undefined ? {} : { after }, as }),
      auditLog: async () => new Uint8Array(),
      comparable: async () => ({ account: "", log: null }),
      keys: () => ({
        accountSeed: toBase64Url(heldKeys()!.accountSeed!),
        departments: [...openingSeeds(heldKeys()!)].map(([name, seed]) => {
          const [departmentId = "", epoch] = name.split("/");
          return { departmentId, epoch: Number(epoch), seed: toBase64Url(seed) };
        }),
      }),
      onProgress: () => {},
    },
    (ended) => void (result = ended),
  );
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), "hz-archive-"));
  const file = path.join(folder, "archiv.zip");
  await pipeline(Readable.fromWeb(stream as never), createWriteStream(file));
  return { file, result: result!, remove: () => fs.rm(folder, { recursive: true }) };
}
