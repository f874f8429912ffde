export const DAY = 86_400;

/** So many calendar months after a time in seconds (UTC); where the day does not exist, the month's last one. */
export function addMonths(seconds: number, months: number): number {
  const date = new Date(seconds * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime() / 1000;
}

/** The end of the period that runs at `at`, counted from `anchor`: 31 January, 28 February, 31 March. */
export function periodEndAfter(anchor: number, interval: "month" | "year", at: number): number {
  const step = interval === "month" ? 1 : 12;
  let count = 0;
  let end = anchor;
  while (end <= at) {
    count += step;
    end = addMonths(anchor, count);
  }
  return end;
}
