import { isGoodPassword } from "@hz/contract/password-rules";
import type { ResetState } from "@hz/contract/password-reset";
import * as z from "zod";
import { t } from "../texts.ts";
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

/** Takes what the server says about a link and gives the form's rules. */
export const resetFormOf = ({ needsSecondFactor }: ResetState) =>
  z
    .object({
      way: z.enum(["recovery", "emergency", "colleague", "founding", "alone"]),
      code: z.string().trim(),
      understood: z.boolean(),
      secondFactor: z.string().trim(),
      password: z.string().refine(isGoodPassword, t("resetRule")),
      confirm: z.string(),
    })
    .check(({ value, issues }) => {
      const refuse = (field: keyof ResetForm, message: string) =>
        issues.push({ code: "custom", path: [field], message, input: value[field] });
      if (asksForCode(value.way) ? value.code === "" : false) refuse("code", t("resetCodeMissing"));
      if (!asksForCode(value.way) && !value.understood) refuse("understood", t("resetUnderstoodMissing"));
      if (needsSecondFactor && value.secondFactor === "") refuse("secondFactor", t("resetSecondFactorMissing"));
      if (value.confirm !== value.password) refuse("confirm", t("resetMismatch"));
    });
