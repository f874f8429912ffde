import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  decodeMessage,
  decodeNote,
  decodeRedacted,
  decodeReport,
  encodeMessage,
  encodeNote,
  encodeRedacted,
  encodeReport,
} from "./content.ts";
import { decodeDisclosure, encodeDisclosure } from "./disclosures.ts";

/**
 * What was sealed cannot be migrated: whatever a version wrote opens for ever, as it was. These were written by the version that
 * their name says and are never changed; a version that writes something new adds a file.
 */
type Plain = Record<"reports" | "messages" | "notes" | "disclosures", string[]>;
type Samples = Plain & { redacted: Pick<Plain, "reports" | "messages"> };
const VERSIONS = ["v1", "v2", "v3-meeting", "voice", "answers"];
/** A later version adds what it alone writes. */
function samples(version: string): Samples {
  const none = { reports: [], messages: [], notes: [], disclosures: [] };
  const written = JSON.parse(readFileSync(new URL(`./samples/${version}.json`, import.meta.url), "utf8")) as Partial<Samples>;
  return { ...none, redacted: none, ...written };
}

test("the first version's samples have every kind", () => {
  const { redacted, ...plain } = samples("v1");
  for (const kind of [...Object.values(plain), ...Object.values(redacted)]) expect(kind.length).toBeGreaterThan(0);
});

test.each(VERSIONS)("whatever %s wrote is read as it was, and written the same", (version) => {
  const { reports, messages, notes, disclosures, redacted } = samples(version);
  const isHeld = <Content>(sealed: readonly string[], decode: (json: string) => Content, encode: (content: Content) => string) => {
    for (const json of sealed) {
      expect(decode(json)).toEqual(JSON.parse(json));
      expect(encode(decode(json))).toBe(json);
    }
  };
  isHeld(reports, decodeReport, encodeReport);
  isHeld(messages, decodeMessage, encodeMessage);
  isHeld(notes, decodeNote, encodeNote);
  isHeld(disclosures, decodeDisclosure, encodeDisclosure);
  for (const json of redacted.reports) {
    const { mark, content } = decodeRedacted(json, decodeReport);
    expect({ redaction: mark, content: JSON.stringify(content) }).toEqual(JSON.parse(json));
    expect(encodeRedacted(mark, encodeReport(content))).toBe(json);
  }
  for (const json of redacted.messages) {
    const { mark, content } = decodeRedacted(json, decodeMessage);
    expect({ redaction: mark, content: JSON.stringify(content) }).toEqual(JSON.parse(json));
    expect(encodeRedacted(mark, encodeMessage(content))).toBe(json);
  }
});
