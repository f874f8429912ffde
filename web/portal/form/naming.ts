/** Something by which whoever wrote it may be known: `said` is where it says so, short enough to be shown. */
export type Naming = { kind: "name" | "signature" | "address" | "number" | "only" | "file"; said: string };

// Escaped what is not ASCII: the built files are, and such a text cannot be written otherwise.
const TITLE = String.raw`(?:(?:Herr|Frau|Dr\.|Prof\.|Mr\.?|Mrs\.?|Ms\.?)[ \t]+)`;
const NAME = String.raw`\p{Lu}[\p{L}'\u2019-]+(?:[ \t]+(?:(?:von|van|de|zu|der)[ \t]+)*(?:\p{Lu}[\p{L}'\u2019-]+|\p{Lu}\.)){0,3}`;
const SAID = [
  String.raw`(?:[Mm]ein Name (?:ist|lautet)|[Ii]ch hei(?:\u00df|ss)e|[Mm]y name is|[Mm]y name['\u2019]s)[ \t]+(${TITLE}*${NAME})`,
  String.raw`(?:^|[^\p{L}])(?:Ich|I),[ \t]+(${TITLE}*${NAME}),`,
  String.raw`(?:[Ii]ch bin|I am|I['\u2019]m)[ \t]+(${TITLE}+${NAME})`,
].map((one) => new RegExp(one, "u"));
const GREETING = String.raw`(?:(?:[Mm]it )?(?:[Ff]reundliche|[Bb]este|[Hh]erzliche|[Ll]iebe|[Vv]iele|[Ss]ch\u00f6ne)n? Gr(?:\u00fc|ue)(?:\u00df|ss)en?|MfG|mfg|LG|VG|Gru(?:\u00df|ss)|(?:[Kk]ind |[Bb]est |[Ww]arm )?[Rr]egards|Yours(?: sincerely| faithfully| truly)?)`;
const SIGNED = new RegExp(String.raw`^[ \t]*${GREETING}[ \t]*[,.!]?\s+(${TITLE}*${NAME})[ \t]*$`, "mu");
/** How people sign who give no name. */
const NAMELESS = /^(?:Ein|Eine|Einer|Ihr|Ihre|Der|Die|Das|Jemand|Anonym|Anonyme|Anonymer|A|An|Your|The|Someone|Anonymous)(?![\p{L}])/u;
const ONLY =
  /(?:[Ii]ch bin (?:hier )?(?:der|die|das) [Ee]inzige|[Aa]ls [Ee]inziger?|I(?: am|['\u2019]m) the only)(?![\p{L}])[^.!?\n]{0,50}/u;
const ADDRESS = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu;
const NUMBER = /(?:\+\d{1,3}|(?<![\d.,])0)[\d ()/-]{6,}\d/gu;
/** By which a firm knows its people. */
const STAFF =
  /(?:Personal|Mitarbeiter|Ausweis)(?:-?Nr\.?|nummer)[^\d\n]{0,12}\d{3,}|(?:employee|staff|badge) (?:number|no\.?|ID)[^\d\n]{0,12}\d{3,}/giu;
/** That what follows is the writer's own. */
const OWN =
  /(?:^|[^\p{L}])(?:(?:schreiben|antworten) Sie an|(?:write|reply) to|mich|mir|mein|meine|meiner|meinem|meinen|me|my|mine)(?![\p{L}])/iu;
const BEFORE = 60;
/** Papers that somebody has of themselves. */
const PERSONAL =
  /lebenslauf|bewerbung|arbeitsvertrag|gehalts|lohnabrechnung|lohnzettel|krankmeldung|krankschreibung|abmahnung|ausweis|reisepass|(?:^|[^\p{L}])(?:mein|meine|cv|resume|payslip)(?![\p{L}])/iu;

/**
 * What in a text and in the names of files may tell who wrote it, in German and English; `persons` are names that stood in the
 * files' own details. It knows what people often write and overlooks the rest: it warns, and proves nothing.
 */
export function namingsIn(text: string, fileNames: readonly string[], persons: readonly string[]): Naming[] {
  const found: Naming[] = [];
  for (const pattern of SAID) {
    const name = pattern.exec(text)?.[1];
    if (name) found.push({ kind: "name", said: name });
  }
  const signed = SIGNED.exec(text)?.[1];
  if (signed && !NAMELESS.test(signed)) found.push({ kind: "signature", said: signed });
  const only = ONLY.exec(text)?.[0];
  if (only) found.push({ kind: "only", said: only.trim() });
  for (const said of ownOf(ADDRESS, text)) found.push({ kind: "address", said });
  for (const said of [...ownOf(NUMBER, text), ...ownOf(STAFF, text)]) found.push({ kind: "number", said });
  const names = [...found.filter(({ kind }) => kind === "name" || kind === "signature").map(({ said }) => said), ...persons];
  for (const said of persons) if (said.length > 2 && text.includes(said)) found.push({ kind: "name", said });
  for (const name of fileNames)
    if (PERSONAL.test(name) || names.some((one) => standsIn(one, name))) found.push({ kind: "file", said: name });
  return [...new Map(found.map((one) => [`${one.kind === "file"} ${one.said}`, one])).values()];
}

/** What is said to be the writer's own, a few words before it. */
const ownOf = (pattern: RegExp, text: string): string[] =>
  [...text.matchAll(pattern)].filter(({ index }) => OWN.test(text.slice(Math.max(0, index - BEFORE), index))).map(([said]) => said.trim());

/** Whether each part of a name stands in a file's name, however they are put together there. */
const standsIn = (name: string, fileName: string): boolean => {
  const parts = name.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  return parts.length > 0 && parts.every((part) => fileName.toLowerCase().includes(part));
};
