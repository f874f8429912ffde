import { Client } from "pg";
import { embeddedUrl } from "../../scripts/bench/product.ts";
import type { Product } from "./product.ts";

/** Opens the product's embedded database as its superuser, runs `work`, and closes it again. */
export async function withDatabase<T>({ dataFolder }: Product, work: (database: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: await embeddedUrl(dataFolder) });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Changes the database by one statement for as long as `work` runs, then undoes it by another. */
export async function whileChanged<T>(product: Product, change: string, undo: string, work: () => Promise<T>): Promise<T> {
  const run = (statement: string) => withDatabase(product, (database) => database.query(statement));
  await run(change);
  try {
    return await work();
  } finally {
    await run(undo);
  }
}
