import { DOMAIN_RECORD } from "./channel-domains.ts";

/** What the name of the record adds fits as well (RFC 1035: 253 characters). */
const LONGEST = 253 - `${DOMAIN_RECORD}.`.length;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** What is pasted from an address bar begins and ends with more than a domain. */
const CLEANED = /^(?:[a-z][a-z0-9+.-]*:\/\/)?(.*?)[/.]*$/i;

/**
 * The domain that somebody typed or pasted, in small letters and Punycode, or what is wrong with it, for people. `toAscii` is the URL
 * standard's "domain to ASCII", empty for what is none; browser and server have it in different places.
 */
export function readDomain(typed: string, toAscii: (name: string) => string): { domain: string } | { problem: string } {
  const name = CLEANED.exec(typed.trim())?.[1] ?? "";
  if (name === "") return { problem: "Bitte geben Sie eine Domain ein, etwa hinweise.ihre-firma.de." };
  if (name.includes("@")) return { problem: "Das ist eine E-Mail-Adresse. Bitte geben Sie nur die Domain ein." };
  if (/[/?#\\]/.test(name)) return { problem: "Bitte geben Sie nur die Domain ein, ohne das, was hinter dem Schrägstrich steht." };
  if (/^\[|:.*:/.test(name)) return { problem: IP };
  if (name.includes(":")) return { problem: "Bitte geben Sie die Domain ohne Port ein, also ohne Doppelpunkt und Zahl." };
  if (name.includes("*")) return { problem: "Platzhalter wie * sind nicht möglich. Bitte geben Sie eine einzelne Domain ein." };
  if (/\s/.test(name)) return { problem: "In einer Domain stehen keine Leerzeichen." };
  const domain = toAscii(name.toLowerCase());
  const labels = domain.split(".");
  if (/^\d+$/.test(labels.at(-1)!)) return { problem: IP };
  if (!domain || !labels.every((label) => LABEL.test(label)))
    return { problem: "Das ist keine gültige Domain. Erlaubt sind Buchstaben, Ziffern und Bindestriche, getrennt durch Punkte." };
  if (labels.length < 2) return { problem: "In einer Domain steht mindestens ein Punkt, etwa hinweise.ihre-firma.de." };
  return domain.length > LONGEST ? { problem: `Diese Domain ist zu lang. Möglich sind ${LONGEST} Zeichen.` } : { domain };
}

const IP = "Das ist eine IP-Adresse. Bitte geben Sie einen Namen ein, etwa hinweise.ihre-firma.de.";
