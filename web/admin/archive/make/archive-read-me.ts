import { formatDateTime } from "../../../i18n/dates.ts";
import { commandFor, t, typedName } from "../texts.ts";
import type { ArchiveHead, ArchiveResult, Comparable } from "./archive-entries.ts";

/** LIESMICH.txt, which describes the archive's form and how it turned out. */
export function archiveReadMe(
  { company, by, at, name }: ArchiveHead,
  { reports, gone, closed, missingFiles }: ArchiveResult,
  { account, log }: Comparable,
): string {
  const notes = [
    t("archiveReadMeLeftOut"),
    gone > 0 && t("archiveReadMeGone", { count: gone }),
    closed > 0 && t("archiveReadMeClosed", { count: closed }),
    missingFiles > 0 && t("archiveReadMeFiles", { count: missingFiles }),
  ].filter((note) => note !== false);
  const head = { company, name: by.name, date: formatDateTime(at, "de") };
  const prints = log
    ? t("archiveReadMePrints", { account, log: log.fingerprint, count: log.entries })
    : t("archiveReadMePrintsNoLog", { account });
  const parts = [
    t("archiveReadMeHead", head),
    t("archiveReadMeSecret"),
    t("archiveReadMeCases", { count: reports }),
    [t("archiveReadMeMissing"), ...notes.map((note) => `- ${note}`)].join("\n"),
    t("archiveReadMeReadable"),
    t("archiveReadMeReader", { command: commandFor(name), name }),
    `${t("archiveReadMeCompare")}\n${prints}\n\n${t("archiveReadMeCompareWhy")}`,
    t("archiveReadMeStock"),
    t("archiveReadMeBack", { name: typedName(name) }),
  ];
  // What people open on Windows.
  return `${parts.join("\n\n")}\n`.replaceAll("\n", "\r\n");
}
