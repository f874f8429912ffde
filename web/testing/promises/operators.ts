import { type Operator, unnamedOperator } from "@hz/contract/account/operator";
import { NO_TEXTS, type OperatorProcessing } from "@hz/contract/account/operator-texts";

/** An operator of which nothing is known but where mails reach it. */
export const unnamed = unnamedOperator("{email}");

/** Its part of the agreement, with all that may stand there. */
const processing: OperatorProcessing = {
  day: "2026-11-01",
  place: "{place}",
  measures: [{ area: "{area}", text: "{measure}" }],
  subProcessors: [
    { name: "{processor}", address: "{address}", service: "{service}", place: "{place}", transfer: null },
    { name: "{processor}", address: "{address}", service: "{service}", place: "{country}", transfer: "{ground}" },
  ],
  officer: "{officer}",
};

/** An operator that says all it can. */
export const named = {
  ...unnamed,
  name: "{operator}",
  street: "{street}",
  city: "{city}",
  representedBy: "{person}",
  phone: "{phone}",
  hours: "{hours}",
  bookingUrl: "https://example.org/termin",
  texts: { ...NO_TEXTS, processing },
} satisfies Operator;
