import { languageInGerman, type PortalLanguage } from "@hz/contract/languages";
import { MAX_OWN_BODIES } from "@hz/contract/channels/channel-duties";
import { Plus, Trash2 } from "lucide-react";
import { useFieldArray } from "react-hook-form";
import { Button } from "../../../ui/button.tsx";
import { Textarea } from "../../../ui/input.tsx";
import { type Fields, FormField } from "../../shared/form/form.tsx";
import { InLanguages } from "../../shared/languages/in-languages.tsx";
import { t } from "../../shared/texts/texts.ts";
import { type DutiesTyped, NEW_BODY, OTHERS } from "./duties-form.ts";

type OwnBodiesProps = { form: Fields<DutiesTyped>; languages: readonly PortalLanguage[] };

/** The form's part about the bodies that the company adds to the list of external ones. */
export function OwnBodies({ form, languages }: OwnBodiesProps) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: "bodies" });
  return (
    <div className="grid gap-4">
      {fields.map(({ id }, at) => {
        const input = (name: "name" | "link" | "phone", label: string) => (
          <FormField form={form} name={`bodies.${at}.${name}`} label={label} autoComplete="off" />
        );
        const area = (name: "purpose" | `translations.${PortalLanguage}`, label: string) => (
          <FormField key={name} form={form} name={`bodies.${at}.${name}`} label={label}>
            {(control) => <Textarea {...control} className="min-h-20" />}
          </FormField>
        );
        return (
          <div
            key={id}
            role="group"
            aria-label={t("dutyBody", { number: at + 1 })}
            className="grid gap-4 rounded-card border border-line p-4"
          >
            {input("name", t("dutyBodyName"))}
            <div className="grid items-start gap-4 sm:grid-cols-2">
              {area("purpose", t("dutyBodyPurpose"))}
              {input("link", t("dutyBodyLink"))}
              {input("phone", t("dutyBodyPhone"))}
            </div>
            <InLanguages
              languages={languages.filter((language) => OTHERS.includes(language))}
              first={1}
              className="grid items-start gap-4 sm:grid-cols-2"
            >
              {(language) => area(`translations.${language}`, t("dutyBodyPurposeIn", { language: languageInGerman(language) }))}
            </InLanguages>
            <div>
              <Button variant="quiet" size="small" aria-label={t("dutyBodyRemove", { number: at + 1 })} onClick={() => remove(at)}>
                <Trash2 aria-hidden="true" className="size-4" />
                {t("pageRemoveShort")}
              </Button>
            </div>
          </div>
        );
      })}
      {fields.length < MAX_OWN_BODIES && (
        <div>
          <Button variant="quiet" onClick={() => append(NEW_BODY)}>
            <Plus aria-hidden="true" className="size-4" />
            {t("dutyBodyAdd")}
          </Button>
        </div>
      )}
    </div>
  );
}
