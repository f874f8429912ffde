import { berlinDay } from "@hz/contract/procedure/deadlines";

/** What is wrong with the day of a training; null where nothing is. `day` is empty where the field holds none or half of one. */
export function trainingDayProblem(day: string, now: Date): "rdTrainingDayMissing" | "rdTrainingDayAhead" | null {
  if (day === "") return "rdTrainingDayMissing";
  return day > berlinDay(now) ? "rdTrainingDayAhead" : null;
}
