import { PAYMENT_WAYS } from "@hz/contract/billing/billing";
import { type DutySource, NO_FACTS } from "@hz/contract/channels/channel-duties";
import { DUTY_PAGES } from "@hz/contract/channels/duty-pages";
import { dutyText } from "@hz/contract/channels/duty-texts";
import { texts as german } from "@hz/contract/texts/de/index";
import { devicesSimple } from "@hz/contract/texts/de/devices-simple";
import { paths } from "@hz/contract/paths";
import { firstPage } from "../../../server/modules/channels/default-content.ts";
import { renderSite, renderStatus } from "../../entry-server.tsx";
import { adminDe } from "../../i18n/admin-de.ts";
import { portalDeSimple, startDeSimple } from "../../i18n/portal/de-simple.ts";
import { portalDe } from "../../i18n/portal/de.ts";
import { siteDe } from "../../i18n/site-de.ts";
import type { Catalogue } from "../../i18n/translate.ts";
import { agreementTexts } from "./agreement-texts.ts";
import { named, unnamed } from "./operators.ts";
import type { Face } from "./promises.ts";
import { linesOf } from "./sentences.ts";

const catalogue = (texts: Catalogue): string[] =>
  Object.values(texts).flatMap((text) => (typeof text === "string" ? [text] : Object.values(text)));

type Part = { type?: string; text?: string; content?: readonly Part[] };
const richText = ({ type, text, content = [] }: Part): string =>
  text ?? (type === "hardBreak" ? "\n" : `${content.map(richText).join("")}\n`);

/** A channel that says all it can, or nothing. */
const channel = (isTold: boolean): DutySource => ({
  companyName: "{company}",
  company: { legalForm: "", email: isTold ? "{email}" : "", register: "", vatId: "" },
  departmentName: "{department}",
  retentionMonths: 36,
  autoAcknowledge: isTold,
  allowAnonymous: isTold,
  facts: NO_FACTS,
  bodies: [],
  outside: [],
});
const ONION = "http://{onion}";
const dutyPages = () =>
  [true, false].flatMap((isTold) =>
    DUTY_PAGES.map((page) => richText(dutyText(page, { language: "de", texts: german }, channel(isTold), ONION))),
  );
/** What is said in Leichte Sprache. */
const simple = () => [
  ...catalogue(portalDeSimple),
  ...[true, false].flatMap((isTold) => {
    const { lead, own, text } = startDeSimple("{company}", isTold);
    return [lead, own, richText(text)];
  }),
  richText({ content: devicesSimple(ONION) }),
];

const facts = (operator = unnamed) => ({
  demoSuffix: "demo",
  hasDemos: true,
  operator,
  paymentWays: PAYMENT_WAYS,
  publicUrl: "https://example.org",
});
const page = (path: string, operator = unnamed): string => linesOf(renderSite(path, facts(operator)).html);
/** The status page of a service that has nothing to tell yet, and of one whose database is away. */
const statusPages = () =>
  [{ measured: null, rehearsal: null, incidents: [] }, null].map((status) =>
    linesOf(renderStatus({ at: "2026-11-30T15:04:00Z", status }, facts()).html),
  );
/** A legal page's template, for an operator of which all is known and for one of which nothing is. */
const legal = (path: string) => [named, unnamed].map((operator) => page(path, operator));
/** Of the application's words those of registering and of the trial. */
const SIGN_UP = /^(?:register|trial)/;
const signUp: Catalogue = Object.fromEntries(Object.entries(adminDe).filter(([key]) => SIGN_UP.test(key)));

/** The German texts of each face, as people are shown them; what is filled in stands in braces. */
export const TEXTS: Record<Face, () => string[]> = {
  portal: () => [...catalogue(portalDe), ...dutyPages(), richText(firstPage("de", "", "{company}").content)],
  simple,
  site: () => [...catalogue(siteDe), ...catalogue(signUp), page(paths.start), page(paths.about), ...statusPages()],
  terms: () => legal(paths.terms),
  privacy: () => legal(paths.privacy),
  agreement: agreementTexts,
};
