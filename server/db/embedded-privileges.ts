import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { ConfigError } from "../config.ts";
import { chownCommand, isOrdinary, NOBODY, ROOT, userName } from "../folder-owner.ts";

/** How PostgreSQL's programs are started and to whom its files belong. */
export type Privileges = {
  /** Command and arguments to start a binary with. */
  command(binary: string, args: string[]): [string, string[]];
  ids: { uid?: number; gid?: number };
  /** Hands a file, or a folder with all it holds, over to the user PostgreSQL runs as. */
  own(file: string): void;
};

const inNamespace = ["--user", `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];

/**
 * Throws one line where root would start the database of another user: it would hand it over to "nobody", and that user could not
 * start it any more. What a start as root has made stays root's to start.
 */
export function refuseOthersDatabase(dataFolder: string): void {
  if (process.getuid?.() !== ROOT) return;
  const cluster = path.join(dataFolder, "pg18");
  const owner = fs.existsSync(cluster) ? fs.statSync(cluster).uid : ROOT;
  if (!isOrdinary(owner)) return;
  const name = userName(owner);
  // Who has no name here, as in a container, is nobody that runuser knows.
  const command = name === String(owner) ? "" : `: runuser -u ${name} -- npm start`;
  throw new ConfigError(
    `Der Ordner ${cluster} gehört ${name}. Starten Sie den Dienst als dieser Benutzer${command}. ` +
      `Soll er als root laufen, beenden Sie ihn und führen Sie vorher aus: ${chownCommand(ROOT, dataFolder)}`,
  );
}

/**
 * How to run PostgreSQL, which must reach these folders. It refuses root: started as root it runs as "nobody", or in a user
 * namespace when "nobody" could not enter one of the folders.
 */
export function privilegesFor(folders: string[]): Privileges {
  const plain = (binary: string, args: string[]): [string, string[]] => [binary, args];
  if (process.getuid?.() !== ROOT) return { command: plain, ids: {}, own: () => {} };
  const closed = folders.find((folder) => !isOpenToOthers(folder));
  if (!closed)
    return {
      command: plain,
      ids: { uid: NOBODY, gid: NOBODY },
      own: (file) => changeOwner(NOBODY, file),
    };
  if (spawnSync("unshare", [...inNamespace, "true"]).status === 0)
    return {
      command: (binary, args) => ["unshare", [...inNamespace, binary, ...args]],
      ids: {},
      own: (file) => changeOwner(ROOT, file),
    };
  throw new Error(
    `PostgreSQL läuft nicht als root, und ${closed} ist für andere Benutzer gesperrt. ` +
      "Bitte als normaler Benutzer starten, den Ordner freigeben (chmod o+x) oder DATABASE_URL setzen.",
  );
}

/** Changes the owner of everything under `file`, which an earlier start may have run under another user. */
function changeOwner(uid: number, file: string): void {
  const { uid: owner } = fs.lstatSync(file);
  if (owner === uid) return;
  fs.lchownSync(file, uid, uid);
  if (!fs.lstatSync(file).isDirectory()) return;
  for (const name of fs.readdirSync(file)) changeOwner(uid, path.join(file, name));
}

/** True when every existing folder on the way may be entered by anybody. */
function isOpenToOthers(folder: string): boolean {
  for (let step = path.resolve(folder); ; step = path.dirname(step)) {
    if (fs.existsSync(step) && !(fs.statSync(step).mode & 0o001)) return false;
    if (step === path.dirname(step)) return true;
  }
}
