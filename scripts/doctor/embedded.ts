import fs from "node:fs";
import path from "node:path";
import { claimedBy, clusterUrl, isInhabited, refuseCopy } from "../../server/db/embedded-cluster.ts";
import { howToEnd } from "../../server/db/embedded.ts";
import { hasNoRoom, whyNoAnswer } from "../../server/db/embedded-probe.ts";
import { endingIn } from "./control-file.ts";
import { bad, type Line, note } from "./finding.ts";

const ENOUGH_LOG = 64 * 1024;

/**
 * The address of the running embedded database, or why there is none to ask. Never starts it, and writes nothing. Throws the
 * system's error where this user may not look into it.
 */
export async function embeddedUrl(dataFolder: string): Promise<{ url: string } | { lines: Line[] }> {
  const cluster = path.join(dataFolder, "pg18");
  // Throws where it cannot be seen, which is not the same.
  if (!fs.statSync(cluster, { throwIfNoEntry: false })) return { lines: [] };
  refuseCopy(cluster);
  const claim = claimedBy(cluster);
  const url = claim && clusterUrl(cluster, claim.endpoint);
  const problem = url ? await whyNoAnswer(url) : "silent";
  if (url && problem === null) return { url };
  if (problem instanceof Error)
    return { lines: [bad("Die eingebaute Datenbank läuft, weist uns aber ab.", `Der Grund steht in ${logOf(dataFolder)}.`)] };
  if (problem === "starting")
    return { lines: [note("Die eingebaute Datenbank startet gerade oder erholt sich.", "In einer Minute noch einmal prüfen.")] };
  if (hasNoRoom(cluster))
    return {
      lines: [
        bad(
          "Die eingebaute Datenbank antwortet nicht: Auf ihrem Datenträger ist kein Platz mehr.",
          "Platz schaffen; es ist nichts verloren. Läuft der Dienst, nimmt er sie von selbst wieder auf, sonst npm start.",
        ),
      ],
    };
  if (isInhabited(cluster))
    return {
      lines: [
        bad(
          "Die eingebaute Datenbank läuft, antwortet aber nicht.",
          `Läuft der Dienst, starten Sie ihn neu. ${claim ? `Hilft das nicht: ${howToEnd(claim.pid)}` : `Der Grund kann in ${logOf(dataFolder)} stehen.`}`,
        ),
      ],
    };
  return { lines: [stopped(cluster), ...lastWords(dataFolder)] };
}

const logOf = (dataFolder: string) => path.join(dataFolder, "pg.log");

function stopped(cluster: string): Line {
  const file = path.join(cluster, "global", "pg_control");
  const ending = endingIn(file);
  if (ending === "missing" || ending === "damaged")
    return bad(
      ending === "missing"
        ? `Die eingebaute Datenbank ist beschädigt: ${file} fehlt.`
        : `Die eingebaute Datenbank ist beschädigt: ${file} ist da, aber unvollständig oder verändert.`,
      "Bitte spielen Sie die Sicherung zurück.",
    );
  const how =
    ending === "in order" ? "Sie wurde ordentlich beendet." : "Sie wurde abgebrochen und erholt sich beim nächsten Start von selbst.";
  return note(
    `Die eingebaute Datenbank steht, wie der Dienst. ${how} Was in ihr steht, ist nicht geprüft.`,
    "Für die ganze Prüfung den Dienst starten (npm start) und dann noch einmal npm run doctor.",
  );
}

/** What kept it from starting the last time. Its other lines can quote statements; these speak of the machine. */
function lastWords(dataFolder: string): Line[] {
  const file = logOf(dataFolder);
  if (!fs.existsSync(file)) return [];
  const lines = fs.readFileSync(file, "utf8").slice(-ENOUGH_LOG).split("\n");
  const since = lines.slice(lines.findLastIndex((line) => line.includes("database system is ready to accept connections")) + 1);
  const words = since.findLast((line) => /(FATAL|PANIC): {2}(could not|lock file|data directory|incorrect|database files)/.test(line));
  return words ? [note(`Zuletzt stand in ${file}: ${words.replace(/^.*?(FATAL|PANIC): +/, "").trim()}`)] : [];
}
