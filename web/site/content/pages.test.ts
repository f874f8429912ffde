import { DELETION_DAYS, DELETION_REMINDER_DAYS } from "@hz/contract/limits";
import { type Operator, unnamedOperator } from "@hz/contract/account/operator";
import { NO_TEXTS } from "@hz/contract/account/operator-texts";
import type { Block } from "@hz/contract/processing/document";
import { APPLICATION_PAGES, paths } from "@hz/contract/paths";
import { PLANS } from "@hz/contract/billing/plans";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SITE_PAGES } from "../pages.ts";
import { CONTENT_PAGES } from "./pages.ts";

const unnamed = unnamedOperator("post@melden.example");
const named: Operator = {
  ...unnamed,
  name: "Beispiel <Betrieb> GmbH",
  street: "Musterweg 1",
  city: "10115 Berlin",
  representedBy: "Erika Muster",
  register: "Amtsgericht Berlin, HRB 1",
  vatId: "DE000000000",
  phone: "+49 30 123 456",
  hours: "Montag bis Freitag",
};
const draw = (path: string, operator: Operator) =>
  renderToStaticMarkup(
    SITE_PAGES[path]!.Body({ demoSuffix: null, hasDemos: false, operator, paymentWays: ["card"], publicUrl: "https://melden.example" }),
  );
const pages = Object.keys(CONTENT_PAGES).map((path) => ({ path, head: CONTENT_PAGES[path]!.head, html: draw(path, unnamed) }));
/** Without tags and with plain spaces, as somebody reads it. */
const textOf = (html: string) =>
  html
    .replace(/<\/?(a|b|code|em|span|strong|time)\b[^>]*>/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .replaceAll("&amp;", "&");

/** Addresses that other parts of the product answer. */
const ELSEWHERE = new Set<string>([
  ...APPLICATION_PAGES,
  paths.start,
  paths.contact,
  paths.status,
  paths.feed,
  paths.api,
  paths.apiShapes,
  paths.trial,
  paths.billing,
]);

test.each(pages)("$path has a title and a description that search engines show whole", ({ head }) => {
  expect(head.status).toBe(200);
  expect(head.title.length).toBeLessThanOrEqual(65);
  expect(head.description.length).toBeGreaterThanOrEqual(110);
  expect(head.description.length).toBeLessThanOrEqual(160);
});

test("whoever shares the guide or an article shows the picture of knowledge", () => {
  const knowledge = pages.filter(({ path }) => path === paths.guide || path.startsWith(paths.articles));
  expect(knowledge.length).toBeGreaterThan(15);
  expect(new Set(knowledge.map(({ head }) => head.picture))).toEqual(new Set(["knowledge"]));
});

test("titles and descriptions are unique over all public pages", () => {
  const heads = Object.values(SITE_PAGES).map(({ head }) => head);
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
});

test.each(pages)("every link of $path leads somewhere, also to a place on a page", ({ html }) => {
  for (const [, href] of html.matchAll(/href="([^"]+)"/g)) {
    if (/^(https:\/\/(www\.)?[a-z-]+\.[a-z]+|mailto:|tel:)/.test(href!)) continue;
    const [address, anchor] = href!.split("#");
    const path = address!.split("?")[0]!;
    if (path !== "") expect(ELSEWHERE.has(path) || path in SITE_PAGES, href).toBe(true);
    const target = path === "" ? html : path in SITE_PAGES ? draw(path, unnamed) : "";
    if (anchor) expect(target, href).toContain(`id="${anchor}"`);
  }
});

test.each(pages)("$path has one main heading, no two places of one name and no slip in its signs", ({ html }) => {
  expect(html.match(/<h1>/g)).toHaveLength(1);
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(html).not.toContain("&amp;nbsp;");
  expect(textOf(html).match(/.{0,30}(über 50 Beschäftigte| [,.)]|\( |„[^“]*"|undefined|\bnull\b)/g)).toBeNull();
});

test("the guide says from when and from how many", () => {
  const text = textOf(draw(paths.guide, unnamed));
  expect(text).toContain("Ab 50 Beschäftigten");
  for (const fact of ["2. Juli 2023", "17. Dezember 2023", "20.000 Euro", "50.000 Euro", "10.000 Euro", "Stand: November 2026"])
    expect(text).toContain(fact);
});

test("the imprint says what is missing and which settings would give it, and shows what there is", () => {
  const missing = textOf(draw(paths.imprint, unnamed));
  expect(missing).toContain("Der Betreiber dieser Installation hat diese Angaben noch nicht gemacht.");
  for (const setting of ["OPERATOR_NAME", "OPERATOR_STREET", "OPERATOR_CITY", "OPERATOR_REPRESENTED_BY"])
    expect(missing).toContain(setting);
  const html = draw(paths.imprint, named);
  expect(html).toContain("Beispiel &lt;Betrieb&gt; GmbH");
  expect(html).toContain('href="tel:+4930123456"');
  for (const given of ["Musterweg 1", "10115 Berlin", "Erika Muster", "HRB 1", "DE000000000"]) expect(html).toContain(given);
  expect(html).not.toContain("OPERATOR_");
  const partly = textOf(draw(paths.imprint, { ...named, street: null }));
  expect(partly).toContain("Es fehlen: Straße und Hausnummer.");
  expect(partly).not.toContain("OPERATOR_NAME");
  const unreached = textOf(draw(paths.imprint, { ...named, email: "support@localhost" }));
  expect(unreached).toContain("Es fehlen: erreichbare E-Mail-Adresse.");
  expect(unreached).toContain("SUPPORT_EMAIL");
});

test("the page on checking the program says whom to ask for its source, and by which commands it is checked", () => {
  const html = draw(paths.checkProgram, named);
  expect(html).toContain(`href="mailto:${named.email}"`);
  expect(textOf(html)).toMatch(/nacheinander auf: ?npm ci ?npm run verify -- https?:/);
  const nobody = draw(paths.checkProgram, { ...named, email: "support@localhost" });
  expect(nobody).not.toContain("support@localhost");
  expect(textOf(nobody)).toContain("eine E-Mail-Adresse hat er hier nicht angegeben");
});

test("privacy notice and terms name the operator or say that nobody has", () => {
  for (const path of [paths.privacy, paths.terms]) {
    expect(textOf(draw(path, unnamed))).toContain("OPERATOR_NAME");
    expect(draw(path, named)).toContain("Beispiel &lt;Betrieb&gt; GmbH");
    expect(textOf(draw(path, named))).toContain("Stand: 12. Juli 2024, zuletzt geändert am 29. November 2026");
    expect(textOf(draw(path, named))).toContain("Dieser Text ist eine Vorlage");
  }
});

test("the template of the privacy notice names the operator's data protection officer, and says first of all that it is a template", () => {
  const processing = {
    day: "2026-11-01",
    place: "Deutschland",
    measures: [],
    subProcessors: [],
    officer: "Dr. Ada Amt, ds@beispiel.example",
  };
  const text = textOf(draw(paths.privacy, { ...named, texts: { ...named.texts, processing } }));
  expect(text).toContain("Datenschutzbeauftragte Person: Dr. Ada Amt, ds@beispiel.example");
  expect(text.indexOf("Dieser Text ist eine Vorlage")).toBeLessThan(text.indexOf("Diese Website setzt kein Cookie"));
  expect(textOf(draw(paths.privacy, named))).not.toContain("Datenschutzbeauftragte Person");
});

test("whoever the agreement on processing names outside of the EU stands in the privacy notice as well, with the ground", () => {
  const subProcessor = { name: "Nord RZ GmbH", address: "Kai 1", service: "Betrieb der Server", place: "Deutschland", transfer: null };
  const outside = {
    name: "Post Inc.",
    address: "1 Road",
    service: "Versand von E-Mails",
    place: "USA",
    transfer: "Standardvertragsklauseln",
  };
  const processing = { day: "2026-11-01", place: "Hamburg", measures: [], subProcessors: [subProcessor, outside], officer: null };
  const text = textOf(draw(paths.privacy, { ...named, texts: { ...named.texts, processing } }));
  expect(text).toContain("Post Inc., USA (Versand von E-Mails). Grundlage der Übermittlung: Standardvertragsklauseln.");
  expect(text).not.toContain("Nord RZ GmbH");
  expect(textOf(draw(paths.privacy, named))).not.toContain("Grundlage der Übermittlung");
});

test("the privacy notice tells of the demo where there is one, and nowhere else", () => {
  const page = (demoSuffix: string | null, hasDemos: boolean) =>
    renderToStaticMarkup(
      SITE_PAGES[paths.privacy]!.Body({
        demoSuffix,
        hasDemos,
        operator: named,
        paymentWays: ["card"],
        publicUrl: "https://melden.example",
      }),
    );
  expect(page("demo", true)).toMatch(new RegExp(`<code>${paths.demo}</code>.*im Demo-Portal dieser Installation`));
  expect(page(null, true)).toContain(`<code>${paths.demo}</code>`);
  expect(page(null, true)).not.toContain("im Demo-Portal dieser Installation");
  expect(page(null, false)).not.toContain(`<code>${paths.demo}</code>`);
});

test("the terms carry the price list that sign-up and billing use, and the former one", () => {
  const text = textOf(draw(paths.terms, named)).replaceAll("\u00a0", " ");
  const whole = (euros: number) => `${new Intl.NumberFormat("de-DE").format(euros)} €`;
  for (const { name, monthly, yearly } of PLANS) expect(text).toContain(`${name} ${whole(monthly)} ${whole(yearly)}`);
  expect(text).toContain("über 1.000 Enterprise Plus");
  expect(text).toContain("251 bis 1.000 Enterprise");
  for (const former of ["1 bis 49 79 €", "50 bis 99 129 €", "100 bis 199 199 €"]) expect(text).toContain(former);
});

test("terms and privacy notice promise a deletion as it is done: asked for or announced, after the waiting time, never of itself", () => {
  const terms = textOf(draw(paths.terms, named));
  expect(terms).toContain("wird das Konto nicht von selbst gelöscht");
  expect(terms).toContain(`mindestens ${DELETION_DAYS} Kalendertage; etwa ${DELETION_REMINDER_DAYS} Tage vorher`);
  expect(terms).toContain("kein Konto, in dem Meldungen offen oder noch aufzubewahren sind");
  const privacy = textOf(draw(paths.privacy, named));
  expect(privacy).toContain(`Ankündigung per E-Mail mindestens ${DELETION_DAYS} Tage vorher`);
  expect(privacy).not.toContain("bis zum Ende des Vertrags");
});

test.each([
  [paths.imprint, "imprint"],
  [paths.privacy, "privacy"],
  [paths.terms, "terms"],
] as const)("%s stands in the operator's words where there are some, without a word of a template", (path, name) => {
  expect(draw(path, named)).toContain("Dieser Text ist eine Vorlage");
  const blocks: Block[] = [
    { kind: "text", text: "Muster & Söhne\nWeg 1, <script>alert(1)</script> siehe https://muster.example/a?b=1." },
    { kind: "list", items: ["post@muster.example", "javascript:alert(1)"] },
  ];
  const texts = { ...NO_TEXTS, [name]: { day: "2026-11-01", sections: [{ title: "Wer wir sind", blocks }] } };
  const html = draw(path, { ...named, texts });
  expect(html).not.toMatch(/Vorlage|<script|href="javascript/);
  expect(html).toContain("Muster &amp; Söhne<br/>Weg 1, &lt;script&gt;alert(1)&lt;/script&gt; siehe");
  expect(html).toContain('<a href="https://muster.example/a?b=1">https://muster.example/a?b=1</a>.');
  expect(html).toContain('<a href="mailto:post@muster.example">post@muster.example</a>');
  expect(html).toContain("Stand: 1. November 2026");
  expect(html).toContain('<a href="#wer-wir-sind">');
});

test("the terms say for whom the offer is", () => {
  expect(textOf(draw(paths.terms, named))).toContain("Das Angebot richtet sich an Unternehmen mit Sitz in der EU");
});

test("a demonstration is booked where the operator says, else by the contact page, in a new tab", () => {
  const button = (operator: Operator) => /<a [^>]*target="_blank"[^>]*>/.exec(draw(paths.about, operator))![0];
  expect(button(unnamed)).toContain('href="/kontakt?anliegen=demo"');
  expect(button({ ...named, bookingUrl: "https://termine.example/demo" })).toContain('href="https://termine.example/demo"');
});
