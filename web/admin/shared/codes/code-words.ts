import { t } from "../texts/texts.ts";

/** What is asked before an invitation's code, which is shown this one time, is left. */
export const codeWords = () => ({ title: t("codeLeaveTitle"), text: t("codeLeaveText"), leave: t("codeLeave") });
