import { expect, test } from "vitest";
import { namingsIn } from "./naming.ts";

const kinds = (text: string, files: string[] = [], persons: string[] = []) =>
  namingsIn(text, files, persons).map(({ kind, said }) => `${kind}: ${said}`);

test.each([
  ["Guten Tag, mein Name ist Anna Schmidt und ich arbeite im Einkauf.", ["name: Anna Schmidt"]],
  ["Ich heiße Jörg Ölschläger.", ["name: Jörg Ölschläger"]],
  ["Ich bin Frau Dr. Weiß aus dem Labor.", ["name: Frau Dr. Weiß"]],
  ["My name is Mary O’Neill", ["name: Mary O’Neill"]],
  ["Bitte prüfen Sie das.\n\nMit freundlichen Grüßen\nMaria von der Heide", ["signature: Maria von der Heide"]],
  ["Danke.\nViele Grüße, Kemal", ["signature: Kemal"]],
  ["Please look into it.\nKind regards,\n\nJohn Smith\n", ["signature: John Smith"]],
  ["Ich bin die Einzige in der Schicht, die das weiß.", ["only: Ich bin die Einzige in der Schicht, die das weiß"]],
  ["Als einziger Fahrer war ich am Montag dort.", ["only: Als einziger Fahrer war ich am Montag dort"]],
  ["Sie erreichen mich unter kemal.y@post.example oder 0171 / 555 01 99.", ["address: kemal.y@post.example", "number: 0171 / 555 01 99"]],
  ["Ich, Petra Müller, habe es gesehen.", ["name: Petra Müller"]],
  ["Meine Personalnummer ist 48213.", ["number: Personalnummer ist 48213"]],
  ["You can find me by my employee ID 48213.", ["number: employee ID 48213"]],
  ["Bitte schreiben Sie an petra@post.example.", ["address: petra@post.example"]],
  ["Meine Nummer ist +49 (171) 5550199", ["number: +49 (171) 5550199"]],
])("what tells who wrote it is found: %s", (text, found) => {
  expect(kinds(text)).toEqual(found);
});

test.each([
  "Herr Weber nimmt Geld von der Firma Muster an.",
  "Mein Chef heißt Weber. Mein Name tut nichts zur Sache.",
  "Ich bin Mitarbeiterin. Ich bin Zeuge.",
  "Mit freundlichen Grüßen\nEine Mitarbeiterin",
  "Viele Grüße\n\nAnonym",
  "Er schrieb an einkauf@muster.example, die Rechnung 0815 4711 99 lag bei.",
  "Ich, Weber und Schmidt waren dort. Die Personalnummer 48213 gehört Weber.",
  "Als einziges Angebot kam das von Weber.",
  "Rechnung 2026-0815 über 10.000,00 Euro vom 01.02.2026",
])("what is about others is left alone: %s", (text) => {
  expect(kinds(text)).toEqual([]);
});

test("files are known by what they are, by a name that the text gives, and by names in their own details", () => {
  expect(kinds("", ["Lebenslauf.pdf", "Foto.jpg", "Meine Notizen.txt", "Meinerzhagen.pdf"])).toEqual([
    "file: Lebenslauf.pdf",
    "file: Meine Notizen.txt",
  ]);
  expect(kinds("Ich heiße Anna Schmidt.", ["schmidt_anna-2026.pdf", "Schmidt GmbH.pdf"])).toEqual([
    "name: Anna Schmidt",
    "file: schmidt_anna-2026.pdf",
  ]);
  expect(kinds("Das hat Ina Kern gesehen.", ["Bericht Kern, Ina.docx"], ["Ina Kern"])).toEqual([
    "name: Ina Kern",
    "file: Bericht Kern, Ina.docx",
  ]);
});

test("a long text takes no time, and each thing is named once", () => {
  expect(kinds(`${"Ich heiße Anna. ".repeat(2_000)}\n${"Gruß ".repeat(2_000)}`)).toEqual(["name: Anna"]);
});
