import { REPORTER_REFUSALS } from "@hz/contract/reporter-refusals";
import { renderToStaticMarkup } from "react-dom/server";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import type { PortalChannel } from "@hz/contract/channels/channels";
import { DUTY_PAGES } from "@hz/contract/channels/duty-pages";
import { inEachLanguage, PORTAL_LANGUAGE_CODES, PORTAL_LANGUAGES } from "@hz/contract/languages";
import { FILE_TYPES } from "@hz/contract/limits";
import { portalApi } from "@hz/contract/portal-paths";
import { NEUTRAL_NAME } from "@hz/contract/people/neutral-name";
import type { Case } from "@hz/contract/reports/reports";
import type { KeyCheck } from "../vault/report/check-key.ts";
import type { OpenCase } from "../vault/report/open-case.ts";
import type { MessageContent } from "../vault/content/contents.ts";
import type { Consent, ConsentState } from "../vault/content/consents.ts";
import type { ThreadEntry } from "../vault/content/thread.ts";
import { numberOf, numbers, pseudo, wide } from "../testing/pseudo-texts.ts";
import { CaseDetails } from "./case/case-details.tsx";
import { CaseFiles } from "./case/case-files.tsx";
import { CasePage } from "./case/case-page.tsx";
import { CaseSteps } from "./case/case-steps.tsx";
import { ServiceNotice } from "./case/confirmation.tsx";
import { AnswerText, ConsentAnswer } from "./case/consent-answer.tsx";
import { CorrectionForm } from "./case/correction-form.tsx";
import { NewMessages } from "./case/new-messages.tsx";
import { OpenedCase } from "./case/opened-case.tsx";
import { PasswordNotice } from "./case/password-notice.tsx";
import { RecordAnswer } from "./case/record-answer.tsx";
import { ReplyForm } from "./case/reply-form.tsx";
import { RevealForm } from "./case/reveal-form.tsx";
import { Thread } from "./case/thread.tsx";
import { TYPED_TEXTS } from "../vault/content/report-texts.ts";
import { CopyButton } from "./copy-button.tsx";
import type { ProblemText } from "./form/check-report.ts";
import { ErrorSummary } from "./form/error-summary.tsx";
import { FileList } from "./form/file-list.tsx";
import { NotificationForm } from "./form/notification-form.tsx";
import { ContactFields, ReportFields } from "./form/report-fields.tsx";
import { SendBar } from "./form/send-bar.tsx";
import { KeyRefused, LinkChanged, type WhyRefused } from "./office/key-notices.tsx";
import { AwayNotice, LostNotice } from "./office/lost-notice.tsx";
import { RecipientInfo } from "./office/recipient-info.tsx";
import type { PortalPageProps } from "./page-props.ts";
import { FinishedDialog } from "./pages/finished-dialog.tsx";
import { SuccessPage } from "./pages/success-page.tsx";
import { PortalContext, portalOf } from "./portal-context.tsx";
import type { PortalTexts } from "./portal-texts.ts";
import { SentPanel } from "./sent-bytes/sent-panel.tsx";
import type { Sent } from "./sent-bytes/watch-requests.ts";
import { renderPortalPage } from "./server.tsx";
import { textsOfPage } from "./texts-of-page.ts";
import { chosenFiles } from "../testing/chosen-files.ts";

/** Dates and figures are written as this one does; not as German, which a component could have fixed. */
const LANGUAGE = PORTAL_LANGUAGE_CODES.at(-1)!;
function pseudoTextsOf(view: PortalPageProps["view"]): PortalTexts {
  const { own, errors } = textsOfPage(view, LANGUAGE);
  return {
    own: Object.fromEntries(Object.entries(own).map(([key, text]) => [key, pseudo(key, text)])),
    errors: Object.fromEntries(Object.entries(errors).map(([code, text]) => [code, wide(text)])),
  };
}
const ALL_TEXTS = pseudoTextsOf("start");

const GIVEN = "Ωμέγα";
const AT = "2026-03-02T09:00:00.000Z";
const LATER = "2026-12-24T09:00:00.000Z";
const document_ = { type: "doc" as const, content: [{ type: "paragraph" as const, content: [{ type: "text" as const, text: GIVEN }] }] };
const office = { departmentId: "d", epoch: 1, publicKey: "", notAfter: 0, signature: "", purpose: null, name: GIVEN };
const other = { ...office, departmentId: "e", name: `${GIVEN} β` };
const channel: PortalChannel = {
  accountId: "a",
  linkSuffix: "muster",
  name: GIVEN,
  companyName: GIVEN,
  description: GIVEN,
  settings: {
    allowAnonymous: true,
    allowFiles: true,
    requireCategory: false,
    autoAcknowledge: true,
    retentionMonths: null,
    logo: null,
    brandColor: null,
  },
  retentionMonths: 36,
  languages: Object.fromEntries(PORTAL_LANGUAGE_CODES.map((language) => [language, { name: GIVEN, content: document_ }])),
  defaultLanguage: "auto",
  accountPublicKey: "",
  successions: [],
  department: office,
  conflict: other,
  others: [],
  lost: [],
  voice: { phone: "040", hours: GIVEN, meeting: GIVEN },
};
const withSettings = (settings: Partial<PortalChannel["settings"]>) => ({ ...channel, settings: { ...channel.settings, ...settings } });
const lost = { ...channel, lost: ["d", "e"] };

const found = {
  id: "r",
  caseNumber: "Ω7",
  status: "new",
  category: null,
  linkSuffix: "muster",
  caseWorker: NEUTRAL_NAME,
  department: GIVEN,
  allowFiles: true,
  hasNotificationEmail: false,
  receivedAt: AT,
  acknowledgedAt: null,
  confirmation: null,
  feedbackAt: null,
  files: [{ id: "there" }],
  way: "portal",
  destroyed: [{ id: "destroyed" }],
  closedAt: null,
  lostAt: null,
  held: "now",
};
const files = ["there", "gone", "destroyed"].map((id) => ({ id, name: GIVEN, type: "", size: 1_500_000 }));
const content = {
  title: GIVEN,
  description: GIVEN,
  reportType: "anonymous",
  contactName: GIVEN,
  contactPhone: GIVEN,
  contactEmail: GIVEN,
  files,
};
const mark = { byId: "u", by: NEUTRAL_NAME, time: Date.parse(AT) / 1000, original: "" };
type Of = Partial<Omit<Case, "status">> & { status?: Case["status"]; confirmed?: boolean };
const opened = (of: Of = {}, more: object = {}) =>
  ({ found: { ...found, ...of }, token: "", content, redaction: mark, confirmed: {}, ...more }) as unknown as OpenCase;

const said = (id: string, own: Partial<MessageContent>, more: object = {}) =>
  ({
    message: { id, kind: "message", isFromWhistleblower: own.role === "reporter", createdAt: AT, files: [{ id: "there" }] },
    content: { author: NEUTRAL_NAME, text: GIVEN, files, seq: 1, time: mark.time, ...own },
    hash: "h",
    redaction: null,
    verified: true,
    gap: false,
    ...more,
  }) as unknown as ThreadEntry;
const kind = (name: string) => ({ message: { id: name, kind: name, isFromWhistleblower: false, createdAt: AT, files: [] } });
const sentByItself = { acknowledgedAt: AT, confirmation: inEachLanguage(() => GIVEN) };
const signed = { pieces: [{ text: GIVEN, isFilled: true }], signedAt: mark.time };
const note = { recordId: "p", version: 1, isFinal: false, reason: "" };
const thread: ThreadEntry[] = [
  said("1", { role: "reporter" }, { redaction: mark }),
  said("2", { role: "handler", author: GIVEN, request: { kind: "consent", recipient: GIVEN, purpose: GIVEN, details: GIVEN } }),
  said("3", { role: "handler", record: note }),
  said("4", { role: "handler", seq: 2, record: { ...note, version: 2 } }),
  said("5", { role: "reporter", identity: { name: GIVEN, phone: GIVEN, email: GIVEN } }),
  said("6", { role: "handler" }, { verified: false, gap: true }),
  said("7", {}, { content: null }),
  said("8", { role: "handler" }, kind("acknowledgement")),
  said("9", { role: "handler" }, kind("feedback")),
  said(
    "10",
    { role: "handler", seq: 3, record: { ...note, version: 2, isFinal: true } },
    { verified: true, message: { ...kind("x").message, id: "10", kind: "message" } },
  ),
];
const consent = (state: ConsentState): Consent => ({
  id: "2",
  request: { kind: "consent", recipient: GIVEN, purpose: GIVEN, details: GIVEN },
  wording: GIVEN,
  askedAt: AT,
  state,
  since: state === "open" ? null : AT,
  grantedAt: null,
  held: [],
});
const version = (verdict: "confirmed" | "correction" | "refused" | null) => ({
  id: "3",
  version: 1,
  wording: GIVEN,
  sentAt: AT,
  hash: "h",
  answer: verdict && { verdict, text: GIVEN, at: AT },
});

const nothing = () => {};
const later = async () => {};
const chosen = chosenFiles(GIVEN);
const trusted: KeyCheck = { state: "trusted", byLink: true, fingerprint: "Ω", others: ["Ψ"] };
const KEYS: KeyCheck[] = [
  trusted,
  { ...trusted, byLink: false },
  { state: "refused", why: "key" },
  { state: "refused", why: "redirected" },
  { state: "refused", why: "malformed" },
];
const PROBLEMS: ProblemText[] = [
  "form.titleMissing",
  "form.descriptionMissing",
  ...TYPED_TEXTS.map((name) => `form.${name}Long` as const),
  "form.categoryMissing",
  "form.nameMissing",
  "form.emailWrong",
];
const problems = PROBLEMS.map((text) => ({ field: "title" as const, text }));

/** Whole pages, as the server draws them. */
const pages = [
  channel,
  lost,
  { ...channel, conflict: null, voice: { ...channel.voice, hours: "" } },
  withSettings({ allowAnonymous: false, requireCategory: true }),
].flatMap((of) => [
  ...(["start", "form", "success", "case"] as const).map((view) => ({ view, channel: of })),
  ...DUTY_PAGES.map((page) => ({ view: "duty" as const, channel: of, duty: { page, text: document_ } })),
]);
const drawnPages = [
  ...pages,
  { view: "start" as const, channel: { ...channel, retentionMonths: 7 } },
  ...[undefined, { linkSuffix: "neu", names: { de: GIVEN } }].map((successor) => ({
    view: "start" as const,
    channel: { ...channel, isArchived: true as const, ...(successor && { successor }) },
  })),
  { view: "case" as const, channel: { ...channel, isArchived: true as const } },
  { view: "missing" as const, channel: null },
].map((page) => ({
  name: `the page ${page.view}`,
  html: renderPortalPage(
    { language: LANGUAGE, categories: [{ id: "c", name: GIVEN, description: "" }], ...page },
    pseudoTextsOf(page.view),
  ),
}));

/** Draws a part of a page once for each thing that may have been found of the office's key. */
const draw = (part: ReactNode): string[] =>
  KEYS.map((key) => renderToStaticMarkup(<PortalContext value={portalOf(channel, LANGUAGE, ALL_TEXTS, key)}>{part}</PortalContext>));

/** What has left the browser: a request of each kind, of which one was too large to be kept. */
const sent = [
  ["POST", portalApi.submit],
  ["POST", portalApi.updateNotification],
  ["PUT", portalApi.part("muster", "f", 0)],
  ["GET", portalApi.parts("muster", "f")],
  ["GET", portalApi.challenge("muster", "report")],
  ["GET", portalApi.channel("muster")],
  ["GET", "/assets/sending.js"],
  ["GET", "/"],
].map(([method = "", address = ""], at): Sent => {
  const body = at > 0 ? new TextEncoder().encode(GIVEN) : null;
  return { number: at + 1, at: new Date(AT), method, address, headers: [], size: 10, body };
});

const STEPS = ["sealing", "files", "proving", "submitting"] as const;
/** What stands on a page only after something has happened. */
const drawnParts = [
  ...[true, false].map((is) => draw(<FinishedDialog dialog={{ current: null }} confirmed={is} hasAddress={is} onOk={nothing} />)),
  ...[GIVEN, other.name].map((department) => draw(<SuccessPage receipt={{ caseNumber: "Ω7", password: "Ψ", token: "", department }} />)),
  draw(<CasePage loadOpening={null} />),
  draw(<LinkChanged />),
  ...[null, GIVEN].map((name) => draw(<RecipientInfo other={name} />)),
  draw(<CopyButton text="" label={GIVEN} />),
  draw(<SentPanel requests={[]} typed={new Set()} isBeside />),
  ...[GIVEN.toLowerCase(), "ψψψψψ"].map((word) => draw(<SentPanel requests={sent} typed={new Set([word])} isBeside />)),
  ...(["key", "ended", "redirected", "malformed", "unsupported"] satisfies WhyRefused[]).flatMap((why) =>
    (["form", "case", "success"] as const).map((page) => draw(<KeyRefused page={page} why={why} kept />)),
  ),
  ...[null, AT].map((at) => draw(<LostNotice at={at} department={at ? other.name : GIVEN} />)),
  draw(<AwayNotice department={GIVEN} />),
  ...[problems, problems.slice(0, 1)].map((some) => draw(<ErrorSummary problems={some} isNew ref={null} />)),
  ...problems.map((problem) => draw(<ReportFields categories={[]} problems={[problem]} />)),
  draw(<ContactFields type="confidential" problems={[]} />),
  ...[null, { f: 0.5 }].map((shares) => draw(<FileList files={chosen} sent={shares} onRemove={nothing} onChange={nothing} />)),
  ...STEPS.flatMap((step) =>
    [true, false].map((waiting) =>
      draw(<SendBar ready files={chosen} progress={{ step, waiting, shares: { f: 0.5 } }} isStopped={false} onCancel={nothing} />),
    ),
  ),
  ...[[], chosen].map((some) => draw(<SendBar ready files={some} progress={null} isStopped onCancel={nothing} />)),
  ...[true, false].flatMap((present) =>
    [true, false].map((ended) => draw(<NotificationForm caseNumber="Ω7" token="" present={present} ended={ended} />)),
  ),
  ...(["new", "in_progress", "open", "closed", "resolved"] as const).map((status) => draw(<CaseDetails open={opened({ status })} />)),
  ...(["phone", "mail", "post", "meeting"] as const).map((way) => draw(<CaseDetails open={opened({ way })} />)),
  draw(<CaseDetails open={opened({ caseWorker: null })} />),
  ...[{}, sentByItself, { acknowledgedAt: AT, feedbackAt: AT }, { closedAt: AT, status: "closed" as const, allowFiles: false }].flatMap(
    (of) => [AT, LATER].map((now) => draw(<CaseSteps found={opened(of).found} canBeNamed now={new Date(now)} />)),
  ),
  draw(<CaseDetails open={opened({}, { content: { ...content, reportType: "confidential" } })} />),
  draw(<CaseDetails open={opened({}, { content: null })} />),
  draw(<CaseDetails open={opened({}, { content: { ...content, description: `${GIVEN} `.repeat(300) } })} />),
  draw(<CaseDetails open={opened()} thread={[said("5", { role: "reporter", identity: { name: GIVEN, phone: "", email: "" } })]} />),
  ...[0, 1, 2].map((count) => draw(<NewMessages department={GIVEN} thread={Array<ThreadEntry>(count).fill(thread.at(-1)!)} />)),
  draw(<OpenedCase first={opened()} password="" onClose={nothing} />),
  draw(<OpenedCase first={opened({ held: "later", hasNotificationEmail: true })} password="" onClose={nothing} />),
  draw(<OpenedCase first={opened({ lostAt: AT, held: "lost", hasNotificationEmail: true })} password="" onClose={nothing} />),
  draw(<Thread open={opened()} thread={[]} onSent={later} />),
  draw(<Thread open={opened({ lostAt: AT })} thread={[]} onSent={later} />),
  ...[thread, thread.slice(0, -1)].map((some) => draw(<Thread open={opened()} thread={some} readUntil={AT} onSent={later} />)),
  draw(<Thread open={opened({ lostAt: AT })} thread={thread} onSent={later} />),
  draw(<Thread open={opened(sentByItself, { confirmed: inEachLanguage(() => signed) })} thread={[]} onSent={later} />),
  draw(<ServiceNotice open={opened(sentByItself)} />),
  draw(<ReplyForm open={opened()} thread={thread} ended={false} isAnonymous={false} onSent={nothing} />),
  draw(<AnswerText text={`${GIVEN}\n\n${GIVEN}`} />),
  draw(<PasswordNotice onSend={nothing} />),
  draw(<RevealForm open={opened()} thread={thread} onSent={later} />),
  ...(["open", "granted", "refused", "withdrawn"] as const).map((state) =>
    draw(<ConsentAnswer open={opened()} thread={thread} consent={consent(state)} onSent={later} />),
  ),
  ...(["confirmed", "correction", "refused", null] as const).flatMap((verdict) => {
    const one = version(verdict);
    const newer = { ...version(null), id: "4", version: 2 };
    const final = { at: AT, reason: "", version: 1 };
    return [
      { recordId: "p", versions: [one], final: null, late: [] },
      { recordId: "p", versions: [one, newer], final: null, late: [] },
      { recordId: "p", versions: [one], final, late: [] },
      { recordId: "p", versions: [newer], final, late: [one] },
    ].map((record) => draw(<RecordAnswer open={opened()} thread={thread} record={record} version={one} onSent={later} />));
  }),
  ...(["final", "newer", "answered", null] as const).map((overtaken) =>
    draw(
      <CorrectionForm
        id="3"
        text={GIVEN}
        busy={false}
        sent={false}
        overtaken={overtaken}
        onChange={nothing}
        onSend={nothing}
        onBack={nothing}
      />,
    ),
  ),
  draw(<CaseFiles open={opened()} files={files} stored={opened().found.files} />),
].flatMap((drawn, at) => drawn.map((html, key) => ({ name: `part ${at} with key ${key}`, html })));

/** What is read of a page: its texts, and the attributes that are read out or shown. */
function readOf(html: string): string[] {
  // Languages are called as they call themselves, wherever one reads of them.
  const plain = html.replace(/<a [^>]*hrefLang[^>]*>[^<]*<\/a>/g, "").replaceAll("<!-- -->", "");
  const texts = plain.split(/<[^>]*>/);
  const attributes = [
    ...plain.matchAll(/ (?:aria-(?:label|description|roledescription|valuetext)|title|alt|placeholder|label|content)="([^"]*)"/g),
  ];
  return [...texts, ...attributes.map(([, text = ""]) => text)].map((text) => text.replace(/&(?:\w+|#\w+);/g, " "));
}

const { locale, name: ownName } = PORTAL_LANGUAGES[LANGUAGE];
const MONTHS = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat(locale, { month: "long" }).format(new Date(2026, month, 15)),
);
/** Days and sizes, as the language writes them, and the endings of files. */
const ENDINGS = Object.values(FILE_TYPES).map((types) => types.join(", "));
const WRITTEN = new RegExp(`\\d+ (?:${MONTHS.join("|")}) \\d{4}|\\d\\s(?:byte|kB|MB)\\b|${ENDINGS.join("|")}`, "g");
const fixedIn = (html: string) =>
  readOf(html)
    .map((text) => text.replace(WRITTEN, ""))
    .filter((text) => text !== ownName)
    .filter((text) => /[A-Za-z\u00c0-\u024f]/.test(text));

test("no text is fixed: what is read on a page is the language's, or what the page was given", () => {
  expect([...drawnPages, ...drawnParts].flatMap(({ name, html }) => fixedIn(html).map((text) => `${name}: ${text}`))).toEqual([]);
});

const { explain } = portalOf(channel, LANGUAGE, ALL_TEXTS);
const STEPS_THAT_FAIL = [
  "text-length",
  "file-changed",
  "key-refused",
  "no-other-department",
  "page-outdated",
  "recipient-changed",
  "another",
];
const thrown = [...REPORTER_REFUSALS.map((code) => ({ code })), ...STEPS_THAT_FAIL.map((step) => ({ step })), { temporary: true }];
const explained = thrown.map((one) => explain(Object.assign(new Error("x"), one)));
test("so is what is said of whatever a call or the crypto threw", () => {
  expect(explained.filter((text) => text === "" || fixedIn(text).length > 0)).toEqual([]);
  expect(new Set(explained).size).toBe(explained.length);
});

/** What is said in answer to a click, which only a browser brings about: `fixed-texts.test.ts` reads the components for it. */
const AFTER_A_CLICK = `again shell.switched shell.notSwitched form.leadOther form.asks form.kept form.leaveTitle form.leaveText form.leaveStay form.leaveGo naming.title naming.text naming.name naming.signature naming.address naming.number naming.only naming.file naming.here draft.back draft.files draft.gone draft.missing draft.without draft.discard draft.discardMeans draft.discardYes draft.copyAll files.voice files.added files.removed files.total files.too-large
  files.type files.empty files.too-many files.notTaken clean.said stored.loading stored.damaged
  send.failed copy.done copy.refused success.leave success.fileName sheet.printed sheet.fingerprint evidence.title evidence.text evidence.none evidence.meanwhile evidence.signed evidence.office evidence.save evidence.saveText evidence.hint evidence.textHint evidence.redacted evidence.refused evidence.refusedText evidence.fileName mail.removed login.closing login.stay login.locked login.submit login.busy login.failed
  login.empty login.caseNumber login.shape login.check login.unknown login.elsewhere login.toOther login.unreadable login.keyRefused news.less calendar.title case.answers archived.kept shut.reply thread.live thread.failed
  record.confirmedText record.refusedText consent.look consent.look_details consent.look_purpose consent.lookYes consent.lookBack consent.busy consent.yesText consent.noText consent.withdrawText reveal.sureMissing
  reveal.text reply.busy reply.sent reply.missing reply.long reply.filesOnly
  sent.searchShort sent.searchNone sent.searchFound sent.place sent.notKept sent.form sent.asText sent.asHex sent.more sent.reportMeans
  sent.partMeans sent.partsMeans sent.challengeMeans sent.channelMeans sent.mailMeans sent.programMeans sent.draft sent.draftMeans sent.otherMeans`;
/** What is said by parts that come when they are wanted; their own tests see them. */
const COMES_LATER = /^(?:questions|meeting|voice)\./;
test("every other text of the portal was seen on the way", () => {
  const seen = [...drawnPages, ...drawnParts].map(({ html }) => html.replace(/data-texts="[^"]*"/, ""));
  const all = [...seen, ...explained].join("\n");
  expect(numbers.filter((key) => !COMES_LATER.test(key) && !all.includes(numberOf(key)))).toEqual(AFTER_A_CLICK.split(/\s+/));
});
