import type { Database, Tx } from "../db/database.ts";
import { emptyState, type SimulatorState, type SimulatorStore } from "@hz/payment-simulator";

/**
 * Keeps the simulator's state in the database: several instances share it, one change at a time, and it outlives a restart.
 * An instance's own changes wait for each other before they take a connection, so that they never hold all of them. `kept` hears what
 * each change left.
 */
export function databaseStore(db: Pick<Database, "directory">, kept: (state: SimulatorState) => void = () => {}): SimulatorStore {
  let last: Promise<unknown> = Promise.resolve();
  return {
    change(work) {
      const mine = last.then(() => db.directory((tx) => changeRow(tx, work)));
      last = mine.catch(() => {});
      return mine.then(({ result, state }) => {
        kept(state);
        return result;
      });
    },
  };
}

async function changeRow<T>(tx: Tx, work: (state: SimulatorState) => T): Promise<{ result: T; state: SimulatorState }> {
  const find = tx.selectFrom("payment_simulator").select("state").forUpdate();
  let row = await find.executeTakeFirst();
  if (!row) {
    // Of several that begin, one makes the row and all wait for it.
    await tx
      .insertInto("payment_simulator")
      .values({ state: JSON.stringify(emptyState()) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    row = await find.executeTakeFirstOrThrow();
  }
  // What an older version kept may lack parts that came later.
  const state: SimulatorState = { ...emptyState(), ...JSON.parse(row.state) };
  const result = work(state);
  const after = JSON.stringify(state);
  if (after !== row.state) await tx.updateTable("payment_simulator").set({ state: after }).execute();
  return { result, state };
}
