import { isAbsolute } from "node:path";
import { type Config, ConfigError } from "./config.ts";
import { isClosed, ownerLine } from "./folder-owner.ts";

const UNREACHABLE = new Set(["ECONNREFUSED", "ECONNRESET", "ENOTFOUND", "EAI_AGAIN", "ETIMEDOUT", "EHOSTUNREACH", "57P03", "53300"]);
const REFUSED = new Set(["28P01", "28000"]);
const NOT_WRITABLE = new Set(["EACCES", "EPERM", "EROFS", "ENOSPC", "ENOENT", "ENOTDIR", "EEXIST"]);

type ListenedAt = Pick<Config, "port" | "host" | "dataFolder">;

/** One line for the operator about what kept the service from starting; null where it is a fault of ours. */
export function startTrouble(error: unknown, dataFolder: string): string | null {
  if (error instanceof ConfigError) return error.message;
  if ([error, (error as Error).cause].some((one) => (one as { code?: string } | undefined)?.code === "53100"))
    return "Auf dem Datenträger der Datenbank ist kein Platz mehr (53100). Bitte Platz schaffen; es ist nichts verloren.";
  const { code = "", message = "", path = "" } = error as { code?: string; message?: string; path?: string };
  if (UNREACHABLE.has(code) || /^timeout expired|^Connection terminated/.test(message))
    return `Die Datenbank ist nicht erreichbar (${code || "keine Antwort"}). Läuft sie, und stimmt DATABASE_URL?`;
  if (REFUSED.has(code)) return `Die Datenbank weist die Anmeldung ab (${code}). Stimmen Benutzer und Passwort in DATABASE_URL?`;
  if (code === "3D000") return "Die Datenbank aus DATABASE_URL gibt es auf diesem Server nicht (3D000). Bitte anlegen.";
  if (code === "42501") return "Die Datenbankrolle darf die Tabellen nicht anlegen (42501). Ihr muss die Datenbank gehören.";
  const whose = isClosed(error) && isAbsolute(path) ? ownerLine(path, dataFolder, code) : null;
  if (whose) return whose;
  if (NOT_WRITABLE.has(code)) return `Im Ordner ${dataFolder} lässt sich nicht schreiben (${code}). Bitte Rechte und freien Platz prüfen.`;
  // Errors that we throw ourselves speak to the operator already; those of libraries carry a code or another class.
  return error instanceof Error && error.name === "Error" && code === "" && /^(Die|Der|Das|PostgreSQL) /.test(message) ? message : null;
}

/**
 * One line for the operator about what kept the service from listening; `hasInstance` is whether another works on its data folder
 * already.
 */
export function listenTrouble(error: unknown, { port, host, dataFolder }: ListenedAt, hasInstance = false): string {
  const { code = "Error" } = error as { code?: string };
  if (code === "EADDRINUSE" && hasInstance)
    return `Der Port ${port} ist belegt, und auf dem Ordner ${dataFolder} läuft bereits eine andere Instanz. Beenden Sie sie, oder wählen Sie mit PORT einen anderen.`;
  if (code === "EADDRINUSE") return `Der Port ${port} ist belegt. Beenden Sie das andere Programm oder wählen Sie mit PORT einen anderen.`;
  if (code === "EACCES")
    return `Der Port ${port} ist diesem Benutzer nicht erlaubt (EACCES). Wählen Sie mit PORT einen ab 1024, mit einem Proxy davor.`;
  return `Unter der Adresse ${host} lässt sich nicht lauschen (${code}). HOST muss eine Adresse dieser Maschine sein.`;
}
