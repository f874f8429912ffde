import { describe, expect, test } from "vitest";
import { MAIL_LANGUAGES } from "@hz/contract/languages";
import { layOut, type Mail } from "./layout.ts";
import { SAME_IN_ALL, previews } from "./previews.ts";

const languages = Object.keys(MAIL_LANGUAGES) as (keyof typeof MAIL_LANGUAGES)[];
const mails = Object.entries(previews).map(([name, write]) => [name, write] as const);

const shown = (html: string) =>
  html
    .replace(/<head>.*<\/head>/s, "")
    .replace(/<\/?span[^>]*>/g, "")
    .replace(/<[^>]+>/g, "\n")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
/** The lines that people read; order, space and the sign before a signature aside. */
const sentences = (text: string) =>
  new Set(
    text
      .split("\n")
      .map((line) => line.trim().replace(/:$/, ""))
      .filter((line) => line !== "" && line !== "--"),
  );

describe.each(mails)("the mail %s", (name, write) => {
  test.each(languages)("in %s has a subject, and text and HTML of the same sentences", (language) => {
    const { subject, text, html } = write(language);
    expect(subject.trim()).toBe(subject);
    expect(subject.length).toBeGreaterThan(5);
    const inHtml = sentences(shown(html));
    inHtml.delete(subject);
    expect(inHtml).toEqual(sentences(text));
    expect(sentences(text).size).toBeGreaterThan(2);
  });

  test.each(languages)("in %s leaves no slot open and loads nothing", (language) => {
    const { subject, text, html } = write(language);
    expect(subject + text + html).not.toMatch(/\{\w*\}|undefined|null|NaN|\[object/);
    expect(html).not.toMatch(/<(img|link|script|style|iframe)\b|url\(|@import| src=/i);
    expect(html).toContain(`<html lang="${SAME_IN_ALL.has(name) ? "de" : MAIL_LANGUAGES[language]}">`);
    // The button's address stands last; it works with the button and can be copied from beneath it.
    const address = text.match(/https:\S+/g)?.at(-1);
    if (address) expect(html.split(address)).toHaveLength(4);
  });

  test.skipIf(SAME_IN_ALL.has(name))("differs from language to language in every part", () => {
    const all = languages.map(write);
    for (const part of ["subject", "text", "html"] as const) expect(new Set(all.map((mail) => mail[part])).size).toBe(languages.length);
    // Not one sentence was left untranslated; addresses and the product's name are the same everywhere.
    const of = (mail: Mail) => [...sentences(mail.text)].filter((line) => !line.startsWith("https:") && line !== "Hinweiszentrale");
    const lines = all.flatMap(of);
    expect(new Set(lines).size).toBe(lines.length);
  });

  test("speaks German to whoever chose a language that is unknown", () => {
    for (const language of ["Klingonisch", "constructor", ""]) expect(write(language)).toEqual(write("Deutsch"));
  });
});

test("what stands in a mail cannot become a part of its HTML", () => {
  const sneaky = `<b onclick="x">&amp;</b>`;
  const { html } = layOut(sneaky, [sneaky], { label: sneaky, address: `https://a.example/?"><script>` }, { reason: sneaky });
  expect(html).not.toMatch(/<b |<script/);
  expect(sentences(shown(html))).toContain(sneaky);
});

test("the mail to a reporter does not name the product", () => {
  const { subject, text, html } = previews["news-reporter"]!("Deutsch");
  expect((subject + text + html).replaceAll("https://hinweise.example", "")).not.toMatch(/hinweis|meld|report/i);
});
