/** One of the further databases of an installation. */
export type CellConfig = { number: number; url: string; directUrl: string };

const MOST = 99;
const FORM = "Bitte nennen Sie darin weitere Datenbanken mit ihren Nummern ab 2, durch Leerzeichen getrennt: 2=postgres://… 3=postgres://…";

/** Every database of an installation, the first of it at this address. */
export const databasesAt = (
  url: string,
  { databaseDirectUrl, cells }: { databaseDirectUrl: string | null; cells: CellConfig[] },
): [CellConfig, ...CellConfig[]] => [{ number: 1, url, directUrl: databaseDirectUrl ?? url }, ...cells];

/**
 * The further databases of `CELLS`, and their addresses past a pooler of `CELLS_DIRECT`. Throws an Error with the line for the operator.
 */
export function cellsIn(cells: string | null, direct: string | null, databaseUrl: string | null): CellConfig[] {
  const urls = listIn("CELLS", cells);
  const directUrls = listIn("CELLS_DIRECT", direct);
  const stray = [...directUrls.keys()].find((number) => !urls.has(number));
  if (stray !== undefined) throw new Error(`CELLS_DIRECT nennt die Datenbank ${stray}, die in CELLS fehlt.`);
  if (urls.size > 0 && databaseUrl === null)
    throw new Error("CELLS nennt weitere Datenbanken, aber DATABASE_URL fehlt: Die mitgelieferte Datenbank steht allein.");
  const seen = new Set([databaseUrl]);
  for (const [number, url] of urls) {
    if (seen.has(url)) throw new Error(`CELLS nennt unter ${number} eine Datenbank, die schon genannt ist.`);
    seen.add(url);
  }
  return [...urls].map(([number, url]) => ({ number, url, directUrl: directUrls.get(number) ?? url })).sort((a, b) => a.number - b.number);
}

/** The number of the database that new accounts go to. Throws an Error with the line for the operator. */
export function newcomersIn(given: string | null, cells: readonly CellConfig[]): number {
  if (given === null) return 1;
  const number = Number(given);
  if (number === 1 || cells.some((cell) => cell.number === number)) return number;
  throw new Error(`NEW_ACCOUNTS_CELL nennt die Datenbank ${given}, die es nicht gibt: 1 ist DATABASE_URL, weitere nennt CELLS.`);
}

function listIn(setting: string, given: string | null): Map<number, string> {
  const found = new Map<number, string>();
  for (const one of given?.split(/\s+/).filter(Boolean) ?? []) {
    const [, number, url] = /^(\d{1,2})=(postgres(?:ql)?:\/\/\S+)$/.exec(one) ?? [];
    if (number === undefined || url === undefined || Number(number) < 2 || Number(number) > MOST)
      throw new Error(`${setting} ist so nicht zu lesen. ${FORM}`);
    if (found.has(Number(number))) throw new Error(`${setting} nennt die Nummer ${Number(number)} zweimal.`);
    found.set(Number(number), url);
  }
  return found;
}
