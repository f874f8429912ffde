// npm run mail:preview [folder]: writes every mail in every language as HTML and text, with a page that leads to all.
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { MAIL_LANGUAGES } from "@hz/contract/languages";
import { previews } from "../server/mail/previews.ts";

const folder = path.resolve(process.argv[2] ?? path.join(os.tmpdir(), "hinweiszentrale-mails"));
fs.mkdirSync(folder, { recursive: true });

const lines = Object.entries(previews).map(([name, write]) => {
  const links = Object.entries(MAIL_LANGUAGES).map(([language, tag]) => {
    const { subject, text, html } = write(language);
    const file = `${name}.${tag}`;
    fs.writeFileSync(path.join(folder, `${file}.html`), html);
    fs.writeFileSync(path.join(folder, `${file}.txt`), `Subject: ${subject}\n\n${text}`);
    return `<li>${language}: <a href="${file}.html">${subject}</a> · <a href="${file}.txt">Text</a></li>`;
  });
  return `<h2>${name}</h2><ul>${links.join("")}</ul>`;
});
const index = path.join(folder, "index.html");
fs.writeFileSync(
  index,
  `<!doctype html><html lang="de"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>E-Mails</title><body style="font:16px/1.6 sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem"><h1>E-Mails</h1>${lines.join("")}</body></html>`,
);
console.log(`${Object.keys(previews).length} E-Mails in ${Object.keys(MAIL_LANGUAGES).length} Sprachen: ${index}`);
