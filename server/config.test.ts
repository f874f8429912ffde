import path from "node:path";
import { unnamedOperator } from "@hz/contract/account/operator";
import { BILLING_INTERVALS, COMPANY_SIZES } from "@hz/contract/billing/plans";
import { expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

const HZ_SECRET = "0123456789abcdef0123456789abcdef";

test("an empty environment gives the documented defaults", () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: "127.0.0.1",
    dataFolder: path.resolve("data"),
    bucket: null,
    databaseUrl: null,
    databaseDirectUrl: null,
    cells: [],
    newAccountsCell: 1,
    publicUrl: "http://localhost:3000",
    paymentOrigin: null,
    onionUrl: null,
    portalDomain: null,
    domainTarget: null,
    dnsServers: null,
    hstsSubdomains: false,
    trustProxy: ["loopback"],
    smtpUrl: null,
    mailFrom: "Hinweiszentrale <noreply@localhost>",
    support: { email: "support@localhost", phone: null, hours: null, bookingUrl: null },
    stripe: null,
    paymentWays: ["card", "sepa_debit", "invoice"],
    creditorId: null,
    operator: unnamedOperator("support@localhost"),
    secret: null,
    demo: true,
    metricsPort: null,
    metricsHost: "127.0.0.1",
    otlp: false,
    drainSeconds: 0,
    freeReportsPerMinute: 60,
    role: "all",
  });
});

test("values are taken over, a public address loses its slash", () => {
  const config = readConfig({
    HZ_SECRET,
    PORT: "8080",
    PUBLIC_URL: "https://meldung.example/",
    DATABASE_URL: "postgresql://hz:geheim@db/hz",
    HSTS_SUBDOMAINS: "on",
    DOMAIN_TARGET: "Portale.melden.example",
    DNS_SERVERS: "10.0.0.2, 127.0.0.1:5353,fd00::1,[fd00::2]:54",
    ONION_URL: `http://${"a".repeat(56)}.onion/`,
    ROLE: "worker",
    MAIL_FROM: "meldestelle@example.org",
    SMTP_URL: "",
    METRICS_PORT: "9464",
    OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4318",
    DRAIN_SECONDS: "15",
  });
  expect(config).toMatchObject({
    port: 8080,
    publicUrl: "https://meldung.example",
    databaseUrl: "postgresql://hz:geheim@db/hz",
    hstsSubdomains: true,
    domainTarget: "portale.melden.example",
    dnsServers: ["10.0.0.2", "127.0.0.1:5353", "fd00::1", "[fd00::2]:54"],
    onionUrl: `http://${"a".repeat(56)}.onion`,
    role: "worker",
    smtpUrl: null,
    metricsPort: 9464,
    otlp: true,
    drainSeconds: 15,
  });
});

const PROVIDER = {
  STRIPE_SECRET_KEY: "sk_test_x",
  STRIPE_PUBLISHABLE_KEY: "pk_test_x",
  STRIPE_WEBHOOK_SECRET: "whsec_x",
  STRIPE_TAX_RATE: "txr_x",
  STRIPE_PRICES: COMPANY_SIZES.flatMap((size) => BILLING_INTERVALS.map((interval) => `${size}:${interval}=price_x`)).join(),
};

test("with a payment provider the card field needs an origin of its own", () => {
  const start = (env: Record<string, string>) => readConfig({ HZ_SECRET, PUBLIC_URL: "https://melden.example", ...env });
  expect(() => start(PROVIDER)).toThrow(/^PAYMENT_ORIGIN fehlt[^\n]*\.$/);
  expect(start({ ...PROVIDER, PAYMENT_ORIGIN: "https://zahlung.example/" }).paymentOrigin).toBe("https://zahlung.example");
  expect(start({ ...PROVIDER, PAYMENT_ORIGIN: "https://zahlung.melden.example" }).paymentOrigin).toBe("https://zahlung.melden.example");
  expect(start({}).paymentOrigin).toBe(null);
  // On a developer's machine the other name of loopback will do.
  const loopback = { PUBLIC_URL: "http://localhost:3000", PAYMENT_ORIGIN: "http://127.0.0.1:3000" };
  expect(start({ ...PROVIDER, ...loopback }).paymentOrigin).toBe("http://127.0.0.1:3000");
});

test.each([
  ["the product's own", "https://melden.example"],
  ["another port of the same name, which cookies do not tell apart", "https://melden.example:8443"],
  ["the same name in capitals", "https://MELDEN.example"],
  ["the same name with a dot", "https://melden.example."],
  ["no https beside https", "http://zahlung.example"],
  ["a path", "https://zahlung.example/feld"],
  ["no address", "zahlung.example"],
])("PAYMENT_ORIGIN is refused: %s", (_why, PAYMENT_ORIGIN) => {
  const attempt = () => readConfig({ HZ_SECRET, PUBLIC_URL: "https://melden.example", PAYMENT_ORIGIN });
  expect(attempt).toThrow(/^PAYMENT_ORIGIN muss[^\n]*\.$/);
});

test("the product's own addresses stand below the portals' domain by names that no channel can have", () => {
  const start = (env: Record<string, string>) => readConfig({ HZ_SECRET, PORTAL_DOMAIN: "Melden.Example", ...env });
  for (const PUBLIC_URL of ["https://melden.example", "https://app.melden.example", "https://a.b.melden.example", "https://anders.example"])
    expect(start({ PUBLIC_URL }).portalDomain).toBe("melden.example");
  for (const [name, value] of [
    ["PUBLIC_URL", "https://zentrale.melden.example"],
    ["PAYMENT_ORIGIN", "https://kasse.melden.example"],
  ] as const)
    expect(() => start({ PUBLIC_URL: "https://melden.example", [name]: value })).toThrow(/liegt unter PORTAL_DOMAIN[^\n]*\.$/);
});

test("the demo is on for an embedded database on this machine only, unless it is asked for", () => {
  for (const address of ["https://melden.example", "http://192.168.1.5:3000", "http://127.example"])
    expect(readConfig({ HZ_SECRET, PUBLIC_URL: address }).demo, address).toBe(false);
  for (const address of ["http://localhost:3000", "https://localhost", "http://127.0.0.2", "http://[::1]:3000", "http://melden.localhost"])
    expect(readConfig({ HZ_SECRET, PUBLIC_URL: address }).demo, address).toBe(true);
  const DATABASE_URL = "postgresql://hz:geheim@/hz?host=/run/postgresql";
  expect(readConfig({ HZ_SECRET, DATABASE_URL }).demo).toBe(false);
  expect(readConfig({ HZ_SECRET, DATABASE_URL, HZ_DEMO: "on" }).demo).toBe(true);
  expect(readConfig({ HZ_SECRET, HZ_DEMO: "off" }).demo).toBe(false);
});

test.each([
  ["PORT", "80a"],
  ["PORT", "65536"],
  ["PORT", "-1"],
  ["ROLE", "both"],
  ["HZ_DEMO", "yes"],
  ["HZ_DEMP", "on"],
  ["DATABASE_URL", "mysql://db/hz"],
  ["DATABASE_DIRECT_URL", "postgresql://db/hz"],
  ["PUBLIC_URL", "meldung.example"],
  ["PUBLIC_URL", "https://meldung.example/pfad"],
  ["ONION_URL", "https://meldung.example"],
  ["ONION_URL", "http://kurz.onion"],
  ["ONION_URL", `http://${"a".repeat(56)}.onion/portal`],
  ["PORTAL_DOMAIN", "https://melden.example"],
  ["PORTAL_DOMAIN", "*.melden.example"],
  ["PORTAL_DOMAIN", "10.0.0.1"],
  ["DOMAIN_TARGET", "https://portale.melden.example"],
  ["DOMAIN_TARGET", "portale"],
  ["DOMAIN_TARGET", "10.0.0.1"],
  ["DNS_SERVERS", "dns.example"],
  ["DNS_SERVERS", "10.0.0.2,"],
  ["DNS_SERVERS", "10.0.0.2:70000"],
  ["DNS_SERVERS", "[fd00::1"],
  ["SMTP_URL", "mail.example:25"],
  ["TRUST_PROXY", "proxy.example"],
  ["TRUST_PROXY", "10.0.0.0/33"],
  ["TRUST_PROXY", "0.0.0.0/0"],
  ["TRUST_PROXY", "::/0"],
  ["TRUST_PROXY", "0.0.0.0/1"],
  ["TRUST_PROXY", "::/7"],
  ["TRUST_PROXY", "true"],
  ["TRUST_PROXY", "1"],
  ["TRUST_PROXY", "10.0.0.1;10.0.0.2"],
  ["MAIL_FROM", "kein Absender"],
  ["MAIL_FROM", "a@b.example\r\nBcc: c@d.example"],
  ["SUPPORT_EMAIL", "Support <hilfe@firma.example>"],
  ["SUPPORT_EMAIL", "hilfe@firma.example?bcc=x@y.example"],
  ["SUPPORT_PHONE", "rufen Sie an"],
  ["SUPPORT_PHONE", "+--"],
  ["SUPPORT_HOURS", "Mo bis Fr"],
  ["SUPPORT_BOOKING_URL", "termine.example"],
  ["DEMO_BOOKING_URL", "termine.example"],
  ["OPERATOR_NAME", "Muster\nGmbH"],
  ["OPERATOR_STREET", "x".repeat(201)],
  ["SUPPORT_BOOKING_URL", "javascript:alert(1)"],
  ["S3_PREFIXES", "meldungen"],
  ["STRIPE_KEY", "sk"],
])("%s=%j stops the start with one line that names the variable", (name, value) => {
  const attempt = () => readConfig({ HZ_SECRET, [name]: value });
  expect(attempt).toThrow(ConfigError);
  expect(attempt).toThrow(new RegExp(`^${name}[^\\n]*[.?]$`));
});

const BUCKET = {
  S3_BUCKET: "meldungen",
  S3_ENDPOINT: "https://s3.anbieter.example/",
  S3_REGION: "eu-central-1",
  S3_ACCESS_KEY_ID: "schluessel",
  S3_SECRET_ACCESS_KEY: "streng-geheim",
};
test("a bucket is taken whole, named in the path and with all of it unless more is said", () => {
  const whole = { bucket: "meldungen", endpoint: "https://s3.anbieter.example", region: "eu-central-1" };
  const bucket = (env: Record<string, string>) => readConfig({ HZ_SECRET, ...BUCKET, ...env }).bucket;
  expect(bucket({})).toEqual({
    ...whole,
    accessKeyId: "schluessel",
    secretAccessKey: "streng-geheim",
    prefix: "",
    pathStyle: true,
    move: null,
  });
  const more = { S3_PREFIX: "kunde/meldungen/", S3_PATH_STYLE: "off", S3_MOVE: "to-bucket" };
  expect(bucket(more)).toMatchObject({ prefix: "kunde/meldungen/", pathStyle: false, move: "to-bucket" });
});

test.each([
  [{ S3_REGION: "" }, /^S3_REGION fehlt\. Für einen Bucket werden .* gebraucht\.$/],
  [{ S3_REGION: "", S3_ENDPOINT: "" }, /^S3_ENDPOINT, S3_REGION fehlen\. /],
  [{ S3_BUCKET: "Meldungen" }, /^S3_BUCKET muss der Name eines Buckets .*, ist aber "Meldungen"\.$/],
  [{ S3_ENDPOINT: "s3.anbieter.example" }, /^S3_ENDPOINT muss eine Adresse der Form /],
  [{ S3_ENDPOINT: "https://schluessel:streng-geheim@s3.example" }, /^S3_ENDPOINT muss eine Adresse der Form /],
  [{ S3_ENDPOINT: "https://s3.example/meldungen" }, /^S3_ENDPOINT muss eine Adresse der Form /],
  [{ S3_REGION: "eu central" }, /^S3_REGION muss ein Name wie eu-central-1 sein, ist aber "eu central"\.$/],
  [{ S3_PREFIX: "../andere" }, /^S3_PREFIX muss aus Namen wie kunde\/meldungen bestehen, ist aber /],
  [{ S3_PREFIX: "a//b" }, /^S3_PREFIX muss /],
  [{ S3_MOVE: "bucket" }, /^S3_MOVE muss to-bucket oder to-folder sein, ist aber "bucket"\.$/],
  [{ S3_PATH_STYLE: "true" }, /^S3_PATH_STYLE muss on oder off sein, ist aber "true"\.$/],
  [
    { S3_SECRET_KEY: "streng-geheim", S3_SECRET_ACCESS_KEY: "" },
    /^S3_SECRET_KEY ist keine bekannte Einstellung\. Ist S3_SECRET_ACCESS_KEY gemeint\?$/,
  ],
])("a bucket said with %j stops the start with one line, which gives no secret away", (change, line) => {
  const attempt = () => readConfig({ HZ_SECRET, ...BUCKET, ...change });
  expect(attempt).toThrow(ConfigError);
  expect(attempt).toThrow(line);
  expect(attempt).not.toThrow(/streng-geheim/);
});

test("with a provider only cards are offered until the operator says more; the simulator takes all", () => {
  const ways = (env: Record<string, string>) => readConfig({ HZ_SECRET, ...env }).paymentWays;
  const real = { ...PROVIDER, PAYMENT_ORIGIN: "http://zahlung.example" };
  expect(ways({})).toEqual(["card", "sepa_debit", "invoice"]);
  expect(ways(real)).toEqual(["card"]);
  expect(ways({ ...real, PAYMENT_WAYS: "invoice, card" })).toEqual(["card", "invoice"]);
  for (const wrong of ["sepa_debit", "card,cash", "card,"])
    expect(() => ways({ PAYMENT_WAYS: wrong })).toThrow("PAYMENT_WAYS muss card enthalten und sonst nur sepa_debit und invoice, ist aber");
});

test("a creditor identifier is taken with spaces and stops the start where its check digits are wrong", () => {
  const id = (CREDITOR_ID: string) => readConfig({ HZ_SECRET, CREDITOR_ID }).creditorId;
  expect([id(""), id("DE98 ZZZ 0999 9999 999")]).toEqual([null, "DE98ZZZ09999999999"]);
  expect(() => id("DE97ZZZ09999999999")).toThrow(ConfigError);
  expect(() => id("DE97ZZZ09999999999")).toThrow(/^CREDITOR_ID muss eine Gläubiger-Identifikationsnummer .*\.$/);
});

test("what is missing of the payment provider's settings is told as one or as several", () => {
  const { STRIPE_TAX_RATE, STRIPE_PRICES, ...rest } = PROVIDER;
  expect(() => readConfig({ HZ_SECRET, ...rest, STRIPE_PRICES })).toThrow(/^STRIPE_TAX_RATE fehlt\. /);
  expect(() => readConfig({ HZ_SECRET, STRIPE_TAX_RATE })).toThrow(
    /^STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICES fehlen\. /,
  );
});

test("whom customers turn to: as configured, else by the sender's address; hours belong to a phone", () => {
  const supportOf = (env: Record<string, string>) => readConfig({ HZ_SECRET, ...env }).support;
  expect(supportOf({ MAIL_FROM: "Meldestelle <hilfe@firma.example>" }).email).toBe("hilfe@firma.example");
  expect(supportOf({ MAIL_FROM: "no-reply@firma.example" }).email).toBe("support@firma.example");
  expect(supportOf({ SUPPORT_PHONE: "+49 (30) 12345-67" })).toMatchObject({
    phone: "+49 (30) 12345-67",
    hours: "Montag bis Freitag, 9:00 bis 18:00 Uhr",
  });
  const SUPPORT_HOURS = "Werktags, 8 bis 12 Uhr";
  expect(
    supportOf({ SUPPORT_EMAIL: "a@b.example", SUPPORT_PHONE: "030 1234", SUPPORT_HOURS, SUPPORT_BOOKING_URL: "https://t.example/30" }),
  ).toEqual({ email: "a@b.example", phone: "030 1234", hours: SUPPORT_HOURS, bookingUrl: "https://t.example/30" });
});

test("proxies that may name a client's address: this machine's, and those that are named", () => {
  expect(readConfig({ TRUST_PROXY: "10.0.0.5, 192.168.0.0/24,fd00::/8" }).trustProxy).toEqual([
    "loopback",
    "10.0.0.5",
    "192.168.0.0/24",
    "fd00::/8",
  ]);
});

test("a password in an address is never repeated", () => {
  expect(() => readConfig({ HZ_SECRET, SMTP_URL: "http://u:geheim@h" })).not.toThrow("geheim");
});
