import type { AnswerKind } from "@hz/contract/reports/messages";
import { useSearchParams } from "react-router";
import { withWords } from "../content/with-words.ts";

/** The field that answers are written in; there is one on the page. */
export const ANSWER_FIELD = "antwort";
const WORDS = { acknowledgement: "bestaetigung", feedback: "rueckmeldung" } as const;

/** What is being written to the reporter, as the address says it; `begin` starts something else of it. */
export function useAnswerKind(): { kind: AnswerKind; setKind: (kind: AnswerKind) => void; begin: (kind: AnswerKind) => void } {
  const [search, setSearch] = useSearchParams();
  const word = search.get("antwort");
  const kind = word === WORDS.acknowledgement ? "acknowledgement" : word === WORDS.feedback ? "feedback" : "message";
  // As the address stands by then: an answer that took long to send was begun under another tab.
  const go = (next: AnswerKind, tab: { ansicht?: null }) => {
    const words = withWords(location.search, { antwort: next === "message" ? null : WORDS[next], ...tab });
    setSearch(words, { replace: true, preventScrollReset: true, flushSync: true });
  };
  const setKind = (next: AnswerKind) => go(next, {});
  const begin = (next: AnswerKind) => {
    go(next, { ansicht: null });
    focusAnswer();
  };
  return { kind, setKind, begin };
}

/** So many frames it takes at the most until the talk's tab is up and nothing else asks for the focus. */
const FRAMES = 30;

/**
 * Focuses the field. The menu or dialog that this was chosen in gives the focus back to a button as it closes: it must have
 * stayed for two frames. Whoever went on to another field stays there.
 */
function focusAnswer(): void {
  let [given, stayed, left] = [false, 0, FRAMES];
  const look = () => {
    const field = document.getElementById(ANSWER_FIELD);
    const hasFocus = field !== null && document.activeElement === field;
    if (hasFocus && stayed === 2) return field.scrollIntoView({ block: "center" });
    if (!hasFocus && given && document.activeElement?.matches("input, textarea, select")) return;
    if (!hasFocus) field?.focus();
    given ||= field !== null;
    stayed = hasFocus ? stayed + 1 : 0;
    if (left-- > 0) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
