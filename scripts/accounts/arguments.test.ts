import { expect, test } from "vitest";
import { parseCommand, UsageError } from "./arguments.ts";
import { HELP } from "./help.ts";

const ID = "0192f7a0-1234-7abc-8def-0123456789ab";

test.each([
  [[], { name: "hilfe" }],
  [["liste", "--hilfe"], { name: "hilfe" }],
  [["liste"], { name: "liste", state: null, ended: false, addresses: false, json: false }],
  [["liste", "--stand", "active", "--adressen", "--json"], { name: "liste", state: "active", ended: false, addresses: true, json: true }],
  [["liste", "--stand=deletion"], { name: "liste", state: "deletion", ended: false, addresses: false, json: false }],
  [["liste", "--beendet", "--json"], { name: "liste", state: null, ended: true, addresses: false, json: true }],
  [["zeigen", ID.toUpperCase()], { name: "zeigen", id: ID, addresses: false, json: false }],
  [["freimonat", ID], { name: "freimonat", id: ID, months: 1, confirmed: false, json: false }],
  [["freimonat", "--ja", "--monate", "12", ID], { name: "freimonat", id: ID, months: 12, confirmed: true, json: false }],
  [["einlesen", "a b.zip"], { name: "einlesen", file: "a b.zip", email: null, json: false }],
  [["einlesen", "a.zip", "--email=a@b.de", "--json"], { name: "einlesen", file: "a.zip", email: "a@b.de", json: true }],
  [["ausgeben", ID, "--nach", "/tmp/a b"], { name: "ausgeben", id: ID, folder: "/tmp/a b", json: false }],
  [["loeschen", ID], { name: "loeschen", id: ID, company: null, despiteRetention: false, withdraw: false, json: false }],
  [
    ["loeschen", ID, "--name", "Müller & Söhne", "--trotz-aufbewahrung"],
    { name: "loeschen", id: ID, company: "Müller & Söhne", despiteRetention: true, withdraw: false, json: false },
  ],
  [["loeschen", ID, "--zuruecknehmen"], { name: "loeschen", id: ID, company: null, despiteRetention: false, withdraw: true, json: false }],
  [["umziehen", ID, "--nach", "2"], { name: "umziehen", id: ID, to: 2, json: false }],
  [["zweiter-faktor", "a@b.de"], { name: "zweiter-faktor", email: "a@b.de", confirmed: false, json: false }],
  [["zweiter-faktor", "--ja", "a@b.de", "--json"], { name: "zweiter-faktor", email: "a@b.de", confirmed: true, json: true }],
])("%j is understood", (args, command) => {
  expect(parseCommand(args)).toEqual(command);
});

test.each([
  [["löschen", ID], "Den Befehl „löschen“ gibt es nicht"],
  [["toString"], "gibt es nicht"],
  [["liste", "alle"], "kennt keine Angabe „alle“"],
  [["liste", "--stand"], "Nach --stand fehlt der Wert"],
  [["liste", "--stand", "--json"], "Nach --stand fehlt der Wert"],
  [["liste", "--stand", "bezahlt"], "Den Stand „bezahlt“ gibt es nicht. Es gibt: trialing"],
  [["liste", "--toString"], "kennt „--toString“ nicht"],
  [["zweiter-faktor"], "braucht die E-Mail-Adresse"],
  [["zweiter-faktor", ID], "braucht die E-Mail-Adresse"],
  [["zweiter-faktor", "a@b.de", "c@d.de"], "„c@d.de“ ist zu viel"],
  [["liste", "-x"], "kennt „-x“ nicht"],
  [["liste", "--ja"], "kennt „--ja“ nicht"],
  [["liste", "--beendet", "--stand", "canceled"], "--beendet steht ohne --stand"],
  [["liste", "--json=ja"], "--json nimmt keinen Wert"],
  [["liste", "--json", "--json"], "--json steht zweimal da"],
  [["zeigen"], "Welches Konto?"],
  [["zeigen", "demo"], "„demo“ ist keine Kennung"],
  [["zeigen", ID, ID], "ist zu viel"],
  [["freimonat", ID, "--monate", "0"], "von 1 bis 12"],
  [["freimonat", ID, "--monate", "13"], "von 1 bis 12"],
  [["freimonat", ID, "--monate", "1.5"], "von 1 bis 12"],
  [["einlesen"], "Welches Archiv?"],
  [["einlesen", "a.zip", "b.zip"], "„b.zip“ ist zu viel."],
  [["ausgeben", ID], "Wohin?"],
  [["ausgeben", ID, "--nach="], "Nach --nach fehlt der Wert"],
  [["loeschen", ID, "--zuruecknehmen", "--name", "A"], "steht allein"],
])("%j is refused with a line that says why", (args, line) => {
  expect(() => parseCommand(args)).toThrow(UsageError);
  expect(() => parseCommand(args)).toThrow(line);
});

test("the help names every command and option", () => {
  for (const word of ["liste", "zeigen", "freimonat", "ausgeben", "einlesen", "loeschen"])
    expect(HELP).toMatch(new RegExp(`^  ${word}`, "m"));
  for (const option of [
    "stand",
    "beendet",
    "adressen",
    "monate",
    "ja",
    "nach",
    "name",
    "trotz-aufbewahrung",
    "zuruecknehmen",
    "json",
    "hilfe",
  ])
    expect(HELP).toContain(`--${option}`);
  for (const line of HELP.split("\n")) expect(line.length, line).toBeLessThanOrEqual(120);
});
