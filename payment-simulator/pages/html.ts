/** Text that is HTML already. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}
type Part = Html | string | number | null | undefined | false | Html[];

/** Makes HTML of a template; whatever is put in is escaped unless it is HTML already. */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(texts.map((text, index) => text + (index < parts.length ? drawn(parts[index]) : "")).join(""));
}

function drawn(part: Part): string {
  if (part instanceof Html) return part.text;
  if (Array.isArray(part)) return part.map(({ text }) => text).join("\n");
  if (part === null || part === undefined || part === false) return "";
  return String(part)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}

/** The frame of all pages; none of them has a script. */
export const documentOf = (title: string, body: Html): string =>
  html`<!doctype html>
    <html lang="de">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} – Testmodus</title>
        <link rel="stylesheet" href="/testzahlung/stil.css" />
      </head>
      <body>
        <p class="mode"><strong>Testmodus</strong> Diese Seite vertritt den Zahlungsanbieter. Es fließt kein Geld.</p>
        <main>${body}</main>
      </body>
    </html> `.text;

const MONEY = new Intl.NumberFormat("de-DE", { style: "currency", currency: "EUR" });
export const money = (cents: number): string => MONEY.format(cents / 100).replace("-", "−");

const DATE = new Intl.DateTimeFormat("de-DE", { day: "numeric", month: "long", year: "numeric", timeZone: "Europe/Berlin" });
export const date = (seconds: number): string => DATE.format(new Date(seconds * 1000));
