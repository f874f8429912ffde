import { type Bytes, crc32 } from "../vault/files/clean/bytes.ts";
import { writeZip } from "../vault/files/clean/zip.ts";
import { tellingJpeg } from "./telling-files.ts";

/** What tells in these documents. */
export const TELLING_IN_DOCUMENTS = [
  "Anna Lindner",
  "anna.lindner",
  "Muster AG",
  "2026-03-04",
  "2026-03-05",
  "LibreOffice",
  "Kamera X",
  "00AB12CD",
  "Laserdrucker",
  "Drittes Werk",
  '"AL"',
];

/** A ZIP of these files, packed in turns, as programs of others make them. */
export async function zipOf(files: Record<string, string | Bytes>): Promise<Bytes> {
  const pieces = Object.entries(files).map(([name, content], index) => {
    const bytes: Bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
    const entry = { name, isPacked: index % 2 === 1, crc: crc32(bytes), packedSize: 0, size: bytes.length, local: 0 };
    return { entry, bytes };
  });
  return new Uint8Array(await (await writeZip(new Blob(), pieces)).arrayBuffer());
}

const CORE =
  "<cp:coreProperties><dc:creator>Anna Lindner</dc:creator><cp:lastModifiedBy>Anna Lindner</cp:lastModifiedBy>" +
  '<dcterms:created xsi:type="dcterms:W3CDTF">2026-03-04T05:06:07Z</dcterms:created><dc:title>Drittes Werk</dc:title></cp:coreProperties>';
const APP = "<Properties><Application>Microsoft Office Word</Application><Company>Muster AG</Company></Properties>";
const THUMBNAIL =
  '<Relationships><Relationship Id="rId1" Type="http://x/officeDocument" Target="word/document.xml"/>' +
  '<Relationship Id="rId2" Type="http://x/metadata/thumbnail" Target="docProps/thumbnail.jpeg"/></Relationships>';

/** A text with a comment, a tracked change and a photo in it. */
export const tellingDocx = (more: Record<string, string> = {}): Promise<Bytes> =>
  zipOf({
    "[Content_Types].xml": "<Types/>",
    "_rels/.rels": THUMBNAIL,
    "docProps/core.xml": CORE,
    "docProps/app.xml": APP,
    "docProps/thumbnail.jpeg": "VORSCHAU",
    "word/document.xml":
      '<w:document><w:p w:rsidR="00AB12CD" w14:paraId="1A"><w:ins w:id="1" w:author="Anna Lindner" w:date="2026-03-05T00:00:00Z">' +
      "<w:t>Die Halle &amp; das Tor</w:t></w:ins></w:p></w:document>",
    "word/comments.xml":
      '<w:comments><w:comment w:id="0" w:author="Anna Lindner" w:initials="AL"><w:t>Prüfen</w:t></w:comment></w:comments>',
    "word/settings.xml": '<w:settings><w:rsids><w:rsidRoot w:val="00AB12CD"/></w:rsids><w:zoom w:percent="100"/></w:settings>',
    "word/people.xml":
      '<w15:people><w15:person w15:author="Anna Lindner"><w15:presenceInfo w15:userId="anna.lindner"/></w15:person></w15:people>',
    "word/_rels/settings.xml.rels":
      '<Relationships><Relationship Target="file:///C:\\Users\\anna.lindner\\N.dotm" Type="http://x/attachedTemplate" Id="r"/></Relationships>',
    "word/media/image1.jpeg": tellingJpeg(),
    ...more,
  });

export const tellingXlsx = (): Promise<Bytes> =>
  zipOf({
    "[Content_Types].xml": "<Types/>",
    "docProps/core.xml": CORE,
    "xl/workbook.xml":
      '<workbook><mc:AlternateContent xmlns:mc="m"><mc:Choice><x15ac:absPath url="C:\\Users\\anna.lindner\\"/></mc:Choice></mc:AlternateContent><sheets/></workbook>',
    "xl/worksheets/sheet1.xml": '<worksheet><v>42</v><pageSetup paperSize="9" r:id="rId1"/></worksheet>',
    "xl/worksheets/_rels/sheet1.xml.rels":
      '<Relationships><Relationship Id="rId1" Type="http://x/printerSettings" Target="../printerSettings/printerSettings1.bin"/></Relationships>',
    "xl/printerSettings/printerSettings1.bin": "Laserdrucker",
    "xl/comments1.xml": "<comments><authors><author>Anna Lindner</author></authors></comments>",
    "xl/persons/person.xml": '<personList><person displayName="Anna Lindner" id="{1}" userId="anna.lindner"/></personList>',
  });

export const tellingPptx = (): Promise<Bytes> =>
  zipOf({
    "[Content_Types].xml": "<Types/>",
    "docProps/core.xml": CORE,
    "ppt/commentAuthors.xml": '<p:cmAuthorLst><p:cmAuthor id="1" name="Anna Lindner" initials="AL"/></p:cmAuthorLst>',
    "ppt/comments/comment1.xml": '<p:cmLst><p:cm authorId="1" dt="2026-03-04T05:06:07"><p:text>Prüfen</p:text></p:cm></p:cmLst>',
    "ppt/media/image1.jpg": tellingJpeg(),
  });

export const tellingOdt = (more: Record<string, string> = {}): Promise<Bytes> =>
  zipOf({
    mimetype: "application/vnd.oasis.opendocument.text",
    "content.xml":
      '<office:document-content><style:text-properties officeooo:rsid="00AB12CD"/><office:annotation><dc:creator>Anna Lindner</dc:creator>' +
      "<dc:date>2026-03-04T05:06:07</dc:date></office:annotation><text:p>Die Halle</text:p></office:document-content>",
    "meta.xml":
      "<office:document-meta><office:meta><meta:initial-creator>Anna Lindner</meta:initial-creator><meta:generator>LibreOffice/24</meta:generator>" +
      "<meta:creation-date>2026-03-04T05:06:07</meta:creation-date></office:meta></office:document-meta>",
    "settings.xml": '<config:config-item config:name="PrinterName" config:type="string">Laserdrucker</config:config-item>',
    "Thumbnails/thumbnail.png": "VORSCHAU",
    "Pictures/1.jpg": tellingJpeg(),
    "META-INF/manifest.xml":
      '<manifest:manifest><manifest:file-entry manifest:full-path="Thumbnails/thumbnail.png" manifest:media-type="image/png"/></manifest:manifest>',
    ...more,
  });
