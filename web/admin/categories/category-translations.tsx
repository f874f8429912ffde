import { CategoryTexts } from "@hz/contract/channels/categories";
import { languageInGerman, PORTAL_LANGUAGE_CODES, type PortalLanguage } from "@hz/contract/languages";
import { MAX_CATEGORY_DESCRIPTION_CHARACTERS, MAX_CATEGORY_NAME_CHARACTERS } from "@hz/contract/limits";
import type { FieldPath, FieldValues } from "react-hook-form";
import * as z from "zod";
import { Textarea } from "../../ui/input.tsx";
import { type Fields, FormField } from "../shared/form/form.tsx";
import { InLanguages } from "../shared/languages/in-languages.tsx";
import { useSpokenLanguages } from "../shared/languages/languages.ts";
import { t } from "../shared/texts/texts.ts";

/** What is typed in other languages: whoever leaves the name empty leaves the language out. */
export const TypedTranslations = z
  .partialRecord(z.enum(PORTAL_LANGUAGE_CODES), z.object({ name: z.string().trim(), description: z.string().trim() }))
  .transform((typed) => Object.fromEntries(Object.entries(typed).filter(([, { name, description }]) => name || description)))
  .pipe(CategoryTexts);

const OTHERS: readonly PortalLanguage[] = PORTAL_LANGUAGE_CODES.slice(1);
const NOTHING = { name: "", description: "" };

/** The languages beside the first one in which any of the account's channels has pages; none until that is known. */
export const useOtherLanguages = (): readonly PortalLanguage[] => useSpokenLanguages().filter((language) => OTHERS.includes(language));

/** A category's texts in each other language, as fields hold them. */
export const typedTranslations = (given: CategoryTexts): Record<string, typeof NOTHING> =>
  Object.fromEntries(OTHERS.map((language) => [language, given[language] ?? NOTHING]));

type Props<Typed extends FieldValues, Given> = { form: Fields<Typed, Given>; languages: readonly PortalLanguage[] };

/** Name and description in each of these languages. */
export function TranslationFields<Typed extends FieldValues, Given>({ form, languages }: Props<Typed, Given>) {
  return (
    <InLanguages languages={languages} first={1} className="grid gap-4">
      {(language) => <TranslationField form={form} language={language} />}
    </InLanguages>
  );
}

function TranslationField<Typed extends FieldValues, Given>({
  form,
  language,
}: Pick<Props<Typed, Given>, "form"> & { language: PortalLanguage }) {
  const name = (part: keyof typeof NOTHING) => `translations.${language}.${part}` as FieldPath<Typed>;
  const words = { language: languageInGerman(language) };
  return (
    <fieldset className="grid gap-4 rounded-card border border-line p-4">
      <legend className="px-1 font-semibold">{t("categoryIn", words)}</legend>
      <FormField
        form={form}
        name={name("name")}
        label={t("categoryNameIn", words)}
        note={t("optional")}
        hint={t("categoryNameInHint")}
        autoComplete="off"
        maxLength={MAX_CATEGORY_NAME_CHARACTERS}
      />
      <FormField form={form} name={name("description")} label={t("categoryDescriptionIn", words)} note={t("optional")}>
        {(control) => <Textarea {...control} className="min-h-20" maxLength={MAX_CATEGORY_DESCRIPTION_CHARACTERS} />}
      </FormField>
    </fieldset>
  );
}
