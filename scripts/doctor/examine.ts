import { type Config, ConfigError, readConfig } from "../../server/config.ts";
import { findBucket } from "../../server/installation-bucket.ts";
import { missingOutside, misspelt } from "../../server/settings-notices.ts";
import { checkAddress } from "./address.ts";
import { checkClock } from "./clock.ts";
import { checkTheDatabase } from "./database.ts";
import { checkFiles } from "./files.ts";
import { type Area, bad, type Finding, type Line, note, ok, unexpected } from "./finding.ts";
import { checkFolder } from "./folder.ts";
import { checkMail } from "./mail.ts";
import { checkPayment } from "./payment.ts";

/** Looks at everything that this installation stands on; starts nothing and changes nothing. */
export async function examine(env: Record<string, string | undefined>): Promise<Finding[]> {
  let config: Config;
  try {
    config = readConfig(env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return inArea("Einstellungen", [
      ...settingLines(env),
      bad(error.message, "So startet der Dienst nicht. Das Übrige ist nicht geprüft."),
    ]);
  }
  const safely = (work: () => Promise<Line[]> | Line[]) =>
    Promise.resolve()
      .then(work)
      .catch((error: unknown) => [unexpected(error, config.dataFolder)]);
  const { bucket, bucketLines } = await openBucket(config);
  const folder = await Promise.resolve()
    .then(() => checkFolder(config, bucket))
    .catch((error: unknown) => ({ lines: [unexpected(error, config.dataFolder)], keyLines: [], found: null }));
  const database = await checkTheDatabase(config, folder.found);
  const ours = database.isOurs ? database.url : null;
  const [files, mail, payment, address, clock] = await Promise.all([
    safely(() => checkFiles(config, ours, bucket)),
    safely(() => checkMail(config)),
    safely(() => checkPayment(config)),
    safely(() => checkAddress(config, database.url !== null)),
    safely(() => checkClock(database.url)),
  ]);
  bucket?.store.close();
  return [
    ...inArea("Einstellungen", settingLines(env, config)),
    ...inArea("Installation", folder.lines),
    ...inArea("Schlüssel", folder.keyLines),
    ...inArea("Datenbank", database.lines),
    ...inArea("Dateien", [...bucketLines, ...files]),
    ...inArea("E-Mail", mail),
    ...inArea("Zahlung", payment),
    ...inArea("Adresse", address),
    ...inArea("Uhr", clock),
  ];
}

/** The bucket where there is one, and what is wrong where it cannot be looked at. */
async function openBucket({ bucket: config, dataFolder }: Config) {
  try {
    const bucket = config && (await findBucket(config, dataFolder));
    const isNew = bucket && bucket.id === null && [note(`Der Bucket ${bucket.config.bucket} trägt noch keine Kennung.`)];
    return { bucket, bucketLines: isNew || (bucket ? [ok(`Bucket ${bucket.config.bucket}, Kennung ${bucket.id}.`)] : []) };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return { bucket: null, bucketLines: [bad(error.message, "So startet der Dienst nicht. Die Dateien sind nicht geprüft.")] };
  }
}

const inArea = (area: Area, lines: Line[]): Finding[] => lines.map((line) => ({ area, ...line }));

/** What mail and payment lack is said there. */
function settingLines(env: Record<string, string | undefined>, config?: Config): Line[] {
  const lines = [
    ...misspelt(env).map((line) => note(line, "Namen berichtigen und den Dienst neu starten.")),
    ...(config ? missingOutside(config) : []).flatMap(({ about, line }) => (about === "operator" || about === "demo" ? [note(line)] : [])),
  ];
  return lines.length === 0 && config ? [ok("Alle Angaben sind lesbar, keine ist verschrieben.")] : lines;
}
