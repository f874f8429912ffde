import fs from "node:fs";
import path from "node:path";
import { besideService, readConfig } from "../../server/config.ts";
import type { Context } from "../../server/context.ts";
import { Refusal } from "../../server/modules/operator/index.ts";
import { wire } from "../../server/wiring.ts";

export const folder = path.resolve(process.env["HZ_DATA"]?.trim() || "data");

/** Works on the installation that the environment names, running or not; throws Refusal where there is none. */
export async function onInstallation<Result>(work: (ctx: Context) => Promise<Result>): Promise<Result> {
  // A wrong folder must not become a new, empty installation.
  if (!process.env["DATABASE_URL"]?.trim() && !fs.existsSync(path.join(folder, "pg18")))
    throw new Refusal(`In ${folder} liegt keine Installation. Zeigt HZ_DATA auf den richtigen Ordner?`);
  const wired = await wire(besideService(readConfig(process.env)), () => {});
  try {
    return await work(wired.ctx);
  } finally {
    await wired.close();
  }
}
