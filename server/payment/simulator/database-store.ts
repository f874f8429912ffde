import type { Database } from "../../db/database.ts";
import { emptyState, type SimulatorState, type SimulatorStore } from "./index.ts";

/** Keeps the simulator's state in the database: several instances share it, one change at a time, and it outlives a restart. */
export function databaseStore(db: Pick<Database, "directory">): SimulatorStore {
  return {
    change: (work) =>
      db.directory(async (tx) => {
        const find = tx.selectFrom("payment_simulator").select("state").forUpdate();
        let row = await find.executeTakeFirst();
        if (!row) {
          // Of several that begin, one makes the row and all wait for it.
          const state = JSON.stringify(emptyState());
          await tx
            .insertInto("payment_simulator")
            .values({ state })
            .onConflict((conflict) => conflict.doNothing())
            .execute();
          row = await find.executeTakeFirstOrThrow();
        }
        // What an older version kept may lack parts that came later.
        const state: SimulatorState = { ...emptyState(), ...JSON.parse(row.state) };
        const result = work(state);
        const after = JSON.stringify(state);
        if (after !== row.state) await tx.updateTable("payment_simulator").set({ state: after }).execute();
        return result;
      }),
  };
}
