import { LEGAL_RETENTION_MONTHS } from "@hz/contract/retention-rules";
import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/input.tsx";
import { periodText } from "../retention/period-text.ts";
import { t } from "../texts.ts";
import type { ChannelTyped } from "./channel-form.ts";

/** The seven years of § 10 (1) LkSG. */
const SUPPLY_CHAIN_MONTHS = 84;
const OFFERED = [6, 12, 24, LEGAL_RETENTION_MONTHS, 60, SUPPLY_CHAIN_MONTHS, 120];

const nameOf = (months: number) => {
  if (months === LEGAL_RETENTION_MONTHS) return t("channelRetention_36");
  return months === SUPPLY_CHAIN_MONTHS ? t("channelRetention_84") : periodText(months);
};

/** Takes the form of a channel's settings and gives the field of how long its reports are kept. */
export function ChannelRetention({ form }: { form: UseFormReturn<ChannelTyped> }) {
  // What was set by another way stays a choice.
  const [stored] = useState(() => form.getValues("retentionMonths"));
  const offered = [...new Set(stored === "" ? OFFERED : [...OFFERED, Number(stored)])].sort((a, b) => a - b);
  return (
    <Field label={t("channelRetention")} hint={t("channelRetentionHint")}>
      {(control) => (
        <Select {...control} {...form.register("retentionMonths")}>
          <option value="">{t("channelRetentionAccount")}</option>
          {offered.map((months) => (
            <option key={months} value={String(months)}>
              {nameOf(months)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
