import type { PortalChannel } from "@hz/contract/channels/channels";
import { withClient } from "../../../server/db/pool.ts";

type Office = Pick<PortalChannel, "accountId" | "department">;

/** Whom a report in this channel is told by mail: the handlers of its department who hold its key. */
const READERS = `
  from users u join department_members m on m.account_id = u.account_id and m.user_id = u.id
  where m.account_id = $1 and m.department_id = $2 and u.is_active and 'Meldungen' = any(u.permissions)
    and exists (select from grants g where g.account_id = u.account_id and g.kind = 'department' and g.department_id = m.department_id
      and g.epoch = $3 and g.to_user_id = u.id)`;

/** Gives a department so many more handlers, as copies of one that it has, and gives the address of each. */
export async function addHandlers(databaseUrl: string, office: Office, count: number): Promise<Set<string>> {
  const addresses = Array.from({ length: count }, (_, n) => `meldestelle-${n}@kanarie.example`);
  const which = [office.accountId, office.department.departmentId, office.department.epoch];
  await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ id: string }>(`select u.id ${READERS} and not u.is_account_owner limit 1`, which);
    for (const email of addresses) {
      const id = crypto.randomUUID();
      const copied = (table: string, of: string, changed: object) =>
        client.query(
          `insert into ${table} select (jsonb_populate_record(t, $1::jsonb)).* from ${table} t where account_id = $2 and ${of} = $3`,
          [changed, office.accountId, rows[0]!.id],
        );
      await copied("users", "id", { id, email });
      await copied("department_members", "user_id", { user_id: id });
      await copied("grants", `kind = 'department' and department_id = '${office.department.departmentId}' and to_user_id`, {
        id: crypto.randomUUID(),
        to_user_id: id,
      });
    }
  });
  return new Set(addresses);
}
