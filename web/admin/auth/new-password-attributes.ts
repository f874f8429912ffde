import { t } from "../texts.ts";

/** Takes a field's label and gives what fields for a new password have in common; of two on a page each eye has its own name. */
export const newPasswordAttributes = (label: string) => ({
  showLabel: `${label}: ${t("passwordShow")}`,
  hideLabel: `${label}: ${t("passwordHide")}`,
  autoComplete: "new-password",
  required: true,
});
