import type { FieldPath, FieldValues } from "react-hook-form";
import { Input } from "../../../ui/input.tsx";
import { type Fields, FormField } from "../../shared/form/form.tsx";
import { t } from "../../shared/texts/texts.ts";
import { guestDays } from "./guest-form.ts";

type LastDayFieldProps<Typed extends FieldValues, Given> = { form: Fields<Typed, Given>; name: FieldPath<Typed> };

/** The field for the last day of an access. */
export function LastDayField<Typed extends FieldValues, Given>(field: LastDayFieldProps<Typed, Given>) {
  const { first, last } = guestDays();
  return (
    <FormField {...field} label={t("guestLastDay")} hint={t("guestLastDayHint")}>
      {(control) => <Input {...control} type="date" min={first} max={last} />}
    </FormField>
  );
}
