import { t } from "../../shared/texts/texts.ts";

/** Whether this is a keyboard with a Command key. */
const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The name of the key that is held for commands. */
export const commandKey = (): string => (isApple() ? "⌘" : t("keyCtrl"));
