import type { SystemStatus } from "@hz/contract/status";
import { t } from "../shared/texts/texts.ts";

type Line = { id: string; label: string; text: string; isFine: boolean };
type Keys = { waiting: "all" | "some" | "nothing"; isCompared: boolean };

/** Work that is late by less than this is only busy. */
const LATE_MINUTES = 10;

/** The status card's lines, of what the server says and what this tab holds. */
export function statusLines({ channels, mail, jobs }: SystemStatus, keys: Keys): Line[] {
  const keysText = keys.waiting !== "nothing" ? "statusKeysMissing" : keys.isCompared ? "statusKeysFine" : "statusKeysUncompared";
  return [
    {
      id: "channels",
      label: t("channels"),
      text: channels.active === 0 ? t("statusNoChannel") : t("statusChannels", { active: channels.active, total: channels.total }),
      isFine: channels.active > 0,
    },
    { id: "database", label: t("statusDatabase"), text: t("statusDatabaseFine"), isFine: true },
    { id: "keys", label: t("statusKeys"), text: t(keysText), isFine: keysText === "statusKeysFine" },
    {
      id: "mail",
      label: t("statusMail"),
      text:
        mail.failed > 0
          ? t(mail.failed === 1 ? "statusMailFailedOne" : "statusMailFailed", { count: mail.failed })
          : t(mail.isSent ? "statusMailFine" : "statusMailLocal"),
      isFine: mail.failed === 0 && mail.isSent,
    },
    {
      id: "jobs",
      label: t("statusJobs"),
      text: jobs.lateMinutes < LATE_MINUTES ? t("statusJobsFine") : t("statusJobsLate", { minutes: jobs.lateMinutes }),
      isFine: jobs.lateMinutes < LATE_MINUTES,
    },
  ];
}
