// The table „Who may import whom“ of ARCHITECTURE.md, read: it is what the check holds.

/** A room of the table: a file or folder and all below it, or, where its name ends with X, each folder there by itself. */
export type Room = { name: string; may: readonly string[] };

const CODE = /`([^`]+)`/g;
const codes = (cell: string) => [...cell.matchAll(CODE)].flatMap(([, code]) => spread(code!));

/** `a/{b,c}` as `a/b` and `a/c`. */
function spread(name: string): string[] {
  const [, before, inner, after] = /^(.*)\{(.*)\}(.*)$/.exec(name) ?? [];
  return inner === undefined ? [name] : inner.split(",").flatMap((one) => spread(`${before}${one}${after}`));
}

/** The rooms of the table in ARCHITECTURE.md. Throws where there is no table. */
export function importTable(page: string): Room[] {
  const [, table] = /\n\| Room \| May import \|\n\|[-|]+\|\n((?:\|.*\n)+)/.exec(page) ?? [];
  if (table === undefined) throw new Error("ARCHITECTURE.md has no table of who may import whom");
  return table
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [, rooms = "", may = ""] = line.split("|");
      return codes(rooms).map((name) => ({ name, may: codes(may) }));
    });
}

const covers = (room: string, place: string) => place === room || place.startsWith(`${room}/`);

/** The folder or file whose rules apply to a file, with those rules; null for none. `place` is the file's path without its ending. */
export function roomOf(rooms: readonly Room[], place: string): Room | null {
  const found = rooms.flatMap(({ name, may }) => {
    if (!name.endsWith("/X")) return covers(name, place) ? [{ name, may, isOneOfMany: 0 }] : [];
    const parent = name.slice(0, -1);
    const [folder, ...rest] = place.startsWith(parent) ? place.slice(parent.length).split("/") : [];
    return folder !== undefined && rest.length > 0 && !rooms.some((room) => room.name === `${parent}${folder}/X`)
      ? [{ name: parent + folder, may, isOneOfMany: 1 }]
      : [];
  });
  // A room inside a room has rules of its own, and one that is named before one of many.
  return found.sort((a, b) => b.name.length - a.name.length || a.isOneOfMany - b.isOneOfMany)[0] ?? null;
}

/**
 * Whether a room may import what an import leads to: a name covers all below it, `X` stands for one folder, `import(…)` is for lazy
 * imports alone.
 */
export function mayImport(may: readonly string[], to: string, isLazy: boolean): boolean {
  return may.some((entry) => {
    const [, lazy] = /^import\((.*)\)$/.exec(entry) ?? [];
    if (lazy !== undefined && !isLazy) return false;
    const pattern = (lazy ?? entry).split("/");
    const path = to.split("/");
    return pattern.every((part, at) => (part === "X" ? path[at] !== undefined : part === path[at]));
  });
}

/** One circle of imports, its first name at its end again; null where there is none. */
export function findCircle(arrows: ReadonlyMap<string, ReadonlySet<string>>): string[] | null {
  const done = new Set<string>();
  const visit = (name: string, way: readonly string[]): string[] | null => {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name];
    if (done.has(name)) return null;
    for (const next of arrows.get(name) ?? []) {
      const circle = visit(next, [...way, name]);
      if (circle) return circle;
    }
    done.add(name);
    return null;
  };
  for (const name of arrows.keys()) {
    const circle = visit(name, []);
    if (circle) return circle;
  }
  return null;
}
