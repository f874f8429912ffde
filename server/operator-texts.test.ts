import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { NO_TEXTS } from "@hz/contract/account/operator-texts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

let folder: string;
beforeEach(() => void (folder = mkdtempSync(path.join(os.tmpdir(), "hz-texts-"))));
afterEach(() => rmSync(folder, { recursive: true }));

const put = (name: string, content: string | Uint8Array) => writeFileSync(path.join(folder, name), content);
const read = () => readConfig({ OPERATOR_TEXTS: folder }).operator.texts;
const PROCESSING = {
  stand: "2026-11-01",
  rechenzentrum: "Rechenzentrum Nord, Hamburg",
  datenschutzbeauftragte: null,
  massnahmen: [{ bereich: "Zutritt", text: "Wachdienst rund um die Uhr." }],
  unterauftragsverarbeiter: [
    { name: "Nord RZ GmbH", anschrift: "Kai 1, 20457 Hamburg", leistung: "Betrieb der Server", ort: "Deutschland", drittland: null },
  ],
};

test("without a folder, and in an empty one, there are no texts", () => {
  expect(readConfig({}).operator.texts).toEqual(NO_TEXTS);
  put("notizen.txt", "Nichts für die Seiten.");
  expect(read()).toEqual(NO_TEXTS);
});

test("a legal page has sections, paragraphs with their line breaks, and lists; a tag stays text", () => {
  put(
    "impressum.md",
    "\uFEFF\r\nStand: 2026-11-01\r\n\r\n## Anbieter\r\nMuster GmbH\r\nWeg 1\r\n\r\n<script>alert(1)</script>\n## Kontakt\n- per Post,\n  auch als Päckchen\n- per E-Mail\n",
  );
  expect(read().imprint).toEqual({
    day: "2026-11-01",
    sections: [
      {
        title: "Anbieter",
        blocks: [
          { kind: "text", text: "Muster GmbH\nWeg 1" },
          { kind: "text", text: "<script>alert(1)</script>" },
        ],
      },
      { title: "Kontakt", blocks: [{ kind: "list", items: ["per Post, auch als Päckchen", "per E-Mail"] }] },
    ],
  });
});

test("claims come with evidence and date, the operator's part of the agreement whole", () => {
  put("angaben.json", JSON.stringify([{ angabe: "Server in Hamburg", nachweis: "Vertrag", adresse: null, stand: "2026-11-01" }]));
  put("auftragsverarbeitung.json", JSON.stringify(PROCESSING));
  expect(read().claims).toEqual([{ claim: "Server in Hamburg", evidence: "Vertrag", href: null, day: "2026-11-01" }]);
  expect(read().processing).toEqual({
    day: "2026-11-01",
    place: "Rechenzentrum Nord, Hamburg",
    officer: null,
    measures: [{ area: "Zutritt", text: "Wachdienst rund um die Uhr." }],
    subProcessors: [
      { name: "Nord RZ GmbH", address: "Kai 1, 20457 Hamburg", service: "Betrieb der Server", place: "Deutschland", transfer: null },
    ],
  });
});

const claim = (more: object) =>
  JSON.stringify([{ angabe: "ISO 27001", nachweis: "Zertifikat", adresse: null, stand: "2026-11-01", ...more }]);
test.each([
  ["agb.md", "## Geltung\nText", "agb.md: Die erste Zeile muss die Form „Stand: 2026-11-01“ haben."],
  ["agb.md", "Stand: 2026-02-30\n## Geltung", "agb.md: Die erste Zeile muss die Form „Stand: 2026-11-01“ haben."],
  ["agb.md", "Stand: 2026-11-01\nText", "agb.md: Zeile 2: Vor dem Text fehlt eine Überschrift („## “)."],
  ["agb.md", "Stand: 2026-11-01", "agb.md: Es fehlt eine Überschrift („## “)."],
  [
    "agb.md",
    "Stand: 2026-11-01\n## A\n| Tabelle |",
    "agb.md: Zeile 3: Es gibt Überschriften („## “), Absätze und Listen („- “), sonst nichts.",
  ],
  ["agb.md", "Stand: 2026-11-01\n## A\nx\n## A\ny", "agb.md: Die Überschrift „A“ steht zweimal da."],
  ["agb.md", new Uint8Array([0xff, 0xfe, 0x20]), "agb.md ist kein Text in UTF-8."],
  [
    "datenschutzerklaerung.md",
    "x",
    "datenschutzerklaerung.md ist keine Datei, die hier gelesen wird. Es gibt impressum.md, datenschutz.md, agb.md, angaben.json, auftragsverarbeitung.json.",
  ],
  ["angaben.json", "[", "angaben.json: Das ist kein JSON."],
  ["angaben.json", "{}", "angaben.json: Der Inhalt fehlt oder hat nicht die erwartete Form."],
  ["angaben.json", claim({ nachweis: " " }), "angaben.json: Eintrag 1, „nachweis“ fehlt oder hat nicht die erwartete Form."],
  [
    "angaben.json",
    claim({ adresse: "javascript:alert(1)" }),
    "angaben.json: Eintrag 1, „adresse“ fehlt oder hat nicht die erwartete Form.",
  ],
  ["angaben.json", claim({ beleg: "x" }), "angaben.json: Eintrag 1: „beleg“ gibt es hier nicht."],
  [
    "auftragsverarbeitung.json",
    JSON.stringify({ ...PROCESSING, unterauftragsverarbeiter: undefined }),
    "auftragsverarbeitung.json: „unterauftragsverarbeiter“ fehlt oder hat nicht die erwartete Form.",
  ],
])("a broken %s stops the start with one line", (name, content, line) => {
  put(name, content);
  expect(read).toThrow(new ConfigError(`OPERATOR_TEXTS: ${line}`));
});

test("a folder that is not there stops the start", () => {
  expect(() => readConfig({ OPERATOR_TEXTS: "/nirgends" })).toThrow(
    new ConfigError("OPERATOR_TEXTS: Der Ordner /nirgends lässt sich nicht lesen."),
  );
});
