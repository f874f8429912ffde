/** Hears of trouble with the queue, with the job's name where it is known; a failed handler has a run as well. */
export type HearTrouble = (error: Error, job?: { name: string; id: string }) => void;

/**
 * Passes trouble that pg-boss tells of on as an error with the queue concerned. Of a queue that cannot be looked into it tells by a
 * plain copy of the error, in which nobody would look for a code.
 */
export function passTrouble(heard: object, hear: HearTrouble): void {
  if (heard instanceof Error) return hear(heard);
  const { message, queue, ...facts } = heard as { message?: unknown; queue?: unknown };
  const error = Object.assign(new Error(typeof message === "string" ? message : ""), facts);
  return typeof queue === "string" ? hear(error, { name: queue, id: "" }) : hear(error);
}
