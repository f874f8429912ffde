import { paths } from "@hz/contract/paths";
import { PORTAL_LANGUAGE_CODES, type PortalLanguage } from "@hz/contract/languages";
import { Dialog } from "radix-ui";
import { type KeyboardEvent, useRef, useState } from "react";
import { Link } from "react-router";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { DIALOG_BOX, DIALOG_VEIL } from "../../../ui/class-names.ts";
import { Field } from "../../../ui/field.tsx";
import { Input, Select } from "../../../ui/input.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useReturnFocus } from "../../../ui/return-focus.ts";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { useLanguageTexts } from "../../shared/languages/language-texts.ts";
import { languageName, useSpokenLanguages } from "../../shared/languages/languages.ts";
import { failureText } from "../../shared/failures/failure-text.ts";
import { useTemplates } from "../../templates/index.ts";
import { t } from "../../shared/texts/texts.ts";
import { TemplateChoices } from "./template-choices.tsx";

export type ChosenTemplate = { id: string; text: string; language: PortalLanguage };
type ChooseTemplateProps = { language: PortalLanguage; onChoose: (chosen: ChosenTemplate) => void; onClose: () => void };

/** The dialog in which a template is looked for and chosen, in the reporter's language to begin with. */
export function ChooseTemplate({ language: first, onChoose, onClose }: ChooseTemplateProps) {
  const [language, setLanguage] = useState(first);
  const [typed, setTyped] = useState("");
  const stored = useTemplates();
  const texts = useLanguageTexts(language);
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus();
  const chosen = useRef<ChosenTemplate | null>(null);
  const choices = useRef<HTMLDivElement>(null);
  const choose = (text: string, id: string) => {
    chosen.current = { id, text, language };
    onClose();
  };
  const intoList = (event: KeyboardEvent) => {
    const buttons = choices.current?.querySelectorAll("button");
    if (event.key === "ArrowDown") buttons?.[0]?.focus();
    else if (event.key === "Enter" && typed.trim() !== "") buttons?.[0]?.click();
    else return;
    event.preventDefault();
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={DIALOG_VEIL} />
        <Dialog.Content
          className={`${DIALOG_BOX} grid-rows-[auto_auto_minmax(0,1fr)_auto] overflow-hidden sm:max-w-2xl`}
          onOpenAutoFocus={onOpenAutoFocus}
          onCloseAutoFocus={(event) => {
            onCloseAutoFocus(event);
            // Only now: before, the dialog would take the focus out of the field again.
            if (chosen.current !== null) onChoose(chosen.current);
          }}
        >
          <div className="grid gap-1">
            <Dialog.Title className="text-xl">{t("insertTemplate")}</Dialog.Title>
            <Dialog.Description className="text-sm text-muted">{t("insertTemplateHint")}</Dialog.Description>
          </div>
          <div className="flex flex-wrap items-end gap-3">
            <Field label={t("insertTemplateSearch")} className="min-w-0 flex-[1_1_14rem]">
              {(control) => (
                <Input
                  {...control}
                  type="search"
                  autoComplete="off"
                  value={typed}
                  onChange={({ target }) => setTyped(target.value)}
                  onKeyDown={intoList}
                />
              )}
            </Field>
            <LanguageChoice chosen={language} onChoose={setLanguage} />
          </div>
          <div ref={choices} className="-mx-2 min-h-0 overflow-y-auto px-2">
            {stored.data && texts.data ? (
              <TemplateChoices stored={stored.data} language={language} texts={texts.data} typed={typed} onChoose={choose} />
            ) : (
              <NotThere query={stored.data ? texts : stored} />
            )}
          </div>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <Link to={paths.templates} className={`${buttonClass("ghost", "small")} -ml-3`}>
              {t("templatesOpen")}
            </Link>
            <Dialog.Close asChild>
              <Button variant="quiet">{t("cancel")}</Button>
            </Dialog.Close>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function LanguageChoice({ chosen, onChoose }: { chosen: PortalLanguage; onChoose: (language: PortalLanguage) => void }) {
  const spoken = useSpokenLanguages();
  return (
    <Field label={t("templateLanguages")} className="flex-[0_1_12rem]">
      {(control) => (
        <Select {...control} value={chosen} onChange={({ target }) => onChoose(target.value as PortalLanguage)}>
          {PORTAL_LANGUAGE_CODES.filter((one) => one === chosen || spoken.includes(one)).map((one) => (
            <option key={one} value={one}>
              {languageName(one)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

type Query = Pick<ReturnType<typeof useTemplates>, "isError" | "error" | "isFetching"> & { refetch: () => Promise<unknown> };

/** While the templates are read, and where they could not be. */
function NotThere({ query }: { query: Query }) {
  if (query.isError)
    return (
      <Notice tone="danger">
        <p>
          {t("templatesFailed")}. {failureText(query.error, "")}
        </p>
        <Button variant="quiet" size="small" className="justify-self-start" busy={query.isFetching} onClick={() => void query.refetch()}>
          {t("tryAgain")}
        </Button>
      </Notice>
    );
  return (
    <Loading label={t("loading")} className="grid gap-2">
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
    </Loading>
  );
}
