import type { OpenedCase, Written } from "./open-case.ts";
import type { Trouble } from "./stock.ts";

const SIGNS: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const shown = (text: unknown) => String(text).replace(/[&<>"]/g, (sign) => SIGNS[sign]!);

/** A page without a script and without anything from outside. */
const page = (title: string, body: string) => `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${shown(title)}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem;color:#1a1a1a}
article{border:1px solid #bbb;border-radius:6px;padding:.5rem 1rem;margin:1rem 0}p{white-space:pre-wrap;overflow-wrap:anywhere}
.doubt{color:#8a1f11;font-weight:600}.small{color:#555;font-size:.9rem}table{border-collapse:collapse;width:100%}
td,th{text-align:left;padding:.25rem .75rem .25rem 0;border-bottom:1px solid #ddd;vertical-align:top}</style></head>
<body>${body}</body></html>
`;

/** How things are called; what is not known here is shown as it is written. */
const WORDS: Record<string, string> = {
  anonymous: "anonym",
  confidential: "vertraulich",
  message: "Nachricht",
  acknowledgement: "Eingangsbestätigung",
  feedback: "Rückmeldung",
  note: "Notiz",
  redaction: "Grund einer Schwärzung",
  summary: "Zusammenfassung",
  step: "Schritt des Verfahrens",
  measure: "Folgemaßnahme",
  closure: "Abschluss",
  disclosure: "Weitergabe der Identität",
  hold: "Grund einer Aufbewahrungssperre",
};
const word = (code: unknown) => WORDS[String(code)] ?? String(code);

/** What a text says beside its words, such as a request for consent, field by field. */
function fields(content: Record<string, unknown>, without: readonly string[]): string {
  const rest = Object.entries(content).filter(([name, value]) => !without.includes(name) && value !== null && value !== "");
  if (rest.length === 0) return "";
  const cell = (value: unknown) => shown(typeof value === "object" ? JSON.stringify(value) : word(value));
  return `<table>${rest.map(([name, value]) => `<tr><th>${shown(name)}</th><td>${cell(value)}</td></tr>`).join("")}</table>`;
}

function entry({ kind, at, content, closed, doubts, redactedBy }: Written, people: ReadonlyMap<string, string>): string {
  const head = (who: string) => `<div class="small">${shown([word(kind), who, at].filter(Boolean).join(" · "))}</div>`;
  if (!content) return `<article>${head("")}<p class="doubt">Nicht geöffnet: ${shown(closed)}</p></article>`;
  const who = content["role"] === "reporter" ? "hinweisgebende Person" : String(content["author"] ?? "");
  const notes = [...doubts, ...(redactedBy ? [`Geschwärzt von ${people.get(redactedBy) ?? redactedBy}`] : [])];
  const marks = notes.map((text) => `<div class="doubt">${shown(text)}</div>`).join("");
  const beside = fields(content, ["role", "authorId", "author", "seq", "prev", "time", "text", "files", "redaction"]);
  return `<article>${head(who)}${marks}<p>${shown(content["text"] ?? "")}</p>${beside}</article>`;
}

/** A case as a page; `files` are its files with where they lie, or why they do not. */
export function casePage(
  one: OpenedCase,
  files: readonly { name: string; path: string | null; why: string | null }[],
  people: ReadonlyMap<string, string>,
): string {
  const { number, caseNumber, receivedAt, status, title, report, messages, notes, closed } = one;
  const { content } = report;
  const redacted = report.redactedBy ? [`Geschwärzt von ${people.get(report.redactedBy) ?? report.redactedBy}`] : [];
  const body = content
    ? `<p>${shown(content["description"])}</p>${fields(content, ["title", "description", "files", "redaction"])}`
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
<div class="small">Fallnummer ${shown(caseNumber)} · eingegangen ${shown(receivedAt)} · Stand ${shown(status)}</div>
${[...redacted, ...report.doubts].map((text) => `<div class="doubt">${shown(text)}</div>`).join("")}${body}
${list.length > 0 ? `<h2>Dateien</h2><ul>${list.join("")}</ul>` : ""}${part("Nachrichten", messages)}${part("Interne Notizen", notes)}`,
  );
}

type Overview = {
  company: string;
  cases: readonly { folder: string; number: number; caseNumber: string; title: string | null; receivedAt: string; closed: string | null }[];
  troubles: readonly Trouble[];
  checks: readonly string[];
  readable: readonly string[];
};

/** The first page: every case, what did not open and why, and what was checked. */
export function overviewPage({ company, cases, troubles, checks, readable }: Overview): string {
  const rows = cases.map(
    ({ folder, number, caseNumber, title, receivedAt, closed }) =>
      `<tr><td><a href="faelle/${encodeURIComponent(folder)}/fall.html">HZ-${number}</a></td><td>${shown(title ?? `nicht geöffnet: ${closed ?? "der Titel ist beschädigt"}`)}</td><td>${shown(caseNumber)}</td><td>${shown(receivedAt.slice(0, 10))}</td></tr>`,
  );
  const open =
    troubles.length > 0
      ? `<h2>Nicht geöffnet</h2><ul>${troubles.map(({ what, why }) => `<li>${shown(what)}: ${shown(why)}</li>`).join("")}</ul>`
      : "";
  const links = readable.map((name) => `<li><a href="${encodeURIComponent(name)}">${shown(name)}</a></li>`).join("");
  return page(
    company,
    `<h1>${shown(company)}</h1><p>Vertraulich: Diese Seiten zeigen Meldungen nach dem HinSchG, auch Identitäten (§ 8).</p>
<table><tr><th>Nummer</th><th>Titel</th><th>Fallnummer</th><th>Eingang</th></tr>${rows.join("")}</table>${open}
<h2>Geprüft</h2><ul>${checks.map((text) => `<li>${shown(text)}</li>`).join("")}</ul>${links ? `<h2>Außerdem</h2><ul>${links}</ul>` : ""}`,
  );
}
