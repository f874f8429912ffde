import { emptyContact } from "@hz/contract/account/contact";
import { unnamedOperator } from "@hz/contract/account/operator";
import { PAYMENT_WAYS, type PaymentWay } from "@hz/contract/billing/billing";
import { paths } from "@hz/contract/paths";
import { PLANS } from "@hz/contract/billing/plans";
import { expect, test } from "vitest";
import { renderContact, renderSite, sitePaths } from "../entry-server.tsx";
import { NO_TEXTS } from "@hz/contract/account/operator-texts";
import { QUESTIONS } from "./landing/questions.ts";
import { SCREENS } from "./pictures.ts";

const operator = unnamedOperator("post@melden.example");
const facts = { demoSuffix: "demo", hasDemos: true, operator, paymentWays: PAYMENT_WAYS, publicUrl: "https://melden.example" };
const start = renderSite("/", facts);
const form = { values: emptyContact(), errors: {}, trouble: null, stamp: "s" };
const all = [...sitePaths.map((path) => renderSite(path, facts)), renderContact(form, facts), renderSite("missing", facts)];
const links = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href!.replaceAll("&amp;", "&"));

test("no public page loads anything from elsewhere, styles itself or runs a script", () => {
  for (const { html } of all) {
    expect(html).not.toMatch(/<script|<iframe|<style|\sstyle=|\son\w+=/i);
    for (const [, address] of html.matchAll(/(?:src|srcset|action)="([^"]*)"/gi)) expect(address).toMatch(/^\/(?!\/)/);
  }
});

test("every public page leads to the pages of the footer, the start page to the trial, others to its sections", () => {
  const footer = [
    "/wissen",
    "/ueber-uns",
    "/kontakt",
    "/datenschutz",
    "/impressum",
    "/agb",
    "/dashboard",
    "/registrieren",
    "/portal/demo",
    "/demo",
  ];
  for (const { html } of all)
    expect(links(html)).toEqual(expect.arrayContaining([...footer, "/wissenswertes", "/anmelden", "/signup-trial"]));
  expect(links(start.html)).toEqual(expect.arrayContaining(["#features", "#pricing"]));
  for (const id of ["features", "pricing"]) expect(start.html).toContain(`id="${id}"`);
  expect(links(renderSite("missing", facts).html)).toEqual(expect.arrayContaining(["/#features", "/#pricing"]));
});

test("there is a link to a demo portal only where there is one", () => {
  expect(links(renderSite("/", { ...facts, demoSuffix: null, hasDemos: false }).html).join()).not.toMatch(/\/portal|\/demo/);
  const outside = links(renderSite("/", { ...facts, demoSuffix: null }).html);
  expect(outside.join()).not.toMatch(/\/portal/);
  expect(outside.filter((link) => link === "/demo")).toHaveLength(3);
});

test("a demonstration is booked in the operator's calendar, or asked for in the form, always beside the page", () => {
  expect(start.html).toContain('href="/kontakt?anliegen=demo" target="_blank" rel="noopener"');
  const booked = renderSite("/", { ...facts, operator: { ...operator, bookingUrl: "https://termine.example/30" } });
  expect(booked.html).toContain('href="https://termine.example/30" target="_blank" rel="noopener"');
  expect(links(booked.html)).not.toContain("/kontakt?anliegen=demo");
});

test("the start page has six features and every price of the list; of the largest companies it is talked about, or ordered as it is", () => {
  const features = start.html.split('id="features"')[1]!.split("</section>")[0]!;
  expect(features.match(/<li/g)).toHaveLength(6);
  for (const { size, monthly, yearly } of PLANS) {
    const plan = start.html.split(`data-size="${size}"`)[1]!.split("data-size=")[0]!;
    const [month, year] = [`${monthly} €`, `${yearly.toLocaleString("de-DE")} €`];
    expect([plan.includes(month), plan.includes(year)]).toEqual([true, true]);
    if (size !== "over 1000") continue;
    expect(plan).toContain('<p class="price">Individuell</p>');
    expect(plan).toContain("Kontakt aufnehmen");
    // What the sign-up takes for it is no other word than here.
    expect(plan).toMatch(/bestellen Sie ihn selbst: für 399 € im Monat.*href="\/signup-trial\?groesse=over\+1000"/);
  }
  expect(start.html).toContain("20 % sparen");
  const checked = [...start.html.matchAll(/<input[^>]*checked=""[^>]*>/g)].map(([input]) => /value="([^"]*)"/.exec(input)?.[1]);
  expect(checked).toEqual(["1-49", "month"]);
});

test("the start page tells what keeps an office ready, and what of the law the product helps with", () => {
  for (const word of ["Betriebsbereitschaft", "Probemeldung", "Gäste für einen Fall", "Gesamtarchiv", "Auswertungen und Jahresbericht"])
    expect(start.html).toContain(`<h3>${word}</h3>`);
  const law = start.html.split('id="hinschg"')[1]!.split("</section>")[0]!;
  const sections = [...law.matchAll(/class="pill">([^<]+)</g)].map(([, section]) => section);
  expect(sections).toEqual(["§ 16 Abs. 3", "§ 16 Abs. 2", "§ 8", "§ 9", "§ 17", "§§ 7, 13", "§ 11 Abs. 1 bis 4", "§ 11 Abs. 5"]);
});

test("the law is said to begin at 50 people, not above", () => {
  for (const { html } of all) expect(html).not.toMatch(/(über|mehr als) 50 (Beschäftigte|Mitarbeit)/);
  expect(start.html).toContain("ab 50 Beschäftigten");
});

test("search engines read a product with a brand, a picture and every price of the list, and no rating", () => {
  const data = start.data as Record<string, unknown>[];
  const product = data.find((one) => one["@type"] === "Product")!;
  expect(product).toMatchObject({ name: "Hinweiszentrale", brand: { "@type": "Brand", name: "Hinweiszentrale" } });
  expect(product.image).toMatch(/^https:\/\/melden\.example\/bilder\/[a-z-]+\.png\?v=[0-9a-f]+$/);
  const organization = data.find((one) => one["@type"] === "Organization")!;
  const prices = PLANS.filter(({ size }) => size !== "over 1000").flatMap(({ monthly, yearly }) => [monthly, yearly]);
  expect(product.offers).toMatchObject(
    prices.map((price) => ({
      "@type": "Offer",
      price,
      priceCurrency: "EUR",
      availability: "https://schema.org/InStock",
      seller: { "@id": organization["@id"] },
    })),
  );
  expect(JSON.stringify(data)).not.toMatch(/rating|review/i);
});

test("the price block says for whom the offer is", () => {
  const pricing = start.html.split('id="pricing"')[1]!.split("</section>")[0]!;
  expect(pricing).toContain("Das Angebot richtet sich an Unternehmen mit Sitz in der EU");
});

test.each<[PaymentWay[], string]>([
  [["card"], "Bezahlt wird mit Karte."],
  [["card", "invoice"], "Bezahlt wird mit Karte oder auf Rechnung mit einem Zahlungsziel von 14 Tagen. Die 7 Tage"],
  [["card", "sepa_debit", "invoice"], "Bezahlt wird mit Karte, per SEPA-Lastschrift oder auf Rechnung mit"],
])("where one may pay by %j the prices and the contact page say so, and of no other way", (paymentWays, said) => {
  const drawn = { ...facts, paymentWays };
  const pricing = renderSite("/", drawn).html.split('id="pricing"')[1]!.split("</section>")[0]!;
  const contact = renderContact(form, drawn).html.split("Wie können wir bezahlen?")[1]!.split("</details>")[0]!;
  for (const text of [pricing, contact]) {
    expect(text).toContain(said);
    expect([/Lastschrift/.test(text), /Rechnung mit/.test(text)]).toEqual([
      paymentWays.includes("sepa_debit"),
      paymentWays.includes("invoice"),
    ]);
    expect(text.includes("andere Zahlungsart")).toBe(paymentWays.length > 1);
  }
});

test("fines for a breach of confidentiality are told apart as the law does", () => {
  const fines = QUESTIONS.find(({ question }) => question === "Was droht ohne Meldestelle?")!.answer.join(" ");
  expect(fines).toContain("vorsätzlich oder leichtfertig verletzt, riskiert bis zu 50.000 Euro");
  expect(fines).toContain("wer sie fahrlässig verletzt, bis zu 10.000 Euro");
});

test("questions for search engines are those on the page", () => {
  expect(QUESTIONS.length).toBeGreaterThanOrEqual(8);
  const page = (start.data as { "@type": string; mainEntity?: { name: string }[] }[]).find((one) => one["@type"] === "FAQPage")!;
  expect(page.mainEntity!.map(({ name }) => name)).toEqual(QUESTIONS.map(({ question }) => question));
  for (const { question } of QUESTIONS) expect(start.html).toContain(question);
});

test("nothing is claimed without evidence, and what has some is shown with it", () => {
  // Pages that explain what a certificate is, or what a contract of former times says, may name it.
  const explains = (path: string) => path === paths.about || path === paths.terms || path.startsWith(paths.articles);
  const claiming = sitePaths.filter((path) => !explains(path)).map((path) => renderSite(path, facts));
  for (const { html } of claiming)
    expect(html).not.toMatch(/ISO ?27001|SOC ?2|zertifiziert|500\+|10\.000(?! Euro)|99,9|rund um die Uhr|24\/7/i);
  const claim = {
    claim: "Server in Deutschland",
    evidence: "Vertrag mit dem Rechenzentrum",
    href: "https://rz.example/",
    day: "2026-03-01",
  };
  const { html } = renderSite("/", { ...facts, operator: { ...operator, texts: { ...NO_TEXTS, claims: [claim] } } });
  expect(html).toMatch(
    /Server in Deutschland<\/strong>.*<a href="https:\/\/rz\.example\/">Vertrag mit dem Rechenzentrum<\/a> \(Stand: 1\. März 2026\)/,
  );
});

test("data about who runs the site say what is configured and nothing else", () => {
  const [unnamed] = start.data as Record<string, unknown>[];
  expect(unnamed).toMatchObject({ "@type": "Organization", name: "Hinweiszentrale", email: "post@melden.example" });
  expect(unnamed).not.toHaveProperty("address");
  const named = { ...operator, name: "Muster GmbH", street: "Weg 1", city: "10115 Berlin" };
  expect((renderSite("/", { ...facts, operator: named }).data as object[])[0]).toMatchObject({
    name: "Muster GmbH",
    address: { streetAddress: "Weg 1", postalCode: "10115", addressLocality: "Berlin" },
  });
});

test("every picture of a screen says its size, so that nothing jumps, and comes light and dark", () => {
  for (const [, image] of start.html.matchAll(/<picture>(.*?)<\/picture>/g)) {
    expect(image).toMatch(/<source media="\(prefers-color-scheme: dark\)" srcSet="[^"]*dunkel/i);
    expect(image).toMatch(/width="\d+" height="\d+"/);
    expect(image).toMatch(/alt="[^"]{10,}"/);
  }
  for (const { hell, dunkel } of Object.values(SCREENS))
    expect(hell.map(({ pixels }) => pixels)).toEqual(dunkel.map(({ pixels }) => pixels));
});

test("what was typed into the form stands in it again and cannot leave it", () => {
  const typed = { ...emptyContact("technical"), name: `"><script>alert(1)</script>`, message: "</textarea><b>da</b>" };
  const { html, title } = renderContact({ ...form, values: typed, errors: { email: "email", subject: "required" } }, facts);
  expect(html).not.toMatch(/<script|<b>da/);
  expect(html).toContain("&lt;/textarea&gt;&lt;b&gt;da&lt;/b&gt;</textarea>");
  expect(html).toContain('<option value="technical" selected="">');
  expect(html).toMatch(/aria-invalid="true" aria-describedby="email-fehler"/);
  expect(html).toContain('<p class="field-error" id="email-fehler">Ungültige E-Mail-Adresse</p>');
  expect(html).toContain("Betreff ist erforderlich");
  expect(html.match(/autofocus/gi)).toHaveLength(1);
  expect(title).toMatch(/^Fehler: /);
});

test.each(["limit", "stale", "again", "origin", "large", "failed"] as const)("where nothing was sent (%s) the form says so", (trouble) => {
  const { html } = renderContact({ ...form, trouble }, facts);
  expect(/role="alert">([^<]{40,})</.exec(html)?.[1]).not.toMatch(/[{}]/);
});
