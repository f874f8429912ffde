import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parseCommand, UsageError } from "./arguments.ts";
import { HELP } from "./help.ts";

let folder: string;
const file = (name: string) => path.join(folder, name);
const line = { isGood: true, at: "2026-11-29T03:10:00.000Z", of: "2026-11-29T02:00:00.000Z", seconds: 42 };
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "hz-status-"));
  fs.writeFileSync(file("good.jsonl"), `${JSON.stringify({ ...line, seconds: 1 })}\n${JSON.stringify({ ...line, rows: 7, files: 2 })}\n`);
  fs.writeFileSync(file("other.jsonl"), `${JSON.stringify({ ...line, at: "gestern" })}\n`);
  fs.writeFileSync(file("empty.jsonl"), "");
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

test.each([
  [[], { name: "hilfe" }],
  [["nachtrag", "--hilfe"], { name: "hilfe" }],
  [["liste"], { name: "liste" }],
  [
    ["eroeffnen", "--titel", "Langsam", "--text", " Wir suchen. "],
    { name: "eroeffnen", title: "Langsam", text: "Wir suchen.", begunAt: null },
  ],
  [
    ["eroeffnen", "--titel=A & <b>", "--text=x\r\ny", "--seit", "2026-07-01 14:05"],
    { name: "eroeffnen", title: "A & <b>", text: "x\ny", begunAt: new Date("2026-07-01T12:05:00Z") },
  ],
  [["nachtrag", "3", "--text", "Neues"], { name: "nachtrag", number: 3, text: "Neues" }],
  [["beenden", "3"], { name: "beenden", number: 3, text: null, endedAt: null }],
  [
    ["beenden", "12", "--text", "Vorbei", "--um", "2026-11-30T14:05"],
    { name: "beenden", number: 12, text: "Vorbei", endedAt: new Date("2026-11-30T13:05:00Z") },
  ],
])("%j is understood", (args, command) => {
  expect(parseCommand(args)).toEqual(command);
});

test("of the rehearsals of a file the last one counts", () => {
  expect(parseCommand(["probe", file("good.jsonl")])).toEqual({ name: "probe", rehearsal: line });
});

test.each([
  [["öffnen"], "Den Befehl „öffnen“ gibt es nicht"],
  [["toString"], "gibt es nicht"],
  [["liste", "alle"], "kennt keine Angabe „alle“"],
  [["liste", "--text", "x"], "Das versteht „liste“ nicht. Es kennt: keine Angaben"],
  [["eroeffnen", "Langsam"], "kennt keine Angabe „Langsam“"],
  [["eroeffnen", "--text", "x"], "--titel fehlt"],
  [["eroeffnen", "--titel", "x"], "--text fehlt"],
  [["eroeffnen", "--titel", "x", "--text", "  "], "--text fehlt oder ist leer"],
  [["eroeffnen", "--titel", "x", "--text"], "Das versteht „eroeffnen“ nicht. Es kennt: --titel <Wert>"],
  [["eroeffnen", "--titel", "x".repeat(121), "--text", "x"], "--titel hat 121 Zeichen, höchstens 120"],
  [["eroeffnen", "--titel", "a\nb", "--text", "x"], "--titel enthält Steuerzeichen oder einen Zeilenumbruch"],
  [["eroeffnen", "--titel", "a", "--text", "x\u001b[2J"], "--text enthält Steuerzeichen"],
  [["eroeffnen", "--titel", "a", "--titel", "b", "--text", "x"], "--titel steht zweimal da"],
  [["eroeffnen", "--titel", "a", "--text", "x", "--seit", "gestern"], '--seit "2026-11-30 14:05"'],
  [["eroeffnen", "--titel", "a", "--text", "x", "--seit", "2026-02-30 10:00"], "--seit ist Tag und Uhrzeit"],
  [["nachtrag", "--text", "x"], "braucht die Nummer einer Störung"],
  [["nachtrag", "0", "--text", "x"], "„0“ ist keine Nummer"],
  [["nachtrag", "3", "viel", "--text", "x"], "„viel“ ist zu viel"],
  [["beenden", "drei"], "„drei“ ist keine Nummer"],
  [["probe"], "braucht die Datei rehearsals.jsonl"],
  [["probe", "/gibt/es/nicht"], "Die Datei /gibt/es/nicht gibt es nicht"],
])("%j is refused with a line that says why", (args, said) => {
  expect(() => parseCommand(args)).toThrow(UsageError);
  expect(() => parseCommand(args)).toThrow(said);
});

test.each(["other.jsonl", "empty.jsonl"])("%s holds no rehearsal", (name) => {
  expect(() => parseCommand(["probe", file(name)])).toThrow("steht keine Probe");
});

test("the help names every command and option", () => {
  for (const word of ["liste", "eroeffnen", "nachtrag", "beenden", "probe"]) expect(HELP).toMatch(new RegExp(`^  ${word}`, "m"));
  for (const option of ["titel", "text", "seit", "um", "hilfe"]) expect(HELP).toContain(`--${option}`);
  for (const each of HELP.split("\n")) expect(each.length, each).toBeLessThanOrEqual(120);
});
