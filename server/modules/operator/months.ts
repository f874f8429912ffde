/** How far the clock on a German wall is ahead of UTC at this moment. */
function ahead(at: Date): number {
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone: "Europe/Berlin",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    hourCycle: "h23",
  }).formatToParts(at);
  const part = (type: string) => Number(parts.find((one) => one.type === type)!.value);
  const wall = Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second"));
  return wall - Math.floor(at.getTime() / 1000) * 1000;
}

/**
 * The same time of day so many calendar months later, as people in Germany count them: a month that has no such day has its last
 * one instead.
 */
export function monthsLater(at: Date, months: number): Date {
  const wall = new Date(at.getTime() + ahead(at));
  const day = wall.getUTCDate();
  wall.setUTCDate(1);
  wall.setUTCMonth(wall.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth() + 1, 0)).getUTCDate();
  wall.setUTCDate(Math.min(day, lastDay));
  // Near a change of the clocks the first guess may be an hour off; the second one knows which side it is on.
  const guess = new Date(wall.getTime() - ahead(wall));
  return new Date(wall.getTime() - ahead(guess));
}
