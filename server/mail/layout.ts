export type Mail = { subject: string; text: string; html: string };

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign]!);

/** Takes a subject, paragraphs and one link with its label, and gives the mail as text and as plain HTML of the same words. */
export function layOut(subject: string, paragraphs: string[], link: { label: string; address: string }): Mail {
  const text = `${paragraphs.join("\n\n")}\n\n${link.label}: ${link.address}\n`;
  const body = paragraphs.map((paragraph) => `<p>${escape(paragraph)}</p>`).join("");
  const html = `<!doctype html><html><meta charset="utf-8"><title>${escape(subject)}</title><body style="font:16px/1.5 sans-serif;color:#14211e;max-width:36em;margin:24px auto;padding:0 16px">${body}<p><a href="${escape(link.address)}" style="color:#0b5a4b">${escape(link.label)}</a></p></body></html>`;
  return { subject, text, html };
}
