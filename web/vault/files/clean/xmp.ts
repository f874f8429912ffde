import { type Finding, finding } from "./cleaned.ts";

/** By the names that XMP's tags and attributes have, without what they are of (`dc:creator` is `creator`). */
const KINDS: [kind: Finding["kind"], names: RegExp][] = [
  ["location", /^(GPS\w+|Location\w*|City|State|Country\w*|Sublocation)$/],
  ["device", /^(Make|Model|Lens\w*)$/],
  ["person", /^(creator|Author|Artist|Credit|OwnerName|CameraOwnerName|rights|AuthorsPosition|Manager|Company)$/],
  ["time", /^(\w*Date|DateTime\w*)$/],
  ["software", /^(CreatorTool|Producer|softwareAgent)$/],
  ["title", /^(title|description|subject|Headline|Keywords)$/],
  ["history", /^(History|DerivedFrom|Ingredients|Pantry)$/],
  ["identifier", /^(DocumentID|InstanceID|OriginalDocumentID|\w*SerialNumber)$/],
];
const ATTRIBUTES = /\s\w+:(\w+)="([^"<>]*)"/g;
/** Lists stand one element deeper. */
const ELEMENTS = /<\w+:(\w+)(?:\s[^<>]*)?>(?:\s*<rdf:\w+[^<>]*>)*([^<]*)/g;

/** What a packet of XMP tells. */
export function readXmp(xml: string): Finding[] {
  const found = [ATTRIBUTES, ELEMENTS].flatMap((way) =>
    [...xml.matchAll(way)].flatMap(([, name = "", value]) => {
      const kind = KINDS.find(([, names]) => names.test(name))?.[0];
      return kind ? [finding(kind, value)] : [];
    }),
  );
  return found.length > 0 ? found : [finding("other")];
}
