import path from "node:path";
import { type Operator, unnamedOperator } from "@hz/contract/account/operator";
import { NO_TEXTS, type OperatorTexts } from "@hz/contract/account/operator-texts";
import type { PaymentWay } from "@hz/contract/billing/billing";
import type { PriceName } from "@hz/contract/billing/plans";
import { dnsServersIn, domainTargetIn, onionUrlIn, originIn, paymentOriginIn, portalDomainIn, trustProxyIn } from "./address-settings.ts";
import { type CellConfig, cellsIn, newcomersIn } from "./cell-settings.ts";
import { readOperatorTexts } from "./operator-texts.ts";
import { creditorIdIn, paymentWaysIn, pricesIn } from "./payment-settings.ts";
import { isPublic, meantBy } from "./settings-notices.ts";
import { BUCKET_SETTINGS, type BucketConfig, bucketIn } from "./storage-settings.ts";

export type Role = "all" | "web" | "worker";

export type Config = {
  port: number;
  host: string;
  /** Absolute path of the folder that holds everything this installation keeps on disk. */
  dataFolder: string;
  /** Where the sealed files lie; null means: in `dataFolder`. */
  bucket: BucketConfig | null;
  /** Null means: start the embedded PostgreSQL inside `dataFolder`. */
  databaseUrl: string | null;
  /** Address that bypasses a connection pooler, for migrations and LISTEN; null means `databaseUrl`. */
  databaseDirectUrl: string | null;
  /** Further databases that hold accounts, by their numbers from 2 on; none unless told. */
  cells: CellConfig[];
  /** The number of the database that new accounts go to; 1 is `databaseUrl`. */
  newAccountsCell: number;
  /** Origin the outside world uses, without a slash at the end. */
  publicUrl: string;
  /** Origin of the frame with the card field, where it has a name of its own; null means: the other name of loopback, or the product's own. */
  paymentOrigin: string | null;
  /** Origin of the same service as an onion service, which the portal's pages name to Tor Browser; null where there is none. */
  onionUrl: string | null;
  /** The domain below which each channel has a name of its own, `{suffix}.{domain}`; null where there is none. */
  portalDomain: string | null;
  /** The name that domains of customers lead to, where a proxy takes them; null where none are taken. */
  domainTarget: string | null;
  /** Where records of such domains are asked for, each with its port if that is another than 53; null means the machine's resolver. */
  dnsServers: string[] | null;
  /** Whether browsers are to insist on https for every name below the product's, too. */
  hstsSubdomains: boolean;
  /** Proxies that may name a client's address: addresses, networks, or a word for both ("loopback"). */
  trustProxy: string[];
  /** Null means: keep mails in the local mailbox. */
  smtpUrl: string | null;
  mailFrom: string;
  /** Whom customers turn to; what is null is not shown. */
  support: { email: string; phone: string | null; hours: string | null; bookingUrl: string | null };
  /** The payment provider's keys and what was made there for our plans; null means the simulator, "Testmodus". */
  stripe: StripeConfig | null;
  /** In which ways customers may pay; always by card. */
  paymentWays: PaymentWay[];
  /** Under which creditor identifier direct debits are collected; null where the operator has not said it. */
  creditorId: string | null;
  /** Who runs this installation, for the public pages. */
  operator: Operator;
  /** What the server derives its own keys from; null means the key file in `dataFolder`. */
  secret: string | null;
  demo: boolean;
  /** Where Prometheus and probes are answered, apart from the public port; null means nowhere. */
  metricsPort: number | null;
  metricsHost: string;
  /** Whether figures are sent to a collector, which OpenTelemetry's own settings name. */
  otlp: boolean;
  /** For how many seconds a process that was told to end goes on while it says that it is not ready. */
  drainSeconds: number;
  /** So many reports a minute reach one channel before each of them needs a proof of work; by process. */
  freeReportsPerMinute: number;
  role: Role;
};

export type StripeConfig = {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Price ids by plan and interval: `1-49:month`. */
  prices: Record<PriceName, string>;
  taxRate: string;
};

/** The same for a program that works beside the running service: it answers nobody and counts nothing. */
export const besideService = (config: Config): Config => ({ ...config, metricsPort: null, otlp: false });

/** A setting that stops the start; its message is one line meant for the operator. */
export class ConfigError extends Error {}

type Environment = Record<string, string | undefined>;

const known = new Set(["HZ_DATA", "HZ_SECRET", "HZ_DEMO"]);
const stripeNames = ["STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET", "STRIPE_PRICES", "STRIPE_TAX_RATE"] as const;

/** Checks the environment; throws ConfigError. Beside it the operator's folder of texts is read, nothing else, and nothing is written. */
export function readConfig(env: Environment): Config {
  refuseUnknown(env);
  const port = integer(env, "PORT", 3000, 65535);
  const databaseUrl = address(env, "DATABASE_URL", ["postgres:", "postgresql:"]);
  const databaseDirectUrl = address(env, "DATABASE_DIRECT_URL", ["postgres:", "postgresql:"]);
  if (databaseDirectUrl && !databaseUrl) throw new ConfigError("DATABASE_DIRECT_URL ist gesetzt, aber DATABASE_URL fehlt.");
  const cells = told(() => cellsIn(text(env, "CELLS"), text(env, "CELLS_DIRECT"), databaseUrl));
  const dataFolder = path.resolve(text(env, "HZ_DATA") ?? "data");
  const mailFrom = sender(env);
  const publicUrl = told(() => originIn("PUBLIC_URL", text(env, "PUBLIC_URL"))) ?? `http://localhost:${port}`;
  const provider = stripe(env);
  const paymentOrigin = told(() => paymentOriginIn(text(env, "PAYMENT_ORIGIN"), publicUrl, provider !== null));
  return {
    port,
    host: text(env, "HOST") ?? "127.0.0.1",
    dataFolder,
    bucket: told(() => bucketIn((name) => text(env, name))),
    databaseUrl,
    databaseDirectUrl,
    cells,
    newAccountsCell: told(() => newcomersIn(text(env, "NEW_ACCOUNTS_CELL"), cells)),
    publicUrl,
    paymentOrigin,
    onionUrl: told(() => onionUrlIn(text(env, "ONION_URL"))),
    portalDomain: told(() => portalDomainIn(text(env, "PORTAL_DOMAIN"), [publicUrl, paymentOrigin])),
    domainTarget: told(() => domainTargetIn(text(env, "DOMAIN_TARGET"))),
    dnsServers: told(() => dnsServersIn(text(env, "DNS_SERVERS"))),
    hstsSubdomains: choice(env, "HSTS_SUBDOMAINS", ["on", "off"], "off") === "on",
    trustProxy: told(() => trustProxyIn(text(env, "TRUST_PROXY"))),
    smtpUrl: address(env, "SMTP_URL", ["smtp:", "smtps:"]),
    mailFrom,
    support: support(env, mailFrom),
    stripe: provider,
    paymentWays: told(() => paymentWaysIn(text(env, "PAYMENT_WAYS"), provider !== null)),
    creditorId: told(() => creditorIdIn(text(env, "CREDITOR_ID"))),
    operator: operator(env, support(env, mailFrom)),
    demo: choice(env, "HZ_DEMO", ["on", "off"], databaseUrl || isPublic(publicUrl) ? "off" : "on") === "on",
    metricsPort: text(env, "METRICS_PORT") === null ? null : integer(env, "METRICS_PORT", 0, 65535),
    metricsHost: text(env, "METRICS_HOST") ?? "127.0.0.1",
    otlp: ["OTEL_EXPORTER_OTLP_ENDPOINT", "OTEL_EXPORTER_OTLP_METRICS_ENDPOINT"].some((name) => text(env, name) !== null),
    drainSeconds: integer(env, "DRAIN_SECONDS", 0, 300),
    freeReportsPerMinute: integer(env, "FREE_REPORTS_PER_MINUTE", 60, 999_999_999),
    role: choice(env, "ROLE", ["all", "web", "worker"], "all"),
    secret: text(env, "HZ_SECRET"),
  };
}

function refuseUnknown(env: Environment): void {
  for (const name of Object.keys(env)) {
    if (text(env, name) === null) continue;
    if (name.startsWith("S3_") && !BUCKET_SETTINGS.includes(name)) throw unknown(env, name);
    if (name.startsWith("STRIPE_") && !stripeNames.some((known) => known === name)) throw unknown(env, name);
    // HZ_TEST_* steers the test run, not the product, and is inherited by servers that tests start.
    if (name.startsWith("HZ_") && !name.startsWith("HZ_TEST_") && !known.has(name)) throw unknown(env, name);
  }
}

function unknown(env: Environment, name: string): ConfigError {
  const meant = meantBy(env, name);
  return new ConfigError(`${name} ist keine bekannte Einstellung.${meant ? ` Ist ${meant} gemeint?` : ""}`);
}

/** An empty value counts as absent, because compose files and shells pass empty variables on. */
function text(env: Environment, name: string): string | null {
  return env[name]?.trim() || null;
}

function integer(env: Environment, name: string, preset: number, max: number): number {
  const value = text(env, name);
  if (value === null) return preset;
  if (!/^\d{1,9}$/.test(value) || Number(value) > max)
    throw new ConfigError(`${name} muss eine ganze Zahl von 0 bis ${max} sein, ist aber ${JSON.stringify(value)}.`);
  return Number(value);
}

function choice<T extends string>(env: Environment, name: string, all: T[], preset: T): T {
  const value = text(env, name) ?? preset;
  const found = all.find((one) => one === value);
  if (!found) throw new ConfigError(`${name} muss ${all.join(" oder ")} sein, ist aber ${JSON.stringify(value)}.`);
  return found;
}

/** Values may carry a password, so the message never repeats them. */
function address(env: Environment, name: string, protocols: string[]): string | null {
  const value = text(env, name);
  if (value === null) return null;
  const scheme = protocols.find((protocol) => value.startsWith(`${protocol}//`));
  // A PostgreSQL address of a Unix socket has no host and is no URL in the strict sense.
  if (!scheme || (!URL.canParse(value) && !value.includes("@/")))
    throw new ConfigError(`${name} ist keine Adresse der Form ${protocols[0]}//….`);
  return value;
}

function sender(env: Environment): string {
  const value = text(env, "MAIL_FROM") ?? "Hinweiszentrale <noreply@localhost>";
  if (/[\r\n]/.test(value) || !/^[^<>@]*<[^<>@\s]+@[^<>@\s]+>$|^[^<>@\s]+@[^<>@\s]+$/.test(value))
    throw new ConfigError(`MAIL_FROM muss die Form Name <adresse> haben, ist aber ${JSON.stringify(value)}.`);
  return value;
}

function support(env: Environment, mailFrom: string): Config["support"] {
  const phone = text(env, "SUPPORT_PHONE");
  // A link can be made of nothing but digits.
  if (phone !== null && (!/^\+?[\d ()/–-]{3,40}$/.test(phone) || !/\d.*\d.*\d/.test(phone)))
    throw new ConfigError(`SUPPORT_PHONE muss eine Telefonnummer wie +49 30 1234567 sein, ist aber ${JSON.stringify(phone)}.`);
  const hours = text(env, "SUPPORT_HOURS");
  if (hours !== null && phone === null) throw new ConfigError("SUPPORT_HOURS ist gesetzt, aber SUPPORT_PHONE fehlt.");
  if (hours !== null && (hours.length > 200 || /[\r\n]/.test(hours)))
    throw new ConfigError("SUPPORT_HOURS muss eine Zeile von höchstens 200 Zeichen sein.");
  return {
    email: supportEmail(env, mailFrom),
    phone,
    hours: phone === null ? null : (hours ?? "Montag bis Freitag, 9:00 bis 18:00 Uhr"),
    bookingUrl: webPage(env, "SUPPORT_BOOKING_URL"),
  };
}

function operator(env: Environment, { email, phone, hours }: Config["support"]): Operator {
  const line = (name: string) => {
    const value = text(env, name);
    if (value !== null && (value.length > 200 || /[\r\n]/.test(value)))
      throw new ConfigError(`${name} muss eine Zeile von höchstens 200 Zeichen sein.`);
    return value;
  };
  const unnamed = unnamedOperator(email);
  return {
    name: line("OPERATOR_NAME"),
    street: line("OPERATOR_STREET"),
    city: line("OPERATOR_CITY"),
    country: line("OPERATOR_COUNTRY") ?? unnamed.country,
    representedBy: line("OPERATOR_REPRESENTED_BY"),
    register: line("OPERATOR_REGISTER"),
    vatId: line("OPERATOR_VAT_ID"),
    email,
    phone,
    hours,
    bookingUrl: webPage(env, "DEMO_BOOKING_URL"),
    texts: operatorTexts(env),
  };
}

function operatorTexts(env: Environment): OperatorTexts {
  const folder = text(env, "OPERATOR_TEXTS");
  return folder === null ? NO_TEXTS : told(() => readOperatorTexts(path.resolve(folder)), "OPERATOR_TEXTS: ");
}

/** What is read elsewhere throws a plain line for the operator; here it stops the start. */
function told<Value>(read: () => Value, before = ""): Value {
  try {
    return read();
  } catch (error) {
    throw new ConfigError(before + (error as Error).message);
  }
}

/** All of them or none: half a provider would take cards and never hear of payments. */
function stripe(env: Environment): StripeConfig | null {
  const [secretKey, publishableKey, webhookSecret, priceList, taxRate] = stripeNames.map((name) => text(env, name));
  const missing = stripeNames.filter((name) => text(env, name) === null);
  if (missing.length === stripeNames.length) return null;
  if (!secretKey || !publishableKey || !webhookSecret || !priceList || !taxRate)
    throw new ConfigError(
      `${missing.join(", ")} ${missing.length === 1 ? "fehlt" : "fehlen"}. Für den Zahlungsanbieter werden alle STRIPE_-Angaben gebraucht.`,
    );
  if (!/^(sk|rk)_/.test(secretKey)) throw new ConfigError("STRIPE_SECRET_KEY beginnt nicht mit sk_ oder rk_.");
  if (!publishableKey.startsWith("pk_")) throw new ConfigError("STRIPE_PUBLISHABLE_KEY beginnt nicht mit pk_.");
  if (!webhookSecret.startsWith("whsec_")) throw new ConfigError("STRIPE_WEBHOOK_SECRET beginnt nicht mit whsec_.");
  if (!taxRate.startsWith("txr_")) throw new ConfigError("STRIPE_TAX_RATE beginnt nicht mit txr_.");
  return { secretKey, publishableKey, webhookSecret, prices: told(() => pricesIn(priceList)), taxRate };
}

/** Without one it is the sender's address, or `support@` at its domain where the sender's takes no answers (RFC 2142 names that mailbox). */
function supportEmail(env: Environment, mailFrom: string): string {
  const value = text(env, "SUPPORT_EMAIL");
  if (value !== null && !/^[^<>@\s,;?&]+@[^<>@\s,;?&]+$/.test(value))
    throw new ConfigError(`SUPPORT_EMAIL muss eine E-Mail-Adresse sein, ist aber ${JSON.stringify(value)}.`);
  const from = /[^<>@\s]+@[^<>@\s]+/.exec(mailFrom)![0];
  return value ?? from.replace(/^(do-?not-?reply|no-?reply)@/i, "support@");
}

function webPage(env: Environment, name: string): string | null {
  const value = text(env, name);
  const url = value !== null && URL.canParse(value) ? new URL(value) : null;
  if (value !== null && (!url || !/^https?:$/.test(url.protocol) || url.username || url.password))
    throw new ConfigError(`${name} muss eine Adresse der Form https://… sein, ist aber ${JSON.stringify(value)}.`);
  return url?.href ?? null;
}
