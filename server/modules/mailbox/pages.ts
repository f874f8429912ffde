import { escapeHtml } from "../../mail/layout.ts";
import type { StoredMail } from "../../mail/mailbox.ts";

/** The page's only style; mails bring their own, inside a frame. */
export const STYLE = `
:root{color-scheme:light dark;--canvas:#fafaf9;--surface:#fff;--ink:#14211e;--muted:#56655f;--line:#dfe5e2;--brand:#0b5a4b}
@media(prefers-color-scheme:dark){:root{--canvas:#0f1513;--surface:#161d1b;--ink:#e8efec;--muted:#9aaaa5;--line:#2a3431;--brand:#4fb79f}}
*{box-sizing:border-box}
body{margin:0;font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--canvas)}
main{max-width:44rem;margin:0 auto;padding:1.5rem 1rem 3rem}
h1{font-size:1.75rem;line-height:1.2;margin:0 0 .5rem}
h2{font-size:1.1rem;line-height:1.3;margin:0}
h1,h2{overflow-wrap:anywhere}
a{color:var(--brand)}
:focus-visible{outline:2px solid var(--brand);outline-offset:2px}
.line{color:var(--muted);margin:.25rem 0 0;font-size:.9rem;overflow-wrap:anywhere}
article{background:var(--surface);border:1px solid var(--line);border-radius:10px;padding:1rem 1.25rem;margin:1rem 0}
pre{white-space:pre-wrap;font:inherit;margin:.75rem 0 0;padding-top:.75rem;border-top:1px solid var(--line);overflow-wrap:anywhere}
.open{display:inline-block;margin-top:.75rem;padding:.6rem 1rem;border:1px solid var(--line);border-radius:8px;font-weight:600;text-decoration:none}
.whole-word{white-space:nowrap}
.whole{display:grid;grid-template-rows:auto 1fr;min-height:100vh;min-height:100dvh;padding-bottom:1rem}
iframe{width:100%;height:100%;min-height:24rem;border:1px solid var(--line);border-radius:10px;margin-top:1rem;background:var(--surface)}
`.trim();

const document = (base: string, title: string, body: string) =>
  `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><link rel="stylesheet" href="${base}/style.css"></head><body>${body}</body></html>`;

/** A line that ends in "E-" looks torn. */
const heading = (text: string) => escapeHtml(text).replace(/\be-mail/gi, '<span class="whole-word">$&</span>');

const lineOf = ({ to, at }: StoredMail) =>
  `<p class="line">An: ${escapeHtml(to)} · <span class="whole-word">${at.toLocaleString("de-DE", { timeZone: "Europe/Berlin", dateStyle: "long", timeStyle: "short" })}</span></p>`;

/** Escapes a mail's text and makes its web addresses links; a sign that ends a sentence is no part of an address. */
export function linked(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/)
    .map((part, index) => (index % 2 === 1 ? `<a href="${escapeHtml(part)}" rel="noreferrer">${escapeHtml(part)}</a>` : escapeHtml(part)))
    .join("");
}

/** Every mail with its text, below the mailbox's path; each leads to how mail programs show it. */
export function listPage(mails: StoredMail[], base: string): string {
  const articles = mails.map(
    (mail) =>
      `<article><h2>${heading(mail.subject)}</h2>${lineOf(mail)}<pre>${linked(mail.text)}</pre><a class="open" href="${base}/${mail.id}" aria-label="Ansicht im Mailprogramm: ${escapeHtml(mail.subject)}">Ansicht im Mailprogramm</a></article>`,
  );
  const content =
    articles.length > 0 ? articles.join("") : "<p>Noch keine E-Mails. Sie entstehen zum Beispiel, wenn eine Meldung eingeht.</p>";
  return document(
    base,
    "Lokales Postfach",
    `<main><h1>Lokales Postfach</h1><p>Es ist kein Mailserver eingerichtet. Diese <span class="whole-word">E-Mails</span> wären versendet worden.</p>${content}</main>`,
  );
}

/** One mail as mail programs show it, in a frame that can neither run anything nor load anything. */
export function mailPage(mail: StoredMail, base: string): string {
  const sandbox = "allow-popups allow-popups-to-escape-sandbox";
  return document(
    base,
    "E-Mail im lokalen Postfach",
    `<main class="whole"><div><p><a href="${base}">Zurück zum Postfach</a></p><h1>${heading(mail.subject)}</h1>${lineOf(mail)}</div><iframe title="Inhalt der E-Mail" sandbox="${sandbox}" src="${base}/${mail.id}/inhalt"></iframe></main>`,
  );
}

/** The mail's own HTML, its links opening beside the mailbox. */
export const mailContent = ({ html }: StoredMail): string => html.replace("<head>", '<head><base target="_blank">');
