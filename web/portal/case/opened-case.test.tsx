import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { PortalChannel } from "@hz/contract/channels/channels";
import type { Case } from "@hz/contract/reports/reports";
import type { OpenCase } from "../../vault/report/open-case.ts";
import { OpenedCase } from "./opened-case.tsx";
import { inEachLanguage, type PortalLanguage } from "@hz/contract/languages";
import { PortalContext, portalOf } from "../portal-context.tsx";
import { textsOfPage } from "../texts-of-page.ts";
import type { ThreadEntry } from "../../vault/content/thread.ts";
import { Thread } from "./thread.tsx";

const AT = "2026-11-02T09:00:00.000Z";
const PROMISE = "Spätestens am 2. Februar 2027 sagen wir Ihnen hier, was wir getan haben.";
const found = {
  id: "r",
  caseNumber: "ABCD-EFGH",
  status: "closed",
  category: null,
  linkSuffix: "muster",
  caseWorker: null,
  department: "Meldestelle",
  allowFiles: true,
  hasNotificationEmail: false,
  receivedAt: AT,
  acknowledgedAt: AT,
  confirmation: inEachLanguage(() => PROMISE),
  feedbackAt: null,
  files: [],
  way: "portal",
  destroyed: [],
  closedAt: null,
  lostAt: null,
  held: "now",
} satisfies Partial<Case>;

const confirmed = inEachLanguage(() => ({ pieces: [{ text: PROMISE, isFilled: false }], signedAt: 1_700_000_000 }));

/** The case page as it stands before its messages were read, and its thread once there are none. */
function drawn(of: Partial<Case>, language: PortalLanguage = "de", thread: ThreadEntry[] = [], more: Partial<OpenCase> = {}) {
  const channel = {
    linkSuffix: "muster",
    defaultLanguage: "de",
    department: { name: "Meldestelle" },
    lost: [] as string[],
  } as PortalChannel;
  const open = { found: { ...found, ...of }, token: "", content: null, redaction: null, confirmed, ...more } as unknown as OpenCase;
  const portal = portalOf(channel, language, textsOfPage("case", language));
  const draw = (part: React.ReactNode) => renderToStaticMarkup(<PortalContext value={portal}>{part}</PortalContext>);
  return {
    page: draw(<OpenedCase first={open} password="" onClose={() => {}} />),
    thread: draw(<Thread open={open} thread={thread} onSent={async () => {}} />),
  };
}

test("words that nobody signed stand outside of the thread, as the notice of the service; with a signature in it and nowhere else", () => {
  const unsigned = drawn({}, "de", [], { confirmed: {} });
  expect(unsigned.thread).not.toContain(PROMISE);
  expect(unsigned.page).toMatch(new RegExp(`Mitteilung des Dienstes.*Sie kommt allein vom Dienst.*${PROMISE}.*Verschlüsselter Chat`));
  const signed = drawn({});
  expect(signed.page).not.toContain("Mitteilung des Dienstes");
  expect(signed.thread).toMatch(/Ihren Text hat eine Person der Meldestelle am .*2023.* unterschrieben/);
});

test("status, case worker and dates stand apart, and it is said whose word they are", () => {
  expect(drawn({}).page).toMatch(
    /So steht Ihr Fall.*Diese Tage führt der Dienst\. Niemand hat sie unterschrieben\..*Angaben des Dienstes.*Niemand hat sie unterschrieben\..*Status.*Zuständig.*Verschlüsselter Chat/,
  );
});

test("a case that can be read shows what the channel confirmed, and takes an address for news", () => {
  const { page, thread } = drawn({});
  expect(thread).toContain(PROMISE);
  expect(page).toContain("Nachricht bei Neuigkeiten");
  expect(page).toContain('type="email"');
  expect(page).toMatch(/Neue Nachrichten erscheinen/);
});

const SHUT: [string, Partial<Case>][] = [
  ["and has closed it", { lostAt: AT, held: "lost" }],
  ["and has not closed it yet", { status: "new", held: "lost" }],
];
const WORDS = [
  ["de", /Neuigkeiten|Neue Nachrichten|schreiben Sie es hier|spätestens/i, "kann diese Meldung nicht mehr öffnen", "Keine Nachrichten."],
  ["en", /there is news|New messages|write it here|Feedback by/, "can no longer open this report", "No messages."],
] as const;
test.each(SHUT.flatMap(([when, of]) => WORDS.map((words) => [when, of, ...words] as const)))(
  "where the office can no longer open it %s nothing is promised that will not come",
  (_, of, language, untrue, why, empty) => {
    const { page, thread } = drawn(of, language);
    expect(page).toContain(why);
    expect(page + thread).not.toContain(PROMISE);
    expect(page + thread).not.toMatch(untrue);
    expect(page).not.toContain('type="email"');
    expect(thread).toContain(empty);
  },
);

const receipt = {
  message: { id: "m", kind: "acknowledgement", isFromWhistleblower: false, createdAt: AT, files: [] },
  content: { author: "Meldestelle", text: PROMISE, files: [], time: 1_700_000_000 },
  verified: true,
  gap: false,
  redaction: null,
} as unknown as ThreadEntry;
test("beside a receipt that somebody signed it stands that nobody can keep it any more, and only then", () => {
  const said = (held: Case["held"]) => drawn({ status: "new", held }, "de", [receipt]).thread;
  expect(said("lost")).toContain(PROMISE);
  expect(said("lost")).toContain("Was hier zugesagt ist, kann die Meldestelle nicht mehr einhalten");
  for (const held of ["now", "later"] as const) expect(said(held)).not.toContain("nicht mehr einhalten");
});

test("a message stands with the moment that its author signed, and what the service calls it is said to be its word", () => {
  const { thread } = drawn({ status: "new" }, "de", [receipt]);
  expect(thread).toContain('dateTime="2023-11-14T22:13:20.000Z"');
  expect(thread).not.toContain(AT);
  expect(thread).toContain("<strong>Meldestelle</strong>");
  expect(thread).toContain("Vom Dienst vermerkt als: Eingangsbestätigung");
});

test.each([
  ["de", "Zurzeit kann in der Meldestelle niemand Ihre Meldung lesen"],
  ["en", "For now nobody at the reporting office can read your report"],
] as const)("where the key may come back it is said, and the page goes on (%s)", (language, words) => {
  expect(drawn({ held: "later" }, language).page).toContain(words);
  expect(drawn({ held: "later" }, language).page).toContain('type="email"');
  expect(drawn({}, language).page).not.toContain(words);
});

test.each([
  ["de", "Adresse entfernen", /Adresse (?:ändern|speichern)/],
  ["en", "Remove address", /(?:Change|Save) address/],
] as const)("an address that is stored for it can still be removed, and nothing else (%s)", (language, remove, other) => {
  const { page } = drawn({ lostAt: AT, hasNotificationEmail: true }, language);
  expect(page).toContain(remove);
  expect(page).not.toMatch(other);
  expect(page).not.toContain('type="email"');
});
