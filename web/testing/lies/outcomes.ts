/** What becomes of a lie, and how the threat model says it. */
export const OUTCOMES = {
  refused: "refused",
  marked: "shown with a warning",
  apart: "shown apart, as the service's word",
  idle: "changes nothing",
  unnoticed: "**not noticed**",
} as const;
export type Outcome = keyof typeof OUTCOMES;

/** Whom it is told. */
export const PLACES = {
  link: "A form or a case, as it is opened by a link",
  case: "A reporter's case",
  thread: "The messages of a case, as the reporter reads them",
  receipt: "What the office confirms by itself",
  evidence: "The proof that a reporter saves",
  office: "Somebody of the office",
} as const;

export type Lie = { place: keyof typeof PLACES; server: string; outcome: Outcome; browser: string };
