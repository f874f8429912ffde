import type { ResetState } from "@hz/contract/sign-in/password-reset";
import * as z from "zod";
import type { About } from "../shared/password/about.ts";
import { demanded, notGuessed } from "../shared/password/new-password.ts";
import { t } from "../shared/texts/texts.ts";
import { mustUnderstand } from "./way-texts.ts";
import { asksForCode, type Way } from "./ways.ts";

/** The reset form as typed. */
export type ResetForm = {
  way: Way;
  code: string;
  understood: boolean;
  secondFactor: string;
  password: string;
  confirm: string;
};

/** What the holder's new password may not be made of. */
export const aboutHolder = ({ fullName, email, companyName }: ResetState["person"]): About => ({
  name: fullName,
  email,
  company: companyName,
});

/** The form's rules, by what the server says about the link. */
export const resetFormOf = (state: ResetState) =>
  z
    .object({
      way: z.enum(["recovery", "emergency", "colleague", "founding", "alone"]),
      code: z.string().trim(),
      understood: z.boolean(),
      secondFactor: z.string().trim(),
      password: demanded("kinds"),
      confirm: z.string(),
    })
    .check(({ value, issues }) => {
      const refuse = (field: keyof ResetForm, message: string) =>
        issues.push({ code: "custom", path: [field], message, input: value[field], continue: true });
      if (asksForCode(value.way) ? value.code === "" : false) refuse("code", t("resetCodeMissing"));
      if (mustUnderstand(value.way, state) && !value.understood) refuse("understood", t("resetUnderstoodMissing"));
      if (state.needsSecondFactor && value.secondFactor === "") refuse("secondFactor", t("resetSecondFactorMissing"));
      if (value.confirm !== value.password) refuse("confirm", t("resetMismatch"));
    })
    .check(notGuessed("password", () => aboutHolder(state.person)));
