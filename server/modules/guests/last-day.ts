import { addMonths, berlinDay } from "@hz/contract/procedure/deadlines";
import { GUEST_MONTHS } from "@hz/contract/people/guest-terms";
import { Failure } from "../../http/failures.ts";

/** Throws INVALID_INPUT unless the last day of an access is one between today and the latest that is allowed. */
export function refuseDay(now: Date, lastDay: string): void {
  const today = berlinDay(now);
  if (lastDay < today || lastDay > addMonths(today, GUEST_MONTHS)) throw new Failure("INVALID_INPUT", ["lastDay"]);
}
