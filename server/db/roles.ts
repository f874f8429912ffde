import type pg from "pg";

const appRole = "hz_app";

/**
 * Makes sure that the role all transactions run as exists, cannot pass row-level security, and may be taken on by the
 * connected role; throws one line that says what an administrator has to do.
 */
export async function ensureAppRole(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ me: string; version: number }>(
    "select current_user::text as me, current_setting('server_version_num')::int as version",
  );
  const { me, version } = rows[0]!;
  if (version < 150000) throw new Error("Die Datenbank ist zu alt: PostgreSQL 15 oder neuer ist nötig.");
  const found = await appRoleFlags(client);
  if (!found) await create(client, me);
  else if (found.too_strong) throw new Error(`Die Rolle ${appRole} darf weder SUPERUSER noch BYPASSRLS haben.`);
  if (!(await maySetRole(client, version))) await grant(client, me);
}

/** What is wrong with the role that all transactions run as, in one line, or null; reads only. */
export async function appRoleTrouble(client: pg.Client): Promise<string | null> {
  const { rows } = await client.query<{ version: number }>("select current_setting('server_version_num')::int as version");
  const found = await appRoleFlags(client);
  if (!found) return `Die Rolle ${appRole} fehlt.`;
  if (found.too_strong) return `Die Rolle ${appRole} darf weder SUPERUSER noch BYPASSRLS haben.`;
  return (await maySetRole(client, rows[0]!.version)) ? null : `Die angemeldete Rolle darf die Rolle ${appRole} nicht annehmen.`;
}

async function appRoleFlags(client: pg.Client): Promise<{ too_strong: boolean } | undefined> {
  const { rows } = await client.query<{ too_strong: boolean }>(
    "select rolsuper or rolbypassrls as too_strong from pg_roles where rolname = $1",
    [appRole],
  );
  return rows[0];
}

async function create(client: pg.Client, me: string): Promise<void> {
  try {
    await client.query(`create role ${appRole} nologin nosuperuser nobypassrls`);
  } catch (error) {
    // Roles belong to the whole server, our lock to one database: another database was faster.
    if (isRace(error)) return;
    throw explain(error, me);
  }
}

async function maySetRole(client: pg.Client, version: number): Promise<boolean> {
  const kind = version >= 160000 ? "SET" : "MEMBER";
  const { rows } = await client.query<{ may: boolean }>("select pg_has_role(current_user, $1, $2) as may", [appRole, kind]);
  return rows[0]!.may;
}

async function grant(client: pg.Client, me: string): Promise<void> {
  try {
    await client.query(`grant ${appRole} to current_user`);
  } catch (error) {
    if (!isRace(error)) throw explain(error, me);
  }
}

function isRace(error: unknown): boolean {
  // duplicate object, duplicate key in the catalog, "tuple concurrently updated"
  return ["42710", "23505", "XX000"].includes((error as { code?: string }).code ?? "");
}

function explain(error: unknown, me: string): Error {
  if ((error as { code?: string }).code !== "42501") return error as Error;
  return new Error(
    `Die Datenbankrolle ${me} darf die Rolle ${appRole} nicht einrichten. Bitte einmal als Administrator ausführen: ` +
      `create role ${appRole} nologin; grant ${appRole} to "${me}";`,
    { cause: error },
  );
}
