import { PORTAL_LANGUAGE_CODES, type PortalLanguage } from "@hz/contract/languages";
import { expect, test } from "vitest";
import { asWritten } from "@hz/contract/channels/duty-text-parts";
import { DUTY_ADDRESSES } from "@hz/contract/channels/duty-pages";
import type { RichText } from "@hz/contract/rich-text";
import type { PortalChannel } from "@hz/contract/channels/channels";
import type { PortalPageProps } from "./page-props.ts";
import { renderPortalPage } from "./server.tsx";

const key = { departmentId: "d", epoch: 1, publicKey: "", notAfter: 0, signature: "", purpose: null, name: "Stelle" };
const channel: PortalChannel = {
  accountId: "a",
  linkSuffix: "muster",
  name: "Meldekanal 1",
  companyName: "Muster AG",
  description: "",
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
  languages: { de: { name: "Hinweise", content: { type: "doc", content: [] } } },
  defaultLanguage: "de",
  accountPublicKey: "",
  successions: [],
  department: key,
  conflict: null,
  others: [],
  lost: [],
  voice: { phone: "", hours: "", meeting: "" },
};
const page = (more: Partial<PortalPageProps> = {}) => renderPortalPage({ view: "form", language: "de", channel, categories: [], ...more });
const withSettings = (settings: Partial<PortalChannel["settings"]>) =>
  page({ channel: { ...channel, settings: { ...channel.settings, ...settings } } });

test("the start page leads to the form and to the case, and carries no texts for scripts", () => {
  const html = page({ view: "start" });
  expect(html).toContain("<h1>Hinweise</h1>");
  expect(html).toContain('href="/portal/muster?neu=1"');
  expect(html).toContain('href="/portal/muster/case"');
  expect(html).toContain("https://www.bundesjustizamt.de/");
  expect(html).not.toContain("data-texts");
});

test("what the office says in German alone is marked as German on a page in another language, what it translated is not", () => {
  const content = { type: "doc" as const, content: [{ type: "paragraph" as const, content: [{ type: "text" as const, text: "Text" }] }] };
  const start = (languages: PortalChannel["languages"]) =>
    page({ view: "start", language: "ar", channel: { ...channel, languages, description: "Für alle" } });
  const de = { name: "Hinweise", content };
  expect(start({ de, ar: { name: "بلاغات", content } })).toMatch(/<h1>بلاغات<\/h1><p class="lead" lang="de" dir="ltr">Für alle/);
  expect(start({ de, ar: de })).toContain('<h1 lang="de" dir="ltr">Hinweise</h1>');
  expect(start({ de })).toMatch(/<div lang="de" dir="ltr"><div class="prose"><p>.{0,20}Text/);
  expect(start({})).toContain('<h1 dir="auto">Meldekanal 1</h1>');
  const ways = (language: PortalLanguage) => {
    const text: RichText = { type: "doc", content: [asWritten("Bürgerhaus, Zimmer 3"), ...content.content] };
    return page({ view: "duty", language, duty: { page: "ways", text } });
  };
  expect(ways("ar")).toMatch(/<div class="prose"><div lang="de" dir="ltr"><p>.*?Zimmer 3.*?<\/p><\/div><p>/);
  expect(ways("de")).toMatch(/<div class="prose"><p>.*?Zimmer 3/);
});

test("whoever would report the office itself reads on the start page where such a report goes", () => {
  const start = (conflict: PortalChannel["conflict"]) => page({ view: "start", channel: { ...channel, conflict } });
  const own = start({ ...key, departmentId: "e", name: "Vertretung" });
  expect(own).toMatch(/Betrifft es die Meldestelle selbst\?[^<]*„Vertretung“/);
  expect(own).not.toContain("Hier würde sie Ihre Meldung lesen");
  expect(start(null)).toMatch(/Hier würde sie Ihre Meldung lesen[^]{0,99}?<a href="\/portal\/muster\/externe-meldestellen"/);
});

test("before the form comes to life it does not say that the browser asks", () => {
  const seen = page().replace(/<template id="texts".*?>/s, "");
  expect(seen).toContain("Wenn Sie die Seite schließen oder neu laden, ist er weg.");
  expect(seen).not.toContain("fragt vorher nach");
});

test("an office that could open nothing takes nothing, and says so before anybody types", () => {
  const lost = { ...channel, lost: [channel.department.departmentId] };
  for (const view of ["start", "form"] as const) {
    expect(page({ view, channel: lost })).toContain("Die Meldestelle nimmt zurzeit keine Meldungen an");
    expect(page({ view, channel: lost })).toContain("https://www.bundesjustizamt.de/");
    expect(page({ view })).not.toContain("Die Meldestelle nimmt zurzeit");
  }
  expect(page({ view: "start", channel: lost })).not.toContain('href="/portal/muster?neu=1"');
  expect(page({ view: "start", channel: lost })).toContain('href="/portal/muster/case"');
  // The form is there for what was typed before, which only its script can put back.
  expect(page({ channel: lost })).toMatch(/<form class="form"[^>]* hidden=""/);
  expect(page({ channel: lost })).not.toContain('type="submit"');
  // Only what goes there; the rest is taken.
  const other = { ...channel, lost: ["another"] };
  expect(page({ channel: other })).not.toMatch(/<form class="form"[^>]* hidden=""/);
  expect(page({ channel: other })).toContain('type="submit"');
});

test("an archived channel takes nothing, says so, and leads to its cases and to other ways", () => {
  const ended = { ...channel, description: "Melden Sie hier.", isArchived: true as const };
  const [archived, form] = [page({ view: "start", channel: ended }), page({ channel: ended })];
  for (const html of [archived, form]) {
    expect(html).toContain("Dieser Meldekanal nimmt keine Meldungen mehr an");
    expect(html).toContain("https://www.bundesjustizamt.de/");
    expect(html).not.toContain('type="submit"');
  }
  expect(form).toMatch(/<form class="form"[^>]* hidden=""/);
  const named = { ...ended, successor: { linkSuffix: "neu", names: { de: "Werk Süd", en: "Plant South" } } };
  expect(page({ view: "start", channel: named })).toMatch(/<a href="\/portal\/neu\?lang=de">Werk Süd<\/a>/);
  expect(page({ view: "start", language: "fr", channel: named })).toMatch(
    /<a href="\/portal\/neu\?lang=fr" lang="de" dir="ltr">Werk Süd<\/a>/,
  );
  expect(archived).toContain("Für eine neue Meldung helfen Ihnen die anderen Wege");
  expect(page({ view: "start", channel: named })).not.toContain("Für eine neue Meldung helfen Ihnen");
  expect(archived).toContain('href="/portal/muster/case"');
  expect(archived).not.toContain('href="/portal/muster?neu=1"');
  expect(archived).not.toContain("Melden Sie hier.");
  expect(page({ view: "start" })).not.toContain("nimmt keine Meldungen mehr an");
});

test("every page leads to all that a portal has to say; where something may be typed or open, in a tab of its own", () => {
  for (const view of ["start", "form", "case", "success"] as const) {
    const links = [...page({ view }).matchAll(/<nav aria-label="Verfahren und Pflichtangaben">(.*?)<\/nav>/g)].join();
    for (const ending of Object.values(DUTY_ADDRESSES)) expect(links).toContain(`href="/portal/muster/${ending}"`);
    expect(links.includes('target="_blank"')).toBe(view !== "start");
  }
});

test("a page with what a portal has to say is drawn as text, in its language, with nothing of a script", () => {
  const text: RichText = { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "<b>Kai</b> & Söhne" }] }] };
  const html = page({ view: "duty", language: "en", duty: { page: "imprint", text } });
  expect(html).toContain("<h1>Imprint</h1>");
  expect(html).toContain("&lt;b&gt;Kai&lt;/b&gt; &amp; Söhne");
  expect(html).toContain('href="/portal/muster/impressum?lang=en" aria-current="page"');
  expect(html).not.toContain("data-texts");
});

test("the telephone and the place of a talk stand on the start page where the office gives them", () => {
  const voice = { phone: "040 1", hours: "9 bis 12 Uhr", meeting: "Raum 3" };
  expect(page({ view: "start", channel: { ...channel, voice } })).toMatch(/Telefon: 040 1<!-- --> <span>\(9 bis 12 Uhr\).*Raum 3/);
  expect(page({ view: "start" })).not.toContain("Telefon: ");
});

test("a logo stands for the company's name, in a place of its size", () => {
  expect(page()).toContain("<span>Muster AG</span>");
  const html = withSettings({ logo: { address: "/portal/muster/logo/x", width: 480, height: 120 } });
  expect(html).toContain('<img src="/portal/muster/logo/x" alt="Muster AG" width="160" height="40"/>');
  expect(html).not.toContain("<span>Muster AG</span>");
});

test("a language that is not the channel's own stays in every link", () => {
  const html = page({ view: "start", language: "en" });
  expect(html).toContain('href="/portal/muster?neu=1&amp;lang=en"');
  expect(html).toContain('href="/portal/muster/case?lang=en"');
});

test("what the office wrote in its own language alone is marked as that where the page is read in another", () => {
  const spoken = { ...channel, voice: { phone: "040 66969", hours: "werktags", meeting: "Raum 3" } };
  const html = page({ view: "start", channel: spoken, language: "en" });
  expect(html).toMatch(/040 66969<!-- --> <span lang="de"[^>]*>\(werktags\)<\/span>/);
  expect(html).toMatch(/<p class="lines" lang="de"[^>]*>Raum 3<\/p>/);
  expect(page({ view: "start", channel: spoken })).not.toContain('lang="de"');
  expect(page({ language: "en", categories: [{ id: "c", name: "Geldwäsche", description: "" }] })).toMatch(
    /<option value="c" lang="de"[^>]*>Geldwäsche/,
  );
});

test("the other language is offered only where the channel has a page in it", () => {
  const { languages } = channel;
  const both = { ...channel, languages: { ...languages, en: { ...languages.de!, name: "Reports" } } };
  expect(page({ view: "start" })).not.toContain('hrefLang="en"');
  expect(page({ view: "start", channel: both })).toContain('hrefLang="en"');
  expect(page({ view: "start", channel: both, language: "en" })).toMatch(/<h1>Reports<\/h1>/);
});

test("until the script has come nothing can be sent, and without scripts the page says why", () => {
  const html = page();
  expect(html).toMatch(/<button type="submit"[^>]* disabled=""[^>]*>Verschlüsselung wird geladen …/);
  expect(html).toMatch(/<noscript>.*Ohne JavaScript/);
  expect(html).toContain("data-texts");
});

test("anonymous is the default, and hidden where the channel does not take it", () => {
  expect(page()).toMatch(/value="anonymous"[^>]*checked|checked[^>]*value="anonymous"/);
  const named = withSettings({ allowAnonymous: false });
  expect(named).not.toContain('value="anonymous"');
  expect(named).toMatch(/value="confidential"[^>]*checked|checked[^>]*value="confidential"/);
});

test("files are offered only where the channel takes them", () => {
  expect(page()).toContain('type="file"');
  expect(withSettings({ allowFiles: false })).not.toContain('type="file"');
});

test("a report about the office itself is offered only where somebody else can read it", () => {
  expect(page()).not.toContain('name="aboutOffice"');
  expect(page({ channel: { ...channel, conflict: key } })).toContain("Betrifft die Meldestelle selbst");
});

test("the channel's categories can be chosen", () => {
  const html = page({ categories: [{ id: "c1", name: "Betrug <&>", description: "" }] });
  expect(html).toContain('<option value="c1">Betrug &lt;&amp;&gt;</option>');
});

test.each([
  ["success", "Fall nicht gefunden", "Die Fall-Daten konnten nicht geladen werden."],
  ["missing", "Meldekanal nicht gefunden", "Der angeforderte Meldekanal konnte nicht gefunden werden."],
] as const)("the %s page says what is not there", (view, title, text) => {
  const html = page({ view, channel: view === "missing" ? null : channel });
  expect(html).toContain(title);
  expect(html).toContain(text);
  expect(html).not.toMatch(/<(?:input|textarea)/);
});

test("no page shows the name of a text instead of the text", () => {
  for (const view of ["start", "form", "case", "success", "missing"] as const)
    for (const language of PORTAL_LANGUAGE_CODES) {
      const html = page({ view, language, channel: view === "missing" ? null : { ...channel, conflict: key } });
      const said = html.replace(/data-texts="[^"]*"/, "").replaceAll(/<[^>]*>/g, " ");
      expect(said).not.toMatch(/\b(?:shell|duty|start|form|files|login|case|lost|other|send|key|recipient)\.[a-z]/);
    }
});

test("the start page leads to Leichte Sprache in plain sight, and in it begins with our text, the company's folded away", () => {
  const german = page({ view: "start" });
  expect(german).toContain('<a href="/portal/muster?lang=de-simple" lang="de-simple" hrefLang="de-simple">Leichte Sprache</a></p>');
  expect(page({ view: "start", language: "en" })).not.toMatch(/hrefLang="de-simple">Leichte Sprache<\/a><\/p>/);
  const simple = page({ view: "start", language: "de-simple" });
  expect(simple).toContain("Wer liest Ihre Meldung?");
  expect(simple).toContain("Sie können ohne Namen melden.");
  expect(simple).toMatch(/<details lang="de"><summary>Text von Muster AG \(in schwerer Sprache\)<\/summary>/);
  expect(simple).not.toMatch(/hrefLang="de-simple">Leichte/);
  // Every way on is read in it as well.
  for (const [, href = ""] of simple.matchAll(/href="(\/portal\/muster[^"]*)"/g))
    if (!href.endsWith("lang=en") && !href.endsWith("lang=de")) expect(href).toMatch(/[?;]lang=de-simple$/);
  const settings = { ...channel.settings, allowAnonymous: false };
  expect(page({ view: "start", language: "de-simple", channel: { ...channel, settings } })).toContain("Hier müssen Sie Ihren Namen sagen.");
});
