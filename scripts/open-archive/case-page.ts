import type { OpenedCase, Written } from "./open-case.ts";
import type { Checks } from "./checks.ts";
import { page, shown } from "./page.ts";
import type { Trouble } from "./stock.ts";
import { namedFields, whenOf, word } from "./words.ts";

/** What a text says beside its words, such as a request for consent, field by field. */
function fields(content: Record<string, unknown>): string {
  const rows = namedFields(content).map(({ name, text }) => `<tr><th>${shown(name)}</th><td>${shown(text)}</td></tr>`);
  return rows.length > 0 ? `<table class="fields">${rows.join("")}</table>` : "";
}

/** A disclosure's words, which are fields of their own inside its text; null for what is none. */
function disclosureIn(text: unknown): Record<string, unknown> | null {
  try {
    const found: unknown = JSON.parse(String(text));
    return typeof found === "object" && !Array.isArray(found) ? (found as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}

/** What is wrong with a text, and who blacked out parts of it. */
function marksOf(doubts: readonly string[], redactedBy: string | null, people: ReadonlyMap<string, string>): string {
  const redacted = redactedBy === null ? "" : `<div class="mark">${shown(`Geschwärzt von ${people.get(redactedBy) ?? redactedBy}`)}</div>`;
  return redacted + doubts.map((text) => `<div class="doubt">${shown(text)}</div>`).join("");
}

function entry({ kind, at, content, closed, doubts, redactedBy }: Written, people: ReadonlyMap<string, string>): string {
  const head = (who: string) => `<div class="small">${shown([word("kind", kind), who, whenOf(at)].filter(Boolean).join(" · "))}</div>`;
  if (!content) return `<article>${head("")}<p class="doubt">Nicht geöffnet: ${shown(closed)}</p></article>`;
  const who = content["role"] === "reporter" ? "hinweisgebende Person" : String(content["author"] ?? "");
  const marks = marksOf(doubts, redactedBy, people);
  const disclosure = kind === "disclosure" ? disclosureIn(content["text"]) : null;
  const words = disclosure
    ? `${disclosure["replaces"] ? "<p>Berichtigt einen früheren Eintrag.</p>" : ""}${fields(disclosure)}`
    : `<p>${shown(content["text"] ?? "")}</p>${fields(content)}`;
  return `<article>${head(who)}${marks}${words}</article>`;
}

/** A case as a page; `files` are its files with where they lie, or why they do not. */
export function casePage(
  one: OpenedCase,
  files: readonly { name: string; path: string | null; why: string | null }[],
  people: ReadonlyMap<string, string>,
): string {
  const { number, caseNumber, receivedAt, status, title, report, messages, notes, closed } = one;
  const { content } = report;
  const body = content
    ? `<p>${shown(content["description"])}</p>${fields(content)}`
    : `<p class="doubt">Nicht geöffnet: ${shown(closed ?? report.closed)}</p>`;
  const list = files.map(({ name, path, why }) =>
    path
      ? `<li><a href="${shown(path.split("/").map(encodeURIComponent).join("/"))}">${shown(name)}</a></li>`
      : `<li>${shown(name)}: <span class="doubt">${shown(why)}</span></li>`,
  );
  const part = (name: string, all: readonly Written[]) =>
    all.length > 0 ? `<h2>${name}</h2>${all.map((text) => entry(text, people)).join("")}` : "";
  return page(
    `HZ-${number}`,
    `<p><a href="../../index.html">Alle Fälle</a></p><h1>HZ-${number}: ${shown(title ?? "ohne lesbaren Titel")}</h1>
<div class="small">Fallnummer ${shown(caseNumber)} · eingegangen ${shown(whenOf(receivedAt))} · Stand: ${shown(word("status", status))}</div>
${marksOf(report.doubts, report.redactedBy, people)}${body}
${list.length > 0 ? `<h2>Dateien</h2><ul>${list.join("")}</ul>` : ""}${part("Nachrichten", messages)}${part("Interne Notizen", notes)}`,
  );
}

/** What a person compares with what they noted elsewhere: who made this, when, and the two fingerprints that all signatures hang on. */
type Made = { at: string; by: string | null; prints: { account: string | null; log: string | null } };

type Overview = {
  company: string;
  cases: readonly { folder: string; number: number; caseNumber: string; title: string | null; receivedAt: string; closed: string | null }[];
  troubles: readonly Trouble[];
  checks: Checks;
  made: Made;
  readable: readonly string[];
};

const items = (texts: readonly string[], kind = "") => `<ul${kind}>${texts.map((text) => `<li>${shown(text)}</li>`).join("")}</ul>`;

function comparing({ at, by, prints }: Made): string {
  const whole = by !== null;
  const rows = [
    ["Fingerabdruck des Kontos", prints.account],
    ["Fingerabdruck des Schlüsselverzeichnisses", prints.log],
  ].map(([name, print]) => `<tr><th>${name}</th><td><code>${shown(print ?? "nicht dabei")}</code></td></tr>`);
  const uncovered = whole
    ? " Von keiner Unterschrift gedeckt sind die geöffneten Dateien, fall.json und konto.json im Gesamtarchiv sowie das Prüfprotokoll."
    : "";
  return `<h2>Zum Vergleichen</h2><p>${whole ? `Das Gesamtarchiv hat ${shown(by)} erstellt` : "Der Bestand wurde ausgegeben"}, nach eigener Angabe am ${shown(whenOf(at))}.</p>
<table class="fields">${rows.join("")}</table>
<p>Unterschriften beweisen nur etwas gegen einen Fingerabdruck, den Sie sich anderswo notiert haben: Wer ein Archiv fälscht, kann auch neue Schlüssel hineinschreiben.${uncovered}</p>`;
}

/** The first page: every case, what did not open and why, what was checked, and what to compare. */
export function overviewPage({ company, cases, troubles, checks, made, readable }: Overview): string {
  const rows = cases.map(
    ({ folder, number, caseNumber, title, receivedAt, closed }) =>
      `<tr><td><a href="faelle/${encodeURIComponent(folder)}/fall.html">HZ-${number}</a></td><td>${shown(title ?? `nicht geöffnet: ${closed ?? "der Titel ist beschädigt"}`)}</td><td>${shown(caseNumber)}</td><td>${shown(whenOf(receivedAt.slice(0, 10)))}</td></tr>`,
  );
  const open = troubles.length > 0 ? `<h2>Nicht geöffnet</h2>${items(troubles.map(({ what, why }) => `${what}: ${why}`))}` : "";
  const wrong = checks.wrong.length > 0 ? `<h2>Nicht bestätigt</h2>${items(checks.wrong, ' class="doubt"')}` : "";
  const links = readable.map((name) => `<li><a href="${encodeURIComponent(name)}">${shown(name)}</a></li>`).join("");
  return page(
    company,
    `<h1>${shown(company)}</h1><p>Vertraulich: Diese Seiten zeigen Meldungen nach dem HinSchG, auch Identitäten (§ 8).</p>
<table class="cases"><thead><tr><th>Nummer</th><th>Titel</th><th>Fallnummer</th><th>Eingang</th></tr></thead><tbody>${rows.join("")}</tbody></table>${open}${wrong}
<h2>Geprüft</h2>${items(checks.holds)}${comparing(made)}${links ? `<h2>Außerdem</h2><ul>${links}</ul>` : ""}`,
  );
}
