import { examine } from "./examine.ts";
import { printed } from "./finding.ts";

const HELP = `npm run doctor: prüft die Installation, die die Umgebung nennt (HZ_DATA, DATABASE_URL …), ob sie läuft oder nicht.
Startet nichts, ändert nichts, sendet nichts. ✓ in Ordnung, ! zu bedenken, ✗ falsch.
Endet mit 0, mit 1, wenn etwas falsch ist, mit 2 bei einem falschen Aufruf.

  --json    die Befunde für Programme: npm run --silent doctor -- --json`;

const [given, ...more] = process.argv.slice(2);
if (more.length > 0 || (given !== undefined && !["--json", "--hilfe", "--help", "-h"].includes(given))) {
  console.error(`„${more[0] ?? given}“ kennt dieser Befehl nicht. Hilfe: npm run doctor -- --hilfe`);
  process.exitCode = 2;
} else if (given !== undefined && given !== "--json") console.log(HELP);
else {
  const findings = await examine(process.env);
  console.log(given === "--json" ? JSON.stringify({ findings }, null, 2) : printed(findings));
  process.exitCode = findings.some(({ state }) => state === "bad") ? 1 : 0;
}
