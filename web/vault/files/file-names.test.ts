import { expect, test } from "vitest";
import { endingOf, savedName, shownName } from "./file-names.ts";

test.each([
  ["Ρεπορτάζ «Αθήνα».pdf", "Ρεπορτάζ «Αθήνα».pdf"],
  ['Beleg "alt" 100%.txt', 'Beleg "alt" 100%.txt'],
  ["Rechnung\u202Efdp.exe", "Rechnungfdp.exe"],
  ["a\u2066b\u2069\u200F\u061C.pdf", "ab.pdf"],
  ["Zeile\r\nzwei\0\u2028.pdf", "Zeilezwei.pdf"],
  ["../../etc/passwd.txt", ".._.._etc_passwd.txt"],
  ["C:\\Temp\\x.pdf", "C:_Temp_x.pdf"],
  ["Foto \u{1F468}\u200D\u{1F469}.jpg", "Foto \u{1F468}\u200D\u{1F469}.jpg"],
  ["\u200B ", "Datei"],
])("%j is shown as %j", (name, shown) => expect(shownName(name)).toBe(shown));

test.each([
  ["Beleg.PDF", "Beleg.PDF"],
  ["Mail.eml", "Mail.eml"],
  ["Ordner.ZIP", "Ordner.ZIP"],
  ["beleg.pdf.exe", "beleg.pdf.exe.bin"],
  ["beleg.html", "beleg.html.bin"],
  ["beleg", "beleg.bin"],
  [".pdf ", ".pdf .bin"],
  ["CON.txt", "_CON.txt"],
  ["lpt1.pdf.exe", "_lpt1.pdf.exe.bin"],
  ["Console.txt", "Console.txt"],
])("%j is saved as %j", (name, saved) => expect(savedName(name)).toBe(saved));

test.each([
  ["a.b.PDF", "pdf"],
  ["ohne", ""],
])("the ending of %j is %j", (name, ending) => expect(endingOf(name)).toBe(ending));
