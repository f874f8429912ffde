import { t } from "../shared/texts/texts.ts";

/** Takes a number of months and says it as people do: whole years as years. */
export const periodText = (months: number): string =>
  months % 12 === 0 ? t("retentionYears", { count: months / 12 }) : t("retentionPeriod", { count: months });
