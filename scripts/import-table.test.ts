import { expect, test } from "vitest";
import { findCircle, importTable, mayImport, roomOf } from "./import-table.ts";

const PAGE = `
| Room | May import |
|---|---|
| \`crypto\`, \`web/{ui,brand}\` | nothing of ours |
| \`web/admin/shared/X\` | \`web/ui\`, no circle |
| \`web/admin/X\` | \`web/admin/shared\`, doors: \`web/admin/X/index\` |
| \`web/admin/{shell,main}\` | \`web/admin/X/index\`, and lazily \`import(web/admin/X)\` |

Text.
`;
const rooms = importTable(PAGE);
const may = (from: string, to: string, isLazy = false) => mayImport(roomOf(rooms, from)!.may, to, isLazy);

test("the table is read, with what stands in braces one by one", () => {
  expect(rooms.map(({ name }) => name)).toEqual([
    "crypto",
    "web/ui",
    "web/brand",
    "web/admin/shared/X",
    "web/admin/X",
    "web/admin/shell",
    "web/admin/main",
  ]);
  expect(() => importTable("# Nothing")).toThrow("no table");
});

test("a file belongs to the narrowest room, and to one that is named before one of many", () => {
  expect(roomOf(rooms, "web/admin/report/thread/thread")!.name).toBe("web/admin/report");
  expect(roomOf(rooms, "web/admin/shared/names/queries")!.name).toBe("web/admin/shared/names");
  expect(roomOf(rooms, "web/admin/shell/shell")!.may).toContain("import(web/admin/X)");
  expect(roomOf(rooms, "web/admin/main")!.name).toBe("web/admin/main");
  expect(roomOf(rooms, "web/portal/entry")).toBeNull();
  // What lies between rooms belongs to none.
  expect(roomOf(rooms, "web/admin/shared/loose")).toBeNull();
});

test("a noun sees another one through its door alone, and nothing above it", () => {
  expect(may("web/admin/report/queries", "web/admin/reports/index")).toBe(true);
  expect(may("web/admin/report/queries", "web/admin/reports/queries")).toBe(false);
  expect(may("web/admin/report/queries", "web/admin/reports/queries", true)).toBe(false);
  expect(may("web/admin/report/queries", "web/admin/shared/names/queries")).toBe(true);
  expect(may("web/admin/report/queries", "web/admin/shell/shell")).toBe(false);
  expect(may("web/admin/shared/names/queries", "web/admin/report/index")).toBe(false);
});

test("what is loaded when it is opened is a file, for the shell alone", () => {
  expect(may("web/admin/shell/overlays", "web/admin/tutorial/tutorial", true)).toBe(true);
  expect(may("web/admin/shell/overlays", "web/admin/tutorial/tutorial")).toBe(false);
});

test("a circle is found and told; a way that meets again is none", () => {
  const of = (...arrows: [string, ...string[]][]) => new Map(arrows.map(([from, ...to]) => [from, new Set(to)]));
  expect(findCircle(of(["a", "b", "c"], ["b", "d"], ["c", "d"]))).toBeNull();
  expect(findCircle(of(["a", "b"], ["b", "c"], ["c", "d", "b"]))).toEqual(["b", "c", "b"]);
});
