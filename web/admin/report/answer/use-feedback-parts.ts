import { portalLanguage } from "@hz/contract/languages";
import { useState } from "react";
import type { OpenReport } from "../../../vault/report/open-report.ts";
import { useLanguageTexts } from "../../shared/languages/language-texts.ts";
import { useDraft } from "../use-draft.ts";
import { composeFeedback, FEEDBACK_PARTS, type FeedbackPart, isWholeFeedback } from "./ready-texts.ts";

/** The parts of a feedback. As long as nobody has changed the text that they make, it follows them. */
export function useFeedbackParts(open: OpenReport, text: string, write: (text: string) => void) {
  const [taken, setTaken] = useDraft(open, "feedback-taken");
  const [planned, setPlanned] = useDraft(open, "feedback-planned");
  const [reasons, setReasons] = useDraft(open, "feedback-reasons");
  const [withheld, setWithheld] = useDraft(open, "feedback-withheld");
  const parts = { taken, planned, reasons, withheld };
  const setters = { taken: setTaken, planned: setPlanned, reasons: setReasons, withheld: setWithheld };
  const [isOwn, setOwn] = useState(false);
  const language = portalLanguage(open.content?.language);
  const { data: texts } = useLanguageTexts(language);
  const compose = (given: typeof parts) => (texts ? composeFeedback(given, texts) : "");
  const composed = compose(parts);

  const setPart = (part: FeedbackPart, value: string) => {
    setters[part](value);
    if (text === "" || text === composed) write(compose({ ...parts, [part]: value }));
  };
  return {
    parts,
    /** Whether the words of the reporter's language have come. */
    isReady: texts !== undefined,
    setPart,
    /** Whether the text is one of its own, so that the parts no longer change it. */
    isApart: composed !== "" && text !== composed,
    append: () => write(text === "" ? composed : `${text}\n\n${composed}`),
    isWhole: isWholeFeedback(parts),
    /** Whether somebody wants to say it in a text of their own. */
    isOwn,
    setOwn,
    clear: () => {
      setOwn(false);
      FEEDBACK_PARTS.forEach((part) => setters[part](""));
    },
  };
}
