import { readFileSync } from "node:fs";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { PortalChannel } from "@hz/contract/channels/channels";
import type { Report } from "@hz/contract/reports/reports";
import { newId, stretchPassword } from "@hz/crypto";
import { CaseDetails } from "../../portal/case/case-details.tsx";
import { PortalContext, portalOf } from "../../portal/portal-context.tsx";
import { textsOfPage } from "../../portal/texts-of-page.ts";
import type { ReportContent } from "../../vault/content/contents.ts";
import { sealBodyRedaction } from "../../vault/content/redact.ts";
import {
  BODY_TEXTS,
  MATTER_TEXTS,
  type MatterText,
  REPORTER_TEXTS,
  type ReportText,
  typedTexts,
} from "../../vault/content/report-texts.ts";
import { addTexts, searchTexts, type TextIndex } from "../../vault/content/text-index.ts";
import { foundAccount } from "../../vault/keys/found-account.ts";
import { keysInHand, openingSeeds } from "../../vault/keys/held-keys.ts";
import { holdKeys } from "../../vault/keys/keys.ts";
import type { OpenCase } from "../../vault/report/open-case.ts";
import { type OpenReport, openReport } from "../../vault/report/open-report.ts";
import { draftReport, sealReport } from "../../vault/report/seal-report.ts";
import { GuestContent } from "../guest/guest-content.tsx";
import { ReportContentCard } from "./content/report-content.tsx";
import { collect } from "./export/collect.ts";
import { makeCasePdf } from "./export/pdf/make-case-pdf.ts";
import { partsOf } from "./redact/use-redaction.ts";
import { TranslationProvider } from "./translation/translation.tsx";

const AT = "2026-11-20T08:00:00.000Z";
/** A word of its own for each text. */
const markOf = (name: ReportText) => `Merkmal${name}`;
const CONTENT: ReportContent = {
  ...typedTexts(markOf, "confidential"),
  reportType: "confidential",
  category: null,
  language: "de",
  files: [],
};
const BLOCK = "█████";

let report: Report;
beforeAll(async () => {
  const account = await foundAccount("vier Wörter hintereinander", stretchPassword);
  const { accountId, accountPublicKey, userId, grants, department, member } = account.keys;
  const departments = [{ ...department, name: "Interne Meldestelle" }];
  await holdKeys(account.userKey, { accountId, userId }, { accountPublicKey, own: member, members: [member], grants, departments });
  const draft = await draftReport(accountId, department);
  const sent = await sealReport(draft, { linkSuffix: "x", content: CONTENT, claims: [] });
  const { reportId: id, departmentId, epoch, rkId, reporterPk, reportType, title, body, sealedKey } = sent;
  const sealed = { id, departmentId, epoch, rkId, reporterPk, sealedTo: { departmentId, epoch }, title, body, sealedKey };
  const nothing = { category: null, assignedTo: null, confirmation: null, outcome: null, fastKey: null, notesKey: null, entry: null };
  const never = { identityRevealedAt: null, acknowledgedAt: null, feedbackAt: null, meetingAskedAt: null, closedAt: null, readUntil: null };
  const is = { isDrill: false, isLost: false, unread: false, deletionNeedsTwo: false, deletionRequest: null, bodyRedaction: null };
  const place = { number: 1, caseNumber: "AAAA-BBBB", channelId: newId(), department: "Interne Meldestelle", retentionMonths: 36 };
  const lists = { evidence: null, destroyed: [], assignable: [], files: [] };
  const moments = { createdAt: AT, lastActivityAt: AT, receivedAt: AT };
  report = { ...sealed, ...nothing, ...never, ...is, ...place, ...lists, ...moments, reportType, way: "portal", status: "new" };
});
beforeEach(() => vi.stubGlobal("location", new URL("https://hinweise.muster.example/meldungen")));

/** The report as the server has it once this text was blacked out in the dialog, all of it. */
async function redacted(name: MatterText): Promise<Report> {
  const open = await openReport(report);
  const parts = partsOf({ report, open, entry: null }).map((part) => [part.name, part.name === name ? BLOCK : part.text]);
  const how = { id: newId(), by: "Meldestelle", author: "Anna", places: 1, reason: "Name" };
  const sent = await sealBodyRedaction(report, { ...open, content: open.content! }, Object.fromEntries(parts), how);
  return { ...report, body: sent.box, title: sent.title ?? report.title, bodyRedaction: { byUserId: keysInHand().userId, at: AT } };
}

/** Everywhere that people meet a text of the report; each tells whether one is there. */
async function readers(of: Report): Promise<Record<"search" | "json" | "pdf" | "case" | "guest" | "reporter", (mark: string) => boolean>> {
  const open = await openReport(of);
  const data = exported(of, open, true);
  const has = (text: string) => (mark: string) => text.includes(mark);
  const heading = open.title ?? "";
  return {
    search: await searched(of),
    json: has(JSON.stringify(data)),
    pdf: has(await textOfPdf(data)),
    case: has(
      heading +
        drawn(
          <TranslationProvider open={open}>
            <ReportContentCard report={of} open={open} />
          </TranslationProvider>,
        ),
    ),
    guest: has(heading + drawn(<GuestContent report={of} open={{ ...open, notesKey: null }} maySeeIdentity={false} />)),
    reporter: has(drawnForReporter(open)),
  };
}

async function searched(of: Report): Promise<(mark: string) => boolean> {
  const held = keysInHand();
  const index: TextIndex = new Map();
  const opener = { accountId: held.accountId, seeds: openingSeeds(held), members: held.members };
  expect(await addTexts(index, opener, [{ ...of, messages: [] }])).toEqual([0]);
  return (mark) => searchTexts(index, mark, [of.id]).length === 1;
}

function exported(of: Report, open: OpenReport, person: boolean) {
  const procedure = { receivedAt: AT, acknowledged: null, feedback: null, steps: [], measures: [], closed: null };
  const named = { users: new Map(), categories: new Map(), channels: new Map(), me: { fullName: "Anna", companyName: "Muster AG" } };
  const around = { thread: [], notes: [], history: [], procedure, disclosures: [] };
  return collect({ report: of, open, ...around, ...named }, { person, notes: true }, new Date(AT));
}

async function textOfPdf(data: ReturnType<typeof exported>): Promise<string> {
  const folder = new URL("../../../node_modules/@fontsource/source-sans-3/files/", import.meta.url);
  const face = (weight: number) => [new Uint8Array(readFileSync(new URL(`source-sans-3-latin-${weight}-normal.woff`, folder)))];
  const bytes = await makeCasePdf({ data, dataSha256: null }, { regular: face(400), bold: face(700) });
  const pdf = await getDocument({ data: bytes, verbosity: 0 }).promise;
  const pages = Array.from({ length: pdf.numPages }, async (_, page) => (await (await pdf.getPage(page + 1)).getTextContent()).items);
  return (await Promise.all(pages))
    .flat()
    .flatMap((item) => ("str" in item ? [item.str] : []))
    .join(" ");
}

const drawn = (part: React.ReactNode) => renderToStaticMarkup(<QueryClientProvider client={new QueryClient()}>{part}</QueryClientProvider>);

function drawnForReporter({ content, redaction }: OpenReport): string {
  const found = { status: "new", receivedAt: AT, acknowledgedAt: null, feedbackAt: null, confirmation: null, way: "portal", files: [] };
  const channel = { linkSuffix: "muster", defaultLanguage: "de" } as PortalChannel;
  const portal = portalOf(channel, "de", textsOfPage("case", "de"));
  const open = { found, content, redaction } as unknown as OpenCase;
  return renderToStaticMarkup(
    <PortalContext value={portal}>
      <CaseDetails open={open} />
    </PortalContext>,
  );
}

/** Which readers have which of the texts. */
async function whereAre(texts: readonly ReportText[], of: Report) {
  const there = Object.entries(await readers(of));
  return Object.fromEntries(texts.map((name) => [name, there.filter(([, has]) => has(markOf(name))).map(([reader]) => reader)]));
}
const EVERYWHERE = ["search", "json", "pdf", "case", "guest", "reporter"];
const NOWHERE: string[] = [];

test("what a report says of the matter is found, shown to all who read it, and exported, every text of it", async () => {
  const expected = Object.fromEntries(MATTER_TEXTS.map((name) => [name, EVERYWHERE]));
  expect(await whereAre(MATTER_TEXTS, report)).toEqual(expected);
});

test.each(MATTER_TEXTS)("once %s was blacked out nobody reads it anywhere, and everything else as before", async (name) => {
  const expected = Object.fromEntries(MATTER_TEXTS.map((one) => [one, one === name ? NOWHERE : EVERYWHERE]));
  expect(await whereAre(MATTER_TEXTS, await redacted(name))).toEqual(expected);
});

test("who reported is read by the reporter and in an export that asks for it; it is folded away, and found by no search", async () => {
  const expected = Object.fromEntries(REPORTER_TEXTS.map((name) => [name, ["json", "pdf", "reporter"]]));
  expect(await whereAre(REPORTER_TEXTS, report)).toEqual(expected);
  const without = JSON.stringify(exported(report, await openReport(report), false));
  for (const name of REPORTER_TEXTS) expect(without).not.toContain(markOf(name));
  for (const name of BODY_TEXTS) expect(without).toContain(markOf(name));
});
