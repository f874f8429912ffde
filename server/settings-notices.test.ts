import { expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";
import { settingsNotices } from "./settings-notices.ts";

const noticesOf = (env: Record<string, string>) => settingsNotices(env, readConfig(env));
const COMPLETE = {
  PUBLIC_URL: "https://meldung.example",
  SMTP_URL: "smtp://mail.example",
  OPERATOR_NAME: "Muster GmbH",
  OPERATOR_STREET: "Musterstraße 1",
  OPERATOR_CITY: "10115 Berlin",
  SUPPORT_EMAIL: "hilfe@muster.example",
  HZ_DEMO: "off",
};
const SIMULATOR = expect.stringMatching(/^Es ist kein Zahlungsanbieter/);

test("a fresh machine and what stands in everybody's environment say nothing", () => {
  expect(noticesOf({})).toEqual([]);
  expect(
    noticesOf({ PATH: "/bin", HOME: "/root", HOSTNAME: "a", TERM: "x", PWD: "/", SMTP_HOST: "x", PGHOST: "x", NODE_ENV: "x", PORTS: "1" }),
  ).toEqual([]);
});

test.each([
  ["SMPT_URL", "SMTP_URL"],
  ["PUBLIC_ULR", "PUBLIC_URL"],
  ["DATABSE_URL", "DATABASE_URL"],
  ["TRUSTED_PROXY", "TRUST_PROXY"],
  ["OPERATOR_NAM", "OPERATOR_NAME"],
])("%s is said to be nothing, and that %s may be meant", (name, meant) => {
  expect(noticesOf({ [name]: "x" })).toEqual([`${name} ist keine Einstellung. Ist ${meant} gemeint?`]);
});

test.each([
  ["HZ_SECRETT", "HZ_SECRET"],
  ["HZ_DTA", "HZ_DATA"],
  ["STRIPE_TAXRATE", "STRIPE_TAX_RATE"],
  ["HZ_DATEN", "HZ_DATA"],
  ["STRIPE_SECRET", "STRIPE_SECRET_KEY"],
])("%s, which stops the start, is said to be nearly %s", (name, meant) => {
  const line = `${name} ist keine bekannte Einstellung. Ist ${meant} gemeint?`;
  expect(() => readConfig({ [name]: "geheim" })).toThrow(new ConfigError(line));
  // Whoever has set that one as well means something else.
  expect(() => readConfig({ [name]: "geheim", [meant]: "x" })).toThrow(new ConfigError(`${name} ist keine bekannte Einstellung.`));
  expect(() => readConfig({ HZ_WHATEVER: "geheim" })).toThrow(new ConfigError("HZ_WHATEVER ist keine bekannte Einstellung."));
});

test("what is missing for people outside is said, a line each, and no value is repeated", () => {
  expect(noticesOf(COMPLETE)).toEqual([SIMULATOR]);
  const all = noticesOf({ PUBLIC_URL: "http://meldung.example", HZ_DEMO: "on" });
  expect(all).toHaveLength(5);
  expect(all.join("\n")).toMatch(/SMTP_URL[^]*OPERATOR_NAME[^]*SUPPORT_EMAIL[^]*Zahlungsanbieter[^]*HZ_DEMO/);
  // Where mails come from an address of one's own, answers go there or to support@ beside it.
  expect(noticesOf({ ...COMPLETE, SUPPORT_EMAIL: "", MAIL_FROM: "noreply@muster.example" })).toEqual([SIMULATOR]);
  expect(noticesOf({ ...COMPLETE, SUPPORT_EMAIL: "" })).toEqual([expect.stringMatching(/^SUPPORT_EMAIL fehlt/), SIMULATOR]);
  expect(noticesOf({ ...COMPLETE, SMTP_PRUL: "geheim" }).join("")).not.toContain("geheim");
});
