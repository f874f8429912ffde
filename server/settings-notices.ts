import { isReached } from "@hz/contract/account/operator";
import type { Config } from "./config.ts";

/** Every setting that the product reads. */
export const SETTINGS = [
  "PORT HOST PUBLIC_URL PORTAL_DOMAIN DOMAIN_TARGET DNS_SERVERS ONION_URL PAYMENT_ORIGIN PAYMENT_WAYS CREDITOR_ID HSTS_SUBDOMAINS TRUST_PROXY DATABASE_URL DATABASE_DIRECT_URL CELLS CELLS_DIRECT NEW_ACCOUNTS_CELL SMTP_URL MAIL_FROM ROLE FREE_REPORTS_PER_MINUTE METRICS_PORT METRICS_HOST DRAIN_SECONDS OTEL_EXPORTER_OTLP_ENDPOINT OTEL_EXPORTER_OTLP_METRICS_ENDPOINT OTEL_EXPORTER_OTLP_HEADERS",
  "HZ_DATA HZ_SECRET HZ_DEMO DEMO_BOOKING_URL SUPPORT_EMAIL SUPPORT_PHONE SUPPORT_HOURS SUPPORT_BOOKING_URL",
  "S3_BUCKET S3_ENDPOINT S3_REGION S3_ACCESS_KEY_ID S3_SECRET_ACCESS_KEY S3_PREFIX S3_PATH_STYLE S3_MOVE",
  "STRIPE_SECRET_KEY STRIPE_PUBLISHABLE_KEY STRIPE_WEBHOOK_SECRET STRIPE_PRICES STRIPE_TAX_RATE",
  "OPERATOR_NAME OPERATOR_STREET OPERATOR_CITY OPERATOR_COUNTRY OPERATOR_REPRESENTED_BY OPERATOR_REGISTER OPERATOR_VAT_ID OPERATOR_TEXTS",
].flatMap((line) => line.split(" "));

const THIS_MACHINE = /^(127(\.\d+){3}|\[::1\]|(.+\.)?localhost)$/;

/** Whether an address leads others here, too: what is for trying out has no place there. */
export const isPublic = (address: string): boolean => !THIS_MACHINE.test(new URL(address).hostname);

type Environment = Record<string, string | undefined>;
export type Topic = "mail" | "operator" | "payment" | "demo";

/** Short names are close to too many others that mean something else. */
const SHORTEST = 6;

/** What people call a setting who do not look it up. */
const FOREIGN: Record<string, string> = {
  HZ_DATEN: "HZ_DATA",
  HZ_DATA_DIR: "HZ_DATA",
  HZ_KEY: "HZ_SECRET",
  HZ_SECRET_KEY: "HZ_SECRET",
  S3_ACCESS_KEY: "S3_ACCESS_KEY_ID",
  S3_SECRET_KEY: "S3_SECRET_ACCESS_KEY",
  STRIPE_SECRET: "STRIPE_SECRET_KEY",
  STRIPE_API_KEY: "STRIPE_SECRET_KEY",
  STRIPE_PUBLIC_KEY: "STRIPE_PUBLISHABLE_KEY",
};

/** A line for each thing that an operator may not mean so. */
export function settingsNotices(env: Environment, config: Config): string[] {
  return [...misspelt(env), ...missingOutside(config).map(({ line }) => line)];
}

/** A line for each name that is nearly a setting. */
export function misspelt(env: Environment): string[] {
  // Unknown names of ours stop the start already.
  const given = Object.keys(env).filter((name) => env[name]?.trim() && !SETTINGS.includes(name) && !/^(HZ|S3|STRIPE)_/.test(name));
  return given.flatMap((name) => {
    const meant = meantBy(env, name);
    return meant ? [`${name} ist keine Einstellung. Ist ${meant} gemeint?`] : [];
  });
}

/** The setting that is nearly called like a name that is none, and is not set. */
export function meantBy(env: Environment, name: string): string | null {
  const near = SETTINGS.map((one) => ({ one, far: FOREIGN[name] === one ? 0 : distance(name, one) })).filter(
    ({ one, far }) => one.length >= SHORTEST && far <= 2,
  );
  const meant = near.sort((a, b) => a.far - b.far)[0]?.one;
  // What is set rightly as well was meant for something else.
  return meant && !env[meant]?.trim() ? meant : null;
}

/** What people outside would notice first, where the address is a public one; nothing on a machine of one's own. */
export function missingOutside({ publicUrl, smtpUrl, operator, stripe, demo }: Config): { about: Topic; line: string }[] {
  const all: [Topic, boolean, string][] = [
    ["mail", smtpUrl === null, "SMTP_URL fehlt: E-Mails gehen nicht hinaus, sie liegen nur in HZ_DATA/mailbox."],
    [
      "operator",
      operator.name === null || operator.street === null || operator.city === null,
      "OPERATOR_NAME, OPERATOR_STREET oder OPERATOR_CITY fehlt: Das Impressum nennt keinen Betreiber.",
    ],
    [
      "operator",
      !isReached(operator),
      "SUPPORT_EMAIL fehlt: Kunden können nirgends hinschreiben, und weder der Vertrag zur Auftragsverarbeitung noch E-Rechnungen werden angeboten.",
    ],
    ["payment", stripe === null, "Es ist kein Zahlungsanbieter eingerichtet: Zahlungen sind nur gespielt („Testmodus“)."],
    ["demo", demo, "HZ_DEMO=on: Besuchende bekommen Demos für eine Stunde. Das Demo-Konto mit öffentlichem Passwort gibt es hier nicht."],
  ];
  return isPublic(publicUrl) ? all.flatMap(([about, isMissing, line]) => (isMissing ? [{ about, line }] : [])) : [];
}

/** How many signs must be put in, left out, changed or swapped with their neighbour. */
function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return 3;
  const rows = Array.from({ length: one.length + 1 }, (_, i) =>
    Array.from({ length: other.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  for (let i = 1; i <= one.length; i++)
    for (let j = 1; j <= other.length; j++) {
      const change = one[i - 1] === other[j - 1] ? 0 : 1;
      let best = Math.min(rows[i - 1]![j]! + 1, rows[i]![j - 1]! + 1, rows[i - 1]![j - 1]! + change);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) best = Math.min(best, rows[i - 2]![j - 2]! + 1);
      rows[i]![j] = best;
    }
  return rows[one.length]![other.length]!;
}
