import type pg from "pg";
import type { CellConfig } from "./cell-settings.ts";
import { ConfigError } from "./config.ts";
import { refuseFirstVersion } from "./db/first-version.ts";
import { refuseForeign } from "./db/foreign-tables.ts";
import { withClient } from "./db/pool.ts";

type Row = { id: string; key_check: Buffer; cell: number };

/**
 * Looks at the further databases without changing them; throws one line where one is missing in the settings that accounts are in, is
 * another's, has another number, or has lost what was in it. `firstUrl` is the first one's.
 */
export async function checkCells(cells: readonly CellConfig[], firstUrl: string): Promise<void> {
  const [first, known] = await withClient(firstUrl, async (client) => [await rowOf(client), await knownIn(client)] as const);
  if (first && first.cell !== 1)
    throw new ConfigError(
      `DATABASE_URL nennt die Datenbank ${first.cell} dieser Installation, nicht ihre erste. Bitte prüfen Sie DATABASE_URL und CELLS.`,
    );
  const missing = known.find((number) => !cells.some((cell) => cell.number === number));
  if (missing !== undefined)
    throw new ConfigError(
      `CELLS nennt die Datenbank ${missing} nicht, in der Konten dieser Installation liegen. Bitte ergänzen Sie sie: ${missing}=postgres://…`,
    );
  for (const { number, directUrl } of cells) {
    const row = await withClient(directUrl, async (client) => {
      await refuseForeign(client);
      await refuseFirstVersion(client);
      return rowOf(client);
    });
    if (row && (row.id !== first?.id || row.cell !== number))
      throw new ConfigError(otherLine(number, row.id === first?.id ? row.cell : null));
    if (!row && known.includes(number))
      throw new ConfigError(
        `Die Datenbank ${number} (CELLS) ist leer, es gehören aber Konten dieser Installation hinein. Bitte spielen Sie sie zurück.`,
      );
  }
}

const otherLine = (number: number, cell: number | null) =>
  cell === null
    ? `Die Datenbank ${number} (CELLS) gehört zu einer anderen Installation. Bitte prüfen Sie ihre Adresse.`
    : `Unter der Nummer ${number} nennt CELLS die Datenbank ${cell} dieser Installation. Bitte tauschen Sie die Adressen nicht.`;

/** Says of each which one it is for good, where that is not said yet; call it on migrated databases that were checked. */
export async function settleCells(cells: readonly CellConfig[], firstUrl: string): Promise<void> {
  for (const { number, directUrl } of cells) {
    const first = await withClient(firstUrl, async (client) => {
      await client.query("insert into directory_cells (cell) values ($1) on conflict do nothing", [number]);
      return rowOf(client);
    });
    const row = await withClient(directUrl, async (client) => {
      await client.query("insert into installation (id, key_check, cell) values ($1, $2, $3) on conflict do nothing", [
        first!.id,
        first!.key_check,
        number,
      ]);
      return rowOf(client);
    });
    // Somebody else was faster.
    if (row!.id !== first!.id || row!.cell !== number) throw new ConfigError(otherLine(number, row!.id === first!.id ? row!.cell : null));
  }
}

/** Which installation's database this is, and which one of it; undefined where nobody's, or it is older than that there are several. */
async function rowOf(client: pg.Client): Promise<Row | undefined> {
  const { rows } = await client.query<{ has: boolean }>(
    "select exists (select from pg_attribute where attrelid = to_regclass('public.installation') and attname = 'cell') as has",
  );
  return rows[0]!.has ? (await client.query<Row>("select id, key_check, cell from installation")).rows[0] : undefined;
}

async function knownIn(client: pg.Client): Promise<number[]> {
  const { rows } = await client.query<{ has: boolean }>("select to_regclass('public.directory_cells') is not null as has");
  return rows[0]!.has
    ? (await client.query<{ cell: number }>("select cell from directory_cells order by cell")).rows.map(({ cell }) => cell)
    : [];
}
