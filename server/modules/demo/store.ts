import { DEMO_MINUTES } from "@hz/contract/limits";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { updateAccount } from "../accounts/index.ts";

/** So long one may take to be made, and may wait for its visitor: its dates are those of the day that it was made on. */
const MAKING_MINUTES = 10;
const WAITING_HOURS = 24;
const MINUTE_MS = 60_000;

/** Notes in the transaction that founds an account that it is a visitor's demo, for nobody to have before it is whole. */
export async function addDemo(tx: Tx, accountId: string, now: Date): Promise<void> {
  const until = new Date(now.getTime() + MAKING_MINUTES * MINUTE_MS);
  await updateAccount(tx, accountId, { demo_until: until });
  await tx.insertInto("directory_demos").values({ account_id: accountId, until }).execute();
}

/** Lets the demo, which is whole now, be handed out. */
export async function openDemo({ db, now }: Pick<Context, "db" | "now">, accountId: string, signIn: SignIn): Promise<void> {
  const until = new Date(now().getTime() + WAITING_HOURS * 60 * MINUTE_MS);
  await db.tenant(accountId, async (tx) => {
    await updateAccount(tx, accountId, { demo_until: until });
    await tx
      .updateTable("directory_demos")
      .set({ ...signIn, until })
      .where("account_id", "=", accountId)
      .execute();
  });
}
type SignIn = { email: string; password: string };

/** Hands out the demo that waits longest; its password is stored nowhere from then on. Undefined where none is ready. */
export async function takeDemo({ db, now }: Pick<Context, "db" | "now">): Promise<(SignIn & { until: Date }) | undefined> {
  const until = new Date(now().getTime() + DEMO_MINUTES * MINUTE_MS);
  const taken = await db.directory((tx) =>
    tx
      .updateTable("directory_demos as demo")
      .from((from) =>
        from
          .selectFrom("directory_demos")
          .select(["account_id", "email", "password"])
          .where("email", "is not", null)
          .where("until", ">", now())
          .orderBy("until")
          .forUpdate()
          .skipLocked()
          .limit(1)
          .as("waiting"),
      )
      .set({ email: null, password: null, until })
      .whereRef("demo.account_id", "=", "waiting.account_id")
      .returning(["waiting.account_id as accountId", "waiting.email as email", "waiting.password as password"])
      .executeTakeFirst(),
  );
  if (!taken) return undefined;
  await db.tenant(taken.accountId, (tx) => updateAccount(tx, taken.accountId, { demo_until: until }));
  return { email: taken.email!, password: taken.password!, until };
}

/** How many demos there are, made and half made, and whether one waits for a visitor. */
export async function countDemos({ db, now }: Context): Promise<{ all: number; ready: number }> {
  const rows = await db.directory((tx) => tx.selectFrom("directory_demos").select(["email", "until"]).execute());
  return { all: rows.length, ready: rows.filter(({ email, until }) => email !== null && until > now()).length };
}

/** The demos whose time is over. */
export async function endedDemos({ db, now }: Context): Promise<string[]> {
  const rows = await db.directory((tx) => tx.selectFrom("directory_demos").select("account_id").where("until", "<=", now()).execute());
  return rows.map((row) => row.account_id);
}
