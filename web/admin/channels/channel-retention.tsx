import { LEGAL_RETENTION_MONTHS, MAX_RETENTION_MONTHS } from "@hz/contract/procedure/retention-rules";
import { Controller, useWatch } from "react-hook-form";
import { Input } from "../../ui/input.tsx";
import { Notice } from "../../ui/notice.tsx";
import { optionsOf, RadioGroup } from "../../ui/radio-group.tsx";
import { type Fields, FormField } from "../shared/form/form.tsx";
import { t } from "../shared/texts/texts.ts";
import { type ChannelTyped, ownMonths, RETENTIONS } from "./settings/channel-form.ts";

const RETENTION_TEXTS = { account: t("channelRetentionAccount"), own: t("channelRetentionOwn") };

/** How long the channel's reports are kept: as in the account, or a number of months of its own. */
export function ChannelRetention({ form }: { form: Fields<ChannelTyped> }) {
  const [retention, typed] = useWatch({ control: form.control, name: ["retention", "retentionMonths"] });
  const months = ownMonths(typed);
  return (
    <div className="grid gap-2">
      <Controller
        control={form.control}
        name="retention"
        render={({ field }) => (
          <RadioGroup
            label={t("channelRetention")}
            hint={t("channelRetentionHint")}
            options={optionsOf(RETENTIONS, RETENTION_TEXTS)}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      {retention === "own" && (
        <FormField form={form} name="retentionMonths" label={t("retentionMonths")} hint={t("channelRetentionMonthsHint")}>
          {(control) => (
            <Input {...control} type="number" inputMode="numeric" min={1} max={MAX_RETENTION_MONTHS} className="max-w-32 tabular-nums" />
          )}
        </FormField>
      )}
      <div role="status" className="empty:hidden">
        {retention === "own" && months !== null && months < LEGAL_RETENTION_MONTHS && (
          <Notice tone="accent">
            <p>{t("channelRetentionShort")}</p>
          </Notice>
        )}
      </div>
    </div>
  );
}
