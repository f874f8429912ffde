import { berlinDay } from "@hz/contract/procedure/deadlines";

/** Takes what stands in a field for the day of a training, empty where it is none or half of one, and says what is wrong with it; null where nothing is. */
export function trainingDayProblem(day: string, now: Date): "rdTrainingDayMissing" | "rdTrainingDayAhead" | null {
  if (day === "") return "rdTrainingDayMissing";
  return day > berlinDay(now) ? "rdTrainingDayAhead" : null;
}
