import { type Finding, finding } from "./cleaned.ts";
import type { DocumentKind, XmlRule } from "./office.ts";
import { replaceAttribute, replaceElement, tellElements } from "./xml-words.ts";

/** Whom comments and changes are of, in the cleaned document: programs want some name there. */
const NOBODY = "Author";
const SCHEMAS = "http://schemas.openxmlformats.org";
/** The path to a template is often one through somebody's own folder. */
const TEMPLATE = "Normal.dotm";

const PROPERTIES = {
  creator: "person",
  lastModifiedBy: "person",
  Manager: "person",
  Company: "person",
  created: "time",
  modified: "time",
  lastPrinted: "time",
  title: "title",
  subject: "title",
  description: "title",
  keywords: "title",
  category: "title",
  Application: "software",
  TotalTime: "history",
  revision: "history",
  lpwstr: "other",
} as const;

/** Puts an empty one in the place of a part that tells. */
function emptied(path: RegExp, empty: string, tells?: Finding): XmlRule {
  return {
    path,
    rewrite: (xml, found) => {
      if (xml !== empty) tellElements(xml, PROPERTIES, found);
      if (xml !== empty && tells) found.push(tells);
      return empty;
    },
  };
}

/** Rewrites attributes: [name, the new word, what they tell]. */
function attributes(path: RegExp, ...list: [name: string, word: string, kind: Finding["kind"]][]): XmlRule {
  return { path, rewrite: (xml, found) => list.reduce((text, [name, word, kind]) => replaceAttribute(text, name, word, kind, found), xml) };
}

/** Leaves out what a pattern finds. */
function without(path: RegExp, pattern: RegExp, tells: Finding | null): XmlRule {
  const rewrite = (xml: string, found: Finding[]) =>
    xml.replaceAll(pattern, () => {
      if (tells) found.push(tells);
      return "";
    });
  return { path, rewrite };
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const DOCUMENT = /^word\/[^/]+\.xml$/;

/** Word, Excel and PowerPoint since 2007 (ECMA-376). */
export const OFFICE_OPEN: DocumentKind = {
  sign: "[Content_Types].xml",
  macros: /vbaProject\.bin$|\/macrosheets\//i,
  signatures: /^_xmlsignatures\//,
  dropped: /^docProps\/thumbnail\.|\/printerSettings\/.*\.bin$/,
  droppedTells: [finding("preview")],
  inner: /\/(media|embeddings)\//,
  unread: /^customXml\/item\d*\.xml$/,
  rules: [
    emptied(
      /^docProps\/core\.xml$/,
      `${XML}<cp:coreProperties xmlns:cp="${SCHEMAS}/package/2006/metadata/core-properties"></cp:coreProperties>`,
    ),
    emptied(/^docProps\/app\.xml$/, `${XML}<Properties xmlns="${SCHEMAS}/officeDocument/2006/extended-properties"></Properties>`),
    emptied(/^docProps\/custom\.xml$/, `${XML}<Properties xmlns="${SCHEMAS}/officeDocument/2006/custom-properties"></Properties>`),
    emptied(
      /^docMetadata\/LabelInfo\.xml$/,
      `${XML}<clbl:labelList xmlns:clbl="http://schemas.microsoft.com/office/2020/mipLabelMetadata"></clbl:labelList>`,
      finding("identifier"),
    ),
    without(/(^|\/)_rels\/.*\.rels$/, /<Relationship\s[^<>]*\/(?:thumbnail|printerSettings)"[^<>]*\/>/g, null),
    {
      path: /^xl\/\w+sheets\/[^/]+\.xml$/,
      ifThere: /\/printerSettings\//,
      rewrite: (xml) => xml.replaceAll(/(<pageSetup\s[^<>]*?)\sr:id="[^"]*"/g, "$1"),
    },
    {
      path: /^word\/_rels\/settings\.xml\.rels$/,
      rewrite: (xml, found) =>
        xml.replaceAll(/<Relationship\s[^<>]*\/attachedTemplate"[^<>]*>/g, (one) =>
          replaceAttribute(one, "Target", TEMPLATE, "person", found),
        ),
    },
    attributes(
      DOCUMENT,
      ["w:author", NOBODY, "person"],
      ["w:initials", "A", "person"],
      ["w:date", "", "time"],
      ["w16du:dateUtc", "", "time"],
    ),
    attributes(DOCUMENT, ["\\w+:rsid\\w*", "", "history"]),
    without(/^word\/settings\.xml$/, /<w:rsids>.*?<\/w:rsids>|<w1\d:docId\s[^<>]*\/>/gs, finding("history")),
    without(/^word\/people\.xml$/, /<w15:person\s.*?<\/w15:person>/gs, finding("person")),
    { path: /^xl\/comments[^/]*\.xml$/, rewrite: (xml, found) => replaceElement(xml, "author", NOBODY, "person", found) },
    attributes(
      /^xl\/persons\/|^ppt\/authors\.xml$/,
      ["displayName", NOBODY, "person"],
      ["name", NOBODY, "person"],
      ["userId", NOBODY, "identifier"],
    ),
    attributes(/^ppt\/(commentAuthors|authors)\.xml$/, ["name", NOBODY, "person"], ["initials", "A", "person"]),
    attributes(/^xl\/threadedComments\//, ["dT", "", "time"]),
    attributes(/^ppt\/comments\//, ["dt", "", "time"], ["created", "2000-01-01T00:00:00.000", "time"]),
    attributes(/^xl\/workbook\.xml$/, ["userName", NOBODY, "person"]),
    without(
      /^xl\/workbook\.xml$/,
      /<mc:AlternateContent(?:\s[^<>]*)?>(?:(?!<\/mc:AlternateContent>).)*absPath.*?<\/mc:AlternateContent>/gs,
      finding("person"),
    ),
  ],
};
