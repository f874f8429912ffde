import { finding } from "./cleaned.ts";
import type { DocumentKind } from "./office.ts";
import { replaceAttribute, replaceElement, tellElements } from "./xml-words.ts";

const NOBODY = "Author";
const LONG_AGO = "2000-01-01T00:00:00";
const PROPERTIES = {
  "initial-creator": "person",
  creator: "person",
  "printed-by": "person",
  "creation-date": "time",
  date: "time",
  "print-date": "time",
  generator: "software",
  title: "title",
  subject: "title",
  description: "title",
  keyword: "title",
  "editing-cycles": "history",
  "editing-duration": "history",
  "user-defined": "other",
} as const;
const NO_META =
  '<?xml version="1.0" encoding="UTF-8"?><office:document-meta xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" office:version="1.2"><office:meta></office:meta></office:document-meta>';

/** LibreOffice's documents (OpenDocument 1.3). */
export const OPEN_DOCUMENT: DocumentKind = {
  sign: "mimetype",
  macros: /^(Basic|Scripts)\//,
  signatures: /^META-INF\/\w*signatures\.xml$/,
  dropped: /^Thumbnails\/./,
  droppedTells: [finding("preview")],
  inner: /(^|\/)(Pictures|media)\/./i,
  unread: /^ObjectReplacements\/|^Object [^/]*$/,
  rules: [
    {
      path: /(^|\/)meta\.xml$/,
      rewrite: (xml, found) => {
        if (xml !== NO_META) tellElements(xml, PROPERTIES, found);
        return NO_META;
      },
    },
    {
      path: /(^|\/)(content|styles)\.xml$/,
      rewrite: (xml, found) => {
        const named = replaceElement(xml, "dc:creator", NOBODY, "person", found);
        const initials = replaceElement(named, "(?:meta:creator|loext:sender)-initials", "A", "person", found);
        const dated = replaceElement(initials, "dc:date", LONG_AGO, "time", found);
        return replaceAttribute(dated, "officeooo:(?:paragraph-)?rsid", "", "history", found);
      },
    },
    {
      path: /(^|\/)settings\.xml$/,
      rewrite: (xml, found) =>
        xml.replaceAll(/(<config:config-item config:name="(?:Printer\w+|Rsid\w*)"[^<>]*>)[^<]+(?=<)/g, (_, start: string) => {
          found.push(finding("device"));
          return start;
        }),
    },
    { path: /^META-INF\/manifest\.xml$/, rewrite: (xml) => xml.replaceAll(/<manifest:file-entry\s[^<>]*"Thumbnails\/[^<>]*\/>\s*/g, "") },
  ],
};
