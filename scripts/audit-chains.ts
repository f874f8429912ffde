// npm run audit:check: recomputes the audit log of every account; ends with 1 when one of them is broken.
import { databasesAt } from "../server/cell-settings.ts";
import { readConfig } from "../server/config.ts";
import { databaseOf } from "../server/db/cells.ts";
import { startEmbedded } from "../server/db/embedded.ts";
import { allAccountIds } from "../server/modules/accounts/index.ts";
import { checkChain } from "../server/modules/audit/index.ts";

// Reads the database that the environment names, running or not, and writes one line for each account.
const config = readConfig(process.env);
const embedded = config.databaseUrl ? null : await startEmbedded(config.dataFolder);
const db = databaseOf(databasesAt(config.databaseUrl ?? embedded!.url, config), { newcomers: 1 });
try {
  for (const accountId of await allAccountIds(db)) {
    const { entries, brokenAt, withheld, lastHash } = await checkChain(db, accountId);
    const result = brokenAt === null ? `lückenlos, letzter Prüfwert ${lastHash}` : `gebrochen ab Eintrag ${brokenAt}`;
    const without = withheld > 0 ? ` (${withheld} aus einem Gesamtarchiv ohne Inhalt)` : "";
    console.log(`Konto ${accountId}: ${entries} Einträge${without}, ${result}`);
    if (brokenAt !== null) process.exitCode = 1;
  }
} finally {
  await db.close();
  await embedded?.stop();
}
