import { MAIL_LANGUAGES, wordsIn } from "@hz/contract/languages";

export type Mail = { subject: string; text: string; html: string };
export type MailButton = { label: string; address: string };

type Frame = {
  /** The language the mail is written in, for programs that read it aloud. */
  language?: string;
  /** Why somebody gets this mail; stands at its foot. */
  reason?: string;
  /** What else can be done, below the reason and never as a button. */
  besides?: MailButton;
  /** False where nobody who sees the mailbox shall learn what the mail is about. */
  named?: boolean;
};

const PRODUCT = "Hinweiszentrale";
const FONT = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
/** Neither text nor ground has a colour of its own: mail programs draw them light or dark, and both stay readable. */
const QUIET = "opacity:.75";
const HAIRLINE = "1px solid #8a9692";

/**
 * A mail as text and as HTML of the same sentences: inline styles only, nothing to load, the button's address once more to copy.
 * There is a button where there is something to do.
 */
export function layOut(subject: string, paragraphs: readonly string[], button?: MailButton, frame: Frame = {}): Mail {
  return { subject, text: textOf(paragraphs, button, frame), html: htmlOf(subject, paragraphs, button, frame) };
}

function textOf(paragraphs: readonly string[], button: MailButton | undefined, { reason, besides, named = true }: Frame): string {
  const foot = [...(reason ? [reason] : []), ...(besides ? [`${besides.label}:\n${besides.address}`] : []), ...(named ? [PRODUCT] : [])];
  return [
    ...paragraphs,
    ...(button ? [`${button.label}:\n${button.address}`] : []),
    // The line that mail programs know as the beginning of a signature.
    ...(foot.length > 0 ? [`-- \n${foot.join("\n")}`] : []),
  ]
    .join("\n\n")
    .concat("\n");
}

function htmlOf(subject: string, paragraphs: readonly string[], button: MailButton | undefined, frame: Frame): string {
  const { language = "Deutsch", reason, besides, named = true } = frame;
  const lang = wordsIn(MAIL_LANGUAGES, language);
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${prose(text).replaceAll("\n", "<br>")}</p>`;
  const rows = [
    ...(named ? [row(`<p style="margin:0;font-weight:700;${QUIET}">${PRODUCT}</p>`, `padding:0 0 16px;border-bottom:${HAIRLINE}`)] : []),
    row(
      `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${prose(subject)}</h1>${paragraphs.map(paragraph).join("")}`,
      "padding:24px 0 8px",
    ),
    ...(button ? [row(buttonOf(button), "padding:0 0 24px")] : []),
    ...(reason ? [row(`<p style="margin:0;font-size:14px;${QUIET}">${prose(reason)}</p>`, `padding:16px 0 0;border-top:${HAIRLINE}`)] : []),
    ...(besides ? [row(linkOf(besides), "padding:8px 0 0")] : []),
  ];
  const table = `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;margin:0 auto">${rows.join("")}</table>`;
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title></head><body style="margin:0;padding:24px 20px;color-scheme:light dark;${FONT};font-size:16px;line-height:1.5">${table}</body></html>`;
}

/** A line that ends in "E-" looks torn. */
const prose = (text: string) => escapeHtml(text).replace(/\be-mail/gi, '<span style="white-space:nowrap">$&</span>');

const row = (content: string, style: string) => `<tr><td style="${style}">${content}</td></tr>`;

function linkOf({ label, address }: MailButton): string {
  const link = (text: string) => `<a href="${escapeHtml(address)}" style="color:inherit">${text}</a>`;
  return `<p style="margin:0;font-size:14px;word-break:break-word;${QUIET}">${link(prose(label))}<br>${link(escapeHtml(address))}</p>`;
}

/** The colour stands on the cell too: programs that know no padding on a link still draw a button. */
function buttonOf({ label, address }: MailButton): string {
  const href = escapeHtml(address);
  const cell = `<td bgcolor="#0b5a4b" style="border-radius:8px;background:#0b5a4b"><a href="${href}" style="display:inline-block;padding:13px 22px;border-radius:8px;background:#0b5a4b;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></td>`;
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>${cell}</tr></table><p style="margin:16px 0 0;font-size:14px;word-break:break-all;${QUIET}"><a href="${href}" style="color:inherit">${href}</a></p>`;
}

/** Escapes text for HTML elements and quoted attributes. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign]!);
