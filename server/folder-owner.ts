import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

export const ROOT = 0;
/** As whom the embedded database runs where the service runs as root. */
export const NOBODY = 65534;

/** Whether it is a user as services and people have one. */
export const isOrdinary = (uid: number): boolean => uid !== ROOT && uid !== NOBODY;

/** Whether the system refused a file for its rights; then nothing says that it is missing. */
export const isClosed = (error: unknown): boolean => ["EACCES", "EPERM"].includes((error as NodeJS.ErrnoException | null)?.code ?? "");

/** A user's name, or the number where it has none here. */
export function userName(uid: number): string {
  const { stdout } = spawnSync("id", ["-un", String(uid)], { encoding: "utf8" });
  return stdout?.trim() || String(uid);
}

/** The command that gives a data folder with all it holds to a user. */
export const chownCommand = (uid: number, dataFolder: string): string => `chown -R ${userName(uid)}: '${dataFolder}'`;

/**
 * One line on whose a path is that this user may not use, and what leads out; null where it is this user's own, so that owners are
 * not what is wrong. `code` is the system's.
 */
export function ownerLine(file: string, dataFolder: string, code: string): string | null {
  const me = process.geteuid?.();
  const [place, owner] = nearest(path.resolve(file));
  if (me === undefined || owner === me) return null;
  const what = `${place} gehört ${userName(owner)}, der Benutzer ${userName(me)} darf dort nicht lesen oder schreiben (${code}).`;
  const isWithin = !path.relative(path.resolve(dataFolder), place).startsWith("..");
  if (!isWithin) return `${what} Bitte prüfen Sie die Rechte des Ordners, oder wählen Sie mit HZ_DATA einen anderen.`;
  const why = isOrdinary(owner)
    ? `Bitte starten Sie als ${userName(owner)}. Soll alles ${userName(me)} gehören,`
    : "So hinterlässt es ein Start als root. Bitte";
  return `${what} ${why} beenden Sie den Dienst und führen Sie als Administrator aus: ${chownCommand(me, path.resolve(dataFolder))}`;
}

/** The nearest thing on the way to a path that can be seen, with its owner: what lies below is closed by it. */
function nearest(file: string): [place: string, owner: number] {
  for (let step = file; ; step = path.dirname(step)) {
    try {
      return [step, fs.lstatSync(step).uid];
    } catch (error) {
      if (step === path.dirname(step)) throw error;
    }
  }
}
