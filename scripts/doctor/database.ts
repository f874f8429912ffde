import type pg from "pg";
import type { Config } from "../../server/config.ts";
import { firstVersionLine, isFirstVersion } from "../../server/db/first-version.ts";
import { foreignLine, foreignTables } from "../../server/db/foreign-tables.ts";
import { compareMigrations } from "../../server/db/migrate.ts";
import { withClient } from "../../server/db/pool.ts";
import { roadTo, swapsLine } from "../../server/db/pooler.ts";
import { appRoleTrouble } from "../../server/db/roles.ts";
import { checkCells } from "../../server/installation-cells.ts";
import { checkDatabase, type Found } from "../../server/installation.ts";
import { emailHash } from "../../server/modules/auth/index.ts";
import { startTrouble } from "../../server/start-trouble.ts";
import { counted } from "../accounts/format.ts";
import { embeddedUrl } from "./embedded.ts";
import { bad, type Line, note, ok, unexpected } from "./finding.ts";

/** Findings, and the database's address where it can be asked: `isOurs` where it is this installation's and its tables are there. */
export type Asked = { lines: Line[]; url: string | null; isOurs: boolean };

const OLDEST = 150_000;
/** An operator waits for no statement longer than this. */
const PATIENCE_MS = 15_000;
/** Fewer connections than this left, and a second instance or an evaluation finds none. */
const SPARE = 20;

/** Looks at the database that the environment names, or at the embedded one if it runs; changes nothing. */
export async function checkTheDatabase(config: Config, found: Found | null): Promise<Asked> {
  const nothing = (lines: Line[]): Asked => ({ lines, url: null, isOurs: false });
  try {
    const embedded = config.databaseUrl === null ? await embeddedUrl(config.dataFolder) : null;
    if (embedded && "lines" in embedded) return nothing(embedded.lines);
    const url = config.databaseDirectUrl ?? config.databaseUrl ?? embedded!.url;
    const road = await roadLines(config);
    if (road.some(({ state }) => state === "bad")) return nothing(road);
    const inside = await withClient(url, (client) => lookInside(client, embedded !== null), PATIENCE_MS);
    if (inside.isForeign) return nothing([...road, ...inside.lines]);
    if (!inside.isMigrated) return { lines: [...road, ...inside.lines, ...(await fits(found, url))], url, isOurs: false };
    const fit = [...(await fits(found, url)), ...(await furtherLines(config, url))];
    return { lines: [...inside.lines, ...road, ...fit], url, isOurs: found !== null && !fit.some(({ state }) => state === "bad") };
  } catch (error) {
    return nothing([unexpected(error, config.dataFolder)]);
  }
}

/** Whether locks and notifications have a way of their own. */
async function roadLines({ databaseUrl, databaseDirectUrl }: Config): Promise<Line[]> {
  if (databaseUrl === null) return [];
  const setting = databaseDirectUrl ? "DATABASE_DIRECT_URL" : "DATABASE_URL";
  const road = await roadTo(databaseDirectUrl ?? databaseUrl);
  if (road === "swaps") return [bad(swapsLine(setting))];
  const direct =
    road === "direct"
      ? ok(`${setting} führt zur Datenbank selbst.`)
      : note(
          `${setting} führt über einen Verbindungspooler, der die Verbindungen seinen Nutzern lässt.`,
          "Das geht, solange er so eingestellt bleibt. Besser: DATABASE_DIRECT_URL auf die Datenbank selbst setzen.",
        );
  if (!databaseDirectUrl) return [direct];
  const [one, other] = await Promise.all([databaseUrl, databaseDirectUrl].map((url) => withClient(url, whichDatabase, PATIENCE_MS)));
  return one === other
    ? [direct]
    : [bad("DATABASE_URL und DATABASE_DIRECT_URL führen zu verschiedenen Datenbanken.", "Bitte setzen Sie beide auf dieselbe.")];
}

const whichDatabase = async (client: pg.Client) =>
  (await client.query<{ which: string }>("select pg_postmaster_start_time()::text || current_database() as which")).rows[0]!.which;

type Facts = { version: number; name: string; is_copy: boolean; is_read_only: boolean; spare: number; has_tables: boolean };

/** `isForeign` where another program keeps its tables there, or the version before the baseline: then nothing fits. */
type Inside = { lines: Line[]; isMigrated: boolean; isForeign?: true };

async function lookInside(client: pg.Client, isEmbedded: boolean): Promise<Inside> {
  const { rows } = await client.query<Facts>(`
    select current_setting('server_version_num')::int as version, current_setting('server_version') as name,
      pg_is_in_recovery() as is_copy, to_regclass('public.schema_migrations') is not null as has_tables,
      current_setting('default_transaction_read_only') = 'on' as is_read_only,
      current_setting('max_connections')::int - (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as spare`);
  const { version, name, is_copy: isCopy, is_read_only: isReadOnly, spare, has_tables: hasTables } = rows[0]!;
  // From here on nothing can be changed by mistake.
  await client.query("set default_transaction_read_only = on");
  if (version < OLDEST)
    return { lines: [bad(`Die Datenbank ist PostgreSQL ${name}, zu alt.`, "Nötig ist PostgreSQL 15 oder neuer.")], isMigrated: false };
  const lines: Line[] = [ok(`${isEmbedded ? "Die eingebaute Datenbank" : "Die Datenbank"} antwortet (PostgreSQL ${name}).`)];
  if (isCopy)
    lines.push(bad("Die Datenbank ist eine Kopie, die nur gelesen werden kann.", "DATABASE_URL muss auf die führende Datenbank zeigen."));
  if (isReadOnly)
    lines.push(
      bad(
        "Die Datenbank ist auf nur Lesen gestellt (default_transaction_read_only).",
        "Bitte zurücknehmen: alter database … reset default_transaction_read_only.",
      ),
    );
  if (spare < SPARE)
    lines.push(
      note(`Es sind nur noch ${counted(spare, "Verbindung", "Verbindungen")} frei.`, "max_connections erhöhen, oder weniger Instanzen."),
    );
  const foreign = isEmbedded ? [] : await foreignTables(client);
  if (foreign.length > 0) return { lines: [...lines, bad(foreignLine(foreign))], isMigrated: false, isForeign: true };
  if (await isFirstVersion(client))
    return { lines: [...lines, bad(firstVersionLine("Die Datenbank"))], isMigrated: false, isForeign: true };
  if (!hasTables) return { lines: [...lines, note("Die Datenbank ist leer.", "Der erste Start richtet sie ein.")], isMigrated: false };
  const trouble = await appRoleTrouble(client);
  if (trouble) lines.push(bad(trouble, "Der nächste Start richtet sie ein oder sagt, was ein Administrator ausführen muss."));
  const migrations = migrationLines(await compareMigrations(client));
  return { lines: [...lines, ...migrations], isMigrated: !trouble && !migrations.some(({ state }) => state === "bad") };
}

/** What an operator has to do about the difference between the database's migrations and this program's. */
export function migrationLines({ fresh, changed, strange }: Awaited<ReturnType<typeof compareMigrations>>): Line[] {
  if (changed[0])
    return [
      bad(
        `Die Migration ${changed[0].name} ist eine andere als die, die angewendet wurde.`,
        "Dieser Stand des Programms gehört nicht zu dieser Datenbank. Nehmen Sie den, mit dem sie zuletzt lief, oder einen neueren.",
      ),
    ];
  if (strange.length > 0)
    return [
      bad(
        `Die Datenbank ist neuer als dieses Programm (${strange.at(-1)}).`,
        "Starten Sie die Version, mit der sie zuletzt lief, oder eine neuere.",
      ),
    ];
  return [
    fresh.length === 0
      ? ok("Die Tabellen sind auf dem Stand dieses Programms.")
      : note(
          `${counted(fresh.length, "Migration steht", "Migrationen stehen")} aus.`,
          "Der nächste Start wendet sie an. Sichern Sie vorher.",
        ),
  ];
}

/** Whether the further databases answer and are what the settings say. */
async function furtherLines({ cells, dataFolder }: Config, firstUrl: string): Promise<Line[]> {
  try {
    await checkCells(cells, firstUrl);
    return cells.map(({ number }) => ok(`Die Datenbank ${number} (CELLS) antwortet und gehört zu dieser Installation.`));
  } catch (error) {
    const said = startTrouble(error, dataFolder);
    return [said ? bad(said) : unexpected(error, dataFolder)];
  }
}

/** Whether the database is the folder's, and the key its own. */
async function fits(found: Found | null, url: string): Promise<Line[]> {
  if (found === null) return [];
  try {
    await checkDatabase(found, url, emailHash);
    return found.marks.id === null ? [] : [ok("Sie gehört zu diesem Ordner, und der Schlüssel ist ihrer.")];
  } catch (error) {
    const said = startTrouble(error, found.config.dataFolder);
    return [said ? bad(said) : unexpected(error, found.config.dataFolder)];
  }
}
