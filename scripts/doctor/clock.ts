import pg from "pg";
import { connectionOptions } from "../../server/db/pool.ts";
import { moment } from "../accounts/format.ts";
import { bad, type Line, note, ok } from "./finding.ts";

const NOTED_S = 5;
const WRONG_S = 60;
const ADVICE =
  "Die Uhr der Maschine von einem Zeitserver stellen lassen (timedatectl set-ntp true). Fristen, Anmeldungen und Codes hängen an ihr.";

/** Compares this machine's clock with the database's, and with what was written before. */
export async function checkClock(url: string | null, now: () => number = Date.now): Promise<Line[]> {
  const zone = `Zeitzone der Maschine ${Intl.DateTimeFormat().resolvedOptions().timeZone}`;
  const here = `${moment(new Date(now()))} in Deutschland`;
  if (!knowsGermanTime())
    return [bad("Dieses Node kennt die deutsche Zeit nicht.", "Node mit vollständigen Sprachdaten verwenden; das mitgelieferte hat sie.")];
  if (url === null) return [ok(`${here}; ${zone}. Mit der Datenbank nicht verglichen.`)];
  const client = new pg.Client({ ...connectionOptions(url), query_timeout: 15_000 });
  client.on("error", () => {});
  try {
    await client.connect();
    const began = now();
    const { rows } = await client.query<{ at: number; zone: string; has: boolean }>(
      "select extract(epoch from clock_timestamp())::float8 as at, current_setting('timezone') as zone, to_regclass('public.schema_migrations') is not null as has",
    );
    const { at, zone: theirs, has } = rows[0]!;
    const apart = Math.abs((began + now()) / 2000 - at);
    const said = `Sie geht um ${Math.round(apart).toLocaleString("de-DE")} Sekunden anders als die der Datenbank.`;
    const newest = has
      ? (await client.query<{ at: number }>("select extract(epoch from max(applied_at))::float8 as at from public.schema_migrations"))
          .rows[0]!.at
      : 0;
    const lines = [
      apart > WRONG_S
        ? bad(said, ADVICE)
        : apart > NOTED_S
          ? note(said, ADVICE)
          : ok(`${here}, wie die der Datenbank; ${zone}, der Datenbank ${theirs}.`),
    ];
    if (newest - now() / 1000 > WRONG_S)
      lines.push(bad(`Sie steht vor dem letzten Umbau der Datenbank (${moment(new Date(newest * 1000))}).`, ADVICE));
    return lines;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Days of deadlines are German days, whatever zone the machine is in. */
function knowsGermanTime(): boolean {
  const hour = (day: string) =>
    new Intl.DateTimeFormat("en", { timeZone: "Europe/Berlin", hour: "2-digit", hourCycle: "h23" }).format(new Date(`${day}T12:00:00Z`));
  return hour("2026-01-01") === "13" && hour("2026-07-01") === "14";
}
