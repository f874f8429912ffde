import type { Context } from "../../server/context.ts";
import { MOVE_LOCK } from "../../server/db/cells.ts";
import { withClient } from "../../server/db/pool.ts";
import { moveAccount, NotMoved } from "../../server/move-account.ts";
import { detailOf, Refusal } from "../../server/modules/operator/index.ts";
import type { Command } from "./arguments.ts";
import { counted, plain } from "./format.ts";

/** Moves an account into another database of the installation. */
export async function move(ctx: Context, { id, to, json }: Extract<Command, { name: "umziehen" }>): Promise<string> {
  const numbers = [1, ...ctx.config.cells.map(({ number }) => number)];
  const places = ctx.db.directUrls.map((directUrl, index) => ({ number: numbers[index]!, directUrl }));
  const target = places.find(({ number }) => number === to);
  if (!target) throw new Refusal(`Die Datenbank ${to} gibt es nicht. Es gibt: ${numbers.join(", ")}.`);
  const { company, reports } = await detailOf(ctx, id);
  const name = plain(company);
  return withClient(ctx.db.directUrl, async (client) => {
    // Ends with the connection.
    const { rows } = await client.query<{ taken: boolean }>("select pg_try_advisory_lock($1) as taken", [MOVE_LOCK]);
    if (!rows[0]!.taken)
      throw new Refusal("Gerade zieht schon ein Konto um, oder es wird gesichert. Bitte warten Sie, bis das fertig ist.");
    const place = await ctx.db.placeOf(id);
    const source = places.find(({ number }) => number === place)!;
    const already = json ? JSON.stringify({ accountId: id, cell: to, rows: 0 }, null, 2) : `${name} liegt schon in der Datenbank ${to}.`;
    if (source.number === to) return already;
    const moved = await moveAccount(source, target, id).catch((error: unknown) => {
      throw error instanceof NotMoved ? new Refusal(error.message) : error;
    });
    await ctx.db.placeOf(id);
    if (json) return JSON.stringify({ accountId: id, cell: to, rows: moved }, null, 2);
    return `Umgezogen: ${name}, ${counted(reports, "Meldung", "Meldungen")}, ${moved} Zeilen, von der Datenbank ${source.number} in die Datenbank ${to}. Die versiegelten Dateien liegen für alle am selben Ort und bleiben dort.`;
  });
}
