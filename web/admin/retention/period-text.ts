import { t } from "../shared/texts/texts.ts";

/** Months as people say them: whole years as years. */
export const periodText = (months: number): string =>
  months % 12 === 0 ? t("retentionYears", { count: months / 12 }) : t("retentionPeriod", { count: months });
