import type { MadePageTexts } from "../language-texts.ts";

/** What stands on the pages that no company writes itself, in English. */
export const madePages: MadePageTexts = {
  choice:
    "You are free to choose: you can turn to the internal reporting office or to an external one. You do not have to report internally first, and after an internal report you may still turn to an external body. Nobody may prevent you from doing so (section 7 HinSchG).",
  asOf: "As of {date}",
  levels: {
    federal: "Federal bodies",
    states: "Bodies of the federal states",
    union: "Bodies of the European Union",
  },
  own: "Added by {company}",
  ownText: "These bodies were added by {company}. They do not belong to the list above.",
  phone: "Telephone",
  hours: "Hours",
  meeting: "Meeting in person",
  meetingRight:
    "If you ask for it, the reporting office must offer you a meeting in person within a reasonable time (section 16 (3) HinSchG). You ask for it by “New report” with “I ask for a meeting in person”, or on the page of your case. Then you arrange it in your case.",
  noPhone:
    "{company} has not given a telephone number of the reporting office here. Ask for a call or a meeting by “New report” if you prefer speaking to writing.",
  lead: "You do not have to write your report. You can also speak with the reporting office.",
  outside: "External reporting bodies",
  outsideText: "You may also turn to an external reporting body. They are listed on the page “External reporting bodies”.",
};
