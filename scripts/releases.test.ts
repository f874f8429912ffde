import { expect, test } from "vitest";
import { brokenReleases } from "./releases.ts";

const RELEASES = { "0.2.0": { "0001-first.sql": "a" }, "0.3.0": { "0002-second.sql": "b", "0003-third.sql": "c" } };
const PRESENT = { "0001-first.sql": "a", "0002-second.sql": "b", "0003-third.sql": "c" };
const broken = (present: Record<string, string>, version = "0.3.0", frozen = ["0.2.0", "0.3.0"]) =>
  brokenReleases(version, RELEASES, frozen, present);

test("what was released as it was released, and new migrations after it, is in order", () => {
  expect(broken(PRESENT)).toEqual([]);
  expect(broken({ ...PRESENT, "0004-next.sql": "d" })).toEqual([]);
});

test.each([
  [{ ...PRESENT, "0001-first.sql": "x" }, /^0001-first\.sql: released, and changed/],
  [{ "0001-first.sql": "a", "0003-third.sql": "c" }, /^0002-second\.sql: released, and gone/],
  [{ ...PRESENT, "0002-another.sql": "d" }, /^0002-another\.sql: comes before 0003-third\.sql/],
])("a released migration that is not as it was, or one put in between, is named: %j", (present, line) => {
  expect(broken(present)).toEqual([expect.stringMatching(line)]);
});

test("a release without its frozen data, data without a release, and a version that is not frozen are named", () => {
  expect(broken(PRESENT, "0.3.0", ["0.3.0"])).toEqual([expect.stringMatching(/^0\.2\.0: a release without/)]);
  expect(broken(PRESENT, "0.3.0", ["0.1.0", "0.2.0", "0.3.0"])).toEqual([expect.stringMatching(/^0\.1\.0: frozen data of no release/)]);
  expect(broken(PRESENT, "0.4.0")).toEqual([expect.stringMatching(/^0\.4\.0: this version is not frozen/)]);
});
