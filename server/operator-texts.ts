import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { NO_TEXTS, type OperatorText, type OperatorTexts } from "@hz/contract/account/operator-texts";
import { list, type Section, text } from "@hz/contract/processing/document";
import { Day } from "@hz/contract/scalars";
import * as z from "zod";

const line = z.string().trim().min(1).max(1000);
const day = Day;

const Claims = z.array(
  z
    .strictObject({ angabe: line, nachweis: line, adresse: z.url({ protocol: /^https?$/ }).nullable(), stand: day })
    .transform(({ angabe, nachweis, adresse, stand }) => ({ claim: angabe, evidence: nachweis, href: adresse, day: stand })),
);

const Processing = z
  .strictObject({
    stand: day,
    rechenzentrum: line,
    datenschutzbeauftragte: line.nullable(),
    massnahmen: z
      .array(z.strictObject({ bereich: line, text: line }).transform(({ bereich, ...rest }) => ({ area: bereich, ...rest })))
      .min(1),
    unterauftragsverarbeiter: z.array(
      z
        .strictObject({ name: line, anschrift: line, leistung: line, ort: line, drittland: line.nullable() })
        .transform(({ name, anschrift, leistung, ort, drittland }) => ({
          name,
          address: anschrift,
          service: leistung,
          place: ort,
          transfer: drittland,
        })),
    ),
  })
  .transform((given) => ({
    day: given.stand,
    place: given.rechenzentrum,
    officer: given.datenschutzbeauftragte,
    measures: given.massnahmen,
    subProcessors: given.unterauftragsverarbeiter,
  }));

/** How each file of the folder is read, and what it is then. */
const FILES = {
  "impressum.md": ["imprint", parseText],
  "datenschutz.md": ["privacy", parseText],
  "agb.md": ["terms", parseText],
  "angaben.json": ["claims", json(Claims)],
  "auftragsverarbeitung.json": ["processing", json(Processing)],
} as const satisfies Record<string, [keyof OperatorTexts, (content: string) => OperatorTexts[keyof OperatorTexts]]>;

/**
 * What lies in the operator's folder. Throws an Error whose message is one line for the operator: a page that would say something
 * else than meant is worse than a start that is refused.
 */
export function readOperatorTexts(folder: string): OperatorTexts {
  const names = readFolder(folder).filter((name) => /\.(md|json)$/i.test(name));
  const strange = names.find((name) => !(name in FILES));
  if (strange !== undefined)
    throw new Error(`${strange} ist keine Datei, die hier gelesen wird. Es gibt ${Object.keys(FILES).join(", ")}.`);
  return Object.entries(FILES).reduce<OperatorTexts>((all, [name, [field, parse]]) => {
    if (!names.includes(name)) return all;
    try {
      const content = new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(path.join(folder, name)));
      return { ...all, [field]: parse(content.replace(/\r\n?/g, "\n")) };
    } catch (error) {
      if (error instanceof TypeError) throw new Error(`${name} ist kein Text in UTF-8.`, { cause: error });
      throw new Error(`${name}: ${(error as Error).message}`, { cause: error });
    }
  }, NO_TEXTS);
}

function readFolder(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    throw new Error(`Der Ordner ${folder} lässt sich nicht lesen.`, { cause: error });
  }
}

/**
 * A legal page: "Stand: 2026-11-01", then sections under "## ", in them paragraphs, apart by empty lines, and lists ("- "). Anything
 * else stands as it is written, a tag too; what looks like markup that is not known here is refused instead of shown.
 */
function parseText(content: string): OperatorText {
  const lines = content.split("\n").map((one) => one.trim());
  const first = lines.findIndex((one) => one !== "");
  const stand = Day.safeParse(/^Stand: (.*)$/.exec(lines[first] ?? "")?.[1]);
  if (!stand.success) throw new Error("Die erste Zeile muss die Form „Stand: 2026-11-01“ haben.");
  const sections: Section[] = [];
  let open = false;
  for (const [at, one] of lines.entries()) {
    if (at <= first) continue;
    const refuse = (why: string) => new Error(`Zeile ${at + 1}: ${why}`);
    if (one === "") open = false;
    else if (one.startsWith("## ")) {
      sections.push({ title: one.slice(3).trim(), blocks: [] });
      open = false;
    } else if (/^(#|\||>|```|[*+] |\d+\. )/.test(one))
      throw refuse("Es gibt Überschriften („## “), Absätze und Listen („- “), sonst nichts.");
    else {
      const blocks = sections.at(-1)?.blocks;
      if (!blocks) throw refuse("Vor dem Text fehlt eine Überschrift („## “).");
      const last = blocks.at(-1);
      const item = one.startsWith("- ") ? one.slice(2).trim() : null;
      if (item !== null && open && last?.kind === "list") last.items.push(item);
      else if (item !== null) blocks.push(list(item));
      else if (open && last?.kind === "text") last.text += `\n${one}`;
      else if (open && last?.kind === "list") last.items.push(`${last.items.pop()} ${one}`);
      else blocks.push(text(one));
      open = true;
    }
  }
  if (sections.length === 0) throw new Error("Es fehlt eine Überschrift („## “).");
  const titles = sections.map(({ title }) => title);
  const twice = titles.find((title, at) => titles.indexOf(title) !== at);
  if (twice !== undefined) throw new Error(`Die Überschrift „${twice}“ steht zweimal da.`);
  return { day: stand.data, sections };
}

function json<T>(schema: z.ZodType<T>): (content: string) => T {
  return (content) => {
    let given: unknown;
    try {
      given = JSON.parse(content);
    } catch (error) {
      throw new Error("Das ist kein JSON.", { cause: error });
    }
    const read = schema.safeParse(given);
    if (read.success) return read.data;
    const [{ code, path: place, ...more }] = read.error.issues as [z.core.$ZodIssue];
    const where = place.map((one) => (typeof one === "number" ? `Eintrag ${one + 1}` : `„${String(one)}“`)).join(", ");
    if (code === "unrecognized_keys")
      throw new Error(`${where && `${where}: `}„${(more as { keys: string[] }).keys[0]}“ gibt es hier nicht.`);
    throw new Error(`${where || "Der Inhalt"} fehlt oder hat nicht die erwartete Form.`);
  };
}
