import { domainToASCII } from "node:url";
import { expect, test } from "vitest";
import { readDomain } from "@hz/contract/channels/read-domain";

/** As a browser has it. */
const inBrowser = (name: string) => (URL.canParse(`https://${name}`) ? new URL(`https://${name}`).hostname : "");

test.each([
  ["hinweise.firma.example", "hinweise.firma.example"],
  ["  Hinweise.FIRMA.example. ", "hinweise.firma.example"],
  ["https://hinweise.firma.example/", "hinweise.firma.example"],
  ["http://hinweise.firma.example", "hinweise.firma.example"],
  ["hinweise.müller.example", "hinweise.xn--mller-kva.example"],
  ["xn--mller-kva.example", "xn--mller-kva.example"],
  ["straße.example", "xn--strae-oqa.example"],
])("%s is the domain %s", (typed, domain) => {
  expect(readDomain(typed, domainToASCII)).toEqual({ domain });
  expect(readDomain(typed, inBrowser)).toEqual({ domain });
});

test.each([
  ["", /^Bitte geben Sie eine Domain ein/],
  ["https://", /^Bitte geben Sie eine Domain ein/],
  ["post@firma.example", /E-Mail-Adresse/],
  ["firma.example/meldung", /Schrägstrich/],
  ["https://firma.example/?a=1", /Schrägstrich/],
  ["firma.example#k", /Schrägstrich/],
  ["firma.example:8443", /ohne Port/],
  ["10.0.0.1", /IP-Adresse/],
  ["https://10.0.0.1/", /IP-Adresse/],
  ["1.2", /IP-Adresse/],
  ["0x7f.1", /IP-Adresse/],
  ["2001:db8::1", /IP-Adresse/],
  ["[::1]", /IP-Adresse/],
  ["*.firma.example", /Platzhalter/],
  ["meine firma.example", /Leerzeichen/],
  ["firma", /mindestens ein Punkt/],
  ["firma..example", /keine gültige Domain/],
  ["-firma.example", /keine gültige Domain/],
  ["_dmarc.firma.example", /keine gültige Domain/],
  ["xn--iñvalid.example", /keine gültige Domain/],
  [`${"a".repeat(64)}.example`, /keine gültige Domain/],
  [`${Array.from({ length: 4 }, () => "a".repeat(58)).join(".")}.example`, /zu lang/],
])("%s is none, and it is said why", (typed, why) => {
  for (const toAscii of [domainToASCII, inBrowser]) expect(readDomain(typed, toAscii)).toEqual({ problem: expect.stringMatching(why) });
});
